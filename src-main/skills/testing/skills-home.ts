import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { SkillRow } from '@shared/contract/skills.ts';
import type { ToolResult } from '@shared/tools/tool.ts';
import { scan } from '../../memory/scanner/index.ts';
import type { CuratorSurroundings } from '../curator/ports.ts';
import { createSkills, type Skills } from '../skills.ts';

/** The time it is in tests. */
export const now = Date.UTC(2026, 5, 1, 12);

/** A home of its own for each test, with the skills of it. */
export interface SkillsHome {
  home: string;
  readonly skills: Skills;
  /** `skills.disabled`. */
  disabled: string[];
  /** Other lists of config.yaml, by key. */
  lists: Record<string, readonly unknown[]>;
  /** The workspace that is chosen now. */
  workspace: string | null;
  /** Another start of the app on the same home. */
  again(): Skills;
  /** Counts of the `skills.changed` events so far. */
  sent: number[];
  writable: boolean;
  /** The time it is, in milliseconds. */
  now: number;
  /** `skills.write_approval`. */
  gate: boolean;
  /** What the curator is given; none in most tests. Taken when the skills are opened. */
  curator: CuratorSurroundings | null;
  /** Opens the skills anew, as another run of the app. */
  reopen(): Promise<void>;
  /** Writes a file below the home. */
  write(path: string, content: string | Buffer): string;
  /** Writes a skill with this head. */
  skill(id: string, head: string, body?: string): string;
  /** The one skill there is. */
  only(): Promise<SkillRow>;
  call(name: string, args: Readonly<Record<string, unknown>>): Promise<{ result: ToolResult; value: unknown }>;
  usageFile(): Record<string, Record<string, unknown>>;
}

/** Gives every test of a file a fresh home, and takes it away again. */
export function useSkillsHome(): SkillsHome {
  const open = (): Skills =>
    createSkills({
      dir: join(at.home, 'skills'),
      eventsFile: join(at.home, 'desk', 'skill-events.jsonl'),
      deskDir: join(at.home, 'desk'),
      pendingDir: join(at.home, 'pending'),
      config: {
        list: (key) => (key === 'skills.disabled' ? at.disabled : (at.lists[key] ?? [])),
        bool: (key, fallback) => (key === 'skills.write_approval' ? at.gate : (fallback ?? false)),
      },
      scan: (text) => scan(text, 'strict'),
      secrets: { get: (name) => (name === 'SET_KEY' ? 'x' : undefined) },
      emit: (type, data) => {
        if (type === 'skills.changed' && 'count' in data) at.sent.push(data.count);
      },
      workspace: () => at.workspace,
      ...(at.curator === null ? {} : { curator: at.curator }),
      mayWrite: () => at.writable,
      platform: 'linux',
      now: () => at.now,
    });
  let current: Skills | null = null;
  const at: SkillsHome = {
    home: tmpdir(),
    get skills() {
      if (current === null) throw new Error('There are no skills outside a test.');
      return current;
    },
    disabled: [],
    lists: {},
    workspace: null,
    again: () => open(),
    sent: [],
    writable: true,
    now,
    gate: false,
    curator: null,
    async reopen() {
      await current?.close();
      current = open();
      await current.open();
    },
    write(path, content) {
      const file = join(at.home, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    skill(id, head, body = '# Title\n') {
      return at.write(`skills/${id}/SKILL.md`, `---\n${head}\n---\n${body}`);
    },
    async only() {
      const [row] = await at.skills.list();
      if (row === undefined) throw new Error('There is no skill.');
      return row;
    },
    async call(name, args) {
      const tool = at.skills.tools.find((each) => each.name === name);
      if (tool === undefined) throw new Error(name);
      const { signal } = new AbortController();
      const context = {
        session: 's1',
        turn: 't',
        origin: 'foreground',
        message: null,
        workspace: at.workspace,
        signal,
      } as const;
      const result = await tool.run(args, context);
      return { result, value: JSON.parse(result.content) as unknown };
    },
    usageFile() {
      const text = readFileSync(join(at.home, 'skills/.usage.json'), 'utf8');
      return JSON.parse(text) as Record<string, Record<string, unknown>>;
    },
  };
  beforeEach(() => {
    const home = mkdtempSync(join(tmpdir(), 'desk-skills-'));
    Object.assign(at, { home, disabled: [], lists: {}, workspace: null, sent: [] });
    Object.assign(at, { writable: true, gate: false, curator: null, now });
    current = open();
  });
  afterEach(async () => {
    await at.skills.close();
    rmSync(at.home, { recursive: true, force: true });
  });
  return at;
}
