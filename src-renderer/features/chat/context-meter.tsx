import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { ContextUse, SessionRow } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Meter } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { useConversation, useLive } from './pane.tsx';

/** How full the model's window is, and what the session cost; opens to the parts. */
export function ContextMeter({
  session,
  onCompress,
}: {
  session: string;
  /** Answers in one sentence what came of it. */
  onCompress: () => Promise<string>;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const use = useContextUse(session);
  const row = useConversation((store) => store.row);
  if (use === null) return null;
  const words = t('chat.contextOf', { used: format.compact(use.used), window: format.compact(use.window) });
  // What costs nothing is not worth a figure.
  const cost = row?.costUsd === 0 ? null : (row?.costUsd ?? null);
  return (
    <Popover
      label={t('chat.context')}
      side="top"
      trigger={
        <button type="button" className="ctx">
          <span className="sr">{t('chat.context')} </span>
          {words}
          <Meter value={use.used} limit={use.window} width={72} label={words} />
          {cost !== null && (
            <span className="wide-only meta">
              <span className="sr">{t('chat.cost')} </span>
              {format.cost(cost)}
            </span>
          )}
        </button>
      }
    >
      <table className="figures">
        <caption className="meta">{t('chat.contextNote')}</caption>
        <tbody>
          {use.parts.map((part) => (
            <Figure key={part.name} name={t(`chat.part.${part.name}`)} value={format.number(part.tokens)} />
          ))}
        </tbody>
        {row !== null && (
          <tbody>
            <tr>
              <th scope="colgroup" colSpan={2} className="meta so-far">
                {t('chat.soFar')}
              </th>
            </tr>
            <Figure name={t('chat.tokensIn')} value={format.number(row.inputTokens)} />
            <Figure name={t('chat.tokensOut')} value={format.number(row.outputTokens)} />
            <Figure
              name={t('chat.cacheRead')}
              value={t('chat.cacheShare', { n: format.number(row.cacheReadTokens), percent: String(cacheShare(row)) })}
            />
            {cost !== null && <Figure name={t('chat.cost')} value={format.cost(cost)} />}
          </tbody>
        )}
      </table>
      <Compress onCompress={onCompress} />
    </Popover>
  );
}

/** How much of what was read came from the provider's cache, in whole percent. */
export function cacheShare({
  inputTokens,
  cacheReadTokens,
}: Pick<SessionRow, 'inputTokens' | 'cacheReadTokens'>): number {
  return inputTokens === 0 ? 0 : Math.round((100 * cacheReadTokens) / inputTokens);
}

/** Makes room: the older messages give way to a summary. What it gained stands where the button was. */
function Compress({ onCompress }: { onCompress: () => Promise<string> }): ReactNode {
  const t = useText();
  const running = useLive((store) => store.running);
  const lookingOn = useLookingOn();
  const [said, setSaid] = useState('');
  const [error, setError] = useState<unknown>(null);
  if (lookingOn) return null;
  const press = (): void => {
    setError(null);
    onCompress().then(setSaid, setError);
  };
  return (
    <div className="compress">
      <Button small disabledBecause={running ? t('chat.running') : false} onClick={press}>
        {t('chat.compress')}
      </Button>
      {said !== '' && (
        <p className="meta" role="status">
          {said}
        </p>
      )}
      {error !== null && <Failed error={error} />}
    </div>
  );
}

function Figure({ name, value }: { name: string; value: string }): ReactNode {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="num">{value}</td>
    </tr>
  );
}

/** The estimate, asked for again when a turn has ended. */
function useContextUse(session: string): ContextUse | null {
  const bridge = useBridge();
  const [use, setUse] = useState<ContextUse | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'turn.ended',
        () => bridge.request('chat.context', { session }),
        setUse,
        () => setUse(null),
        (turn) => turn.session === session,
      ),
    [bridge, session],
  );
  return use;
}
