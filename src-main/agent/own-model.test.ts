import { describe, expect, it } from 'vitest';
import type { Model, ModelChoice } from './ports.ts';
import { bench, lines, says } from './testing/fakes.ts';

/** A bench whose model is the one a conversation asked for. */
function choosing() {
  const asked: ModelChoice[] = [];
  const model = (choice: ModelChoice = {}): Model => {
    asked.push(choice);
    return {
      id: choice.provider ?? 'fake',
      model: choice.model ?? 'scripted',
      contextWindow: 100_000,
      stream: (request, signal) => says(`by ${choice.model ?? 'scripted'}`)(request, signal),
    };
  };
  return { b: bench([], { model }), asked };
}

describe('the model of one conversation', () => {
  it('is the one config.yaml names until another is chosen, and a new snapshot begins with it', async () => {
    const { b } = choosing();
    const session = await b.say(null, 'one');
    await b.agent.setModel(session, { model: 'other', effort: 'high' });
    expect(await b.agent.modelChoice(session)).toEqual({ model: 'other', effort: 'high' });
    await b.say(session, 'two');
    await b.say(session, 'three');
    expect(lines(b.store, session)).toEqual([
      'user: one',
      'assistant: by scripted',
      'note: (new_snapshot) The model is now other. A new snapshot of memory begins here.',
      'user: two',
      'assistant: by other',
      'user: three',
      'assistant: by other',
    ]);
  });

  it('is no other conversation’s, and can be given up again', async () => {
    const { b } = choosing();
    const [one, two] = [await b.say(null, 'one'), await b.say(null, 'two')];
    await b.agent.setModel(one, { model: 'other' });
    await b.say(two, 'more');
    expect(lines(b.store, two).at(-1)).toBe('assistant: by scripted');
    await b.agent.setModel(one, null);
    expect(await b.agent.modelChoice(one)).toEqual({});
    await b.say(one, 'more');
    expect(lines(b.store, one).at(-1)).toBe('assistant: by scripted');
  });

  it('can be chosen with the first words, and is kept', async () => {
    const { b, asked } = choosing();
    const { session } = await b.agent.send({
      session: null,
      text: 'hi',
      whenBusy: 'queue',
      model: { provider: 'p', model: 'm' },
    });
    await b.agent.idle(session);
    expect(lines(b.store, session)).toEqual(['user: hi', 'assistant: by m']);
    expect(b.store.sessions.get(session)?.config['desk_model']).toEqual({ provider: 'p', model: 'm' });
    expect(asked.every(({ model }) => model === 'm')).toBe(true);
  });

  it('is refused for a conversation that is not there', async () => {
    await expect(choosing().b.agent.setModel('nope', null)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('taking words back', () => {
  it('takes the last words and all behind them out, and answers them', async () => {
    const b = bench([]);
    const session = await b.say(null, 'one');
    await b.say(session, 'two');
    expect(await b.agent.undo(session)).toEqual({ text: 'two' });
    expect(lines(b.store, session)).toEqual(['user: one', 'assistant: done']);
    expect(await b.agent.undo(session)).toEqual({ text: 'one' });
    expect(lines(b.store, session)).toEqual([]);
    await expect(b.agent.undo(session)).rejects.toMatchObject({ code: 'conflict' });
    await b.say(session, 'three');
    expect(lines(b.store, session)).toEqual(['user: three', 'assistant: done']);
  });

  it('is refused while another process has the conversation', async () => {
    const b = bench([]);
    const session = await b.say(null, 'one');
    b.store.leases.set(session, 'Hermes, process 4711,');
    await expect(b.agent.undo(session)).rejects.toMatchObject({ code: 'busy' });
    expect(lines(b.store, session)).toHaveLength(2);
  });
});
