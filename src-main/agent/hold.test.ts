import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { bench, hangs, lines, ok, says, tool } from './testing/fakes.ts';

describe('a pause', () => {
  it('stops what runs, keeps what waits in its order, refuses new words, and goes on', async () => {
    let paused = false;
    const hanging = Promise.withResolvers<undefined>();
    const b = bench([hangs('Half', () => hanging.resolve(undefined))], { paused: () => paused });
    const { session } = await b.agent.send({ session: null, text: 'one', whenBusy: 'queue' });
    await hanging.promise;
    await b.agent.send({ session, text: 'three', whenBusy: 'queue' });
    await b.agent.send({ session, text: 'two', whenBusy: 'steer' });
    paused = true;
    await b.agent.pause();
    expect(b.agent.running(session)).toBe(false);
    expect(b.events('turn.ended').map(({ outcome }) => outcome)).toEqual(['stopped']);
    expect(
      b
        .events('turn.queue')
        .at(-1)
        ?.queued.map(({ text }) => text),
    ).toEqual(['two', 'three']);
    await expect(b.agent.send({ session, text: 'four', whenBusy: 'queue' })).rejects.toMatchObject({ code: 'refused' });
    await expect(b.agent.send({ session: null, text: 'new', whenBusy: 'queue' })).rejects.toMatchObject({
      code: 'refused',
    });
    await expect(b.agent.retry(session)).rejects.toMatchObject({ code: 'refused' });
    expect(b.store.sessions.size).toBe(1);

    paused = false;
    b.agent.resume();
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual([
      'user: one',
      'assistant: Half',
      'user: two',
      'assistant: done',
      'user: three',
      'assistant: done',
    ]);
  });
});

describe('a spending limit', () => {
  it('stops before the next call with one line, and what is done stays', async () => {
    let spent = 0;
    const limit = new DeskError('refused', 'The limit is reached.', { remedy: 'Raise it.' });
    const buy = tool('buy', 'barrier', () => {
      spent += 1;
      return ok('bought');
    });
    const b = bench([says('', [{ name: 'buy', args: '{}' }])], {
      tools: [buy],
      refusal: () => (spent > 0 ? limit : null),
    });
    const session = await b.say(null, 'buy it');
    expect(b.requests).toHaveLength(1);
    expect(lines(b.store, session)).toEqual([
      'user: buy it',
      'assistant: [buy] ',
      'tool: bought',
      'note: (turn_failed) The limit is reached. Raise it.',
    ]);
    expect(b.events('turn.ended').at(-1)?.error).toMatchObject({ code: 'refused' });
    await b.say(session, 'more');
    expect(b.requests).toHaveLength(1);
  });
});
