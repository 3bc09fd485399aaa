import { useEffect, useState } from 'react';
import type { SyntheticEvent, ReactNode } from 'react';
import type { LocalServer, Preset, RequestOutput } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useErrorText } from '../../i18n/error-text.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { FocusReturn } from '../../ui/focus-return.ts';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Tag } from '../../ui/signs.tsx';
import { usePresets } from './presets-store.ts';
import { useSettings, writeKey, writeSettings } from './settings-store.ts';

/** A provider that could answer in place of the one in force. */
interface Offer {
  readonly id: string;
  readonly label: string;
  readonly baseUrl: string;
  /** Name of its key; null where it needs none. */
  readonly key: string | null;
  readonly found: boolean;
}

/** The other providers there are keys of, and the servers found on this machine: tested, chosen, or given a key. */
export function ProviderList({ current }: { current: string }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const presets = usePresets();
  const keys = useSettings((store) => store.all?.keys);
  const [servers, setServers] = useState<readonly LocalServer[]>([]);
  const [adding, setAdding] = useState<string | null>(null);

  useEffect(() => {
    let live = true;
    bridge.request('models.findLocal', {}).then(
      (answer) => live && setServers(answer.servers),
      () => undefined,
    );
    return () => {
      live = false;
    };
  }, [bridge]);

  const hasKey = ({ key }: Preset): boolean => key !== null && (keys?.some(({ name }) => name === key) ?? false);
  const offers: Offer[] = [
    ...presets
      .filter((preset) => preset.id !== 'custom' && preset.id !== current && (hasKey(preset) || preset.id === adding))
      .map((preset) => ({ ...preset, found: false })),
    ...servers.filter(({ id }) => id !== current).map((server) => ({ ...server, key: null, found: true })),
  ];
  return (
    <>
      {offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} entering={offer.id === adding} onEntered={() => setAdding(null)} />
      ))}
      {!lookingOn && (
        <div className="set">
          <Menu
            label={t('settings.addProvider')}
            align="start"
            trigger={
              <Button icon="plus">
                {t('settings.addProvider')}
                <Icon name="chevron-down" size={14} />
              </Button>
            }
            items={presets
              .filter((preset) => preset.key !== null && preset.id !== 'custom' && !hasKey(preset))
              .map(({ id, label }) => ({ kind: 'item', label, run: () => setAdding(id) }))}
          />
        </div>
      )}
    </>
  );
}

type Result = RequestOutput<'models.test'> & { readonly at: number };

function OfferRow({
  offer,
  entering,
  onEntered,
}: {
  offer: Offer;
  entering: boolean;
  onEntered: () => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const errorText = useErrorText();
  const lookingOn = useLookingOn();
  const [result, setResult] = useState<Result | null>(null);
  const [calling, setCalling] = useState(false);
  const [value, setValue] = useState('');
  const { id, label, baseUrl, key, found } = offer;

  const test = async (): Promise<void> => {
    setCalling(true);
    const candidate = { provider: id, ...(found ? { baseUrl } : {}) };
    try {
      setResult({ ...(await bridge.request('models.test', { candidate })), at: Date.now() });
    } catch (error) {
      const { lead, detail } = errorText(error);
      setResult({ ok: false, ms: 0, message: `${lead} ${detail}`, models: [], at: Date.now() });
    }
    setCalling(false);
  };
  /** Another provider's model has another name: the first it offers stands in until one is chosen. */
  const use = (): void =>
    void writeSettings(bridge, {
      'model.base_url': null,
      'model.key_env': null,
      'model.default': result?.models[0] ?? null,
      'model.provider': id,
    });
  const save = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (key === null || value.trim() === '' || !(await writeKey(bridge, key, value.trim()))) return;
    setValue('');
    onEntered();
  };
  return (
    <div className="set prov wrap">
      <div className="grow">
        <p className="t">{label}</p>
        <p className="meta cut">{baseUrl}</p>
      </div>
      {entering && key !== null ? (
        <form className="flex" onSubmit={(event) => void save(event)}>
          <FocusReturn />
          <Field
            className="text-in"
            type="password"
            autoFocus
            label={t('settings.keyField', { name: key })}
            value={value}
            onChange={setValue}
            onKeyDown={(event) => {
              if (event.key === 'Escape') onEntered();
            }}
          />
          <Button type="submit" disabledBecause={value.trim() === '' && t('settings.keyField', { name: key })}>
            {t('common.save')}
          </Button>
          <Button kind="quiet" onClick={onEntered}>
            {t('common.cancel')}
          </Button>
        </form>
      ) : (
        <div className="ctl">
          <span className="mono key">{key ?? t('settings.keyless')}</span>
          <span className="st" role="status">
            {calling && <span className="meta">{t('settings.testing')}</span>}
            {!calling && result?.ok === true && (
              <Tag tone="add" icon="check">
                {t('settings.testOk', { time: format.duration(result.ms), when: format.ago(result.at) })}
              </Tag>
            )}
            {!calling && result?.ok === false && (
              <Tag tone="rem" icon="alert">
                {result.message}
              </Tag>
            )}
          </span>
          <Button small aria-label={`${t('settings.test')} ${label}`} onClick={() => void test()}>
            {t('settings.test')}
          </Button>
          {!lookingOn && (
            <Button small aria-label={`${t('settings.use')} ${label}`} onClick={use}>
              {t('settings.use')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
