import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProviderFixture, ProviderStub } from '../../testing/fixture.ts';
import { testLimits } from '../../testing/world.ts';
import { byterover } from '../kind.ts';

/** A call of the program as it was made. */
export interface BrvCall {
  readonly command: string;
  readonly flags: readonly string[];
  readonly text: string;
  readonly cwd: string;
  readonly key: string | null;
}

/** The stub, and what a test can have it do. */
export interface BrvStub extends ProviderStub {
  readonly file: string;
  calls(): readonly BrvCall[];
  /** What `curate` answers instead of keeping anything; null keeps again. */
  curateWith(data: object | null): void;
}

const script = fileURLToPath(new URL('fake-brv.ts', import.meta.url));

/** A program that speaks like `brv`, in a folder of its own. */
export function brvStub(): Promise<BrvStub> {
  const state = mkdtempSync(join(tmpdir(), 'desk-brv-'));
  const file = join(state, 'brv');
  writeFileSync(file, `#!/bin/sh\nexec '${process.execPath}' '${script}' '${state}' "$@"\n`);
  chmodSync(file, 0o755);
  let manner = { fault: null as string | null, times: 0, planted: [] as object[], curate: null as object | null };
  const write = (more: Partial<typeof manner>): void => {
    manner = { ...manner, ...more };
    writeFileSync(join(state, 'fake.json.new'), JSON.stringify(manner));
    renameSync(join(state, 'fake.json.new'), join(state, 'fake.json'));
  };
  write({});
  const calls = (): BrvCall[] => {
    const log = join(state, 'calls.jsonl');
    if (!existsSync(log)) return [];
    return readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as BrvCall);
  };
  /** Every note of every tree that was written to. */
  const notes = (): string[] =>
    [...new Set(calls().map(({ cwd }) => join(cwd, '.brv', 'context-tree')))]
      .filter((tree) => existsSync(tree))
      .flatMap((tree) =>
        readdirSync(tree)
          .sort()
          .map((name) => readFileSync(join(tree, name), 'utf8')),
      );
  return Promise.resolve({
    file,
    calls,
    curateWith: (data) => write({ curate: data }),
    values: { binary: file, auto_extract: 'true', api_key: `brv-key-${String(Math.random()).slice(2)}` },
    fault: (fault, times = 1e9) => {
      write({ fault, times });
    },
    seen: () =>
      calls().map(({ command, flags, text, cwd }) => ({
        ...{ method: command, path: cwd, headers: {}, body: [...flags, text].join(' ') },
      })),
    turns: () => notes().filter((note) => note.startsWith('User: ')),
    mirrored: () => notes().filter((note) => note.startsWith('[')),
    plant: (text, query) => write({ planted: [...manner.planted, { text, query }] }),
    stop: () => {
      rmSync(dirname(file), { recursive: true, force: true });
      return Promise.resolve();
    },
  });
}

/** The fixture of the table for it. A program takes its time to start. */
export const brvFixture: ProviderFixture = {
  onePlace: 'it keeps everything in a folder of this home',
  kind: byterover,
  start: brvStub,
  immune: { '429': 'a program on this machine does not count calls; credits that are spent are an early failure' },
  syncs: true,
  mirrors: ['add', 'replace'],
  limits: { ...testLimits, recallMs: 1500, sendMs: 2500, behindMs: 1500 },
  toolCall: { name: 'brv_query', args: { query: 'what about tea?' }, finds: 'green tea' },
};
