import { describe, expect, it } from 'vitest';
import type { McpEntry } from '@shared/contract/mcp.ts';
import { entryChange, entryForm, type SecretStore } from './edit.ts';

const store = (kept: Record<string, string> = {}): SecretStore => ({
  get: (name) => kept[name],
  set: () => Promise.resolve(),
});

const base: McpEntry = {
  reach: 'stdio',
  command: 'npx',
  args: ['-y', 'notes-mcp'],
  url: '',
  values: [],
  trust: 'untrusted',
  lazy: false,
};

const valued = (name: string, value: string | null, secret = true): McpEntry => ({
  ...base,
  values: [{ name, value, secret }],
});

describe('an entry of config.yaml, as a form', () => {
  it('shows what can be understood and no secret in clear text', () => {
    const written = {
      command: 'npx',
      args: 'one',
      env: { API_KEY: 'sk-clear', NAMED: '${X}', TOKEN: '${TOKEN}', N: 7 },
      trust: 'full',
      timeout: 5,
    };
    expect(entryForm(written)).toEqual({
      ...base,
      args: ['one'],
      trust: 'full',
      values: [
        { name: 'API_KEY', value: null, secret: true },
        { name: 'NAMED', value: '${X}', secret: false },
        { name: 'TOKEN', value: '${TOKEN}', secret: true },
        { name: 'N', value: '7', secret: false },
      ],
    });
    expect(entryForm({ url: 'http://x/', transport: 'SSE', headers: { Authorization: 'Bearer x' } })).toMatchObject({
      reach: 'sse',
      url: 'http://x/',
      values: [{ name: 'Authorization', value: null, secret: true }],
    });
    for (const odd of [undefined, null, 5, [], 'x']) expect(entryForm(odd).reach).toBe('stdio');
  });

  it('that is written back as it was changes nothing', () => {
    const written = { command: 'npx', args: ['a'], env: { API_KEY: 'sk-clear' }, trust: 'odd', lazy: 'no', mine: 1 };
    const { keys, secrets } = entryChange('n', written, entryForm(written), store());
    expect(keys).toEqual({ trust: 'untrusted', lazy: false });
    expect(secrets).toEqual({});
    const plain = { url: 'http://x/', headers: { 'X-Api-Key': '${K}' } };
    expect(entryChange('n', plain, entryForm(plain), store()).keys).toEqual({});
  });
});

describe('a form, as an entry', () => {
  it('holds what was set and nothing else', () => {
    const { keys, candidate } = entryChange('notes', undefined, valued('LEVEL', 'warn', false), store());
    expect(keys).toEqual({ command: 'npx', args: ['-y', 'notes-mcp'], env: { LEVEL: 'warn' } });
    expect(candidate).toEqual(keys);
  });

  it('puts secrets into .env under their own name, or under one that is only theirs', () => {
    const change = (form: McpEntry, kept: Record<string, string> = {}, written?: { env: Record<string, string> }) =>
      entryChange('my-notes', written, form, store(kept));
    expect(change(valued('API_KEY', 'sk-1'))).toMatchObject({
      keys: { env: { API_KEY: '${API_KEY}' } },
      secrets: { API_KEY: 'sk-1' },
      candidate: { env: { API_KEY: 'sk-1' } },
    });
    // A key of another name or value is never written over.
    expect(change(valued('API_KEY', 'sk-1'), { API_KEY: 'other' }).secrets).toEqual({ MCP_MY_NOTES_API_KEY: 'sk-1' });
    expect(change(valued('PATH', '/x')).secrets).toEqual({ MCP_MY_NOTES_PATH: '/x' });
    // Not asked for, but named like one.
    expect(change(valued('API_KEY', 'sk-1', false)).secrets).toEqual({ API_KEY: 'sk-1' });
    // Replaced where it is.
    const named = { env: { API_KEY: '${MCP_MY_NOTES_API_KEY}' } };
    expect(change(valued('API_KEY', 'sk-2'), { MCP_MY_NOTES_API_KEY: 'sk-1' }, named)).toMatchObject({
      keys: { command: 'npx', args: base.args },
      secrets: { MCP_MY_NOTES_API_KEY: 'sk-2' },
    });
  });

  it('keeps a secret that was not shown, and one that config.yaml names', () => {
    const written = { command: 'npx', args: base.args, env: { API_KEY: 'sk-clear', TOKEN: '${TOKEN}' } };
    const { keys, secrets, candidate } = entryChange('n', written, entryForm(written), store({ TOKEN: 't' }));
    expect([keys, secrets]).toEqual([{}, {}]);
    expect(candidate).toMatchObject({ env: { API_KEY: 'sk-clear', TOKEN: '${TOKEN}' } });
  });

  it('that becomes an address loses its command, and the other way round', () => {
    const written = { command: 'npx', args: ['a'], env: { A: 'b' }, mine: 1 };
    const http: McpEntry = { ...base, reach: 'http', command: '', args: [], url: ' http://x/mcp ' };
    const { keys, candidate } = entryChange('n', written, http, store());
    expect(keys).toEqual({ command: null, args: null, env: null, url: 'http://x/mcp' });
    expect(candidate).toEqual({ url: 'http://x/mcp', mine: 1 });
    expect(entryChange('n', { url: 'http://x/', transport: 'sse' }, base, store()).keys).toMatchObject({
      command: 'npx',
      url: null,
      transport: null,
    });
  });

  it.each([
    [{ ...base, command: ' ' }],
    [{ ...base, reach: 'http' as const, url: 'file:///etc/passwd' }],
    [{ ...base, reach: 'sse' as const, url: 'nowhere' }],
    [valued('A=B', 'x')],
    [valued('', 'x')],
    [{ ...base, values: [...valued('A', 'x').values, ...valued('A', 'y').values] }],
  ])('of which no server can be made is refused: %j', (form) => {
    expect(() => entryChange('n', undefined, form, store())).toThrow(
      expect.objectContaining({ code: 'invalid_input' }) as Error,
    );
  });
});
