import type { Json } from '@shared/contract/common.ts';
import type { Setting } from '@shared/contract/settings.ts';
import type { KnownSetting } from './defaults.ts';
import { isGateOn, isOn, isSwitchWord, toNumber } from './truth.ts';

/** A value in force, and whether it is what the file says. */
export type Evaluated = Omit<Setting, 'key'>;

/** What holds for a setting when `written` stands in the file (`undefined`: nothing does). */
export function evaluate(setting: KnownSetting, written: Json | undefined): Evaluated {
  const standard = setting.value as Json;
  if (written === undefined || written === null) return { value: standard, source: 'default', warning: null };
  const taken = (value: Json, warning: string | null = null): Evaluated => ({ value, source: 'file', warning });
  const instead = (wanted: string): Evaluated => ({
    value: standard,
    source: 'fallback',
    warning: `${show(written)} is ${wanted}; ${show(standard)} holds instead.`,
  });
  switch (setting.kind) {
    case 'switch':
      return taken(isOn(written, setting.value), switchWarning(written));
    case 'consent':
      // A gate has words of its own; consent in advance is given by a clear word only.
      if (setting.asks) return taken(isGateOn(written), switchWarning(written));
      return taken(typeof written !== 'object' && isOn(written, setting.value), switchWarning(written));
    case 'number': {
      const number = toNumber(written, setting.whole === true);
      if (number === undefined) return instead('no number');
      if (setting.min !== undefined && number < setting.min) return instead(`below ${setting.min}`);
      if (setting.max !== undefined && number > setting.max) return instead(`above ${setting.max}`);
      return taken(number);
    }
    case 'text':
      return typeof written === 'object' ? instead('no text') : taken(String(written));
    case 'choice': {
      const word = choiceWord(written);
      return setting.choices.includes(word) ? taken(word) : instead(`none of ${setting.choices.join(', ')}`);
    }
    case 'list':
      if (typeof written === 'string') return taken(written.trim() === '' ? [] : [written]);
      return Array.isArray(written) ? taken(written) : instead('no list');
    case 'record':
      return typeof written === 'object' && !Array.isArray(written) ? taken(written) : instead('no mapping');
  }
}

/** What a warning says of a value alone, without what holds in its place: a value that is not written takes nothing's place. */
export function faultAlone(warning: string): string {
  return warning.replace(/; \S.* holds instead\.$/, '.');
}

/**
 * What is wrong with a new value that would be taken, though surely not as it was meant; null for nothing. Of what a file
 * says already this is not asked: that is read as Hermes reads it.
 */
export function oddity(setting: KnownSetting, value: Json): string | null {
  if (setting.kind === 'number' && setting.whole === true) {
    const number = toNumber(value, false);
    return number === undefined || Number.isInteger(number) ? null : `${show(value)} is no whole number.`;
  }
  if (setting.kind !== 'text' || typeof value !== 'string' || value.trim() === '') return null;
  if (setting.form === 'address' && !isAddress(value))
    return `${show(value)} is no address, such as http://localhost:8080/v1.`;
  if (setting.form === 'time zone' && !isTimeZone(value))
    return `${show(value)} is no time zone, such as Europe/Paris.`;
  return null;
}

/** With or without a scheme, as people write it. */
function isAddress(text: string): boolean {
  const trimmed = text.trim();
  if (/\s/.test(trimmed)) return false;
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed)
    ? /^https?:/i.test(trimmed) && URL.canParse(trimmed)
    : URL.canParse(`http://${trimmed}`);
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name.trim() }).format(0) !== '';
  } catch {
    return false;
  }
}

/** A choice whose words are on and off is often written without quotes, which makes it a boolean. */
function choiceWord(written: Json): string {
  if (typeof written === 'boolean') return written ? 'on' : 'off';
  return typeof written === 'string' ? written.trim().toLowerCase() : '';
}

function switchWarning(written: Json): string | null {
  const clear =
    typeof written === 'boolean' ||
    written === 0 ||
    written === 1 ||
    (typeof written === 'string' && isSwitchWord(written));
  return clear ? null : `${show(written)} is neither on nor off; write true or false.`;
}

function show(value: Json): string {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
