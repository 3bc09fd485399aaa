import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { ModelEvent } from '../ports.ts';
import { counted, fill, long, open, record, settings, tooLong, writer } from '../testing/compressing.ts';
import { lines, says, type Step } from '../testing/fakes.ts';

describe('a conversation that the provider counts as nearly full', () => {
  it('is summarised before the next call: the end stays, a new snapshot begins, and the person is told', async () => {
    const model = writer();
    const b = open([], { model: () => model });
    const session = await fill(b);
    await b.say(session, 'go on');
    const stored = lines(b.store, session);
    expect(stored[0]).toBe('user: question 0 hunter2');
    expect(stored[1]).toContain('[CONTEXT COMPACTION — REFERENCE ONLY]');
    expect(stored[1]).toContain(record);
    expect(stored[1]).toContain('- question 2 ***');
    expect(stored[2]).toMatch(/^note: \(new_snapshot\) \d+ older messages were summarised/u);
    expect(stored.slice(-2)).toEqual(['user: go on', 'assistant: done']);
    expect(b.requests.at(-1)?.messages.length).toBeLessThan(b.requests.at(-2)?.messages.length ?? 0);
    expect(model.asked).toHaveLength(1);
    expect(b.events('turn.notice').map((each) => each.text)).toContain('Summarising older messages…');
    expect(b.store.usage).toContainEqual(expect.objectContaining({ task: 'compression', model: 'writer' }));
    await b.say(session, 'and on');
    expect(model.asked).toHaveLength(1);
  });

  it('is not touched while compression is off, nor on a mere estimate below the net', async () => {
    const off = open([], { settings: () => ({ ...settings, enabled: false }) });
    await off.say(await fill(off), 'go on');
    expect(off.events('message.added')).toEqual([]);
    expect(off.requests.at(-1)?.messages.length).toBe(11);
    const small = open([]);
    await small.say(await fill(small, 100), 'go on');
    expect(small.requests.at(-1)?.messages.length).toBe(11);
  });

  it('is summarised by rule where there is no model', async () => {
    const b = open([], { model: () => null });
    const session = await fill(b);
    await b.say(session, 'go on');
    expect(lines(b.store, session)[1]).toContain('- Asked: question 1 ***');
  });

  it('is left alone after two compressions that gained nothing, and said to be', async () => {
    const b = open([]);
    let session = await fill(b);
    for (let n = 0; n < 6; n += 1) {
      b.steps.push(counted(`more ${String(n)} ${long}`, 95_000));
      session = await b.say(session, `again ${String(n)}`);
    }
    const notes = lines(b.store, session).filter((line) => line.startsWith('note: (new_snapshot)'));
    expect(notes.length).toBe(2);
    expect(b.store.compressionState(session)).toMatchObject({ ineffective: 2 });
    expect(
      b
        .events('turn.notice')
        .map((each) => each.text)
        .join('\n'),
    ).toContain('gained nothing twice');
    expect((await b.agent.compress(session, '')).compressed).toBe(true);
  });

  it('is summarised again from its record', async () => {
    const model = writer();
    const b = open([], { model: () => model });
    const session = await fill(b);
    await b.say(session, 'go on');
    b.steps.push(counted(long, 100), counted(long, 100), counted('x', 90_000));
    for (const words of ['a', 'b', 'c', 'd']) await b.say(session, words);
    expect(model.asked).toHaveLength(2);
    expect(model.asked[1]).toContain(`THE RECORD SO FAR\n\n${record}`);
    expect(lines(b.store, session).filter((line) => line.includes('REFERENCE ONLY'))).toHaveLength(1);
  });
});

describe('when the summary cannot be had', () => {
  const broken: Step = async function* (): AsyncGenerator<ModelEvent> {
    await Promise.resolve();
    yield* [];
    throw new DeskError('provider_failed', 'no credit');
  };
  const silent: Step = async function* (_request, signal): AsyncGenerator<ModelEvent> {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    yield* [];
  };

  it('the conversation goes on as it is, one line tells it, and none is tried for a while', async () => {
    let time = 0;
    const model = writer(broken);
    const b = open([], { model: () => model }, () => time);
    const session = await fill(b);
    b.steps.push(counted('one', 90_000), counted('two', 90_000));
    await b.say(session, 'a');
    await b.say(session, 'b');
    expect(model.asked).toHaveLength(1);
    expect(lines(b.store, session).filter((line) => line.includes('no credit'))).toHaveLength(1);
    expect(b.events('turn.notice').at(-2)?.text).toContain('the next try is in 60 s');
    time = 61_000;
    await b.say(session, 'c');
    expect(model.asked).toHaveLength(2);
    expect(b.store.compressionState(session)).toMatchObject({ failures: 0, cooldownUntil: null });
  });

  it('a second stall makes it by rule', async () => {
    let time = 0;
    const model = writer(silent, silent);
    const b = open([], { model: () => model }, () => time);
    const session = await fill(b);
    b.steps.push(counted('one', 90_000));
    await b.say(session, 'a');
    expect(b.store.compressionState(session)).toMatchObject({ failures: 1, cooldownUntil: 60_000 });
    time = 60_001;
    await b.say(session, 'b');
    expect(lines(b.store, session).join('\n')).toContain('- Asked: question 1');
    expect(b.store.compressionState(session)).toMatchObject({ cooldownUntil: 360_001 });
  });

  const cut: Step = async function* (): AsyncGenerator<ModelEvent> {
    await Promise.resolve();
    yield { type: 'text', text: 'A summary that is not' };
    yield { type: 'end', finishReason: 'length', provider: 'aux', model: 'writer' };
  };

  it.each([
    ['stalls', silent, [60, 300, 900, 900]],
    ['refuses', broken, [60, 60, 60]],
    ['is cut off', cut, [30, 30]],
  ] as const)('a model that %s again and again is waited for longer and longer', async (_name, step, waits) => {
    let time = 0;
    const b = open(
      [],
      { model: () => writer(step), settings: () => ({ ...settings, abortOnFailure: true }) },
      () => time,
    );
    const session = await fill(b);
    const seen: (number | null)[] = [];
    for (const wait of waits) {
      b.steps.push(counted('on', 90_000));
      await b.say(session, 'go on');
      seen.push((((await b.store.compressionState(session)).cooldownUntil ?? 0) - time) / 1000);
      time += wait * 1000 + 1;
    }
    expect(seen).toEqual(waits);
    expect(b.store.compressionState(session)).toMatchObject({ failures: waits.length });
  });

  it('the person may try at once, and starts the waits anew', async () => {
    const model = writer(broken);
    const b = open([], { model: () => model });
    const session = await fill(b);
    await b.say(session, 'a');
    expect(b.store.compressionState(session)).toMatchObject({ failures: 1, cooldownUntil: 60_000 });
    expect(await b.agent.compress(session, '')).toMatchObject({ compressed: true });
    expect(b.store.compressionState(session)).toMatchObject({ failures: 0, cooldownUntil: null });
  });

  it('a stop ends the wait and leaves everything as it was', async () => {
    const b = open([], { model: () => writer(silent), settings: () => ({ ...settings, timeout: 60_000 }) });
    const session = await fill(b);
    const before = lines(b.store, session);
    const pending = b.agent.compress(session, '');
    while (b.events('turn.notice').length === 0) await new Promise((resolve) => setImmediate(resolve));
    await b.agent.stop(session);
    expect(await pending).toMatchObject({ compressed: false, message: 'The compression was stopped.' });
    expect(lines(b.store, session)).toEqual(before);
    expect(b.store.leases.size).toBe(0);
  });
});

describe('a request that the provider refuses as too long', () => {
  it('is made once more after a compression, whatever was counted', async () => {
    const b = open([]);
    const session = await fill(b, 100);
    b.steps.push(tooLong, counted('Got it.', 100));
    await b.say(session, 'go on');
    expect(lines(b.store, session).at(-1)).toBe('assistant: Got it.');
    expect(b.events('turn.ended').at(-1)).toMatchObject({ outcome: 'completed' });
  });

  it('ends the turn when it is refused again', async () => {
    const b = open([]);
    const session = await fill(b, 100);
    b.steps.push(tooLong, tooLong, tooLong);
    const calls = b.requests.length;
    await b.say(session, 'go on');
    expect(b.requests.length - calls).toBe(2);
    expect(b.events('turn.ended').at(-1)).toMatchObject({ outcome: 'failed', error: { message: 'overflow' } });
  });
});

describe('a compression the person asks for', () => {
  it('says what it gained, keeps what is named, and is refused while a turn runs', async () => {
    const model = writer();
    const b = open([], { model: () => model });
    const session = await fill(b, 100);
    const result = await b.agent.compress(session, 'the blue door');
    expect(result).toMatchObject({ compressed: true });
    expect(result.tokensAfter).toBeLessThan(result.tokensBefore);
    expect(model.asked[0]).toContain('the blue door');
    expect(b.agent.running(session)).toBe(false);
    expect(await b.agent.compress(session, '')).toMatchObject({ compressed: false });
    b.steps.push(async function* (_request, signal) {
      yield { type: 'text', text: 'hm' };
      await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    });
    await b.agent.send({ session, text: 'wait', whenBusy: 'queue' });
    await expect(b.agent.compress(session, '')).rejects.toMatchObject({ code: 'busy' });
    await b.agent.stop(session);
  });

  it('in a short conversation does nothing and says so', async () => {
    const b = open([says('hi')]);
    const session = await b.say(null, 'hello');
    expect(await b.agent.compress(session, '')).toEqual({
      compressed: false,
      tokensBefore: 0,
      tokensAfter: 0,
      message: 'There is nothing in this conversation that could be summarised.',
    });
  });
});
