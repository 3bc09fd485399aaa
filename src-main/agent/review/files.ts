import { randomBytes } from 'node:crypto';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { reviewRunSchema, type ReviewRun } from '@shared/contract/review.ts';
import { countAt, isRecord, textAt } from '@shared/record.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { fileError } from '../../home/errno.ts';
import { withFileLock } from '../../home/file-lock.ts';
import { JsonFile } from '../../home/json-file.ts';
import { readText } from '../../home/read-text.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import type { Counters } from './due.ts';
import type { QueuedReview, ReviewQueue, ReviewRuns } from './ports.ts';

/** Conversations whose counters are kept; those counted longest ago are forgotten. */
const mostCounted = 1000;
/** Runs that are kept. */
const mostRuns = 200;

const runName = /^(\d{17}-[0-9a-f]{6})\.json$/u;

function queued(session: string, value: Json): QueuedReview | null {
  if (!isRecord(value)) return null;
  return {
    session,
    memory: value['memory'] === true,
    skills: value['skills'] === true,
    asked: value['asked'] === true,
    focus: textAt(value, 'focus').slice(0, 2000),
    since: countAt(value, 'since') ?? 0,
    tries: countAt(value, 'tries') ?? 0,
  };
}

/** `<home>/desk/reviews/queue.json` and `counters.json`: what waits, and how far each conversation is, by session. */
export function reviewQueue(dir: string): ReviewQueue {
  const waiting = new JsonFile(join(dir, 'queue.json'));
  const counted = new JsonFile(join(dir, 'counters.json'));
  const find = async (session: string): Promise<QueuedReview | null> => queued(session, await waiting.get(session));
  return {
    list: async () =>
      [...(await waiting.all())]
        .flatMap(([session, value]) => queued(session, value) ?? [])
        .sort((a, b) => a.since - b.since || (a.session < b.session ? -1 : 1)),
    put: async (review) => {
      await makeDir(dir);
      const { session, ...rest } = review;
      const before = await find(session);
      await waiting.set(session, {
        ...rest,
        memory: rest.memory || before?.memory === true,
        skills: rest.skills || before?.skills === true,
        asked: rest.asked || before?.asked === true,
        focus: rest.focus === '' ? (before?.focus ?? '') : rest.focus,
        since: before === null ? rest.since : Math.min(before.since, rest.since),
      });
    },
    take: async (session) => {
      if ((await find(session)) !== null) await waiting.set(session, null);
    },
    exclusively: async (work) => {
      await makeDir(dir);
      const held = { yes: false };
      try {
        await withFileLock(
          join(dir, 'running'),
          async () => {
            held.yes = true;
            await work();
          },
          { timeoutMs: 100 },
        );
        return true;
      } catch (error) {
        if (!held.yes && error instanceof DeskError && error.code === 'busy') return false;
        throw error;
      }
    },
    counters: async (session) => {
      const value = await counted.get(session);
      const [turns, iterations] = [countAt(value, 'turns'), countAt(value, 'iterations')];
      return turns === null || iterations === null ? null : { turns, iterations };
    },
    count: async (session, { turns, iterations }: Counters) => {
      await makeDir(dir);
      const all = await counted.all();
      if (all.size >= mostCounted && !all.has(session)) {
        const [oldest] = all.keys();
        if (oldest !== undefined) await counted.set(oldest, null);
      }
      await counted.set(session, { turns, iterations });
    },
  };
}

/** `<home>/desk/reviews/<id>.json`: one file for each review, the newest two hundred. They hold no text of memories or skills. */
export function reviewRuns(dir: string): ReviewRuns {
  const fileOf = (id: string): string => join(dir, `${id}.json`);
  const ids = async (): Promise<string[]> =>
    (await readdir(dir).catch(() => [])).flatMap((name) => runName.exec(name)?.[1] ?? []).sort();
  const read = async (id: string): Promise<ReviewRun | null> => {
    try {
      const found = await readText(fileOf(id));
      return found === null ? null : (reviewRunSchema.safeParse(JSON.parse(found.text)).data ?? null);
    } catch {
      return null;
    }
  };
  const write = async (run: ReviewRun): Promise<void> => {
    await makeDir(dir);
    await writeFileAtomic(fileOf(run.id), JSON.stringify(run), { mode: 0o600 });
  };
  const every = async (): Promise<ReviewRun[]> =>
    (await Promise.all((await ids()).reverse().map(read))).filter((run) => run !== null);
  return {
    freshId: (time) => {
      const stamp = new Date(time)
        .toISOString()
        .replace(/[^0-9]/gu, '')
        .slice(0, 17);
      return `${stamp}-${randomBytes(3).toString('hex')}`;
    },
    write,
    list: async (most, session) =>
      (await every()).filter((run) => session === undefined || run.session === session).slice(0, most),
    find: (id) => (runName.test(`${id}.json`) ? read(id) : Promise.resolve(null)),
    settle: async (now) => {
      for (const run of await every()) {
        if (run.ended === 'running') await write({ ...run, ended: 'interrupted', endedAt: now });
      }
      const old = (await ids()).slice(0, -mostRuns);
      for (const id of old) await unlink(fileOf(id)).catch(() => undefined);
    },
  };
}

async function makeDir(dir: string): Promise<void> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw fileError(error, dir, 'write');
  }
}
