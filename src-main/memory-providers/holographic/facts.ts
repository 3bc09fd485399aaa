import { strip } from '@shared/memory/text.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { Banks } from './banks.ts';
import { FLOAT32_MARK, fromBlob, toBlob, type BlobFormat } from './blob.ts';
import type { FactsDatabase, SqlRow, SqlValue } from './database.ts';
import { entitiesIn } from './entities.ts';
import { factVector, type Phases } from './vectors.ts';

/** A fact as the tools tell it: Hermes' names and units. */
export interface Fact {
  readonly fact_id: number;
  readonly content: string;
  readonly category: string;
  /** Separated by commas. */
  readonly tags: string;
  /** 0 to 1. */
  readonly trust_score: number;
  readonly retrieval_count: number;
  readonly helpful_count: number;
  /** As SQLite writes a time: `YYYY-MM-DD HH:MM:SS`, UTC. */
  readonly created_at: string | null;
  readonly updated_at: string | null;
}

/** What may be changed of a fact; what is left out stays. */
export interface FactChange {
  readonly content?: string;
  readonly category?: string;
  readonly tags?: string;
  /** Added to the trust, which stays within 0 and 1. */
  readonly trustDelta?: number;
}

/** What a rating did. */
export interface Rated {
  readonly fact_id: number;
  readonly old_trust: number;
  readonly new_trust: number;
  readonly helpful_count: number;
}

/** How new facts are made. */
export interface FactStoreOptions {
  /** Dimensions of a vector. */
  readonly dim: number;
  /** Trust of a new fact, 0 to 1. */
  readonly defaultTrust: number;
}

/** A bank that a change concerns: what is to be done when that is committed; null when it has to be made anew. */
interface ConcernedBank {
  readonly category: string;
  readonly settle: (() => void) | null;
}

const HELPFUL = 0.05;
const UNHELPFUL = -0.1;
const DEFAULT_TRUST = 0.5;

/** Columns of a fact that older files may lack or leave empty, with what stands for them. */
const optional: readonly (readonly [column: string, otherwise: string])[] = [
  ['category', `'general'`],
  ['tags', `''`],
  ['trust_score', String(DEFAULT_TRUST)],
  ['retrieval_count', '0'],
  ['helpful_count', '0'],
  ['created_at', 'NULL'],
  ['updated_at', 'NULL'],
];

/** Facts with their entities, vectors and banks, written as Hermes writes them. */
export class FactStore {
  readonly db: FactsDatabase;
  readonly dim: number;
  readonly #defaultTrust: number;
  readonly #banks: Banks;

  constructor(db: FactsDatabase, options: FactStoreOptions) {
    this.db = db;
    this.dim = options.dim;
    this.#defaultTrust = options.defaultTrust;
    this.#banks = new Banks(db, options.dim);
  }

  /** Columns of a fact for a SELECT from `facts` under the name `f`, whatever this file has of them. */
  get columns(): string {
    return ['f.fact_id', 'f.content', ...optional.map(([name, otherwise]) => this.#column(name, otherwise))].join(', ');
  }

  /** The column of the vector in such a SELECT. */
  get vectorColumn(): string {
    return this.db.has('facts', 'hrr_vector') ? 'f.hrr_vector' : 'NULL AS hrr_vector';
  }

  #column(name: string, otherwise: string): string {
    return this.db.has('facts', name) ? `ifnull(f.${name}, ${otherwise}) AS ${name}` : `${otherwise} AS ${name}`;
  }

  /** How many facts there are. */
  count(): number {
    return Number(this.db.get('SELECT count(*) AS n FROM facts')?.['n']);
  }

  /** How many entities there are. */
  countEntities(): number {
    return this.db.has('entities', 'name') ? Number(this.db.get('SELECT count(*) AS n FROM entities')?.['n']) : 0;
  }

  /** Names of the entities of a fact. */
  entitiesOf(id: number): string[] {
    if (!this.#hasEntities()) return [];
    const rows = this.db.all(
      `SELECT e.name FROM entities e JOIN fact_entities fe ON fe.entity_id = e.entity_id WHERE fe.fact_id = ?
       ORDER BY e.entity_id`,
      id,
    );
    return rows.map((row) => String(row['name']));
  }

  /** Adds a fact; one with the same text is left as it is and answered. Throws DeskError (`invalid_input`) for an empty text. */
  async add(content: string, more: { category?: string; tags?: string; at?: number } = {}): Promise<number> {
    const text = wholeText(content);
    const category = more.category ?? 'general';
    return this.#change(() => {
      const known = this.#idOf(text);
      if (known !== null) return { value: known, banks: [] };
      const time = timeText(more.at);
      const id = this.db.insert('facts', {
        content: text,
        category,
        tags: more.tags ?? '',
        trust_score: this.#defaultTrust,
        ...(time === null ? {} : { created_at: time, updated_at: time }),
      });
      const vector = this.#linkAndEncode(id, text);
      if (vector === null || !this.#banks.kept) return { value: id, banks: [] };
      return { value: id, banks: [{ category, settle: this.#banks.added(category, vector, this.#format()) }] };
    });
  }

  /** Changes a fact; false when there is none of this id. Throws DeskError (`conflict`) when another fact has the text already. */
  async update(id: number, change: FactChange): Promise<boolean> {
    const text = change.content === undefined ? null : wholeText(change.content);
    return this.#change(() => {
      const row = this.#row(id);
      if (row === undefined) return { value: false, banks: [] };
      const other = text === null ? null : this.#idOf(text);
      if (other !== null && other !== id) {
        throw new DeskError('conflict', `Fact ${String(other)} has this text already.`, {
          remedy: 'Change that one, or remove this one.',
        });
      }
      this.#set(id, {
        ...(text === null ? {} : { content: text }),
        ...(change.category === undefined ? {} : { category: change.category }),
        ...(change.tags === undefined ? {} : { tags: change.tags }),
        ...(change.trustDelta === undefined ? {} : { trust_score: clampTrust(trustOf(row) + change.trustDelta) }),
      });
      if (text !== null) {
        this.#unlink(id);
        this.#linkAndEncode(id, text);
      }
      const before = factOf(row).category;
      const after = change.category ?? before;
      // A bank that a fact has left must not remember it.
      const stale = before !== after ? [before, after] : text === null ? [] : [after];
      return { value: true, banks: stale.flatMap((category) => this.#bankChanged(category)) };
    });
  }

  /** Removes a fact with its links; false when there is none of this id. */
  async remove(id: number): Promise<boolean> {
    return this.#change(() => {
      const row = this.#row(id);
      if (row === undefined) return { value: false, banks: [] };
      this.#unlink(id);
      this.db.run('DELETE FROM facts WHERE fact_id = ?', id);
      return { value: true, banks: this.#bankChanged(factOf(row).category) };
    });
  }

  /** Facts of at least this trust, the most trusted first. */
  list(filter: { category?: string | null; minTrust?: number; limit: number }): Fact[] {
    const category = filter.category ?? null;
    const rows = this.db.all(
      `SELECT * FROM (SELECT ${this.columns} FROM facts f) WHERE trust_score >= ?
       ${category === null ? '' : 'AND category = ?'} ORDER BY trust_score DESC, fact_id LIMIT ?`,
      filter.minTrust ?? 0,
      ...(category === null ? [] : [category]),
      filter.limit,
    );
    return rows.map(factOf);
  }

  /** Facts in the order of their ids, newest first, below the id `before`. */
  newest(before: number | null, limit: number): Fact[] {
    const rows = this.db.all(
      `SELECT ${this.columns} FROM facts f ${before === null ? '' : 'WHERE f.fact_id < ?'}
       ORDER BY f.fact_id DESC LIMIT ?`,
      ...(before === null ? [] : [before]),
      limit,
    );
    return rows.map(factOf);
  }

  /** Facts that contain the text as it is typed, letter case of ASCII set aside, newest first. */
  containing(text: string, limit: number): Fact[] {
    const pattern = `%${likeText(text)}%`;
    const rows = this.db.all(
      `SELECT * FROM (SELECT ${this.columns} FROM facts f)
       WHERE content LIKE ? ESCAPE '\\' OR tags LIKE ? ESCAPE '\\' ORDER BY fact_id DESC LIMIT ?`,
      pattern,
      pattern,
      limit,
    );
    return rows.map(factOf);
  }

  /** Rates a fact after it was used; null when there is none of this id. */
  rate(id: number, isHelpful: boolean): Promise<Rated | null> {
    return this.db.write(() => {
      const row = this.#row(id);
      if (row === undefined) return null;
      const old = trustOf(row);
      const now = clampTrust(old + (isHelpful ? HELPFUL : UNHELPFUL));
      const count = Number(row['helpful_count'] ?? 0) + (isHelpful ? 1 : 0);
      this.#set(id, { trust_score: now, helpful_count: count });
      return { fact_id: id, old_trust: old, new_trust: now, helpful_count: count };
    });
  }

  /** One change with the banks it concerns, which are made after it where they are too large to be made within. */
  #change<T>(fn: () => { value: T; banks: readonly ConcernedBank[] }): Promise<T> {
    return this.db.inTurn(async (writeNow) => {
      const { value, banks } = await writeNow(fn);
      for (const { category, settle } of banks) {
        if (settle !== null) settle();
        else await this.#banks.rebuild(category, this.#format(), writeNow);
      }
      return value;
    });
  }

  #bankChanged(category: string): ConcernedBank[] {
    return this.#banks.kept ? [{ category, settle: this.#banks.changed(category, this.#format()) }] : [];
  }

  /** Entities and vector of a fact that was written. Answers the vector as others will read it; null where the file has none. */
  #linkAndEncode(id: number, text: string): Phases | null {
    if (this.#hasEntities()) {
      for (const name of entitiesIn(text)) {
        const entity = this.#entity(name);
        this.db.run('INSERT OR IGNORE INTO fact_entities (fact_id, entity_id) VALUES (?, ?)', id, entity);
      }
    }
    if (!this.db.has('facts', 'hrr_vector')) return null;
    const blob = toBlob(factVector(text, this.entitiesOf(id), this.dim), this.#format());
    this.db.run('UPDATE facts SET hrr_vector = ? WHERE fact_id = ?', blob, id);
    return fromBlob(blob, this.dim);
  }

  /** The entity of a name or alias, letter case of ASCII set aside; made when there is none. */
  #entity(name: string): number {
    const pattern = likeText(name);
    const byName = this.db.get(`SELECT entity_id FROM entities WHERE name LIKE ? ESCAPE '\\' LIMIT 1`, pattern);
    const found =
      byName ??
      (this.db.has('entities', 'aliases')
        ? this.db.get(
            `SELECT entity_id FROM entities WHERE ',' || coalesce(aliases, '') || ',' LIKE ? ESCAPE '\\' LIMIT 1`,
            `%,${pattern},%`,
          )
        : undefined);
    return found === undefined ? this.db.insert('entities', { name }) : Number(found['entity_id']);
  }

  #hasEntities(): boolean {
    return this.db.has('entities', 'name') && this.db.has('fact_entities', 'entity_id');
  }

  #unlink(id: number): void {
    if (this.#hasEntities()) this.db.run('DELETE FROM fact_entities WHERE fact_id = ?', id);
  }

  /** How the vectors of this file are written, by its newest one; float64, which every version reads, where there is none. */
  #format(): BlobFormat {
    if (!this.db.has('facts', 'hrr_vector')) return 'float64';
    const row = this.db.get(
      'SELECT substr(hrr_vector, 1, 4) AS mark FROM facts WHERE hrr_vector IS NOT NULL ORDER BY fact_id DESC LIMIT 1',
    );
    const mark = row?.['mark'];
    return mark instanceof Buffer && mark.equals(FLOAT32_MARK) ? 'float32' : 'float64';
  }

  #idOf(content: string): number | null {
    const row = this.db.get('SELECT fact_id FROM facts WHERE content = ?', content);
    return row === undefined ? null : Number(row['fact_id']);
  }

  #row(id: number): SqlRow | undefined {
    return this.db.get(`SELECT ${this.columns} FROM facts f WHERE f.fact_id = ?`, id);
  }

  #set(id: number, values: Readonly<Record<string, SqlValue>>): void {
    const known = Object.entries(values).filter(([name]) => this.db.has('facts', name));
    const sets = known.map(([name]) => `${name} = ?`);
    if (this.db.has('facts', 'updated_at')) sets.push('updated_at = CURRENT_TIMESTAMP');
    if (sets.length === 0) return;
    this.db.run(`UPDATE facts SET ${sets.join(', ')} WHERE fact_id = ?`, ...known.map(([, value]) => value), id);
  }
}

/** A row as a fact; what another program left empty has its default. */
export function factOf(row: SqlRow): Fact {
  return {
    fact_id: Number(row['fact_id']),
    content: textOf(row['content']) ?? '',
    category: textOf(row['category']) ?? 'general',
    tags: textOf(row['tags']) ?? '',
    trust_score: trustOf(row),
    retrieval_count: Number(row['retrieval_count'] ?? 0),
    helpful_count: Number(row['helpful_count'] ?? 0),
    created_at: textOf(row['created_at']),
    updated_at: textOf(row['updated_at']),
  };
}

/** Text in which no character is a wildcard of LIKE, with `\` as the escape. */
function likeText(text: string): string {
  return text.toWellFormed().replace(/[\\%_]/g, '\\$&');
}

function wholeText(content: string): string {
  const text = strip(content.toWellFormed());
  if (text === '')
    throw new DeskError('invalid_input', 'A fact must have a text.', { remedy: 'Say what is to be kept.' });
  return text;
}

function trustOf(row: SqlRow): number {
  const trust = Number(row['trust_score'] ?? DEFAULT_TRUST);
  return Number.isFinite(trust) ? trust : DEFAULT_TRUST;
}

function clampTrust(trust: number): number {
  return Math.max(0, Math.min(1, trust));
}

function textOf(value: SqlValue | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}

function timeText(at: number | undefined): string | null {
  return at === undefined ? null : new Date(at).toISOString().slice(0, 19).replace('T', ' ');
}
