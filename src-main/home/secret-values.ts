import { isRecord } from '@shared/record.ts';
import { opaque, secretKey, standsForSecret } from './redact-keys.ts';

/** What people write where a server of their own wants a key and needs none: masking these words would only garble texts. */
const fillers =
  /^(?:(?:sk-)?no[-_ ]?key(?:[-_ ](?:required|needed))?|not[-_ ]?(?:needed|required|used)|unused|dummy|placeholder|lm[-_]?studio|localhost|anything|whatever|your[-_ ].{0,60}|change[-_ ]?me)$/i;

/**
 * The secrets in settings of any shape: texts under a name that means one (`api_key`, `refreshToken`; a bare `token` or `key` where its
 * value looks like one), and passwords in addresses.
 */
export function secretValues(settings: unknown): string[] {
  const found: string[] = [];
  collect('', settings, found);
  return found;
}

/** The same in the text of a settings file that is damaged: a quoted value behind a quoted name still counts. */
export function secretValuesIn(text: string): string[] {
  const pairs = text.matchAll(/"([\w.-]{1,120})"\s{0,20}:\s{0,20}"((?:[^"\\\r\n]|\\[^\r\n]){1,8192})/gu);
  return [...pairs].flatMap(([, name = '', value = '']) => secretValues({ [name]: value }));
}

/** What settings are without their secrets, sign-ins included: what of them may lie in a copy. */
export function withoutSecrets(settings: unknown, name = ''): unknown {
  if (typeof settings === 'string') return withoutPassword(settings);
  if (Array.isArray(settings)) return settings.map((one: unknown) => withoutSecrets(one, name));
  if (!isRecord(settings)) return settings;
  const kept = Object.entries(settings).filter(([key, value]) => !holdsOne(key, value));
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutSecrets(value, key)]));
}

/** Settings from a copy, with the secrets that stand in the present ones at the same places. */
export function withSecretsOf(settings: unknown, present: unknown): unknown {
  if (!isRecord(settings) || !isRecord(present)) return settings;
  const secrets = Object.entries(present).filter(([key, value]) => holdsOne(key, value) && !(key in settings));
  const merged = Object.entries(settings).map(([key, value]) => [key, withSecretsOf(value, present[key])]);
  return Object.fromEntries([...merged, ...secrets]);
}

/** A key, or a sign-in as a whole: half of one would be worse than none. */
function holdsOne(key: string, value: unknown): boolean {
  if (typeof value === 'string') return isSecret(key, value);
  return isRecord(value) && key.toLowerCase() === 'oauth';
}

function withoutPassword(value: string): string {
  if (passwordIn(value).length === 0) return value;
  const address = new URL(value);
  address.password = '';
  return address.href;
}

function collect(name: string, value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    if (isSecret(name, value)) found.push(value.trim());
    found.push(...passwordIn(value));
  } else if (Array.isArray(value)) {
    for (const one of value) collect(name, one, found);
  } else if (isRecord(value)) {
    for (const [key, one] of Object.entries(value)) collect(key, one, found);
  }
}

function isSecret(name: string, value: string): boolean {
  const strength = secretKey(name);
  if (strength === 'none' || standsForSecret(value, strength) || fillers.test(value.trim())) return false;
  return strength !== 'weak' || opaque(value.trim());
}

function passwordIn(value: string): string[] {
  if (!value.includes('://') || !URL.canParse(value)) return [];
  const { password } = new URL(value);
  if (password === '') return [];
  try {
    return [...new Set([password, decodeURIComponent(password)])];
  } catch {
    return [password];
  }
}
