import { isRecord } from '@shared/record.ts';
import { byCodePoint } from './walk.ts';

/** The telemetry of one skill, as `.usage.json` keeps it. Times are milliseconds. */
export interface SkillUsage {
  readonly learned: boolean;
  /** Whether it is the curator's to look after: made by the review, or given to it. */
  readonly managed: boolean;
  /** Whether the file says anything of it. */
  readonly recorded: boolean;
  readonly uses: number;
  readonly views: number;
  readonly patches: number;
  readonly lastUsed: number | null;
  readonly lastViewed: number | null;
  readonly lastPatched: number | null;
  readonly createdAt: number | null;
  /** When it was last put into the archive; null while it is not there. */
  readonly archivedAt: number | null;
  readonly state: 'active' | 'stale' | 'archived';
  readonly pinned: boolean;
}

/** A record as it stands in the file: known keys and whatever else is there. */
export type UsageRecord = Readonly<Record<string, unknown>>;
/** The whole file. */
export type UsageFile = ReadonlyMap<string, UsageRecord>;

/** How a skill may be called in the file: its id, its declared name, the name of its folder. */
export interface UsageNames {
  readonly id: string;
  readonly name: string;
  readonly folder: string;
}

/** What is known of a skill the file says nothing about. */
export const noUsage: SkillUsage = {
  learned: false,
  managed: false,
  recorded: false,
  uses: 0,
  views: 0,
  patches: 0,
  lastUsed: null,
  lastViewed: null,
  lastPatched: null,
  createdAt: null,
  archivedAt: null,
  state: 'active',
  pinned: false,
};

/** Reads the text of `.usage.json`; null when it is damaged. Entries that are no records are left out, as Hermes does. */
export function parseUsage(text: string): Map<string, UsageRecord> | null {
  if (text.trim() === '') return new Map();
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const rows = Object.entries(value).filter((row): row is [string, UsageRecord] => isRecord(row[1]));
    return new Map(rows);
  } catch {
    return null;
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => byCodePoint(a, b))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The text of `.usage.json` as Hermes writes it: sorted keys, two blanks, no newline at the end. */
export function formatUsage(file: UsageFile): string {
  const rows = [...file].sort(([a], [b]) => byCodePoint(a, b));
  return `{\n${rows
    .map(
      ([key, record]) =>
        `  ${JSON.stringify(key)}: ${JSON.stringify(sorted(record), null, 2).replaceAll('\n', '\n  ')}`,
    )
    .join(',\n')}\n}`.replace(/^\{\n\n\}$/, '{}');
}

/** A time as Hermes writes it: ISO 8601 in UTC with microseconds and `+00:00`. */
export function isoTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace('Z', '000+00:00');
}

/** Numbers between these are seconds (1973 to 5138), larger ones milliseconds, smaller ones no time at all. */
const SECONDS = { from: 1e8, to: 1e11 };

/**
 * Reads a time as other programs write it: ISO (one without a zone is UTC), or seconds or milliseconds since 1970 as a
 * number or its digits. Null for anything else.
 */
export function readTime(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
  if (typeof number === 'number') {
    if (!Number.isFinite(number) || number < SECONDS.from) return null;
    return Math.trunc(number < SECONDS.to ? number * 1000 : number);
  }
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(value)) return null;
  const text = value.trim().replace(' ', 'T');
  const zoned = /(?:Z|[+-]\d{2}:?\d{2})$/.test(text) || !text.includes('T') ? text : `${text}Z`;
  const time = Date.parse(zoned);
  return Number.isFinite(time) ? time : null;
}

function count(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.trunc(number) : 0;
}

function isOn(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(?:true|yes|on|1)$/i.test(value.trim()));
}

/** Reads one record; nonsense counts as nothing. */
export function readRecord(record: UsageRecord): SkillUsage {
  const { state } = record;
  const managed = record['created_by'] === 'agent' || record['agent_created'] === true;
  return {
    learned: managed || record['created_by'] === 'learn',
    managed,
    recorded: true,
    uses: count(record['use_count']),
    views: count(record['view_count']),
    patches: count(record['patch_count']),
    lastUsed: readTime(record['last_used_at']) ?? readTime(record['last_activity_at']),
    lastViewed: readTime(record['last_viewed_at']),
    lastPatched: readTime(record['last_patched_at']),
    createdAt: readTime(record['created_at']),
    archivedAt: readTime(record['archived_at']),
    state: state === 'stale' || state === 'archived' ? state : 'active',
    pinned: isOn(record['pinned']),
  };
}

function latest(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}

function earliest(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.min(a, b);
}

/** Two records of one skill as one: counts added, the latest uses, the earliest birth, the state of the livelier. */
export function mergeUsage(a: SkillUsage, b: SkillUsage): SkillUsage {
  const states = ['active', 'stale', 'archived'] as const;
  return {
    learned: a.learned || b.learned,
    // In doubt it is the person's.
    managed: a.managed && b.managed,
    recorded: a.recorded || b.recorded,
    uses: a.uses + b.uses,
    views: a.views + b.views,
    patches: a.patches + b.patches,
    lastUsed: latest(a.lastUsed, b.lastUsed),
    lastViewed: latest(a.lastViewed, b.lastViewed),
    lastPatched: latest(a.lastPatched, b.lastPatched),
    createdAt: earliest(a.createdAt, b.createdAt),
    archivedAt: latest(a.archivedAt, b.archivedAt),
    state: states.find((state) => state === a.state || state === b.state) ?? 'active',
    pinned: a.pinned || b.pinned,
  };
}

/** A key as a path: backslashes and the colon of `category:name` become `/`. */
function asPath(key: string): string {
  return key.replaceAll('\\', '/').replace(/^([A-Za-z0-9_-]+):(?!\/)/, '$1/');
}

/** Skills by the words they go by, so that thousands of keys are told from thousands of skills in one pass. */
class Lookup {
  readonly #byName = new Map<string, UsageNames[]>();
  readonly #byId = new Map<string, UsageNames>();
  /** By the name of the folder, and by every end of the path. */
  readonly #byEnd = new Map<string, UsageNames[]>();

  constructor(skills: readonly UsageNames[]) {
    const put = (map: Map<string, UsageNames[]>, word: string, skill: UsageNames): void => {
      const known = map.get(word);
      if (known === undefined) map.set(word, [skill]);
      else known.push(skill);
    };
    for (const skill of skills) {
      put(this.#byName, skill.name, skill);
      this.#byId.set(skill.id, skill);
      const parts = skill.id.split('/');
      for (let at = 1; at < parts.length; at++) put(this.#byEnd, parts.slice(at).join('/'), skill);
      if (parts.length === 1) put(this.#byEnd, skill.folder, skill);
    }
  }

  named(name: string): UsageNames | undefined {
    return onlyOf(this.#byName.get(name));
  }

  nestedNamed(name: string): UsageNames | undefined {
    return onlyOf(this.#byName.get(name)?.filter(({ id }) => id.includes('/')));
  }

  at(path: string): UsageNames | undefined {
    return this.#byId.get(path) ?? onlyOf(this.#byEnd.get(path));
  }
}

/** The only one of some skills; where one of them lives and the others are archived, that one. */
function onlyOf(skills: readonly UsageNames[] | undefined): UsageNames | undefined {
  if (skills === undefined || skills.length < 2) return skills?.[0];
  const living = skills.filter(({ id }) => !id.startsWith('.archive/'));
  return living.length === 1 ? living[0] : undefined;
}

/**
 * Which skill each key of the file means, as [key, id]: its declared name, else its path, else a folder name only one
 * skill has. A key that means no skill, or could mean several, is left out; a living skill comes before an archived one.
 */
export function resolveKeys(keys: Iterable<string>, skills: readonly UsageNames[]): Map<string, string> {
  const lookup = new Lookup(skills);
  const resolved = new Map<string, string>();
  for (const key of keys) {
    const path = asPath(key);
    const base = path.split('/').at(-1) ?? path;
    const skill = lookup.named(key) ?? lookup.at(path) ?? (base === path ? undefined : lookup.nestedNamed(base));
    if (skill !== undefined) resolved.set(key, skill.id);
  }
  return resolved;
}

/** The key a record of a skill is written under: its declared name, Hermes' own, unless that would mean another skill. */
export function keyOf(skill: UsageNames, skills: readonly UsageNames[]): string {
  const meant = resolveKeys([skill.name], skills).get(skill.name);
  return meant === skill.id || !skills.some(({ id }) => id === skill.id) ? skill.name : skill.id;
}

/** The telemetry by skill id, every key of a skill merged. */
export function usageById(file: UsageFile, skills: readonly UsageNames[]): Map<string, SkillUsage> {
  const byId = new Map<string, SkillUsage>();
  for (const [key, id] of resolveKeys(file.keys(), skills)) {
    const record = readRecord(file.get(key) ?? {});
    const known = byId.get(id);
    byId.set(id, known === undefined ? record : mergeUsage(known, record));
  }
  return byId;
}
