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

function collect(name: string, value: unknown, found: string[]): void {
  if (typeof value === 'string') {
    if (isSecret(name, value)) found.push(value.trim());
    found.push(...passwordIn(value));
  } else if (Array.isArray(value)) {
    for (const one of value) collect(name, one, found);
  } else if (typeof value === 'object' && value !== null) {
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
