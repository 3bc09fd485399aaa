import { opaque, secretKey, standsForSecret, type Strength } from './redact-keys.ts';

/**
 * Masks secrets in text that leaves the app: logs, tool output, what memory providers get. Shapes of keys, assignments to
 * secret names, headers, private keys, passwords in addresses, JWTs, Telegram tokens, phone numbers. Takes time linear in
 * the length of the text. Masking twice changes nothing more.
 */
export function redact(text: string): string {
  let out = text;
  if (out.includes('PRIVATE KEY')) out = redactPrivateKeys(out);
  out = out.replace(prefixed, (token) => maskToken(token));
  out = out.replace(zhipu, (token) => maskToken(token));
  out = redactHeaders(out);
  out = redactAssignments(out);
  out = out.replace(telegram, (_, id: string) => `${id}:***`);
  if (out.includes('://')) out = redactAddresses(out);
  out = out.replace(jwt, (token) => maskToken(token));
  return out.replace(phone, (number) => maskPhone(number));
}

/** A function that also masks the exact secrets it is given, whatever they look like: those of `.env`. */
export function redactorFor(secrets: () => readonly string[]): (text: string) => string {
  return (text) => {
    let out = text;
    for (const secret of [...secrets()].sort((a, b) => b.length - a.length)) {
      if (secret.length >= 8) out = out.replaceAll(secret, () => '***');
    }
    return redact(out);
  };
}

/** A secret as the interface may show it: its first and last four characters, nothing of a short one. */
export function maskSecret(secret: string): string {
  return secret.length < 12 ? '***' : `${secret.slice(0, 4)}...${secret.slice(-4)}`;
}

/** A token in text: enough of a long one to recognise it, nothing of a short one. */
function maskToken(token: string): string {
  if (isMasked(token)) return token;
  return token.length < 18 ? '***' : `${token.slice(0, 6)}...${token.slice(-4)}`;
}

function isMasked(value: string): boolean {
  return value.startsWith('***') || value.startsWith('[REDACTED') || /^\S{1,8}\.{3}\S{1,4}$/.test(value);
}

/** What keys of well-known services begin with, and how long the rest is at least. */
const prefixes: readonly string[] = [
  String.raw`sk-[\w.-]{10,}`,
  String.raw`(?:gh[opusr]_|github_pat_)\w{10,}`,
  String.raw`(?:xapp-\d+-|xox[baprs]-)[\w-]{10,}`,
  String.raw`AIza[\w-]{30,}`,
  String.raw`(?:pplx-|fal_|fc-|bb_live_|hf_|r8_|npm_|pypi-|tvly-|exa_|gsk_|syt_|retaindb_|hsk-|mem0_|brv_|ntn_)[\w-]{10,}`,
  String.raw`(?:sk_live_|sk_test_|rk_live_|sk_|dop_v1_|doo_v1_)\w{10,}`,
  String.raw`gAAAA[\w=-]{20,}`,
  String.raw`(?:AKIA|ASIA)[A-Z0-9]{16}`,
  String.raw`SG\.[\w.-]{10,}`,
  String.raw`(?:am_org_|am_)\w{20,}`,
  String.raw`(?:xai-|fw-|fw_|fpk_)[\w-]{30,}`,
  String.raw`(?:gl(?:pat|oas|dt|rt|cbt|ptt|ft|imt|agent|soat|ffct)-|GR1348941)[\w.-]{10,}`,
  String.raw`pk-lf-[\w-]{8,}`,
  String.raw`AGE-SECRET-KEY-1[A-Z0-9]{10,}`,
];
const startOfToken = String.raw`(?:(?<![\w-])|(?<=\\[nrt]))`;
const prefixed = new RegExp(`${startOfToken}(?:${prefixes.join('|')})(?![\\w-])`, 'g');
const zhipu = /(?<![\w-])[0-9a-f]{32}\.[A-Za-z0-9]{16,}(?![\w-])/g;
const telegram = /(?<![\d])(\d{8,10}):[\w-]{35}(?![\w-])/g;
const jwt = /(?<![\w-])eyJ[\w-]{10,}(?:\.[\w-]{4,}){0,2}/g;
const phone = /(?<=[^\w+\n])\+[1-9]\d{6,14}(?!\d)/g;

function maskPhone(number: string): string {
  const shown = number.length <= 9 ? 2 : 4;
  return `${number.slice(0, shown)}****${number.slice(-shown)}`;
}

/** By searching for the fixed words, not by one pattern over the block, which could be tried from every beginning. */
function redactPrivateKeys(text: string): string {
  const begin = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  const end = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
  let out = '';
  let at = 0;
  for (;;) {
    begin.lastIndex = at;
    const opening = begin.exec(text);
    if (opening === null) return out + text.slice(at);
    out += `${text.slice(at, opening.index)}[REDACTED PRIVATE KEY]`;
    end.lastIndex = begin.lastIndex;
    // A key that was cut off hides the rest of the text: where it ends is not known.
    if (end.exec(text) === null) return out;
    at = end.lastIndex;
  }
}

const authorization =
  /((?:proxy-)?authorization["']?\s{0,4}[:=]\s{0,4}["']?)(?:(bearer|basic|token|digest|apikey|negotiate)(\s{1,4}))?([^\s"',;]{1,8192})/gi;
const cookies = /((?<![\w-])(?:set-)?cookie["']?\s{0,4}[:=]\s{0,4}["']?)([^\r\n"']{1,8192})/gi;
const bareBearer = /((?<![\w-])bearer\s{1,4})([\w.~+/=-]{16,})/gi;

function redactHeaders(text: string): string {
  return text
    .replace(
      authorization,
      (whole, head: string, scheme: string | undefined, gap: string | undefined, value: string) =>
        standsForSecret(value) ? whole : `${head}${scheme ?? ''}${gap ?? ''}${maskToken(value)}`,
    )
    .replace(cookies, (_, head: string) => `${head}***`)
    .replace(bareBearer, (whole, head: string, value: string) =>
      /\d/.test(value) ? `${head}${maskToken(value)}` : whole,
    );
}

/** The name and the sign of an assignment: shell, JSON, escaped JSON, YAML, Python, a form body, a query. */
const assignment = /(?<![\w.-])([A-Za-z_][\w.-]{0,120})(\\?["']?[ \t]{0,4}(?:=>|[:=])(?!=)[ \t]{0,4})/g;
/** What may follow: a quoted value (its quotes are the groups before and behind), one that is cut off, a bare one. */
const values: readonly RegExp[] = [
  /(\\")((?:[^"\\\r\n]|\\[^"\r\n])*)(\\")/y,
  /(")((?:[^"\\\r\n]|\\[^\r\n])*)(")/y,
  /(')((?:[^'\\\r\n]|\\[^\r\n])*)(')/y,
  /(\\?["'])([^\r\n]+)()/y,
  /()(\$\{[^\s{}]*\})()/y,
  /()([^\s"'`,;&(){}[\]<>\\]+)()/y,
];
/** The same behind a name that says little: what is no single token is looked through for other assignments. */
const tokens: readonly RegExp[] = [/(\\?["']?)([\w.~+/-]+={0,2})()/y];

function redactAssignments(text: string): string {
  let out = '';
  let at = 0;
  assignment.lastIndex = 0;
  for (let found = assignment.exec(text); found !== null; found = assignment.exec(text)) {
    const [, name = '', sign = ''] = found;
    const strength = secretKey(name);
    if (strength === 'none') continue;
    const start = assignment.lastIndex;
    const value = valueAt(text, start, strength === 'weak' ? tokens : values);
    if (value === null) continue;
    const masked = maskValue(
      text,
      { start: found.index, end: value.end, value: value.text, bare: value.open === '' },
      strength,
      sign,
    );
    // A weak name may stand before a strong one (`key: password=...`), so its value is read again.
    if (masked !== null || strength !== 'weak') assignment.lastIndex = value.end;
    if (masked === null) continue;
    out += `${text.slice(at, start)}${value.open}${masked}${value.close}`;
    at = value.end;
  }
  return out + text.slice(at);
}

interface Value {
  readonly open: string;
  readonly text: string;
  readonly close: string;
  readonly end: number;
}

function valueAt(text: string, start: number, patterns: readonly RegExp[]): Value | null {
  for (const pattern of patterns) {
    pattern.lastIndex = start;
    const match = pattern.exec(text);
    if (match !== null) {
      const [, open = '', inner = '', close = ''] = match;
      return { open, text: inner, close, end: pattern.lastIndex };
    }
  }
  return null;
}

interface Assigned {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly bare: boolean;
}

/** What to show instead of an assigned value; null when it may stand. */
function maskValue(
  text: string,
  { start, end, value, bare }: Assigned,
  strength: Strength,
  sign: string,
): string | null {
  const next = text[end];
  // `key = lookup(...)`, `key = table[...]`: code that fetches a secret, not the secret.
  if (bare && (next === '(' || next === '[')) return null;
  if (isMasked(value) || standsForSecret(value, strength)) return null;
  const before = text[start - 1];
  const inForm = sign === '=' && (before === '&' || before === '?' || next === '&');
  if (strength === 'weak' && !inForm && !opaque(value)) return null;
  return strength === 'password' ? '***' : maskToken(value);
}

const userInAddress = /\b([a-z][a-z0-9+.-]{1,30}:\/\/)([^\s:@/?#"']{0,200})(?::([^\s@/"']{1,500}))?@/gi;

function redactAddresses(text: string): string {
  return text.replace(userInAddress, (whole, scheme: string, user: string, password: string | undefined) => {
    if (password !== undefined) return standsForSecret(password) ? whole : `${scheme}${user}:***@`;
    return user.length >= 8 && /\d/.test(user) && /^https?:|^git/i.test(scheme) ? `${scheme}***@` : whole;
  });
}
