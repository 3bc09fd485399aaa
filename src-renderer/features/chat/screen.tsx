import { useEffect, useMemo, useState } from 'react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useKeyLines } from '../../app/commands.ts';
import { go } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { findThisSession, setThisSession } from '../../app/this-session.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { classes } from '../../ui/classes.ts';
// What depends on the window and on how many panes there are comes last.
import './rows.css';
import './composer.css';
import './chat.css';
import { saveDraftsOnClose } from './draft-store.ts';
import { useNotificationsWatch } from './notifications.ts';
import { hrefOf } from './pane-route.ts';
import { createPane, PaneProvider } from './pane.tsx';
import { SessionList } from './session-list.tsx';
import { Divider, useShare } from './split.tsx';
import { Thread } from './thread.tsx';

/**
 * The chat: `#/chat/<session>?message=<id>`, `#/chat/new`, and `#/chat` for the conversation last in view. `beside=<session>` shows a
 * second one next to it.
 */
export default function ChatScreen({ rest, query }: ScreenProps): ReactNode {
  const t = useText();
  const [wanted] = rest;
  const session = sessionOf(wanted);
  const { beside } = query;
  const paired = beside !== undefined;
  const target = query['message'] === undefined ? null : Number(query['message']);
  const [listOpen, setListOpen] = useState(false);
  const [panes] = useState(() => ({ main: createPane('main'), beside: createPane('beside') }));
  const share = useShare();
  useLastSession(wanted, sessionOf(beside));
  useEffect(saveDraftsOnClose, []);
  useNotificationsWatch();
  useKeyLines(
    'rail.chat',
    useMemo(
      () => [
        { keys: ['Enter'], label: t('chat.key.send') },
        { keys: ['Shift+Enter'], label: t('chat.key.line') },
        { keys: ['Mod+Enter'], label: t('chat.key.queue') },
        { keys: ['Tab'], label: t('chat.key.reference') },
        { keys: ['/'], label: t('chat.key.command') },
        { keys: ['Up'], label: t('chat.key.before') },
        { keys: ['Mod+F'], label: t('chat.key.find') },
        { keys: ['Esc'], label: t('chat.key.stop') },
      ],
      [t],
    ),
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !listOpen) return;
    event.preventDefault();
    setListOpen(false);
  };
  const style: CSSProperties & Record<'--share', string> = { '--share': String(share.value) };
  return (
    <main className={classes('chat', listOpen && 'list-open')} onKeyDown={onKeyDown}>
      <SessionList current={session} beside={sessionOf(beside)} onChosen={() => setListOpen(false)} />
      {listOpen && <div className="list-veil narrow-only" onClick={() => setListOpen(false)} />}
      <div className={classes('panes', paired && 'paired')} style={style}>
        <PaneProvider pane={panes.main}>
          <Thread session={session} target={target} paired={paired} onShowList={() => setListOpen(true)} />
        </PaneProvider>
        {paired && (
          <>
            <Divider share={share} />
            <PaneProvider pane={panes.beside}>
              <Thread session={sessionOf(beside)} target={null} paired onShowList={() => setListOpen(true)} />
            </PaneProvider>
          </>
        )}
      </div>
    </main>
  );
}

function sessionOf(part: string | undefined): string | null {
  return part === undefined || part === 'new' ? null : part;
}

/** Remembers the conversations in view, and leads a bare `#/chat` to them. */
function useLastSession(wanted: string | undefined, beside: string | null): void {
  const bridge = useBridge();
  useEffect(() => {
    if (wanted === 'new') return;
    if (wanted !== undefined) {
      setThisSession(bridge, wanted, beside);
      return;
    }
    let open = true;
    void findThisSession(bridge).then((found) => {
      if (!open || found === null) return;
      go(hrefOf({ main: found.session, beside: found.beside ?? undefined }), { replace: true });
    });
    return () => {
      open = false;
    };
  }, [bridge, wanted, beside]);
}
