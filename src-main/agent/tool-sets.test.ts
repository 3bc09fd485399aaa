import { expect, it } from 'vitest';
import type { Tool } from '@shared/tools/tool.ts';
import { bench, ok, says, tool } from './testing/fakes.ts';

it('a conversation keeps the tools it began with until its prompt is built anew or the person asks', async () => {
  let more: readonly Tool[] = [];
  const late = tool('mcp__late__x', 'barrier', () => ok('ran'));
  const b = bench([], { tools: [tool('own', 'parallel', () => ok(''))], moreTools: () => more });
  const sent = (): string => (b.requests.at(-1)?.tools ?? []).map(({ name }) => name).join(' ');

  const session = await b.say(null, 'one');
  more = [late];
  await b.say(session, 'two');
  expect(sent()).toBe('own');
  expect(await b.agent.context(session)).toBeDefined();

  await b.agent.renewTools(session);
  await b.say(session, 'three');
  expect(sent()).toBe('own mcp__late__x');

  more = [];
  b.steps.push(says('', [{ name: 'mcp__late__x', args: '{}' }]));
  await b.say(session, 'four');
  expect(sent()).toBe('own mcp__late__x');

  await b.store.setPrompt(session, { systemPrompt: 'of another model', model: 'm', provider: 'p', config: {} });
  await b.say(session, 'five');
  expect(sent()).toBe('own');
  expect(await b.say(null, 'another')).not.toBe(session);
  expect(sent()).toBe('own');
});
