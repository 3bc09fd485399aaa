import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createCore } from './core.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';

const DAY = 86_400;

/** A home with an ended conversation of each of these ages (days), and one of 400 days that is pinned, archived or open. */
async function homeOf(ages: readonly number[]): Promise<string> {
  const dir = tempDir();
  const paths = homePaths(dir, dir, 'default');
  mkdirSync(paths.deskDir, { recursive: true });
  const { createSessions } = await import('./sessions/index.ts');
  const quiet = (): undefined => undefined;
  const store = await createSessions({
    ...{ file: paths.stateDb, deskDir: paths.deskDir, readOnly: false, emit: quiet, log: quiet },
    ...{ waiting: () => 0, running: () => false },
  });
  await store.close();
  const db = new Database(paths.stateDb);
  const insert = db.prepare(
    `INSERT INTO sessions (id, source, started_at, ended_at, pinned, archived) VALUES (?, 'cli', ?, ?, ?, ?)`,
  );
  const at = (days: number): number => Date.now() / 1000 - days * DAY;
  for (const age of ages) insert.run(`d${age}`, at(age), at(age), 0, 0);
  insert.run('pinned', at(400), at(400), 1, 0);
  insert.run('archived', at(400), at(400), 0, 1);
  insert.run('open', at(400), null, 0, 0);
  db.close();
  return dir;
}

describe('cleaning up by itself as config.yaml says', () => {
  it.each([
    ['', []],
    ['sessions:\n', []],
    ['sessions: 7\n', []],
    ['sessions: [auto_prune]\n', []],
    ['sessions:\n  auto_prune: false\n  retention_days: 1\n', []],
    ['sessions:\n  auto_prune: true\n', ['d100']],
    ['sessions:\n  auto_prune: yes\n', ['d100']],
    ['sessions:\n  auto_prune: "true"\n', ['d100']],
    ['sessions:\n  auto_prune: maybe\n', []],
    ['sessions:\n  auto_prune: null\n', []],
    ['sessions:\n  auto_prune: true\n  retention_days: 20\n', ['d100', 'd30']],
    ['sessions:\n  auto_prune: true\n  retention_days: "20"\n', ['d100', 'd30']],
    ['sessions:\n  auto_prune: true\n  retention_days: 0\n', ['d100']],
    ['sessions:\n  auto_prune: true\n  retention_days: -5\n', ['d100']],
    ['sessions:\n  auto_prune: true\n  retention_days: forever\n', ['d100']],
    ['sessions:\n  auto_prune: true\n  retention_days: 100000\n', []],
    ['sessions:\n  auto_prune: true\n  min_interval_hours: 0\n  vacuum_after_prune: true\n', ['d100']],
  ])('%j takes %j and spares what is pinned, archived or open', async (config, expected) => {
    const dir = await homeOf([30, 100]);
    writeFileSync(join(dir, 'config.yaml'), config);
    const core = await createCore({
      ...{ paths: homePaths(dir, dir, 'default'), host: 'web', story: null, model: null, workspace: null },
      ...{ env: {}, version: '0', emit: () => undefined },
    });
    onTestFinished(() => core.close());
    const trash = join(dir, 'desk', 'trash', 'sessions');
    const gone = (): string[] =>
      core
        .services()
        .sessions.trash()
        .map((t) => t.id)
        .sort();
    if (expected.length > 0) await expect.poll(gone).toEqual(expected);
    else await core.services().sessions.tidy(null);
    expect(gone()).toEqual(expected);
    expect(expected.length === 0 || readdirSync(trash).length === expected.length).toBe(true);
  });
});
