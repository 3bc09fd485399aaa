import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { useComposing } from '../../ui/composing.ts';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { ContextMeter } from './context-meter.tsx';
import { useConversation } from './conversation-store.ts';
import { draftOf, draftText, loadDraft, pasteInto, setDraft, useDrafts } from './draft-store.ts';
import { useLive } from './live-store.ts';
import { optionId, ReferenceList, ReferenceMarks, useReferences } from './references.tsx';
import { keyLabel } from '../../app/keyboard.ts';

export type WhenBusy = 'queue' | 'steer' | 'interrupt';

export interface ComposerProps {
  /** Null for a conversation that does not exist yet. */
  readonly session: string | null;
  readonly whenBusy: WhenBusy;
  /** Resolves when the words are on disk. */
  readonly onSend: (text: string, whenBusy: WhenBusy) => Promise<void>;
  readonly onStop: () => void;
}

const busyWords: Record<WhenBusy, TextKey> = { queue: 'chat.queue', steer: 'chat.steer', interrupt: 'chat.interrupt' };

/** Where the person writes. The field is theirs alone: nothing that happens elsewhere touches text, caret or focus. */
export function Composer({ session, whenBusy, onSend, onStop }: ComposerProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const key = session ?? 'new';
  const draft = useDrafts((drafts) => draftOf(drafts, key));
  const running = useLive((store) => store.running);
  const lookingOn = useLookingOn();
  const blocked = useApp(({ state }) => state?.problems.some((problem) => problem.blocking) ?? false);
  const [error, setError] = useState<unknown>(null);
  const [clipped, setClipped] = useState<number | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useComposing();
  const [caret, setCaret] = useState(0);
  const [scroll, setScroll] = useState(0);
  const text = draftText(draft);
  const why = lookingOn ? t('chat.lookingOn') : false;

  useEffect(() => {
    setError(null);
    setClipped(null);
    void loadDraft(bridge, key);
  }, [bridge, key]);

  const refs = useReferences({
    session,
    text: draft.text,
    caret,
    onTake: (start, insert) => {
      // A space that stands there already is not doubled.
      const end = caret + (insert.endsWith(' ') && draft.text[caret] === ' ' ? 1 : 0);
      // Through the field, so that it can be undone there.
      field.current?.setRangeText(insert, start, end, 'end');
      setDraft(bridge, key, { ...draft, text: draft.text.slice(0, start) + insert + draft.text.slice(end) });
      setCaret(start + insert.length);
    },
  });

  /** Types an `@` for the person, set off from a word before it. */
  const beginReference = (): void => {
    const sign = /\S$/u.test(draft.text.slice(0, caret)) ? ' @' : '@';
    field.current?.focus();
    field.current?.setRangeText(sign, caret, caret, 'end');
    setDraft(bridge, key, { ...draft, text: draft.text.slice(0, caret) + sign + draft.text.slice(caret) });
    setCaret(caret + sign.length);
  };

  const send = async (busy: WhenBusy): Promise<void> => {
    if (text.trim() === '' || why !== false) return;
    setDraft(bridge, key, { text: '', pasted: [] });
    setError(null);
    setClipped(null);
    try {
      await onSend(text, busy);
    } catch (fault) {
      setError(fault);
      const now = draftOf(useDrafts.getState(), key);
      setDraft(bridge, key, {
        text: [draft.text, now.text].filter((part) => part !== '').join('\n'),
        pasted: draft.pasted,
      });
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (composing.owns(event) || refs.onKey(event)) return;
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void send(event.ctrlKey || event.metaKey ? 'queue' : whenBusy);
  };

  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    const taken = pasteInto(draft, pasted);
    if (taken === null) return;
    event.preventDefault();
    setDraft(bridge, key, taken.draft);
    setClipped(taken.kept < pasted.length ? taken.kept : null);
  };

  return (
    <div className="compose">
      <div className="col">
        <QueueLines session={session} onSteer={(words) => onSend(words, 'steer')} />
        {error !== null && <Failed error={error} onRetry={() => void send(whenBusy)} />}
        {blocked && <p className="meta compose-note">{t('chat.blocked')}</p>}
        {clipped !== null && (
          <p className="meta compose-note" role="status">
            {t('chat.clipped', { size: format.bytes(clipped) })}
          </p>
        )}
        <ReferenceList refs={refs} />
        <div className="ed" onClick={(event) => event.target === event.currentTarget && field.current?.focus()}>
          {draft.pasted.map((piece) => (
            <div key={piece.id} className="pasted">
              <Icon name="file" size={14} />
              <span className="cut grow">
                {t('chat.pasted', {
                  size: format.bytes(piece.text.length),
                  lines: format.number(piece.text.split('\n').length),
                })}
              </span>
              <IconButton
                small
                icon="close"
                label={t('chat.dropPasted')}
                onClick={() =>
                  setDraft(bridge, key, { ...draft, pasted: draft.pasted.filter((other) => other.id !== piece.id) })
                }
              />
            </div>
          ))}
          <div className="tx-box">
            <ReferenceMarks text={draft.text} scroll={scroll} />
            <textarea
              ref={field}
              className="tx"
              aria-label={t('chat.message')}
              placeholder={why === false ? t('chat.write') : why}
              dir="auto"
              rows={1}
              disabled={why !== false}
              value={draft.text}
              onChange={(event) => {
                setDraft(bridge, key, { ...draft, text: event.target.value });
                setCaret(event.target.selectionEnd);
              }}
              onSelect={(event) => setCaret(event.currentTarget.selectionEnd)}
              onScroll={(event) => setScroll(event.currentTarget.scrollTop)}
              aria-autocomplete="list"
              aria-controls={refs.open ? refs.listId : undefined}
              aria-activedescendant={refs.open ? optionId(refs, refs.current) : undefined}
              {...composing.handlers}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
          <div className="tools">
            <IconButton icon="at" label={t('refs.begin')} disabledBecause={why} onClick={beginReference} />
            <ModelLink />
            <span className="grow" />
            {session !== null && <ContextMeter session={session} />}
            {running ? (
              <>
                {text.trim() !== '' && (
                  <>
                    {whenBusy !== 'queue' && (
                      <Button
                        kind="quiet"
                        className="wide-only"
                        hint={keyLabel('Mod+Enter')}
                        onClick={() => void send('queue')}
                      >
                        {t('chat.queue')}
                      </Button>
                    )}
                    <Button kind="quiet" hint="Enter" onClick={() => void send(whenBusy)}>
                      {t(busyWords[whenBusy])}
                    </Button>
                  </>
                )}
                <Button icon="stop" hint="Esc" onClick={onStop}>
                  {t('chat.stop')}
                </Button>
              </>
            ) : (
              <Button
                kind={text.trim() === '' ? 'plain' : 'ink'}
                hint="Enter"
                disabledBecause={why}
                onClick={() => (text.trim() === '' ? field.current?.focus() : void send(whenBusy))}
              >
                {t('chat.send')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function ModelLink(): ReactNode {
  const t = useText();
  const provider = useApp(({ state }) => state?.provider ?? null);
  const used = useConversation((store) => store.row?.model ?? null);
  if (provider === null) return null;
  const model = provider.kind === 'offline_guide' ? t('chat.guide') : (used ?? provider.model);
  return (
    <a className="btn btn-quiet" href={href('settings', ['providers'])} title={t('chat.model', { model })}>
      <span className="cut">{model}</span>
    </a>
  );
}

/** What waits behind the running turn, in order. */
function QueueLines({
  session,
  onSteer,
}: {
  session: string | null;
  onSteer: (text: string) => Promise<void>;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const queued = useLive((store) => store.queued);
  if (session === null) return null;
  const drop = (id: string): Promise<unknown> => bridge.request('chat.unqueue', { session, id }).catch(() => undefined);
  return queued.map((item) => (
    <div key={item.id} className="queue">
      <Icon name="enter" size={14} />
      <span className="cut grow" dir="auto">
        {t('chat.queued', { text: item.text })}
      </span>
      <Button small kind="quiet" onClick={() => void drop(item.id).then(() => onSteer(item.text))}>
        {t('chat.sendNow')}
      </Button>
      <IconButton small icon="close" label={t('chat.dropQueued')} onClick={() => void drop(item.id)} />
    </div>
  ));
}
