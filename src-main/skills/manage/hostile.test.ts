import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { textAt } from '@shared/record.ts';
import type * as WriteAtomic from '../../home/write-atomic.ts';
import { useSkillsHome } from '../testing/skills-home.ts';
import { ChangeLedger } from './ledger.ts';

const between = vi.hoisted(() => ({ file: '', run: (): void => undefined }));
// Another program that is at work in the moment between the last look at a file and its replacement.
vi.mock('../../home/write-atomic.ts', async (load) => {
  const real = await load<typeof WriteAtomic>();
  const writeFileAtomic: typeof real.writeFileAtomic = async (file, content, options) => {
    if (between.file === '' || !file.endsWith(between.file)) return await real.writeFileAtomic(file, content, options);
    between.file = '';
    const confirm = async (): Promise<void> => {
      between.run();
      await options?.confirm?.();
    };
    await real.writeFileAtomic(file, content, { ...options, confirm });
  };
  return { ...real, writeFileAtomic };
});

const at = useSkillsHome();
const skill = (name: string, body = 'one\ntwo\n'): string => `---\nname: ${name}\ndescription: d\n---\n${body}`;
const path = (id: string): string => join(at.home, 'skills', id);
const file = (id: string): string => readFileSync(path(id), 'utf8');
const manage = async (args: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>> => {
  at.now += 1000;
  const { value } = await at.call('skill_manage', args);
  return value as Record<string, unknown>;
};
const change = async (args: Readonly<Record<string, unknown>>): Promise<string> => {
  at.now += 1000;
  const { result } = await at.call('skill_manage', args);
  expect([result.content, result.failed]).toEqual([result.content, false]);
  return result.effect?.skills?.[0] ?? '';
};
const create = (name: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> =>
  change({ action: 'create', name, content: skill(name), ...more });
const tree = (): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const entry of readdirSync(join(at.home, 'skills'), { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    if (entry.isFile() && !entry.name.startsWith('.usage')) found[place] = readFileSync(place, 'utf8');
  }
  return found;
};

/** Values a model may give where a text is asked for. */
const wrong = [undefined, null, 7, true, [], {}, ['x']];
const whole: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create: { name: 'fresh', content: skill('fresh') },
  edit: { name: 'own', content: skill('own', 'new\n') },
  patch: { name: 'own', old_string: 'one', new_string: 'eins' },
  write_file: { name: 'own', file_path: 'references/a.md', file_content: 'x' },
  remove_file: { name: 'own', file_path: 'references/there.md' },
  delete: { name: 'own' },
};

describe('every action', () => {
  beforeEach(() => {
    at.write('skills/own/SKILL.md', skill('own'));
    at.write('skills/own/references/there.md', 'there');
  });

  it.each(Object.entries(whole).flatMap(([action, args]) => Object.keys(args).map((key) => [action, key] as const)))(
    '%s is refused with one sentence when %s is missing or is no text, gate on or off, and changes nothing',
    async (action, key) => {
      const before = tree();
      for (const gate of [false, true]) {
        at.gate = gate;
        for (const value of wrong) {
          const answer = await manage({ action, ...whole[action], [key]: value });
          expect([gate, value, answer['success']]).toEqual([gate, value, false]);
          expect(textAt(answer, 'error')).toMatch(/^[A-Za-z'`"][^\n]*\.$/);
        }
      }
      expect(tree()).toEqual(before);
      expect(existsSync(join(at.home, 'pending/skills'))).toBe(false);
    },
  );

  it('takes no harm from arguments it does not know', async () => {
    const more = {
      force: true,
      origin: 'person',
      gate: false,
      despite: ['x'],
      approver: 'person',
      __proto__: { a: 1 },
    };
    for (const [action, args] of Object.entries(whole)) {
      at.write('skills/own/SKILL.md', skill('own'));
      const answer = await manage({ ...more, action, ...args });
      expect([action, answer['success']]).toEqual([action, true]);
    }
  });

  it.each([
    '.usage.json',
    '.archive/own',
    '.hub',
    'own/SKILL.md',
    'own/references',
    'own\n',
    'OWN ',
    '.',
    'own/../own',
    '*',
  ])('finds no skill %j that must not be changed', async (name) => {
    const before = tree();
    for (const [action, args] of Object.entries(whole).filter(([each]) => each !== 'create')) {
      const { success } = await manage({ ...args, action, name });
      // Blanks and line ends around a name are a slip of the pen.
      if (name.trim() !== 'own') expect([action, success]).toEqual([action, false]);
      else expect(['own\n', 'own']).toContain(name);
    }
    if (name.trim() !== 'own') expect(tree()).toEqual(before);
  });

  it.each([
    'references/con.md',
    'references/NUL',
    'references/a\u2028b.md',
    'references/\u202egnp.md',
    'references/a\nb.md',
    'references//a.md',
    'references/./a.md',
    'references/a.md/',
    'references/a.md ',
    'references/.usage.json',
    'SKILL.md/references/a.md',
    'references/a/b/c/d/e/f/g.md',
    `references/${'ü'.repeat(120)}.md`,
    'scripts/.env',
    'own/references/a.md',
    '\\\\server\\share\\a.md',
    'references/C:a.md',
  ])('writes no file %j', async (place) => {
    const before = tree();
    expect(await manage({ ...whole['write_file'], action: 'write_file', file_path: place })).toMatchObject({
      success: false,
    });
    expect(tree()).toEqual(before);
  });

  it('writes through no file and over no folder, and says so before it waits', async () => {
    mkdirSync(path('own/references/folder'));
    for (const gate of [false, true]) {
      at.gate = gate;
      for (const place of ['references/there.md/inner.md', 'references/folder']) {
        expect(await manage({ ...whole['write_file'], action: 'write_file', file_path: place })).toMatchObject({
          success: false,
        });
      }
    }
    expect(existsSync(join(at.home, 'pending/skills'))).toBe(false);
  });
});

describe('a new skill', () => {
  it.each([
    ['a category of that name', 'kitchen', '', (): unknown => at.write('skills/kitchen/soup/SKILL.md', skill('soup'))],
    ['a folder without a skill', 'notes', '', (): unknown => at.write('skills/notes/a.md', 'a')],
    ['a file', 'notes', '', (): unknown => at.write('skills/notes', 'a')],
    ['a file for a category', 'soup', 'notes', (): unknown => at.write('skills/notes', 'a')],
    [
      'a link for a category',
      'soup',
      'ext',
      (): unknown => {
        mkdirSync(join(at.home, 'outside'));
        mkdirSync(path(''), { recursive: true });
        return symlinkSync(join(at.home, 'outside'), path('ext'));
      },
    ],
    ['lists that pass over it', 'node_modules', '', (): unknown => undefined],
    ['lists that pass over its category', 'soup', 'venv', (): unknown => undefined],
    ['a device of Windows', 'aux', '', (): unknown => undefined],
    ['a device of Windows with an ending', 'com1.backup', '', (): unknown => undefined],
  ] as const)('is refused at once, gate on or off, when %s is in its way', async (_what, name, category, prepare) => {
    prepare();
    for (const gate of [true, false]) {
      at.gate = gate;
      const answer = await manage({ action: 'create', name, category, content: skill(name) });
      expect(answer).toMatchObject({ success: false, error: expect.not.stringContaining('another program') as string });
    }
    expect(existsSync(join(at.home, 'pending/skills'))).toBe(false);
    expect(existsSync(join(at.home, 'outside/soup'))).toBe(false);
  });

  it('whose category became a link while it waited is not written through it', async () => {
    at.gate = true;
    const id = textAt(
      await manage({ action: 'create', name: 'soup', category: 'kitchen', content: skill('soup') }),
      'pending_id',
    );
    mkdirSync(join(at.home, 'outside'));
    mkdirSync(path(''), { recursive: true });
    symlinkSync(join(at.home, 'outside'), path('kitchen'));
    expect(await at.skills.approve([id], 'person')).toMatchObject([{ ok: false }]);
    expect(readdirSync(join(at.home, 'outside'))).toEqual([]);
  });

  it('takes over neither the count nor the state of an archived one of its name, nor does that hide its own', async () => {
    await create('soup');
    await at.call('skill_view', { name: 'soup' });
    await at.skills.archive('soup', 'person');
    await create('soup');
    await at.call('skill_view', { name: 'soup' });
    await at.skills.pin('soup', true);
    const row = (await at.skills.list()).find(({ id }) => id === 'soup');
    expect(row).toMatchObject({ uses: 1, pinned: true, state: 'active' });
    expect(at.usageFile()['soup']).toMatchObject({ state: 'active', archived_at: null });
  });
});

describe('operations', () => {
  beforeEach(async () => {
    await create('a');
    await create('b');
  });

  it.each([
    ['a file and one below it', 'references/x', 'references/x/y.md'],
    ['a file below one', 'references/x/y.md', 'references/x'],
  ])('are refused whole when they write %s', async (_what, first, second) => {
    for (const name of ['a', 'fresh']) {
      const before = tree();
      const answer = await manage({
        operations: [
          ...(name === 'fresh' ? [{ action: 'create', name, content: skill(name) }] : []),
          { action: 'write_file', name, file_path: first, file_content: '1' },
          { action: 'write_file', name, file_path: second, file_content: '2' },
        ],
      });
      expect(answer).toMatchObject({ success: false, failed_index: name === 'fresh' ? 2 : 1 });
      expect(tree()).toEqual(before);
    }
  });

  it('that fail half-way on disk are taken back, those already made too', async () => {
    const before = tree();
    Object.assign(between, {
      file: 'b/references/x.md',
      run: () => writeFileSync(path('b/references/x.md'), 'theirs'),
    });
    const answer = await manage({
      operations: [
        { action: 'edit', name: 'a', content: skill('a', 'new\n') },
        { action: 'write_file', name: 'b', file_path: 'references/x.md', file_content: 'x' },
      ],
    });
    expect(answer).toMatchObject({ success: false });
    expect(file('b/references/x.md')).toBe('theirs');
    rmSync(path('b/references/x.md'));
    expect(tree()).toEqual(before);
    expect(await manage({ action: 'edit', name: 'a', content: skill('a', 'later\n') })).toMatchObject({
      success: true,
    });
  });
});

describe('an editor that saves at the same moment', () => {
  it('is not written over, by a change of the model or of the person', async () => {
    await create('own');
    for (const by of ['model', 'person'] as const) {
      writeFileSync(path('own/SKILL.md'), skill('own'));
      const theirs = skill('own', `saved beside the ${by}\n`);
      Object.assign(between, { file: 'own/SKILL.md', run: () => writeFileSync(path('own/SKILL.md'), theirs) });
      if (by === 'model') {
        expect(await manage({ action: 'edit', name: 'own', content: skill('own', 'mine\n') })).toMatchObject({
          success: false,
          error: expect.stringContaining('another program') as string,
        });
      } else {
        const save = { id: 'own', path: 'SKILL.md', seen: skill('own'), text: skill('own', 'mine\n'), despite: [] };
        await expect(at.skills.save(save, 'person')).rejects.toMatchObject({ code: 'conflict' });
      }
      expect(file('own/SKILL.md')).toBe(theirs);
    }
  });
});

describe('taking back', () => {
  it('goes backwards through every action, and forwards again, to the same files', async () => {
    const steps = [
      await create('own', { category: 'kitchen' }),
      await change({ action: 'patch', name: 'own', old_string: 'one', new_string: 'eins' }),
      await change({ action: 'write_file', name: 'own', file_path: 'references/a.md', file_content: 'A' }),
      await change({ action: 'edit', name: 'own', content: skill('own', 'new\n') }),
      await change({ action: 'remove_file', name: 'own', file_path: 'references/a.md' }),
      await change({ action: 'delete', name: 'own' }),
    ];
    const last = tree();
    const undone: string[] = [];
    for (const step of steps.toReversed()) {
      at.now += 1000;
      undone.push((await at.skills.undo(step, 'person')).change ?? '');
    }
    expect(Object.keys(tree()).map((place) => place.slice(path('x').length - 1))).toEqual(['.archive/own/SKILL.md']);
    for (const step of undone.toReversed()) {
      at.now += 1000;
      await at.skills.undo(step, 'person');
    }
    expect(tree()).toEqual(last);
    // Out of order nothing is taken back that stands on something later.
    for (const step of steps.slice(0, -1)) {
      await expect(at.skills.undo(step, 'person')).rejects.toMatchObject({ code: 'stale' });
    }
    expect(tree()).toEqual(last);
  });

  it('brings no second skill of a name back, by Undo as little as by Restore', async () => {
    await create('soup', { category: 'kitchen' });
    const gone = await change({ action: 'delete', name: 'soup' });
    await create('soup', { category: 'garden' });
    await expect(at.skills.undo(gone, 'person')).rejects.toMatchObject({ code: 'conflict' });
    await expect(at.skills.restore('.archive/soup', 'person')).rejects.toMatchObject({ code: 'conflict' });
    expect((await at.skills.list()).map(({ id }) => id)).toEqual(['.archive/soup', 'garden/soup']);
  });

  it('of the archive keeps digits that are part of a name, and says what is in the way', async () => {
    at.skill('.archive/backup-20260102030405', 'name: backup-20260102030405\ndescription: d');
    expect(await at.skills.restore('.archive/backup-20260102030405', 'person')).toMatchObject({
      skill: 'backup-20260102030405',
    });
    at.skill('.archive/notes', 'name: notes\ndescription: d');
    at.write('skills/notes/readme.txt', 'mine');
    await expect(at.skills.restore('.archive/notes', 'person')).rejects.toMatchObject({ code: 'conflict' });
    expect(file('notes/readme.txt')).toBe('mine');
  });
});

describe('what a crash left', () => {
  const record = (id: string, change: unknown): void => {
    const place = join(at.home, 'desk/trash/skills', `${id}.open.json`);
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, JSON.stringify({ v: 1, id, changes: [change], events: [] }));
  };

  it('and can no longer be finished keeps no other change from being made', async () => {
    await create('own');
    mkdirSync(join(at.home, 'outside'));
    renameSync(path('own'), join(at.home, 'outside/own'));
    symlinkSync(join(at.home, 'outside/own'), path('own'));
    const change = { kind: 'file', skill: 'own', path: 'SKILL.md', before: skill('own'), after: skill('own', 'x\n') };
    record('20260101000000000-0a0b0c0d', change);
    expect(await manage({ action: 'create', name: 'other', content: skill('other') })).toMatchObject({ success: true });
    expect(readFileSync(join(at.home, 'outside/own/SKILL.md'), 'utf8')).toBe(skill('own'));
  });

  it('and leads out of the skills folder is set aside, never carried out', async () => {
    for (const [n, bad] of [
      { kind: 'create', skill: '../evil', files: { 'SKILL.md': 'x' } },
      { kind: 'create', skill: 'evil', files: { '../../evil.md': 'x' } },
      { kind: 'file', skill: '..', path: 'config.yaml', before: null, after: 'x' },
      { kind: 'move', skill: '../memories', to: 'x' },
    ].entries()) {
      record(`2026010100000000${String(n)}-0a0b0c0d`, bad);
    }
    await at.skills.open();
    expect(readdirSync(at.home).sort()).toEqual(['desk', 'skills']);
    const left = readdirSync(join(at.home, 'desk/trash/skills'));
    expect(left.every((name) => name.endsWith('.damaged'))).toBe(true);
  });
});

describe('the record of changes', () => {
  it('is bounded by age, number and size; the latest can be taken back whatever they weigh', async () => {
    const dir = join(at.home, 'desk/trash/skills');
    const bounds = { age: 1000 * 60, bytes: 4000, records: 6, atLeast: 2 };
    const put = async (time: number, size: number): Promise<string> => {
      const ledger = new ChangeLedger(dir, bounds);
      const id = ledger.freshId(time);
      const file = { kind: 'file' as const, skill: 'own', path: 'SKILL.md', before: null, after: 'x'.repeat(size) };
      await ledger.begin({ v: 1, id, changes: [file], events: [] });
      await ledger.done(id);
      await ledger.prune(at.now);
      return id;
    };
    const kept = (): string[] =>
      readdirSync(dir)
        .map((name) => name.replace('.json', ''))
        .sort();
    const old = await put(at.now - 90_000, 10);
    const [first, second] = [await put(at.now - 3000, 10), await put(at.now - 2000, 10)];
    expect(kept()).toEqual([first, second]);
    expect(kept()).not.toContain(old);
    const many: string[] = [];
    for (let n = 0; n < 8; n++) many.push(await put(at.now - 1000 + n, 10));
    expect(kept()).toEqual(many.slice(-6));
    const [big, bigger] = [await put(at.now, 5000), await put(at.now + 1, 5000)];
    expect(kept()).toEqual([big, bigger]);
  });

  it('keeps what is being made, and every change within the bounds can be taken back', async () => {
    const steps = [await create('own')];
    for (let n = 0; n < 60; n++) {
      steps.push(await change({ action: 'edit', name: 'own', content: skill('own', `${String(n)}\n`) }));
    }
    for (const step of steps.slice(1).toReversed()) await at.skills.undo(step, 'person');
    expect(file('own/SKILL.md')).toBe(skill('own'));
  });
});
