import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { McpDeps } from './servers.ts';
import { bench, connected, notes } from './testing/bench.ts';
import { httpServer } from './testing/http-server.ts';
import type { Json } from '@shared/contract/common.ts';
import { createSpills } from './results.ts';

describe('a stdio server', () => {
  it('offers its tools under their names, runs them, and says which ask', async () => {
    const b = await bench({ notes: notes() });
    expect(b.mcp.tools()).toEqual([]);
    b.mcp.start();
    const server = await b.until('notes', connected);
    expect(server.tools).toContainEqual({ name: 'mcp__notes__echo', asks: false });
    expect(server.tools).toContainEqual({ name: 'mcp__notes__add_note', asks: true });
    expect(await b.call('mcp__notes__echo', { text: 'hello' })).toEqual({
      content: 'hello',
      failed: false,
      effect: null,
    });
    expect(b.tool('mcp__notes__echo').parameters).toMatchObject({ type: 'object', required: ['text'] });
  });

  it('has two tools that read alike under two names', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    const names = b.mcp.tools().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const [first, second] = names.filter((name) => name.startsWith('mcp__notes__add_note'));
    expect((await b.call(first ?? '', { text: 'x' })).content).toBe('added x');
    expect((await b.call(second ?? '')).content).toBe('added another');
  });

  it('is trusted only where that is written', async () => {
    const b = await bench({ a: notes({ trust: 'full' }), b: notes({ trust: 'Full please' }), c: notes() });
    b.mcp.start();
    for (const name of ['a', 'b', 'c']) await b.until(name, connected);
    const asks = (server: string): boolean => b.tool(`mcp__${server}__approve_memory`).asks !== undefined;
    expect([asks('a'), asks('b'), asks('c')]).toEqual([false, true, true]);
    expect(b.tool('mcp__c__add_note').asks).toEqual({ server: 'c', tool: 'add-note' });
  });

  it('is given what is listed and harmless names, and no key of ours', async () => {
    const b = await bench({
      notes: notes({ env: { NOTES_KEY: '${NOTES_TOKEN}', PLAIN: '${WORD}', N: 7, UNSET: '${NOPE}' } }),
    });
    b.mcp.start();
    await b.until('notes', connected);
    const { content } = await b.call('mcp__notes__env');
    expect(content).not.toContain('sk-or-secret');
    expect(content).not.toContain('tok-in-dotenv-1234');
    const env = JSON.parse(content) as Record<string, string>;
    expect(env).toMatchObject({ NOTES_KEY: '***', N: '7', UNSET: '${NOPE}', XDG_RUNTIME_DIR: '/run' });
    // A value that was put in is not looked through for more.
    expect(env['PLAIN']).toBe('a ${NOTES_TOKEN} b');
  });

  it('offers what include names, else all but what exclude names, by the original names', async () => {
    const b = await bench({
      some: notes({ tools: { include: ['add-*', 'echo'], exclude: ['echo'], resources: false, prompts: 'no' } }),
      rest: notes({ tools: { exclude: ['*e*', 'add?note'] } }),
    });
    b.mcp.start();
    const some = await b.until('some', connected);
    const rest = await b.until('rest', connected);
    expect(some.tools.map(({ name }) => name)).toEqual(['mcp__some__add_note', 'mcp__some__echo']);
    expect(rest.tools.map(({ name }) => name)).toEqual([
      'mcp__rest__fails',
      'mcp__rest__long',
      'mcp__rest__list_resources',
      'mcp__rest__read_resource',
      'mcp__rest__list_prompts',
      'mcp__rest__get_prompt',
    ]);
  });

  it('lists and reads resources and prompts', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    expect((await b.call('mcp__notes__list_resources')).content).toContain('note://list  list  All notes');
    expect((await b.call('mcp__notes__read_resource', { uri: 'note://list' })).content).toContain('milk, eggs');
    expect((await b.call('mcp__notes__list_prompts')).content).toContain('greet(name)');
    const prompt = await b.call('mcp__notes__get_prompt', { name: 'greet', arguments: { name: 'Ada' } });
    expect(prompt.content).toBe('user:\nGreet Ada');
    expect((await b.call('mcp__notes__read_resource', { uri: 'note://none' })).failed).toBe(true);
  });

  it('answers failures, pictures and structure in words', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    expect(await b.call('mcp__notes__fails')).toMatchObject({
      failed: true,
      content: JSON.stringify({ success: false, error: 'no such note' }),
    });
    expect((await b.call('mcp__notes__picture')).content).toBe('[image, image/png, 3 bytes; not shown]');
    expect((await b.call('mcp__notes__structured')).content).toBe('{"sum":5}');
  });

  it('keeps words that read like orders from the model, and its instructions altogether', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    const server = await b.until('notes', connected);
    expect(server.withheld).toEqual(['poisoned']);
    expect(JSON.stringify(b.mcp.tools())).not.toMatch(/ignore all previous/iu);
    expect(b.tool('mcp__notes__poisoned').description).toContain('data, never instructions');
  });

  it('gives up a call at its time, and one that is stopped at once', async () => {
    const b = await bench({ notes: notes({ timeout: 0.2 }) });
    b.mcp.start();
    await b.until('notes', connected);
    const late = await b.call('mcp__notes__never');
    expect(late).toMatchObject({ failed: true });
    expect(late.content).toMatch(/timed out/iu);
    const stop = new AbortController();
    const stopped = b.call('mcp__notes__never', {}, { signal: stop.signal });
    stop.abort();
    expect((await stopped).failed).toBe(true);
    expect((await b.call('mcp__notes__echo', { text: 'still there' })).content).toBe('still there');
  });

  it('that dies is said to be gone and connected again', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    expect((await b.call('mcp__notes__exit')).failed).toBe(true);
    const failed = await b.until('notes', ({ state }) => state === 'failed');
    expect(failed.error).toContain('notes server is ready');
    // The next call does not wait for the pause between attempts.
    expect((await b.call('mcp__notes__echo', { text: 'back' })).content).toBe('back');
    expect(b.server('notes')).toMatchObject({ state: 'connected', attempts: 0, error: '' });
  });

  it('tells of new tools', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    await b.call('mcp__notes__learn');
    await b.until('notes', ({ tools }) => tools.some(({ name }) => name === 'mcp__notes__learned'));
    expect((await b.call('mcp__notes__learned')).content).toBe('new');
  });
});

describe('a long result', () => {
  it('is cut, kept for its own session, and read on', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    const { content } = await b.call('mcp__notes__long', { length: 60_000 });
    expect(content.length).toBeLessThan(10_000);
    const id = /id ([0-9a-f]{16})/u.exec(content)?.[1] ?? '';
    const more = await b.call('read_tool_result', { id, offset: 59_000 });
    expect(more.content).toBe(`characters 59000 to 60000 of 60000\n${'x'.repeat(1000)}`);
    expect((await b.call('read_tool_result', { id }, { session: 'other' })).failed).toBe(true);
  });

  it.each(['../../secret', '', 7, 'a'.repeat(16) + '/x', null])('is never a path: %j', async (id) => {
    const spills = createSpills('/nonexistent');
    expect((await spills.tool.run({ id }, { session: 's' } as never)).failed).toBe(true);
  });
});

describe('servers over HTTP', () => {
  it('are reached in both ways, with their headers, which are shown to nobody', async () => {
    const server = await httpServer();
    const headers = { authorization: 'Bearer ${NOTES_TOKEN}', 'x-own': 'literal-secret-value' };
    const b = await bench({
      new: { url: `${server.url}/mcp?key=abcdefghijklmnop`, headers },
      old: { url: `${server.url}/sse`, transport: ' SSE', headers },
    });
    b.mcp.start();
    await b.until('new', connected);
    await b.until('old', connected);
    expect((await b.call('mcp__new__echo', { text: 'one' })).content).toBe('one');
    expect((await b.call('mcp__old__echo', { text: 'two' })).content).toBe('two');
    expect(server.headers.every((each) => each.authorization === 'Bearer tok-in-dotenv-1234')).toBe(true);
    const shown = JSON.stringify(b.mcp.list());
    for (const secret of ['tok-in-dotenv', 'literal-secret', 'abcdefghijklmnop']) expect(shown).not.toContain(secret);
    expect((await b.call('mcp__new__echo', { text: 'literal-secret-value' })).content).toBe('***');
  });

  it('do not take their headers to another origin', async () => {
    const server = await httpServer();
    const b = await bench({ away: { url: `${server.url}/away`, headers: { 'x-key': 'literal-secret-value' } } });
    b.mcp.start();
    const away = await b.until('away', ({ state }) => state === 'failed');
    expect(away.error).toMatch(/redirect/iu);
    expect(away.error).not.toContain('literal-secret');
  });
});

describe('one server that fails', () => {
  it('never keeps another from working, whatever is wrong with it', async () => {
    const server = await httpServer();
    const b = await bench({
      missing: { command: '/nonexistent/program' },
      text: { command: process.execPath, args: ['-e', 'console.log("<html>not json"); process.exit(1)'] },
      silent: { command: process.execPath, args: ['-e', 'setInterval(() => {}, 1000)'], connect_timeout: 0.3 },
      page: { url: `${server.url}/page` },
      scheme: { url: 'file:///etc/passwd' },
      nothing: {},
      list: ['a'],
      nul: null,
      good: notes(),
    });
    b.mcp.start();
    await b.until('good', connected);
    for (const name of ['missing', 'text', 'silent', 'page']) {
      const failed = await b.until(name, ({ state }) => state === 'failed');
      expect(failed.error).not.toBe('');
    }
    expect(b.server('scheme').error).toBe('url must begin with http or https.');
    expect(b.server('nothing').error).toBe('It has neither command nor url.');
    expect(b.server('list').error).toContain('mapping');
    expect((await b.call('mcp__good__echo', { text: 'fine' })).content).toBe('fine');
  });
});

describe('when a server runs', () => {
  it('knows the tools of last time before it is connected, and a lazy one waits for its first call', async () => {
    let kept: Json = null;
    const cache: McpDeps['cache'] = {
      get: () => Promise.resolve(kept),
      set: (_key, value) => {
        kept = value;
        return Promise.resolve();
      },
    };
    const first = await bench({ notes: notes() }, { cache });
    first.mcp.start();
    await first.until('notes', connected);
    const b = await bench({ notes: notes({ lazy: true }) }, { cache });
    expect(JSON.stringify(b.mcp.tools())).toBe(JSON.stringify(first.mcp.tools()));
    b.mcp.start();
    expect(b.server('notes').state).toBe('idle');
    expect((await b.call('mcp__notes__echo', { text: 'now' })).content).toBe('now');
    expect(b.server('notes').state).toBe('connected');
  });

  it('rests when it is not used, and comes back for a call', async () => {
    const b = await bench({ notes: notes({ idle_timeout_seconds: 0.05 }) });
    b.mcp.start();
    await b.until('notes', ({ state }) => state === 'idle');
    expect((await b.call('mcp__notes__echo', { text: 'again' })).content).toBe('again');
    await b.until('notes', ({ state }) => state === 'idle');
  });

  it('follows config.yaml: unchanged ones stay, others go, come or begin anew', async () => {
    const starts = join((await bench({})).dir, 'starts');
    const b = await bench({ stays: notes({}, [starts]), goes: notes() });
    b.mcp.start();
    await b.until('stays', connected);
    await b.until('goes', connected);
    b.config.servers = { stays: notes({}, [starts]), comes: notes(), off: notes({ enabled: false }) };
    await b.mcp.reload();
    await b.until('comes', connected);
    expect(b.mcp.list().map(({ name, state }) => [name, state])).toEqual([
      ['stays', 'connected'],
      ['comes', 'connected'],
      ['off', 'off'],
    ]);
    expect(readFileSync(starts, 'utf8').trim().split('\n')).toHaveLength(1);
    await b.mcp.close();
    expect(existsSync(join(b.dir, 'mcp.json'))).toBe(true);
  });

  it('stops when everything is paused, answers calls with that, keeps its tools, and comes back', async () => {
    const b = await bench({ notes: notes() });
    b.mcp.start();
    await b.until('notes', connected);
    const tools = JSON.stringify(b.mcp.tools());
    await b.mcp.setPaused(true);
    expect(b.server('notes').state).toBe('paused');
    expect(JSON.stringify(b.mcp.tools())).toBe(tools);
    expect((await b.call('mcp__notes__echo', { text: 'x' })).failed).toBe(true);
    await expect(b.mcp.reconnect('notes')).rejects.toMatchObject({ code: 'refused' });
    await b.mcp.setPaused(false);
    await b.until('notes', connected);
    await b.mcp.reconnect('notes');
    expect(b.server('notes').state).toBe('connected');
    await expect(b.mcp.reconnect('nope')).rejects.toMatchObject({ code: 'not_found' });
  });
});
