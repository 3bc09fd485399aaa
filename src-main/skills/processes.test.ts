import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { isRecord, textAt } from '@shared/record.ts';
import { useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();
const [PROCESSES = 4, CALLS = 25] = (process.env['DESK_STRESS'] ?? '4x25').split('x').map(Number);

interface Report {
  readonly killed: boolean;
  readonly errors: string;
  readonly failures: readonly string[];
  /** What was answered as done, in order. */
  readonly done: readonly Record<string, unknown>[];
  /** True when a call was under way when it ended. */
  readonly underWay: boolean;
}

/** Runs a manager; kills it in the middle of its call number `killAt`. */
async function run(name: string, seed: number, killAt: number | null): Promise<Report> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, '../home/testing/alias.ts'),
      join(import.meta.dirname, 'testing/manager.ts'),
      at.home,
      name,
      String(CALLS),
      String(seed),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const done: Record<string, unknown>[] = [];
  const failures: string[] = [];
  let underWay = false;
  let tries = 0;
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word = ''] = line.split(' ', 1);
    underWay = word === 'try';
    const rest = line.slice(word.length + 1);
    if (word === 'failed') failures.push(rest);
    if (word === 'done') {
      const value: unknown = JSON.parse(rest);
      if (isRecord(value)) done.push(value);
    }
    if (word !== 'try') return;
    tries += 1;
    if (tries === killAt) setTimeout(() => child.kill('SIGKILL'), (seed % 17) / 2);
  });
  await once(child, 'close');
  return { killed: child.signalCode === 'SIGKILL', errors, failures, done, underWay };
}

describe('many processes on one skills folder', () => {
  it(
    `${String(PROCESSES)} processes with ${String(CALLS)} changes each, half of them killed: nothing torn, nothing lost`,
    { timeout: Math.max(300_000, PROCESSES * CALLS * 1000) },
    async () => {
      at.skill('common', 'name: common\ndescription: start', 'start\nstart\n');
      const reports = await Promise.all(
        Array.from({ length: PROCESSES }, (_, index) => {
          const seed = 7919 * (index + 1);
          return run(`w${String(index)}`, seed, index % 2 === 1 ? 2 + ((seed * 31) % (CALLS - 2)) : null);
        }),
      );
      expect(reports.flatMap(({ killed, errors }) => (killed ? [] : [errors])).join('')).toBe('');
      expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
      await at.skills.open();
      const rows = await at.skills.list();
      // Whole: every skill has its two lines alike, and files that were written together say the same.
      for (const { id, problem } of rows) {
        expect([id, problem]).toEqual([id, null]);
        const { body, content, files } = await at.skills.view(id);
        const [first, second] = body.split('\n');
        expect([id, second]).toEqual([id, first]);
        if (files.length === 0) continue;
        expect(files).toEqual(['references/again.md', 'references/mark.md']);
        const marks = files.map((file) => readFileSync(join(at.home, 'skills', id, file), 'utf8'));
        expect([id, marks[0]]).toEqual([id, marks[1]]);
        expect(content).not.toBe('');
      }
      // Nothing that was answered as done is missing: the last word on each skill of one's own stands.
      const living = new Map(rows.map((row) => [row.name, row]));
      for (const [index, { done, underWay }] of reports.entries()) {
        const last = new Map<string, string | null>();
        const operations = done.flatMap((each): unknown[] =>
          Array.isArray(each['operations']) ? each['operations'] : [each],
        );
        for (const args of operations) {
          const name = textAt(args, 'name');
          const said = /description: (\S+)/.exec(textAt(args, 'content'))?.[1];
          if (textAt(args, 'action') === 'delete') last.set(name, null);
          else if (said !== undefined && name !== 'common') last.set(name, said);
        }
        for (const [name, said] of last) {
          const row = living.get(name);
          // The call that was cut off may have come through after all.
          if (underWay && (row?.description !== said || row.state === 'archived')) continue;
          expect([index, name, row?.state]).toEqual([index, name, said === null ? 'archived' : 'active']);
          if (said !== null) expect([name, row?.description]).toEqual([name, said]);
        }
      }
      // Nothing is left lying about, and every change that was made has its line in the history.
      const left = readdirSync(join(at.home, 'desk/trash/skills')).filter(
        (name) => !/^[\d]{17}-[0-9a-f]{8}\.json$/.test(name),
      );
      expect(left).toEqual([]);
      const parts = readdirSync(join(at.home, 'skills'), { recursive: true }).map(String);
      expect(parts.filter((name) => /\.tmp$|\.new-/.test(name))).toEqual([]);
      const lines = readFileSync(join(at.home, 'desk/skill-events.jsonl'), 'utf8')
        .split('\n')
        .filter((line) => line !== '');
      const changes = lines.map((line) => textAt(JSON.parse(line), 'change'));
      const records = readdirSync(join(at.home, 'desk/trash/skills')).map((name) => name.replace('.json', ''));
      expect([...new Set(changes)].sort()).toEqual(records.sort());
    },
  );
});
