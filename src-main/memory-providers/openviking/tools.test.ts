import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { textAt } from '@shared/record.ts';
import { describe, expect, it } from 'vitest';
import { asked, bodyOf, run, start } from './testing/setting.ts';

describe('the tools of OpenViking', () => {
  it('are six, and what deletes or adds a document asks the person', async () => {
    const { provider } = await start();
    expect(provider.tools().map(({ name }) => name)).toEqual([
      ...['viking_search', 'viking_read', 'viking_browse', 'viking_remember', 'viking_forget', 'viking_add_resource'],
    ]);
    const asking = provider.tools().filter(({ asks }) => asks === true);
    expect(asking.map(({ name }) => name)).toEqual(['viking_forget', 'viking_add_resource']);
    for (const { name, parameters } of provider.tools()) {
      const [required = 'uri or uris'] = parameters['required'] as string[];
      expect(await run(provider, name, {})).toEqual({ error: `${required} is required` });
    }
  });

  it('search by the mode and the scope, best first', async () => {
    const { stub, provider } = await start();
    const result = {
      memories: [{ uri: 'viking://a', score: 0.12345, abstract: 'a', relations: ['b', { uri: 'c' }, 'd', 'e'] }],
      resources: [{ uri: 'viking://r', score: 0.7, abstract: 'r' }],
      total: 9,
    };
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result } });
    const args = { query: 'x', mode: 'deep', scope: 'viking://user/memories/', limit: 3 };
    expect(await run(provider, 'viking_search', args)).toEqual({
      results: [
        { uri: 'viking://r', type: 'resource', score: 0.7, abstract: 'r' },
        { uri: 'viking://a', type: 'memory', score: 0.123, abstract: 'a', related: ['b', 'c', 'd'] },
      ],
      total: 9,
    });
    expect(bodyOf(asked(stub, '/api/v1/search/search')[0])).toEqual({
      ...{ query: 'x', limit: 3, target_uri: 'viking://user/ada/memories/', session_id: 's1' },
    });
  });

  it('read at three levels within their bounds, a file whole where it has no summary, and three at most', async () => {
    const { stub, provider } = await start();
    const uri = 'viking://user/ada/memories/preferences/a.md';
    stub.files.set(uri, 'x'.repeat(9000));
    const overview = await run(provider, 'viking_read', { uri });
    expect(overview).toMatchObject({ uri, resolved_uri: uri, level: 'overview', fallback: 'content/read' });
    expect(textAt(overview, 'content').length).toBeLessThan(4010);
    const folder = 'viking://user/ada/memories/.overview.md';
    expect(await run(provider, 'viking_read', { uri: folder, level: 'abstract' })).toMatchObject({
      ...{ resolved_uri: 'viking://user/ada/memories', content: 'summary of viking://user/ada/memories' },
    });
    const many = await run(provider, 'viking_read', {
      uris: [uri, 'viking://none', 'viking://c', 'viking://d'],
      level: 'full',
    });
    expect(many).toMatchObject({ requested: 4, returned: 3, truncated: true });
    const [first, second] = (many as { results: Json[] }).results;
    expect(textAt(first, 'content').length).toBeLessThan(2510);
    expect(textAt(second, 'error')).toContain('404');
  });

  it('browse in every form of a listing', async () => {
    const { stub, provider } = await start();
    const entries = Array.from({ length: 60 }, (_, at) => ({ name: `f${String(at)}`, is_dir: at === 0 }));
    stub.manner.instead.set('/api/v1/fs/tree', { json: { status: 'ok', result: { children: entries } } });
    const tree = await run(provider, 'viking_browse', { action: 'tree', path: 'viking://resources/' });
    expect((tree as { entries: Json[] }).entries).toHaveLength(50);
    expect((tree as { entries: Json[] }).entries[0]).toEqual({
      ...{ name: 'f0', uri: 'viking://resources/f0', type: 'dir', abstract: '' },
    });
    expect(await run(provider, 'viking_browse', { action: 'stat', path: 'viking://x' })).toMatchObject({ isDir: true });
    expect(await run(provider, 'viking_browse', { action: 'rm' })).toHaveProperty('error');
  });

  it('remember in a session of its own, and say at which step it failed', async () => {
    const { stub, provider } = await start();
    const kept = await run(provider, 'viking_remember', { content: 'Likes tea.' });
    expect(kept).toMatchObject({ status: 'submitted', message_status: 'stored', extraction_status: 'submitted' });
    const id = textAt(kept, 'session_id');
    expect(id).toMatch(/^hermes-remember-[0-9a-f]{12}$/u);
    expect(stub.sessions.get(id)).toMatchObject({ commits: 1 });
    stub.manner.creates = false;
    expect(await run(provider, 'viking_remember', { content: 'x' })).toMatchObject({
      ...{ failure_stage: 'message', message_status: 'failed' },
      error: expect.stringContaining('Session not found') as string,
    });
  });

  it.each([
    ['viking://user/ada/memories/preferences/a.md', true],
    ['viking://user/memories/a.md', true],
    ['viking://user/ada/peers/hermes/memories/patterns/a.md', true],
    ['viking://user/ada/memories', false],
    ['viking://user/ada/memories/a.md?recursive=true', false],
    ['viking://user/ada/memories/a.md#x', false],
    ['viking://user/ada/memories/.overview.md', false],
    ['viking://user/ada/memories/../../x/a.md', false],
    ['viking://user/ada/memories/%2e%2e/a.md', false],
    ['viking://resources/a.md', false],
    ['https://user/ada/memories/a.md', false],
  ])('forget %s: %s', async (uri, may) => {
    const { stub, provider } = await start();
    stub.files.set('viking://user/ada/memories/a.md', 'x');
    stub.files.set(uri, 'x');
    const answer = await run(provider, 'viking_forget', { uri });
    if (may) expect(answer).toMatchObject({ status: 'deleted', estimated_deleted_count: 1 });
    else expect(answer).toHaveProperty('error');
    expect(asked(stub, '/api/v1/fs')).toHaveLength(may ? 1 : 0);
  });

  it('add a public address or a file of the workspace, and nothing else', async () => {
    const { world, provider, stub } = await start();
    const workspace = join(world.home, 'work');
    mkdirSync(workspace);
    writeFileSync(join(workspace, 'a.md'), '# Plan');
    writeFileSync(join(workspace, '.env'), 'KEY=1');
    writeFileSync(join(world.home, 'other.md'), 'x');
    symlinkSync(join(world.home, 'other.md'), join(workspace, 'link.md'));
    const add = (url: string, more = {}, at: string | null = workspace): Promise<Json> =>
      run(provider, 'viking_add_resource', { url, ...more }, at);
    const refused = ['.env', '../other.md', 'link.md', '/etc/passwd', '.', 'missing.md', 'file:///etc/passwd'];
    const inner = [
      'http://127.0.0.1/x',
      'http://169.254.169.254/',
      'http://10.0.0.1',
      'http://[::1]/',
      'http://localhost:1',
    ];
    for (const url of [...refused, ...inner, 'https://u:p@example.org/'])
      expect(await add(url)).toHaveProperty('error');
    expect(await add('a.md', {}, null)).toHaveProperty('error');
    expect(await add('a.md', { to: 'viking://a', parent: 'viking://b' })).toHaveProperty('error');
    expect(stub.seen()).toEqual([]);
    expect(await add('a.md', { reason: 'plans' })).toMatchObject({
      status: 'added',
      root_uri: 'viking://resources/added',
    });
    expect(asked(stub, '/api/v1/resources/temp_upload')[0]?.body).toContain('# Plan');
    const resource = { temp_file_id: 'tmp-1', source_name: 'a.md', reason: 'plans' };
    expect(bodyOf(asked(stub, '/api/v1/resources')[0])).toEqual(resource);
    await add('https://example.org/a', { wait: true, timeout: 5 });
    expect(bodyOf(stub.seen().at(-1))).toEqual({ path: 'https://example.org/a', wait: true, timeout: 5 });
  });
});
