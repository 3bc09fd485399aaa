import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it } from 'vitest';
import type { ProviderWorld } from '../testing/world.ts';
import { mem0 } from './kind.ts';
import { never, session, start } from './testing/setting.ts';

describe('mem0.json', () => {
  const write = ({ home }: ProviderWorld, values: Json): void =>
    writeFileSync(join(home, 'mem0.json'), JSON.stringify(values));

  it('goes before .env, where it says something, and gives the user that is set up', async () => {
    const { world } = await start('platform');
    const { secrets } = world.context;
    await secrets.set('MEM0_USER_ID', 'of-env');
    await secrets.set('MEM0_API_KEY', 'key-of-env-1111');
    write(world, { user_id: '', agent_id: null, api_key: 'key-of-file-2222' });
    expect(mem0.read(world.context)).toMatchObject({ user_id: 'of-env', agent_id: 'hermes', api_key: '...2222' });
    write(world, { user_id: 'of-file', rerank: 'yes', sync_max_chars: 900, sync_infer: 'no' });
    expect(mem0.read(world.context)).toMatchObject({
      ...{ user_id: 'of-file', api_key: '...1111', rerank: 'true', sync_max_chars: '900', sync_infer: 'false' },
    });
    await secrets.set('MEM0_USER_ID', '');
    write(world, {});
    expect(mem0.read(world.context)['user_id']).toBe('hermes-user');
  });

  it.each<[Json, string]>([
    [{ mode: 'oss', host: 'http://localhost:1', oss: { vector_store: {} } }, 'oss'],
    [{ host: 'http://localhost:1/' }, 'selfhosted'],
    [{ mode: 'platform', host: 'http://localhost:1' }, 'selfhosted'],
    [{ mode: 'platform' }, 'platform'],
    [{}, 'platform'],
    [{ mode: 'selfhosted' }, 'selfhosted'],
  ])('%j chooses the mode %s', async (values, mode) => {
    const { world } = await start('platform');
    write(world, values);
    expect(mem0.read(world.context)['mode']).toBe(mode);
  });

  it('in the mode oss is shown as not usable, is asked for nothing, and keeps what it holds', async () => {
    const { world, stub } = await start('platform');
    const oss = { mode: 'oss', oss: { llm: { provider: 'ollama', config: { model: 'x' } } }, user_id: 'me' };
    write(world, oss);
    const before = readFileSync(join(world.home, 'mem0.json'), 'utf8');
    expect(mem0.missing(world.context)).toContain('cannot be used here');
    await mem0.save({ mode: 'oss', user_id: 'other', api_key: 'k' }, world.context);
    expect(readFileSync(join(world.home, 'mem0.json'), 'utf8')).toBe(before);
    await world.select('mem0');
    const manager = await world.open();
    expect(manager.selection.obstacle?.message).toContain('cannot be used here');
    expect(manager.problems()).not.toEqual([]);
    await manager.close();
    await expect(mem0.test(world.context, never)).rejects.toMatchObject({ kind: 'refused' });
    await mem0.save(stub.values, world.context);
    expect(JSON.parse(readFileSync(join(world.home, 'mem0.json'), 'utf8'))).toMatchObject({
      oss: oss.oss,
      mode: 'platform',
    });
    await expect(mem0.save({ mode: 'oss' }, world.context)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('is written private, with every other key kept, and never holds the key that was entered', async () => {
    const { world, stub } = await start('selfhosted');
    write(world, { api_key: 'old-key', custom: { deep: 1 }, host: 'http://old' });
    await mem0.save(stub.values, world.context);
    const written: unknown = JSON.parse(readFileSync(join(world.home, 'mem0.json'), 'utf8'));
    expect(written).toMatchObject({ custom: { deep: 1 }, host: stub.url, user_id: 'ada' });
    expect(written).not.toHaveProperty('api_key');
    expect(statSync(join(world.home, 'mem0.json')).mode & 0o777).toBe(0o600);
    await world.context.secrets.set('MEM0_HOST', 'http://of-env');
    await mem0.save({ ...stub.values, mode: 'platform' }, world.context);
    expect(mem0.read(world.context)).toMatchObject({ mode: 'platform', host: '' });
  });

  it('that is damaged is said so and left as it is, and nothing is sent anywhere', async () => {
    const { world, stub, provider } = await start('selfhosted');
    writeFileSync(join(world.home, 'mem0.json'), '{ "mode": ');
    expect(mem0.missing(world.context)).toContain('mem0.json');
    await expect(provider.recall({ session, text: 'tea', number: 1 }, never)).rejects.toMatchObject({
      kind: 'refused',
    });
    expect(stub.seen()).toEqual([]);
    await expect(mem0.save(stub.values, world.context)).rejects.toMatchObject({ code: 'damaged' });
    expect(readFileSync(join(world.home, 'mem0.json'), 'utf8')).toBe('{ "mode": ');
  });

  it.each([
    [{ mode: 'selfhosted', host: 'localhost:8888' }],
    [{ mode: 'selfhosted', host: '' }],
    [{ mode: 'selfhosted', host: 'https://api.mem0.ai/' }],
    [{ mode: 'elsewhere' }],
    [{ sync_max_chars: '0' }],
  ])('does not take %j', async (more) => {
    const { world, stub } = await start('platform');
    await expect(mem0.save({ ...stub.values, ...more }, world.context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });
});
