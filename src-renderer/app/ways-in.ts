import { useEffect } from 'react';
import type { Destination } from '@shared/contract/index.ts';
import { useBridge } from '../bridge/context.tsx';
import { sessionHref } from '../features/sessions/session-href.ts';
import type { Over } from './acts.ts';
import { focusComposer } from './focus-composer.ts';
import { go, href, places } from './route.ts';

/** The address within the window that a destination stands for; null for one that lies over the screen. */
export function addressOf(to: Destination): string | null {
  switch (to.kind) {
    case 'place': {
      const place = places.find((name) => name === to.place);
      return place === undefined ? null : href(place);
    }
    case 'session':
      return sessionHref(to.session, to.message);
    case 'memory':
      return href('memory', [], { entry: to.entry });
    case 'node':
      return href('journey', [], { node: to.node });
    case 'ask':
      return href('chat', ['new']);
    case 'palette':
    case 'keys':
      return null;
  }
}

/** Goes where the person asked to go outside of the page: by a link, the menu, the tray, a notice, the keys from anywhere. */
export function useWaysIn(setOver: (over: Over) => void): void {
  const bridge = useBridge();
  useEffect(() => {
    const arrive = (to: Destination): void => {
      setOver(to.kind === 'palette' || to.kind === 'keys' ? to.kind : null);
      const address = addressOf(to);
      if (address !== null) go(address);
      if (to.kind === 'ask') focusComposer();
    };
    const stop = bridge.on('shell.go', arrive);
    bridge.request('shell.arrival', {}).then(
      ({ to }) => to !== null && arrive(to),
      // Where it was meant to go is not known; it opens as usual.
      () => undefined,
    );
    return stop;
  }, [bridge, setOver]);
}
