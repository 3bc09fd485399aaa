import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scan } from '../../memory/scanner/index.ts';
import { createSkills } from '../skills.ts';
import { agedRecord, curatedWorld, curatorOf, day, putAged, standard } from '../testing/curated-home.ts';

const start = Date.UTC(2026, 5, 1, 12);

const skill = fc.record({
  origin: fc.constantFrom('agent', 'hand', 'none', 'hub', 'learn'),
  pinned: fc.boolean(),
  state: fc.constantFrom('active', 'stale', 'nonsense'),
  days: fc.double({ min: -5, max: 60, noNaN: true }),
  category: fc.constantFrom('', 'tools/'),
  related: fc.option(fc.nat(7)),
});

const answer = fc.oneof(
  fc.string(),
  fc
    .array(fc.record({ into: fc.nat(9), absorbs: fc.array(fc.nat(9), { maxLength: 6 }) }), { maxLength: 4 })
    .map((merges) =>
      JSON.stringify({
        merges: merges.map(({ into, absorbs }) => ({
          into: `s${String(into)}`,
          absorbs: absorbs.map((n) => `s${String(n)}`),
          content: `---\nname: s${String(into)}\ndescription: merged\n---\nmerged\n`,
          why: 'x',
        })),
      }),
    ),
);

const happening = fc.record({
  after: fc.double({ min: -2, max: 40, noNaN: true }),
  what: fc.constantFrom('run', 'run', 'look', 'dry', 'approve'),
});

const homes = fc.record({
  skills: fc.array(skill, { minLength: 1, maxLength: 8 }),
  answer,
  happenings: fc.array(happening, { minLength: 1, maxLength: 5 }),
  stale: fc.integer({ min: 1, max: 20 }),
  archive: fc.integer({ min: 1, max: 40 }),
});

/** Every SKILL.md below a folder, by path. */
function textsBelow(dir: string): Map<string, string> {
  const paths = readdirSync(dir, { recursive: true }).map(String);
  const files = paths.filter((path) => path.endsWith('SKILL.md') && !path.startsWith('.curator_backups'));
  return new Map(files.map((path) => [path, readFileSync(join(dir, path), 'utf8')]));
}

describe('whatever the home, the clock and the model', () => {
  it(
    'no hand-written, pinned or foreign skill is changed, and no text of any skill is ever lost',
    { timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(homes, async (given) => {
          const home = mkdtempSync(join(tmpdir(), 'desk-curator-'));
          const dir = join(home, 'skills');
          try {
            const records: Record<string, unknown> = {};
            const mine = new Map<string, string>();
            mkdirSync(join(dir, '.hub'), { recursive: true });
            const hub: Record<string, object> = {};
            for (const [n, { origin, pinned, state, days, category, related }] of given.skills.entries()) {
              const name = `s${String(n)}`;
              putAged({ home, now: start }, { [`${category}${name}`]: days });
              const file = join(dir, category, name, 'SKILL.md');
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
            // Of what a merge wrote over, the text is in its change record.
            const kept = [...after.values(), ...recordTexts(join(home, 'desk/trash/skills'))].join('\n');
            for (const text of originals) expect(kept).toContain(text.split('---\n').at(-1));
          } finally {
            rmSync(home, { recursive: true, force: true });
          }
        }),
        { numRuns: 40 },
      );
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
