/**
 * One of many processes that write to the same memory. Says on standard output what it is about to do and, when it was
 * told that it is done, that it was: a line each, written before anything else happens. Arguments: home, name, number of
 * changes, seed.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createMemory } from '../index.ts';

const [home = '', name = '', count = '0', seed = '1'] = process.argv.slice(2);

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

let state = Number(seed);
/** A small generator, so that a run can be repeated. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

function say(word: string, value: unknown): void {
  writeSync(1, `${word} ${JSON.stringify(value)}\n`);
}

const own: Record<'memory' | 'user', string[]> = { memory: [], user: [] };

function next(n: number): {
  target: 'memory' | 'user';
  before: string[];
  after: string[];
  args: Record<string, unknown>;
} {
  const target = random(4) === 0 ? 'user' : 'memory';
  const mine = own[target];
  const fresh = `${name} №${n}: ${'事实 fact '.repeat(1 + random(4))}`.trim();
  const old = mine[random(mine.length)];
  const dice = random(10);
  if (old === undefined || dice < 5) {
    return { target, before: mine, after: [...mine, fresh], args: { action: 'add', content: fresh } };
  }
  const without = mine.filter((text) => text !== old);
  if (dice < 7) {
    const args = { action: 'replace', old_text: old, content: fresh };
    return { target, before: mine, after: [...without, fresh], args };
  }
  if (dice < 9) return { target, before: mine, after: without, args: { action: 'remove', old_text: old } };
  const operations = [
    { action: 'remove', old_text: old },
    { action: 'add', content: `${fresh} a` },
    { action: 'add', content: `${fresh} b` },
  ];
  return { target, before: mine, after: [...without, `${fresh} a`, `${fresh} b`], args: { operations } };
}

const context = { session: name, origin: 'foreground' as const, message: null, workspace: null };
const { signal } = new AbortController();

await memory.open({ watch: false });
say('ready', name);
for (let n = 1; n <= Number(count); n += 1) {
  const step = next(n);
  say('try', { target: step.target, after: step.after });
  const result = await memory.tool.run(
    { ...step.args, target: step.target },
    { ...context, turn: `${name} ${n}`, signal },
  );
  if (result.failed) throw new Error(`${name}: ${result.content}`);
  own[step.target] = step.after;
  say('done', { target: step.target, after: step.after });
}
memory.close();
