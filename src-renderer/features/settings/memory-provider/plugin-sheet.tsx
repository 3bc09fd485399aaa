import { useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryPluginDetail } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useFormat, useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { Failed, Loading, Note } from '../../../ui/states.tsx';

/**
 * What a plug-in is and what it would run, read afresh from its folder; and, while it may not run, the way to let it. The focus begins on
 * Cancel, and nothing is allowed before the person has said that they trust it: no key alone allows anything.
 */
export function PluginSheet({ name, onClose }: { name: string; onClose: () => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [detail, setDetail] = useState<MemoryPluginDetail | null>(null);
  const [trusted, setTrusted] = useState(false);
  const [working, setWorking] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const look = useCallback(
    (): Promise<void> => bridge.request('providers.plugin', { name }).then(setDetail, setError),
    [bridge, name],
  );
  useEffect(() => {
    void look();
  }, [look]);

  const allow = async (hash: string): Promise<void> => {
    setWorking(true);
    try {
      await bridge.request('providers.allowPlugin', { name, hash });
      onClose();
    } catch (fault) {
      setError(fault);
      // What was trusted was what stood here before.
      setTrusted(false);
      setWorking(false);
      await look();
    }
  };
  const title = detail?.plugin.title ?? name;
  const allowed = detail?.plugin.state === 'allowed';
  const hash = detail?.plugin.hash ?? null;
  const label = t(allowed ? 'plugins.sheetLook' : 'plugins.sheet', { title });
  return (
    <Sheet label={label} onClose={onClose} className="plugin-sheet">
      <div className="sheet-body">
        <h1>{label}</h1>
        {detail === null && error === null && <Loading />}
        {detail !== null && (
          <>
            <Note bad icon="alert">
              {t('plugins.warning')}
            </Note>
            {detail.plugin.changed.length > 0 && (
              <p className="err mp-wrap">{t('plugins.changedFiles', { files: detail.plugin.changed.join(', ') })}</p>
            )}
            <Facts detail={detail} />
            <Files detail={detail} />
          </>
        )}
        {error !== null && <Failed error={error} />}
        {hash !== null && !allowed && (
          <label className="plugin-trust">
            <input type="checkbox" checked={trusted} onChange={(event) => setTrusted(event.target.checked)} />
            {t('plugins.trust')}
          </label>
        )}
        <div className="btns">
          <Button data-first-focus="" onClick={onClose}>
            {t(allowed ? 'common.close' : 'common.cancel')}
          </Button>
          <span className="grow" />
          {hash !== null && !allowed && (
            <Button
              kind="rem"
              disabledBecause={(!trusted && t('plugins.trustFirst')) || (working && t('common.loading'))}
              onClick={() => void allow(hash)}
            >
              {t('plugins.allowIt', { title })}
            </Button>
          )}
        </div>
      </div>
    </Sheet>
  );
}

function Facts({ detail }: { detail: MemoryPluginDetail }): ReactNode {
  const t = useText();
  const language = useLanguage();
  const { plugin, command, program, data, environment, secrets, events, tools, prompt } = detail;
  const [first = ''] = command;
  const given = [...environment, ...secrets];
  return (
    <dl className="mp-facts">
      <dt>{t('plugins.privacy')}</dt>
      <dd>{plugin.privacy[language]}</dd>
      <dt>{t('plugins.folder')}</dt>
      <dd className="mono">{plugin.folder}</dd>
      <dt>{t('plugins.command')}</dt>
      <dd>
        <span className="mono">{command.join(' ')}</span>{' '}
        {program !== null && <span className="meta">{t('plugins.program', { program })}</span>}
        {program === null && !first.includes('/') && (
          <span className="meta err">{t('plugins.noProgram', { program: first })}</span>
        )}
      </dd>
      <dt>{t('plugins.data')}</dt>
      <dd className="mono">{data}</dd>
      <dt>{t('plugins.events')}</dt>
      <dd>
        {events.length === 0 ? t('provider.none') : events.map((event) => t(`plugins.event.${event}`)).join('; ')}
      </dd>
      <dt>{t('plugins.given')}</dt>
      <dd className={classes(given.length > 0 && 'mono')}>
        {given.length === 0 ? t('provider.none') : given.join(', ')}
      </dd>
      <dt>{t('plugins.tools')}</dt>
      <dd>
        {tools.length === 0
          ? t('provider.none')
          : tools.map((tool) => (
              <span key={tool.name}>
                <span className="mono">{tool.name}</span> <span className="meta">{tool.description}</span>
              </span>
            ))}
      </dd>
      <dt>{t('plugins.prompt')}</dt>
      <dd className="plugin-prompt">{prompt === '' ? t('provider.none') : prompt}</dd>
      <dt>{t('plugins.hash')}</dt>
      <dd className="mono">{plugin.hash}</dd>
    </dl>
  );
}

/** So much of a hash is shown; the whole of it is its title. */
const shownHash = 16;

function Files({ detail }: { detail: MemoryPluginDetail }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { plugin, files } = detail;
  const label = t('plugins.files', { title: plugin.title });
  return (
    <div>
      <p className="t">{t.count('plugins.count', files.length)}</p>
      <ul className="plugin-files" tabIndex={0} aria-label={label}>
        {files.map(({ path, size, hash }) => (
          <li key={path} className={plugin.changed.includes(path) ? 'err' : undefined}>
            <span className="mono grow mp-wrap">{path}</span>
            <span className="meta">{format.bytes(size)}</span>
            <span className="meta mono" title={hash}>
              {hash.slice(0, shownHash)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
