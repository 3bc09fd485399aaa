import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderField, MemoryProviderKind } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useLanguage, useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';

type Values = Readonly<Record<string, string>>;

/** Fields shown with these values: all those whose conditions hold. */
export function fieldsShown(fields: readonly MemoryProviderField[], values: Values): MemoryProviderField[] {
  const now = (key: string): string => values[key] ?? fields.find((field) => field.key === key)?.default ?? '';
  return fields.filter(({ when }) => Object.entries(when).every(([key, value]) => now(key) === value));
}

/** The form of a memory provider. A secret is never shown; left blank, it stays what it is. */
export function ProviderForm({
  kind,
  locked,
  onSwitchOn,
}: {
  kind: MemoryProviderKind;
  locked: string | false;
  /** Called after what was entered is saved. */
  onSwitchOn: () => Promise<void>;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { name, fields, selected } = kind;
  const [saved, setSaved] = useState<Values | null>(null);
  const [entered, setEntered] = useState<Values>({});
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState(false);

  useEffect(() => {
    let live = true;
    bridge.request('providers.read', { name }).then(
      ({ values }) => live && setSaved(values),
      (fault: unknown) => live && setError(fault),
    );
    return () => {
      live = false;
    };
  }, [bridge, name]);

  if (saved === null) return error === null ? <Loading lines={2} /> : <Failed error={error} />;
  const values = { ...saved, ...entered };
  const shown = fieldsShown(fields, values);
  const changed = Object.entries(entered).filter(([key]) => shown.some((field) => field.key === key));
  const save = async (): Promise<boolean> => {
    try {
      if (changed.length > 0) {
        await bridge.request('providers.save', { name, values: Object.fromEntries(changed) });
        setSaved((await bridge.request('providers.read', { name })).values);
        setEntered({});
      }
      setSaid(true);
      setError(null);
      return true;
    } catch (fault) {
      setSaid(false);
      setError(fault);
      return false;
    }
  };
  const saveAndSwitchOn = async (): Promise<void> => {
    if (await save()) await onSwitchOn();
  };
  return (
    <form
      className="mp-form"
      aria-label={t('provider.form', { title: kind.title })}
      onSubmit={(event) => {
        event.preventDefault();
        void (selected ? save() : saveAndSwitchOn());
      }}
    >
      {shown.map((field) => (
        <FieldRow
          key={field.key}
          field={field}
          kept={saved[field.key] ?? ''}
          value={field.secret ? (entered[field.key] ?? '') : (values[field.key] ?? field.default ?? '')}
          disabled={locked !== false}
          onChange={(value) => {
            setSaid(false);
            setEntered((before) => ({ ...before, [field.key]: value }));
          }}
        />
      ))}
      {error !== null && <Failed error={error} />}
      <div className="mp-buttons">
        <span className="meta grow" role="status">
          {said && changed.length === 0 ? t('provider.saved') : t('provider.holdsFrom')}
        </span>
        {!selected && (
          <Button disabledBecause={locked} onClick={() => void save()}>
            {t('common.save')}
          </Button>
        )}
        <Button type="submit" kind="ink" disabledBecause={locked}>
          {t(selected ? 'common.save' : 'provider.saveOn')}
        </Button>
      </div>
    </form>
  );
}

function FieldRow({
  field,
  kept,
  value,
  disabled,
  onChange,
}: {
  field: MemoryProviderField;
  /** What is kept of it now; of a secret its last characters. */
  kept: string;
  value: string;
  disabled: boolean;
  onChange: (value: string) => void;
}): ReactNode {
  const t = useText();
  const language = useLanguage();
  const described = useId();
  const { key, secret, required, choices, url } = field;
  const label = field.label[language];
  return (
    <div className="set">
      <div className="grow">
        <p className="t">
          {label} {required && <span className="meta">{t('provider.required')}</span>}
        </p>
        <p className="meta" id={described}>
          <span className="mono">{field.env ?? key}</span> {field.hint?.[language]}{' '}
          {secret && kept !== '' && t('provider.keptSecret', { end: kept })}
        </p>
        {url !== null && <p className="meta mono path">{url}</p>}
      </div>
      <div className="ctl">
        {choices === null ? (
          <Field
            className="text-in"
            label={label}
            type={secret ? 'password' : 'text'}
            autoComplete={secret ? 'new-password' : 'off'}
            placeholder={secret && kept !== '' ? t('provider.blankKeeps') : (field.default ?? '')}
            aria-describedby={described}
            value={value}
            disabled={disabled}
            onChange={onChange}
          />
        ) : choices.length <= 3 ? (
          <Segmented
            label={label}
            value={value}
            disabled={disabled}
            options={choices.map((choice) => ({ value: choice.value, label: choice.label[language] }))}
            onChange={onChange}
          />
        ) : (
          <select
            className="select"
            aria-label={label}
            aria-describedby={described}
            value={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.value)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.label[language]}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}
