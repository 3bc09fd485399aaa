import { describe, expect, it } from 'vitest';
import { readBaseUrl, isLocalHost } from './base-url.ts';
import { resolveDelegation, resolvePlan, type ProviderPlan } from './resolve.ts';
import type { ModelConfig } from './wanted.ts';
import { isRecord } from '@shared/record.ts';

function config(values: Readonly<Record<string, unknown>>): ModelConfig {
  return {
    get(key) {
      return key.split('.').reduce<unknown>((at, part) => (isRecord(at) ? at[part] : undefined), values);
    },
  };
}

function secrets(values: Readonly<Record<string, string>>): { get(name: string): string | undefined } {
  return { get: (name) => values[name] };
}

function planOf(values: Readonly<Record<string, unknown>>, keys: Readonly<Record<string, string>> = {}): ProviderPlan {
  const plan = resolvePlan(config(values), secrets(keys));
  if (plan === null || 'refusal' in plan) throw new Error(plan === null ? 'no model' : plan.refusal.problem.message);
  return plan;
}

function problemOf(values: Readonly<Record<string, unknown>>, keys: Readonly<Record<string, string>> = {}): string {
  const plan = resolvePlan(config(values), secrets(keys));
  return plan !== null && 'refusal' in plan ? `${plan.refusal.problem.message} ${plan.refusal.problem.remedy}` : '';
}

const allKeys = {
  OPENROUTER_API_KEY: 'or-key-1',
  OPENAI_API_KEY: 'oa-key-1',
  DEEPSEEK_API_KEY: 'ds-key-1',
  ANTHROPIC_API_KEY: 'an-key-1',
  OLLAMA_API_KEY: 'ol-key-1',
};

describe('which provider is asked', () => {
  it.each([
    [
      'openrouter by name',
      { model: { default: 'm', provider: 'openrouter' } },
      'openrouter',
      'https://openrouter.ai/api/v1',
      'or-key-1',
    ],
    [
      'openai by alias',
      { model: { default: 'm', provider: 'OpenAI' } },
      'openai-api',
      'https://api.openai.com/v1',
      'oa-key-1',
    ],
    ['model as a mere text', { model: 'm' }, 'openrouter', 'https://openrouter.ai/api/v1', 'or-key-1'],
    [
      'model.model for model.default',
      { model: { model: 'm' } },
      'openrouter',
      'https://openrouter.ai/api/v1',
      'or-key-1',
    ],
    [
      'a base URL alone',
      { model: { default: 'm', base_url: 'http://127.0.0.1:9/v1' } },
      'custom',
      'http://127.0.0.1:9/v1',
      '',
    ],
    [
      'custom with a base URL',
      { model: { default: 'm', provider: 'custom', base_url: 'http://127.0.0.1:9/v1' } },
      'custom',
      'http://127.0.0.1:9/v1',
      '',
    ],
    [
      'a key written beside the URL',
      { model: { default: 'm', provider: 'custom', base_url: 'http://127.0.0.1:9/v1', api_key: 'mine' } },
      'custom',
      'http://127.0.0.1:9/v1',
      'mine',
    ],
    ['ollama', { model: { default: 'm', provider: 'ollama' } }, 'custom', 'http://localhost:11434/v1', ''],
    ['lmstudio', { model: { default: 'm', provider: 'lm-studio' } }, 'lmstudio', 'http://127.0.0.1:1234/v1', ''],
    [
      'a host that has a preset',
      { model: { default: 'm', base_url: 'https://api.deepseek.com/v1' } },
      'custom',
      'https://api.deepseek.com/v1',
      'ds-key-1',
    ],
    [
      'providers.<id>',
      {
        model: { default: 'm', provider: 'mine' },
        providers: { mine: { base_url: 'http://h.test/v1', key_env: 'OLLAMA_API_KEY' } },
      },
      'custom',
      'http://h.test/v1',
      'ol-key-1',
    ],
    [
      'providers.<id> by its name',
      {
        model: { default: 'm', provider: 'custom:my-box' },
        providers: { a: { name: 'My Box', url: 'http://h.test/v1' } },
      },
      'custom',
      'http://h.test/v1',
      '',
    ],
    [
      'custom_providers',
      {
        model: { default: 'm', provider: 'custom:loc' },
        custom_providers: [{ name: 'Loc', base_url: 'http://h.test/v1', api_key: 'k' }],
      },
      'custom',
      'http://h.test/v1',
      'k',
    ],
    [
      'the model of the named provider',
      { model: { provider: 'loc' }, custom_providers: [{ name: 'loc', base_url: 'http://h.test/v1', model: 'm' }] },
      'custom',
      'http://h.test/v1',
      '',
    ],
  ])('%s', (_name, values, id, baseUrl, key) => {
    expect(planOf(values, allKeys).primary).toMatchObject({ id, baseUrl, key, model: 'm' });
  });

  it.each([
    ['another port of this machine', 'http://127.0.0.1:9/v1', 'openai-api'],
    ['a look-alike', 'https://openai.com.evil.test/v1', 'openai-api'],
    ['a path that names the host', 'https://evil.test/openrouter.ai/v1', 'openrouter'],
    ['a name that only ends alike', 'https://notopenrouter.ai/v1', 'openrouter'],
  ])('a key is not sent to %s', (_name, base_url, provider) => {
    expect(planOf({ model: { default: 'm', provider, base_url } }, allKeys).primary.key).toBe('');
  });

  it('sends a key where the person moved its provider by Hermes’ own variable', () => {
    const keys = { ...allKeys, OPENROUTER_BASE_URL: 'https://mirror.test/v1' };
    expect(planOf({ model: { default: 'm', provider: 'openrouter' } }, keys).primary).toMatchObject({
      baseUrl: 'https://mirror.test/v1',
      key: 'or-key-1',
    });
  });

  it('is none when no model is configured, whatever keys there are', () => {
    for (const values of [{}, { model: '' }, { model: { default: '', provider: 'auto' } }, { model: null }]) {
      expect(resolvePlan(config(values), secrets(allKeys))).toBeNull();
    }
  });

  it.each([
    ['an unknown provider', { model: { default: 'm', provider: 'nope' } }, {}, '“nope”'],
    ['a model without any key', { model: { default: 'm' } }, {}, 'neither a provider nor a key'],
    ['a known provider without its key', { model: { default: 'm', provider: 'openrouter' } }, {}, 'OPENROUTER_API_KEY'],
    [
      'a key that is a placeholder',
      { model: { default: 'm', provider: 'openrouter' } },
      { OPENROUTER_API_KEY: 'your-api-key-here' },
      'OPENROUTER_API_KEY',
    ],
    ['custom without a URL', { model: { default: 'm', provider: 'custom' } }, {}, 'address'],
    ['no model at a URL', { model: { base_url: 'http://127.0.0.1:9' } }, {}, 'model.default'],
    [
      'an unknown api_mode',
      { model: { default: 'm', base_url: 'http://127.0.0.1:9/v1', api_mode: 'bedrock' } },
      {},
      'bedrock',
    ],
    [
      'a URL with a password',
      { model: { default: 'm', base_url: 'https://me:hunter2@h.test/v1' } },
      {},
      'user name or a password',
    ],
  ])('says what is wrong with %s', (_name, values, keys, part) => {
    const problem = problemOf(values, keys);
    expect(problem).toContain(part);
    expect(problem).not.toContain('hunter2');
  });

  it.each([
    ['by name', { model: { default: 'claude-x', provider: 'anthropic' } }, '5m'],
    ['by an address at Anthropic', { model: { default: 'm', base_url: 'https://api.anthropic.com' } }, '5m'],
    ['by an address ending in /anthropic', { model: { default: 'm', base_url: 'https://x.test/anthropic' } }, '5m'],
    [
      'by api_mode, an hour in the cache',
      {
        model: { default: 'm', base_url: 'http://127.0.0.1:9/v1', api_mode: 'anthropic_messages' },
        prompt_caching: { cache_ttl: '1h' },
      },
      '1h',
    ],
  ])('speaks Anthropic’s protocol %s', (_name, values, cacheTtl) => {
    expect(planOf(values, allKeys).primary).toMatchObject({ protocol: 'anthropic', cacheTtl });
  });

  it.each([
    ['Claude over OpenRouter', { model: { default: 'anthropic/claude-x', provider: 'openrouter' } }, '5m', 200_000],
    ['another model there', { model: { default: 'openai/gpt-x', provider: 'openrouter' } }, null, 128_000],
    ['Claude elsewhere', { model: { default: 'claude-x', base_url: 'http://h.test/v1' } }, null, 200_000],
  ])('marks the cache for %s only where it is taken', (_name, values, cacheTtl, contextWindow) => {
    expect(planOf(values, allKeys).primary).toMatchObject({ protocol: 'openai', cacheTtl, contextWindow });
  });

  it('speaks to Anthropic’s OpenAI-compatible address when told to', () => {
    const values = { model: { default: 'claude', provider: 'anthropic', api_mode: 'chat_completions' } };
    expect(planOf(values, allKeys).primary).toMatchObject({ baseUrl: 'https://api.anthropic.com/v1', key: 'an-key-1' });
  });

  it('reads timeouts, window, headers, body and retries', () => {
    const plan = planOf({
      model: { default: 'm', provider: 'mine', context_length: '64k', max_tokens: 4096 },
      agent: { api_max_retries: 5, auto_recovery_cycles: '2' },
      providers: {
        mine: {
          base_url: 'http://h.test/v1',
          request_timeout_seconds: 60,
          stale_timeout_seconds: 30,
          extra_headers: { 'X-Team': 'a\r\nInjected: b', 'bad name': 'x' },
          extra_body: { num_ctx: 8192 },
          models: { m: { stale_timeout_seconds: 7 } },
        },
      },
      fallback_providers: [
        { provider: 'custom', model: 'f', base_url: 'http://f.test/v1' },
        { provider: 'nope', model: 'x' },
      ],
    });
    expect(plan).toMatchObject({ attempts: 5, recoveryCycles: 2 });
    expect(plan.primary).toMatchObject({
      contextWindow: 64_000,
      maxOutputTokens: 4096,
      requestTimeout: 60_000,
      staleAfter: 7000,
      headers: { 'X-Team': 'a Injected: b' },
      extraBody: { num_ctx: 8192 },
    });
    expect(plan.fallbacks.map((fallback) => fallback.model)).toEqual(['f']);
  });

  it('lets a choice go before the file', () => {
    const values = config({ model: { default: 'm', provider: 'openrouter' } });
    expect(resolvePlan(values, secrets(allKeys), { model: 'other' })).toMatchObject({ primary: { model: 'other' } });
    expect(resolvePlan(values, secrets(allKeys), { model: 'x', provider: 'deepseek' })).toMatchObject({
      primary: { baseUrl: 'https://api.deepseek.com/v1', key: 'ds-key-1' },
    });
  });
});

describe('base URLs as people write them', () => {
  it.each([
    ['https://h.test/v1', 'https://h.test/v1'],
    ['https://h.test/v1/', 'https://h.test/v1'],
    ['https://h.test', 'https://h.test/v1'],
    ['https://h.test/', 'https://h.test/v1'],
    ['https://h.test/v1/chat/completions', 'https://h.test/v1'],
    [' "http://127.0.0.1:11434/v1 " ', 'http://127.0.0.1:11434/v1'],
    ['h:11434', 'http://h:11434/v1'],
    ['localhost:1234/v1', 'http://localhost:1234/v1'],
    ['api.h.test/v1', 'https://api.h.test/v1'],
    ['http://[::1]:8080', 'http://[::1]:8080/v1'],
    ['[::1]:8080/v1', 'http://[::1]:8080/v1'],
    ['https://h.test/v1?api-version=1', 'https://h.test/v1'],
  ])('%s', (written, expected) => {
    const read = readBaseUrl(written);
    expect(typeof read === 'string' ? read : read.url).toBe(expected);
  });

  it('keeps the query for every request', () => {
    expect(readBaseUrl('https://h.test/v1?api-version=1')).toMatchObject({ query: { 'api-version': '1' } });
  });

  it.each(['', 'ftp://h.test', 'https://u:p@h.test/v1', 'http://', 'javascript:alert(1)'])('refuses %j', (written) => {
    expect(typeof readBaseUrl(written)).toBe('string');
  });

  it('knows this machine and private networks', () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]', '192.168.1.5', '10.1.2.3', 'box', 'box.local']) {
      expect(isLocalHost(host)).toBe(true);
    }
    for (const host of ['api.openai.com', '8.8.8.8', '172.32.0.1', 'localhost.evil.test'])
      expect(isLocalHost(host)).toBe(false);
  });
});

describe('the model of agents that work for a conversation', () => {
  const model = { provider: 'openai', default: 'gpt-5', base_url: '' };
  const planned = (delegation: unknown, choice = {}): Readonly<Record<string, unknown>> => {
    const values = { model, fallback_providers: [{ provider: 'deepseek', model: 'deepseek-chat' }], delegation };
    const plan = resolveDelegation(config(values), secrets(allKeys), choice);
    if (plan === null || 'refusal' in plan) throw new Error('no plan');
    const { primary, fallbacks } = plan;
    return {
      model: primary.model,
      at: primary.baseUrl,
      key: primary.key,
      effort: primary.effort,
      more: fallbacks.length,
    };
  };

  it.each<[string, unknown, object, object]>([
    ['what the conversation has', {}, {}, { model: 'gpt-5', key: 'oa-key-1', effort: null, more: 1 }],
    ['what the conversation has chosen', {}, { model: 'gpt-9' }, { model: 'gpt-9', key: 'oa-key-1' }],
    ['another model there', { model: 'gpt-mini' }, { model: 'gpt-9' }, { model: 'gpt-mini', key: 'oa-key-1' }],
    ['an effort', { reasoning_effort: 'low' }, { effort: 'high' }, { model: 'gpt-5', effort: 'low' }],
    ['no effort that is none', { reasoning_effort: 'much' }, { effort: 'high' }, { effort: 'high' }],
    ['another provider', { provider: 'deepseek', model: 'deepseek-chat' }, {}, { key: 'ds-key-1', more: 1 }],
    [
      'a server with its key',
      { base_url: 'http://127.0.0.1:9/v1', api_key: 'child-key', model: 'small', api_mode: 'chat_completions' },
      {},
      { model: 'small', at: 'http://127.0.0.1:9/v1', key: 'child-key' },
    ],
    ['a server with the model in force', { base_url: 'http://127.0.0.1:9/v1' }, { model: 'gpt-9' }, { model: 'gpt-9' }],
  ])('is %s', (_, delegation, choice, expected) => {
    expect(planned(delegation, choice)).toMatchObject(expected);
  });

  it('is refused, never silently another, where its provider cannot be used', () => {
    const plan = resolveDelegation(config({ model, delegation: { provider: 'nobody' } }), secrets(allKeys));
    expect(plan !== null && 'refusal' in plan ? plan.refusal.problem.message : '').toContain('“nobody”');
  });
});
