import {
  Archive,
  ArchiveRestore,
  ArrowDown,
  AtSign,
  Ban,
  BookMarked,
  Brain,
  Check,
  ChevronDown,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  Clock,
  Columns2,
  Copy,
  CornerDownLeft,
  Download,
  Ellipsis,
  Eye,
  FileText,
  Folder,
  Funnel,
  GitBranch,
  History,
  Hourglass,
  Link,
  List,
  Maximize,
  MessageSquare,
  Minus,
  Paperclip,
  Pause,
  Pencil,
  Pin,
  PinOff,
  Play,
  Plus,
  Radio,
  RotateCcw,
  Search,
  SkipBack,
  SlidersHorizontal,
  Snowflake,
  Square,
  StepBack,
  StepForward,
  Stamp,
  Trash2,
  Undo2,
  Upload,
  User,
  WifiOff,
  Wrench,
  X,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const lucide = {
  archive: Archive,
  'archive-restore': ArchiveRestore,
  'arrow-down': ArrowDown,
  at: AtSign,
  ban: Ban,
  book: BookMarked,
  reasoning: Brain,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  alert: CircleAlert,
  clock: Clock,
  columns: Columns2,
  copy: Copy,
  enter: CornerDownLeft,
  download: Download,
  more: Ellipsis,
  eye: Eye,
  file: FileText,
  folder: Folder,
  filter: Funnel,
  branch: GitBranch,
  history: History,
  hourglass: Hourglass,
  link: Link,
  list: List,
  fit: Maximize,
  message: MessageSquare,
  minus: Minus,
  attach: Paperclip,
  pause: Pause,
  pencil: Pencil,
  pin: Pin,
  unpin: PinOff,
  play: Play,
  plus: Plus,
  radio: Radio,
  again: RotateCcw,
  search: Search,
  'to-start': SkipBack,
  'step-back': StepBack,
  'step-on': StepForward,
  sliders: SlidersHorizontal,
  snowflake: Snowflake,
  stop: Square,
  stamp: Stamp,
  trash: Trash2,
  undo: Undo2,
  upload: Upload,
  user: User,
  offline: WifiOff,
  tool: Wrench,
  close: X,
} as const satisfies Record<string, LucideIcon>;

/** Shapes drawn for this app, in a 24 x 24 box. */
const own = {
  logo: (
    <>
      <path d="M12 2.5v19M2.5 12h19" strokeWidth={1} />
      <path
        d="M12 5.5c.6 4.2 2.3 5.9 6.5 6.5-4.2.6-5.9 2.3-6.5 6.5-.6-4.2-2.3-5.9-6.5-6.5 4.2-.6 5.9-2.3 6.5-6.5z"
        fill="currentColor"
        stroke="none"
      />
    </>
  ),
  memory: <path d="M12 3v18M3.5 7h5M3.5 12h5M3.5 17h5M15.5 7h5M15.5 12h3M15.5 17h5" />,
  star: (
    <>
      <circle cx={12} cy={12} r={1.6} fill="currentColor" stroke="none" />
      <path d="M12 6.2a5.8 5.8 0 1 1-5 2.9M12 2a10 10 0 1 1-8.7 5" />
      <circle cx={18.6} cy={5.4} r={1.6} fill="currentColor" stroke="none" />
    </>
  ),
  differ: <path d="M6 9.5h12M6 14.5h12M15 5 9 19" />,
  equal: <path d="M6 9.5h12M6 14.5h12" />,
  slash: <path d="M22 2 2 22" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof lucide | keyof typeof own;

const isOwn = (name: IconName): name is keyof typeof own => Object.hasOwn(own, name);

export interface IconProps {
  readonly name: IconName;
  /** Side in px. */
  readonly size?: 12 | 14 | 16 | 20;
  readonly className?: string;
}

/** An icon: always decoration, the word beside it carries the meaning. Stroke and size come from the parts' classes. */
export function Icon({ name, size = 16, className }: IconProps): ReactNode {
  const classes = ['i', size === 16 ? '' : `i-${size}`, className ?? ''].filter((part) => part !== '').join(' ');
  if (isOwn(name)) {
    return (
      <svg className={classes} viewBox="0 0 24 24" aria-hidden="true">
        {own[name]}
      </svg>
    );
  }
  const Shape: LucideIcon = lucide[name];
  return <Shape className={classes} aria-hidden="true" width={undefined} height={undefined} strokeWidth={undefined} />;
}
