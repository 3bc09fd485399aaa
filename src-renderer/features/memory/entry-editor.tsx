import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { RequestOutput, Store } from '@shared/contract/index.ts';
import { abbreviationMarker } from '@shared/memory/abbreviation.ts';
import { entryFault, normalizeEntry } from '@shared/memory/entries.ts';
import { hasHidden } from '@shared/memory/reveal.ts';
import { hasMod, keyLabel } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useComposing } from '../../ui/composing.ts';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Meter } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { FindingList } from './finding-list.tsx';
import './editor.css';

/** A verdict, and the text it is about. */
type Check = RequestOutput<'memory.check'> & { readonly of: string };

export interface EntryEditorProps {
  readonly store: Store;
  /** The entry the text will stand in place of; null for a new one. */
  readonly entry: string | null;
  readonly text: string;
  /** The text that would make saving pointless. */
  readonly unchanged: string | null;
  /** What the edit began with: leaving it loses nothing. */
  readonly original: string;
  readonly onChange: (text: string) => void;
  /** Rejects with the refusal; the text stays. */
  readonly onSave: () => Promise<void>;
  readonly onCancel: () => void;
  /** Escape: the editor goes, the words stay with its owner. Without it Escape drops them, at the second press. */
  readonly onLeave?: () => void;
  readonly saveLabel: string;
  /** False where the budget depends on more than this text. */
  readonly budget?: boolean;
  /** Characters of the store now, for the upright mark. */
  readonly before?: number | undefined;
  readonly children?: ReactNode;
}

/** The verdict on the text as it is typed; the last one stays until the next is here. */
function useCheck(store: Store, entry: string | null, text: string): Check | null {
  const bridge = useBridge();
  const [check, setCheck] = useState<Check | null>(null);
  const typed = useRef(text);
  useEffect(() => {
    let open = true;
    // What the editor opens with is judged at once, typing when it pauses.
    const wait = typed.current === text ? 0 : 150;
    typed.current = text;
    const timer = window.setTimeout(() => {
      bridge.request('memory.check', { store, text: text.slice(0, 200_000), entry }).then(
        (answer) => open && setCheck({ ...answer, of: text }),
        // Saving asks again and says why it was refused.
        () => open && setCheck(null),
      );
    }, wait);
    return () => {
      open = false;
      window.clearTimeout(timer);
    };
  }, [bridge, store, text, entry]);
  return check;
}

/** Where a memory entry is written: what it will cost, what the scanner says, what it resembles, as it is typed. */
export function EntryEditor(props: EntryEditorProps): ReactNode {
  const { store, entry, text, unchanged, onChange, onSave, onCancel, saveLabel } = props;
  const t = useText();
  const why = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useComposing();
  const check = useCheck(store, entry, text);
  const [error, setError] = useState<unknown>(null);
  const [saving, setSaving] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const content = normalizeEntry(text);
  // A verdict on what was written before does not hold the new text up: saving asks again.
  const refusal = useReason(content, unchanged, check?.of === text ? check : null);
  const reason = saving ? t('memory.edit.saving') : refusal;

  useEffect(() => {
    const area = field.current;
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  // What saves it is in view as well, when it opens and when the first verdict has made it longer.
  const judged = check !== null;
  useEffect(() => {
    const foot = box.current?.lastElementChild;
    if (foot != null && 'scrollIntoView' in foot) foot.scrollIntoView({ block: 'nearest' });
  }, [judged]);

  const save = (): void => {
    if (reason !== null) return;
    setSaving(true);
    setError(null);
    onSave()
      .catch((fault: unknown) => setError(fault))
      .finally(() => setSaving(false));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (composing.owns(event)) return;
    if (event.key === 'Enter' && hasMod(event)) {
      event.preventDefault();
      save();
    }
    if (event.key === 'Escape') {
      event.preventDefault();
      if (props.onLeave !== undefined) props.onLeave();
      else if (leaving || text === props.original || content === '') onCancel();
      else setLeaving(true);
    }
  };
  return (
    <div ref={box} className="editor" onKeyDown={onKeyDown}>
      {props.children}
      <textarea
        ref={field}
        aria-label={t('memory.edit.text')}
        aria-describedby={why}
        dir={directionOf(text)}
        rows={4}
        value={text}
        maxLength={200_000}
        {...composing.handlers}
        onChange={(event) => {
          setLeaving(false);
          onChange(event.target.value);
        }}
      />
      <div className="verdict" role="status">
        {check !== null && <Verdict check={check} {...props} />}
      </div>
      {error !== null && <Failed error={error} />}
      <div className="editor-foot">
        <Button kind="ink" disabledBecause={reason ?? false} onClick={save} hint={keyLabel('Mod+Enter')}>
          {saveLabel}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        <span className="grow meta" id={why}>
          {leaving ? t('memory.edit.escAgain') : reason}
        </span>
      </div>
    </div>
  );
}

/** Why the text cannot be saved; null when it can, as far as is known. */
function useReason(content: string, unchanged: string | null, check: Check | null): string | null {
  const t = useText();
  if (content === '') return t('memory.edit.empty');
  if (content === unchanged) return t('memory.edit.same');
  if (check === null) return null;
  if (check.problem !== null) return t('memory.edit.refused');
  if (check.findings.length > 0) return t.count('memory.edit.found', check.findings.length);
  return check.fits ? null : t('memory.edit.over');
}

function Verdict({ check, before, budget = true }: { check: Check } & EntryEditorProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const { usage, findings, problem, hint, similar } = check;
  const content = normalizeEntry(check.of);
  // The rules are shared with the core, so that they can be said in the person's language here.
  const fault = content === '' ? null : entryFault(content);
  const marker = hint === null ? null : abbreviationMarker(content);
  return (
    <>
      {budget && (
        <p className={usage.chars > usage.limit ? 'budline text-rem' : 'budline'}>
          <span>
            {t('memory.edit.budget', { chars: format.number(usage.chars), limit: format.number(usage.limit) })}
          </span>
          <Meter
            value={usage.chars}
            limit={usage.limit}
            {...(before === undefined ? {} : { before })}
            label={t('memory.percent', { n: usage.percent })}
          />
        </p>
      )}
      {problem !== null && <p className="text-rem">{fault === null ? problem : t(`memory.fault.${fault}`)}</p>}
      {(findings.length > 0 || hasHidden(content)) && (
        <p className="entry shown" dir={directionOf(content)}>
          <EntryText text={content} findings={findings} />
        </p>
      )}
      {findings.length > 0 && <FindingList findings={findings} text={content} />}
      {hint !== null && (
        <p className="dim">
          {marker === null ? t('memory.edit.duplicate') : t('memory.edit.abbreviated', { text: marker })}
        </p>
      )}
      {similar.map((other) => (
        <p key={other} className="dim similar" dir="auto">
          {t('memory.edit.similar', { text: other })}
        </p>
      ))}
    </>
  );
}
