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
