import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { curatedWorld, curatorOf, putAged } from '../testing/curated-home.ts';
import { useSkillsHome } from '../testing/skills-home.ts';

const at = useSkillsHome();
const [KILLS = 6, SKILLS = 12] = (process.env['DESK_CURATOR_KILLS'] ?? '6x12').split('x').map(Number);

/** Runs a pass in a process of its own and kills it once its archive holds so many skills. Answers whether it was killed. */
async function killedPass(archived: number, wait: number, what = 'age'): Promise<boolean> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      join(import.meta.dirname, '../../home/testing/alias.ts'),
      join(import.meta.dirname, '../testing/curator-child.ts'),
      at.home,
      String(at.now),
      what,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines = createInterface({ input: child.stdout });
  let looking: NodeJS.Timeout | undefined;
  lines.on('line', (line) => {
    if (line !== 'begins') return;
    const dir = join(at.home, 'skills/.archive');
    looking = setInterval(() => {
      if (!existsSync(dir) || readdirSync(dir).length < archived) return;
      clearInterval(looking);
      setTimeout(() => child.kill('SIGKILL'), wait);
    }, 1);
  });
  await once(child, 'close');
  clearInterval(looking);
  return child.signalCode === 'SIGKILL';
}

describe('a pass that is killed', () => {
  it(
    `at any moment, ${String(KILLS)} times, leaves every skill whole in one place, and its report accounts for it`,
    { timeout: 300_000 },
    async () => {
      at.curator = curatedWorld(at.home).surroundings;
      const names = Array.from({ length: SKILLS }, (_, n) => `s${String(n).padStart(2, '0')}`);
      putAged(at, Object.fromEntries(names.map((name, n) => [`tools/${name}`, n % 4 === 0 ? 20 : 50])));
      for (const name of names) at.write(`skills/tools/${name}/references/notes.md`, `notes of ${name}`);
      putAged(at, { 'tools/pinned': [90, { pinned: true }] });
      at.skill('hand', 'name: hand\ndescription: by hand');
      const told = new Set<string>();
      let killed = 0;
      for (let n = 0; n < KILLS; n += 1) {
        if (await killedPass(1 + n, (n * 7) % 5)) killed += 1;
        await at.reopen();
        for (const run of await curatorOf(at.skills).runs(100)) {
          expect(run.ended).not.toBe('running');
          expect(existsSync(join(run.report, 'REPORT.md'))).toBe(true);
          for (const { name, outcome, to, step } of run.changes) {
            expect(['done', 'skipped']).toContain(outcome);
            if (step !== 'archive' || outcome !== 'done') continue;
            told.add(name);
            expect(existsSync(join(at.home, 'skills', to ?? '', 'SKILL.md'))).toBe(true);
          }
        }
        const rows = await at.skills.list();
        for (const name of names) {
          const places = rows.filter((row) => row.name === name);
          expect([name, places.length]).toEqual([name, 1]);
          const dir = join(at.home, 'skills', places[0]?.id ?? '');
          expect(readFileSync(join(dir, 'references/notes.md'), 'utf8')).toBe(`notes of ${name}`);
        }
        const archived = rows.filter(({ state }) => state === 'archived').map(({ name }) => name);
        expect([...told].sort()).toEqual(archived.sort());
        expect(rows.filter(({ id }) => id === 'hand' || id === 'tools/pinned')).toHaveLength(2);
        const usage = at.usageFile();
        expect(archived.filter((name) => usage[name]?.['state'] !== 'archived')).toEqual([]);
      }
      expect(killed).toBeGreaterThan(0);
      // What was left is done by a pass that is let alone, and nothing lies about.
      const last = await curatorOf(at.skills).run({ cause: 'person', dryRun: false });
      expect(last.ended).toBe('done');
      const rows = await at.skills.list();
      expect(rows.filter(({ state }) => state === 'archived')).toHaveLength(names.filter((_, n) => n % 4 !== 0).length);
      const left = readdirSync(join(at.home, 'skills'), { recursive: true }).map(String);
      expect(left.filter((name) => /\.tmp$|\.new-|\.making/u.test(name))).toEqual([]);
      expect(readdirSync(join(at.home, 'desk/trash/skills')).filter((name) => name.includes('.open'))).toEqual([]);
    },
  );

  it('while it carries merges out: each is made whole or not at all, its files with it, and the report says which', async () => {
    const world = curatedWorld(at.home);
    at.curator = world.surroundings;
    await at.reopen();
    const pairs = Array.from({ length: 4 }, (_, n) => [`a${String(n)}`, `b${String(n)}`] as const);
    const names = pairs.flat();
    putAged(at, Object.fromEntries(names.map((name) => [name, 1])));
    for (const name of names) at.write(`skills/${name}/references/notes.md`, `notes of ${name}`);
    const content = (into: string): string => `---\nname: ${into}\ndescription: merged\n---\nmerged ${into}\n`;
    const merges = pairs.map(([into, absorbed]) => ({ into, absorbs: [absorbed], content: content(into), why: 'x' }));
    world.model.answer = JSON.stringify({ merges });
    await curatorOf(at.skills).run({ cause: 'person', dryRun: false, consolidate: true });
    expect((await curatorOf(at.skills).preview())?.proposals).toHaveLength(4);
    let killed = 0;
    for (let n = 1; n <= 3; n += 1) {
      if (await killedPass(n, n % 2, 'merge')) killed += 1;
      await at.reopen();
      const done = (await curatorOf(at.skills).runs(50)).flatMap(({ changes }) =>
        changes.filter(({ outcome, step }) => step === 'merge' && outcome === 'done').map(({ name }) => name),
      );
      const waits = (await curatorOf(at.skills).preview())?.proposals ?? [];
      for (const [into, absorbed] of pairs) {
        const merged = existsSync(join(at.home, 'skills/.archive', absorbed));
        expect([absorbed, existsSync(join(at.home, 'skills', absorbed))]).toEqual([absorbed, !merged]);
        expect([absorbed, done.filter((name) => name === absorbed).length]).toEqual([absorbed, merged ? 1 : 0]);
        expect([into, waits.filter((each) => each.into === into).length]).toEqual([into, merged ? 0 : 1]);
        const text = readFileSync(join(at.home, 'skills', into, 'SKILL.md'), 'utf8');
        expect(text.includes(`merged ${into}`)).toBe(merged);
        const carried = join(at.home, 'skills', into, `references/${absorbed}-notes.md`);
        expect(existsSync(carried) && readFileSync(carried, 'utf8') === `notes of ${absorbed}`).toBe(merged);
      }
      expect(waits.every(({ stale }) => stale === null)).toBe(true);
    }
    expect(killed).toBeGreaterThan(0);
  });
});
