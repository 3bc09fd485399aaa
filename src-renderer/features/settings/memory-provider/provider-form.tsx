import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderField, MemoryProviderKind } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useText } from '../../../i18n/language.tsx';
import { Button } from '../../../ui/button.tsx';
import { Failed, Loading } from '../../../ui/states.tsx';
import { FieldRow } from './field-row.tsx';
import { TestLine } from './test-line.tsx';

type Values = Readonly<Record<string, string>>;

/** Fields shown with these values: all those whose conditions hold. */
function fieldsShown(fields: readonly MemoryProviderField[], values: Values): MemoryProviderField[] {
  const now = (key: string): string => values[key] ?? fields.find((field) => field.key === key)?.default ?? '';
  return fields.filter(({ when }) => Object.entries(when).every(([key, value]) => now(key) === value));
}

/** The form of a memory provider. A secret is never shown; left blank, it stays what it is. Closed, it has written nothing. */
export function ProviderForm({
  kind,
  locked,
  asking,
  refused,
  onSwitchOn,
}: {
  kind: MemoryProviderKind;
  locked: string | false;
  /** A question that came of switching on, in the place of its buttons; null for none. */
  asking: ReactNode;
  /** Why it could not be switched on or off; null when it could. */
  refused: unknown;
  /** Called after what was entered is saved. */
  onSwitchOn: () => Promise<void>;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { name, fields, selected } = kind;
  const form = useRef<HTMLFormElement>(null);
  const [saved, setSaved] = useState<Values | null>(null);
  const [entered, setEntered] = useState<Values>({});
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState(false);
  // What is missing is shown once the person wanted to go on without it.
  const [strict, setStrict] = useState(false);

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

  // The question that was answered is gone, and with it what had the focus: it goes back to what asked.
  const isAsking = asking !== null;
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (saved === null) return error === null ? <Loading lines={2} /> : <Failed error={error} />;
  const values = { ...saved, ...entered };
  const shown = fieldsShown(fields, values);
  const changed = Object.entries(entered).filter(([key]) => shown.some((field) => field.key === key));
  const valueOf = ({ key, secret, default: usual }: MemoryProviderField): string =>
    secret ? (entered[key] ?? '') : (values[key] ?? usual ?? '');
  const isMissing = (field: MemoryProviderField): boolean =>
    field.required && valueOf(field).trim() === '' && (!field.secret || (saved[field.key] ?? '') === '');
  /** Everything that is required is there; the first that is not gets the focus. */
  const isComplete = (): boolean => {
    const first = shown.find(isMissing);
    setStrict(first !== undefined);
    if (first === undefined) return true;
    const control = form.current?.elements.namedItem(first.key);
    if (control instanceof HTMLElement) control.focus();
    return false;
  };
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
  const saveAll = async (): Promise<void> => {
    if (isComplete() && (await save()) && !selected) await onSwitchOn();
  };
  const rows = (list: readonly MemoryProviderField[]): ReactNode =>
    list.map((field) => (
      <FieldRow
        key={field.key}
        field={field}
        kept={saved[field.key] ?? ''}
        value={valueOf(field)}
        problem={strict && isMissing(field) ? t('provider.needed') : null}
        disabled={locked !== false}
        onChange={(value) => {
          setSaid(false);
          setEntered((before) => ({ ...before, [field.key]: value }));
        }}
      />
    ));
  const advanced = shown.filter((field) => field.advanced === true);
  const told = changed.length > 0 ? 'provider.unsaved' : said ? 'provider.saved' : 'provider.holdsFrom';
  return (
    <form
      ref={form}
      className="mp-form"
      aria-label={t('provider.form', { title: kind.title })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveAll();
      }}
    >
      {rows(shown.filter((field) => field.advanced !== true))}
      {advanced.length > 0 && (
        <details className="mp-more">
          <summary className="t">{t.count('provider.more', advanced.length)}</summary>
          {rows(advanced)}
        </details>
      )}
      <TestLine kind={kind} changed={changed.length > 0} before={async () => isComplete() && (await save())} />
      {asking ?? (
        <div className="mp-buttons">
          <span className="meta grow" role="status">
            {t(told)}
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
      )}
      {(error ?? refused) !== null && <Refused error={error ?? refused} />}
    </form>
  );
}

/** Why something was refused, brought into view: it stands below the button that was pressed. */
function Refused({ error }: { error: unknown }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={box}>
      <Failed error={error} />
    </div>
  );
}
