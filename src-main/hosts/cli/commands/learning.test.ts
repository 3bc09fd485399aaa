import { describe, expect, it } from 'vitest';
import type {
  CuratedSkill,
  CuratorRun,
  CuratorStatus,
  ReviewStatus,
  SessionRow,
  ShownReview,
} from '@shared/contract/index.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import type { EventStream } from '../../../api/events.ts';
import { desk, lastAsked, type Ran } from '../test-desk.ts';

const usage = {
  inputTokens: 1000,
  outputTokens: 20,
  cacheReadTokens: 900,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  calls: 2,
  costUsd: 0.0012,
};

const review: ShownReview = {
  v: 1,
  id: 'r1',
  session: 's1',
  title: 'Photos',
  startedAt: 0,
  endedAt: 1,
  memory: true,
  skills: true,
  asked: true,
  provider: 'p',
  model: 'm',
  saw: { form: 'whole', messages: 4, upTo: 9, tokens: 900 },
  usage,
  actions: [
    { tool: 'skill_view', action: '', subject: 'a', outcome: 'read', journal: [], staged: [], skills: [] },
    {
      tool: 'memory',
      action: 'remove',
      subject: 'user',
      outcome: 'proposed',
      journal: [],
      staged: ['0000000a'],
      skills: [],
    },
  ],
  ended: 'saved',
  why: '',
};

const status: ReviewStatus = {
  enabled: true,
  obstacle: null,
  model: 'm',
  turns: 10,
  iterations: 0,
  running: null,
  queue: [{ session: 's2', title: null, memory: true, skills: false, asked: false, since: 0, tries: 0 }],
  runs: 1,
  tokens: 1020,
  costUsd: 0.0012,
};

const skill = (id: string, more: Partial<CuratedSkill> = {}): CuratedSkill => ({
  id,
  name: id.split('/').at(-1) ?? id,
  state: 'active',
  pinned: false,
  managed: true,
  adoptable: true,
  protectedBy: null,
  neededBy: [],
  uses: 3,
  lastActive: 0,
  next: { step: 'archive', at: 0 },
  ...more,
});

const curator: CuratorStatus = {
  enabled: true,
  paused: false,
  lastRun: null,
  nextRun: 0,
  runs: 0,
  summary: '',
  intervalHours: 168,
  idleHours: 2,
  staleDays: 14,
  archiveDays: 30,
  consolidate: false,
  pruneBuiltins: true,
  warnings: ['curator.stale_after_days is "x".'],
  running: false,
  skills: [
    skill('a/way'),
    skill('mine', { managed: false, protectedBy: 'handwritten', next: null }),
    skill('b/needed', { protectedBy: 'needed', neededBy: ['way'], next: null }),
    skill('.archive/old', { state: 'archived', managed: true, next: null }),
  ],
  proposals: 1,
};

const run: CuratorRun = {
  v: 1,
  id: 'c1',
  startedAt: 0,
  endedAt: 1,
  cause: 'person',
  dryRun: false,
  checked: 2,
  changes: [],
  backup: 'b',
  backupWhy: '',
  report: '/r',
  model: null,
  ended: 'done',
  why: '',
};

const session = (id: string): SessionRow => ({
  id,
  title: null,
  preview: '',
  source: 'desktop',
  model: null,
  startedAt: 0,
  lastActive: 0,
  endedAt: null,
  messageCount: 0,
  pinned: false,
  archived: false,
  parent: null,
  parts: 1,
  waiting: 0,
  changes: 0,
  running: false,
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  costUsd: null,
});

const cost = { saved: 0, proposed: 0, tokens: 0, costUsd: null };

function handlers(events: EventStream): HandlerTable {
  return {
    'sessions.resolve': ({ name }) => session(name === 'latest' ? 's1' : name),
    'review.status': () => status,
    'review.runs': () => ({ runs: [review] }),
    'review.get': () => review,
    'review.cancel': () => ({ ok: true }),
    'review.run': ({ session }) => {
      events.emit('review.ended', { session: 'another', run: 'r0', ended: 'nothing', line: '', ...cost });
      events.emit('review.ended', { session, run: 'r1', ended: 'saved', line: '', ...cost });
      return { ok: true };
    },
    'curator.status': () => curator,
    'curator.run': ({ dryRun }) => ({ run: { ...run, dryRun } }),
    'curator.runs': () => ({ runs: [run] }),
    'curator.report': () => ({ run, markdown: '# Curator\n' }),
    'curator.pause': () => ({ ok: true }),
    'curator.adopt': () => ({ ok: true }),
    'curator.backup': () => ({ id: 'b', path: '/b' }),
    'curator.preview': () => ({
      preview: {
        id: 'p1',
        createdAt: 0,
        model: 'm',
        proposals: [
          {
            id: 'm1',
            into: 'c',
            isNew: false,
            why: 'alike',
            absorbs: [{ id: 'd', name: 'd' }],
            files: [],
            diff: '--- a',
            stale: null,
          },
        ],
      },
    }),
    'curator.decide': ({ approve }) => ({ run: approve.length === 0 ? null : run }),
    'skills.list': () => ({ skills: [] }),
  };
}

const cli = (line: string): Promise<Ran> => desk(line.split(' '), { handlers });

describe('hermes-desk review', () => {
  it('status says whether, after what, what waits and what it has cost', async () => {
    const { out } = await cli('review status');
    expect(out).toContain('on, with m; after 10 turns, never for tool iterations');
    expect(out).toContain('Waits since');
    expect(out).toContain('1 review on record: 1020 tokens, $0.0012');
    expect(JSON.parse((await cli('review status --json')).out)).toEqual(status);
  });

  it('run reviews the newest conversation, waits for its own end, and tells what was done', async () => {
    const ran = await cli('review run latest my tea');
    expect(ran.code).toBe(0);
    expect(ran.asked).toContainEqual({ name: 'review.run', input: { session: 's1', focus: 'my tea' } });
    expect(ran.out).toContain('Photos  (r1)');
    expect(ran.out).toContain('proposed: memory remove user 0000000a');
    expect(ran.out).not.toContain('skill_view');
    expect(lastAsked(await cli('review run'))).toEqual({ name: 'review.get', input: { id: 'r1' } });
  });

  it('list and cancel ask for what they say', async () => {
    expect((await cli('review list')).out).toContain('saw 4 messages whole, 2 calls, 1020 tokens, $0.0012');
    expect(lastAsked(await cli('review list s9 --limit 3'))).toMatchObject({ input: { session: 's9', limit: 3 } });
    expect(lastAsked(await cli('review cancel s9'))).toMatchObject({ input: { session: 's9' } });
  });
});

describe('hermes-desk curator', () => {
  it('status says what it looks after, and with --all why it leaves the rest alone', async () => {
    const { out } = await cli('curator status');
    expect(out).toContain('way  active, 3 uses');
    expect(out).toContain('needed  active, 3 uses, last 1970');
    expect(out).toContain('left alone: needed (way)');
    expect(out).toContain('! curator.stale_after_days');
    expect(out).toContain('1 proposal of the model wait');
    expect(out).not.toContain('mine');
    expect((await cli('curator status --all')).out).toContain('mine  active, 3 uses, last 1970');
  });

  it.each<[string, string, unknown]>([
    ['curator run --dry-run', 'curator.run', { dryRun: true }],
    ['curator run --consolidate', 'curator.run', { dryRun: false, consolidate: true }],
    ['curator report', 'curator.report', {}],
    ['curator report c1', 'curator.report', { id: 'c1' }],
    ['curator pause', 'curator.pause', { paused: true }],
    ['curator resume', 'curator.pause', { paused: false }],
    ['curator adopt mine', 'curator.adopt', { id: 'mine', adopted: true }],
    ['curator release way', 'curator.adopt', { id: 'a/way', adopted: false }],
    ['curator backup', 'curator.backup', {}],
    ['curator approve m1', 'curator.decide', { preview: 'p1', approve: ['m1'], reject: [] }],
    ['curator reject all', 'curator.decide', { preview: 'p1', approve: [], reject: ['m1'] }],
  ])('%s', async (line, name, input) => {
    const ran = await cli(line);
    expect([ran.err, ran.code]).toEqual(['', 0]);
    expect(ran.asked).toContainEqual({ name, input });
  });

  it('refuses what is not there', async () => {
    expect((await cli('curator adopt nothing')).code).toBe(1);
    expect((await cli('curator approve zz')).err).toContain('No proposal zz waits');
    expect((await cli('curator list-archived')).out).toBe('.archive/old\n');
    expect((await cli('curator report --list')).out).toContain('c1');
    expect((await cli('curator preview')).out).toContain('m1  d → c');
    expect((await cli('curator restore nothing')).code).toBe(1);
  });
});
