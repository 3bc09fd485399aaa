import { useEffect, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent, KeyboardEvent, ReactNode } from 'react';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { keyLabel } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useComposing } from '../../ui/composing.ts';
import { forgetUndo } from '../../ui/forget-undo.ts';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { attachFiles, filesIn } from './attachments.ts';
import { useCommandOffers } from './commands/command-offers.ts';
import { useWrittenSkills } from './commands/skill-words.ts';
import { CompletionList, optionId, useCompletion } from './completion.tsx';
import { ContextMeter } from './context-meter.tsx';
import {
  draftOf,
  draftText,
  loadDraft,
  longestMessage,
  pasteInto,
  putAside,
  setDraft,
  useDrafts,
} from './draft-store.ts';
import type { Draft } from './draft-store.ts';
import { ModelPicker } from './model-picker.tsx';
import { useLive, usePane } from './pane.tsx';
import { ReferenceMarks, useReferenceOffers } from './references.tsx';
import { useSaidBefore } from './said-before.ts';
import { UnsentLines } from './unsent-lines.tsx';
import { draftKey } from './use-thread-actions.ts';
import { AskLine, QueueLines } from './waiting-lines.tsx';

export type WhenBusy = 'queue' | 'steer' | 'interrupt';

export interface ComposerProps {
  /** Null for a conversation that does not exist yet. */
  readonly session: string | null;
  readonly whenBusy: WhenBusy;
  /** Whether the list of models is open. */
  readonly models: { readonly open: boolean; readonly onOpen: (open: boolean) => void };
  /** Resolves when the words are on disk. */
  readonly onSend: (text: string, whenBusy: WhenBusy) => Promise<void>;
  readonly onStop: () => void;
  /** Summarises older messages; answers in one sentence what came of it. */
  readonly onCompress: () => Promise<string>;
}

const busyWords: Record<WhenBusy, TextKey> = { queue: 'chat.queue', steer: 'chat.steer', interrupt: 'chat.interrupt' };

/** Where the person writes. The field is theirs alone: nothing that happens elsewhere touches text, caret or focus. */
export function Composer({ session, whenBusy, models, onSend, onStop, onCompress }: ComposerProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const pane = usePane();
  const key = draftKey(pane, session);
  const draft = useDrafts((drafts) => draftOf(drafts, key));
  const running = useLive((store) => store.running);
  const lookingOn = useLookingOn();
  const blocked = useApp(({ state }) => state?.problems.some((problem) => problem.blocking) ?? false);
  const [error, setError] = useState<unknown>(null);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [over, setOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const composing = useComposing();
  const [caret, setCaret] = useState(0);
  const [scroll, setScroll] = useState(0);
  const saidBefore = useSaidBefore();
  const text = draftText(draft);
  const why = lookingOn ? t('chat.lookingOn') : false;

  const paused = useApp(({ state }) => state?.paused ?? false);
  // What was refused because of the pause is refused no longer.
  useEffect(() => {
    if (!paused) setError(null);
  }, [paused]);

  useEffect(() => {
    setError(null);
    setNotes([]);
    void loadDraft(bridge, key);
  }, [bridge, key]);

  /** Puts text in the place of what stands from `start` to `end`, through the field, so that it can be undone there. */
  const put = (start: number, end: number, insert: string): void => {
    field.current?.focus();
    field.current?.setRangeText(insert, start, end, 'end');
    setDraft(bridge, key, { ...draft, text: draft.text.slice(0, start) + insert + draft.text.slice(end) });
    setCaret(start + insert.length);
  };
  const take = (start: number, insert: string): void => {
    // A space that stands there already is not doubled.
    const end = caret + (insert.endsWith(' ') && draft.text[caret] === ' ' ? 1 : 0);
    put(start, end, insert);
  };
  const references = useReferenceOffers(session, draft.text, caret);
  const skills = useWrittenSkills(draft.text);
  const commands = useCommandOffers(draft.text, caret, skills);
  const completion = useCompletion(commands ?? references, take);

  /** Types a sign for the person, set off from a word before it. */
  const begin = (sign: '@' | '/'): void => {
    if (sign === '/') put(0, draft.text.startsWith('/') ? 1 : 0, '/');
    else put(caret, caret, /\S$/u.test(draft.text.slice(0, caret)) ? ' @' : '@');
    if (sign === '/') {
      field.current?.setSelectionRange(1, 1);
      setCaret(1);
    }
  };

  /** Sends a message; one that cannot be sent goes back into the field, or stands over it while other words are in there. */
  const deliver = async (message: Draft, busy: WhenBusy): Promise<void> => {
    setError(null);
    setNotes([]);
    try {
      await onSend(draftText(message), busy);
    } catch (fault) {
      setError(fault);
      if (draftText(draftOf(useDrafts.getState(), key)) === '') {
        setDraft(bridge, key, message);
        return;
      }
      putAside(bridge, key, draftText(message));
    }
  };
  const send = async (busy: WhenBusy): Promise<void> => {
    if (text.trim() === '' || why !== false) return;
    if (text.length > longestMessage) {
      setNotes([t('chat.tooLong', { n: format.number(text.length - longestMessage) })]);
      return;
    }
    setDraft(bridge, key, { text: '', pasted: [] });
    if (field.current !== null) forgetUndo(field.current);
    await deliver(draft, busy);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (composing.owns(event) || completion.onKey(event)) return;
    const recalled = saidBefore(event, draft.text);
    if (recalled !== null) {
      event.preventDefault();
      put(0, draft.text.length, recalled);
      return;
    }
    if (event.key !== 'Enter' || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void send(event.ctrlKey || event.metaKey ? 'queue' : whenBusy);
  };

  const attach = (files: readonly File[]): void => {
    if (files.length === 0 || why !== false) return;
    attachFiles(bridge, { session, key }, files, { t, format }).then(setNotes, setError);
  };
  const onPaste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text/plain');
    const files = pasted === '' ? filesIn(event.clipboardData) : [];
    const taken = pasteInto(draft, pasted);
    if (files.length > 0) attach(files);
    else if (taken === null) return;
    else {
      setDraft(bridge, key, taken.draft);
      setNotes(taken.kept < pasted.length ? [t('chat.clipped', { size: format.bytes(taken.kept) })] : []);
    }
    event.preventDefault();
  };
  const onDrag = (event: DragEvent): void => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(event.type === 'dragenter' || event.type === 'dragover');
    if (event.type === 'drop') attach(filesIn(event.dataTransfer));
  };

  return (
    <div className="compose" onDragEnter={onDrag} onDragOver={onDrag} onDragLeave={onDrag} onDrop={onDrag}>
      <div className="col">
        <AskLine />
        <QueueLines session={session} onSend={(words) => deliver({ text: words, pasted: [] }, 'steer')} />
        <UnsentLines of={key} onSend={(words) => deliver({ text: words, pasted: [] }, whenBusy)} />
        {error !== null && <Failed error={error} {...(text === '' ? {} : { onRetry: () => void send(whenBusy) })} />}
        {blocked && <p className="meta compose-note">{t('chat.blocked')}</p>}
        {notes.map((note) => (
          <p key={note} className="meta compose-note" role="status">
            {note}
          </p>
        ))}
        <CompletionList completion={completion} />
        <div
          className={classes('ed', over && 'over')}
          onClick={(event) => event.target === event.currentTarget && field.current?.focus()}
        >
          <Pieces draft={draft} onDrop={(pasted) => setDraft(bridge, key, { ...draft, pasted })} />
          <div className="tx-box">
            <ReferenceMarks text={draft.text} scroll={scroll} skills={skills} />
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
              aria-controls={completion.open ? completion.listId : undefined}
              aria-activedescendant={completion.open ? optionId(completion, completion.current) : undefined}
              {...composing.handlers}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
            />
          </div>
          <div className={classes('tools', running && text.trim() !== '' && 'crowded')}>
            <input
              ref={chooser}
              type="file"
              multiple
              hidden
              aria-label={t('attach.begin')}
              onChange={(event) => {
                attach([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            <IconButton
              icon="attach"
              label={t('attach.begin')}
              disabledBecause={why}
              onClick={() => chooser.current?.click()}
            />
            <IconButton icon="at" label={t('refs.begin')} disabledBecause={why} onClick={() => begin('@')} />
            <IconButton icon="slash" label={t('command.begin')} disabledBecause={why} onClick={() => begin('/')} />
            <ModelPicker session={session} open={models.open} onOpenChange={models.onOpen} />
            <span className="grow" />
            {session !== null && <ContextMeter session={session} onCompress={onCompress} />}
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

/** What is attached, folded: pasted text and the text of files. */
function Pieces({ draft, onDrop }: { draft: Draft; onDrop: (rest: Draft['pasted']) => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  return draft.pasted.map(({ id, text, name }) => {
    const size = format.bytes(text.length);
    const count = text.split('\n').length;
    const lines = t(count === 1 ? 'attach.line' : 'attach.lines', { n: format.number(count) });
    return (
      <div key={id} className="pasted">
        <Icon name="file" size={14} />
        <span className="cut grow">
          {name === undefined ? t('chat.pasted', { size, lines }) : t('attach.piece', { name, size, lines })}
        </span>
        <IconButton
          small
          icon="close"
          label={name === undefined ? t('chat.dropPasted') : t('attach.drop', { name })}
          onClick={() => onDrop(draft.pasted.filter((other) => other.id !== id))}
        />
      </div>
    );
  });
}
