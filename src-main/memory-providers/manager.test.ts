import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { providerRequests } from '@shared/contract/providers.ts';
import { ProviderDesk } from './desk.ts';
import type { NewJob, ProviderEvent } from './events.ts';
import { ProviderFailure } from './failure.ts';
import { maskText } from './masking.ts';
import type { ProviderManager } from './manager.ts';
import type { MemoryProvider, ProviderKind } from './provider.ts';
import { withoutRepeats } from './recall.ts';
import { stubKind } from './testing/stub-provider.ts';
import { providerWorld, turnOf, type ProviderWorld } from './testing/world.ts';
import { isTrivial } from './trivial.ts';

const never = new AbortController().signal;

/** A provider without any service that does what a test says. */
function kindOf(provider: Partial<MemoryProvider>, name = 'own'): ProviderKind {
  const quiet: MemoryProvider = {
    promptBlock: () => '',
    tools: () => [],
    recall: () => Promise.resolve({ text: '', count: 0 }),
    jobs: () => [],
    destination: () => '',
    send: () => Promise.resolve(),
    idempotent: true,
    close: () => Promise.resolve(),
  };
  return {
    ...stubKind('idempotent'),
    name,
    fields: [],
    missing: () => null,
    places: () => [{ what: { en: 'Everything', zh: '全部' }, where: '/nowhere' }],
    open: () => ({ ...quiet, ...provider }),
  };
}

function world(kinds: readonly ProviderKind[], config = 'memory:\n  provider: own\n'): ProviderWorld {
  const made = providerWorld(kinds, config);
  onTestFinished(() => made.remove());
  return made;
}

/** Every event becomes a job that holds it. */
const everything = (event: ProviderEvent): NewJob[] => [
  { kind: event.type, session: null, payload: JSON.parse(JSON.stringify(event)) as NewJob['payload'] },
];

/** Keeps what is sent, by kind. */
function keeper(): { provider: Partial<MemoryProvider>; kinds: string[]; payloads: unknown[] } {
  const kinds: string[] = [];
  const payloads: unknown[] = [];
  const send: MemoryProvider['send'] = (jobs) => {
    for (const { kind, payload } of jobs) {
      kinds.push(kind);
      payloads.push(payload);
    }
    return Promise.resolve();
  };
  return { provider: { jobs: everything, send }, kinds, payloads };
}

async function opened(test: ProviderWorld): Promise<ProviderManager> {
  const manager = await test.open();
  onTestFinished(() => manager.close());
  return manager;
}

it.each([
  ['', true],
  ['  ', true],
  ['/compress', true],
  ['Thank you!', true],
  ['OK.', true],
  ['go ahead', true],
  ['👍', true],
  ['yes, and the tea?', false],
  ['no tea', false],
  ['好的，那茶呢', false],
])('%j asks for nothing to be recalled: %s', (prompt, trivial) => {
  expect(isTrivial(prompt)).toBe(trivial);
});

it('masks what leaves, and no picture that is written into the text', () => {
  const picture = 'data:image/png;base64,c2stcGxhbnRlZDAxMjM0NTY3ODlhYmNkZWZnaGlqa2xtbm9w';
  const masked = maskText(`sk-planted0123456789abcdefghijklmnop ${picture}`, (text) => text.replace(/sk-\w+/gu, '***'));
  expect(masked).toBe(`*** ${picture}`);
});

it('a bullet that was said before in its section is dropped', () => {
  expect(withoutRepeats('## A\n- x\n- X \ntext\ntext\n## B\n- x')).toBe('## A\n- x\ntext\ntext\n## B\n- x');
});

describe('a recall', () => {
  it('that hangs holds a turn up for its limit once, and later turns not at all until it has come back', async () => {
    const hanging = Promise.withResolvers<{ text: string; count: number }>();
    let asked = 0;
    const recall = (): Promise<{ text: string; count: number }> => {
      asked += 1;
      return asked === 1 ? hanging.promise : Promise.resolve({ text: '- back', count: 1 });
    };
    const manager = await opened(world([kindOf({ recall })]));
    expect((await manager.recall('s', 'what about tea', never)).context).toBe('');
    expect(manager.current?.lastRecall?.outcome).toBe('late');
    expect((await manager.recall('s', 'what about tea', never)).context).toBe('');
    expect(manager.current?.lastRecall?.outcome).toBe('busy');
    expect(asked).toBe(1);
    hanging.resolve({ text: 'late', count: 1 });
    await hanging.promise;
    await Promise.resolve();
    expect((await manager.recall('s', 'what about tea', never)).context).toContain('- back');
  });

  it('that reads like orders is left out, and the person is told', async () => {
    const test = world([kindOf({ recall: () => Promise.resolve({ text: 'obey', count: 1 }) })]);
    test.findings = ['prompt_injection'];
    const manager = await opened(test);
    const { context, note } = await manager.recall('s', 'what about tea', never);
    expect([context, note]).toEqual(['', expect.stringContaining('prompt_injection')]);
  });

  it('that fails, throws or is far too long never fails a turn', async () => {
    const answers: (() => Promise<{ text: string; count: null }>)[] = [
      () => Promise.reject(new ProviderFailure('server', 'broken')),
      () => {
        throw new TypeError('a mistake');
      },
      () => Promise.resolve({ text: `- ${'x'.repeat(100)}\n`.repeat(1).concat('y'.repeat(90_000)), count: null }),
    ];
    const manager = await opened(world([kindOf({ recall: () => answers.shift()?.() ?? Promise.reject(new Error()) })]));
    expect((await manager.recall('s', 'one thing', never)).context).toBe('');
    expect((await manager.recall('s', 'one thing', never)).context).toBe('');
    const { context } = await manager.recall('s', 'one thing', never);
    expect(context.length).toBeLessThan(17_000);
    expect(context).toContain('left out here');
  });

  it('ends with the turn that is stopped', async () => {
    const manager = await opened(world([kindOf({ recall: () => new Promise(() => undefined) })]));
    const stop = new AbortController();
    const recalled = manager.recall('s', 'one thing', stop.signal);
    stop.abort(new Error('stopped'));
    await expect(recalled).rejects.toThrow('stopped');
  });
});

describe('what a provider is told', () => {
  it('is nothing of a turn without words of the person, of a child, of reviews, or by an onlooker', async () => {
    const kept = keeper();
    const test = world([kindOf(kept.provider)]);
    const onlooker = await test.open({ readOnly: true });
    onlooker.answered(turnOf('s', 't0', 'hello there'));
    expect((await onlooker.recall('s', 'hello there', never)).context).toBe('');
    expect(() => onlooker.use()).toThrow('Another app');
    await onlooker.close();
    const manager = await test.open();
    manager.answered(turnOf('child-1', 't1', 'hello there'));
    const own = turnOf('s', 't2', 'go on with the goal');
    manager.answered({ ...own, messages: own.messages.map((one) => ({ ...one, displayKind: 'hidden' })) });
    manager.answered({ ...own, turn: 't3', spoken: false });
    await manager.close();
    expect(kept.kinds).toEqual([]);
  });

  it('is a turn that was answered while the app died, at the next start, once', async () => {
    const kept = keeper();
    const test = world([kindOf(kept.provider)]);
    const died = await test.open();
    test.stored.add('s').add('t');
    died.said('s', 'turn-1');
    died.said('t', 'turn-2');
    // It dies here: nothing is closed. One turn was answered on disk, the other one is still owed its answer.
    test.answered.set('s', turnOf('s', '', 'remember the tea').messages);
    const next = await test.open();
    await next.close();
    const again = await test.open();
    test.answered.set('t', turnOf('t', '', 'and the walk').messages);
    again.answered({ ...turnOf('t', 'turn-9', 'and the walk'), spoken: false });
    again.answered({ ...turnOf('t', 'turn-10', 'and the walk'), spoken: false });
    await again.close();
    const turns = kept.payloads.filter((each) => (each as { type: string }).type === 'turn');
    expect(turns).toMatchObject([
      { turn: 'turn-1', user: 'remember the tea' },
      { turn: 'turn-2', user: 'and the walk' },
    ]);
    await died.close();
  });

  it('is that a conversation ended, when another one is begun and when the app closes', async () => {
    const kept = keeper();
    const test = world([kindOf(kept.provider)]);
    const manager = await test.open();
    manager.promptBlock('a');
    manager.answered(turnOf('a', '1', 'first things'));
    test.stored.add('a');
    manager.promptBlock('b');
    manager.answered(turnOf('b', '2', 'second things'));
    await manager.close();
    expect(kept.kinds).toEqual(['turn', 'session_ended', 'session_switched', 'turn', 'session_ended']);
    expect(kept.payloads[2]).toMatchObject({ reason: 'reset', from: { id: 'a' }, to: { id: 'b' } });
  });

  it('waits in memory while the disk refuses it, and is told when it does not', async () => {
    const kept = keeper();
    const test = world([kindOf(kept.provider)]);
    const manager = await test.open();
    const other = new Database(manager.queueFile('own'));
    other.exec('DROP TABLE told');
    manager.answered(turnOf('s', '1', 'do not lose this'));
    expect(
      manager
        .problems()
        .map(({ message }) => message)
        .join(),
    ).toContain('could not be written');
    other.exec('CREATE TABLE told (event TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID');
    other.close();
    await manager.close();
    expect(kept.kinds).toContain('turn');
  });

  it('goes out together as the provider wants it, and alone once one of them was refused', async () => {
    const batches: string[][] = [];
    const provider: Partial<MemoryProvider> = {
      jobs: (event) =>
        event.type === 'turn' ? [{ kind: 'turn', session: event.session.id, payload: event.user }] : [],
      gather: (waiting, flush) => (flush ? waiting.length : waiting.length >= 3 ? 3 : 0),
      send: (jobs) => {
        batches.push(jobs.map(({ payload }) => JSON.stringify(payload)));
        const bad = jobs.some(({ payload }) => payload === 'bad words');
        return bad ? Promise.reject(new ProviderFailure('refused', 'no')) : Promise.resolve();
      },
    };
    const test = world([kindOf(provider)]);
    const manager = await test.open();
    manager.answered(turnOf('s', '1', 'good one'));
    manager.answered(turnOf('s', '2', 'bad words'));
    await manager.line('own')?.sender.drain(1000);
    expect(batches).toEqual([]);
    manager.answered(turnOf('s', '3', 'good two'));
    await manager.line('own')?.sender.drain(1000);
    const [one, bad, two] = ['"good one"', '"bad words"', '"good two"'];
    expect(batches).toEqual([[one, bad, two], [one], [bad], [two]]);
    expect(manager.line('own')?.queue.jobs('aside')).toMatchObject([{ payload: 'bad words', error: 'no' }]);
    manager.answered(turnOf('s', '4', 'the rest'));
    await manager.close();
    expect(batches.at(-1)).toEqual(['"the rest"']);
  });
});

describe('a provider that misbehaves', () => {
  it('whose queue is no database is a problem, and nothing of it is overwritten', async () => {
    const test = world([kindOf({})]);
    const first = await test.open();
    const file = first.queueFile('own');
    await first.close();
    const { readFileSync, rmSync, writeFileSync } = await import('node:fs');
    for (const end of ['-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    writeFileSync(file, 'something else entirely, and long enough to be looked at');
    const manager = await opened(test);
    expect(manager.current).toBeNull();
    expect(manager.problems()).toMatchObject([{ file, blocking: false }]);
    expect(readFileSync(file, 'utf8')).toContain('something else entirely');
  });

  it('has no tool by the name of one of ours, and no block that reads like an attack', async () => {
    const tool = { description: '', parameters: {}, reads: true, run: () => Promise.resolve(null) };
    const provider: Partial<MemoryProvider> = {
      tools: () => [
        { ...tool, name: 'memory' },
        { ...tool, name: 'own_search' },
        { ...tool, name: 'own_search' },
        { ...tool, name: 'with space' },
      ],
      promptBlock: () => 'obey',
    };
    const test = world([kindOf(provider)]);
    const manager = await opened(test);
    expect(manager.tools().map(({ name }) => name)).toEqual(['own_search']);
    test.findings = ['prompt_injection'];
    expect(manager.promptBlock('s')).toBe('');
    expect(manager.current?.warnings).toHaveLength(4);
    const hidden = await test.open({ toolsOn: () => false });
    expect(hidden.tools()).toEqual([]);
    await hidden.close();
  });

  it('cannot hold up the closing of the app', async () => {
    const test = world([kindOf({ jobs: everything, send: () => new Promise(() => undefined), idempotent: false })]);
    const manager = await test.open({ limits: { closeMs: 100, sendMs: 60_000, lookMs: null } });
    manager.answered(turnOf('s', '1', 'one thing'));
    await manager.close();
    const again = await test.open({ limits: { lookMs: null, backoff: () => 1 } });
    await expect.poll(() => again.line('own')?.queue.counts().uncertain).toBe(1);
    await again.close();
  });
});

describe('another provider', () => {
  it('holds for new conversations; the old one sends what it has when its last conversation ends, and is closed', async () => {
    const [old, fresh] = [keeper(), keeper()];
    let closed = 0;
    const close = (): Promise<void> => {
      closed += 1;
      return Promise.resolve();
    };
    const tool = {
      name: 'old_tool',
      description: '',
      parameters: {},
      reads: true,
      run: () => Promise.resolve('still here'),
    };
    const kinds = [kindOf({ ...old.provider, tools: () => [tool], close }), kindOf(fresh.provider, 'other')];
    const test = world(kinds);
    const manager = await opened(test);
    const [kept] = manager.tools();
    manager.promptBlock('a');
    manager.answered(turnOf('a', '1', 'first things'));
    test.stored.add('a');
    await test.select('other');
    await manager.reload(false);
    manager.answered(turnOf('a', '2', 'second things'));
    const context = {
      ...{ session: 'a', turn: '2', origin: 'foreground' as const, message: null, workspace: null },
      signal: never,
    };
    expect((await kept?.run({}, context))?.content).toBe('"still here"');
    expect(manager.ending()).toEqual(['own']);
    manager.promptBlock('b');
    manager.answered(turnOf('b', '3', 'third things'));
    await expect.poll(() => closed).toBe(1);
    expect(old.kinds).toEqual(['turn', 'turn', 'session_ended']);
    await expect.poll(() => fresh.kinds).toContain('turn');
    expect(JSON.parse((await kept?.run({}, context))?.content ?? '')).toHaveProperty('error');
    expect(manager.line('own')).toBeNull();
  });
});

it('a conversation that began without a provider has none to its end', async () => {
  const kept = keeper();
  const test = world([kindOf(kept.provider)], '');
  const manager = await test.open();
  expect(manager.promptBlock('a')).toBe('');
  manager.answered(turnOf('a', '1', 'first things'));
  test.stored.add('a');
  // Looking at the next prompt begins nothing, and ends nothing.
  expect(manager.promptBlock('(not begun)', true)).toBe('');
  await test.select('own');
  await manager.reload(false);
  manager.answered(turnOf('a', '2', 'second things'));
  manager.promptBlock('b');
  manager.answered(turnOf('b', '3', 'third things'));
  await manager.close();
  const users = kept.payloads.filter((each) => (each as { type: string }).type === 'turn');
  expect(users).toMatchObject([{ user: 'third things' }]);
});

it('keeps what must survive a compression, unless it reads like orders', async () => {
  const compressing = (): Promise<string> => Promise.resolve('The person drinks tea.');
  const test = world([kindOf({ compressing })]);
  const manager = await opened(test);
  manager.promptBlock('s');
  const { messages } = turnOf('s', '1', 'hello there');
  expect(await manager.compressing('s', messages, 7, never)).toBe('The person drinks tea.');
  test.findings = ['prompt_injection'];
  expect(await manager.compressing('s', messages, 7, never)).toBe('');
});

it('what a service says of a memory is bounded and whole before it goes into a prompt or onto a screen', async () => {
  const strange = {
    ...{
      id: `../${'i'.repeat(9000)}`,
      text: 'half a sign \ud800',
      kind: 'k'.repeat(9000),
      labels: Array(900).fill('l\udc00'),
    },
    ...{ created: 9e15, updated: Number.NaN, trust: Infinity, session: null },
  };
  const page = { items: [strange], next: 'n'.repeat(5000), total: 1e300 };
  const recall = (): Promise<{ text: string; count: number }> => Promise.resolve({ text: 'tea \ud800', count: 1e300 });
  const kinds = [kindOf({ recall, list: () => Promise.resolve(page) })];
  const test = world(kinds);
  const manager = await opened(test);
  const { context } = await manager.recall('s1', 'what about tea?', never);
  expect([context.isWellFormed(), context.includes('tea')]).toEqual([true, true]);
  expect(manager.current?.lastRecall?.count).toBeNull();
  const desk = new ProviderDesk({
    kinds: () => kinds,
    manager,
    readOnly: false,
    paused: () => false,
    onChange: () => undefined,
    onRestored: () => undefined,
  });
  const shown = await desk.memories('', null);
  expect(providerRequests['providers.memories'].output.parse(shown)).toEqual(shown);
  expect(shown).toMatchObject({ next: null, total: null });
  const [item] = shown.items;
  expect(item).toMatchObject({ created: null, updated: null, trust: null, text: 'half a sign \ufffd' });
  expect([item?.id.length, item?.kind.length, item?.labels.length, item?.labels[0]]).toEqual([500, 500, 50, 'l\ufffd']);
});

it('a conversation that ends is read for a provider that looks at it alone', async () => {
  let looks = false;
  const jobs = (event: ProviderEvent): NewJob[] =>
    looks && event.type === 'session_ended' ? [{ kind: 'ended', session: null, payload: event.messages.length }] : [];
  const test = world([kindOf({ jobs })]);
  const find = (): null => null;
  let read = 0;
  const messages = (): [] => {
    read += 1;
    return [];
  };
  const conversations = {
    find,
    messages,
    turns: () => 0,
    lastTurn: () => null,
    running: () => false,
    isChild: () => false,
  };
  const manager = await test.open({ conversations });
  onTestFinished(() => manager.close());
  manager.answered(turnOf('s1', 't1', 'words'));
  manager.promptBlock('s2');
  expect(read).toBe(0);
  looks = true;
  manager.answered(turnOf('s2', 't2', 'words'));
  manager.promptBlock('s3');
  expect(read).toBe(1);
});

it('a provider that fails at an event is asked once, breaks no turn, and is told to the person', async () => {
  let asked = 0;
  const jobs = (): NewJob[] => {
    asked += 1;
    throw new TypeError('no such field');
  };
  const test = world([kindOf({ jobs })]);
  const manager = await opened(test);
  manager.answered(turnOf('s1', 't1', 'words'));
  expect(manager.problems()).toMatchObject([{ message: 'Stub did not take what it was told: no such field' }]);
  manager.answered(turnOf('s1', 't1', 'words'));
  await manager.close();
  // The turn, and the end of the conversation.
  expect(asked).toBe(2);
});
