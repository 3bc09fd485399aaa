import type { ReactNode } from 'react';
import { useApp } from '../../app/app-store.ts';
import { useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { Icon } from '../../ui/icons.tsx';

const examples: readonly TextKey[] = [
  'chat.empty.remember',
  'chat.empty.change',
  'chat.empty.forget',
  'chat.empty.know',
  'chat.empty.talk',
  'chat.empty.help',
];

/** Before the first word: says who answers, and gives sentences to begin with. Picking one writes it into the field, it does not send it. */
export function EmptyChat({ onPick }: { onPick: (text: string) => void }): ReactNode {
  const t = useText();
  const guide = useApp(({ state }) => state?.provider.kind === 'offline_guide');
  return (
    <div className="talk-box empty-chat scroll">
      <div className="col">
        <Icon name="logo" size={20} />
        <h2>{guide ? t('chat.empty.guideTitle') : t('chat.empty.modelTitle')}</h2>
        <p className="dim">{guide ? t('chat.empty.guide') : t('chat.empty.model')}</p>
        <ul>
          {(guide ? examples : examples.filter((key) => key !== 'chat.empty.help')).map((key) => (
            <li key={key}>
              <button type="button" className="example" onClick={() => onPick(t(key))}>
                <Icon name="enter" size={14} />
                {t(key)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
