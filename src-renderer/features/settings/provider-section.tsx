import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Json, RequestOutput } from '@shared/contract/index.ts';
import { useApp, useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useErrorText } from '../../i18n/error-text.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusReturn } from '../../ui/focus-return.ts';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Tag } from '../../ui/signs.tsx';
import { ChoiceRow, KeptField, Row, Section, useValue } from './rows.tsx';
import { OpenEnv } from './open-env.tsx';
import { ProviderList } from './provider-list.tsx';
import { usePresets } from './presets-store.ts';
import { useSettings, writeKey, writeSetting, writeSettings } from './settings-store.ts';

type TestResult = RequestOutput<'models.test'> & { readonly at: number };

/** Which model answers: provider, model, address, key, and a test of all of them together. */
export function ProviderSection(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [provider] = useValue('model.provider');
  const [model, writeModel] = useValue('model.default');
  const [address] = useValue('model.base_url');
  const [result, setResult] = useState<TestResult | null>(null);
  const models = useId();
  const lookingOn = useLookingOn();
  const written = typeof provider === 'string' ? provider : '';
  // An address alone is a server of one's own, as the core reads it.
  const id = written === '' && typeof address === 'string' && address !== '' ? 'custom' : written;
  const write = (changes: Readonly<Record<string, Json>>): void => void writeSettings(bridge, changes);
  const presets = usePresets();
  const choice = presets.find((each) => each.id === id);
  const label = (name: string, fallback: string): string => (name === 'custom' ? t('settings.providerOwn') : fallback);
  const shown =
    id === ''
      ? t('settings.providerGuide')
      : choice === undefined
        ? t('settings.providerOther', { name: id })
        : label(id, choice.label);
  const [keyEnv] = useValue('model.key_env');
  const keyName = typeof keyEnv === 'string' && keyEnv !== '' ? keyEnv : (choice?.key ?? null);
  const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

  return (
    <Section id="providers" title={t('settings.providers')} note={t('settings.providersNote')}>
      <OpenEnv />
      <Row label={t('settings.provider')} note={t('settings.providerNote')} configKey="model.provider">
        <Menu
          label={t('settings.provider')}
          trigger={
            <Button disabledBecause={lookingOn && t('chat.lookingOn')}>
              {shown}
              <Icon name="chevron-down" size={14} />
            </Button>
          }
          items={[
            {
              kind: 'item',
              label: t('settings.providerGuide'),
              checked: id === '',
              run: () => write({ 'model.provider': null, 'model.default': null, 'model.base_url': null }),
            },
            ...presets.map((each) => ({
              kind: 'item' as const,
              label: label(each.id, each.label),
              checked: each.id === id,
              run: () => write({ 'model.provider': each.id, 'model.key_env': null }),
            })),
          ]}
        />
      </Row>
      <Row label={t('settings.model')} note={t('settings.modelNote')} configKey="model.default">
        <KeptField
          className="text-in"
          label={t('settings.model')}
          value={typeof model === 'string' ? model : ''}
          onKeep={(text) => writeModel(orNull(text))}
          list={models}
        />
        <datalist id={models} aria-label={t('settings.modelList')}>
          {result?.models.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </Row>
      <Row label={t('settings.address')} note={t('settings.addressNote')} configKey="model.base_url">
        <KeptField
          className="text-in"
          label={t('settings.address')}
          inputMode="url"
          placeholder={t('settings.addressExample')}
          value={typeof address === 'string' ? address : ''}
          onKeep={(text) =>
            write({
              'model.base_url': orNull(text),
              ...(written === '' && text.trim() !== '' ? { 'model.provider': 'custom' } : {}),
            })
          }
        />
      </Row>
      <EffortRow />
      {keyName !== null && <KeyRow key={keyName} name={keyName} own={id === 'custom'} />}
      <TestRow result={result} onResult={setResult} />
      {result !== null && result.models.length > 0 && <Offered models={result.models} onPick={writeModel} />}
      <ProviderList current={id} />
    </Section>
  );
}

/** The models the server offers; a click takes one. */
function Offered({ models, onPick }: { models: readonly string[]; onPick: (model: string) => void }): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  return (
    <div className="offered" role="group" aria-label={t('settings.modelList')}>
      <p className="meta">{t.count('settings.offered', models.length)}</p>
      <div className="flex">
        {models.map((name) => (
          <Button key={name} small disabledBecause={lookingOn && t('chat.lookingOn')} onClick={() => onPick(name)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** What `agent.reasoning_effort` may say; empty leaves it to the server. */
const efforts = ['', 'none', 'low', 'medium', 'high', 'max'] as const;

/** How long the model thinks before it answers. A word of the file that is not offered stands beside those that are. */
function EffortRow(): ReactNode {
  const t = useText();
  const [value] = useValue('agent.reasoning_effort');
  const written = typeof value === 'string' ? value : '';
  const others = efforts.some((effort) => effort === written) ? [] : [{ value: written, label: written }];
  return (
    <ChoiceRow
      configKey="agent.reasoning_effort"
      label={t('settings.effort')}
      note={t('settings.effortNote')}
      fallback=""
      options={[
        ...efforts.map((effort) => ({
          value: effort,
          label: t(effort === '' ? 'settings.effort.server' : `settings.effort.${effort}`),
        })),
        ...others,
      ]}
    />
  );
}

/** One provider key: whether it is there and where from, never what it is. */
function KeyRow({ name, own }: { name: string; own: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const found = useSettings((store) => store.all?.keys.find((key) => key.name === name));
  const [entering, setEntering] = useState(false);
  const [value, setValue] = useState('');
  const [said, setSaid] = useState('');
  const where =
    found === undefined
      ? t('settings.keyNone')
      : found.where === 'env_file'
        ? t('settings.keyFile')
        : t('settings.keyEnvironment');
  const save = async (text: string): Promise<void> => {
    if (!(await writeKey(bridge, name, text))) return;
    // A server of one's own has no key by its name: config.yaml says which is meant.
    if (own) await writeSetting(bridge, 'model.key_env', text === '' ? null : name);
    setValue('');
    setEntering(false);
    setSaid(text === '' ? t('settings.keyRemoved') : t('settings.keySaved'));
  };
  return (
    <Row
      label={t('settings.key')}
      configKey={name}
      note={
        <span role="status">
          {where}
          {said !== '' && `. ${said}`}
        </span>
      }
    >
      {entering ? (
        <form
          className="flex"
          onSubmit={(event) => {
            event.preventDefault();
            if (value.trim() !== '') void save(value.trim());
          }}
        >
          <FocusReturn />
          <Field
            className="text-in"
            type="password"
            autoFocus
            label={t('settings.keyField', { name })}
            value={value}
            onChange={setValue}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setEntering(false);
            }}
          />
          <Button type="submit" kind="ink" disabledBecause={value.trim() === '' && t('settings.keyField', { name })}>
            {t('common.save')}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              setValue('');
              setEntering(false);
            }}
          >
            {t('common.cancel')}
          </Button>
        </form>
      ) : (
        !lookingOn && (
          <>
            {found?.where === 'env_file' && (
              <Button kind="quiet" onClick={() => void save('')}>
                {t('settings.keyRemove')}
              </Button>
            )}
            <Button onClick={() => setEntering(true)}>
              {found === undefined ? t('settings.keyEnter') : t('settings.keyReplace')}
            </Button>
          </>
        )
      )}
    </Row>
  );
}

function TestRow({
  result,
  onResult,
}: {
  result: TestResult | null;
  onResult: (result: TestResult | null) => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const errorText = useErrorText();
  const guide = useApp(({ state }) => state?.provider.kind === 'offline_guide');
  const [calling, setCalling] = useState(false);
  const settings = useSettings((store) => store.all?.settings);
  const [model] = useValue('model.default');
  const chosen = typeof model === 'string' && model !== '';

  // A result speaks of the settings it was made with.
  useEffect(() => onResult(null), [settings, onResult]);

  const test = async (): Promise<void> => {
    setCalling(true);
    try {
      onResult({ ...(await bridge.request('models.test', {})), at: Date.now() });
    } catch (error) {
      const { lead, detail } = errorText(error);
      onResult({ ok: false, ms: 0, message: `${lead} ${detail}`, models: [], at: Date.now() });
    }
    setCalling(false);
  };
  return (
    <Row label={t('settings.testNow')} note={guide ? t('settings.providerGuide') : t('settings.testNote')}>
      <span className="st" role="status">
        {calling && <span className="meta">{t('settings.testing')}</span>}
        {!calling && result?.ok === true && (
          <Tag tone="add" icon="check">
            {chosen
              ? t('settings.testOk', { time: format.duration(result.ms), when: format.ago(result.at) })
              : t('settings.testChoose')}
          </Tag>
        )}
        {!calling && result?.ok === false && (
          <Tag tone="rem" icon="alert">
            {result.message}
          </Tag>
        )}
      </span>
      <Button disabledBecause={guide && t('settings.providerGuide')} onClick={() => void test()}>
        {t('settings.test')}
      </Button>
    </Row>
  );
}
