import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useLive, usePane } from './pane.tsx';

/** Calls that wait for the person, said where they cannot scroll out of sight; the call itself is decided in its own row. */
export function AskLine(): ReactNode {
  const t = useText();
  const { conversation } = usePane();
  const asks = useLive((store) => store.asks);
  const [first] = asks;
  if (first === undefined) return null;
  return (
    <div className="queue asking" role="status">
      <Icon name="hourglass" size={14} />
      <span className="cut grow" dir="auto">
        {t('ask.title', { server: first.server, tool: first.tool })}
        {asks.length > 1 ? ` (+${String(asks.length - 1)})` : ''}
      </span>
      <Button
        small
        kind="quiet"
        icon="arrow-down"
        onClick={() => conversation.setState((was) => ({ sent: was.sent + 1 }))}
      >
        {t('ask.show')}
      </Button>
    </div>
  );
}

/** What waits behind the running turn, in order, and what a stop has held: that is sent by the person alone. */
export function QueueLines({
  session,
  onSend,
}: {
  session: string | null;
  onSend: (text: string) => Promise<void>;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const queued = useLive((store) => store.queued);
  if (session === null) return null;
  // What is no longer in the queue has gone on its way already: it is not sent twice.
  const drop = (id: string, then: () => unknown): void =>
    void bridge.request('chat.unqueue', { session, id }).then(then, () => undefined);
  return queued.map((item) => (
    <div key={item.id} className="queue">
      <Icon name="enter" size={14} />
      <span className="cut grow" dir="auto">
        {t(item.held ? 'chat.held' : 'chat.queued', { text: item.text })}
      </span>
      <Button small kind="quiet" onClick={() => drop(item.id, () => onSend(item.text))}>
        {t('chat.sendNow')}
      </Button>
      <IconButton small icon="close" label={t('chat.dropQueued')} onClick={() => drop(item.id, () => undefined)} />
    </div>
  ));
}
