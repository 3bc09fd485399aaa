import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Finding } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/index.ts';
import { hasMod, keyLabel } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { useComposing } from '../../ui/composing.ts';
import { useFocusReturn } from '../../ui/focus-return.ts';
import { Failed } from '../../ui/states.tsx';
import { FindingList } from '../memory/finding-list.tsx';
import './text-editor.css';

export interface TextEditorProps {
  /** What is edited: its accessible name. */
  readonly label: string;
  readonly text: string;
  /** What the edit began with: leaving it loses nothing. */
  readonly original: string;
  readonly saveLabel: string;
  readonly onChange: (text: string) => void;
  /** Rejects with the refusal; the text stays. `despite` are kinds of finding the person lets through. */
  readonly onSave: (despite: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
  /** Whether a finding may be let through here. */
  readonly insist?: boolean;
  /** Fields above the text, such as a name. */
  readonly children?: ReactNode;
}

/** Where a file of a skill is written. Ctrl+Enter saves; Escape leaves, twice when something was changed. */
export function TextEditor(props: TextEditorProps): ReactNode {
  const { label, text, original, saveLabel, onChange, onSave, onCancel, insist = false } = props;
  const t = useText();
  const bridge = useBridge();
  const why = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useFocusReturn();
  const composing = useComposing();
  const [error, setError] = useState<unknown>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [saving, setSaving] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const fields = props.children !== undefined;
  useEffect(() => {
    if (fields) return;
    field.current?.focus();
    field.current?.setSelectionRange(0, 0);
  }, [fields]);

  const refused = async (fault: unknown): Promise<void> => {
    setError(fault);
    if (!(fault instanceof DeskError) || fault.code !== 'flagged') return;
    const found = await bridge.request('skills.check', { text });
    setFindings(found.findings);
  };
  const save = (despite: readonly string[] = []): void => {
    if (saving) return;
    setSaving(true);
    setError(null);
    setFindings([]);
    onSave(despite)
      .catch(refused)
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
      if (leaving || text === original) onCancel();
      else setLeaving(true);
    }
  };
  const kinds = [...new Set(findings.map(({ kind }) => kind))];
  return (
    <div className="text-editor" onKeyDown={onKeyDown}>
      {props.children}
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={why}
        rows={18}
        spellCheck={false}
        value={text}
        {...composing.handlers}
        onChange={(event) => {
          setLeaving(false);
          onChange(event.target.value);
        }}
      />
      {error !== null && <Failed error={error} />}
      {findings.length > 0 && <FindingList findings={findings} text={text} />}
      <div className="editor-foot">
        <Button
          kind="ink"
          disabledBecause={saving && t('memory.edit.saving')}
          onClick={() => save()}
          hint={keyLabel('Mod+Enter')}
        >
          {saveLabel}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
        {insist && kinds.length > 0 && (
          <Button kind="rem" onClick={() => save(kinds)}>
            {t('skills.saveDespite', { kinds: kinds.join(', ') })}
          </Button>
        )}
        <span className="grow meta" id={why} role="status">
          {leaving ? t('memory.edit.escAgain') : ''}
        </span>
      </div>
    </div>
  );
}
