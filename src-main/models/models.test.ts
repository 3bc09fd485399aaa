import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeProvider, status, stream, type FakeProvider } from '../../e2e/fake-provider/server.ts';
import { createModels, type Models } from './models.ts';
import { asking, collect, patientPolicy } from './testing/support.ts';

let server: FakeProvider;
let model: unknown;
let keys: Record<string, string>;
let models: Models;

beforeEach(async () => {
  server = await startFakeProvider({ models: ['fake-model', 'other'] });
  model = { default: 'fake-model', base_url: server.url };
  keys = {};
  models = createModels({
    config: () => ({ get: (key) => (key === 'model' ? model : undefined) }),
    secrets: { get: (name) => keys[name] },
    policy: patientPolicy(),
  });
});
afterEach(() => server.close());

describe('the provider in force', () => {
  it('is the offline guide while no model is configured, and follows the file', async () => {
    model = undefined;
    expect(models.status()).toEqual({
      id: 'offline-guide',
      label: 'Offline guide',
      model: 'offline-guide',
      kind: 'offline_guide',
      problem: null,
    });
    model = { default: 'fake-model', base_url: server.url };
    expect(models.status()).toMatchObject({ kind: 'openai', model: 'fake-model', problem: null });
    expect((await collect(models.provider(), asking('Hi'))).text).toBe('You said: Hi');
  });

  it('stays the same object until something is changed', () => {
    const first = models.provider();
    expect(models.provider()).toBe(first);
    model = { default: 'other', base_url: server.url };
    expect(models.provider()).not.toBe(first);
  });

  it('says what is wrong in the status, and at the call', async () => {
    model = { default: 'm', provider: 'openrouter' };
    expect(models.status().problem).toBe('No API key for OpenRouter was found.');
    const { error } = await collect(models.provider(), asking('Hi'));
    expect(error?.code).toBe('not_configured');
    keys = { OPENROUTER_API_KEY: 'or-1234567890' };
    expect(models.status().problem).toBeNull();
  });
});

describe('the connection test', () => {
  const test = (): ReturnType<Models['test']> => models.test(new AbortController().signal);

  it('makes one call and lists the models', async () => {
    expect(await test()).toMatchObject({ ok: true, models: ['fake-model', 'other'] });
    expect(server.requests).toHaveLength(1);
  });

  it('tells a failure once, without trying again', async () => {
    server.respond(() => status(401, { error: { message: 'Incorrect API key' } }));
    const result = await test();
    expect(result.ok).toBe(false);
    expect(result.message).toContain('does not accept the API key');
    expect(server.requests).toHaveLength(1);
  });

  it('says that the model is not among those the server lists', async () => {
    model = { default: 'missing', base_url: server.url };
    server.respond(() => status(404, { error: { message: 'model not found', code: 'model_not_found' } }));
    expect((await test()).message).toContain('missing is not among them');
  });

  it('takes a model that only thought for one that is there', async () => {
    server.script({ reasoning: 'hm', finish: 'length' });
    expect(await test()).toMatchObject({ ok: true });
  });

  it('takes what is no model list for none', async () => {
    model = { default: 'm', base_url: `${server.origin}/elsewhere` };
    expect(await test()).toMatchObject({ ok: false, models: [] });
  });

  it('lists what the server offers when no model is chosen yet', async () => {
    model = { provider: 'custom', base_url: server.url };
    const result = await test();
    expect(result).toMatchObject({ ok: true });
    expect(result.models.length).toBeGreaterThan(0);
    model = { provider: 'custom', base_url: `${server.origin}/elsewhere` };
    expect(await test()).toMatchObject({ ok: false, models: [] });
    model = { provider: 'custom' };
    expect((await test()).message).toContain('has no address. Enter it in Settings under Address (model.base_url).');
  });

  it('says that there is no model, and why one cannot be used', async () => {
    model = undefined;
    expect(await test()).toMatchObject({ ok: true, models: [] });
    model = { default: 'm', provider: 'nope' };
    expect(await test()).toMatchObject({ ok: false });
  });

  it('says what a page is', async () => {
    server.script(stream('<html><head><title>Login</title></head></html>'));
    expect((await test()).message).toContain('“Login”');
  });
});

describe('the provider of an auxiliary task', () => {
  it('is the one in force until the task names its own, or another model', async () => {
    let task: unknown = { provider: 'auto', model: '' };
    const own = createModels({
      config: () => ({ get: (key) => ({ model, 'auxiliary.compression': task })[key] }),
      secrets: { get: (name) => keys[name] },
      policy: patientPolicy(),
    });
    expect(own.auxiliary('compression')).toBe(own.provider());
    task = { provider: 'auto', model: 'small-model' };
    expect(own.auxiliary('compression')).toMatchObject({ model: 'small-model', kind: 'openai' });
    expect(own.auxiliary('compression')).toBe(own.auxiliary('compression'));
    task = { base_url: server.url, model: 'claude-small', api_mode: 'anthropic_messages' };
    expect(own.auxiliary('compression')).toMatchObject({ model: 'claude-small', kind: 'anthropic' });
    expect((await collect(own.auxiliary('compression'), asking('Hi'))).text).toBe('You said: Hi');
    task = { provider: 'nobody', model: 'm' };
    expect(own.auxiliary('compression')).toBe(own.provider());
  });
});

describe('a candidate', () => {
  const signal = new AbortController().signal;

  it('is tried in place of what is configured, and nothing of it is kept', async () => {
    model = undefined;
    const candidate = { provider: 'custom', model: '', baseUrl: server.url, key: '' };
    expect(await models.test(signal, candidate)).toMatchObject({ ok: true, models: ['fake-model', 'other'] });
    expect(await models.test(signal, { ...candidate, model: 'other' })).toMatchObject({ ok: true });
    expect(JSON.parse(String(server.requests.at(-1)?.body))).toMatchObject({ model: 'other' });
    expect(models.status().kind).toBe('offline_guide');
  });

  it('sends its key to its own server, and no key of another provider', async () => {
    keys = { OPENAI_API_KEY: 'sk-of-another-1234567890' };
    const candidate = { provider: 'custom', model: 'm', baseUrl: server.url, key: 'own-key-1234567890' };
    await models.test(signal, candidate);
    expect(server.requests.at(-1)?.headers['authorization']).toBe('Bearer own-key-1234567890');
    await models.test(signal, { ...candidate, key: '' });
    expect(String(server.requests.at(-1)?.headers['authorization'])).not.toContain('sk-of-another');
  });

  it('of a provider without its key is refused in words', async () => {
    const result = await models.test(signal, { provider: 'openrouter', model: 'm', baseUrl: '', key: '' });
    expect(result).toMatchObject({ ok: false, models: [] });
    expect(result.message).toContain('No API key for OpenRouter');
    expect(server.requests).toHaveLength(0);
  });
});
