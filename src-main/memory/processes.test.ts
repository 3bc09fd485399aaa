import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import type { Store } from '@shared/contract/common.ts';
import { fileText, parseEntries } from '@shared/memory/entries.ts';
import { createMemory } from './index.ts';

/** How hard to try. `DESK_STRESS=4x60` is quicker. */
const [PROCESSES = 8, WRITES = 250] = (process.env['DESK_STRESS'] ?? '8x250').split('x').map(Number);

interface Report {
  readonly name: string;
  readonly killed: boolean;
  /** What the process was told is stored, of its own entries. */
  readonly acknowledged: Record<Store, string[]>;
  /** What a change that was under way would have made of one store; null when none was. */
  readonly underWay: { target: Store; after: string[] } | null;
  readonly errors: string;
}

/** Runs a writer; kills it after it has begun its change number `killAt`, at no particular moment of it. */
async function write(home: string, name: string, seed: number, killAt: number | null): Promise<Report> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, 'testing/alias.mjs'),
      join(import.meta.dirname, 'testing/writer.ts'),
      home,
      name,
      String(WRITES),
      String(seed),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const acknowledged: Record<Store, string[]> = { memory: [], user: [] };
  let underWay: Report['underWay'] = null;
  let tries = 0;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word] = line.split(' ', 1);
    if (word === 'ready') return;
    const step = JSON.parse(line.slice(line.indexOf(' '))) as { target: Store; after: string[] };
    if (word === 'done') {
      acknowledged[step.target] = step.after;
      underWay = null;
      return;
    }
    underWay = step;
    tries += 1;
    if (tries === killAt) setTimeout(() => child.kill('SIGKILL'), (seed % 13) / 2);
  });
  await once(child, 'close');
  return { name, killed: child.signalCode === 'SIGKILL', acknowledged, underWay, errors };
}

describe('many processes on one memory', () => {
  it(
    `${PROCESSES} processes with ${WRITES} changes each, half of them killed, lose nothing and tear nothing`,
    { timeout: 600_000 },
    async () => {
      const home = await mkdtemp(join(tmpdir(), 'desk-memory-'));
      try {
        const reports = await Promise.all(
          Array.from({ length: PROCESSES }, async (_, at) => {
            const seed = 7919 * (at + 1);
            const killAt = at % 2 === 1 ? 1 + ((seed * 31) % WRITES) : null;
            return await write(home, `w${at}`, seed, killAt);
          }),
        );
        expect(reports.filter((report) => !report.killed).map((report) => report.errors)).toEqual(
          reports.filter((report) => !report.killed).map(() => ''),
        );
        const memory = createMemory({
          memoriesDir: join(home, 'memories'),
          pendingDir: join(home, 'pending'),
          deskDir: join(home, 'desk'),
          limits: () => ({ memory: 10_000_000, user: 10_000_000 }),
          enabled: () => true,
          gate: () => false,
          setGate: () => Promise.resolve(),
          scan: () => [],
          emit: () => undefined,
          sessions: { prompt: () => null, latest: () => null, title: () => null, quote: () => null },
          log: { info: () => undefined, warn: () => undefined },
        });
        await memory.open({ watch: false });
        expect(reports.filter((report) => report.killed).length).toBeGreaterThan(0);
        expect((await memory.verify()).problems).toEqual([]);
        const journal = await readFile(join(home, 'desk', 'journal.jsonl'), 'utf8');
        // Every change was ours: none had to be taken for another program's.
        expect(journal).not.toContain('"kind":"external"');
        const rebuilt = await memory.at(Date.now());
        for (const { store, entries } of rebuilt) {
          const text = await readFile(join(home, 'memories', store === 'memory' ? 'MEMORY.md' : 'USER.md'), 'utf8');
          expect(text).toBe(fileText(entries));
          for (const report of reports) {
            const there = parseEntries(text).filter((entry) => entry.startsWith(`${report.name} `));
            const possible = [sorted(report.acknowledged[store])];
            if (report.underWay?.target === store) possible.push(sorted(report.underWay.after));
            expect(possible).toContainEqual(sorted(there));
          }
        }
        expect((await readdir(join(home, 'memories'))).sort()).toEqual([
          'MEMORY.md',
          'MEMORY.md.lock',
          'USER.md',
          'USER.md.lock',
        ]);
        memory.close();
      } finally {
        await rm(home, { recursive: true, force: true });
      }
    },
  );
});

function sorted(texts: readonly string[]): string[] {
  return [...texts].sort();
}
