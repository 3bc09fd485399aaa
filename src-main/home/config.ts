import { readFileSync } from 'node:fs';
import type { Json, Problem } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Setting } from '@shared/contract/settings.ts';
import { clearSecret, maskSecrets, unmask } from './config-secrets.ts';
import {
  defaultOf,
  isSection,
  knownBelow,
  knownSetting,
  knownSettings,
  sections,
  type KnownSetting,
} from './defaults.ts';
import { errnoOf, fileError } from './errno.ts';
import { withFileLock } from './file-lock.ts';
import { decodeText } from './read-text.ts';
import { secretValues } from './secret-values.ts';
import { evaluate, faultAlone, oddity, type Evaluated } from './settings-values.ts';
import { watchFile, type FileWatch } from './watch-file.ts';
import { writeFileAtomic } from './write-atomic.ts';
import { editText } from './yaml/edit-text.ts';
import { EditRefused } from './yaml/edit.ts';
import { parseYaml, YamlError } from './yaml/read.ts';
import { toJson } from './yaml/scalars.ts';

type Tree = Readonly<Record<string, Json>>;

/** What a Config needs from outside. */
export interface ConfigOptions {
  /** Where `${NAME}` in a value is looked up; nothing is expanded without it. */
  readonly lookup?: (name: string) => string | undefined;
}

/**
 * config.yaml: read exactly as Hermes' PyYAML reads it, written one key at a time with everything else left as it is.
 *
 * A file that cannot be read never throws here: `problem` says why, and the values last read stay in force; when there
 * were none, the defaults do, except that whatever asks for the person's consent asks.
 */
export class Config {
  readonly file: string;
  readonly #lookup: (name: string) => string | undefined;
  readonly #listeners = new Set<(keys: readonly string[]) => void>();
  #tree: Tree = {};
  /** False until the file, or its absence, was read successfully once. */
  #known = false;
  #problem: Problem | null = null;
  #watch: FileWatch | null = null;
  #secrets: { readonly tree: Tree; readonly values: readonly string[] } | null = null;

  constructor(file: string, options: ConfigOptions = {}) {
    this.file = file;
    this.#lookup = options.lookup ?? (() => undefined);
    this.reload();
  }

  /** Why the file on disk cannot be used (`config_syntax`, `config_unreadable`); null when it can. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /**
   * Everything about the file that needs the person: the problem, and each value that had to be replaced by its default.
   * While nothing of the file was ever read, the problem alone says it all.
   */
  problems(): Problem[] {
    if (this.#problem !== null && !this.#known) return [this.#problem];
    const values = this.settings()
      .filter((setting) => setting.warning !== null)
      .map((setting) => ({
        code: 'config_value',
        file: this.file,
        message: `${setting.key}: ${setting.warning ?? ''}`,
        remedy: `Correct ${setting.key} in ${this.file} or in Settings.`,
        blocking: false,
      }));
    const oddSections = sections.filter((section) => this.#isOdd(section)).map((section) => this.#oddSection(section));
    return [...(this.#problem === null ? [] : [this.#problem]), ...oddSections, ...values];
  }

  /** Reads the file again. Answers the keys whose values changed, and tells the listeners. Never throws. */
  reload(): string[] {
    const before = this.#tree;
    try {
      this.#tree = readTree(this.file);
      this.#known = true;
      this.#problem = null;
    } catch (error) {
      this.#problem = problemOf(error, this.file);
    }
    const changed = changedKeys(before, this.#tree);
    if (changed.length > 0) for (const listener of this.#listeners) listener(changed);
    return changed;
  }

  /** The value in force at a dotted path: the file's, `${NAME}` expanded, laid over Hermes' default. */
  get(key: string): Json | undefined {
    const written = this.#expand(this.#written(key));
    const fallback = defaultOf(key);
    if (written === undefined || written === null) return fallback;
    return isRecord(written) && isRecord(fallback) ? merge(fallback, written) : written;
  }

  /** The value as it stands in the file, `${NAME}` as written; undefined when it is not there. */
  written(key: string): Json | undefined {
    return structuredClone(this.#written(key));
  }

  /** The secrets that stand in the file in clear text: they are masked in whatever leaves the app. */
  secretValues(): readonly string[] {
    if (this.#secrets?.tree !== this.#tree) this.#secrets = { tree: this.#tree, values: secretValues(this.#tree) };
    return this.#secrets.values;
  }

  /** Whether a key is written in the file. */
  has(key: string): boolean {
    return this.#written(key) !== undefined;
  }

  /** Whether a setting is on. Without a fallback the table of defaults has it. */
  bool(key: string, fallback?: boolean): boolean {
    const known = knownSetting(key);
    const setting: KnownSetting =
      known !== undefined && (known.kind === 'switch' || known.kind === 'consent')
        ? { ...known, value: fallback ?? known.value }
        : { key, kind: 'switch', value: fallback ?? false };
    return this.#evaluate(setting).value === true;
  }

  /** A number; strings of digits count. What is no number, or below `min`, is the fallback, with a warning in settings(). */
  number(key: string, fallback: number, options: { min?: number; integer?: boolean } = {}): number {
    const known = knownSetting(key);
    const base: KnownSetting = known?.kind === 'number' ? known : { key, kind: 'number', value: fallback };
    const { value } = this.#evaluate({
      ...base,
      value: fallback,
      ...(options.min === undefined ? {} : { min: options.min }),
      ...(options.integer === true ? { whole: true as const } : {}),
    });
    return typeof value === 'number' ? value : fallback;
  }

  /** A text; numbers and booleans are taken as written. Without a fallback the table of defaults has it. */
  string(key: string, fallback?: string): string {
    const known = knownSetting(key);
    if (known?.kind === 'choice') {
      const { value } = this.#evaluate(fallback === undefined ? known : { ...known, value: fallback });
      return typeof value === 'string' ? value : known.value;
    }
    const standard = known?.kind === 'text' ? known.value : '';
    const { value } = this.#evaluate({ key, kind: 'text', value: fallback ?? standard });
    return typeof value === 'string' ? value : standard;
  }

  /** A list, empty when none is written. A single text counts as a list of one. */
  list(key: string): Json[] {
    const value = this.get(key);
    if (Array.isArray(value)) return value;
    return typeof value === 'string' && value.trim() !== '' ? [value] : [];
  }

  /** A mapping, with defaults laid under; empty when none is written. */
  record(key: string): Record<string, Json> {
    const value = this.get(key);
    return isRecord(value) ? { ...value } : {};
  }

  /**
   * Every key we know with the value in force and where it comes from, then what else the file holds. Secrets come masked;
   * texts come with `${NAME}` as written.
   */
  settings(): Setting[] {
    const known = knownSettings.map((setting) => {
      const written = this.#written(setting.key);
      // A number or switch is only one once `${NAME}` is expanded; a text may be a secret then.
      const isText = setting.kind === 'text' || setting.kind === 'list' || setting.kind === 'record';
      const { value, source, warning } = this.#evaluateWritten(setting, isText ? written : this.#expand(written));
      return { key: setting.key, value: maskSecrets(setting.key, value), source, warning };
    });
    const others = unknownParts(this.#tree, '').map(([key, value]) => ({
      key,
      value: maskSecrets(key, value),
      source: 'file' as const,
      warning: null,
    }));
    return [...known, ...others];
  }

  /**
   * Writes one key; null removes it. The file is read again under its lock, only the lines of the key change, and the
   * new file replaces the old one whole. Throws `config_syntax` when the file on disk is broken (nothing is written then),
   * `refused` for values that would not hold, for whole sections, for keys that hold secrets and where only that key cannot
   * be changed, `disk_full`, `unwritable`, `busy`.
   */
  async set(key: string, value: Json): Promise<void> {
    await this.setAll({ [key]: value });
  }

  /** Writes several keys at once, all or none, in their order; otherwise as `set`. */
  async setAll(changes: Readonly<Record<string, Json>>): Promise<void> {
    for (const [key, value] of Object.entries(changes)) this.#refuseUnusable(key, value);
    await withFileLock(this.file, async () => {
      const before = readBytes(this.file);
      let after = before;
      for (const [key, value] of Object.entries(changes)) after = edited(after, key, value, this.file);
      if (after === before) return;
      try {
        await writeFileAtomic(this.file, after.toString('utf8'));
      } catch (error) {
        throw setError(error, Object.keys(changes).join(', '), this.file);
      }
    });
    this.reload();
  }

  /** Calls back with the changed keys after every change, ours or another program's. Answers how to stop. */
  onChange(listener: (keys: readonly string[]) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Begins to notice edits by other programs, and reloads by itself then. Resolves when it does. */
  async watch(): Promise<void> {
    this.#watch ??= watchFile(this.file, () => this.reload());
    await this.#watch.ready;
  }

  /** Ends watching and forgets the listeners. */
  async close(): Promise<void> {
    this.#listeners.clear();
    const watch = this.#watch;
    this.#watch = null;
    await watch?.stop();
  }

  /** What would not hold, or would sweep away what a section says of other things, is not written at all. */
  #refuseUnusable(key: string, value: Json): void {
    const setting = knownSetting(key);
    if (isSection(key)) {
      throw new DeskError('refused', `${key} is a section of config.yaml, not a single setting.`, {
        remedy: `Set what is in it one by one, such as ${knownBelow(key)[0]?.key ?? key}.`,
        file: this.file,
      });
    }
    if (setting === undefined) return;
    const expanded = this.#expand(value) ?? null;
    const warning = evaluate(setting, expanded).warning ?? oddity(setting, expanded);
    if (warning === null) return;
    throw new DeskError('refused', `${key} was not changed: ${faultAlone(warning)}`, {
      remedy: 'Nothing was written. Give a value that the setting can have.',
      file: this.file,
    });
  }

  /** Whether something stands at a section that cannot hold its settings. */
  #isOdd(section: string): boolean {
    const written = this.#written(section) ?? null;
    return written !== null && !isRecord(written);
  }

  #oddSection(section: string): Problem {
    const example = knownBelow(section)[0]?.key ?? section;
    return {
      code: 'config_section',
      file: this.file,
      message: `${section} is no mapping; nothing of it is used, and the defaults hold.`,
      remedy: `Write its settings below ${section}: in ${this.file}, such as ${example}, or take the line out.`,
      blocking: false,
    };
  }

  #written(key: string): Json | undefined {
    return at(this.#tree, key);
  }

  #evaluate(setting: KnownSetting): Evaluated {
    return this.#evaluateWritten(setting, this.#expand(this.#written(setting.key)));
  }

  #evaluateWritten(setting: KnownSetting, written: Json | undefined): Evaluated {
    if (setting.kind === 'consent') {
      if (!this.#known) {
        return { value: setting.asks, source: 'fallback', warning: 'config.yaml cannot be read, so you are asked.' };
      }
      const section = sections.find((each) => setting.key.startsWith(`${each}.`) && this.#isOdd(each));
      if (section !== undefined) {
        const warning = `${section} is no mapping, so you are asked.`;
        return { value: setting.asks, source: 'fallback', warning };
      }
    }
    return evaluate(setting, written);
  }

  #expand(value: Json | undefined): Json | undefined {
    if (typeof value === 'string') {
      return value.replace(/\$\{([^}]+)\}/g, (whole, name: string) => this.#lookup(name) ?? whole);
    }
    if (Array.isArray(value)) return value.map((one) => this.#expand(one) ?? null);
    if (!isRecord(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.#expand(one) ?? null]));
  }
}

/** The bytes of the file with one key changed; the same bytes where that changes nothing. */
function edited(bytes: Buffer, key: string, value: Json, file: string): Buffer {
  try {
    const tree = parseTree(decodeText(bytes, file).text);
    const whole = unmask(value, at(tree, key));
    refuseNewSecret(key, whole, at(tree, key), file);
    const { path, put } = placeOf(tree, key, whole);
    const text = editText(bytes.toString('utf8'), path, put);
    return text === null ? bytes : Buffer.from(text, 'utf8');
  } catch (error) {
    throw setError(error, key, file);
  }
}

/** The parts of the file that hold nothing we know, each under the shortest key that does not lead to something known. */
function unknownParts(tree: Tree, prefix: string): [string, Json][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Json][] => {
    const key = `${prefix}${name}`;
    if (knownSetting(key) !== undefined) return [];
    if (isSection(key)) return isRecord(value) ? unknownParts(value, `${key}.`) : [];
    return [[key, value]];
  });
}

/** A secret that stands in the file already may stay there; none is added. */
function refuseNewSecret(key: string, value: Json, written: Json | undefined, file: string): void {
  const found = clearSecret(key, value);
  if (found === null || JSON.stringify(value) === JSON.stringify(written)) return;
  throw new DeskError('refused', `${found} is not kept in config.yaml: every tool could read it there.`, {
    remedy: 'Store it as a key, which goes into .env, and write ${NAME} with the name of the key here.',
    file,
  });
}

function at(tree: Json, key: string): Json | undefined {
  return key
    .split('.')
    .reduce<Json | undefined>(
      (below, part) => (isRecord(below) && Object.hasOwn(below, part) ? below[part] : undefined),
      tree,
    );
}

function isRecord(value: Json | undefined): value is Record<string, Json> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function merge(under: Record<string, Json>, over: Record<string, Json>): Record<string, Json> {
  const merged = { ...under };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    merged[key] = isRecord(below) && isRecord(value) ? merge(below, value) : value;
  }
  return merged;
}

function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return Buffer.alloc(0);
    throw fileError(error, file, 'read');
  }
}

function readTree(file: string): Tree {
  return oldShapes(parseTree(decodeText(readBytes(file), file).text));
}

function parseTree(text: string): Record<string, Json> {
  const value = toJson(parseYaml(text));
  if (value === null) return {};
  if (!isRecord(value))
    throw new YamlError('the file must be a mapping (key: value), not a list or a single value', 1, 1);
  return value;
}

/** Older shapes Hermes still reads: `model: name`, provider and base_url at the top, max_turns at the top. */
function oldShapes(tree: Record<string, Json>): Tree {
  const out = { ...tree };
  if (typeof out['model'] === 'string') out['model'] = out['model'] === '' ? {} : { default: out['model'] };
  const model = isRecord(out['model']) ? { ...out['model'] } : {};
  for (const name of ['provider', 'base_url']) {
    const atTop = out[name];
    if (typeof atTop === 'string' && atTop !== '' && (model[name] ?? '') === '') model[name] = atTop;
  }
  if (Object.keys(model).length > 0) out['model'] = model;
  const agent = isRecord(out['agent']) ? { ...out['agent'] } : {};
  if (out['max_turns'] !== undefined && (agent['max_turns'] ?? null) === null) {
    out['agent'] = { ...agent, max_turns: out['max_turns'] };
  }
  return out;
}

/** Where a key is written: the short form `model: name` keeps its shape for the name and becomes a mapping for the rest. */
function placeOf(raw: Tree, key: string, value: Json): { path: string[]; put: Json | undefined } {
  const put = value === null ? undefined : value;
  const short = raw['model'];
  if (typeof short !== 'string' || !key.startsWith('model.')) return { path: key.split('.'), put };
  const name = key.slice('model.'.length);
  if (name === 'default') return { path: ['model'], put };
  const kept = short === '' ? {} : { default: short };
  return { path: ['model'], put: put === undefined ? short : { ...kept, [name]: put } };
}

function changedKeys(before: Tree, after: Tree): string[] {
  const leaves = (tree: Json, at: string): [string, string][] =>
    isRecord(tree) && (at === '' || Object.keys(tree).length > 0)
      ? Object.entries(tree).flatMap(([key, value]) => leaves(value, at === '' ? key : `${at}.${key}`))
      : [[at, JSON.stringify(tree)]];
  const old = new Map(leaves(before, ''));
  const now = new Map(leaves(after, ''));
  return [...new Set([...old.keys(), ...now.keys()])].filter((key) => old.get(key) !== now.get(key));
}

function syntaxError(error: YamlError, file: string): DeskError {
  return new DeskError('config_syntax', `${file}, line ${error.line}: ${error.message}.`, {
    remedy: `Correct line ${error.line} of ${file}. Nothing is written to it until then.`,
    file,
    cause: error,
  });
}

function problemOf(error: unknown, file: string): Problem {
  const refusal = error instanceof YamlError ? syntaxError(error, file) : fileError(error, file, 'read');
  const code = refusal.code === 'config_syntax' ? 'config_syntax' : 'config_unreadable';
  return { code, file, message: refusal.message, remedy: refusal.remedy, blocking: false };
}

function setError(error: unknown, key: string, file: string): Error {
  if (error instanceof YamlError) return syntaxError(error, file);
  if (!(error instanceof EditRefused)) return fileError(error, file, 'write');
  return new DeskError('refused', `${key} was not changed in ${file}: ${error.message}.`, {
    remedy: `Edit ${file} by hand.`,
    file,
    cause: error,
  });
}
