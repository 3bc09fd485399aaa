import Database from 'better-sqlite3';
import { EPOCH_MAX, EPOCH_MIN } from './encoding.ts';
import { promptHash } from './prompts.ts';
import { createTable, tables } from './schema.ts';
import type { SqlValues } from './state-db.ts';
import { SqlitePages, type CellValue, type PageRow } from './sqlite-pages.ts';

/** The tables whose rows can be told from those of others by what is in them. */
type KnownTable = 'sessions' | 'messages';

/** A row that was found on a page. */
export interface FoundRow {
  readonly table: KnownTable | 'system_prompts';
  readonly values: SqlValues;
}

/** The columns of a table in their order, with what may be in them. */
type Layout = readonly (readonly [name: string, type: string])[];
type Layouts = Readonly<Record<KnownTable, readonly Layout[]>>;

const text = (names: string): Layout => names.split(' ').map((name) => [name, 'TEXT'] as const);
const whole = (names: string): Layout => names.split(' ').map((name) => [name, 'INTEGER'] as const);
const real = (names: string): Layout => names.split(' ').map((name) => [name, 'REAL'] as const);

/** The columns of a file that Hermes 0.19 makes, which are in another order than those of a new one. */
const hermes19: Readonly<Record<KnownTable, Layout>> = {
  messages: [
    ...whole('id'),
    ...text('session_id role content tool_call_id tool_calls tool_name effect_disposition'),
    ...real('timestamp'),
    ...whole('token_count'),
    ...text('finish_reason reasoning reasoning_content reasoning_details codex_reasoning_items codex_message_items'),
    ...text('platform_message_id'),
    ...whole('observed active compacted'),
    ...text('api_content'),
  ],
  sessions: [
    ...text('id source user_id session_key chat_id chat_type thread_id display_name origin_json'),
    ...whole('expiry_finalized'),
    ...text('model model_config system_prompt parent_session_id'),
    ...real('started_at ended_at'),
    ...text('end_reason'),
    ...whole('message_count tool_call_count input_tokens output_tokens cache_read_tokens cache_write_tokens'),
    ...whole('reasoning_tokens'),
    ...text('cwd git_branch git_repo_root billing_provider billing_base_url billing_mode'),
    ...real('estimated_cost_usd actual_cost_usd'),
    ...text('cost_status cost_source pricing_version title'),
    ...whole('api_call_count'),
    ...text('handoff_state handoff_platform handoff_error'),
    ...real('compression_failure_cooldown_until'),
    ...text('compression_failure_error'),
    ...whole('compression_fallback_streak'),
    ...text('profile_name'),
    ...whole('rewind_count archived'),
  ],
};

/** Numbers below (s) are hardly times: nobody had conversations then. */
const EARLIEST = 1_000_000_000;

/** What stands between content and time in messages of every layout there was, by the place of the time. */
const beforeTime: Readonly<Record<number, readonly string[]>> = {
  6: ['tool_calls', 'tool_name'],
  7: ['tool_call_id', 'tool_calls', 'tool_name'],
  8: ['tool_call_id', 'tool_calls', 'tool_name', 'effect_disposition'],
};

/**
 * The conversations, messages and prompts on the pages of a file, whichever of its lists are damaged: told by what is in
 * them, with the columns that the file itself still names, else those of a layout that is known, else session, role, text and
 * time alone. A row that is on two pages comes first from the one that the file still uses. `unreadable` is called for every row
 * or page that belongs to a table and cannot be read, and `step` for every page.
 */
export function* rowsOnPages(
  path: string,
  unreadable: () => void,
  step: (done: number, total: number) => void = () => undefined,
): Generator<FoundRow> {
  const pages = new SqlitePages(path);
  try {
    const { used, loose, named, families, shapes } = lookThrough(pages);
    const seen = new Set<unknown>();
    const ours = new Set<number>();
    const numbers = [...used, ...loose];
    for (const [i, number] of numbers.entries()) {
      step(i, numbers.length);
      const page = pages.page(number);
      const rows = page.kind === 'leaf' ? pages.rows(page) : [];
      for (const row of rows) {
        const found =
          row &&
          (foundRow('messages', shapes.read('messages', row, named)) ??
            foundRow('sessions', shapes.read('sessions', row, named)) ??
            promptOf(row));
        if (found === null) continue;
        ours.add(number);
        // Ids of messages are numbers, those of conversations texts, and prompts are the same wherever they are.
        const key = found.values['id'] ?? found.values['hash'];
        if (seen.has(key)) continue;
        seen.add(key);
        yield found;
      }
      if (ours.has(number)) for (const row of rows) if (row === null) unreadable();
    }
    // A page among those of a table that looks like none is damaged, and had a row at least.
    for (const family of families) {
      if (!family.some((child) => ours.has(child))) continue;
      for (const child of family) if (pages.page(child).kind === 'other') unreadable();
    }
  } finally {
    pages.close();
  }
}

/** A stored prompt, which is kept under what it hashes to. */
function promptOf({ values }: PageRow): FoundRow | null {
  const [hash, prompt] = values;
  if (values.length !== 2 || typeof prompt !== 'string' || hash !== promptHash(prompt)) return null;
  return { table: 'system_prompts', values: { hash, prompt } };
}

function foundRow(table: KnownTable, values: SqlValues | null): FoundRow | null {
  return values && { table, values };
}

interface Leaves {
  /** Leaf pages that another page leads to, and those that none does: the only page of a small table, or a lost one. */
  readonly used: readonly number[];
  readonly loose: readonly number[];
  /** The columns of a table as the file names them. */
  readonly named: ReadonlyMap<string, Layout>;
  /** The pages that one page leads to, which are all of one table. */
  readonly families: readonly (readonly number[])[];
  readonly shapes: Shapes;
}

function lookThrough(pages: SqlitePages): Leaves {
  const free = pages.free();
  const families: (readonly number[])[] = [];
  const leaves: number[] = [];
  const named = new Map<string, Layout>();
  const shapes = new Shapes();
  for (let number = 1; number <= pages.count; number++) {
    const page = free.has(number) ? null : pages.page(number);
    if (page?.kind === 'interior') families.push(page.children);
    if (page?.kind !== 'leaf') continue;
    leaves.push(number);
    for (const row of pages.rows(page)) {
      if (row === null) continue;
      shapes.look(row);
      const [type, name, , , sql] = row.values;
      if (type !== 'table' || (name !== 'messages' && name !== 'sessions') || typeof sql !== 'string') continue;
      const layout = layoutOf(sql);
      if (layout !== null) named.set(name, layout);
    }
  }
  const children = new Set(families.flat());
  const [used, loose] = [leaves.filter((n) => children.has(n)), leaves.filter((n) => !children.has(n))];
  return { used, loose, named, families, shapes };
}

/** The columns that a CREATE TABLE names; null where it cannot be run. */
function layoutOf(sql: string): Layout | null {
  const memory = new Database(':memory:');
  try {
    // A table made from a query could be any work at all.
    if (!/^\s*CREATE\s+TABLE\b/i.test(sql) || /\bSELECT\b/i.test(sql)) return null;
    // Prepared, so that it can be no more than this one statement.
    memory.prepare(sql).run();
    const name = String(memory.prepare('SELECT name FROM sqlite_master').pluck().get());
    const columns = memory.prepare<[string], [string, string]>('SELECT name, type FROM pragma_table_info(?)').raw();
    return columns.all(name);
  } catch {
    return null;
  } finally {
    memory.close();
  }
}

/** What the rows of the two tables look like in one file. */
class Shapes {
  readonly #known: Layouts;
  /** The most values that a row of a table has. */
  readonly #longest: Record<KnownTable, number> = { sessions: 0, messages: 0 };
  readonly #sessions = new Set<string>();

  constructor() {
    const current = (table: KnownTable): Layout =>
      layoutOf(createTable(table, tables.find(([name]) => name === table)?.[1] ?? '')) ?? [];
    this.#known = {
      messages: [current('messages'), hermes19.messages],
      sessions: [current('sessions'), hermes19.sessions],
    };
  }

  /** Takes a row into account; every row is to be, before the first is read. */
  look(row: PageRow): void {
    const { values } = row;
    if (isMessage(values)) {
      this.#longest.messages = Math.max(this.#longest.messages, values.length);
      this.#sessions.add(String(values[1]));
    } else if (this.#known.sessions.some((layout) => layout.length === values.length && fits(layout, values))) {
      this.#longest.sessions = Math.max(this.#longest.sessions, values.length);
    }
  }

  /** The row by the names of its columns; null when it is none of the table. */
  read(table: KnownTable, { rowid, values }: PageRow, named: Leaves['named']): SqlValues | null {
    if (table === 'messages' ? !isMessage(values) : !isSession(values)) return null;
    const layout = named.get(table) ?? this.#known[table].find((l) => l.length === this.#longest[table]);
    if (layout !== undefined && fits(layout, values)) {
      const cells = Object.fromEntries(values.map((value, i) => [layout[i]?.[0] ?? '', value]));
      return table === 'messages' ? { ...cells, id: rowid } : cells;
    }
    if (named.has(table)) return null;
    return table === 'messages' ? plainMessage(rowid, values) : this.#plainSession(values);
  }

  #plainSession(values: readonly CellValue[]): SqlValues | null {
    const [id, source] = values;
    const started = values.find((value) => isTime(value) && value > EARLIEST) ?? values.find(isTime);
    if (!this.#sessions.has(String(id)) || started === undefined) return null;
    return { id, source, started_at: started };
  }
}

function isMessage([id, session, role, content, ...rest]: readonly CellValue[]): boolean {
  if (id !== null || typeof session !== 'string' || session === '') return false;
  return typeof role === 'string' && /^[a-z_]{2,32}$/.test(role) && typeof content !== 'number' && rest.some(isTime);
}

function isSession([id, source, ...rest]: readonly CellValue[]): boolean {
  return typeof id === 'string' && id !== '' && typeof source === 'string' && source !== '' && rest.some(isTime);
}

function isTime(value: CellValue | undefined): value is number {
  return typeof value === 'number' && value > EPOCH_MIN && value <= EPOCH_MAX;
}

/** Whether every value may be in its column; the last columns may be newer than the row. */
function fits(layout: Layout, values: readonly CellValue[]): boolean {
  if (values.length > layout.length) return false;
  return values.every((value, i) => {
    const type = layout[i]?.[1] ?? '';
    if (value === null || type === '' || type === 'BLOB') return true;
    return (type === 'TEXT') === (typeof value !== 'number');
  });
}

/** Session, role, text and time of a message of an unknown layout, and its tool where that can be told. */
function plainMessage(id: number, values: readonly CellValue[]): SqlValues | null {
  const [, session, role, content] = values;
  const at = values.findIndex((value, i) => i > 3 && isTime(value));
  const names = beforeTime[at] ?? [];
  const tool = Object.fromEntries(names.map((name, i) => [name, values[4 + i]]));
  return { ...tool, id, session_id: session, role, content, timestamp: values[at] };
}
