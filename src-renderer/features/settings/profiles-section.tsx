import { useEffect, useState } from 'react';
import type { SyntheticEvent, ReactNode } from 'react';
import type { FoundHome } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Pill } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { OpenHome } from './open-home.tsx';
import { Section } from './rows.tsx';
import { loadSettings, useSettings } from './settings-store.ts';

/** The profiles of this root: open, make the usual one, create, clone, delete; and the way to another home. */
export function ProfilesSection(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const profiles = useSettings((store) => store.all?.profiles) ?? [];
  const [error, setError] = useState<unknown>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const [said, setSaid] = useState('');

  const attempt = async (work: () => Promise<unknown>, done = ''): Promise<boolean> => {
    try {
      await work();
      setError(null);
      setSaid(done);
      await loadSettings(bridge);
      return true;
    } catch (fault) {
      setError(fault);
      return false;
    }
  };
  return (
    <Section id="profiles" title={t('settings.profiles')} note={t('settings.profilesNote')}>
      {profiles.map(({ name, current, usual }) => (
        <div key={name} className="set">
          <div className="grow">
            <p className="t">
              {name} {current && <Pill>{t('settings.profileCurrent')}</Pill>}{' '}
              {usual && <Pill>{t('settings.profileUsual')}</Pill>}
            </p>
          </div>
          <div className="ctl">
            {!usual && !lookingOn && (
              <Button
                small
                kind="quiet"
                aria-label={`${t('settings.profileMakeUsual')}: ${name}`}
                onClick={() =>
                  void attempt(
                    () => bridge.request('settings.selectProfile', { name }),
                    t('settings.profileUsualNow', { name }),
                  )
                }
              >
                {t('settings.profileMakeUsual')}
              </Button>
            )}
            {!current && name !== 'default' && !lookingOn && (
              <Button
                small
                kind="rem"
                aria-label={`${t('settings.profileDelete')}: ${name}`}
                onClick={() => setLeaving(name)}
              >
                {t('settings.profileDelete')}
              </Button>
            )}
            {!current && (
              <Button
                small
                aria-label={`${t('settings.profileOpen')}: ${name}`}
                onClick={() => void attempt(() => bridge.request('homes.open', { to: { kind: 'profile', name } }))}
              >
                {t('settings.profileOpen')}
              </Button>
            )}
          </div>
        </div>
      ))}
      {!lookingOn && (
        <NewProfile
          names={profiles.map(({ name }) => name)}
          onCreate={(name, cloneFrom) =>
            attempt(
              () => bridge.request('settings.createProfile', { name, ...(cloneFrom === null ? {} : { cloneFrom }) }),
              t('settings.profileCreated', { name }),
            )
          }
        />
      )}
      <p className="meta" role="status">
        {said}
      </p>
      {error !== null && <Failed error={error} />}
      <OtherHome />
      {leaving !== null && (
        <DeleteSheet
          name={leaving}
          onClose={() => setLeaving(null)}
          onDelete={async () => {
            const done = await attempt(
              () => bridge.request('settings.deleteProfile', { name: leaving }),
              t('settings.profileDeleted', { name: leaving }),
            );
            setLeaving(null);
            return done;
          }}
        />
      )}
    </Section>
  );
}

/** Creates one, empty or as a copy of one that is there. */
function NewProfile({
  names,
  onCreate,
}: {
  names: readonly string[];
  onCreate: (name: string, cloneFrom: string | null) => Promise<boolean>;
}): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [from, setFrom] = useState('');
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() !== '' && (await onCreate(name.trim(), from === '' ? null : from))) setName('');
  };
  return (
    <form className="set wrap" onSubmit={(event) => void submit(event)}>
      <Field className="text-in" label={t('settings.profileName')} value={name} onChange={setName} />
      <label className="flex">
        <span className="meta">{t('settings.profileFrom')}</span>
        <select className="select" value={from} onChange={(event) => setFrom(event.target.value)}>
          <option value="">{t('settings.profileEmpty')}</option>
          {names.map((each) => (
            <option key={each} value={each}>
              {t('settings.profileLike', { name: each })}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" icon="plus" disabledBecause={name.trim() === '' && t('settings.profileName')}>
        {t('settings.profileCreate')}
      </Button>
    </form>
  );
}

/** Deleting takes everything with it and has no undo: the name is written to confirm. */
function DeleteSheet({
  name,
  onClose,
  onDelete,
}: {
  name: string;
  onClose: () => void;
  onDelete: () => Promise<boolean>;
}): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const title = t('settings.profileDeleteTitle', { name });
  return (
    <Sheet label={title} onClose={onClose}>
      <form
        className="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed === name) void onDelete();
        }}
      >
        <h1>{title}</h1>
        <p className="dim">{t('settings.profileDeleteNote')}</p>
        <Field
          data-first-focus=""
          label={t('settings.profileDeleteType', { name })}
          value={typed}
          onChange={setTyped}
        />
        <div className="btns">
          <Button
            type="submit"
            kind="rem"
            disabledBecause={typed !== name && t('settings.profileDeleteType', { name })}
          >
            {t('settings.profileDelete')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}

function OtherHome(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [homes, setHomes] = useState<readonly FoundHome[]>([]);
  const names = useSettings((store) => store.all?.profiles.length ?? 0);
  useEffect(() => {
    let live = true;
    bridge.request('homes.found', {}).then(
      // The profiles have rows of their own.
      (answer) => live && setHomes(answer.homes.filter(({ current, profile }) => !current && profile === null)),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge, names]);
  return (
    <div className="set other-home">
      <div className="grow">
        <p className="t">{t('settings.otherHome')}</p>
        <OpenHome homes={homes} />
      </div>
    </div>
  );
}
