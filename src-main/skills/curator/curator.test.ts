import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CuratorRun } from '@shared/contract/curator.ts';
import { curatedWorld, curatorOf, day, putAged, standard, type CuratedWorld } from '../testing/curated-home.ts';
import { useSkillsHome } from '../testing/skills-home.ts';
import { curatorSettings } from './settings.ts';

const at = useSkillsHome();
let world: CuratedWorld;

beforeEach(async () => {
  world = curatedWorld(at.home);
  at.curator = world.surroundings;
  await at.reopen();
});

const pass = (dryRun = false): Promise<CuratorRun> => curatorOf(at.skills).run({ cause: 'person', dryRun });
const states = async (): Promise<Record<string, string>> =>
  Object.fromEntries((await at.skills.list()).map(({ name, state }) => [name, state]));
const steps = (run: CuratorRun): string[] => run.changes.map(({ name, step, outcome }) => `${name} ${step} ${outcome}`);
const stateFile = (): Record<string, unknown> =>
  JSON.parse(readFileSync(join(at.home, 'skills/.curator_state'), 'utf8')) as Record<string, unknown>;

describe('the age of a learned skill', () => {
  it.each([
    [13.99, 'active', 'active'],
    [14, 'active', 'stale'],
    [29.99, 'stale', 'stale'],
    [30, 'stale', 'archived'],
    [30, 'active', 'archived'],
    [400, 'active', 'archived'],
    [1, 'stale', 'active'],
    [-3, 'active', 'active'],
  ])('of %d days, %s before, makes it %s', async (days, before, after) => {
    putAged(at, { 'tools/old-way': [days, { state: before }] });
    const run = await pass();
    expect(await states()).toEqual({ 'old-way': after });
    expect(run.ended).toBe('done');
    expect(existsSync(join(at.home, 'skills/.archive/old-way/SKILL.md'))).toBe(after === 'archived');
    // A second pass has nothing to do.
    expect((await pass()).changes).toEqual([]);
  });

  it('counts from the newest of use, reading and change; from its birth when it was never used', async () => {
    putAged(at, {
      read: [90, { last_viewed_at: new Date(at.now - day).toISOString() }],
      patched: [90, { last_patched_at: new Date(at.now - day).toISOString() }],
      newborn: [
        0,
        {
          use_count: 0,
          last_used_at: null,
          last_viewed_at: null,
          created_at: new Date(at.now - 3 * day).toISOString(),
        },
      ],
      unborn: [
        0,
        {
          use_count: 0,
          last_used_at: null,
          last_viewed_at: null,
          created_at: new Date(at.now - 31 * day).toISOString(),
        },
      ],
    });
    await pass();
    expect(await states()).toEqual({ read: 'active', patched: 'active', newborn: 'active', unborn: 'archived' });
  });

  it('of which nothing is known begins at the pass that sees it', async () => {
    putAged(at, { blank: [0, { last_used_at: null, last_viewed_at: null, created_at: null, use_count: 'many' }] });
    expect(steps(await pass())).toEqual(['blank seed done']);
    at.now += 29 * day;
    await pass();
    expect(await states()).toEqual({ blank: 'stale' });
    at.now += day;
    await pass();
    expect(await states()).toEqual({ blank: 'archived' });
  });

  it('goes on when it is used: a use between two passes makes a stale skill active, one noted during the pass counts', async () => {
    putAged(at, { way: 20 });
    await pass();
    expect(await states()).toEqual({ way: 'stale' });
    await at.call('skill_view', { name: 'way' });
    expect(steps(await pass())).toEqual(['way reactivate done']);
    expect(await states()).toEqual({ way: 'active' });
  });

  it('follows the settings, and nonsense among them holds as the default and is told', async () => {
    const written: Record<string, unknown> = {
      'curator.stale_after_days': '7d',
      'curator.archive_after_days': 5,
      'curator.interval_hours': -1,
      'curator.min_idle_hours': '3',
      'curator.enabled': false,
    };
    const settings = curatorSettings({
      bool: (key) => written[key] !== false,
      number: (key, fallback, { min = 0 }) => {
        const value = Number(written[key] ?? fallback);
        return Number.isFinite(value) && value >= min ? value : fallback;
      },
      written: (key) => written[key],
    });
    expect(settings).toMatchObject({
      enabled: false,
      staleAfter: 14 * day,
      archiveAfter: 14 * day,
      interval: 168 * 3_600_000,
      idle: 3 * 3_600_000,
    });
    expect(settings.warnings).toHaveLength(3);
    world.settings = { ...standard, staleAfter: 2 * day, archiveAfter: 3 * day };
    putAged(at, { a: 2.5, b: 3.5 });
    await pass();
    expect(await states()).toEqual({ a: 'stale', b: 'archived' });
  });
});

describe('the curator leaves alone', () => {
  const old = 100;
  it.each<[string, () => void, string]>([
    ['what was written by hand', () => putAged(at, { a: [old, { created_by: null }] }), 'handwritten'],
    ['what was written by hand and has no record', () => at.skill('a', 'name: a\ndescription: x'), 'handwritten'],
    [
      'what was made with the person in a conversation',
      () => putAged(at, { a: [old, { created_by: 'learn' }] }),
      'handwritten',
    ],
    ['what is pinned', () => putAged(at, { a: [old, { pinned: true }] }), 'pinned'],
    [
      'what came from the hub',
      () => {
        putAged(at, { a: old });
        at.write('skills/.hub/lock.json', '{"installed": {"a": {}}}');
      },
      'hub',
    ],
    [
      'what a scheduled job names, a paused one too',
      () => {
        putAged(at, { a: old });
        at.write('cron/jobs.json', '{"jobs": [{"name": "nightly", "skills": ["/a"], "enabled": false}]}');
      },
      'scheduled',
    ],
    [
      'what a living skill names as related',
      () => {
        putAged(at, { a: old });
        at.skill('b', 'name: b\ndescription: x\nmetadata:\n  hermes:\n    related_skills: [a]');
      },
      'needed',
    ],
    [
      'what is under version control',
      () => {
        putAged(at, { a: old });
        at.write('skills/a/.git/HEAD', 'ref');
      },
      'repository',
    ],
    [
      'what is reached through a link',
      () => {
        putAged(at, { a: old });
        at.write('elsewhere/b/SKILL.md', '---\nname: b\ndescription: x\n---\nx\n');
        symlinkSync(join(at.home, 'elsewhere/b'), join(at.home, 'skills/b'));
        putAged(at, { a: 1 });
        const file = join(at.home, 'skills/.usage.json');
        const records = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
        writeFileSync(file, JSON.stringify({ ...records, b: records['a'] }));
      },
      'installed',
    ],
    [
      'what came with Hermes and was changed since',
      () => {
        putAged(at, { a: [old, { created_by: null }] });
        at.write('skills/.bundled_manifest', 'a:00000000000000000000000000000000\n');
      },
      'edited_builtin',
    ],
  ])('%s', async (_, prepare, why) => {
    prepare();
    const before = await states();
    const run = await pass();
    expect(run.changes).toEqual([]);
    expect(await states()).toEqual(before);
    const { skills } = await curatorOf(at.skills).status();
    expect(skills.map(({ protectedBy }) => protectedBy)).toContain(why);
  });

  it('what waits for the person', async () => {
    putAged(at, { a: old });
    at.gate = true;
    await at.call('skill_manage', { action: 'patch', name: 'a', old_string: 'Do a.', new_string: 'Do b.' });
    expect((await pass()).changes).toEqual([]);
  });

  it('nothing for ever: two old skills that name each other protect nobody', async () => {
    putAged(at, { a: old, b: old });
    at.skill('a', 'name: a\ndescription: x\nrelated_skills: [b]');
    at.skill('b', 'name: b\ndescription: x\nrelated_skills: [a]');
    await pass();
    expect(await states()).toEqual({ a: 'archived', b: 'archived' });
  });

  it('everything when it cannot be known: a damaged usage file or list of jobs ends the pass, and says so', async () => {
    putAged(at, { a: old });
    at.write('cron/jobs.json', '{"jobs": [');
    const first = await pass();
    expect(first).toMatchObject({ ended: 'failed', changes: [] });
    expect(first.why).toContain('jobs.json');
    at.write('cron/jobs.json', '[]');
    at.write('skills/.usage.json', '{"a": ');
    expect(await pass()).toMatchObject({ ended: 'failed', changes: [] });
    expect(existsSync(join(at.home, 'skills/a'))).toBe(true);
    expect(await curatorOf(at.skills).status()).toMatchObject({ runs: 0 });
  });
});

describe('a skill that came with Hermes', () => {
  const bundled = (): void => {
    at.skill('deploy', 'name: deploy\ndescription: x');
    const hash = execFileSync('python3', [
      '-c',
      `import hashlib,sys,pathlib
d=pathlib.Path(sys.argv[1]); h=hashlib.md5()
for f in sorted(d.rglob('*')):
    if f.is_file(): h.update(str(f.relative_to(d)).encode()); h.update(f.read_bytes())
print(h.hexdigest())`,
      join(at.home, 'skills/deploy'),
    ]);
    at.write('skills/.bundled_manifest', `deploy:${hash.toString().trim()}\n`);
  };

  it('begins its clock when it is first seen, is archived after a month, not brought again, and welcome back', async () => {
    bundled();
    expect(steps(await pass())).toEqual(['deploy seed done']);
    at.now += 31 * day;
    await pass();
    expect(await states()).toEqual({ deploy: 'archived' });
    expect(readFileSync(join(at.home, 'skills/.curator_suppressed'), 'utf8')).toBe('deploy\n');
    await at.skills.restore('.archive/deploy', 'person');
    expect(readFileSync(join(at.home, 'skills/.curator_suppressed'), 'utf8')).toBe('');
    expect(await states()).toEqual({ deploy: 'active' });
  });

  it('is left alone when curator.prune_builtins is off', async () => {
    bundled();
    world.settings = { ...standard, pruneBuiltins: false };
    expect((await pass()).changes).toEqual([]);
  });
});

describe('the person', () => {
  it('gives a skill to the curator and takes it back; its clock is not begun anew', async () => {
    putAged(at, { mine: [50, { created_by: null }] });
    const curator = curatorOf(at.skills);
    await curator.adopt('mine', true, 'person (web)');
    expect((await curator.status()).skills).toMatchObject([{ managed: true, next: { step: 'archive' } }]);
    await curator.adopt('mine', false, 'person (web)');
    expect((await pass()).changes).toEqual([]);
    await curator.adopt('mine', true, 'person (web)');
    await pass();
    expect(await states()).toEqual({ mine: 'archived' });
    const kinds = (await at.skills.happenings('.archive/mine')).map(({ kind, cause }) => `${kind} ${cause.origin}`);
    expect(kinds).toEqual(['archive curator', 'adopt person', 'release person', 'adopt person']);
  });

  it('brings a skill back to its old place, and it stays: its clock begins anew', async () => {
    putAged(at, { 'tools/way': 50 });
    const run = await pass();
    expect(run.changes).toMatchObject([{ skill: 'tools/way', to: '.archive/way', outcome: 'done' }]);
    await at.skills.restore('.archive/way', 'person');
    expect((await at.skills.list()).map(({ id }) => id)).toEqual(['tools/way']);
    expect((await pass()).changes).toEqual([]);
  });

  it('takes an archiving back by its change', async () => {
    putAged(at, { way: 50 });
    const [change] = (await pass()).changes;
    await at.skills.undo(change?.change ?? '', 'person');
    expect(await states()).toEqual({ way: 'active' });
  });

  it('cannot give it what belongs to somebody else', async () => {
    putAged(at, { a: 1 });
    at.write('skills/.hub/lock.json', '{"installed": {"a": {}}}');
    await expect(curatorOf(at.skills).adopt('a', true, 'p')).rejects.toMatchObject({ code: 'refused' });
    await expect(curatorOf(at.skills).adopt('nothing', true, 'p')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('tries a pass without a change: what it would do, and nothing of it done', async () => {
    putAged(at, { a: 50, b: 20 });
    const run = await pass(true);
    expect(steps(run)).toEqual(['a archive would', 'b stale would']);
    expect(await states()).toEqual({ a: 'active', b: 'active' });
    expect(stateFile()).toMatchObject({ run_count: 0, last_run_at: null });
    expect(stateFile()['last_run_summary']).toBe('trial run: 1 archived, 1 marked stale');
    expect(run.backup).toBeNull();
  });
});

describe('the schedule', () => {
  const look = (): Promise<void> => curatorOf(at.skills).look();
  const runs = async (): Promise<number> => (await curatorOf(at.skills).runs(100)).length;

  it('puts the first pass off by one interval, then runs each week while nobody talks', async () => {
    putAged(at, { a: 50 });
    await look();
    expect(await runs()).toBe(0);
    expect(stateFile()['last_run_at']).toBe('2026-06-01T12:00:00.000000+00:00');
    at.now += 7 * day - 1;
    await look();
    expect(await runs()).toBe(0);
    at.now += 1;
    world.idleSince = null;
    await look();
    world.idleSince = at.now - 3_600_000;
    await look();
    expect(await runs()).toBe(0);
    world.idleSince = at.now - 2 * 3_600_000;
    await look();
    expect(await runs()).toBe(1);
    expect(stateFile()).toMatchObject({ run_count: 1, paused: false });
    await look();
    expect(await runs()).toBe(1);
  });

  it.each<[string, () => Promise<void> | void]>([
    ['switched off', () => void (world.settings = { ...standard, enabled: false })],
    ['paused in config.yaml', () => void (world.paused = true)],
    ['paused by the person', () => curatorOf(at.skills).pause(true)],
    ['looking on', () => void (at.writable = false)],
  ])('does not run %s', async (_, prepare) => {
    putAged(at, { a: 50 });
    await look();
    at.now += 8 * day;
    await prepare();
    await look();
    expect(await runs()).toBe(0);
    expect(await states()).toEqual({ a: 'active' });
  });

  it('reads what Hermes wrote, also by hand, and keeps keys it does not know', async () => {
    putAged(at, { a: 50 });
    at.write(
      'skills/.curator_state',
      JSON.stringify({ paused: 'false', run_count: 4, later: [1], last_run_at: '2026-01-01' }),
    );
    await look();
    expect(await runs()).toBe(1);
    expect(stateFile()).toMatchObject({ run_count: 5, later: [1] });
    await curatorOf(at.skills).pause(true);
    expect(stateFile()).toMatchObject({ paused: true, later: [1] });
  });

  it('never archives very many at once by itself: the oldest first, the rest later', async () => {
    putAged(at, Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${String(n).padStart(2, '0')}`, 40 + n])));
    await look();
    at.now += 8 * day;
    await look();
    const archived = Object.values(await states()).filter((state) => state === 'archived');
    expect(archived).toHaveLength(10);
    expect((await states())['s29']).toBe('archived');
    expect((await states())['s00']).toBe('active');
    const [run] = await curatorOf(at.skills).runs(1);
    expect(run?.changes.filter(({ outcome }) => outcome === 'skipped')).toHaveLength(20);
    expect((await pass()).changes).toHaveLength(20);
  });
});

describe('a pass', () => {
  it('leaves a backup any tar reads, a report for people and one in Hermes’ shape, and the newest five backups', async () => {
    putAged(at, { 'tools/way': 50, 'tools/young': 20, fresh: 1 });
    at.write(
      'skills/tools/way/references/a name that is far longer than a hundred characters — with 中文 — so that it needs a record of its own, and more.md',
      'text',
    );
    symlinkSync('SKILL.md', join(at.home, 'skills/fresh/link.md'));
    world.mentions = ['MEMORY.md'];
    const run = await pass();
    const dir = join(at.home, 'skills/.curator_backups', run.backup ?? '');
    const manifest = JSON.parse(readFileSync(join(dir, 'manifest.json'), 'utf8')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ id: '2026-06-01T12-00-00Z', reason: 'pre-curator-run', skill_files: 3 });
    mkdirSync(join(at.home, 'out'));
    execFileSync('tar', ['xzf', join(dir, 'skills.tar.gz'), '-C', join(at.home, 'out')]);
    expect(readFileSync(join(at.home, 'out/tools/way/SKILL.md'), 'utf8')).toContain('Do way.');
    expect(readdirSync(join(at.home, 'out/tools/way/references'))[0]).toContain('中文');
    expect(readFileSync(join(at.home, 'out/fresh/link.md'), 'utf8')).toContain('Do fresh.');
    expect(readdirSync(join(at.home, 'out'))).not.toContain('.curator_backups');

    const report = join(at.home, 'logs/curator/20260601-120000');
    expect(run.report).toBe(report);
    const json = JSON.parse(readFileSync(join(report, 'run.json'), 'utf8')) as Record<string, unknown>;
    expect(json).toMatchObject({
      auto_transitions: { archived: 1, marked_stale: 1, reactivated: 0, checked: 3, seeded: 0 },
      archived: ['way'],
      pruned_names: ['way'],
      state_transitions: [{ name: 'young', from: 'active', to: 'stale' }],
      counts: { before: 3, after: 2 },
    });
    const text = readFileSync(join(report, 'REPORT.md'), 'utf8');
    expect(text).toContain('- **way** (tools/way → .archive/way; still named by MEMORY.md)');
    expect(text).toContain('- **young**');
    expect((await curatorOf(at.skills).report(undefined)).markdown).toBe(text);

    for (let n = 0; n < 6; n += 1) {
      at.now += 1000;
      await pass();
    }
    expect(readdirSync(join(at.home, 'skills/.curator_backups'))).toHaveLength(5);
  });

  it('goes on without a backup that cannot be made, and says why', async () => {
    putAged(at, { way: 50 });
    at.write('skills/.curator_backups', 'a file in the way');
    const run = await pass();
    expect(run).toMatchObject({ backup: null, ended: 'done' });
    expect(run.backupWhy).not.toBe('');
    expect(await states()).toEqual({ way: 'archived' });
  });

  it('is the only one at a time, and not one while another app has the home', async () => {
    putAged(at, { way: 50 });
    const first = pass();
    await expect(pass()).rejects.toMatchObject({ code: 'busy' });
    await first;
    at.writable = false;
    await expect(pass()).rejects.toMatchObject({ code: 'looking_on' });
  });
});
