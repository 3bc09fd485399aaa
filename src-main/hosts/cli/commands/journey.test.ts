import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { DeskError, type JournalEvent, type JourneyNode, type RequestOutput } from '@shared/contract/index.ts';
import { desk, lastAsked, type World } from '../test-desk.ts';

const node: JourneyNode = {
  id: 'memory:memory:U1',
  kind: 'memory',
  label: 'As it stands',
  body: 'As it stands',
  store: 'memory',
  skill: null,
  category: 'memory',
  time: Date.UTC(2026, 4, 12),
  uncertain: null,
  uses: 0,
  useTimes: [],
  editTimes: [],
  state: 'active',
  goneAt: null,
  origin: 'learned',
  pinned: false,
  session: null,
  message: null,
};
const gone: JourneyNode = { ...node, id: 'memory:memory:U2', label: 'Gone', state: 'removed', goneAt: node.time };
const skill: JourneyNode = {
  ...node,
  id: 'a-skill',
  kind: 'skill',
  label: 'a-skill',
  store: null,
  skill: 'misc/a-skill',
};
const old: JourneyNode = { ...skill, id: 'old', label: 'old', skill: '.archive/old', state: 'archived' };

const result = { seq: 9, entry: 'U1', message: 'Done.' };
const change = { change: 'c-1', skill: 'misc/a-skill', message: 'Done.' };
const cause = {
  origin: 'person',
  session: null,
  sessionTitle: null,
  message: null,
  quote: null,
  approver: null,
} as const;
const removal: JournalEvent = {
  seq: 7,
  time: 1000,
  kind: 'done',
  op: 'remove',
  entry: 'U2',
  store: 'memory',
  before: 'Gone',
  after: null,
  cause,
  undoable: true,
};

const provided: JourneyNode = {
  ...node,
  id: 'provided:honcho:1',
  kind: 'provider_memory',
  label: 'Plays the cello',
  body: 'Plays the cello since school',
  store: null,
  category: 'provider:Honcho',
  origin: 'provider',
  provided: { provider: 'honcho', title: 'Honcho', kind: 'conclusion', trust: null },
};

const viewed: RequestOutput<'skills.view'> = {
  skill: {
    ...{ id: 'misc/a-skill', name: 'a-skill', description: '', category: 'misc', origin: 'learned', state: 'active' },
    ...{ pinned: false, uses: 0, views: 0, lastUsed: null, createdAt: null, problem: null, staged: [], readOnly: null },
  },
  ...{ content: 'the whole skill', body: '', files: [], chars: 15, born: null },
};

const world: World = {
  handlers: () => ({
    'journey.graph': () => ({
      nodes: [node, gone, skill, old],
      edges: [{ source: 'a-skill', target: node.id, reason: 'word', detail: 'birch', weight: 0.5 }],
      builtAt: 0,
    }),
    'memory.replace': () => result,
    'memory.remove': () => result,
    'memory.restore': () => result,
    'memory.undo': () => result,
    'memory.history': () => ({ events: [removal], verified: true }),
    'skills.view': () => viewed,
    'skills.save': () => change,
    'skills.archive': () => change,
    'skills.restore': () => change,
    'skills.undo': () => change,
  }),
  services: {
    journeyPayload: () => Promise.resolve({ nodes: [], memory: [] }),
    journeyNode(id) {
      if (id === 'a-skill') return Promise.resolve({ kind: 'skill', id: 'misc/a-skill', name: 'a-skill' });
      const found = [node, gone].find((one) => one.id === id);
      if (found === undefined) return Promise.reject(new DeskError('stale', `"${id}" is stale`));
      const entry = id.split(':')[2] ?? '';
      return Promise.resolve({ kind: 'memory', store: 'memory', entry, text: found.body, removedAt: found.goneAt });
    },
  },
};

const asked = async (...argv: string[]): Promise<unknown> => lastAsked(await desk(argv, world));

describe('journey commands', () => {
  it('change exactly the entry an id names, and name the text that was there', async () => {
    const named = { store: 'memory', entry: 'U1', seen: 'As it stands' };
    expect(await asked('journey', 'edit', node.id, 'new text')).toEqual({
      name: 'memory.replace',
      input: { ...named, text: 'new text' },
    });
    expect(await asked('journey', 'delete', node.id, '-y')).toEqual({ name: 'memory.remove', input: named });
  });

  it('of a skill mean its SKILL.md and the archive', async () => {
    expect(await asked('journey', 'edit', 'a-skill', 'new')).toMatchObject({
      name: 'skills.save',
      input: { id: 'misc/a-skill', path: 'SKILL.md', seen: 'the whole skill', text: 'new' },
    });
    expect(await asked('journey', 'delete', 'a-skill')).toMatchObject({ name: 'skills.archive' });
    expect(await asked('journey', 'restore', 'a-skill')).toMatchObject({ name: 'skills.restore' });
  });

  it('say how to take back what they did, and that takes it back', async () => {
    for (const [argv, undo] of [
      [['journey', 'delete', node.id], 'journey undo 9'],
      [['journey', 'edit', node.id, 'new'], 'journey undo 9'],
      [['journey', 'delete', 'a-skill'], 'journey undo c-1'],
    ] as const) {
      expect((await desk([...argv], world)).out).toContain(`hermes-desk ${undo}`);
    }
    expect(await asked('journey', 'undo', '9')).toEqual({ name: 'memory.undo', input: { seq: 9 } });
    expect(await asked('journey', 'undo', 'c-1')).toEqual({ name: 'skills.undo', input: { change: 'c-1' } });
  });

  it('bring a forgotten memory back by its removal, and nothing that stands', async () => {
    expect(await asked('journey', 'restore', gone.id)).toEqual({ name: 'memory.restore', input: { seq: 7 } });
    expect((await desk(['journey', 'restore', node.id], world)).code).toBe(1);
  });

  it('list and show what a memory provider keeps', async () => {
    const graph = { nodes: [node, provided], edges: [], builtAt: 0 };
    const beside: World = {
      ...world,
      handlers: (events) => ({ ...world.handlers?.(events), 'journey.graph': () => graph }),
    };
    const listed = await desk(['journey', 'list'], beside);
    expect(listed.out).toContain('provided  Plays the cello  (Honcho, active)  provided:honcho:1');
    const shown = await desk(['journey', 'show', 'provided:honcho:1'], beside);
    expect([shown.code, shown.out]).toEqual([0, expect.stringContaining('Plays the cello since school') as string]);
  });

  it('change nothing for a stale id', async () => {
    for (const verb of ['delete', 'restore', 'show']) {
      const ran = await desk(['journey', verb, 'memory:other:0'], world);
      expect([ran.code, ran.asked]).toEqual([1, []]);
    }
  });

  it('list what is kept; with --all what was forgotten and archived too', async () => {
    const ids = async (...more: string[]): Promise<string[]> =>
      (JSON.parse((await desk(['journey', 'list', '--json', ...more], world)).out) as JourneyNode[]).map(
        ({ id }) => id,
      );
    expect(await ids()).toEqual([node.id, 'a-skill']);
    expect(await ids('--all')).toEqual([node.id, gone.id, 'a-skill', 'old']);
  });

  it('tell what changed since a day, under one heading a kind', async () => {
    const { out } = await desk(['journey', 'changes', '2026-05-01'], world);
    expect(out).toMatch(/Added \(1\)\n.*As it stands.*\nForgotten \(1\)\n.*Gone.*\nSkills born \(2\)/s);
    expect((await desk(['journey', 'changes', '1d'], world)).out).toContain('Nothing changed since');
    expect((await desk(['journey', 'changes', 'soon'], world)).code).toBe(2);
  });

  it('show one node whole with the reason of each link', async () => {
    const { out } = await desk(['journey', 'show', node.id], world);
    expect(out).toContain('As it stands');
    expect(out).toContain('both say "birch"  a-skill');
  });

  it('print the payload bare with --json; a width, a share and a rate that are none are refused', async () => {
    expect(JSON.parse((await desk(['journey', '--json'], world)).out)).toEqual({ nodes: [], memory: [] });
    for (const wrong of [
      ['--width', '12'],
      ['--reveal', '2'],
      ['--fps', '0', '--play'],
    ]) {
      expect((await desk(['journey', ...wrong], world)).code, wrong.join(' ')).toBe(wrong[0] === '--fps' ? 0 : 2);
    }
    expect((await desk(['journey', '--reveal', '0'], world)).out).toContain('0 of 4');
  });

  it.skipIf(process.platform === 'win32')('open the editor of the person when no text is given', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'desk-editor-'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      rmSync(dir, { recursive: true, force: true });
    });
    const editorThat = (does: string): void => {
      const file = join(dir, 'editor.sh');
      writeFileSync(file, `#!/bin/sh\n${does}\n`);
      chmodSync(file, 0o700);
      vi.stubEnv('EDITOR', file);
    };
    editorThat('printf "By hand\\n" > "$1"');
    expect(await asked('journey', 'edit', node.id)).toMatchObject({ input: { seen: 'As it stands', text: 'By hand' } });
    editorThat('printf "  As it stands\\n\\n" > "$1"');
    const same = await desk(['journey', 'edit', node.id], world);
    expect([same.out.trim(), same.asked]).toEqual(['No changes.', []]);
    editorThat('exit 3');
    expect((await desk(['journey', 'edit', node.id], world)).code).toBe(1);
    vi.stubEnv('EDITOR', join(dir, 'absent'));
    expect((await desk(['journey', 'edit', node.id], world)).err).toContain('could not be started');
  });
});
