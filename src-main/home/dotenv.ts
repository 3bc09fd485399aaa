/** One `NAME=value` of a `.env` text, with the place of its line or lines. */
export interface EnvBinding {
  readonly name: string;
  /** Null for a bare name without `=`. */
  readonly value: string | null;
  readonly start: number;
  /** Behind the line end. */
  readonly end: number;
}

const binding = new RegExp(
  [
    String.raw`^[^\S\n]*(?:export[^\S\n]+)?`,
    String.raw`(?:'(?<quotedName>[^'\n]+)'|(?<name>[^=#\s]+))`,
    String.raw`(?:[^\S\n]*=[^\S\n]*(?:'(?<single>(?:\\'|[^'])*)'|"(?<double>(?:\\"|[^"])*)"|(?<bare>(?!['"])[^\n]*)))?`,
    String.raw`[^\S\n]*(?:#[^\n]*)?(?:\n|$)`,
  ].join(''),
  'my',
);

/**
 * Reads `.env` text (LF line ends, no BOM) as python-dotenv does in its ordinary cases: `export`, single and double
 * quotes (which may span lines), comments, bare values that end before ` #`. Lines that are no binding are skipped.
 * `${NAME}` is left as it stands; see expandEnv.
 */
export function parseEnv(text: string): EnvBinding[] {
  const found: EnvBinding[] = [];
  let at = 0;
  while (at < text.length) {
    binding.lastIndex = at;
    const match = binding.exec(text);
    const end = match === null ? nextLine(text, at) : binding.lastIndex;
    const groups = match?.groups;
    const name = groups?.['quotedName'] ?? groups?.['name'];
    if (groups !== undefined && name !== undefined) {
      found.push({ name, value: valueOf(groups), start: at, end });
    }
    at = Math.max(end, at + 1);
  }
  return found;
}

function nextLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}

function valueOf(groups: Record<string, string | undefined>): string | null {
  const { single, double, bare } = groups;
  if (single !== undefined) return single.replace(/\\([\\'])/g, '$1');
  if (double !== undefined) {
    return double.replace(/\\([\\'"abfnrtv])/g, (_, letter: string) => escapes[letter] ?? letter);
  }
  return bare === undefined ? null : bare.replace(/\s+#.*$/, '').trimEnd();
}

const escapes: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Replaces `${NAME}` and `${NAME:-default}` in a value, as python-dotenv does whatever the quotes. */
export function expandEnv(value: string, lookup: (name: string) => string | undefined): string {
  return value.replace(/\$\{([^}:]*)(?::-([^}]*))?\}/g, (_, name: string, fallback: string | undefined) => {
    return lookup(name) ?? fallback ?? '';
  });
}

/** The values of a `.env` text by name; the last of several bindings wins. */
export function envValues(text: string, environment: (name: string) => string | undefined): Map<string, string> {
  const values = new Map<string, string>();
  for (const { name, value } of parseEnv(text)) {
    if (value !== null)
      values.set(
        name,
        expandEnv(value, (other) => values.get(other) ?? environment(other)),
      );
  }
  return values;
}

/**
 * Writes a value so that python-dotenv and Hermes read it back the same, in the quotes Hermes would use; null when that
 * is not possible (a line end, or `${`, which is replaced whatever the quotes).
 */
export function writeEnvValue(value: string): string | null {
  if (/[\n\r\0]/.test(value) || value.includes('${')) return null;
  if (!/[#"'\s]/.test(value)) return value;
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** Sets or, with null, removes one name in a `.env` text. Every other line stays as it is. */
export function editEnv(text: string, name: string, written: string | null): string {
  const bindings = parseEnv(text).filter((one) => one.name === name);
  const last = bindings.at(-1);
  if (written === null) {
    return bindings.reduceRight((out, one) => out.slice(0, one.start) + out.slice(one.end), text);
  }
  if (last === undefined) {
    const gap = text === '' || text.endsWith('\n') ? '' : '\n';
    return `${text}${gap}${name}=${written}\n`;
  }
  return `${text.slice(0, last.start)}${name}=${written}\n${text.slice(last.end)}`;
}
