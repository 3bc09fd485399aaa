import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROVIDER_KINDS } from './kinds.ts';

const docs = join(import.meta.dirname, '../../docs/providers');
const heading = '## What goes wrong elsewhere, and the test of it';

/** Every test of the app, as text. */
function tests(): string {
  const dir = join(import.meta.dirname, '..');
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') || name.endsWith('table.ts'))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
    .join('\n');
}

/** What is known to go wrong, each with the name of its test. */
function rows(name: string): [string, string][] {
  const [, table = ''] = readFileSync(join(docs, `${name}.md`), 'utf8').split(heading);
  return [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gmu)]
    .map(([, trap = '', test = '']): [string, string] => [trap, test])
    .filter(([trap]) => trap !== 'what goes wrong' && !trap.startsWith('---'));
}

describe('the page of each provider', () => {
  it('names a test that is there for everything that is known to go wrong', () => {
    const all = tests();
    for (const { name } of PROVIDER_KINDS) {
      const known = rows(name);
      expect([name, known.length > 9]).toEqual([name, true]);
      for (const [trap, test] of known)
        expect([name, trap, test, all.includes(`'${test}'`)]).toEqual([name, trap, test, true]);
    }
  });
});
