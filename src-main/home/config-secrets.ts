import type { Json } from '@shared/contract/common.ts';

const secretNames =
  /(?:^|[._-])(?:api_?key|token|(?:access|auth|refresh|bot)_?token|password|passwd|passphrase|(?:client_?)?secret|authorization)$/i;

/** What stands where a secret of config.yaml is not shown. */
export const mask = '***';

/** Whether a key of config.yaml would hold a secret, which belongs into .env. */
export function holdsSecret(key: string): boolean {
  return secretNames.test(key);
}

/** The dotted path of a secret in clear text in a value that shall be written under `key`; null when there is none. */
export function clearSecret(key: string, value: Json): string | null {
  if (typeof value === 'string') return holdsSecret(key) && isClear(value) ? key : null;
  for (const [name, one] of below(value)) {
    const found = clearSecret(`${key}.${name}`, one);
    if (found !== null) return found;
  }
  return null;
}

/** The value as it may be shown: clear text secrets masked, `${NAME}` as it is. */
export function maskSecrets(key: string, value: Json): Json {
  if (typeof value === 'string') return holdsSecret(key) && isClear(value) ? mask : value;
  if (Array.isArray(value)) return value.map((one, at) => maskSecrets(`${key}.${at}`, one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, maskSecrets(`${key}.${name}`, one)]));
}

/** The value with every mask replaced by what stands in the file at that place: what was shown can be written back. */
export function unmask(value: Json, written: Json | undefined): Json {
  if (value === mask && typeof written === 'string') return written;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const known = typeof written === 'object' && written !== null && !Array.isArray(written) ? written : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      unmask(one, Object.hasOwn(known, name) ? known[name] : undefined),
    ]),
  );
}

function isClear(value: string): boolean {
  return value !== '' && value !== mask && !/\$\{[^}]+\}/.test(value);
}

function below(value: Json): [string, Json][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
