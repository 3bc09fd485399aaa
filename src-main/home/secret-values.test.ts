import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Config, Secrets } from './index.ts';
import { secretValues, secretValuesIn } from './secret-values.ts';
import { tempHome } from './testing/temp-home.ts';
import { writeFileSync } from 'node:fs';

describe('secrets in settings', () => {
  it('are texts under a name that means one, at any depth, and passwords in addresses', () => {
    const found = secretValues({
      apiKey: 'root-key-of-ada',
      token: 'short word',
      host: { 'api-key': ' block-key ', oauth: { refreshToken: 'hch-rt-1', tokenEndpoint: 'https://h.test/token' } },
      list: [{ password: 'pass phrase' }],
      url: 'http://ada:se%40cret@h.test/',
      max_tokens: '4096',
      workspace: 'not-a-secret-at-all',
    });
    expect(found.sort()).toEqual(['block-key', 'hch-rt-1', 'pass phrase', 'root-key-of-ada', 'se%40cret', 'se@cret']);
  });

  it.each(['${MEM0_API_KEY}', '', 'not-needed', 'lm-studio', 'sk-no-key-required', 'your-key-here'])(
    'are not what only stands in for one: %j',
    (value) => {
      expect(secretValues({ api_key: value })).toEqual([]);
    },
  );

  it('are found in a file that is damaged', () => {
    const text = JSON.stringify({ a: 1, apiKey: 'root-key-of-ada', hosts: { h: { api_key: 'block-key-of-ada' } } });
    expect(secretValuesIn(text.slice(0, -3))).toEqual(['root-key-of-ada', 'block-key-of-ada']);
  });

  it('are looked for in anything without failing', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        for (const found of [...secretValues(value), ...secretValuesIn(JSON.stringify(value))])
          expect(typeof found).toBe('string');
      }),
    );
  });

  it('of config.yaml and of elsewhere are among those that Secrets masks, as they are now', () => {
    const { configFile, envFile } = tempHome();
    writeFileSync(configFile, 'custom_providers:\n  - name: mine\n    api_key: yaml-key-of-ada\n');
    const secrets = new Secrets(envFile, {});
    const config = new Config(configFile);
    secrets.alsoMask(() => config.secretValues());
    expect(secrets.values()).toEqual(['yaml-key-of-ada']);
    writeFileSync(configFile, 'custom_providers: []\n');
    config.reload();
    expect(secrets.values()).toEqual([]);
    expect(secrets.names()).toEqual([]);
  });
});
