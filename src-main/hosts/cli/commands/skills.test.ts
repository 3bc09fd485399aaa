import { describe, expect, it } from 'vitest';
import type { SkillRow } from '@shared/contract/index.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk, lastAsked } from '../test-desk.ts';

const row = (id: string, more: Partial<SkillRow> = {}): SkillRow => ({
  id,
  name: id.split('/').at(-1) ?? id,
  description: 'What it does.',
  category: null,
  origin: 'person',
  state: 'active',
  pinned: false,
  uses: 3,
  views: 3,
  lastUsed: null,
  createdAt: null,
  problem: null,
  staged: [],
  readOnly: null,
  ...more,
});

const written = { change: 'c', skill: 'x', message: 'Done.' };

const proposal = {
  action: 'patch',
  store: null,
  skill: 'photo-import',
  summary: 's',
  createdAt: 1,
  hash: '',
  cause: { origin: 'foreground', session: null, sessionTitle: null, message: null, quote: null, approver: null },
  state: 'ready',
  reason: '',
  ops: [],
  budget: null,
  stale: null,
  fileAfter: [],
  supersedes: null,
  diff: '--- a\n+++ b',
};

const handlers = (): HandlerTable => ({
  'skills.list': () => ({
    skills: [
      row('media/photo-import', { staged: ['0000000a'] }),
      row('a/same'),
      row('b/same'),
      row('.archive/old', { state: 'archived' }),
    ],
  }),
  'skills.pin': () => ({ ok: true }),
  'skills.archive': () => written,
  'skills.restore': () => written,
  'approvals.list': () => ({
    proposals: [
      { id: '0000000a', subsystem: 'skills', supersededBy: null },
      { id: '0000000b', subsystem: 'memory', supersededBy: null },
    ].map((each) => ({ ...proposal, ...each })) as never,
    unreadable: ['x.json', 'skills/y.json'],
  }),
  'approvals.get': ({ id }) =>
    ({
      ...proposal,
      id,
      subsystem: 'skills',
      supersededBy: null,
      state: 'stale',
      stale: { then: 'was', now: 'as it is now' },
    }) as never,
  'approvals.approveEdited': ({ id }) => ({ id, ok: true, outcome: 'applied', message: '', seqs: [] }),
  'approvals.approveDespite': ({ id }) => ({ id, ok: true, outcome: 'applied', message: '', seqs: [] }),
  'approvals.unreject': ({ ids }) => ({
    decisions: ids.map((id) => ({ id, ok: true, outcome: 'rejected' as const, message: 'It waits again.', seqs: [] })),
  }),
  'skills.undo': () => written,
  'approvals.approve': ({ ids }) => ({
    decisions: ids.map((id) => ({ id, ok: true, outcome: 'applied' as const, message: '', seqs: [] })),
  }),
});

describe('skills', () => {
  it('lists what is there, the archive only when asked', async () => {
    expect((await desk(['skills', 'list'], { handlers })).out).toContain(
      'media/photo-import  (1 staged, yours, 3 uses)',
    );
    expect((await desk(['skills', 'list'], { handlers })).out).not.toContain('.archive/old');
    expect((await desk(['skills', 'list', '--all'], { handlers })).out).toContain('.archive/old  (archived');
  });

  it.each([
    [['pin', 'photo-import'], { name: 'skills.pin', input: { id: 'media/photo-import', pinned: true } }],
    [['unpin', 'media/photo-import'], { name: 'skills.pin', input: { id: 'media/photo-import', pinned: false } }],
    [['archive', 'b/same'], { name: 'skills.archive', input: { id: 'b/same' } }],
    [['restore', 'old'], { name: 'skills.restore', input: { id: '.archive/old' } }],
    [['approve', 'all'], { name: 'approvals.approve', input: { ids: ['0000000a'] } }],
    [
      ['approve', '0000000a', '--text', 'mine', '--op', '2'],
      { name: 'approvals.approveEdited', input: { id: '0000000a', op: 1, text: 'mine', against: null } },
    ],
    [
      ['approve', '0000000a', '--text', 'mine', '--against', 'now'],
      { name: 'approvals.approveEdited', input: { id: '0000000a', op: 0, text: 'mine', against: 'as it is now' } },
    ],
    [
      ['approve', '0000000a', '--despite', 'prompt_injection, x'],
      { name: 'approvals.approveDespite', input: { id: '0000000a', kinds: ['prompt_injection', 'x'] } },
    ],
    [['unreject', '0000000a'], { name: 'approvals.unreject', input: { ids: ['0000000a'] } }],
    [['undo', 'c1'], { name: 'skills.undo', input: { change: 'c1' } }],
  ])('%j', async (words, asked) => {
    const ran = await desk(['skills', ...words], { handlers });
    expect([ran.code, lastAsked(ran)]).toMatchObject([0, asked]);
  });

  it.each([
    [['archive', 'same'], 'ambiguous'],
    [['archive', 'old'], 'not_found'],
    [['restore', 'photo-import'], 'not_found'],
    [['diff', 'zz'], 'not_found'],
  ])('%j is refused: %s', async (words, code) => {
    const { out, code: exit } = await desk(['skills', ...words, '--json'], { handlers });
    expect([exit, JSON.parse(out)]).toMatchObject([1, { error: { code } }]);
  });

  it('says what is wrong with one and what to do, cuts long words, and says who comes from where', async () => {
    const problem = {
      code: 'skill_untrusted',
      file: 'f',
      message: 'Not trusted.',
      remedy: 'Trust it.',
      blocking: false,
    };
    const list = {
      ...handlers(),
      'skills.list': () => ({
        skills: [row('/p/x', { origin: 'project', problem, description: 'word '.repeat(100) })],
      }),
    } as HandlerTable;
    const { out } = await desk(['skills', 'list'], { handlers: () => list });
    expect(out).toContain('/p/x  (of the project, 3 uses)');
    expect(out).toContain('! Not trusted.\n      Trust it.');
    expect(out.split('\n')[1]?.length).toBeLessThan(210);
  });

  it('tells only its own of what waits', async () => {
    const { out } = await desk(['skills', 'pending'], { handlers });
    expect(out).toContain('0000000a');
    expect(out).not.toContain('0000000b');
    expect(out).toContain('pending/skills/y.json');
    expect(out).not.toContain('x.json');
  });
});
