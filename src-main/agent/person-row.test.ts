import { expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { bench, lines, ok, says, tool, type Bench } from './testing/fakes.ts';

/** An agent whose words point at what is written in capitals; `HUGE` is too much. */
function pointing(steps: Parameters<typeof bench>[0] = [], over: Parameters<typeof bench>[1] = {}): Bench {
  return bench(steps, {
    references: ({ text, workspace, window }) => {
      if (text.includes('HUGE')) throw new DeskError('refused', 'Too much.');
      const words = text.match(/[A-Z]{2,}/gu) ?? [];
      const context = words.map((word) => `[${word} of ${String(workspace)} in ${String(window)}]`).join(' ');
      return Promise.resolve({ context, warnings: words.map((word) => `warned of ${word}`) });
    },
    turnContext: () => Promise.resolve('[recall]'),
    ...over,
  });
}

it('what words point at rides on them to the model, kept byte for byte, and warnings are for the person alone', async () => {
  const b = pointing([], { workspace: () => '/w' });
  const session = await b.say(null, 'see FILE');
  await b.say(session, 'and then');
  expect(lines(b.store, session)).toEqual([
    'user: see FILE',
    'note: (notice) warned of FILE',
    'assistant: done',
    'user: and then',
    'assistant: done',
  ]);
  const sent = b.requests.map(({ messages }) => messages.map(({ content }) => content));
  expect(sent[0]).toEqual(['see FILE\n\n[FILE of /w in 100000]\n\n[recall]']);
  expect(sent[1]?.[0]).toBe(sent[0]?.[0]);
});

it('words that point at too much are refused and leave nothing behind', async () => {
  const b = pointing();
  await expect(b.agent.send({ session: null, text: 'HUGE', whenBusy: 'queue' })).rejects.toMatchObject({
    code: 'refused',
  });
  expect(b.store.sessions.size).toBe(0);
  const session = await b.say(null, 'hi');
  const before = lines(b.store, session);
  await expect(b.agent.send({ session, text: 'HUGE', whenBusy: 'queue' })).rejects.toMatchObject({ code: 'refused' });
  const [row] = b.store.conversation(session);
  await expect(b.agent.edit(session, row?.id ?? 0, 'HUGE')).rejects.toMatchObject({ code: 'refused' });
  expect(lines(b.store, session)).toEqual(before);
});

it('words that steer bring what they point at, and go alone when that is too much', async () => {
  const texts = ['look at FILE', 'HUGE'];
  const steer = tool('steer', 'barrier', async (_args, { session }) => {
    await b.agent.send({ session, text: texts.shift() ?? '', whenBusy: 'steer' });
    return ok('steered');
  });
  const b = pointing([says('', [{ name: 'steer', args: '{}' }]), says('', [{ name: 'steer', args: '{}' }])], {
    tools: [steer],
  });
  const session = await b.say(null, 'hi');
  expect(lines(b.store, session).filter((line) => /steer\)|note/u.test(line))).toEqual([
    'user: (steer) look at FILE',
    'note: (notice) warned of FILE',
    'user: (steer) HUGE',
    'note: (notice) Too much.',
  ]);
  expect(JSON.stringify(b.requests.at(-1)?.messages)).toContain('[FILE of null');
});
