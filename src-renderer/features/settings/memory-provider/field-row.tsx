import { useId } from 'react';
import type { ReactNode } from 'react';
import type { MemoryProviderField } from '@shared/contract/index.ts';
import { completedAddress } from '@shared/net/typed-address.ts';
import { useLanguage, useText } from '../../../i18n/language.tsx';
import { Segmented } from '../../../ui/choices.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icons.tsx';

/** Choices whose words are together no longer than this stand side by side; a Chinese character counts twice. */
const SIDE_BY_SIDE = 40;

const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 2 : 1), 0);

/** What was typed into a field; an address with what was left out of it. */
function completed({ address }: MemoryProviderField, value: string): string {
  return address === undefined ? value : completedAddress(value, address.port);
}

/** One field of a provider's form: its label, its name in the file, what it means, and the way to change it. */
export function FieldRow({
  field,
  kept,
  value,
  problem,
  disabled,
  onChange,
}: {
  field: MemoryProviderField;
  /** What is kept of it now; of a secret its last characters. */
  kept: string;
  value: string;
  /** Why it cannot stay as it is. */
  problem: string | null;
  disabled: boolean;
  onChange: (value: string) => void;
}): ReactNode {
  const t = useText();
  const language = useLanguage();
  const described = useId();
  const { key, secret, required, url } = field;
  const label = field.label[language];
  const isKept = secret && kept !== '';
  return (
    <div className="set">
      <div className="grow">
        <p className="t">
          {label} {required && <span className="meta">{t('provider.required')}</span>}
        </p>
        <p className="meta" id={described}>
          <span className="mono">{field.env ?? key}</span> {field.hint?.[language]}
          {isKept && (
            <span className="mp-kept">
              <Icon name="check" size={14} /> {t('provider.keptSecret', { end: kept })}
            </span>
          )}
          {problem !== null && (
            <span className="mp-kept err">
              <Icon name="alert" size={14} /> {problem}
            </span>
          )}
        </p>
        {url?.startsWith('https://') === true && (
          <p className="meta">
            <a href={url} target="_blank" rel="noreferrer noopener">
              {t('provider.see', { place: url.slice('https://'.length) })}
            </a>
          </p>
        )}
      </div>
      <div className="ctl">
        {field.choices === null ? (
          <Field
            className="text-in"
            name={key}
            label={label}
            type={secret ? 'password' : 'text'}
            autoComplete={secret ? 'new-password' : 'off'}
            placeholder={isKept ? t('provider.blankKeeps') : (field.default ?? '')}
            aria-describedby={described}
            aria-required={required && !isKept}
            aria-invalid={problem !== null}
            value={value}
            disabled={disabled}
            onChange={onChange}
            onKeyDown={(event) => {
              // Enter hands the form in: what is handed in is seen first.
              const whole = completed(field, value);
              if (event.key !== 'Enter' || event.nativeEvent.isComposing || whole === value) return;
              event.preventDefault();
              onChange(whole);
            }}
            onBlur={() => {
              const whole = completed(field, value);
              if (whole !== value) onChange(whole);
            }}
          />
        ) : (
          <Choice field={field} value={value} described={described} disabled={disabled} onChange={onChange} />
        )}
      </div>
    </div>
  );
}

function Choice({
  field,
  value,
  described,
  disabled,
  onChange,
}: {
  field: MemoryProviderField;
  value: string;
  described: string;
  disabled: boolean;
  onChange: (value: string) => void;
}): ReactNode {
  const language = useLanguage();
  const label = field.label[language];
  // What cannot be chosen here is shown only where it was chosen elsewhere.
  const offered = (field.choices ?? [])
    .filter((choice) => choice.unusable !== true || choice.value === value)
    .map((choice) => ({ value: choice.value, label: choice.label[language] }));
  const width = offered.reduce((sum, choice) => sum + widthOf(choice.label), 0);
  if (width <= SIDE_BY_SIDE) {
    return <Segmented label={label} value={value} disabled={disabled} options={offered} onChange={onChange} />;
  }
  return (
    <select
      className="select"
      aria-label={label}
      aria-describedby={described}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {offered.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
