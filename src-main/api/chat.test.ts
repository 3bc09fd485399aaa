import { expect, it } from 'vitest';
import { requests, type PromptView } from '@shared/contract/index.ts';
import { bench, breaks, says } from '../agent/testing/fakes.ts';
import { OfflineGuide } from '../models/offline-guide/guide.ts';
import { chatHandlers } from './chat.ts';
import { promptHandlers } from './prompt.ts';

const guide = new OfflineGuide();
const caller = { host: 'cli', person: true } as const;

it('chat.* answers as the contract says', async () => {
  const b = bench([says('One.'), breaks('Half')]);
  const chat = chatHandlers({
    agent: b.agent,
    sessions: {
      branch: () => Promise.resolve({ id: 'b', words: 'hi' }),
      rename: () => Promise.reject(new Error('not asked')),
    },
    models: { provider: () => guide, offered: () => Promise.resolve([]) },
    source: 'cli',
  });
  const sent = await chat['chat.send']({ session: null, text: 'hi', whenBusy: 'steer', model: {} }, caller);
  expect(requests['chat.send'].output.parse(sent)).toMatchObject({ state: 'started' });
  const { session } = sent;
  await b.agent.idle(session);
  const context = requests['chat.context'].output.parse(await chat['chat.context']({ session }, caller));
  expect(context.used).toBe(context.parts.reduce((sum, part) => sum + part.tokens, 0));
  expect(context.window).toBe(100_000);
  await chat['chat.retry']({ session }, caller);
  const running = requests['chat.live'].output.parse(await chat['chat.live']({ session }, caller));
  expect(running.live?.session).toBe(session);
  await b.agent.idle(session);
  expect(await chat['chat.live']({ session }, caller)).toEqual({ live: null, halfDone: true, waiting: [] });
  await chat['chat.continue']({ session }, caller);
  await b.agent.idle(session);
  expect(await chat['chat.stop']({ session }, caller)).toEqual({ ok: true });
  expect(() => chat['chat.unqueue']({ session, id: 'x' }, caller)).toThrow('no longer in the queue');
  const model = { model: 'other', effort: 'high' } as const;
  await chat['chat.setModel']({ session, model }, caller);
  expect(requests['chat.model'].output.parse(await chat['chat.model']({ session }, caller)).chosen).toEqual(model);
  await chat['chat.setModel']({ session, model: null }, caller);
  expect((await chat['chat.model']({ session }, caller)).chosen).toEqual({});
  expect(await chat['chat.branch']({ session, message: null, title: '' }, caller)).toEqual({
    session: 'b',
    words: 'hi',
  });
  expect(await chat['chat.models']({}, caller)).toEqual({ offered: [] });
  expect(await chat['chat.undo']({ session }, caller)).toEqual({ text: 'hi' });
  await expect(chat['chat.edit']({ session, message: 999, text: 'x' }, caller)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('prompt.view answers a stored prompt, the next one, what changed, and refuses a session that is not there', async () => {
  const stored = new Map([
    ['s', 'Stored 中.'],
    ['t', 'Next for n'],
  ]);
  const prompt = promptHandlers({
    prompts: {
      build: ({ model }) =>
        Promise.resolve({
          text: `Next for ${model}`,
          tiers: [{ name: 'stable', parts: [{ name: 'instructions', text: `Next for ${model}` }] }],
          config: {},
          warnings: [],
        }),
      matches: () => true,
      hints: () => null,
    },
    session: (id) => {
      const text = stored.get(id);
      return Promise.resolve(text === undefined ? null : { systemPrompt: text, startedAt: 5, config: {} });
    },
    before: (id) => (id === null ? 't' : null),
    next: () => Promise.resolve({ model: 'm', provider: 'p', workspace: null, tools: [] }),
  });
  const ask = async (session: string | null): Promise<PromptView> =>
    requests['prompt.view'].output.parse(await prompt['prompt.view']({ session }, caller));
  expect(await ask('s')).toMatchObject({
    session: 's',
    frozenAt: 5,
    text: 'Stored 中.',
    chars: 9,
    bytes: 11,
    tokens: 3,
    before: null,
  });
  expect(await ask(null)).toMatchObject({
    session: null,
    frozenAt: null,
    text: 'Next for m',
    before: {
      session: 't',
      frozenAt: 5,
      sharedChars: 9,
      changes: [{ part: 'instructions', kind: 'changed', removed: ['Next for n'], added: ['Next for m'] }],
    },
  });
  await expect(ask('nope')).rejects.toMatchObject({ code: 'not_found' });
});
