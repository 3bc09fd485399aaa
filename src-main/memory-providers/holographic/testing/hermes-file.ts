import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { openTestFacts, temporaryHome, type TestFacts, type TestFactsOptions } from './store.ts';
import { FIXTURE_DIM } from './world.ts';

function unpacked(name: string): Buffer {
  return gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures', name)));
}

/** Puts the file that Hermes 0.19 made into a temporary home; answers its path. */
export function layHermesFile(home: string): string {
  const file = join(home, 'memory_store.db');
  writeFileSync(file, unpacked('hermes-0.19.memory_store.db.gz'));
  return file;
}

/** Opens the file that Hermes 0.19 made. */
export function openHermesFile(options: TestFactsOptions = {}): TestFacts {
  const home = temporaryHome();
  layHermesFile(home);
  return openTestFacts({ ...options, home, dim: FIXTURE_DIM });
}

/** What Hermes 0.19 answered to the questions over that file, in their order. */
export function hermesAnswers(): unknown[] {
  return JSON.parse(unpacked('hermes-0.19.answers.json.gz').toString('utf8')) as unknown[];
}
