import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { providerWorld, testLimits } from '../testing/world.ts';
import { holographic } from './index.ts';

it('facts that another program holds at the start are used as soon as it lets go of them', async () => {
  const world = providerWorld([holographic], 'memory:\n  provider: holographic\n', { ...testLimits, lookMs: 30 });
  onTestFinished(() => world.remove());
  const first = await world.open();
  await first.close();
  const file = join(world.home, 'memory_store.db');
  const other = new Database(file);
  other.pragma('journal_mode = DELETE');
  other.exec('BEGIN EXCLUSIVE');
  const manager = await world.open();
  expect(manager.selection.obstacle).toMatchObject({ code: 'busy', file });
  expect(manager.problems()).toMatchObject([{ file }]);
  other.exec('ROLLBACK');
  other.close();
  await expect.poll(() => manager.current?.kind.name, { timeout: 4000 }).toBe('holographic');
  expect(manager.problems()).toEqual([]);
  await manager.close();
});
