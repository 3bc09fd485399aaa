import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { withFileLock } from '../home/file-lock.ts';
import { readText } from '../home/read-text.ts';
import { writeFileAtomic } from '../home/write-atomic.ts';
import type { ToldLists } from './news.ts';

const fileSchema = z.object({
  v: z.literal(1),
  /** Conversation and the hash of the list it was told of last; the latest stands last. */
  told: z.array(z.tuple([z.string(), z.string()])),
  /** Lists by hash: many conversations know the same one. */
  lists: z.record(z.string(), z.string()),
});
type Content = z.infer<typeof fileSchema>;

const mostConversations = 200;
const mostCharacters = 4_000_000;

function hashOf(list: string): string {
  return createHash('sha256').update(list, 'utf8').digest('hex').slice(0, 32);
}

/** Forgets the conversations that were told longest ago, and the lists nobody knows any more. */
function trimmed({ told, lists }: Content): Content {
  const kept: [string, string][] = [];
  const used: Record<string, string> = {};
  let size = 0;
  for (const [conversation, hash] of told.toReversed()) {
    const list = lists[hash];
    if (list === undefined) continue;
    if (!Object.hasOwn(used, hash)) size += list.length;
    if (kept.length >= mostConversations || (size > mostCharacters && kept.length > 0)) break;
    used[hash] = list;
    kept.unshift([conversation, hash]);
  }
  return { v: 1, told: kept, lists: used };
}

/**
 * `<home>/desk/skill-news.json`: which list of skills each of the last 200 conversations was told of. Nothing rests on it: what
 * cannot be read or written only means that a conversation may be told something a second time.
 */
export class ToldListsFile implements ToldLists {
  readonly #file: string;
  readonly #log: (message: string, detail: unknown) => void;
  /** What this process told, for a disk that refuses it. */
  readonly #own = new Map<string, string>();

  constructor(file: string, log: (message: string, detail: unknown) => void) {
    this.#file = file;
    this.#log = log;
  }

  async get(conversation: string): Promise<string | null> {
    const own = this.#own.get(conversation);
    if (own !== undefined) return own;
    const { told, lists } = await this.#read();
    const hash = told.findLast(([id]) => id === conversation)?.[1];
    return hash === undefined ? null : (lists[hash] ?? null);
  }

  async put(conversation: string, block: string): Promise<void> {
    this.#own.set(conversation, block);
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      await withFileLock(this.#file, async () => {
        const { told, lists } = await this.#read();
        const hash = hashOf(block);
        const content = trimmed({
          v: 1,
          told: [...told.filter(([id]) => id !== conversation), [conversation, hash]],
          lists: { ...lists, [hash]: block },
        });
        await writeFileAtomic(this.#file, JSON.stringify(content), { mode: 0o600 });
      });
    } catch (error) {
      this.#log('which skills a conversation was told of could not be written down', error);
    }
  }

  async #read(): Promise<Content> {
    try {
      return fileSchema.parse(JSON.parse((await readText(this.#file))?.text ?? ''));
    } catch {
      return { v: 1, told: [], lists: {} };
    }
  }
}
