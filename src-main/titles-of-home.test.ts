import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startFakeProvider, type FakeProvider, type RecordedRequest } from '../e2e/fake-provider/server.ts';
import { createCore, type Core } from './core.ts';
import { homePaths, type HomePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';

interface Opened {
  readonly core: Core;
  readonly provider: FakeProvider;
}

/** A home configured for a model server of our own that answers and titles. */
async function open(host: 'web' | 'cli', config: string): Promise<Opened> {
  const provider = await startFakeProvider();
  onTestFinished(() => provider.close());
  provider.respond((request) =>
    isTitle(request) ? { say: 'Baking bread at home', gate: 'title' } : { say: 'With flour.' },
  );
  const dir = tempDir();
  writeFileSync(join(dir, 'config.yaml'), config.replace('URL', provider.url));
  const paths = homePaths(dir, dir, 'default');
  return { core: await openAgain(paths, host), provider };
}

async function openAgain(paths: HomePaths, host: 'web' | 'cli'): Promise<Core> {
  const core = await createCore({
    paths,
    host,
    story: null,
    model: null,
    workspace: null,
    env: {},
    version: '0',
    emit: () => undefined,
  });
  onTestFinished(() => core.close());
  return core;
}

const isTitle = ({ body }: RecordedRequest): boolean => body.toString().includes('You name conversations');
const model = 'model:\n  default: fake-model\n  provider: custom\n  base_url: URL\n';

async function say({ core }: Opened, text: string): Promise<string> {
  const { agent } = core.services();
  const { session } = await agent.send({ session: null, text, whenBusy: 'queue' });
  await agent.idle(session);
  return session;
}

describe('a conversation of a configured home', () => {
  it('has a title of its first words at once, and that of the model soon after, without waiting for it', async () => {
    const opened = await open('web', model);
    const { provider } = opened;
    const session = await say(opened, 'how do I bake bread');
    const { sessions } = opened.core.services();
    expect(sessions.get(session).title).toBe('how do I bake bread');
    await expect.poll(() => provider.requests.filter(isTitle).length).toBe(1);
    const next = await opened.core.services().agent.send({ session, text: 'and then', whenBusy: 'queue' });
    await opened.core.services().agent.idle(next.session);
    expect(sessions.get(session)).toMatchObject({ title: 'how do I bake bread', messageCount: 4 });
    provider.open('title');
    await expect.poll(() => sessions.get(session).title).toBe('Baking bread at home');
    expect(provider.requests.filter(isTitle)).toHaveLength(1);
  });

  it('at the command line ends with its title', async () => {
    const opened = await open('cli', model);
    opened.provider.open('title');
    const session = await say(opened, 'how do I bake bread');
    const { paths } = opened.core;
    await opened.core.close();
    const again = await openAgain(paths, 'cli');
    expect(again.services().sessions.get(session).title).toBe('Baking bread at home');
  });

  it.each([
    ['while that is switched off', `${model}auxiliary:\n  title_generation:\n    enabled: false\n`],
    ['from the offline guide', '# no model\n'],
  ])('keeps the title of its first words %s', async (_, config) => {
    const opened = await open('web', config);
    const session = await say(opened, 'how do I bake bread');
    const { sessions } = opened.core.services();
    await opened.core.services().agent.idle(session);
    expect(opened.provider.requests.filter(isTitle)).toEqual([]);
    expect(sessions.facts(session).titledBy).toBe('derived');
  });
});

describe('automatic clean-up', () => {
  it.each([
    ['never happens unless config.yaml says so', '', 1],
    ['happens when config.yaml says so', 'sessions:\n  auto_prune: true\n  retention_days: 30\n', 0],
  ])('%s', async (_, config, left) => {
    const { core } = await open('web', '# nothing\n');
    const { paths } = core;
    const { sessions } = core.services();
    const time = Date.now() / 1000 - 40 * 86_400;
    const messages = [{ role: 'user', content: 'x', timestamp: time }];
    await sessions.importJsonl(
      JSON.stringify({ id: 'old', source: 'cli', started_at: time, ended_at: time, messages }),
    );
    await core.close();
    writeFileSync(paths.configFile, config);
    const again = await openAgain(paths, 'web');
    const of = again.services().sessions;
    // Behind the opening there is one write at most: this one comes after it.
    await of.createSession({ source: 'desktop', model: 'm', provider: 'p', systemPrompt: '', cwd: null });
    await expect
      .poll(() => of.list({ limit: 9, offset: 0, archived: false, title: '', source: 'cli' }).total)
      .toBe(left);
  });
});
