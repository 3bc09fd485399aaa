/**
 * Memories that are older than the journal: since when each is known to have stood. The journal knows only when it found them, but a
 * conversation may have saved one by the memory tool, or a model may have been told it, long before. That is looked up once, behind
 * everything else, and kept by the entries' ids; what is kept may be thrown away.
 */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { boundSchema } from '@shared/contract/journey.ts';
import { parseBlocks } from '@shared/memory/blocks.ts';
import { strip } from '@shared/memory/text.ts';
import { listAt, parseJson, textAt } from '@shared/record.ts';
import { writeFileAtomic } from './home/write-atomic.ts';
import type { MemoryRecord } from './journey/records.ts';

/** An entry with the text as the journal first had it; null for one whose birth the journal saw, or whose text is erased. */
export type FoundMemory = MemoryRecord & { readonly foundAs: string | null };

/** A finished call of the memory tool long ago. Times are milliseconds. */
interface PastCall {
  readonly session: string;
  readonly message: number;
  readonly time: number;
  readonly arguments: string;
  readonly result: string;
}

/** What conversations stored, oldest first: finished calls of a tool, and prompts with the time by which a model was told them. */
interface Past {
  calls(tool: string): AsyncIterable<PastCall>;
  prompts(): AsyncIterable<{ readonly text: string; readonly started: number; readonly by: number }>;
}

interface BoundsDeps {
  /** What conversations of this home stored; throws where state.db cannot be read. */
  readonly past: () => Past;
  /** `<home>/desk/known-by.json`. */
  readonly file: string;
  readonly mayWrite: () => boolean;
  /** Earlier times were found than those answered before. */
  readonly onFound: () => void;
  readonly log: (message: string, detail: unknown) => void;
}

const foundSchema = z.object({
  /** Milliseconds since 1970. */
  time: z.number(),
  by: boundSchema,
  session: z.string().nullable(),
  message: z.number().int().nullable(),
});
type Found = z.infer<typeof foundSchema>;
const fileSchema = z.object({ v: z.literal(1), entries: z.record(z.string(), foundSchema.nullable()) });

/** How long an answer waits for what is being looked up, in milliseconds: a small home is read in that time. */
const PATIENCE = 400;

export class MemoryBounds {
  readonly #deps: BoundsDeps;
  /** By entry id; null where conversations say nothing. */
  #kept: Map<string, Found | null> | null = null;
  #looking: Promise<void> | null = null;

  constructor(deps: BoundsDeps) {
    this.#deps = deps;
  }

  /** The records with the earliest time each is known by. What is not known yet is looked up, and `onFound` tells of it. */
  async apply(records: readonly FoundMemory[]): Promise<MemoryRecord[]> {
    const kept = (this.#kept ??= await this.#read());
    const open = records.filter(({ id, foundAs }) => foundAs !== null && !kept.has(id));
    if (open.length > 0) await this.#waitFor(open, kept);
    return records.map(({ foundAs, ...record }) =>
      foundAs === null ? record : bounded(record, kept.get(record.id) ?? null),
    );
  }

  async #waitFor(open: readonly FoundMemory[], kept: Map<string, Found | null>): Promise<void> {
    if (this.#looking === null) {
      let late = false;
      this.#looking = this.#look(open, kept)
        .then(
          (found) => {
            if (late && found) this.#deps.onFound();
          },
          (error: unknown) => this.#deps.log('when memories came to be could not be looked up', error),
        )
        .finally(() => {
          this.#looking = null;
        });
      const enough = new AbortController();
      await Promise.race([this.#looking, wait(PATIENCE, undefined, { signal: enough.signal }).catch(() => undefined)]);
      enough.abort();
      late = true;
    }
  }

  /** Whether anything was found. */
  async #look(open: readonly FoundMemory[], kept: Map<string, Found | null>): Promise<boolean> {
    const found = await lookUp(open, this.#deps.past());
    for (const { id } of open) kept.set(id, found.get(id) ?? null);
    if (this.#deps.mayWrite()) {
      const entries = Object.fromEntries(kept);
      await writeFileAtomic(this.#deps.file, JSON.stringify({ v: 1, entries }));
    }
    return found.size > 0;
  }

  async #read(): Promise<Map<string, Found | null>> {
    const text = await readFile(this.#deps.file, 'utf8').catch(() => '');
    const parsed = fileSchema.safeParse(parseJson(text));
    return new Map(parsed.success ? Object.entries(parsed.data.entries) : []);
  }
}

/** A record with what was found of it, where that is earlier than what the journal says. */
function bounded(record: MemoryRecord, found: Found | null): MemoryRecord {
  if (found === null || (record.knownBy !== null && found.time >= record.knownBy)) return { ...record, bound: 'found' };
  const { session, message } = record.session === null ? found : record;
  return { ...record, knownBy: found.time, bound: found.by, session, message };
}

/** The earliest evidence of each entry, by its id. */
async function lookUp(open: readonly FoundMemory[], past: Past): Promise<Map<string, Found>> {
  const wanted = new Map<string, FoundMemory[]>();
  for (const record of open) {
    const key = keyOf(record.store, record.foundAs ?? '');
    wanted.set(key, [...(wanted.get(key) ?? []), record]);
  }
  const found = new Map<string, Found>();
  const take = (key: string, evidence: Found): void => {
    for (const { id } of wanted.get(key) ?? []) {
      const before = found.get(id);
      if (before === undefined || evidence.time < before.time) found.set(id, evidence);
    }
  };
  for await (const call of past.calls('memory')) {
    for (const key of savedBy(call)) {
      take(key, { time: call.time, by: 'saved', session: call.session, message: call.message });
    }
  }
  for await (const { text, started, by } of past.prompts()) {
    // Later sessions cannot have been told earlier.
    if (open.every(({ id }) => (found.get(id)?.time ?? Infinity) <= started)) break;
    for (const block of Object.values(parseBlocks(text))) {
      for (const entry of block.entries) {
        take(keyOf(block.store, entry), { time: by, by: 'told', session: null, message: null });
      }
    }
  }
  return found;
}

function keyOf(store: string, text: string): string {
  return `${store}\n${strip(text)}`;
}

/** The entries a call of the memory tool wrote, as keys; none where it failed or waits for a person. */
function savedBy({ arguments: given, result }: PastCall): string[] {
  const answer = parseJson(result);
  if (typeof answer !== 'object' || answer === null) return [];
  const { success, staged } = answer as { success?: unknown; staged?: unknown };
  if (success !== true || staged === true) return [];
  const args = parseJson(given);
  const store = textAt(args, 'target') === 'user' ? 'user' : 'memory';
  return [args, ...listAt(args, 'operations')].flatMap((operation) => {
    const text = textAt(operation, 'content') || textAt(operation, 'new_text');
    return text === '' ? [] : [keyOf(store, text)];
  });
}
