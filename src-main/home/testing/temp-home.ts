import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { homePaths, type HomePaths } from '../paths.ts';

/** A fresh directory for one test; it is removed when the test is over. */
export function tempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), 'hermes-desk-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** A fresh home for one test, with its `desk/`. */
export function tempHome(): HomePaths {
  const dir = tempDir();
  const paths = homePaths(dir, dir, 'default');
  mkdirSync(paths.deskDir, { mode: 0o700 });
  return paths;
}
