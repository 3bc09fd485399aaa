/** How surely a name means a secret. A `weak` one (a bare token, key, auth) needs a value that looks like a secret. */
export type Strength = 'none' | 'weak' | 'strong' | 'password';

const passwordWords = new Set(['password', 'passwords', 'passwd', 'pass', 'pw', 'pwd', 'passphrase', 'passcode']);
const strongWords = new Set([
  'secret',
  'secrets',
  'apikey',
  'apikeys',
  'credential',
  'credentials',
  'accesskey',
  'authtoken',
]);
const weakWords = new Set(['token', 'tokens', 'key', 'keys', 'auth', 'authorization', 'cookie']);
/** What makes a key or token a secret one when it stands before it. */
const owners = new Set([
  'api',
  'auth',
  'access',
  'refresh',
  'session',
  'secret',
  'private',
  'bearer',
  'client',
  'bot',
  'signing',
  'encryption',
  'id',
  'x',
  'oauth',
  'csrf',
  'master',
  'service',
  'webhook',
  'app',
  'admin',
  'subscription',
]);
/** Names of amounts and places, not of secrets. */
const counters = new Set([
  'max',
  'min',
  'num',
  'total',
  'input',
  'output',
  'prompt',
  'completion',
  'cached',
  'reasoning',
  'budget',
  'limit',
  'cache',
  'context',
  'primary',
  'foreign',
  'sort',
  'partition',
  'public',
  'stop',
  'next',
  'page',
  'index',
  'cost',
  'per',
]);

const seen = new Map<string, Strength>();

/** What the name of a variable, field or header says about its value. */
export function secretKey(name: string): Strength {
  const known = seen.get(name);
  if (known !== undefined) return known;
  const strength = judge(words(name));
  if (seen.size > 2000) seen.clear();
  seen.set(name, strength);
  return strength;
}

/** The words of a name: `myApiKey2`, `MY_API_KEY_2` and `my.api-key` have the same three. */
function words(name: string): string[] {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');
}

function judge(parts: readonly string[]): Strength {
  const last = parts.at(-1) ?? '';
  const before = parts.at(-2);
  if (passwordWords.has(last)) return 'password';
  if (strongWords.has(last)) return 'strong';
  if (!weakWords.has(last)) return 'none';
  if (before === undefined) return 'weak';
  if (counters.has(before)) return 'none';
  if (owners.has(before)) return 'strong';
  return last === 'token' ? 'strong' : 'weak';
}

/** Whether a value looks like a secret by itself: hexadecimal, long, or mixed. */
export function opaque(value: string): boolean {
  if (/^[0-9a-fA-F]{16,}$/.test(value)) return true;
  if (!/^[\w.~+/=-]+$/.test(value)) return false;
  if (value.length >= 20) return /\d/.test(value) || /[a-z].*[A-Z]|[A-Z].*[a-z]/.test(value);
  return (
    value.length >= 12 && [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length >= 2 && /\d/.test(value)
  );
}

const typeWords =
  /^(?:true|false|null|none|undefined|nil|yes|no|on|off|str|string|bytes|int|number|boolean|bool|any|unknown|never|object|optional|required|secretstr|token|password|key|secret)$/i;

/** Whether a value only stands for a secret: a look-up, a variable, a placeholder, a type, a path. */
export function standsForSecret(value: string, strength: Strength = 'strong'): boolean {
  const text = value.trim();
  if (text === '' || typeWords.test(text)) return true;
  if (
    /^(?:os\.(?:getenv|environ)|process\.env|import\.meta\.env|env\.|getenv|self\.|this\.|config\.|settings\.|args\.)/.test(
      text,
    )
  )
    return true;
  if (/^(?:<[^<>]*>|\{\{?[^{}]*\}?\}|\[[^[\]]*\]|x{3,}|\.{3}|…+|\*+)$/i.test(text)) return true;
  if (strength === 'password') return /^\$\{[A-Za-z_]\w*\}$/.test(text);
  if (/^\$(?:\w+|\{[^{}]*\})$|^%\w+%$/.test(text)) return true;
  if (/^(?:~|\.{1,2})?\/[\w.-]+(?:\/|$)/.test(text) && !/^[\w+/]{40,}={0,2}$/.test(text)) return true;
  return /^\d{1,6}$/.test(text);
}
