import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Finding, Store } from '@shared/contract/common.ts';
import type { EventName } from '@shared/contract/index.ts';
import { STORE_FILES, serializeEntries } from '@shared/memory/entries.ts';
import type { ToolContext } from '@shared/tools/tool.ts';
import { createMemory, type MemoryDeps, type MemoryService } from '../index.ts';
import type { Scan } from '../types.ts';

/** A memory service on a home of its own, and the knobs a test turns. */
export interface TestMemory {
  readonly home: string;
  readonly memory: MemoryService;
  readonly settings: {
    limits: Record<Store, number>;
    enabled: Record<Store, boolean>;
    gate: boolean;
    now: number | null;
    readOnly: boolean;
  };
  readonly prompts: Map<string, { text: string; frozenAt: number; title: string | null }>;
  readonly quotes: Map<string, string>;
  readonly events: { type: EventName; data: unknown }[];
  file(store: Store): string;
  text(store: Store): Promise<string>;
  put(store: Store, text: string | Uint8Array): Promise<void>;
  entries(store: Store, texts: readonly string[]): Promise<void>;
  /** Calls the tool and reads its answer. */
  call(args: Record<string, unknown>, context?: Partial<ToolContext>): Promise<Answer>;
  pending(): Promise<string[]>;
  /** A second service on the same home, as another process would have it. */
  again(): Promise<MemoryService>;
}

export interface Answer {
  readonly json: Record<string, unknown>;
  readonly text: string;
  readonly failed: boolean;
  readonly journal: readonly number[];
  readonly staged: readonly string[];
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['prompt_injection', /ignore (?:all )?previous instructions/i],
  ['exfil', /\$API_KEY/],
  ['hidden_character', /[\u200b\u200d\u2060\ufeff]/],
];

/** A scanner small enough to be read at a glance. */
export function scanForTests(text: string): Finding[] {
  return SIGNS.flatMap(([kind, sign]) => {
    const found = sign.exec(text);
    if (found === null) return [];
    const start = Array.from(text.slice(0, found.index)).length;
    const end = start + Array.from(found[0]).length;
    return [{ kind, start, end, message: `It looks like ${kind}.` }];
  });
}

const opened: { memory: MemoryService; home: string }[] = [];

/** Closes every service and removes every home that `testMemory` made. */
export async function cleanUp(): Promise<void> {
  for (const { memory } of opened) memory.close();
  for (const { home } of opened.splice(0)) await rm(home, { recursive: true, force: true });
}

/** A fresh home in a temporary directory. The memories directory does not exist yet. */
export async function testMemory(
  change: Partial<TestMemory['settings']> = {},
  watch = false,
  scan: Scan = scanForTests,
): Promise<TestMemory> {
  const home = await mkdtemp(join(tmpdir(), 'desk-memory-'));
  const settings = {
    limits: { memory: 500, user: 300 },
    enabled: { memory: true, user: true },
    gate: false,
    now: null,
    readOnly: false,
    ...change,
  };
  const prompts: TestMemory['prompts'] = new Map();
  const quotes = new Map<string, string>();
  const events: TestMemory['events'] = [];
  const deps: MemoryDeps = {
    memoriesDir: join(home, 'memories'),
    pendingDir: join(home, 'pending'),
    deskDir: join(home, 'desk'),
    limits: () => settings.limits,
    enabled: (store) => settings.enabled[store],
    gate: () => settings.gate,
    setGate: (on) => {
      settings.gate = on;
      return Promise.resolve();
    },
    scan,
    emit: (type, data) => events.push({ type, data }),
    sessions: {
      prompt: (id) => prompts.get(id) ?? null,
      latest: () => [...prompts.keys()].at(-1) ?? null,
      title: (id) => prompts.get(id)?.title ?? null,
      quote: (session, message) => quotes.get(`${session} ${message}`) ?? null,
    },
    log: { info: () => undefined, warn: () => undefined },
    readOnly: () => settings.readOnly,
    now: () => settings.now ?? Date.now(),
  };
  const make = async (): Promise<MemoryService> => {
    const memory = createMemory(deps);
    await memory.open({ watch });
    opened.push({ memory, home });
    return memory;
  };
  const memory = await make();
  const file = (store: Store): string => join(home, 'memories', STORE_FILES[store]);
  const put = async (store: Store, text: string | Uint8Array): Promise<void> => {
    await mkdir(join(home, 'memories'), { recursive: true });
    await writeFile(file(store), text);
  };
  return {
    home,
    memory,
    settings,
    prompts,
    quotes,
    events,
    file,
    text: (store) => readFile(file(store), 'utf8'),
    put,
    entries: (store, texts) => put(store, serializeEntries(texts)),
    call: async (args, context = {}) => {
      const result = await memory.tool.run(args, { ...CONTEXT, ...context });
      return {
        json: JSON.parse(result.content) as Record<string, unknown>,
        text: result.content,
        failed: result.failed,
        journal: result.effect?.journal ?? [],
        staged: result.effect?.staged ?? [],
      };
    },
    pending: async () => (await readdir(join(home, 'pending', 'memory')).catch(() => [])).sort(),
    again: make,
  };
}

const CONTEXT: ToolContext = {
  session: 's1',
  turn: 't1',
  origin: 'foreground',
  message: 1,
  workspace: null,
  signal: new AbortController().signal,
};
