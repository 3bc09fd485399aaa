import type { ReactNode } from 'react';
import { useApp } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useText } from '../../i18n/language.tsx';
import type { TextKey } from '../../i18n/catalog/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Empty } from '../../ui/states.tsx';

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

/** In the place of a conversation that a link named and that is not there: says so, and offers a new one. */
export function GoneChat({ onNew }: { onNew: () => void }): ReactNode {
  const t = useText();
  return (
    <div className="talk-box">
      <Empty
        icon="trash"
        title={t('chat.gone')}
        actions={
          <>
            <Button icon="plus" onClick={onNew}>
              {t('chat.new')}
            </Button>
            <a className="btn" href={href('sessions')}>
              {t('chat.gone.find')}
            </a>
          </>
        }
      >
        {t('chat.gone.text')}
      </Empty>
    </div>
  );
}
