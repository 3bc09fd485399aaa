import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/index.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk, lastAsked } from '../test-desk.ts';
import { cause, live, memory, viewOf } from '../test-memory.ts';

describe('memory', () => {
  it('adds any text, also one that begins with dashes or comes from standard input', async () => {
    expect(lastAsked(await desk(['memory', 'add', 'user', '--', '--json'], { handlers: memory }))).toEqual({
      name: 'memory.add',
      input: { store: 'user', text: '--json' },
    });
    expect(lastAsked(await desk(['memory', 'add', 'user', '-'], { handlers: memory, input: 'a\nb\n' }))).toEqual({
      name: 'memory.add',
      input: { store: 'user', text: 'a\nb' },
    });
  });

  it('finds the entry meant by a piece of it, and says what it saw', async () => {
    expect(lastAsked(await desk(['memory', 'replace', 'memory', 'birch', 'new'], { handlers: memory }))).toEqual({
      name: 'memory.replace',
      input: { store: 'memory', entry: 'm1', seen: 'server birch', text: 'new' },
    });
    expect(lastAsked(await desk(['memory', 'remove', 'user', 'likes tea'], { handlers: memory }))).toEqual({
      name: 'memory.remove',
      input: { store: 'user', entry: 'u1', seen: 'likes tea' },
    });
  });

  it.each([
    ['server', 'ambiguous'],
    ['tea', 'no_match'],
    ['', 'no_match'],
  ])('changes nothing for %j: %s', async (piece, expected) => {
    const { code, out, asked } = await desk(['memory', 'remove', 'memory', piece, '--json'], { handlers: memory });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ error: { code: expected } });
    expect(asked.map(({ name }) => name)).toEqual(['memory.view']);
  });

  it.each([
    ['likes green tee', ['likes tea']],
    ['the server named birch', ['server birch']],
    ['quantum chromodynamics', []],
  ])('names the nearest entries when nothing matches %j', async (piece, near) => {
    const { code, err } = await desk(['memory', 'remove', near[0] === 'likes tea' ? 'user' : 'memory', piece], {
      handlers: memory,
    });
    expect(code).toBe(1);
    for (const text of near) expect(err).toContain(`Nearest: "${text}"`);
    if (near.length === 0) expect(err).toContain('hermes-desk memory list shows them');
  });

  it.each([
    [['memory', 'undo', 'tea'], 2, /not the number of a change\. hermes-desk memory history ENTRY lists/],
    [['memory', 'restore', '99'], 1, /number 99\. hermes-desk memory history ENTRY lists/],
    [['memory', 'purge', 'nobody', '--yes'], 1, /hermes-desk memory history lists the entries with their ids/],
    [['memory', 'purge', 'nobody'], 1, /hermes-desk memory history lists the entries with their ids/],
  ])('says of %j where to look', async (argv, exit, hint) => {
    const missing = (message: string) => (): never => {
      throw new DeskError('not_found', message, { remedy: 'The history of an entry shows it.' });
    };
    const handlers = (): HandlerTable => ({
      ...memory(),
      'memory.restore': missing('The journal has no change number 99.'),
      'memory.purge': missing('No entry has the id nobody.'),
    });
    const { code, err } = await desk(argv, { handlers });
    expect([code, err]).toEqual([exit, expect.stringMatching(hint)]);
  });

  describe('an entry by the beginning of its id', () => {
    const entries = [live('aaaaaa111111', 'server birch'), live('aaaaaab22222', 'server oak\nin the cellar')];
    const handlers = (): HandlerTable => ({
      ...memory(),
      'memory.view': () => viewOf(entries) as never,
      'memory.purge': () => ({ erased: [], kept: [], conversations: [] }),
    });

    it('is listed as long as tells it from the others', async () => {
      const { out } = await desk(['memory', 'list'], { handlers });
      expect(out).toContain('  aaaaaa1  server birch\n  aaaaaab  server oak\n           in the cellar');
    });

    it.each([
      [['remove', 'memory', 'aaaaaab'], 'memory.remove', { entry: 'aaaaaab22222' }],
      [['replace', 'memory', 'aaaaaa1', 'new'], 'memory.replace', { entry: 'aaaaaa111111', text: 'new' }],
      [['history', 'aaaaaab'], 'memory.history', { entry: 'aaaaaab22222' }],
      [['purge', 'aaaaaab', '--yes'], 'memory.purge', { entry: 'aaaaaab22222' }],
    ])('is taken by memory %j', async (words, name, input) => {
      expect(lastAsked(await desk(['memory', ...words], { handlers }))).toMatchObject({ name, input });
    });

    it.each(['aaaaaa', 'aaaaa'])('is refused where %s fits more than one, or is too short', async (id) => {
      const { code, asked } = await desk(['memory', 'remove', 'memory', id], { handlers });
      expect([code, asked.map(({ name }) => name)]).toEqual([1, ['memory.view']]);
    });
  });

  it('shows what a purge would erase, and erases only when told so', async () => {
    const event = { kind: 'done', store: 'memory', cause, undoable: false, time: 1, entry: 'm1' };
    const events = [
      { ...event, seq: 2, op: 'add', before: null, after: 'server elm' },
      { ...event, seq: 4, op: 'replace', before: 'server elm', after: 'server birch' },
    ];
    const purged = { erased: ['/h/memory.md'], kept: ['conversation s1'], conversations: ['s1'] };
    const handlers = (): HandlerTable => ({
      ...memory(),
      'memory.history': () => ({ events, verified: true }) as never,
      'memory.purge': () => purged,
    });
    const shown = await desk(['memory', 'purge', 'birch'], { handlers });
    expect(shown.out).toContain('  server birch\n  server elm\n2 texts of entry m1 would be erased for good.');
    expect(shown.asked.map(({ name }) => name)).not.toContain('memory.purge');
    const told = await desk(['memory', 'purge', 'birch', '--yes'], { handlers });
    expect(lastAsked(told)).toEqual({ name: 'memory.purge', input: { entry: 'm1' } });
    expect(told.out).toContain('not erased: conversation s1');
  });

  it('approves all that waits, and ends with 1 when something stays', async () => {
    const decisions = [
      { id: '0000000a', ok: true, outcome: 'applied' as const, message: '', seqs: [1] },
      { id: '0000000b', ok: false, outcome: 'stale' as const, message: 'changed since', seqs: [] },
    ];
    const proposal = (id: string): object => ({
      id,
      subsystem: 'memory',
      action: 'add',
      store: 'user',
      skill: null,
      summary: 's',
      createdAt: 1,
      cause,
      state: 'ready',
      reason: '',
      ops: [{ action: 'add', target: null, content: 'x', findings: [] }],
      budget: null,
      stale: null,
      fileAfter: [],
      hash: 'h1',
      supersedes: null,
      supersededBy: null,
      diff: null,
    });
    const handlers = (): HandlerTable => ({
      'approvals.list': () => ({ proposals: [proposal('0000000a'), proposal('0000000b')] as never, unreadable: [] }),
      'approvals.approve': () => ({ decisions }),
    });
    const all = await desk(['memory', 'approve', 'all', '--json'], { handlers });
    expect(lastAsked(all)).toEqual({ name: 'approvals.approve', input: { ids: ['0000000a', '0000000b'], seen: {} } });
    expect([all.code, JSON.parse(all.out)]).toEqual([1, decisions]);
    const wrong = await desk(['memory', 'reject', 'zz', '--json'], { handlers });
    expect([wrong.code, JSON.parse(wrong.out)]).toMatchObject([1, { error: { code: 'not_found' } }]);
    expect((await desk(['memory', 'pending'], { handlers })).out).toContain('0000000a  ready  user');
  });

  describe('decides in every way the screen does', () => {
    const decision = { id: '0000000a', ok: true, outcome: 'applied' as const, message: '', seqs: [1] };
    const handlers = (): HandlerTable => ({
      ...memory(),
      'approvals.get': () => ({ id: '0000000a', store: 'memory' }) as never,
      'approvals.list': () => ({ proposals: [], unreadable: [] }),
      'approvals.approve': () => ({ decisions: [decision] }),
      'approvals.approveEdited': () => decision,
      'approvals.approveDespite': () => decision,
      'approvals.unreject': () => ({ decisions: [decision] }),
    });

    it.each([
      [
        ['approve', '0000000a', '--text', '-', '--op', '2'],
        'approvals.approveEdited',
        { id: '0000000a', op: 1, text: 'mine', also: [], against: null, seen: {} },
      ],
      [
        ['approve', '0000000a', '--despite', 'exfil, prompt_injection'],
        'approvals.approveDespite',
        { id: '0000000a', kinds: ['exfil', 'prompt_injection'], seen: {} },
      ],
      [['unreject', '0000000a'], 'approvals.unreject', { ids: ['0000000a'] }],
    ])('%j', async (words, name, input) => {
      const ran = await desk(['memory', ...words], { handlers, input: 'mine\n' });
      expect([ran.code, lastAsked(ran)]).toEqual([0, { name, input }]);
    });

    it.each([
      ['approve', 'all', '--text', 'x'],
      ['approve', 'all', '--despite', 'exfil'],
      ['approve', '0000000a', '--despite', ' , '],
      ['approve', '0000000a', '--op', '2'],
      ['approve', '0000000a', '--text', 'x', '--op', '0'],
      ['approve', '0000000a', '--text', 'x', '--despite', 'exfil'],
    ])('but not %s %s %s', async (...words) => {
      const ran = await desk(['memory', ...words], { handlers });
      expect(ran.code).toBe(2);
      expect(ran.asked.filter(({ name }) => name.startsWith('approvals.approve'))).toEqual([]);
    });
  });

  it('tells the history of one entry, by its id or a text it once had, or of all', async () => {
    const event = { kind: 'done', store: 'memory', cause, undoable: false, time: 1 };
    const events = [
      { ...event, seq: 2, op: 'add', entry: 'gone01', before: null, after: 'liked tea once' },
      { ...event, seq: 4, op: 'remove', entry: 'gone01', before: 'liked tea once', after: null },
      { ...event, seq: 6, op: 'add', entry: 'm1', before: null, after: 'server birch' },
    ];
    const handlers = (): HandlerTable => ({
      ...memory(),
      'memory.history': ({ entry }) =>
        ({ events: events.filter((each) => entry === null || each.entry === entry), verified: true }) as never,
    });
    const all = await desk(['memory', 'history', '--json'], { handlers });
    expect(JSON.parse(all.out)).toMatchObject({
      entry: null,
      verified: true,
      events: [{ seq: 2 }, { seq: 4 }, { seq: 6 }],
    });
    for (const words of ['gone01', 'tea once']) {
      const one = await desk(['memory', 'history', words, '--json'], { handlers });
      expect(JSON.parse(one.out)).toMatchObject({ entry: 'gone01', events: [{ seq: 2 }, { seq: 4 }] });
    }
    expect((await desk(['memory', 'history', 'nothing like it'], { handlers })).code).toBe(1);
  });

  it('scans whole input, or a JSON string a line with a result a line', async () => {
    const scan = (text: string): { kind: string; start: number; end: number; message: string }[] =>
      text.includes('bad') ? [{ kind: 'k', start: 0, end: 3, message: 'm' }] : [];
    const whole = await desk(['memory', 'scan', '--json'], { services: { scan }, input: 'bad\n' });
    expect(JSON.parse(whole.out)).toEqual({ findings: [{ kind: 'k', start: 0, end: 3, message: 'm' }] });
    const lines = await desk(['memory', 'scan', '--lines', '--scope', 'strict'], {
      services: { scan },
      input: '"bad"\nnot json\n"fine"\n7',
    });
    expect(lines.code).toBe(1);
    expect(
      lines.out
        .trim()
        .split('\n')
        .map((line) => Object.keys(JSON.parse(line) as object)[0]),
    ).toEqual(['findings', 'error', 'findings', 'error']);
    expect((await desk(['memory', 'scan', '--scope', 'odd'], { services: { scan } })).code).toBe(2);
  });
});
