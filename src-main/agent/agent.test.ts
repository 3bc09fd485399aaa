import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { CalledTool } from './agent.ts';
import { bench, breaks, hangs, lines, ok, says, tool } from './testing/fakes.ts';
import { closingWords, continueWords, noAnswerWords } from './words.ts';

const echo = tool('echo', 'parallel', (args) => ok(String(args['text'])));

describe('a turn', () => {
  it('has the person’s words on disk before the model is called and every row on disk before its event', async () => {
    const b = bench([says('Let me see.', [{ name: 'echo', args: '{"text":"hi"}' }]), says('Done.')], { tools: [echo] });
    const session = await b.say(null, 'Say hi');
    expect(lines(b.store, session)).toEqual([
      'user: Say hi',
      'assistant: [echo] Let me see.',
      'tool: hi',
      'assistant: Done.',
    ]);
    const order = b.trace.map((each) =>
      each.what === 'row' ? `row ${each.row.role}` : each.what === 'call' ? 'call' : each.type,
    );
    expect(order.indexOf('row user')).toBeLessThan(order.indexOf('call'));
    const toolRow = order.indexOf('row tool');
    const shown = b.trace.findIndex(
      (each) => each.what === 'event' && each.type === 'turn.tool' && JSON.stringify(each.data).includes('"done"'),
    );
    expect(toolRow).toBeGreaterThan(0);
    expect(shown).toBeGreaterThan(toolRow);
    expect(b.events('turn.ended')).toMatchObject([{ outcome: 'completed', error: null, usage: { calls: 2 } }]);
  });

  it('takes its title from the first words', async () => {
    const b = bench([]);
    const session = await b.say(null, '\n  What is the tallest mountain that a beginner could climb in one day?\nmore');
    expect(b.store.sessions.get(session)?.title).toBe('What is the tallest mountain that a beginner…');
  });

  it('is refused for a session that is not there', async () => {
    await expect(bench([]).agent.send({ session: 'nope', text: 'x', whenBusy: 'queue' })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('is refused, naming the holder, while another process holds the lease', async () => {
    const b = bench([]);
    const session = await b.say(null, 'one');
    b.store.leases.set(session, 'Hermes, process 4711,');
    await expect(b.agent.send({ session, text: 'two', whenBusy: 'queue' })).rejects.toThrow('process 4711');
    expect(lines(b.store, session)).toEqual(['user: one', 'assistant: done']);
    b.store.leases.clear();
    await b.say(session, 'three');
    expect(lines(b.store, session)).toHaveLength(4);
  });

  it('ends with a summary without tools when its steps are used up', async () => {
    const again = says('', [{ name: 'echo', args: '{"text":"x"}' }]);
    const b = bench([again, again, says('Summary.')], { tools: [echo], maxCalls: () => 2 });
    const session = await b.say(null, 'go');
    expect(b.requests.map((request) => request.tools.length)).toEqual([1, 1, 0]);
    expect(lines(b.store, session).slice(-2)).toEqual([`user: (hidden) ${closingWords}`, 'assistant: Summary.']);
  });

  it('rebuilds the system prompt when the model has changed and says so', async () => {
    const b = bench([]);
    const session = await b.say(null, 'one');
    const first = b.requests[0]?.system;
    b.store.sessions.set(session, {
      ...(b.store.sessions.get(session) ?? expect.fail()),
      systemPrompt: 'Old.\n\nModel: other\nProvider: fake',
    });
    await b.say(session, 'two');
    expect(b.requests[1]?.system).toBe(first);
    expect(lines(b.store, session)[2]).toMatch(/^note: \(new_snapshot\)/);
  });
});

describe('a failure', () => {
  it('keeps the text that was on the screen, and stands below it after a reload, unseen by the model', async () => {
    const b = bench([breaks('Half an ans')]);
    const session = await b.say(null, 'hi');
    expect(lines(b.store, session)).toEqual([
      'user: hi',
      'assistant: Half an ans',
      'note: (turn_failed) The connection was lost. Try again.',
    ]);
    expect(b.events('turn.ended')).toMatchObject([{ outcome: 'failed', error: { code: 'provider_failed' } }]);
    expect(await b.agent.live(session)).toEqual({ live: null, halfDone: true, waiting: [] });
    await b.agent.continue(session);
    await b.agent.idle(session);
    expect(b.requests[1]?.messages).toEqual([
      { role: 'user', content: 'hi' },
      { role: 'assistant', content: 'Half an ans' },
      { role: 'user', content: continueWords },
    ]);
    expect(await b.agent.live(session)).toEqual({ live: null, halfDone: false, waiting: [] });
  });

  it('before the first word leaves no answer behind, and the model sees the next words as a turn of their own', async () => {
    const b = bench([breaks('')]);
    const session = await b.say(null, 'one');
    await b.say(session, 'two');
    expect(b.requests[1]?.messages).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: noAnswerWords },
      { role: 'user', content: 'two' },
    ]);
    expect(lines(b.store, session).filter((line) => line.startsWith('user'))).toEqual(['user: one', 'user: two']);
  });

  it('that is answered again after all is no failure to the model', async () => {
    const b = bench([breaks(''), says('Here.'), says('And here.')]);
    const session = await b.say(null, 'one');
    await b.agent.continue(session);
    await b.agent.idle(session);
    await b.say(session, 'two');
    expect(b.requests[2]?.messages).toEqual([
      { role: 'user', content: 'one' },
      { role: 'assistant', content: 'Here.' },
      { role: 'user', content: 'two' },
    ]);
  });

  it('that left no note (a kill, another program) gets one before the next words', async () => {
    const b = bench([says('Yes.'), says('Two.'), says('Three.')]);
    const session = await b.say(null, 'one');
    b.store.append(session, [{ role: 'user', content: 'never answered' }]);
    await b.say(session, 'two');
    await b.say(session, 'three');
    expect(lines(b.store, session).slice(2, 5)).toEqual([
      'user: never answered',
      'note: (unanswered) This was not answered: the turn was stopped or cut off.',
      'user: two',
    ]);
    expect(b.requests[2]?.messages.slice(2, 5)).toEqual([
      { role: 'user', content: 'never answered' },
      { role: 'assistant', content: noAnswerWords },
      { role: 'user', content: 'two' },
    ]);
    expect(lines(b.store, session).filter((line) => line.startsWith('note'))).toHaveLength(1);
  });

  it('drops what a restarted answer had said', async () => {
    const b = bench([
      async function* () {
        yield { type: 'text', text: 'Wrong' };
        await Promise.resolve();
        yield { type: 'restart' };
        yield* says('Right')({ system: '', messages: [], tools: [] }, new AbortController().signal);
      },
    ]);
    const session = await b.say(null, 'hi');
    expect(lines(b.store, session)).toEqual(['user: hi', 'assistant: Right']);
  });

  it('of the disk ends the turn with its reason, and the answer that was shown is not lost', async () => {
    const b = bench([says('Answer.')]);
    b.store.failAppend = (rows) =>
      rows[0]?.role === 'assistant' ? new DeskError('disk_full', 'The disk is full.') : null;
    const session = await b.say(null, 'hi');
    expect(b.events('turn.ended')).toMatchObject([{ outcome: 'failed', error: { code: 'disk_full' } }]);
    expect((await b.agent.live(session)).halfDone).toBe(true);
    b.store.failAppend = null;
    expect(await b.agent.recover()).toEqual([session]);
    expect(b.store.conversation(session).map((row) => row.content)).toContain('Answer.');
  });

  it('of an answer without a word is an error, not an answer', async () => {
    const b = bench([says('')]);
    const session = await b.say(null, 'hi');
    expect(lines(b.store, session)[1]).toMatch(/^note: \(turn_failed\) The model answered without a word/);
  });

  it('of calls that cannot be run is bounded', async () => {
    const bad = says('', [{ name: 'echo', args: '{"text": nope}' }]);
    const b = bench([bad, bad, bad, bad, bad], { tools: [echo] });
    await b.say(null, 'hi');
    expect(b.requests).toHaveLength(3);
    expect(b.events('turn.ended')).toMatchObject([{ outcome: 'failed' }]);
  });
});

describe('stop', () => {
  it('keeps the words that were streamed and marks them stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const b = bench([hangs('Once upon', () => resolve(undefined))]);
    const { session } = await b.agent.send({ session: null, text: 'tell', whenBusy: 'queue' });
    await promise;
    await b.agent.stop(session);
    expect(b.store.conversation(session).at(-1)).toMatchObject({ content: 'Once upon', finishReason: 'stopped' });
    expect(b.events('turn.ended')).toMatchObject([{ outcome: 'stopped' }]);
    expect(
      b
        .events('turn.delta')
        .map((each) => each.text)
        .join(''),
    ).toBe('Once upon');
    await b.say(session, 'go on');
    expect(b.requests[1]?.messages.map((each) => each.content)).toEqual(['tell', 'Once upon', 'go on']);
  });

  it('before the first word stores no empty answer', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const b = bench([hangs('', () => resolve(undefined))]);
    const { session } = await b.agent.send({ session: null, text: 'tell', whenBusy: 'queue' });
    await promise;
    await b.agent.stop(session);
    expect(lines(b.store, session)).toEqual(['user: tell']);
  });

  it('while tools run leaves a result for every call', async () => {
    const running = Promise.withResolvers<undefined>();
    const slow = tool('slow', 'parallel', async (_args, { signal }) => {
      running.resolve(undefined);
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      return ok('late');
    });
    const calls = ['slow', 'slow', 'late', 'echo'].map((name) => ({ name, args: '{}' }));
    const late = tool('late', 'barrier', () => expect.fail('it was stopped before'));
    const b = bench([says('', calls)], { tools: [slow, late, echo] });
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'queue' });
    await running.promise;
    await b.agent.stop(session);
    const results = b.store.conversation(session).filter((row) => row.role === 'tool');
    expect(results.map((row) => row.toolCallId)).toEqual(['c0', 'c1', 'c2', 'c3']);
    expect(results[2]?.content).toContain('was not run');
    expect(b.requests).toHaveLength(1);
  });
});

describe('words sent while a turn runs', () => {
  const gated = () => {
    const running = Promise.withResolvers<undefined>();
    const open = Promise.withResolvers<undefined>();
    const gate = tool('gate', 'barrier', async () => {
      running.resolve(undefined);
      await open.promise;
      return ok('open');
    });
    const b = bench([says('', [{ name: 'gate', args: '{}' }]), says('First.'), says('Second.'), says('Third.')], {
      tools: [gate],
    });
    return { b, running, open };
  };

  it('steer: stand as a row of their own behind the newest tool row', async () => {
    const { b, running, open } = gated();
    const { session, turn } = await b.agent.send({ session: null, text: 'go', whenBusy: 'steer' });
    await running.promise;
    expect(await b.agent.send({ session, text: 'left', whenBusy: 'steer' })).toEqual({
      session,
      turn,
      state: 'steering',
    });
    open.resolve(undefined);
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual([
      'user: go',
      'assistant: [gate] ',
      'tool: open',
      'user: (steer) left',
      'assistant: First.',
    ]);
  });

  it('steer: become the next turn when the running one ends first', async () => {
    const { promise: hung, resolve: hangsNow } = Promise.withResolvers<undefined>();
    const { promise: end, resolve: endNow } = Promise.withResolvers<undefined>();
    const b = bench([
      async function* (request, signal) {
        hangsNow(undefined);
        await end;
        yield* says('First.')(request, signal);
      },
      says('Second.'),
    ]);
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'steer' });
    await hung;
    await b.agent.send({ session, text: 'left', whenBusy: 'steer' });
    endNow(undefined);
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: go', 'assistant: First.', 'user: left', 'assistant: Second.']);
  });

  it('are held by a stop, whether they steered or were queued, until the person sends or drops them', async () => {
    const { promise: hung, resolve: hangsNow } = Promise.withResolvers<undefined>();
    const b = bench([hangs('x', () => hangsNow(undefined)), says('New.'), says('Newer.')]);
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'steer' });
    await hung;
    await b.agent.send({ session, text: 'then this', whenBusy: 'queue' });
    await b.agent.send({ session, text: 'left', whenBusy: 'steer' });
    await b.agent.stop(session);
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: go', 'assistant: x']);
    const { live, waiting } = await b.agent.live(session);
    expect(live).toBeNull();
    expect(waiting.map(({ text, held }) => [text, held])).toEqual([
      ['left', true],
      ['then this', true],
    ]);
    expect(b.events('turn.queue').at(-1)?.queued).toEqual(waiting);

    // A turn of its own and what is queued behind it pass them by.
    await b.agent.send({ session, text: 'new', whenBusy: 'steer' });
    await b.agent.send({ session, text: 'newer', whenBusy: 'queue' });
    await b.agent.idle(session);
    expect(lines(b.store, session).slice(2)).toEqual([
      'user: new',
      'assistant: New.',
      'user: newer',
      'assistant: Newer.',
    ]);
    for (const { id } of waiting) b.agent.unqueue(session, id);
    expect((await b.agent.live(session)).waiting).toEqual([]);
  });

  it('that come between a stop and its end begin their own turn, and are no part of the stopped one', async () => {
    const { promise: running, resolve: runs } = Promise.withResolvers<undefined>();
    const { promise: open, resolve: opens } = Promise.withResolvers<undefined>();
    const slow = tool('slow', 'barrier', async () => {
      runs(undefined);
      await open;
      return ok('done');
    });
    const b = bench([says('', [{ name: 'slow', args: '{}' }]), says('Other.')], { tools: [slow] });
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'steer' });
    await running;
    await b.agent.send({ session, text: 'before', whenBusy: 'steer' });
    const stopped = b.agent.stop(session);
    expect(await b.agent.send({ session, text: 'after', whenBusy: 'steer' })).toMatchObject({ state: 'queued' });
    opens(undefined);
    await stopped;
    await b.agent.idle(session);
    expect(lines(b.store, session).filter((line) => line.startsWith('user'))).toEqual(['user: go', 'user: after']);
    expect((await b.agent.live(session)).waiting).toMatchObject([{ text: 'before', held: true }]);
  });

  it('queue: follow first in, first out, and can be taken back', async () => {
    const { b, running, open } = gated();
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'queue' });
    await running.promise;
    await b.agent.send({ session, text: 'two', whenBusy: 'queue' });
    const three = await b.agent.send({ session, text: 'three', whenBusy: 'queue' });
    await b.agent.send({ session, text: 'four', whenBusy: 'queue' });
    expect((await b.agent.live(session)).live?.queued.map((each) => each.text)).toEqual(['two', 'three', 'four']);
    b.agent.unqueue(session, three.turn);
    open.resolve(undefined);
    await b.agent.idle(session);
    expect(lines(b.store, session).filter((line) => line.startsWith('user'))).toEqual([
      'user: go',
      'user: two',
      'user: four',
    ]);
    expect(() => b.agent.unqueue(session, three.turn)).toThrow('no longer in the queue');
  });

  it('interrupt: stop the running turn and begin their own at once', async () => {
    const hung = Promise.withResolvers<undefined>();
    const b = bench([hangs('Lo', () => hung.resolve(undefined)), says('New.')]);
    const { session } = await b.agent.send({ session: null, text: 'go', whenBusy: 'queue' });
    await hung.promise;
    const sent = await b.agent.send({ session, text: 'instead', whenBusy: 'interrupt' });
    expect(sent.state).toBe('started');
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: go', 'assistant: Lo', 'user: instead', 'assistant: New.']);
  });

  it('at the very same moment never begin two turns in one session', async () => {
    const b = bench([says('1'), says('2'), says('3')]);
    const session = await b.say(null, 'zero');
    await Promise.all(['a', 'b'].map((text) => b.agent.send({ session, text, whenBusy: 'queue' })));
    await b.agent.idle(session);
    expect(lines(b.store, session)).toHaveLength(6);
  });
});

describe('going back', () => {
  it('retry answers the last words again and deletes nothing', async () => {
    const b = bench([says('One.'), says('Other.')]);
    const session = await b.say(null, 'hi');
    await b.agent.retry(session);
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: hi', 'assistant: Other.']);
    expect(b.store.rows.get(session)).toHaveLength(4);
  });

  it('edit puts other words in the place of a message', async () => {
    const b = bench([says('One.'), says('Two.'), says('Three.')]);
    const session = await b.say(null, 'first');
    await b.say(session, 'second');
    const [, , second] = b.store.conversation(session);
    await b.agent.edit(session, second?.id ?? 0, 'better');
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: first', 'assistant: One.', 'user: better', 'assistant: Three.']);
    const answer = b.store.conversation(session)[1]?.id ?? 0;
    await expect(b.agent.edit(session, answer, 'x')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('continue has nothing to do in a finished conversation', async () => {
    const b = bench([]);
    const session = await b.say(null, 'hi');
    await expect(b.agent.continue(session)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what a crash left', () => {
  it('becomes rows: the streamed text, and a result for each call without one', async () => {
    const b = bench(
      [
        says('', [
          { name: 'echo', args: '{"text":"a"}' },
          { name: 'echo', args: '{"text":"b"}' },
        ]),
      ],
      {
        tools: [echo],
      },
    );
    const session = await b.say(null, 'hi');
    const rows = b.store.conversation(session);
    b.store.rewind(session, rows[3]?.id ?? 0);
    await b.agent.continue(session);
    await b.agent.idle(session);
    expect(lines(b.store, session)[3]).toContain('cut off before its result was kept');

    const second = b.store.append(session, [{ role: 'user', content: 'more' }])[0];
    b.drafts.open(session, 't', second?.id ?? 0).add('Partial', '');
    expect((await b.agent.live(session)).halfDone).toBe(true);
    expect(await b.agent.recover()).toEqual([session]);
    expect(b.store.conversation(session).at(-1)).toMatchObject({ content: 'Partial', finishReason: 'incomplete' });
    expect(b.drafts.list()).toEqual([]);
    expect(await b.agent.recover()).toEqual([]);
  });

  it('is left alone while another process runs the turn', async () => {
    const b = bench([], { log: () => undefined });
    const session = await b.say(null, 'hi');
    b.drafts.open(session, 't', 1).add('Partial', '');
    b.store.leases.set(session, 'Hermes');
    expect(await b.agent.recover()).toEqual([]);
    expect(b.drafts.find(session)?.text).toBe('Partial');
  });
});

describe('callTools', () => {
  it('runs calls as one turn and writes nothing into a conversation', async () => {
    const turns = new Set<string>();
    const who = tool('who', 'barrier', (_args, context) => {
      turns.add(context.turn);
      return ok(`${context.origin} ${context.session}`);
    });
    const b = bench([], { tools: [who] });
    const calls = b.agent.callTools([
      { name: 'who', argumentsText: '' },
      { name: 'who', argumentsText: '[1]' },
      { name: 'nobody', argumentsText: '{}' },
      { name: 'who', argumentsText: '{}' },
    ]);
    const results: CalledTool[] = [];
    for await (const result of calls) results.push(result);
    expect(results.map((each) => each.failed)).toEqual([false, true, true, false]);
    expect(results[0]?.content).toBe('foreground ');
    expect(turns.size).toBe(1);
    expect(b.store.rows.size).toBe(0);
  });
});
