import { readFile, rm } from 'node:fs/promises';
import type { Store } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { parseEntries, STORES } from '@shared/memory/entries.ts';
import type { StagedQueue } from './consent/queue.ts';
import type { History } from './journal/history.ts';
import { PURGED, purgeLine } from './journal/line.ts';
import type { JournalLog } from './journal/log.ts';
import type { Overrides } from './overrides.ts';
import { backupsOf } from './store-file.ts';
import type { MemoryStores } from './stores.ts';
import type { Verdicts } from './verdicts.ts';

interface PurgeDeps {
  readonly stores: MemoryStores;
  readonly journal: JournalLog;
  readonly history: History;
  readonly queue: StagedQueue;
  readonly overrides: Overrides;
  readonly verdicts: Verdicts;
  readonly now: () => number;
}

/** What a purge erased and what it could not, in words that name the place. */
export interface Purged {
  readonly erased: readonly string[];
  readonly kept: readonly string[];
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
  const isErased = (text: string): boolean => texts.has(text);
  const holds = (text: string): boolean => [...texts].some((erasedText) => text.includes(erasedText));
  // A line that cannot be read may still hold the text, as it stands or escaped.
  const legible = (raw: string): boolean =>
    ![...texts].some((text) => raw.includes(text) || raw.includes(JSON.stringify(text).slice(1, -1)));
  await journal.rewrite((line) => purgeLine(line, isErased), legible);
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
  erased.push(...(await queue.erase(holds)));
  erased.push(...(await eraseBackups(stores, isErased, holds)));
  if (await overrides.forget(texts)) erased.push('overrides');
  verdicts.forget();
  return { erased, kept: keptPlaces(history, entry, isErased), seqs };
}

/** Drops backups that hold an erased text; what else stood in them stands in the store or the journal. */
async function eraseBackups(
  stores: MemoryStores,
  isErased: (text: string) => boolean,
  holds: (text: string) => boolean,
): Promise<string[]> {
  const erased: string[] = [];
  for (const store of STORES) {
    for (const path of await backupsOf(stores.file(store))) {
      const text = await readFile(path, 'utf8').catch(() => '');
      if (!parseEntries(text).some(isErased) && !holds(text)) continue;
      await rm(path, { force: true });
      erased.push(path);
    }
  }
  return erased;
}

function keptPlaces(history: History, entry: string, isErased: (text: string) => boolean): string[] {
  const sessions = new Set(history.entry(entry).flatMap((event) => (event.session === null ? [] : [event.session])));
  const kept = [...sessions].map((session) => `conversation ${session}: its messages and the prompt it was given`);
  const stores: Store[] = [...STORES];
  for (const store of stores) {
    if (history.list(store).some((other) => isErased(other.text))) {
      kept.push(`${store}: another entry has the same text`);
    }
  }
  return [...kept, 'conversations and stored prompts from before, where the text was told or spoken of'];
}
