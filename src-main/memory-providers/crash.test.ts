import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderQueue } from './queue.ts';
import { faultyService } from './testing/stub-service.ts';

const child = resolve(import.meta.dirname, 'testing/crash-child.ts');
const hook = resolve(import.meta.dirname, '../agent/testing/alias.ts');

/** Runs the sending process; answers the signal that ended it. */
function run(args: readonly string[]): Promise<{ signal: string | null; errors: string }> {
  return new Promise((done) => {
    const process_ = spawn(process.execPath, ['--import', hook, child, ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    process_.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
    process_.once('close', (_code, signal) => done({ signal, errors }));
  });
}

type Manner = 'idempotent' | 'looks' | 'forgets';

async function world(manner: Manner): Promise<{ file: string; url: string; kept: string[] }> {
  const home = mkdtempSync(join(tmpdir(), 'desk-queue-'));
  const kept: string[] = [];
  const ids = new Set<string>();
  const service = await faultyService(({ path, body }) => {
    const { id, text = '' } = JSON.parse(body) as { id: string; text?: string };
    if (path === '/has') return { json: { has: ids.has(id) } };
    if (!(manner === 'idempotent' && ids.has(id))) kept.push(text);
    ids.add(id);
    return { json: { ok: true } };
  });
  onTestFinished(async () => {
    await service.stop();
    rmSync(home, { recursive: true, force: true });
  });
  return { file: join(home, 'providers', 'stub.db'), url: service.url, kept };
}

describe('a process killed while it sends', () => {
  const manners: readonly Manner[] = ['idempotent', 'looks', 'forgets'];
  it.each(manners.flatMap((manner) => (['told', 'marked', 'sent'] as const).map((where) => [manner, where] as const)))(
    'loses nothing and sends nothing twice: %s server, killed when %s',
    async (manner, where) => {
      const { file, url, kept } = await world(manner);
      expect((await run([file, url, manner, where])).signal).toBe('SIGKILL');
      const { signal, errors } = await run([file, url, manner, 'never']);
      expect([signal, errors]).toEqual([null, '']);
      const queue = ProviderQueue.look(file);
      const uncertain = queue?.jobs('uncertain') ?? [];
      expect(queue?.counts()).toEqual({ waiting: 0, aside: 0, uncertain: uncertain.length });
      queue?.close();
      const all = ['text 1', 'text 2', 'text 3'];
      // Of a server that can neither recognise a job nor be asked, what was on its way is shown and not sent again.
      const shown = manner === 'forgets' && where !== 'told' ? ['text 1'] : [];
      expect(uncertain.map(({ payload }) => payload)).toEqual(shown);
      const missing = where === 'marked' ? shown : [];
      expect(kept).toEqual(all.filter((text) => !missing.includes(text)));
    },
  );

  it('two processes at once send each job once, in order', async () => {
    const { file, url, kept } = await world('forgets');
    const ends = await Promise.all([1, 2, 3].map(() => run([file, url, 'forgets', 'never'])));
    expect(ends.map(({ signal, errors }) => [signal, errors])).toEqual(ends.map(() => [null, '']));
    expect(kept).toEqual(['text 1', 'text 2', 'text 3']);
  });
});
