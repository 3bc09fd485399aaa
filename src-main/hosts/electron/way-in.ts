import type { App } from 'electron';
import { LINK_SCHEME, parseLink } from '@shared/shell/links.ts';
import type { Destination } from '@shared/contract/index.ts';

/** Brings the person to a place in the window, whether its page is there already or still to come. */
export interface WayIn {
  go(to: Destination): void;
  /** Goes where a link leads; what is no link of ours goes nowhere. */
  follow(link: string): void;
  /** The page asks, once it is there, where it was meant to go. From then on it is told. */
  arrival(): Destination | null;
  /** The page is gone: the next one asks again. */
  left(): void;
}

/** `show` brings the window to the front, or opens it; `tell` reaches its page. */
export function createWayIn(show: () => void, tell: (to: Destination) => void): WayIn {
  let there = false;
  let waiting: Destination | null = null;
  const go = (to: Destination): void => {
    if (there) tell(to);
    else waiting = to;
    show();
  };
  return {
    go,
    follow(link) {
      const to = parseLink(link);
      if (to !== null) go(to);
    },
    arrival() {
      there = true;
      const to = waiting;
      waiting = null;
      return to;
    },
    left() {
      there = false;
    },
  };
}

/** The link among the arguments of a start, where the system put one; null when there is none. */
export function linkAmong(argv: readonly string[]): string | null {
  return argv.find(isLink) ?? null;
}

/** Whether an argument is meant as a link, a good one or not: no such argument is a flag. */
export function isLink(word: string): boolean {
  return word.toLowerCase().startsWith(`${LINK_SCHEME}:`);
}

/**
 * Makes this app the one that follows `hermes-desk://` links, and follows those of the system's own event (macOS). Answers
 * whether the system agreed. Unpackaged, the system has to be told which app Electron is to start.
 */
export function takeLinks(
  app: Pick<App, 'setAsDefaultProtocolClient' | 'on' | 'getAppPath'>,
  wayIn: Pick<WayIn, 'follow'>,
): boolean {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    wayIn.follow(url);
  });
  return process.defaultApp
    ? app.setAsDefaultProtocolClient(LINK_SCHEME, process.execPath, [app.getAppPath()])
    : app.setAsDefaultProtocolClient(LINK_SCHEME);
}
