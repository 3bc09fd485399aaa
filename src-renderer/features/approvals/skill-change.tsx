import type { ReactNode } from 'react';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { LineDiff } from '../../ui/line-diff.tsx';
import { TextEditor } from '../skills/text-editor.tsx';
import type { EditProps } from './approvals-store.ts';
import { Section } from './section.tsx';
import { waysOf } from './words.ts';

/** What a skill write would do, file by file: the whole difference, or the text being edited before it is approved. */
export function SkillChange({ proposal, edit, onEdit, onEditText, onEditDone }: EditProps): ReactNode {
  const t = useText();
  const { ops, summary } = proposal;
  return (
    <Section title={t('approvals.sec.change')}>
      {ops.length === 0 && <p dir="auto">{summary}</p>}
      <div className="ops">
        {ops.map((op, index) => (
          <div key={index} className="op">
            <div className="op-head">
              <span className="grow meta">
                <code>{op.path}</code> {t(`approvals.op.${op.action}`)}
              </span>
              {op.content !== null && edit === null && waysOf(proposal).edit && (
                <Button small kind="quiet" icon="pencil" onClick={() => onEdit(index)}>
                  {t('common.edit')}
                </Button>
              )}
            </div>
            {edit?.op === index ? (
              <TextEditor
                label={op.path ?? ''}
                text={edit.text}
                original={op.content ?? ''}
                saveLabel={t('approvals.approveEdited')}
                onChange={onEditText}
                onSave={() => onEditDone('save')}
                onCancel={() => void onEditDone('drop')}
              />
            ) : (
              <LineDiff
                before={op.target ?? ''}
                after={op.content ?? ''}
                label={t('skills.diffOf', { file: op.path ?? '' })}
              />
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
