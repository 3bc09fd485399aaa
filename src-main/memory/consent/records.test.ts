import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, testMemory, type TestMemory } from '../testing/home.ts';
import { approve, only } from './testing/gated.ts';

afterEach(cleanUp);

describe('records of other programs', () => {
  async function put(test: TestMemory, name: string, record: unknown): Promise<void> {
    await mkdir(join(test.home, 'pending/memory'), { recursive: true });
    const text = typeof record === 'string' ? record : JSON.stringify(record, null, 2);
    await writeFile(join(test.home, 'pending/memory', name), text);
  }

  it('are approved when they say all that is needed', async () => {
    const test = await testMemory();
    await put(test, 'abcdef01.json', {
      id: 'abcdef01',
      subsystem: 'memory',
      action: 'add',
      summary: 'add to memory: from Hermes',
      origin: 'background_review',
      created_at: 1_780_000_000.25,
      payload: { action: 'add', target: 'memory', content: 'from Hermes', old_text: null },
    });
    expect(await only(test)).toMatchObject({
      state: 'ready',
      createdAt: 1_780_000_000_250,
      cause: { origin: 'background_review', session: null },
    });
    expect(await approve(test, 'abcdef01')).toEqual(['applied']);
    expect(await test.text('memory')).toBe('from Hermes');
  });

  it('are refused when they would change an entry without saying which', async () => {
    const test = await testMemory();
    await test.entries('memory', ['likes tea']);
    const payload = { action: 'remove', target: 'memory', content: null, old_text: 'tea' };
    await put(test, 'abcdef01.json', { id: 'abcdef01', action: 'remove', payload });
    expect(await only(test)).toMatchObject({ state: 'refused', reason: expect.stringContaining('pinning') as string });
    expect(await approve(test, 'abcdef01')).toEqual(['refused']);
    expect(await test.text('memory')).toBe('likes tea');
  });

  it('are listed when they are no memory writes, and left alone', async () => {
    const test = await testMemory();
    await put(test, 'abcdef01.json', '{"id": ');
    await put(test, 'abcdef02.json', [1, 2]);
    await put(test, 'notes.json', { any: 'thing' });
    await put(test, 'abcdef03.json', { id: 'abcdef03', subsystem: 'skills', payload: {} });
    await put(test, 'abcdef04.json', { payload: { action: 'merge', target: 'posture' } });
    await put(
      test,
      'abcdef05.json',
      '\uFEFF{"payload": {"action": "add", "target": "user", "content": "Name: Alice"}}',
    );
    await put(test, '.abcdef06_x.tmp', 'half');
    const { proposals, unreadable } = await test.memory.proposals();
    expect(unreadable).toEqual(['abcdef01.json', 'abcdef02.json', 'abcdef03.json', 'notes.json']);
    expect(proposals.map((proposal) => [proposal.id, proposal.state]).sort()).toEqual([
      ['abcdef04', 'refused'],
      ['abcdef05', 'ready'],
    ]);
    expect(await readdir(join(test.home, 'pending/memory'))).toHaveLength(7);
  });

  it.each([
    [{ action: 'batch', target: 'memory', operations: [] }],
    [{ action: 'batch', target: 'memory', operations: [null] }],
    [{ action: 'batch', target: 'memory', operations: [{ action: 5 }] }],
    [{ action: 'batch', target: 'memory', operations: [{ action: 'add', content: 'fine' }, 7] }],
    [{ action: 'batch', target: 'memory', operations: 'all' }],
    [{ action: 'add', target: 'memory', content: 'x', operations: [null] }],
    [{ action: 'add', target: 'memory', content: ['x'] }],
    ['add'],
    [null],
  ])('with a payload like %j are refused and do not hide the others', async (payload) => {
    const test = await testMemory();
    await test.entries('memory', ['likes tea']);
    await put(test, 'abcdef01.json', { payload });
    await put(test, 'abcdef02.json', { payload: { action: 'add', target: 'memory', content: 'fine' } });
    const { proposals } = await test.memory.proposals();
    expect(proposals.map(({ id, state }) => [id, state]).sort()).toEqual([
      ['abcdef01', 'refused'],
      ['abcdef02', 'ready'],
    ]);
    expect(await approve(test, 'abcdef01')).toEqual(['refused']);
    expect(await test.text('memory')).toBe('likes tea');
  });

  it.each([
    [{ action: 'add', target: '../USER', content: 'x' }, 'its target is "../USER"'],
    [{ action: 'add', content: 'x' }, 'its target is missing'],
    [{ action: 'remove', target: 'memory', matched_entry: 5 }, 'its matched_entry is no text'],
    [{ action: 'batch', target: 'memory', operations: {} }, 'its operations are no list'],
    [{ action: 'batch', target: 'memory', operations: [{ action: 'add', content: 'x' }, 7] }, 'its operation 2'],
    [{ target: 'memory', content: 'x' }, 'no action'],
    ['add', 'no object'],
  ])('with a payload like %j say what is wrong with it', async (payload, part) => {
    const test = await testMemory();
    await put(test, 'abcdef01.json', { payload });
    expect((await only(test)).reason).toContain(part);
  });

  it.each(['1e300', '-5', '"yesterday"', 'null', '[]', '1e999'])(
    'with the time %s are dated by their file',
    async (time) => {
      const test = await testMemory();
      const before = Date.now();
      const payload = '{"action": "add", "target": "memory", "content": "x"}';
      await put(test, 'abcdef01.json', `{"created_at": ${time}, "summary": 5, "origin": {}, "payload": ${payload}}`);
      const { createdAt, state } = await only(test);
      expect([state, createdAt]).toEqual(['ready', expect.any(Number)]);
      expect(Math.abs(createdAt - before)).toBeLessThan(60_000);
    },
  );

  it('that are far too large are not read', async () => {
    const test = await testMemory();
    await put(test, 'abcdef01.json', { payload: { action: 'add', target: 'memory', content: 'x'.repeat(2_000_000) } });
    expect(await test.memory.proposals()).toMatchObject({ proposals: [], unreadable: ['abcdef01.json'] });
    expect((await test.memory.waiting()).count).toBe(0);
  });

  it('are seen when they change', async () => {
    const test = await testMemory();
    const record = (content: string): unknown => ({ payload: { action: 'add', target: 'memory', content } });
    await put(test, 'abcdef01.json', record('first'));
    expect((await only(test)).ops[0]?.content).toBe('first');
    await put(test, 'abcdef01.json', record('second one'));
    expect((await only(test)).ops[0]?.content).toBe('second one');
  });
});
