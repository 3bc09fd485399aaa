import { useState } from 'react';
import type { ReactNode } from 'react';
import { goFromHere, href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Field } from '../../ui/field.tsx';
import { createSkill, skillFile } from './skills-store.ts';
import { TextEditor } from './text-editor.tsx';

/** The text a new skill begins with; its name follows the field above. */
const frame = (name: string, text: { description: string; heading: string; step: string }): string =>
  `---\nname: ${name}\ndescription: ${text.description}\n---\n\n# ${text.heading}\n\n1. ${text.step}\n`;

/** A new skill of the person's own: its name, its category, its SKILL.md. */
export function NewSkill({ onDone }: { onDone: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const words = {
    description: t('skills.new.description'),
    heading: t('skills.new.heading'),
    step: t('skills.new.step'),
  };
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [text, setText] = useState(frame('', words));
  const rename = (next: string): void => {
    setText(text.replace(`\nname: ${name}\n`, () => `\nname: ${next}\n`));
    setName(next);
  };
  const save = async (despite: readonly string[]): Promise<void> => {
    const goOn = goFromHere();
    const id = await createSkill(bridge, { name, category, content: text, despite: [...despite] });
    onDone();
    goOn(href('skills', [id]));
  };
  return (
    <article className="doc" aria-label={t('skills.new')}>
      <header>
        <h2>{t('skills.new')}</h2>
        <p className="meta">{t('skills.new.note')}</p>
      </header>
      <div className="in scroll grow">
        <TextEditor
          label={skillFile}
          text={text}
          original={frame('', words)}
          saveLabel={t('skills.new.save')}
          insist
          onChange={setText}
          onSave={save}
          onCancel={onDone}
        >
          <div className="two">
            <Field label={t('skills.new.name')} value={name} onChange={rename} autoFocus />
            <Field label={t('skills.new.category')} value={category} onChange={setCategory} />
          </div>
        </TextEditor>
      </div>
    </article>
  );
}
