import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '@shared/contract/common.ts';
import { STORES, STORE_FILES, entryFault, parseEntries } from '@shared/memory/entries.ts';
import { locate } from '@shared/memory/locate.ts';
import { strip } from '@shared/memory/text.ts';
import { cleanUp, testMemory } from './testing/home.ts';

/** Python with hermes-agent 0.19.0; without it nothing here can be shown, and the tests say that they were skipped. */
const python = process.env['HERMES_PYTHON'] ?? '';
const SEQUENCES = 500;
const WRITES = 250;

/** The other program's store, in a process of its own. */
class HermesStore {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #lines: Interface;
  readonly #answers: ((line: string) => void)[] = [];
  #trouble = '';

  constructor(home: string) {
    this.#child = spawn(python, [join(import.meta.dirname, 'testing/hermes_store.py')], {
      env: { ...process.env, HERMES_HOME: home, PYTHONDONTWRITEBYTECODE: '1' },
    });
    this.#child.stderr.on('data', (chunk: Buffer) => (this.#trouble += chunk.toString()));
    this.#lines = createInterface({ input: this.#child.stdout });
    this.#lines.on('line', (line) => this.#answers.shift()?.(line));
    this.#lines.on('close', () => {
      for (const answer of this.#answers.splice(0)) answer(JSON.stringify({ died: this.#trouble }));
    });
  }

  async ask(command: unknown): Promise<Record<string, unknown>> {
    const { promise, resolve } = Promise.withResolvers<string>();
    this.#answers.push(resolve);
    this.#child.stdin.write(`${JSON.stringify(command)}\n`);
    return JSON.parse(await promise) as Record<string, unknown>;
  }

  async close(): Promise<void> {
    this.#child.stdin.end();
    await once(this.#child, 'exit');
  }
}

interface Step {
  readonly action: 'add' | 'replace' | 'remove';
  readonly content: string;
  /** Which entry is meant, and which piece of it names it. */
  readonly pick: number;
  readonly from: number;
  readonly length: number;
  /** Words that need not be in any entry. */
  readonly wild: string | null;
}

const piece = fc.constantFrom(
  'tea',
  'likes ',
  'uses ',
  'x',
  '14.x',
  ' ',
  '\n',
  '\n\n',
  '\t',
  '§',
  '§ 5',
  '你好',
  '①',
  '→',
  '：',
  '😀',
  '🇩🇪',
  'é',
  'e\u0301',
  '"',
  '\\',
  '$&',
  '{a}',
  '\u00a0',
  '\u0085',
  '\u3000',
  '\u2028',
  'ﬁ',
  '<b>',
  'C:\\tmp',
);
const content = fc.array(piece, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom('add', 'add', 'replace', 'remove'),
  content,
  pick: fc.nat(20),
  from: fc.nat(6),
  length: fc.nat(12),
  wild: fc.option(content, { freq: 8 }),
});
const sequence = fc.array(
  fc.record({
    store: fc.constantFrom<Store>('memory', 'user'),
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    batch: fc.boolean(),
  }),
  { minLength: 4, maxLength: 14 },
);
const limits = { memory: 160, user: 90 };

/** The words by which a step names its entry. */
function wordsOf(given: Step, entries: readonly string[]): string {
  const entry = entries[given.pick % Math.max(1, entries.length)];
  if (given.wild !== null || entry === undefined) return given.wild ?? given.content;
  return Array.from(entry)
    .slice(given.from, given.from + 1 + given.length)
    .join('');
}

/**
 * Plays a step on a list. Null where the two stores differ on purpose (docs/compatibility-memory.md): a delimiter line
 * in a text, a whole entry among entries that contain it, two entries made equal.
 */
function play(entries: readonly string[], action: Step['action'], words: string, text: string): string[] | null {
  const added = strip(text);
  if (action !== 'remove' && added !== '' && entryFault(added) !== null) return null;
  if (action === 'add') return added === '' || entries.includes(added) ? [...entries] : [...entries, added];
  const wanted = strip(words);
  if (wanted === '') return [...entries];
  if (entries.includes(wanted) && entries.filter((entry) => entry.includes(wanted)).length > 1) return null;
  const found = locate(entries, wanted);
  if (found.kind !== 'one') return [...entries];
  if (action === 'remove') return entries.toSpliced(found.index, 1);
  if (added === '') return [...entries];
  if (entries.includes(added) && entries[found.index] !== added) return null;
  return entries.with(found.index, added);
}

describe.skipIf(python === '')('beside Hermes', () => {
  let hermes: HermesStore;
  let spare: string;
  beforeAll(async () => {
    spare = await mkdtemp(join(tmpdir(), 'desk-hermes-'));
    hermes = new HermesStore(spare);
  });
  afterEach(cleanUp);
  afterAll(async () => {
    await hermes.close();
    await rm(spare, { recursive: true, force: true });
  });

  it(
    `${SEQUENCES} random sequences leave the same bytes, the same success, the same figures`,
    { timeout: 600_000 },
    async () => {
      let compared = 0;
      await fc.assert(
        fc.asyncProperty(sequence, async (calls) => {
          const test = await testMemory({ limits });
          const theirs = join(test.home, 'theirs');
          await mkdir(join(theirs, 'memories'), { recursive: true });
          await hermes.ask({ home: theirs, limits });
          for (const call of calls) {
            const ours = parseEntries(await test.text(call.store).catch(() => ''));
            const steps = call.batch ? call.steps : call.steps.slice(0, 1);
            const played: (string[] | null)[] = [ours];
            const operations = steps.map((given) => {
              const model = played.at(-1) ?? null;
              const words = wordsOf(given, model ?? ours);
              played.push(model === null ? null : play(model, given.action, words, given.content));
              return {
                action: given.action,
                ...(given.action === 'remove' ? {} : { content: given.content }),
                ...(given.action === 'add' ? {} : { old_text: words }),
              };
            });
            // Emptying a store by a batch is refused here and not there.
            const left = played.at(-1) ?? null;
            if (left === null || (call.batch && left.length === 0)) continue;
            const args = call.batch ? { target: call.store, operations } : { target: call.store, ...operations[0] };
            const mine = await test.call(args, { turn: String(compared) });
            const other = await hermes.ask({ call: args });
            compared += 1;
            const figures = ({ json }: { json: Record<string, unknown> }): unknown => ({
              died: json['died'],
              success: json['success'],
              target: json['target'],
              entry_count: json['entry_count'],
              matches: json['matches'],
              ...(json['success'] === true ? { message: json['message'], usage: json['usage'] } : {}),
            });
            expect([args, figures(mine)]).toEqual([args, figures({ json: other })]);
            const theirText = await readFile(join(theirs, 'memories', STORE_FILES[call.store]), 'utf8').catch(() => '');
            expect(await test.text(call.store).catch(() => '')).toBe(theirText);
          }
          const { blocks } = await hermes.ask({ home: theirs, limits });
          const snapshot = await test.memory.snapshot();
          for (const store of STORES) {
            const block = snapshot.blocks.find((found) => found.store === store)?.text ?? null;
            expect(block).toBe((blocks as Record<Store, string | null>)[store]);
          }
          await cleanUp();
        }),
        { numRuns: SEQUENCES },
      );
      expect(compared).toBeGreaterThan(SEQUENCES * 3);
    },
  );

  it('reads what Hermes wrote, and Hermes reads what we wrote after that', async () => {
    const test = await testMemory({ limits: { memory: 2200, user: 1375 } });
    await hermes.ask({ home: test.home, limits: { memory: 2200, user: 1375 } });
    const texts = ['first 你好', 'price § 5\n\nsecond paragraph', '🚲 family', 'last'];
    for (const text of texts) await hermes.ask({ call: { action: 'add', target: 'memory', content: text } });
    await test.call({ action: 'replace', target: 'memory', old_text: 'price', content: 'price § 6' });
    await test.call({ action: 'add', target: 'user', content: 'Name: Alice' });
    const { entries } = await hermes.ask({ home: test.home, limits: { memory: 2200, user: 1375 } });
    expect(entries).toEqual({ memory: [texts[0], 'price § 6', texts[2], texts[3]], user: ['Name: Alice'] });
    await hermes.ask({ call: { action: 'remove', target: 'memory', old_text: 'family' } });
    const view = await test.memory.view(null);
    expect(view.stores[0]?.rows.map((row) => row.live?.text)).toEqual([texts[0], 'price § 6', texts[3]]);
    expect((await test.memory.verify()).problems).toEqual([]);
  });

  it('approves what we staged, and we approve what Hermes staged', async () => {
    const wide = { memory: 2200, user: 1375 };
    const test = await testMemory({ limits: wide, gate: true });
    await writeFile(join(test.home, 'config.yaml'), 'memory:\n  write_approval: true\n');
    await test.entries('memory', ['likes tea 你好', 'has two cats']);
    await hermes.ask({ home: test.home, limits: wide });
    const theirs = await hermes.ask({ call: { action: 'add', target: 'memory', content: 'from Hermes' } });
    expect(theirs).toMatchObject({ success: true, staged: true });
    const ours = await test.call({ action: 'replace', old_text: 'tea', content: 'likes coffee' });
    expect((await test.memory.proposals()).proposals.map((proposal) => proposal.state)).toEqual(['ready', 'ready']);
    const [decision] = await test.memory.approve([String(theirs['pending_id'])], 'person');
    expect(decision?.outcome).toBe('applied');
    const record = await readFile(join(test.home, 'pending/memory', `${ours.staged[0] ?? ''}.json`), 'utf8');
    const { payload } = JSON.parse(record) as { payload: unknown };
    expect(await hermes.ask({ apply: payload })).toMatchObject({ success: true });
    expect(parseEntries(await test.text('memory'))).toEqual(['likes coffee', 'has two cats', 'from Hermes']);
  });

  it(
    `${WRITES} changes by each at the same time lose nothing that was acknowledged`,
    { timeout: 300_000 },
    async () => {
      const wide = { memory: 10_000_000, user: 10_000_000 };
      const test = await testMemory({ limits: wide });
      await hermes.ask({ home: test.home, limits: wide });
      const theirs = hermes.ask({ mixed: 'py', count: WRITES, seed: 7 });
      let own: string[] = [];
      for (let n = 0; n < WRITES; n += 1) {
        const fresh = `ts №${n}: 事实 fact`;
        const old = own[(n * 7) % Math.max(1, own.length)];
        const action = old === undefined || n % 10 < 5 ? 'add' : n % 10 < 8 ? 'replace' : 'remove';
        const args = { action, content: fresh, ...(action === 'add' ? {} : { old_text: old }), target: 'memory' };
        const answer = await test.call(args, { turn: String(n) });
        expect(answer.failed ? answer.text : '').toBe('');
        own = action === 'add' ? own : own.filter((text) => text !== old);
        if (action !== 'remove') own = [...own, fresh];
      }
      const done = await theirs;
      const entries = parseEntries(await test.text('memory'));
      expect(entries.filter((text) => text.startsWith('ts ')).sort()).toEqual([...own].sort());
      expect(entries.filter((text) => text.startsWith('py ')).sort()).toEqual([...(done['own'] as string[])].sort());
      await test.memory.view(null);
      expect((await test.memory.at(Date.now()))[0]?.entries).toEqual(entries);
      expect((await test.memory.verify()).problems).toEqual([]);
    },
  );
});
