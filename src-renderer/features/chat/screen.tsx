import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useKeyLines } from '../../app/commands.ts';
import { go, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { findThisSession, setThisSession } from '../../app/this-session.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { classes } from '../../ui/classes.ts';
import './chat.css';
import { saveDraftsOnClose } from './draft-store.ts';
import { useNotificationsWatch } from './notifications.ts';
import { SessionList } from './session-list.tsx';
import { Thread } from './thread.tsx';

/** The chat: `#/chat/<session>?message=<id>`, `#/chat/new`, and `#/chat` for the conversation last in view. */
export default function ChatScreen({ rest, query }: ScreenProps): ReactNode {
  const t = useText();
  const [wanted] = rest;
  const session = wanted === undefined || wanted === 'new' ? null : wanted;
  const target = query['message'] === undefined ? null : Number(query['message']);
  const [listOpen, setListOpen] = useState(false);
  useLastSession(wanted);
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
        { keys: ['Esc'], label: t('chat.key.stop') },
      ],
      [t],
    ),
  );
  return (
    <main
      className={classes('chat', listOpen && 'list-open')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && listOpen) {
          event.preventDefault();
          setListOpen(false);
        }
      }}
    >
      <SessionList current={session} onChosen={() => setListOpen(false)} />
      {listOpen && <div className="list-veil narrow-only" onClick={() => setListOpen(false)} />}
      <Thread session={session} target={target} onShowList={() => setListOpen(true)} />
    </main>
  );
}

/** Remembers the conversation in view, and leads a bare `#/chat` to it. */
function useLastSession(wanted: string | undefined): void {
  const bridge = useBridge();
  useEffect(() => {
    if (wanted === 'new') return;
    if (wanted !== undefined) {
      setThisSession(bridge, wanted);
      return;
    }
    let open = true;
    void findThisSession(bridge).then((found) => {
      if (open && found !== null) go(href('chat', [found]), { replace: true });
    });
    return () => {
      open = false;
    };
  }, [bridge, wanted]);
}
