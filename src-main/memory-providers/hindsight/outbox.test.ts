import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { textAt } from '@shared/record.ts';
import { ProviderQueue } from '../queue.ts';
import { turnOf } from '../testing/world.ts';
import { hindsightFile } from './config.ts';
import { jobOf, never, posted, session, start, turn, write } from './testing/setting.ts';
import { operationId, replacedDocument } from './turns.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u;

describe('what Hindsight is sent', () => {
  it('is one item with the new turn, added to the document of its conversation, by the id of its job', async () => {
    const { provider, stub } = await start({ retain_tags: 'one, two', retain_source: 'desk', extra: 1 });
    const job = jobOf(provider, turn(1, { session: { ...session, parent: 's0' } }));
    await provider.send([job], never);
    const [body] = posted(stub, '/memories');
    expect(body).toMatchObject({ async: true, operation_id: job.id });
    const { content, timestamp, ...item } = (body as { items: Record<string, unknown>[] }).items[0] ?? {};
    expect(item).toEqual({
      context: 'conversation between Hermes Agent and the User',
      document_id: 's1',
      update_mode: 'append',
      tags: ['one', 'two', 'session:s1', 'parent:s0'],
      metadata: {
        ...{ retained_at: '2026-03-01T00:00:00.001Z', message_count: '2', turn_index: '1', session_id: 's1' },
        ...{ platform: 'desktop', agent_identity: 'default', source: 'desk' },
      },
    });
    expect(Date.parse(timestamp as string)).toBe(Date.UTC(2026, 2, 1) + 1);
    expect(JSON.parse(content as string)).toEqual([
      { role: 'user', content: 'User: Word 1 about gardens.', timestamp: '2026-03-01T00:00:00.001Z' },
      { role: 'assistant', content: 'Assistant: Noted 1.', timestamp: '2026-03-01T00:00:00.001Z' },
    ]);
  });

  it('is nothing of a turn without words, of mirrored memory, and of any turn when that is switched off', async () => {
    const { provider, world } = await start();
    expect(provider.jobs(turn(1, { user: ' ', assistant: '' }))).toEqual([]);
    const mirror = { type: 'mirror', session, seq: 1, action: 'add', target: 'user', content: 'x' } as const;
    expect(
      provider.jobs({ ...mirror, previousContent: null, writeOrigin: 'foreground', toolCallId: null, at: 1 }),
    ).toEqual([]);
    write(hindsightFile(world.context), { mode: 'local_external', auto_retain: 'false' });
    expect(provider.jobs(turn(1))).toEqual([]);
  });

  it('goes out every so many turns, the rest at the end, and never two banks together', async () => {
    const { provider, stub, world } = await start({ retain_every_n_turns: 3 });
    const jobs = [1, 2, 3, 4].map((number) => jobOf(provider, turn(number)));
    expect(provider.gather?.(jobs.slice(0, 2), false)).toBe(0);
    expect(provider.gather?.(jobs, false)).toBe(3);
    expect(provider.gather?.(jobs.slice(3), true)).toBe(1);
    await provider.send(jobs.slice(0, 3), never);
    expect(stub.documents).toHaveLength(1);
    expect(stub.turns()).toHaveLength(3);
    const [body] = posted(stub, '/memories');
    expect(textAt(body, 'operation_id')).toMatch(uuid);
    write(hindsightFile(world.context), { ...stub.values, bank_id: 'another', retain_every_n_turns: 3 });
    const mixed = [...jobs.slice(0, 2), jobOf(provider, turn(5))];
    expect(provider.gather?.(mixed, false)).toBe(2);
    await provider.send(mixed.slice(0, 2), never);
    expect(posted(stub, '/memories')).toHaveLength(2);
    expect(stub.seen().at(-1)?.path).toBe('/v1/default/banks/hermes-ada/memories');
  });

  it('has an id for jobs together that is a UUID and no other jobs have', () => {
    const ids = fc.uniqueArray(fc.uuid(), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(ids, (all) => {
        const jobs = all.map((id) => ({ id, kind: 'turn', session: 's', at: 1, payload: null }));
        expect(operationId(jobs)).toMatch(uuid);
        expect(operationId(jobs)).not.toBe(operationId(jobs.slice(1)));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a lost answer', () => {
  it('of a server that knows operations is asked for, and a second sending keeps nothing twice', async () => {
    const { provider, stub } = await start({ retain_every_n_turns: 2 });
    const jobs = [1, 2].map((number) => jobOf(provider, turn(number)));
    await provider.send([jobOf(provider, turn(9))], never);
    expect(await provider.delivered?.(jobs, never)).toBe(false);
    await stub.fault('committed_dropped', 1);
    await expect(provider.send(jobs, never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.(jobs, never)).toBe(true);
    await provider.send(jobs, never);
    expect(stub.turns()).toHaveLength(3);
    await stub.fault('500', 1);
    await expect(provider.delivered?.(jobs, never)).rejects.toMatchObject({ kind: 'server' });
  });

  it('is not given up while the server does not even say its version', async () => {
    const { provider, stub } = await start({ timeout: 1 });
    const job = jobOf(provider, turn(1));
    await stub.fault('stalled', 1);
    await expect(provider.delivered?.([job], never)).rejects.toMatchObject({ kind: 'timeout', reached: 'no' });
    expect(await provider.delivered?.([job], never)).toBe(false);
  });

  it('of a request that takes too long is asked for, too', async () => {
    const { provider, stub } = await start({ timeout: 1 });
    await provider.send([jobOf(provider, turn(1))], never);
    await stub.fault('stalled', 1);
    const job = jobOf(provider, turn(2));
    await expect(provider.send([job], never)).rejects.toMatchObject({ kind: 'timeout', reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(false);
    await provider.send([job], never);
    expect(stub.turns()).toHaveLength(2);
  });

  it.each<[string, string, Json]>([
    ['before 0.8.6, which forgets ids of others', '0.8.5', true],
    ['that keeps it while we wait, by no id', '0.9.1', false],
  ])('of a server %s cannot be told from a request that was lost', async (_name, version, retain_async) => {
    const { provider, stub } = await start({ retain_async });
    stub.version(version);
    const job = jobOf(provider, turn(1));
    await stub.fault(null);
    await provider.send([job], never);
    expect(await provider.delivered?.([job], never)).toBeNull();
    if (retain_async === false) expect(posted(stub, '/memories')[0]).not.toHaveProperty('operation_id');
  });
});

describe('an older server', () => {
  it.each([['0.4.9'], [null]])(
    '(%s) gets the whole conversation in a document of this run, and loses nothing',
    async (version) => {
      const { provider, stub } = await start();
      stub.version(version);
      const jobs = [1, 2, 3].map((number) => jobOf(provider, turn(number)));
      for (const job of jobs) await provider.send([job], never);
      expect(stub.documents).toHaveLength(1);
      expect(stub.documents[0]?.id).toMatch(/^s1-\d{8}_\d{6}_\d{6}$/u);
      expect(stub.turns().map((text) => text.slice(0, 12))).toEqual(['User: Word 1', 'User: Word 2', 'User: Word 3']);
      expect(JSON.stringify(posted(stub, '/memories'))).not.toContain('update_mode');
      // The answer to the third was lost: sending it again replaces the same document.
      expect(await provider.delivered?.(jobs.slice(2), never)).toBe(false);
      await provider.send(jobs.slice(2), never);
      expect(stub.turns()).toHaveLength(3);
      expect(await provider.delivered?.([jobOf(provider, turn(7))], never)).toBeNull();
    },
  );

  it('is what one is taken for that does not say its version in time; what was sent so stays so', async () => {
    const { provider, stub } = await start({ timeout: 1 });
    await stub.fault('stalled', 1);
    const first = jobOf(provider, turn(1));
    await provider.send([first], never);
    expect(stub.documents[0]?.id).not.toBe('s1');
    await provider.send([jobOf(provider, turn(2))], never);
    await provider.send([first], never);
    expect(stub.documents.map(({ id }) => id === 's1')).toEqual([false, true]);
    expect(stub.turns()).toHaveLength(2);
  });

  it('takes along nothing later that it has refused', async () => {
    const { provider, stub } = await start();
    stub.version('0.4.9');
    stub.instead('/memories', { status: 422, json: { detail: [{ msg: 'bad' }] } });
    await expect(provider.send([jobOf(provider, turn(1))], never)).rejects.toMatchObject({ kind: 'refused' });
    await provider.send([jobOf(provider, turn(2))], never);
    expect(stub.turns().map((text) => text.slice(0, 12))).toEqual(['User: Word 2']);
  });

  it('names its documents by the time to the microsecond', () => {
    expect(replacedDocument('s', Date.UTC(2026, 0, 2, 3, 4, 5, 6))).toBe('s-20260102_030405_006000');
  });
});

describe('the version of a server', () => {
  it.each([
    ['500', 'server'],
    ['401', 'unauthorised'],
    ['429', 'rate'],
  ] as const)('that answers %s is not known, and nothing was sent', async (fault, kind) => {
    const { provider, stub } = await start();
    await stub.fault(fault, 1);
    await expect(provider.send([jobOf(provider, turn(1))], never)).rejects.toMatchObject({ kind, reached: 'no' });
    expect(stub.turns()).toEqual([]);
    await provider.send([jobOf(provider, turn(1))], never);
    expect(stub.documents[0]?.id).toBe('s1');
  });
});

describe('conversations', () => {
  it('that change with turns still waiting have each turn once, in their own document', async () => {
    const { world, stub } = await start({ retain_every_n_turns: 2 });
    const manager = await world.open();
    for (const [id, name] of [
      ['s1', 'a'],
      ['s1', 'b'],
      ['s1', 'c'],
      ['s2', 'd'],
      ['s1', 'e'],
      ['s2', 'f'],
    ] as const) {
      world.stored.add(id);
      manager.promptBlock(id);
      manager.answered(turnOf(id, `turn-${name}`, `marker-${name} of a garden`));
    }
    await manager.close();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      expect([name, stub.turns().join('\n').split(`marker-${name}`).length - 1]).toEqual([name, 1]);
    }
    expect(stub.documents.map(({ id }) => id).sort()).toEqual(['s1', 's2']);
  });

  it('are not told what the app said in the person’s place', async () => {
    const { world, stub } = await start();
    const manager = await world.open();
    const said = turnOf('s1', 'turn-1', 'words of the machine');
    manager.answered({ ...said, messages: said.messages.map((one) => ({ ...one, displayKind: 'hidden' })) });
    await manager.close();
    expect(stub.turns()).toEqual([]);
  });

  it('wait in the queue while a server does not answer, and the app closes in time', async () => {
    const { world, stub } = await start();
    const manager = await world.open();
    await stub.fault('stalled');
    for (let at = 1; at <= 30; at += 1) manager.answered(turnOf('s1', `turn-${String(at)}`, `marker ${String(at)}`));
    await manager.close();
    const queue = ProviderQueue.look(`${world.home}/desk/providers/hindsight.db`);
    expect(queue?.counts()).toEqual({ waiting: 30, aside: 0, uncertain: 0 });
    queue?.close();
  });
});
