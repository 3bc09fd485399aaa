import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { SessionRow } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import type { MenuItem } from '../../ui/popover.tsx';
import { sessionName, useSessionMenu } from '../sessions/actions.ts';
import { TitleField } from '../sessions/title-field.tsx';
import { closePane, hrefBeside, hrefIn, hrefSwapped, inView, openBeside, twoFit } from './pane-route.ts';
import { isGone } from './conversation-store.ts';
import { useConversation, useLive, usePane } from './pane.tsx';
import type { ThreadActions } from './use-thread-actions.ts';

export interface ThreadBarProps {
  readonly session: string | null;
  readonly actions: ThreadActions;
  readonly paired: boolean;
  /** Runs work and shows what was refused. */
  readonly attempt: (work: Promise<unknown>) => void;
  /** Shows what came of an action, in one sentence. */
  readonly onAnswer: (words: string) => void;
  readonly onShowList: () => void;
  readonly onDeleted: (row: SessionRow) => void;
  readonly onError: (error: unknown) => void;
}

/** The head of a conversation: its name, where it branched off, its prompt, and what can be done with it. */
export function ThreadBar(props: ThreadBarProps): ReactNode {
  const { session, paired, onShowList, onError } = props;
  const t = useText();
  const { name } = usePane();
  const row = useConversation((store) => store.row);
  const gone = useConversation(isGone);
  const lookingOn = useLookingOn();
  const [renaming, setRenaming] = useState(false);
  const onRename = useCallback(() => setRenaming(true), []);
  useEffect(() => setRenaming(false), [session]);
  return (
    <header className="bar">
      {name === 'main' && (
        <IconButton icon="list" className="narrow-only" label={t('chat.showList')} onClick={onShowList} />
      )}
      {renaming && row !== null ? (
        <TitleField row={row} onClose={() => setRenaming(false)} onError={onError} />
      ) : (
        <h1 className="cut grow" dir="auto">
          {session === null ? t('chat.new') : gone ? t('chat.gone') : row === null ? ' ' : sessionName(row, t)}
        </h1>
      )}
      {row?.parent != null && <BranchLink parent={row.parent} />}
      {session !== null && !gone && (
        <a
          className="btn btn-quiet"
          href={href('memory', [session])}
          aria-label={t('chat.promptAndMemory')}
          title={t('chat.promptAndMemory')}
        >
          <Icon name="memory" />
          {!paired && <span className="roomy-only">{t('chat.promptAndMemory')}</span>}
        </a>
      )}
      {session !== null && row !== null && !lookingOn && <ThreadMenu {...props} row={row} onRename={onRename} />}
      {paired && <SwapButton />}
      {paired && <IconButton icon="close" label={t('chat.closePane')} onClick={() => closePane(name)} />}
    </header>
  );
}

/** Where a conversation branched off; it opens beside, so that both can be read. */
function BranchLink({ parent }: { parent: string }): ReactNode {
  const t = useText();
  const { name } = usePane();
  const to = name === 'main' ? hrefBeside(parent) : hrefIn('main', parent);
  return (
    <a className="btn icb" href={to} aria-label={t('chat.branchedFrom')} title={t('chat.branchedFrom')}>
      <Icon name="branch" />
    </a>
  );
}

/** In a narrow window one of two conversations is in view; this shows the other. */
function SwapButton(): ReactNode {
  const t = useText();
  if (inView().beside === undefined) return null;
  return (
    <a
      className="btn btn-quiet narrow-only"
      href={hrefSwapped()}
      aria-label={t('chat.otherPane')}
      title={t('chat.otherPane')}
    >
      <Icon name="columns" />
      <span className="cut">{t('chat.other')}</span>
    </a>
  );
}

function ThreadMenu({
  session,
  actions,
  attempt,
  onAnswer,
  onDeleted,
  onError,
  row,
  onRename,
}: ThreadBarProps & { row: SessionRow; onRename: () => void }): ReactNode {
  const t = useText();
  const pane = usePane();
  const running = useLive((store) => store.running);
  const menu = useSessionMenu(row, { onRename, onDeleted, onError });
  const told = (work: Promise<string>): void => attempt(work.then(onAnswer));
  const idle: readonly MenuItem[] = [
    { kind: 'item', label: t('chat.retry'), icon: 'again', run: () => attempt(actions.retry()) },
    { kind: 'item', label: t('chat.undo'), icon: 'undo', run: () => attempt(actions.undo()) },
    { kind: 'item', label: t('chat.branch'), icon: 'branch', run: () => attempt(actions.branch(null, '')) },
    {
      kind: 'item',
      label: t('chat.compress'),
      icon: 'minus',
      run: () => told(actions.compress({ focus: '', keep: null })),
    },
    { kind: 'item', label: t('chat.renewTools'), icon: 'tool', run: () => told(actions.renewTools()) },
    { kind: 'rule' },
  ];
  return (
    <Menu
      label={t('chat.more')}
      trigger={<IconButton icon="more" label={t('chat.more')} />}
      items={[
        ...(running ? [] : idle),
        { kind: 'item', label: t('find.begin'), icon: 'search', run: () => pane.find.begin() },
        ...(pane.name === 'main'
          ? [
              {
                kind: 'item' as const,
                label: t('chat.beside'),
                icon: 'columns' as const,
                run: () => openBeside(inView().beside === undefined || !twoFit() ? null : session),
              },
            ]
          : []),
        { kind: 'rule' },
        ...menu,
      ]}
    />
  );
}
