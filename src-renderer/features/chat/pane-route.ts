import { focusComposer } from '../../app/focus-composer.ts';
import { go, goFromHere, href, parseHash } from '../../app/route.ts';
import type { PaneName } from './pane.tsx';

/** The conversations in view by the address; null is one that does not exist yet. */
export interface InView {
  readonly main: string | null;
  /** Undefined when nothing stands beside. */
  readonly beside: string | null | undefined;
}

const named = (part: string | undefined): string | null => (part === undefined || part === 'new' ? null : part);

/** What the address of the window shows. */
export function inView(hash: string = window.location.hash): InView {
  const { rest, query } = parseHash(hash);
  const { beside } = query;
  return { main: named(rest[0]), beside: beside === undefined ? undefined : named(beside) };
}

/** The address of two conversations side by side, or of one. */
export function hrefOf({ main, beside }: InView, message?: number): string {
  return href('chat', [main ?? 'new'], {
    ...(beside === undefined ? {} : { beside: beside ?? 'new' }),
    ...(message === undefined ? {} : { message: String(message) }),
  });
}

/** The address that shows a conversation in one pane and leaves the other as it is. */
export function hrefIn(pane: PaneName, session: string | null): string {
  const now = inView();
  return hrefOf(pane === 'main' ? { ...now, main: session } : { ...now, beside: session });
}

/** The address of the same two conversations, each in the place of the other. */
export function hrefSwapped(): string {
  const { main, beside } = inView();
  return hrefOf({ main: beside ?? null, beside: main });
}

/** From this width of the window on, in CSS pixels, two conversations are in view at once; chat.css draws it so. */
const roomForTwo = 1100;

/** Whether two conversations are in view at once; in a narrower window it is one of them. */
export const twoFit = (): boolean => window.innerWidth >= roomForTwo;

/**
 * The address that shows a conversation beside the one in view. Where one of the two is in view, that is the one asked for: the
 * other is a press of the button in its head away.
 */
export function hrefBeside(session: string | null): string {
  const now = inView();
  return hrefOf(twoFit() ? { ...now, beside: session } : { main: session, beside: now.main });
}

/** Opens a conversation beside the one in view; undefined closes the second pane. */
export function openBeside(session: string | null | undefined): void {
  if (session === undefined) {
    go(hrefOf({ ...inView(), beside: undefined }));
    return;
  }
  go(hrefBeside(session));
  focusComposer({ beside: twoFit() });
}

/** Closes one of two panes: the other is the one in view. */
export function closePane(pane: PaneName): void {
  const { main, beside } = inView();
  go(
    hrefOf(
      pane === 'beside' || beside === undefined ? { main, beside: undefined } : { main: beside, beside: undefined },
    ),
  );
  focusComposer();
}

/** Shows a conversation in a pane. */
export function openIn(pane: PaneName, session: string | null): void {
  go(hrefIn(pane, session));
}

/** The same for what takes a moment: nothing happens once the person has gone elsewhere. `replace` leaves no entry in the history. */
export function openLater(pane: PaneName, options: { replace?: boolean } = {}): (session: string | null) => void {
  const goOn = goFromHere();
  return (session) => goOn(hrefIn(pane, session), options);
}
