import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeProvider, type FakeProvider } from '../../e2e/fake-provider/server.ts';
import { createOffered, type OfferedModels } from './offered.ts';

let first: FakeProvider;
let second: FakeProvider;
let config: Record<string, unknown>;
let keys: Record<string, string>;
let now: number;
const signal = new AbortController().signal;

beforeEach(async () => {
  first = await startFakeProvider({ models: ['a-1', 'a-2'] });
  second = await startFakeProvider({ models: ['b-1'], key: 'sk-second-1234567890' });
  config = { model: { default: 'a-2', provider: 'custom', base_url: first.url } };
  keys = {};
  now = 0;
});
afterEach(async () => {
  await first.close();
  await second.close();
});

const offered = () =>
  createOffered(
    () => ({ get: (key) => config[key] }),
    { get: (name) => keys[name] },
    () => now,
  );
const brief = (all: readonly OfferedModels[]): unknown => all.map(({ provider, models }) => [provider, models]);

describe('what can be chosen', () => {
  it('is what the configured server lists, the configured model first', async () => {
    expect(brief(await offered()(signal))).toEqual([['', ['a-2', 'a-1']]]);
  });

  it('is also what providers of one’s own list, each with its own key', async () => {
    config['providers'] = { mine: { base_url: second.url, api_key: 'sk-second-1234567890', models: { 'b-0': {} } } };
    expect(brief(await offered()(signal))).toEqual([
      ['', ['a-2', 'a-1']],
      ['mine', ['b-0', 'b-1']],
    ]);
  });

  it('keeps what config.yaml names of a server that does not answer, and says why', async () => {
    config['providers'] = { mine: { base_url: second.url, api_key: 'wrong-key-1234567890', models: { 'b-0': {} } } };
    await second.close();
    const [, mine] = await offered()(signal);
    expect(mine).toMatchObject({ provider: 'mine', models: ['b-0'] });
    expect(mine?.problem).not.toBe('');
    expect(mine?.problem).not.toContain('wrong-key');
  });

  it('asks a server again only after a while, or when what it is asked with has changed', async () => {
    const ask = offered();
    await ask(signal);
    await ask(signal);
    expect(first.others).toHaveLength(1);
    now = 6 * 60_000;
    await ask(signal);
    expect(first.others).toHaveLength(2);
  });

  it('is nothing where nothing is configured', async () => {
    config = {};
    expect(await offered()(signal)).toEqual([]);
  });
});
