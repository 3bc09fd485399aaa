import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { listAt, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProgramEnd } from '../program.ts';
import type { ProviderContext } from '../provider.ts';
import { findBrv, type BrvBinary } from './binary.ts';
import { outcome } from './output.ts';

/** Longest text that is handed over as one word, in UTF-16 units: systems limit the words of a program. */
export const LONGEST_WORD = 16_000;
const STATUS_MS = 15_000;
const SEARCH_MS = 10_000;
const CURATE_MS = 30_000;

/** A place in the context tree that a search found. */
export interface BrvHit {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
}

/** What `brv status` says. */
export interface BrvStatus {
  readonly projectRoot: string;
  readonly auth: string;
  readonly tree: string;
  /** The whole answer. */
  readonly all: Readonly<Record<string, unknown>>;
}

/** `brv`, in the folder of this home. Everything throws ProviderFailure. */
export interface Brv {
  status(signal: AbortSignal): Promise<BrvStatus>;
  /** Finds without any model: quick, and nothing leaves the machine. */
  search(text: string, most: number, signal: AbortSignal): Promise<readonly BrvHit[]>;
  /** Asks with the model that is set up in brv; empty when nothing is known. */
  query(text: string, deadlineMs: number, signal: AbortSignal): Promise<string>;
  /** Hands a text over to be kept. `waits`: it is taken, and what becomes of it is not known yet. */
  curate(text: string, detach: boolean, signal: AbortSignal): Promise<Curated>;
}

/** What became of a text that was handed over. */
export interface Curated {
  readonly state: 'kept' | 'waits' | 'review' | 'nothing';
}

/** The folder whose tree is this home's. */
export function brvFolder({ paths }: Pick<ProviderContext, 'paths'>): string {
  return join(paths.dir, 'byterover');
}

/** Makes the folder so that no call ever walks up to another tree, and checks once for each binary that none did. */
export function createBrv(context: ProviderContext): Brv {
  const folder = brvFolder(context);
  let checked = '';
  const binary = (): BrvBinary => {
    const found = findBrv(context);
    if (found === null) throw new ProviderFailure('offline', 'The program brv was not found.', { reached: 'no' });
    return found;
  };
  const run = (words: readonly string[], deadlineMs: number, signal: AbortSignal): Promise<ProgramEnd> => {
    mkdirSync(join(folder, '.brv'), { recursive: true, mode: 0o700 });
    const { file, before, env } = binary();
    return context.program.run({ file, args: [...before, ...words], cwd: folder, env, deadlineMs }, signal);
  };
  const status = async (signal: AbortSignal): Promise<BrvStatus> => {
    const data = outcome(await run(['status', '--format', 'json'], STATUS_MS, signal), false);
    return {
      projectRoot: textAt(data, 'projectRoot'),
      auth: textAt(data, 'authStatus'),
      tree: textAt(data, 'contextTreeStatus'),
      all: data,
    };
  };
  /** Throws `refused` when brv would read a tree of somebody else. Older ones do not say which they read. */
  const own = async (signal: AbortSignal): Promise<void> => {
    const { file, before } = binary();
    const which = [file, ...before].join('\n');
    if (checked === which) return;
    const { projectRoot } = await status(signal);
    if (projectRoot !== '' && real(projectRoot) !== real(folder)) {
      throw new ProviderFailure('refused', `brv reads the tree at ${projectRoot}, which is not this home's.`);
    }
    checked = which;
  };
  return {
    status,
    search: async (text, most, signal) => {
      await own(signal);
      const words = ['search', '--format', 'json', '--limit', String(most), '--', word(text)];
      const data = outcome(await run(words, SEARCH_MS, signal), false);
      return listAt(data, 'results').map((one) => ({
        path: textAt(one, 'path'),
        title: textAt(one, 'title'),
        excerpt: textAt(one, 'excerpt'),
      }));
    },
    query: async (text, deadlineMs, signal) => {
      await own(signal);
      const data = outcome(await run(['query', '--format', 'json', '--', word(text)], deadlineMs, signal), false);
      return isMiss(data) ? '' : (textAt(data, 'result') || textAt(data, 'content')).trim();
    },
    curate: async (text, detach, signal) => {
      await own(signal);
      const words = ['curate', '--format', 'json', ...(detach ? ['--detach'] : []), '--', word(text)];
      const data = outcome(await run(words, CURATE_MS, signal), true);
      if (data['pendingReview'] !== undefined && data['pendingReview'] !== false) return { state: 'review' };
      if (textAt(data, 'status') === 'queued') return { state: 'waits' };
      const changes = data['changes'];
      const wrote = typeof changes === 'object' && changes !== null && Object.values(changes).some(counts);
      return { state: wrote ? 'kept' : 'nothing' };
    },
  };
}

/** One word of the program, whatever stands in it: no NUL, and so long at most. */
function word(text: string): string {
  return text.replaceAll('\0', '').slice(0, LONGEST_WORD).toWellFormed();
}

/** A miss is told as a page of its own: by its tier and its empty list, or by its words. */
function isMiss(data: Record<string, unknown>): boolean {
  const docs = data['matchedDocs'];
  if (data['tier'] === 2 && Array.isArray(docs) && docs.length === 0) return true;
  return /^\W*no (?:matching|relevant) (?:knowledge|memor)/iu.test(textAt(data, 'result'));
}

function counts(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === 'number' && value > 0;
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
