import { useEffect, useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Json, Setting } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented, Switch } from '../../ui/choices.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Failed } from '../../ui/states.tsx';
import { findSetting, useSettings, writeSetting } from './settings-store.ts';

/** A part of the screen under one heading. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note: string;
  children: ReactNode;
}): ReactNode {
  const heading = useId();
  return (
    <section id={`settings-${id}`} aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {title}
      </h2>
      <p className="dim">{note}</p>
      {children}
    </section>
  );
}

export interface RowProps {
  readonly label: string;
  readonly note?: ReactNode;
  /** Its key in config.yaml, shown in mono. */
  readonly configKey?: string;
  /** False where the key says nothing that the label does not. */
  readonly keyShown?: boolean;
  readonly children: ReactNode;
}

/** Label left, control right; what is wrong with the value or with the last change, below. */
export function Row({ label, note, configKey, keyShown = true, children }: RowProps): ReactNode {
  const t = useText();
  const setting = useSetting(configKey);
  const refused = useSettings((store) => store.refused);
  const warning = setting?.warning ?? null;
  return (
    <>
      <div className="set" data-key={configKey}>
        <div className="grow">
          <p className="t">{label}</p>
          <p className="meta">
            {keyShown && configKey !== undefined && <span className="mono">{configKey}</span>} {note}
          </p>
          {warning !== null && configKey !== undefined && (
            <p className="meta err">
              <Icon name="alert" size={14} /> {t('settings.warning', { key: configKey, warning })}
            </p>
          )}
        </div>
        <div className="ctl">{children}</div>
      </div>
      {refused !== null && refused.key === configKey && <Failed error={refused.error} />}
    </>
  );
}

function useSetting(key: string | undefined): Setting | undefined {
  const all = useSettings((store) => store.all);
  return key === undefined || all === null ? undefined : findSetting(all, key);
}

/** The value of a key in force, and the way to write it. */
export function useValue(key: string): [Json | undefined, (value: Json) => void] {
  const bridge = useBridge();
  const setting = useSetting(key);
  return [setting?.value, (value) => void writeSetting(bridge, key, value)];
}

/** A yes-or-no key. `fallback` is shown where the core says nothing. */
export function SwitchRow({
  configKey,
  label,
  note,
  fallback,
}: {
  configKey: string;
  label: string;
  note: string;
  fallback: boolean;
}): ReactNode {
  const lookingOn = useLookingOn();
  const [value, write] = useValue(configKey);
  const on = typeof value === 'boolean' ? value : fallback;
  return (
    <Row label={label} note={note} configKey={configKey}>
      <Switch label={label} on={on} onChange={write} disabled={lookingOn} />
    </Row>
  );
}

/** More than these do not stand beside their label in a narrow window. */
const SIDE_BY_SIDE = 4;

/** One of a few words. */
export function ChoiceRow<T extends string>({
  configKey,
  label,
  note,
  fallback,
  options,
}: {
  configKey: string;
  label: string;
  note?: string;
  fallback: T;
  options: readonly { readonly value: T; readonly label: string }[];
}): ReactNode {
  const lookingOn = useLookingOn();
  const [value, write] = useValue(configKey);
  const t = useText();
  const known = options.find((option) => option.value === value)?.value ?? fallback;
  return (
    <Row label={label} note={note} configKey={configKey}>
      {options.length <= SIDE_BY_SIDE ? (
        <Segmented label={label} value={known} options={options} onChange={write} disabled={lookingOn} />
      ) : (
        <Menu
          label={label}
          trigger={
            <Button disabledBecause={lookingOn && t('chat.lookingOn')}>
              {options.find((option) => option.value === known)?.label}
              <Icon name="chevron-down" size={14} />
            </Button>
          }
          items={options.map((option) => ({
            kind: 'item',
            label: option.label,
            checked: option.value === known,
            run: () => write(option.value),
          }))}
        />
      )}
    </Row>
  );
}

/** A whole number, zero only where `least` is; kept by Enter or by leaving the field. */
export function CountRow({
  configKey,
  label,
  note,
  unit,
  fallback,
  least = 1,
}: {
  configKey: string;
  label: string;
  note: string;
  unit: string;
  fallback: number;
  least?: 0 | 1;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const [value, write] = useValue(configKey);
  const now = typeof value === 'number' ? value : fallback;
  const [bad, setBad] = useState(false);
  const keep = (text: string): void => {
    const wanted = Number(text.replace(/[\s,，.’']/g, ''));
    const good = text.trim() !== '' && Number.isInteger(wanted) && wanted >= least;
    setBad(!good);
    if (good && wanted !== now) write(wanted);
  };
  return (
    <Row
      configKey={configKey}
      label={label}
      note={
        bad ? <span className="err">{t(least === 0 ? 'settings.numberBadOrZero' : 'settings.numberBad')}</span> : note
      }
    >
      <KeptField className="num-in" label={label} value={format.number(now)} onKeep={keep} inputMode="numeric" />
      <span className="meta">{unit}</span>
    </Row>
  );
}

/** A text; an empty field takes the key out of the file. */
export function TextRow({
  configKey,
  label,
  note,
  example,
}: {
  configKey: string;
  label: string;
  note: string;
  example: string;
}): ReactNode {
  const [value, write] = useValue(configKey);
  return (
    <Row configKey={configKey} label={label} note={note}>
      <KeptField
        className="text-in"
        label={label}
        placeholder={example}
        value={typeof value === 'string' ? value : ''}
        onKeep={(text) => write(text.trim() === '' ? null : text.trim())}
      />
    </Row>
  );
}

/** An amount of money a day; an empty field or zero is no limit and takes the key out of the file. */
export function AmountRow({ configKey, label, note }: { configKey: string; label: string; note: string }): ReactNode {
  const t = useText();
  const [value, write] = useValue(configKey);
  const [bad, setBad] = useState(false);
  const keep = (text: string): void => {
    const wanted = Number(text.trim().replace(',', '.'));
    setBad(!Number.isFinite(wanted) || wanted < 0);
    if (Number.isFinite(wanted) && wanted >= 0) write(wanted === 0 ? null : wanted);
  };
  return (
    <Row configKey={configKey} label={label} note={bad ? <span className="err">{t('settings.amountBad')}</span> : note}>
      <KeptField
        className="num-in"
        label={label}
        value={typeof value === 'number' ? String(value) : ''}
        placeholder={t('settings.noLimit')}
        onKeep={keep}
        inputMode="text"
      />
      <span className="meta">{t('settings.usdDay')}</span>
    </Row>
  );
}

/** A text field that writes once, by Enter or by leaving it; Escape puts back what was. */
export function KeptField({
  label,
  value,
  onKeep,
  className,
  placeholder,
  inputMode,
  list,
}: {
  label: string;
  value: string;
  onKeep: (value: string) => void;
  className?: string;
  placeholder?: string;
  inputMode?: 'numeric' | 'url' | 'text';
  list?: string;
}): ReactNode {
  const lookingOn = useLookingOn();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const keep = (): void => {
    if (text !== value) onKeep(text);
  };
  return (
    <Field
      {...(className === undefined ? {} : { className })}
      {...(list === undefined ? {} : { list })}
      label={label}
      placeholder={placeholder ?? ''}
      inputMode={inputMode}
      value={text}
      onChange={setText}
      onBlur={keep}
      disabled={lookingOn}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') keep();
        if (event.key === 'Escape') setText(value);
      }}
    />
  );
}
