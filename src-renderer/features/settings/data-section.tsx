import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Backup, DataPlace, RequestInput } from '@shared/contract/index.ts';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { download } from '../sessions/actions.ts';
import { Section } from './rows.tsx';
import { useShell } from './shell-state.ts';

/** Where everything lies, copies of it, and what helps to find a fault. */
export function DataSection(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [places, setPlaces] = useState<readonly DataPlace[] | null>(null);
  const [backups, setBackups] = useState<readonly Backup[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState('');
  const [again, setAgain] = useState(0);
  const version = useApp(({ state }) => state?.version ?? '');

  useEffect(() => {
    let live = true;
    Promise.all([bridge.request('data.places', {}), bridge.request('data.backups', {})]).then(
      ([where, copies]) => {
        if (!live) return;
        setPlaces(where.places);
        setBackups(copies.backups);
      },
      (fault: unknown) => live && setError(fault),
    );
    return () => {
      live = false;
    };
  }, [bridge, again]);

  const attempt = async (work: () => Promise<string>): Promise<void> => {
    try {
      setSaid(await work());
      setError(null);
      setAgain((n) => n + 1);
    } catch (fault) {
      setSaid('');
      setError(fault);
    }
  };
  const diagnose = (): Promise<void> =>
    attempt(async () => {
      const { name, text } = await bridge.request('data.diagnostics', {});
      download(name, 'application/json', text);
      return t('settings.diagnosed', { name });
    });

  return (
    <Section id="data" title={t('settings.data')} note={t('settings.dataNote')}>
      {error !== null && <Failed error={error} />}
      <p className="meta said" role="status">
        {said}
      </p>
      {places === null && error === null && <Loading />}
      {places?.map((place) => (
        <PlaceRow key={place.name} place={place} onError={setError} />
      ))}
      <Backups backups={backups} attempt={attempt} />
      <div className="set">
        <div className="grow">
          <p className="t">{t('settings.diagnostics')}</p>
          <p className="meta">{t('settings.diagnosticsNote')}</p>
        </div>
        <div className="ctl">
          <Button icon="download" onClick={() => void diagnose()}>
            {t('settings.diagnose')}
          </Button>
        </div>
      </div>
      <p className="meta version">{t('settings.version', { version })}</p>
    </Section>
  );
}

function PlaceRow({ place, onError }: { place: DataPlace; onError: (error: unknown) => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const shell = useShell();
  const { name, path, bytes, files, whole } = place;
  const title = name === 'home' ? t('settings.placeHome') : name;
  const size =
    bytes === null
      ? t('settings.placeNone')
      : files === null
        ? format.bytes(bytes)
        : t.count(whole ? 'settings.placeFiles' : 'settings.placeMore', files, { size: format.bytes(bytes) });
  return (
    <div className="set place">
      <div className="grow">
        <p className="t">{title}</p>
        <p className="meta mono path">{path}</p>
      </div>
      <div className="ctl">
        <span className="meta num">{size}</span>
        {shell?.reveal === true && bytes !== null && (
          <IconButton
            small
            icon="folder"
            label={`${t('settings.reveal')}: ${title}`}
            onClick={() => void bridge.request('data.reveal', { name }).catch(onError)}
          />
        )}
        <CopyButton iconOnly label={`${t('settings.copyPath')}: ${title}`} text={() => path} />
      </div>
    </div>
  );
}

function Backups({
  backups,
  attempt,
}: {
  backups: readonly Backup[];
  attempt: (work: () => Promise<string>) => Promise<void>;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const restore = (id: string, what: RequestInput<'data.restore'>['what']): Promise<void> =>
    attempt(async () => {
      const { restored } = await bridge.request('data.restore', { id, what });
      return t('settings.restored', { files: restored.join(', ') });
    });
  return (
    <>
      <div className="set">
        <div className="grow">
          <p className="t">{t('settings.backups')}</p>
          <p className="meta">{t('settings.backupsNote')}</p>
        </div>
        <div className="ctl">
          <Button
            icon="archive"
            disabledBecause={lookingOn && t('chat.lookingOn')}
            onClick={() =>
              void attempt(async () => {
                const made = await bridge.request('data.backup', {});
                return t('settings.backedUp', { path: made.path });
              })
            }
          >
            {t('settings.backUp')}
          </Button>
        </div>
      </div>
      {backups.map(({ id, time, bytes, files, reason }) => (
        <div key={id} className="set backup">
          <div className="grow">
            <p className="t">{format.dateTime(time)}</p>
            <p className="meta">
              {t.count('settings.placeFiles', files.length, { size: format.bytes(bytes) })}
              {reason === 'before_restore' && `, ${t('settings.backupBefore')}`}
            </p>
          </div>
          {!lookingOn && (
            <div className="ctl">
              <Menu
                label={t('settings.restore')}
                trigger={
                  <Button small aria-label={`${t('settings.restore')}: ${format.dateTime(time)}`}>
                    {t('settings.restore')}
                  </Button>
                }
                items={[
                  { kind: 'item', label: t('settings.restoreMemory'), run: () => void restore(id, 'memory') },
                  { kind: 'item', label: t('settings.restoreSettings'), run: () => void restore(id, 'settings') },
                  { kind: 'item', label: t('settings.restoreProvider'), run: () => void restore(id, 'provider') },
                ]}
              />
              <IconButton
                small
                icon="trash"
                label={`${t('settings.backupDelete')}: ${format.dateTime(time)}`}
                onClick={() =>
                  void attempt(async () => {
                    await bridge.request('data.deleteBackup', { id });
                    return t('settings.backupDeleted');
                  })
                }
              />
            </div>
          )}
        </div>
      ))}
    </>
  );
}
