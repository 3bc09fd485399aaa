import { homedir } from 'node:os';
import { delimiter, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { harmlessEnv, readServers, substitute, type SpecDeps } from './spec.ts';

const deps: SpecDeps = {
  lookup: (name) => ({ TOKEN: 'value', EMPTY: undefined })[name],
  env: {},
  workspace: () => '/work/project',
  secrets: () => [],
};

describe('an entry of mcp_servers', () => {
  it.each([
    ['${TOKEN} and ${env:TOKEN}', 'value and value'],
    ['${MISSING} ${env:MISSING} $TOKEN ${}', '${MISSING} ${env:MISSING} $TOKEN ${}'],
    ['${userHome}${/}x${pathSeparator}', `${homedir()}${sep}x${delimiter}`],
    ['${workspaceFolder} ${workspaceFolderBasename}', '/work/project project'],
  ])('has values in place of names: %s', (text, out) => {
    expect(substitute(text, deps)).toBe(out);
  });

  it('leaves the names of a workspace that is not chosen', () => {
    expect(substitute('${workspaceFolder}', { ...deps, workspace: () => null })).toBe('${workspaceFolder}');
  });

  it('passes on where programs and folders are, no keys, and no functions of a shell', () => {
    const env = {
      PATH: '/bin',
      SystemRoot: 'C:',
      XDG_DATA_HOME: '/d',
      OPENAI_API_KEY: 'k',
      NODE_OPTIONS: '-r x',
      HOME: '() { evil; }',
    };
    expect(harmlessEnv(env)).toEqual({ PATH: '/bin', SystemRoot: 'C:', XDG_DATA_HOME: '/d' });
  });

  it('is read with the times and switches of Hermes', () => {
    const [plain, odd] = readServers(
      {
        plain: { command: 'x' },
        odd: {
          url: 'https://example.org/mcp',
          enabled: 'false',
          timeout: '12',
          connect_timeout: -1,
          keepalive_interval: 'x',
          lazy: 'yes',
        },
      },
      deps,
    );
    expect(plain).toMatchObject({
      enabled: true,
      timeout: 300_000,
      connectTimeout: 60_000,
      keepalive: null,
      lazy: false,
      parallel: false,
      trust: 'untrusted',
    });
    expect(odd).toMatchObject({
      enabled: false,
      timeout: 12_000,
      connectTimeout: 60_000,
      keepalive: 180_000,
      lazy: true,
    });
  });

  it.each([null, 'text', ['list'], 7])('is nothing where mcp_servers is %j', (written) => {
    expect(readServers(written, deps)).toEqual([]);
  });

  it('is the same for what is remembered of it until it is reached in another way', () => {
    const print = (entry: Record<string, string | string[]>): string => {
      const [read] = readServers({ a: entry }, deps);
      return read !== undefined && 'fingerprint' in read ? read.fingerprint : '';
    };
    expect(print({ command: 'x', trust: 'full' })).toBe(print({ command: 'x' }));
    expect(print({ command: 'x', args: ['y'] })).not.toBe(print({ command: 'x' }));
  });
});
