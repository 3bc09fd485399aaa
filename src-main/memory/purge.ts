import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { DELIMITER, STORES, STORE_FILES, normalizeEntry } from '@shared/memory/entries.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import { writeFileAtomic } from '../home/write-atomic.ts';
import type { StagedQueue } from './consent/queue.ts';
import type { History } from './journal/history.ts';
import { PURGED, purgeLine } from './journal/line.ts';
import type { JournalLog } from './journal/log.ts';
import type { Overrides } from './overrides.ts';
import { backupsOf } from './store-file.ts';
import type { MemoryStores } from './stores.ts';
import type { Repeated } from './types.ts';
import type { Verdicts } from './verdicts.ts';

interface PurgeDeps {
  readonly stores: MemoryStores;
  readonly journal: JournalLog;
  readonly history: History;
  readonly queue: StagedQueue;
  readonly overrides: Overrides;
  readonly verdicts: Verdicts;
  /** Folder of archives made of the home. */
  readonly backupsDir: string;
  readonly now: () => number;
  readonly repeated: Repeated | null;
}

/** What a purge erased and what it could not, in words that name the place. */
export interface Purged {
  readonly erased: readonly string[];
  readonly kept: readonly string[];
  /** Conversations in which it was said: deleting them erases those words as well. */
  readonly conversations: readonly string[];
  /** Events of the removal that went before, when the entry was still live. */
  readonly seqs: readonly number[];
}

/**
 * Erases every text an entry ever had: from its store, the journal, backups beside the stores, staged and rejected
 * writes, and overrides. What other entries say stays, even when it is alike; conversations and the prompts they were
 * given are not memory's to erase and are named.
 */
export async function purgeEntry(deps: PurgeDeps, entry: string, approver: string): Promise<Purged> {
  const { stores, history, journal, queue, overrides, verdicts, now } = deps;
  await journal.catchUp();
  const [first] = history.entry(entry);
  const texts = history.textsOf(entry);
  texts.delete(PURGED);
  if (first === undefined) {
    throw new DeskError('not_found', `No entry has the id ${entry.slice(0, 40)}.`, {
      remedy: 'The history of an entry shows its id.',
    });
  }
  const { store } = first;
  const cause = { origin: 'person', session: null, message: null, approver } as const;
  const erased: string[] = [];
  const { seqs, result } = await stores.change<string | null>(store, cause, (state) => {
    const index = state.entries.findIndex((candidate) => candidate.id === entry);
    const text = state.entries[index]?.text;
    if (text === undefined) return { entries: [], changes: [], result: null };
    return {
      entries: state.entries.filter((candidate) => candidate.id !== entry),
      changes: [{ op: 'remove', id: entry, before: text, after: null, index, scan: null }],
      result: text,
    };
  });
  if (result !== null) {
    texts.add(result);
    erased.push(stores.file(store));
  }
  // A removal is told while the journal can still say of what.
  await deps.repeated?.tell();
  const erasure = new Erasure(texts);
  const elsewhere = deps.repeated?.erase((text) => erasure.touches(text)) ?? { erased: [], kept: [] };
  erased.push(...elsewhere.erased);
  // The journal comes last: while it holds the texts, a purge that was cut short can be asked for again and finds them.
  erased.push(...(await queue.erase((text) => erasure.touches(text))));
  erased.push(...(await eraseBackups(stores, erasure)));
  if (await overrides.forget(texts)) erased.push('overrides');
  const others = liveWithSameText(history, entry, texts);
  await journal.rewrite(
    (line) => (others.has(line.id) ? line : purgeLine(line, (text) => line.id === entry || texts.has(text))),
    (raw) => !erasure.isIn(raw),
  );
  erased.push('journal');
  await journal.append([
    {
      ...cause,
      time: now(),
      kind: 'purge',
      op: 'purge',
      id: entry,
      store,
      before: null,
      after: null,
      index: null,
      scan: null,
    },
  ]);
  verdicts.forget();
  const conversations = [...new Set(history.entry(entry).flatMap((event) => event.session ?? []))];
  const kept = [
    ...conversations.map((session) => `conversation ${session}: its messages and the prompt it was given`),
    ...elsewhere.kept,
    ...keptPlaces(history, entry, texts, others),
    ...(await archives(deps.backupsDir)),
  ];
  return { erased, kept, conversations, seqs };
}

/** Other entries that say the very same now, each with its file: what they say is theirs and stays. */
function liveWithSameText(history: History, entry: string, texts: ReadonlySet<string>): Map<string, string> {
  const same = STORES.flatMap((store) =>
    history
      .list(store)
      .filter(({ id, text }) => id !== entry && texts.has(text))
      .map(({ id }) => [id, STORE_FILES[store]] as const),
  );
  return new Map(same);
}

/** From this length on, in code points, a piece of text is telling enough to be looked for inside other texts. */
const TELLING = 12;

/** Finds erased texts: whole ones anywhere, and inside other texts those long enough not to be there by chance. */
class Erasure {
  readonly #texts: ReadonlySet<string>;
  readonly #telling: readonly string[];

  constructor(texts: ReadonlySet<string>) {
    this.#texts = texts;
    this.#telling = [...texts].filter(isTelling);
  }

  /** Whether a value of a record is an erased text, holds one, or is a piece of one. */
  touches(value: string): boolean {
    const text = normalizeEntry(value);
    if (this.#texts.has(text) || this.#telling.some((erased) => text.includes(erased))) return true;
    return isTelling(text) && [...this.#texts].some((erased) => erased.includes(text));
  }

  /** Whether a line that cannot be read holds an erased text, as it stands or escaped. */
  isIn(raw: string): boolean {
    return [...this.#texts].some((text) => raw.includes(text) || raw.includes(JSON.stringify(text).slice(1, -1)));
  }

  /** The text of a backup with every erased text taken out; everything else stays as it is. */
  clean(raw: string): string {
    const entries = raw.split(DELIMITER).map((piece) => (this.#texts.has(normalizeEntry(piece)) ? PURGED : piece));
    return this.#telling.reduce((text, erased) => text.replaceAll(erased, () => PURGED), entries.join(DELIMITER));
  }
}

function isTelling(text: string): boolean {
  return countCodePoints(text) >= TELLING;
}

/** Takes erased texts out of the backups beside the stores; what else stands in them may be all there is of it. */
async function eraseBackups(stores: MemoryStores, erasure: Erasure): Promise<string[]> {
  const erased: string[] = [];
  for (const store of STORES) {
    for (const path of await backupsOf(stores.file(store))) {
      const raw = await readFile(path, 'utf8').catch(() => '');
      const clean = erasure.clean(raw);
      if (clean === raw) continue;
      await writeFileAtomic(path, clean, { mode: 0o600 });
      erased.push(path);
    }
  }
  return erased;
}

/** Archives are not opened: what is in them is for the person to keep or delete. */
async function archives(dir: string): Promise<string[]> {
  const names = await readdir(dir).catch(() => []);
  return names.map((name) => `backup ${join(dir, name)}: made before the purge`);
}

function keptPlaces(
  history: History,
  entry: string,
  texts: ReadonlySet<string>,
  same: ReadonlyMap<string, string>,
): string[] {
  const others = new Set(
    history.events.flatMap(({ id, before, after }) => {
      const holds = [before, after].some(
        (text) => text !== null && [...texts].some((erased) => isTelling(erased) && text.includes(erased)),
      );
      return id !== entry && !same.has(id) && holds ? id : [];
    }),
  );
  return [
    ...[...same].map(([id, file]) => `${file}: another entry (${id}) says the same; erase it as well if it is to go`),
    ...[...others].map((id) => `journal: another entry (${id}) holds the same words`),
    'other conversations and stored prompts in which it was told or spoken of',
  ];
}
