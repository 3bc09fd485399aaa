import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryPlugin } from '@shared/contract/index.ts';
import { useLookingOn } from '../../../app/app-store.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag, type Tone } from '../../../ui/signs.tsx';
import { Failed } from '../../../ui/states.tsx';
import { PluginSheet } from './plugin-sheet.tsx';

/** The plug-ins of the home: those that run, with their form, and those that do not, with the reason. */
export function PluginsPart({
  plugins,
  folder,
  row,
}: {
  plugins: readonly MemoryPlugin[];
  folder: string;
  /** The row of one that can be chosen, as every memory provider has it. */
  row: (name: string) => ReactNode;
}): ReactNode {
  const t = useText();
  const heading = useId();
  const [looked, setLooked] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  return (
    <section className="mp-plugins" aria-labelledby={heading}>
      <h3 id={heading}>{t('plugins.title')}</h3>
      <p className="meta mp-wrap">
        {t('plugins.note', { folder })} {plugins.length === 0 && t('plugins.none')}
      </p>
      {error !== null && <Failed error={error} />}
      {plugins.map((plugin) =>
        plugin.state === 'allowed' ? (
          <div key={plugin.name}>
            {row(plugin.name)}
            <Allowed plugin={plugin} onLook={() => setLooked(plugin.name)} onError={setError} />
          </div>
        ) : (
          <NotAllowed key={plugin.name} plugin={plugin} onLook={() => setLooked(plugin.name)} onError={setError} />
        ),
      )}
      {looked !== null && <PluginSheet name={looked} onClose={() => setLooked(null)} />}
    </section>
  );
}

interface RowProps {
  readonly plugin: MemoryPlugin;
  readonly onLook: () => void;
  readonly onError: (error: unknown) => void;
}

/** Below the row of one that may run: since when, and the way to end that. */
function Allowed({ plugin, onLook, onError }: RowProps): ReactNode {
  const t = useText();
  const format = useFormat();
  const { title, allowedAt } = plugin;
  return (
    <div className="set mp-below">
      <p className="meta grow">
        <Tag icon="check">{t('plugins.state.allowed')}</Tag>{' '}
        {t('plugins.allowedAt', { when: format.moment(allowedAt ?? 0) })}
      </p>
      <div className="ctl">
        <Button small aria-label={`${t('plugins.look')}: ${title}`} onClick={onLook}>
          {t('plugins.look')}
        </Button>
        <Forbid small plugin={plugin} onError={onError} />
      </div>
    </div>
  );
}

function Forbid({ plugin, small, onError }: Pick<RowProps, 'plugin' | 'onError'> & { small?: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { name, title } = plugin;
  return (
    <Button
      small={small}
      kind="rem"
      aria-label={`${t('plugins.forbid')}: ${title}`}
      disabledBecause={lookingOn && t('chat.lookingOn')}
      onClick={() => {
        bridge.request('providers.forbidPlugin', { name }).then(() => onError(null), onError);
      }}
    >
      {t('plugins.forbid')}
    </Button>
  );
}

const tones: Readonly<Record<MemoryPlugin['state'], Tone>> = {
  ...{ allowed: 'add', new: 'lamp', changed: 'rem', faulty: 'rem', python: 'plain' },
};
/** Most files that are named in a row. */
const mostNamed = 5;

/** One that does not run, and why. */
function NotAllowed({ plugin, onLook, onError }: RowProps): ReactNode {
  const t = useText();
  const language = useLanguage();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { title, state, about, privacy, problem, changed, folder, allowedAt } = plugin;
  const files = changed.slice(0, mostNamed).join(', ');
  return (
    <div className="mp-kind" role="group" aria-label={title}>
      <div className="set">
        <div className="grow">
          <p className="t mp-title">
            {title}
            <Tag tone={tones[state]} icon={state === 'python' ? 'ban' : 'alert'}>
              {t(`plugins.state.${state}`)}
            </Tag>
          </p>
          {about[language] !== '' && <p className="meta">{about[language]}</p>}
          {privacy[language] !== '' && <p className="meta">{privacy[language]}</p>}
          {state === 'python' && <p className="meta">{t('plugins.python')}</p>}
          {state === 'changed' && (
            <p className="meta err mp-wrap">
              {t('plugins.changedFiles', { files: changed.length > mostNamed ? `${files} …` : files })}
            </p>
          )}
          {problem !== null && (
            <p className="meta err mp-wrap">
              {problem.message} {problem.remedy}
            </p>
          )}
          {(state === 'python' || state === 'faulty') && <p className="meta mono mp-wrap">{folder}</p>}
        </div>
        <div className="ctl">
          {plugin.selected && (
            <Button
              disabledBecause={lookingOn && t('chat.lookingOn')}
              onClick={() => {
                bridge.request('providers.select', { name: null }).then(() => onError(null), onError);
              }}
            >
              {t('provider.off')}
            </Button>
          )}
          {allowedAt !== null && <Forbid plugin={plugin} onError={onError} />}
          {(state === 'new' || state === 'changed') && (
            <Button
              aria-label={`${t('plugins.allow')} ${title}`}
              disabledBecause={lookingOn && t('chat.lookingOn')}
              onClick={onLook}
            >
              {t('plugins.allow')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
