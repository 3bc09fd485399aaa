import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeWithHermes, runHermes } from '../../home/testing/hermes.ts';
import { createSkills, type Skills } from '../skills.ts';
import { agedRecord, curatedWorld, curatorOf, standard } from '../testing/curated-home.ts';

const day = 86_400_000;

/** Skills of every kind, so many days after their last use. Hermes asks the clock itself, so ours is the same. */
const cases: Readonly<Record<string, readonly [days: number, more: Readonly<Record<string, unknown>>]>> = {
  fresh: [1, {}],
  'almost-stale': [13.9, {}],
  'just-stale': [14.1, {}],
  'used-again': [2, { state: 'stale' }],
  'still-stale': [20, { state: 'stale' }],
  'almost-gone': [29.9, { state: 'stale' }],
  gone: [30.1, { state: 'stale' }],
  'gone-at-once': [100, {}],
  pinned: [100, { pinned: true }],
  hand: [100, { created_by: null }],
  older: [100, { created_by: null, agent_created: true }],
  'never-used': [100, { use_count: 0, view_count: 0, last_used_at: null, last_viewed_at: null }],
};

function fill(home: string): void {
  const records: Record<string, unknown> = {};
  for (const [name, [days, more]] of Object.entries(cases)) {
    mkdirSync(join(home, 'skills/tools', name), { recursive: true });
    writeFileSync(
      join(home, 'skills/tools', name, 'SKILL.md'),
      `---\nname: ${name}\ndescription: x\n---\n# Steps\n\n1. Do it.\n`,
    );
    records[name] = agedRecord(Date.now(), days, more);
  }
  writeFileSync(join(home, 'skills/.usage.json'), JSON.stringify(records));
  writeFileSync(join(home, 'config.yaml'), 'curator:\n  stale_after_days: 14\n  archive_after_days: 30\n');
}

function temp(): string {
  const home = mkdtempSync(join(tmpdir(), 'desk-beside-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

function open(home: string): Skills {
  return createSkills({
    dir: join(home, 'skills'),
    eventsFile: join(home, 'desk/skill-events.jsonl'),
    deskDir: join(home, 'desk'),
    pendingDir: join(home, 'pending'),
    config: { list: () => [], bool: () => false },
    secrets: { get: () => undefined },
    curator: { ...curatedWorld(home).surroundings, settings: () => standard },
    emit: () => undefined,
  });
}

const hermes = (home: string, program: string): unknown => runHermes(program, null, home);

async function states(home: string): Promise<Record<string, string>> {
  return Object.fromEntries((await open(home).list()).map(({ name, state }) => [name, state]));
}

describeWithHermes('beside Hermes', () => {
  it('the same skills come to the same states', { timeout: 120_000 }, async () => {
    const [ours, theirs] = [temp(), temp()];
    fill(ours);
    fill(theirs);
    await curatorOf(open(ours)).run({ cause: 'person', dryRun: false });
    hermes(theirs, 'import json; from agent import curator; print(json.dumps(curator.apply_automatic_transitions()))');
    expect(await states(ours)).toEqual(await states(theirs));
  });

  it('Hermes reads our state, our backups, our archive, and restores from it', { timeout: 120_000 }, async () => {
    const home = temp();
    fill(home);
    const run = await curatorOf(open(home)).run({ cause: 'person', dryRun: false });
    const read = hermes(
      home,
      `import json
from agent import curator, curator_backup
from tools import skill_usage
state = curator.load_state()
ok, _ = skill_usage.restore_skill('gone')
print(json.dumps({'runs': state['run_count'], 'report': state['last_report_path'], 'due': curator.should_run_now(),
  'backups': [b.get('id') for b in curator_backup.list_backups()], 'restored': ok,
  'archived': sorted(skill_usage.list_archived_skill_names())}))`,
    );
    expect(read).toEqual({
      runs: 1,
      report: run.report,
      due: false,
      backups: [run.backup],
      restored: true,
      archived: ['gone-at-once', 'never-used', 'older'],
    });
    expect((await states(home))['gone']).toBe('active');
    const json = JSON.parse(readFileSync(join(run.report, 'run.json'), 'utf8')) as Record<string, unknown>;
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(['started_at', 'auto_transitions', 'counts', 'archived', 'pruned']),
    );
    expect(Date.now() - Date.parse(String(json['started_at']))).toBeLessThan(day);
  });

  it('we read what Hermes’ own pass leaves, and count its runs', { timeout: 120_000 }, async () => {
    const home = temp();
    fill(home);
    hermes(
      home,
      'import json; from agent import curator; curator.run_curator_review(synchronous=True); print(json.dumps(1))',
    );
    const status = await curatorOf(open(home)).status();
    expect(status).toMatchObject({ runs: 1, paused: false });
    expect(Date.now() - (status.lastRun ?? 0)).toBeLessThan(120_000);
    expect((await states(home))['gone']).toBe('archived');
  });
});
