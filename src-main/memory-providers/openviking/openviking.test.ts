import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeProvider } from '../testing/table.ts';
import { openviking } from './kind.ts';
import { asked, hasKey, jobOf, never, start, turn } from './testing/setting.ts';
import { vikingFixture } from './testing/stub.ts';

describeProvider(vikingFixture);

describe('who answers at the address of OpenViking', () => {
  it('is asked without a key, and what is something else never gets one', async () => {
    const { world, stub, provider } = await start();
    await provider.send([jobOf(provider, turn())], never);
    const [first, second] = stub.seen();
    expect([first?.path, first && hasKey(stub, first)]).toEqual(['/health', false]);
    expect(second?.headers).toMatchObject({ 'x-api-key': stub.key, authorization: `Bearer ${stub.key}` });
    expect(second?.headers).not.toHaveProperty('x-openviking-account');
    const other = await start();
    other.stub.manner.instead.set('/health', { json: { status: 'ok' } });
    other.stub.manner.instead.set('/openapi.json', { json: { info: { title: 'Something else' } } });
    const failure = { kind: 'offline', reached: 'no' };
    await expect(other.provider.send([jobOf(provider, turn())], never)).rejects.toMatchObject(failure);
    await expect(openviking.test(other.world.context, never)).rejects.toThrow(/not OpenViking/u);
    expect(other.stub.seen().filter((one) => hasKey(other.stub, one))).toEqual([]);
    other.stub.manner.instead.delete('/openapi.json');
    await other.provider.send([jobOf(provider, turn())], never);
    expect(other.stub.turns()).toHaveLength(1);
    expect((await openviking.test(world.context, never)).message).toBe('OpenViking 0.4.1, user ada.');
  });

  it('is asked once more with the key, and without names, when it answers nobody else', async () => {
    const { world, stub } = await start({ account: 'acme' });
    stub.manner.instead.set('/health', ({ headers }) =>
      headers['authorization'] === undefined ? { status: 401, json: { detail: 'who?' } } : null,
    );
    await openviking.test(world.context, never);
    expect(asked(stub, '/health').map((one) => hasKey(stub, one))).toEqual([false, true]);
    expect(asked(stub, '/health')[1]?.headers).not.toHaveProperty('x-openviking-account');
  });

  it('gets account, user and peer in their headers: the names only without a key, and again when a trusted server asks', async () => {
    const open = await start({ api_key: '' });
    await open.world.context.config.set('memory.openviking.agent', '助手');
    open.stub.manner.auth = 'dev';
    await open.provider.send([jobOf(open.provider, turn())], never);
    expect(open.stub.seen().at(-1)?.headers).toMatchObject({
      ...{ 'x-openviking-account': 'default', 'x-openviking-user': 'default' },
      'x-openviking-actor-peer': encodeURIComponent('助手'),
    });
    const { stub, provider } = await start({ account: 'acme', user: 'ada' });
    stub.manner.auth = 'trusted';
    await provider.search?.('tea', never);
    const finds = asked(stub, '/api/v1/search/find');
    expect(finds.map(({ headers }) => headers['x-openviking-account'])).toEqual([undefined, 'acme']);
    const text = 'Trusted mode requests must include X-OpenViking-Account';
    stub.manner.instead.set('/api/v1/search/find', { status: 403, json: { detail: text } });
    await expect(provider.search?.('tea', never)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(asked(stub, '/api/v1/search/find')).toHaveLength(3);
  });

  it.each([
    [{ json: { status: 'error', error: { code: 'PERMISSION_DENIED', message: 'no' } } }, 'unauthorised'],
    [{ json: { status: 'error', error: { code: 'RESOURCE_EXHAUSTED', message: 'slow' } } }, 'rate'],
    [{ json: { status: 'error', error: { message: 'Session not found' } } }, 'refused'],
    [{ json: { detail: 'Not Found' } }, 'refused'],
    [{ status: 502, json: '<html>bad gateway</html>' }, 'server'],
  ])('may answer an error with 200, without an envelope or in HTML: %j is %s', async (answer, kind) => {
    const { stub, provider } = await start();
    stub.manner.instead.set('/api/v1/search/find', answer);
    await expect(provider.search?.('tea', never)).rejects.toMatchObject({ kind, reached: 'no' });
  });
});

describe('the Memory screen with OpenViking', () => {
  it('lists what is below the memories, and an empty store is no failure', async () => {
    const { stub, provider } = await start({ agent: 'hermes' });
    expect((await provider.list?.(null, never))?.items).toEqual([]);
    await stub.plant('Drinks green tea.', 'tea');
    const { items } = (await provider.list?.(null, never)) ?? { items: [] };
    expect(items).toMatchObject([{ text: 'Drinks green tea.', kind: 'preferences' }]);
    expect((await provider.search?.('tea', never))?.items).toMatchObject([{ text: 'Drinks green tea.' }]);
  });

  it('shows where it lies, how a server is started, and what Hermes has still to commit, which is left alone', async () => {
    const { world, stub } = await start();
    const pending = join(world.home, 'openviking', 'pending_sessions');
    const where = (): string[] => openviking.places(world.context).map((place) => place.where);
    expect(where()).toEqual([
      stub.url,
      `openviking-server --host 127.0.0.1 --port ${new URL(stub.url).port}`,
      world.context.paths.envFile,
    ]);
    mkdirSync(pending, { recursive: true });
    writeFileSync(join(pending, 's9.json'), '{"session_id":"s9"}');
    expect(where()).toContain(pending);
    const manager = await world.open();
    await manager.close();
    expect(readdirSync(pending)).toEqual(['s9.json']);
    expect(readFileSync(join(world.home, '.env'), 'utf8')).toContain('OPENVIKING_ENDPOINT');
  });
});
