import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DecidedWrites } from './decided.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'desk-decided-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('stays within its bound and still knows the newest decisions', async () => {
  const file = join(dir, 'decisions.jsonl');
  const decided = new DecidedWrites(
    file,
    'memory',
    () => Promise.resolve([]),
    () => undefined,
  );
  const approver = 'x'.repeat(60_000);
  for (let index = 0; index < 40; index += 1) {
    await decided.add(`id-${String(index)}-`, { outcome: 'approved', edited: false, approver, time: index * 1000 });
  }
  expect(statSync(file).size).toBeLessThanOrEqual(1024 * 1024);
  expect(await decided.find('id-39-')).toMatchObject({ outcome: 'approved', time: 39_000 });
  expect(await decided.find('id-30-')).toMatchObject({ outcome: 'approved', time: 30_000 });
  expect(await decided.find('id-0-')).toBeNull();
});
