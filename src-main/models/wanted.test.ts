import { expect, it } from 'vitest';
import { resolvePlan } from './resolve.ts';

const plan = (config: Readonly<Record<string, unknown>>) => {
  const get = (key: string): unknown =>
    key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], config);
  const found = resolvePlan({ get }, { get: () => null });
  return found !== null && 'primary' in found ? found : expect.fail(JSON.stringify(found));
};

const model = { default: 'm', provider: 'custom', base_url: 'http://127.0.0.1:1/v1' };

it.each([
  [{ api_max_retries: 5, auto_recovery_cycles: 2 }, 5, 2],
  [{ api_max_retries: 0, auto_recovery_cycles: 0 }, 1, 0],
  [{ api_max_retries: '2' }, 2, 5],
  [{ api_max_retries: 'many', auto_recovery_cycles: -1 }, 3, 5],
  [{}, 3, 5],
])('agent %j means %i tries and %i rounds', (agent, attempts, cycles) => {
  expect(plan({ model, agent })).toMatchObject({ attempts, recoveryCycles: cycles });
});

it('hears the timeouts of a provider, of one model of it first, under any name the person gave it', () => {
  const timeouts = { request_timeout_seconds: 60, stale_timeout_seconds: 1.5 };
  const own = { ...timeouts, models: { m: { stale_timeout_seconds: 3 } } };
  expect(plan({ model, providers: { custom: timeouts } }).primary).toMatchObject({
    requestTimeout: 60_000,
    staleAfter: 1500,
  });
  expect(plan({ model, providers: { custom: own } }).primary).toMatchObject({
    requestTimeout: 60_000,
    staleAfter: 3000,
  });
  expect(plan({ model, providers: { custom: { stale_timeout_seconds: 4 } } }).primary).toMatchObject({
    requestTimeout: 4000,
    staleAfter: 4000,
  });
  expect(plan({ model }).primary).toMatchObject({ requestTimeout: 1_800_000, staleAfter: 1_800_000 });
  const named = { default: 'm', provider: 'mine' };
  const mine = { base_url: 'http://127.0.0.1:1/v1', api_mode: 'anthropic_messages', ...timeouts };
  expect(plan({ model: named, providers: { mine } }).primary).toMatchObject({
    protocol: 'anthropic',
    staleAfter: 1500,
  });
  const openai = { base_url: 'http://127.0.0.1:2/v1', api_key: 'written-beside', ...timeouts };
  expect(plan({ model: { default: 'm', provider: 'openai' }, providers: { openai } }).primary).toMatchObject({
    baseUrl: 'http://127.0.0.1:2/v1',
    key: 'written-beside',
    staleAfter: 1500,
  });
});

it('puts together what is said of a provider in two places, and takes a name of one’s own with an address for one', () => {
  const custom_providers = [{ name: 'fake', base_url: 'http://127.0.0.1:3/v1', models: {} }];
  const providers = { fake: { stale_timeout_seconds: 2 } };
  for (const provider of ['fake', 'custom:fake']) {
    expect(plan({ model: { default: 'm', provider }, custom_providers, providers }).primary).toMatchObject({
      baseUrl: 'http://127.0.0.1:3/v1',
      staleAfter: 2000,
    });
  }
  expect(plan({ model: { ...model, provider: 'fake' }, providers }).primary).toMatchObject({
    baseUrl: 'http://127.0.0.1:1/v1',
    staleAfter: 2000,
  });
});

it.each([
  ['chat_completions', 'openai'],
  ['anthropic_messages', 'anthropic'],
  ['auto', 'openai'],
  ['', 'openai'],
])('model.api_mode %j speaks %s', (mode, protocol) => {
  expect(plan({ model: { ...model, api_mode: mode } }).primary.protocol).toBe(protocol);
});

it('hears how long to think, whether to stream, and the window of an Ollama server', () => {
  const agent = { reasoning_effort: 'low', reasoning_overrides: { m: 'high' } };
  const own = { ...model, streaming: 'off', ollama_num_ctx: '65536' };
  expect(plan({ model: own, agent }).primary).toMatchObject({
    effort: 'high',
    streaming: false,
    extraBody: { options: { num_ctx: 65_536 } },
  });
  expect(plan({ model }).primary).toMatchObject({ effort: null, streaming: true, extraBody: {} });
});
