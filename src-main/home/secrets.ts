import { chmodSync, readFileSync, statSync } from 'node:fs';
import { envOpenCode, type Problem } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { editEnv, envValues, parseEnv, writeEnvValue } from './dotenv.ts';
import { errnoOf, fileError } from './errno.ts';
import { withFileLock } from './file-lock.ts';
import { decodeText } from './read-text.ts';
import { writeFileAtomic } from './write-atomic.ts';

/** Whether others than its owner may read or write a file that is there. */
function isOpenToOthers(file: string): boolean {
  if (process.platform === 'win32') return false;
  return ((statSync(file, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;
}

/** Where a key was found. */
export interface KeyName {
  readonly name: string;
  readonly where: 'env_file' | 'environment';
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The keys of a home: `<home>/.env` first, then the environment, as Hermes loads them (`.env` overrides what a shell
 * exported). Values are handed out to callers in this process only; they never appear in messages or logs.
 */
export class Secrets {
  readonly file: string;
  readonly #environment: Environment;
  #values: ReadonlyMap<string, string> = new Map();
  #stamp = '';
  #problem: Problem | null = null;
  readonly #elsewhere: (() => readonly string[])[] = [];

  constructor(file: string, environment: Environment = process.env) {
    this.file = file;
    this.#environment = environment;
  }

  /** Why `.env` on disk cannot be read, else that others than its owner may read the keys in it; null for neither. */
  problem(): Problem | null {
    const keys = this.#read();
    return this.#problem ?? (keys.size > 0 && isOpenToOthers(this.file) ? openToOthers(this.file) : null);
  }

  /** Leaves `.env` to its owner alone (mode 0600); nothing when it is not there. Throws `unwritable`, `busy`. */
  async closeToOthers(): Promise<void> {
    await withFileLock(this.file, () => {
      if (!isOpenToOthers(this.file)) return Promise.resolve();
      try {
        chmodSync(this.file, 0o600);
      } catch (error) {
        throw fileError(error, this.file, 'write');
      }
      return Promise.resolve();
    });
  }

  /** The value of a name, undefined when there is none or it is empty. */
  get(name: string): string | undefined {
    const value = this.#read().get(name);
    if (value !== undefined && value !== '') return value;
    const outside = this.#environment[name];
    return outside === undefined || outside === '' ? undefined : outside;
  }

  /** The names of everything in `.env` that has a value, and of what looks like a key in the environment. Sorted. */
  names(): KeyName[] {
    const inFile = [...this.#read()].filter(([, value]) => value !== '').map(([name]) => name);
    const known = new Set(inFile);
    const outside = Object.entries(this.#environment)
      .filter(([name, value]) => value !== undefined && value !== '' && !known.has(name) && isKeyName(name))
      .map(([name]) => name);
    return [
      ...inFile.map((name): KeyName => ({ name, where: 'env_file' })),
      ...outside.map((name): KeyName => ({ name, where: 'environment' })),
    ].sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** Every value that must not leave the app in a text: those of names() that look like keys, and what lies elsewhere. */
  values(): string[] {
    const own = this.names()
      .filter(({ name }) => isKeyName(name))
      .map(({ name }) => this.get(name))
      .filter((value) => value !== undefined);
    return [...own, ...this.#elsewhere.flatMap((read) => read())];
  }

  /** Adds keys of this home that lie in other files to `values()`; `read` is asked each time and does not throw. */
  alsoMask(read: () => readonly string[]): void {
    this.#elsewhere.push(read);
  }

  /**
   * Writes a key into `.env` (mode 0600, all or nothing); an empty value removes it. Every other line stays. Throws
   * `refused` for a name that would change how programs run and for a value no reader would read back the same, and
   * `unreadable`, `unwritable`, `disk_full`, `busy`.
   */
  async set(name: string, value: string): Promise<void> {
    const trimmed = value.trim();
    checkName(name, this.file);
    const written = trimmed === '' ? null : checkedValue(name, trimmed, this.file);
    await withFileLock(this.file, async () => {
      const bytes = readBytes(this.file);
      const { text } = decodeText(bytes, this.file);
      const edited = editEnv(text, name, written);
      const back = parseEnv(edited).findLast((one) => one.name === name)?.value;
      if (written !== null && back !== trimmed) throw unwritable(name, this.file);
      if (edited !== text || isOpenToOthers(this.file)) await writeFileAtomic(this.file, edited, { mode: 0o600 });
    });
    this.#stamp = '';
  }

  /** Reads the file again when it changed. What cannot be read has no values; `problem` says why. */
  #read(): ReadonlyMap<string, string> {
    let stamp: string;
    try {
      const { mtimeMs, size, ino } = statSync(this.file);
      stamp = `${mtimeMs}-${size}-${ino}`;
    } catch {
      stamp = 'none';
    }
    if (stamp === this.#stamp) return this.#values;
    this.#stamp = stamp;
    this.#problem = null;
    this.#values = new Map();
    if (stamp === 'none') return this.#values;
    try {
      this.#values = envValues(lenientText(this.file), (name) => this.#environment[name]);
    } catch (error) {
      this.#problem = problemOf(error, this.file);
      // Permissions can be mended without a new time of change.
      this.#stamp = '';
    }
    return this.#values;
  }
}

/** Whether the name of an environment variable is that of a key. */
export function isKeyName(name: string): boolean {
  return /(?:^|_)(?:KEY|TOKEN|SECRET|PASSWORD|PASS|CREDENTIALS?|PAT)(?:_\d+)?$/.test(name);
}

/** Names that would change how programs run instead of holding a key. */
const programNames =
  /^(?:PATH|HOME|SHELL|USER|IFS|ENV|BASH_ENV|PWD|TMPDIR|EDITOR|VISUAL|PAGER|HERMES_HOME|HERMES_DESK_.*|LD_.*|DYLD_.*|PYTHON.*|NODE_.*|ELECTRON_.*|NPM_.*|GIT_.*|PERL.*|RUBY.*|JAVA_.*|.*_PROXY)$/;

function checkName(name: string, file: string): void {
  if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !programNames.test(name)) return;
  throw new DeskError('refused', `${name} is not the name of a key.`, {
    remedy: 'Use the name the provider gives its key, such as OPENAI_API_KEY.',
    file,
  });
}

function checkedValue(name: string, value: string, file: string): string {
  const written = /^[\x20-\x7e]+$/.test(value) ? writeEnvValue(value) : null;
  if (written === null) throw unwritable(name, file);
  return written;
}

function unwritable(name: string, file: string): DeskError {
  return new DeskError('refused', `The value of ${name} has characters that cannot be part of a key.`, {
    remedy: 'Copy the key again from the page of the provider, in one line and without special characters.',
    file,
  });
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw fileError(error, file, 'read');
  }
}

/** Hermes falls back to Latin-1 for a `.env` that is not UTF-8; reading a key must not fail for a comment. */
function lenientText(file: string): string {
  const bytes = readBytes(file);
  try {
    return decodeText(bytes, file).text;
  } catch {
    return bytes.toString('latin1').replace(/\r\n?/g, '\n');
  }
}

function openToOthers(file: string): Problem {
  return {
    code: envOpenCode,
    file,
    message: `${file} is open to other users of this machine.`,
    remedy: `Close it in Settings, under Providers, or with: chmod 600 '${file.replaceAll("'", "'\\''")}'`,
    blocking: false,
  };
}

function problemOf(error: unknown, file: string): Problem {
  const { message, remedy } = fileError(error, file, 'read');
  return { code: 'env_unreadable', file, message: `${message} No key in it is used.`, remedy, blocking: false };
}
