import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scan } from '../../memory/scanner/index.ts';
import { createSkills } from '../skills.ts';
import { agedRecord, curatedWorld, curatorOf, day, putAged, standard } from '../testing/curated-home.ts';

const start = Date.UTC(2026, 5, 1, 12);

const skill = fc.record({
  origin: fc.constantFrom('agent', 'agent', 'agent', 'agent', 'hand', 'none', 'hub', 'learn'),
  pinned: fc.constantFrom(false, false, false, true),
  state: fc.constantFrom('active', 'stale', 'nonsense'),
  days: fc.oneof(fc.double({ min: -5, max: 60, noNaN: true }), fc.double({ min: 0, max: 3, noNaN: true })),
  category: fc.constantFrom('', 'tools/'),
  related: fc.option(fc.nat(7)),
  file: fc.option(fc.constantFrom('references/notes.md', 'scripts/notes.md', 'notes.md')),
});

/** Nonsense, plans that cannot be, and plans a person may approve. */
const answer = fc.oneof(
  fc.string(),
  fc
    .oneof(
      fc.array(fc.record({ into: fc.nat(9), absorbs: fc.array(fc.nat(9), { maxLength: 6 }) }), { maxLength: 4 }),
      fc.tuple(
        fc.record({
          into: fc.constantFrom(0, 9),
          absorbs: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 }),
        }),
      ),
      fc.tuple(
        fc.record({ into: fc.constantFrom(0, 1), absorbs: fc.constantFrom([2], [3], [2, 3]) }),
        fc.record({ into: fc.constantFrom(4, 9), absorbs: fc.constantFrom([5], [5, 6]) }),
      ),
    )
    .map(planOf),
);

const happening = fc.record({
  after: fc.oneof(fc.double({ min: -2, max: 40, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })),
  what: fc.constantFrom('run', 'look', 'dry', 'approve', 'approve'),
});

const homes = fc.record({
  skills: fc.oneof(fc.array(skill, { maxLength: 8 }), fc.array(skill, { minLength: 6, maxLength: 8 })),
  answer,
  happenings: fc.array(happening, { minLength: 2, maxLength: 5 }),
  stale: fc.integer({ min: 1, max: 20 }),
  archive: fc.integer({ min: 1, max: 40 }),
});

/** A plan of the model: each merge puts some skills, by their numbers, into another. */
function planOf(merges: readonly { readonly into: number; readonly absorbs: readonly number[] }[]): string {
  return JSON.stringify({
    merges: merges.map(({ into, absorbs }) => ({
      into: `s${String(into)}`,
      absorbs: absorbs.map((n) => `s${String(n)}`),
      content: `---\nname: s${String(into)}\ndescription: merged\n---\nmerged\n`,
      why: 'x',
    })),
  });
}

/** A home in which merges can be approved, so that every run of this test has some. */
const mergeable: typeof homes extends fc.Arbitrary<infer T> ? T : never = {
  skills: Array.from({ length: 8 }, () => ({
    origin: 'agent',
    pinned: false,
    state: 'active',
    days: 1,
    category: '',
    related: null,
    file: 'references/notes.md',
  })),
  answer: planOf([
    { into: 0, absorbs: [2, 3] },
    { into: 9, absorbs: [5, 6] },
  ]),
  happenings: [
    { after: 0, what: 'run' },
    { after: 0.1, what: 'approve' },
  ],
  stale: 14,
  archive: 30,
};

/** Every SKILL.md below a folder, by path; or every file of another name. */
function textsBelow(dir: string, name = 'SKILL.md'): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true }).map(String);
  const files = paths.filter((path) => path.endsWith(name) && !path.startsWith('.curator_backups'));
  return new Map(files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

describe('whatever the home, the clock and the model', () => {
  it(
    'no hand-written, pinned or foreign skill is changed, and no text of any skill is ever lost',
    { timeout: 240_000 },
    async () => {
      let merged = 0;
      await fc.assert(
        fc.asyncProperty(homes, async (given) => {
          const home = mkdtempSync(join(tmpdir(), 'desk-curator-'));
          const dir = join(home, 'skills');
          try {
            const records: Record<string, unknown> = {};
            const mine = new Map<string, string>();
            mkdirSync(join(dir, '.hub'), { recursive: true });
            const hub: Record<string, object> = {};
            for (const [
              n,
              { origin, pinned, state, days, category, related, file: beside },
            ] of given.skills.entries()) {
              const name = `s${String(n)}`;
              putAged({ home, now: start }, { [`${category}${name}`]: days });
              const file = join(dir, category, name, 'SKILL.md');
              if (beside !== null) {
                mkdirSync(dirname(join(dir, category, name, beside)), { recursive: true });
                writeFileSync(join(dir, category, name, beside), `The one note of ${name}.`);
              }
              const head = related === null ? '' : `related_skills: [s${String(related)}]\n`;
              const text = `---\nname: ${name}\ndescription: about\n${head}---\nThe one text of ${name}.\n`;
              writeFileSync(file, text);
              const by = origin === 'agent' || origin === 'hub' ? 'agent' : origin === 'learn' ? 'learn' : null;
              if (origin !== 'none') records[name] = agedRecord(start, days, { created_by: by, pinned, state });
              if (origin === 'hub') hub[name] = {};
              if (origin !== 'agent' || pinned) mine.set(`${category}${name}/SKILL.md`, text);
            }
            writeFileSync(join(dir, '.hub/lock.json'), JSON.stringify({ installed: hub }));
            writeFileSync(join(dir, '.usage.json'), JSON.stringify(records));
            const originals = [...textsBelow(dir).values()];
            const notes = textsBelow(dir, 'notes.md');

            let now = start;
            const world = curatedWorld(home);
            world.settings = {
              ...standard,
              consolidate: true,
              staleAfter: given.stale * day,
              archiveAfter: Math.max(given.stale, given.archive) * day,
              backup: { enabled: false, keep: 1 },
            };
            world.model.answer = given.answer;
            const skills = createSkills({
              dir,
              eventsFile: join(home, 'desk/skill-events.jsonl'),
              deskDir: join(home, 'desk'),
              pendingDir: join(home, 'pending'),
              config: { list: () => [], bool: () => false },
              secrets: { get: () => undefined },
              scan: (text) => scan(text, 'strict'),
              curator: world.surroundings,
              emit: () => undefined,
              now: () => now,
            });
            const curator = curatorOf(skills);
            const before = new Set<string>();
            for (const { after, what } of given.happenings) {
              now += after * day;
              if (what === 'look') await curator.look();
              else if (what === 'approve') {
                const preview = await curator.preview();
                if (preview !== null) {
                  const ids = preview.proposals.map(({ id }) => id);
                  await curator.decide({ preview: preview.id, approve: ids, reject: [] }, 'person');
                }
              } else await curator.run({ cause: 'person', dryRun: what === 'dry' });
              // Every skill that went into the archive stands in a report.
              const archived = [...textsBelow(dir).keys()].filter((path) => path.startsWith('.archive/'));
              const told = (await curator.runs(200)).flatMap(({ changes }) =>
                changes.filter(({ outcome }) => outcome === 'done').map(({ to }) => `${to ?? ''}/SKILL.md`),
              );
              for (const path of archived) expect(told).toContain(path);
              for (const path of before) expect(archived).toContain(path);
              for (const path of archived) before.add(path);
            }

            const after = textsBelow(dir);
            for (const [path, text] of mine) expect([path, after.get(path)]).toEqual([path, text]);
            // Files beside them stay, and those of what was absorbed are with the skill that took it over too.
            const files = [...textsBelow(dir, 'notes.md').values()];
            for (const text of notes.values()) expect(files).toContain(text);
            for (const { step, outcome, name } of (await curator.runs(200)).flatMap(({ changes }) => changes)) {
              const text = `The one note of ${name}.`;
              if (step === 'merge' && outcome === 'done') merged += 1;
              if (step !== 'merge' || outcome !== 'done' || ![...notes.values()].includes(text)) continue;
              expect(files.filter((each) => each === text).length).toBeGreaterThan(1);
            }
            for (const [path, text] of notes) {
              const [, owner = ''] = /^(.*?s\d)\//u.exec(path) ?? [];
              if (mine.has(`${owner}/SKILL.md`)) expect(readFileSync(join(dir, path), 'utf8')).toBe(text);
            }
            // Of what a merge wrote over, the text is in its change record.
            const kept = [...after.values(), ...recordTexts(join(home, 'desk/trash/skills'))].join('\n');
            for (const text of originals) expect(kept).toContain(text.split('---\n').at(-1));
          } finally {
            rmSync(home, { recursive: true, force: true });
          }
        }),
        { numRuns: 40, examples: [[mergeable]] },
      );
      // Only a run in which people approved merges says something about them.
      expect(merged).toBeGreaterThan(3);
    },
  );
});

/** The texts in the change records of a folder. */
function recordTexts(dir: string): string[] {
  try {
    return readdirSync(dir).map((name) => readFileSync(join(dir, name), 'utf8').replaceAll('\\n', '\n'));
  } catch {
    return [];
  }
}
