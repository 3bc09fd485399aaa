import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EventFrame, RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import { startFakeProvider, type FakeProvider, type Reply } from '../../e2e/fake-provider/server.ts';
import { homePaths } from '../home/index.ts';
import { tempDir } from '../home/testing/temp-home.ts';
import { openDesk, type Desk } from './desk.ts';

const person = { host: 'web', person: true } as const;

interface World {
  readonly desk: Desk;
  readonly home: string;
  readonly server: FakeProvider;
  readonly events: EventFrame[];
  /** Says something and waits for the answer, and for a review that follows it. */
  say(text: string, session?: string | null): Promise<string>;
}

async function ask<K extends RequestName>(desk: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await desk.api.call(name, input, person)) as RequestOutput<K>;
}

async function open(home: string): Promise<Desk> {
  return openDesk({
    paths: homePaths(home, home, 'default'),
    story: null,
    model: null,
    workspace: null,
    host: 'web',
    env: { HERMES_DESK_TEST: '1' },
    version: 'test',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
}

async function world(more: Readonly<Record<string, unknown>> = {}, apiMode = 'chat_completions'): Promise<World> {
  const server = await startFakeProvider();
  onTestFinished(() => server.close());
  const home = tempDir();
  const { auxiliary = {}, ...rest } = more as { auxiliary?: object };
  const config = {
    model: { provider: 'custom', default: 'fake-model', base_url: server.url, api_mode: apiMode },
    memory: { nudge_interval: 3 },
    ...rest,
    auxiliary: { title_generation: { enabled: false }, background_review: { defer: 'never' }, ...auxiliary },
  };
  writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
  const desk = await open(home);
  onTestFinished(() => desk.close());
  const events: EventFrame[] = [];
  desk.api.events.subscribe((event) => events.push(event));
  return {
    desk,
    home,
    server,
    events,
    say: async (text, session = null) => {
      const sent = await ask(desk, 'chat.send', { session, text });
      const { agent } = desk.core.services();
      await agent.idle(sent.session);
      await agent.reviewer?.settled();
      return sent.session;
    },
  };
}

const bodies = (server: FakeProvider): Record<string, unknown>[] =>
  server.requests.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);

/** Three turns, then what the review answers. */
async function reviewed(at: World, ...review: readonly Reply[]): Promise<string> {
  at.server.script({ say: 'one' }, { say: 'two' }, { say: 'three' }, ...review);
  const session = await at.say('I always drink green tea.');
  await at.say('and more', session);
  await at.say('and still more', session);
  return session;
}

const memory = (args: unknown): Reply => ({
  say: '',
  calls: [{ name: 'memory', arguments: args, id: `m${JSON.stringify(args).length}` }],
});
const skills = (args: unknown, id = 's'): Reply => ({
  say: '',
  calls: [{ name: 'skill_manage', arguments: args, id }],
});
const add = { action: 'add', target: 'user', content: 'Drinks green tea' };
const skillText = '---\nname: tea\ndescription: How to make tea.\n---\n# Steps\n\n1. Boil water.\n';

describe('what a review costs and leaves in the conversation', () => {
  it('OpenAI: its first request is the last one of the conversation byte for byte, and the next turn has not a byte of it', async () => {
    const at = await world();
    const session = await reviewed(at, memory(add), { say: 'Saved.' });
    expect(at.server.requests).toHaveLength(5);
    at.server.script({ say: 'four' });
    await at.say('next', session);
    const { requests } = at.server;
    const tailless = (n: number): Buffer => requests[n]?.body.subarray(0, -']}'.length) ?? Buffer.alloc(0);
    for (const [earlier, later] of [
      [2, 3],
      [3, 4],
      [2, 5],
    ] as const) {
      const prefix = tailless(earlier);
      expect([later, requests[later]?.body.subarray(0, prefix.length).equals(prefix)]).toEqual([later, true]);
    }
    expect(requests[5]?.body.toString()).not.toContain('review');
    // The server read from its cache all but what was new.
    const [, , , opening] = at.server.prompts;
    const fresh = (requests[3]?.body.length ?? 0) - tailless(2).length;
    expect((opening?.tokens ?? 0) - (opening?.cached ?? 0)).toBeLessThanOrEqual(Math.ceil(fresh / 4) + 129);
    const { messages } = await ask(at.desk, 'sessions.messages', { id: session, limit: 100 });
    expect(messages.filter(({ role }) => role === 'user')).toHaveLength(4);
    expect(JSON.stringify(messages)).not.toContain('Nothing to save');
  });

  it('Anthropic: it reads the cached blocks of the conversation, and the next turn has none of its own', async () => {
    const at = await world({}, 'anthropic_messages');
    const session = await reviewed(at, { say: 'Nothing to save.' });
    at.server.script({ say: 'four' });
    await at.say('next', session);
    const strip = (value: unknown): string =>
      JSON.stringify(value, (key, inner: unknown) => (key === 'cache_control' ? undefined : inner));
    const [third, review, fourth] = bodies(at.server).slice(2);
    expect(strip(review?.['system'])).toBe(strip(third?.['system']));
    expect(strip(review?.['tools'])).toBe(strip(third?.['tools']));
    expect(at.server.prompts[3]?.cached).toBeGreaterThan((at.server.prompts[2]?.tokens ?? 0) * 0.8);
    expect(strip(fourth)).not.toContain('not a message of the person');
  });

  it('is on record with its tokens, under its task, and in the total of the day', async () => {
    const at = await world();
    const session = await reviewed(at, memory(add), { say: 'Saved.' });
    const { runs } = await ask(at.desk, 'review.runs', {});
    expect(runs).toMatchObject([
      {
        session,
        title: 'I always drink green tea.',
        ended: 'saved',
        usage: { calls: 2 },
        saw: { form: 'whole', messages: 6 },
      },
    ]);
    const status = await ask(at.desk, 'review.status', {});
    expect(status).toMatchObject({
      enabled: true,
      obstacle: null,
      turns: 3,
      iterations: 10,
      running: null,
      queue: [],
      runs: 1,
    });
    expect(status.tokens).toBeGreaterThan(0);
    const file = join(at.home, 'desk/reviews', `${runs[0]?.id ?? ''}.json`);
    expect(readFileSync(file, 'utf8')).not.toContain('green tea');
    const ended = at.events.filter(({ type }) => type === 'review.ended');
    expect(ended.map(({ data }) => data)).toMatchObject([
      { session, line: '💾 Self-improvement review: User profile updated', saved: 1, proposed: 0 },
    ]);
  });

  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['the switch is off', { auxiliary: { background_review: { enabled: 'false', defer: 'never' } } }],
    ['the intervals are 0', { memory: { nudge_interval: 0 }, skills: { creation_nudge_interval: 0 } }],
    [
      'no memory is on and no skill is due',
      { memory: { nudge_interval: 3, memory_enabled: false, user_profile_enabled: false } },
    ],
  ])('not one call is made when %s', async (_, config) => {
    const at = await world(config);
    await reviewed(at);
    expect(at.server.requests).toHaveLength(3);
    expect(existsSync(join(at.home, 'desk/reviews/queue.json'))).toBe(false);
  });

  it('not one call is made while everything is paused, nor by the offline guide', async () => {
    const at = await world();
    const session = await reviewed(at, { say: 'Nothing to save.' });
    await ask(at.desk, 'app.pause', { paused: true });
    await expect(ask(at.desk, 'review.run', { session })).rejects.toMatchObject({ code: 'refused' });
    expect(at.server.requests).toHaveLength(4);
    const home = tempDir();
    const guide = await open(home);
    onTestFinished(() => guide.close());
    const sent = await ask(guide, 'chat.send', { session: null, text: 'hello' });
    await guide.core.services().agent.idle(sent.session);
    await expect(ask(guide, 'review.run', { session: sent.session })).rejects.toMatchObject({ code: 'not_configured' });
    expect(await ask(guide, 'review.status', {})).toMatchObject({
      obstacle: expect.stringContaining('offline guide') as string,
    });
  });

  it('another model is sent a digest, under its own name', async () => {
    const other = { background_review: { defer: 'never', model: 'small-model' } };
    const at = await world({ auxiliary: other, memory: { nudge_interval: 14 } });
    let session: string | null = null;
    for (let n = 0; n < 14; n += 1) session = await at.say(`words ${String(n)}`, session);
    const last = bodies(at.server).at(-1);
    expect(last?.['model']).toBe('small-model');
    expect(JSON.stringify(last?.['messages'])).toContain('PERSON: words 0');
    expect((await ask(at.desk, 'review.runs', {})).runs[0]).toMatchObject({
      saw: { form: 'digest' },
      model: 'small-model',
    });
  });
});

describe('what a review may do', () => {
  it('an addition stands at once with the gate off; a replacement and a removal wait all the same', async () => {
    const at = await world();
    await ask(at.desk, 'memory.add', { store: 'memory', text: 'Likes coffee' });
    const replace = { action: 'replace', target: 'memory', old_text: 'coffee', content: 'Likes tea' };
    const session = await reviewed(
      at,
      memory(add),
      memory(replace),
      memory({ action: 'remove', target: 'memory', old_text: 'Likes' }),
      {
        say: 'ok',
      },
    );
    expect(readFileSync(join(at.home, 'memories/USER.md'), 'utf8')).toBe('Drinks green tea');
    expect(readFileSync(join(at.home, 'memories/MEMORY.md'), 'utf8')).toBe('Likes coffee');
    const { proposals } = await ask(at.desk, 'approvals.list', {});
    expect(proposals.map(({ cause }) => [cause.origin, cause.session])).toEqual([
      ['background_review', session],
      ['background_review', session],
    ]);
    const [run] = (await ask(at.desk, 'review.runs', {})).runs;
    expect(run?.actions.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
      'add saved',
      'replace proposed',
      'remove proposed',
    ]);
    expect(run?.actions.flatMap(({ staged }) => staged).sort()).toEqual(proposals.map(({ id }) => id).sort());
  });

  it('with the gate on everything waits, is proposed once while it waits, and never again once it was rejected', async () => {
    const at = await world({ memory: { nudge_interval: 3, write_approval: true } });
    const session = await reviewed(at, memory(add), { say: 'ok' });
    const { proposals } = await ask(at.desk, 'approvals.list', {});
    expect(proposals).toHaveLength(1);
    const again = async (content: string): Promise<void> => {
      at.server.script({ say: 'a' }, { say: 'b' }, { say: 'c' }, memory({ ...add, content }), { say: 'ok' });
      for (const text of ['x', 'y', 'z']) await at.say(text, session);
    };
    await again('Green tea is what she drinks');
    expect((await ask(at.desk, 'approvals.list', {})).proposals).toHaveLength(1);
    const body = at.server.requests.at(-2)?.body.toString() ?? '';
    expect(body).toContain('waiting for the person');
    await ask(at.desk, 'approvals.reject', { ids: [proposals[0]?.id ?? ''] });
    await again('Drinks green tea.');
    expect((await ask(at.desk, 'approvals.list', {})).proposals).toEqual([]);
    expect(at.server.requests.at(-2)?.body.toString()).toContain('Rejected by the person');
    expect(existsSync(join(at.home, 'memories/USER.md'))).toBe(false);
  });

  it('asked for by the person it replaces at once, as the person’s own request would', async () => {
    const at = await world();
    await ask(at.desk, 'memory.add', { store: 'memory', text: 'entry an explicit refine may rewrite' });
    at.server.script({ say: 'one' });
    const session = await at.say('hello');
    at.server.script(
      memory({ action: 'replace', target: 'memory', old_text: 'entry an explicit', content: 'rewritten by refine' }),
      {
        say: 'ok',
      },
    );
    await ask(at.desk, 'review.run', { session, focus: 'that entry' });
    await at.desk.core.services().agent.reviewer?.settled();
    expect(readFileSync(join(at.home, 'memories/MEMORY.md'), 'utf8')).toBe('rewritten by refine');
    expect(at.server.requests[1]?.body.toString()).toContain('Above all look at: that entry');
  });

  it('makes learned skills, changes only what it has read, and leaves what is pinned alone', async () => {
    const at = await world();
    const patch = { action: 'patch', name: 'tea', old_string: 'Boil water.', new_string: 'Boil fresh water.' };
    const view: Reply = { say: '', calls: [{ name: 'skill_view', arguments: { name: 'tea' }, id: 'v' }] };
    const session = await reviewed(
      at,
      skills({ action: 'create', name: 'tea', category: 'kitchen', content: skillText }),
      { say: 'ok' },
    );
    const curated = (await ask(at.desk, 'curator.status', {})).skills.find(({ name }) => name === 'tea');
    expect(curated).toMatchObject({ managed: true, protectedBy: null, uses: 0 });
    const file = join(at.home, 'skills/kitchen/tea/SKILL.md');
    at.server.script(skills(patch, 'p1'), view, skills(patch, 'p2'), { say: 'ok' });
    await ask(at.desk, 'review.run', { session });
    await at.desk.core.services().agent.reviewer?.settled();
    expect(readFileSync(file, 'utf8')).toContain('Boil fresh water.');
    const [second] = (await ask(at.desk, 'review.runs', {})).runs;
    expect(second?.actions.map(({ tool, outcome }) => `${tool} ${outcome}`)).toEqual([
      'skill_manage refused',
      'skill_view read',
      'skill_manage saved',
    ]);
    // Looking at a skill in a review is no use of it.
    expect((await ask(at.desk, 'skills.list', {})).skills.find(({ name }) => name === 'tea')).toMatchObject({
      uses: 0,
    });
    // Putting a skill away is never its own decision, wherever it says the content went.
    const drop = skills({ action: 'delete', name: 'tea', absorbed_into: '' }, 'd1');
    at.server.script({ say: 'four' }, { say: 'five' }, { say: 'six' }, view, drop, { say: 'ok' });
    for (const words of ['and', 'so', 'on']) await at.say(words, session);
    expect((await ask(at.desk, 'approvals.list', {})).proposals.map(({ skill }) => skill)).toEqual(['tea']);
    expect(existsSync(file)).toBe(true);
    await ask(at.desk, 'skills.pin', { id: 'kitchen/tea', pinned: true });
    at.server.script(view, skills({ ...patch, old_string: 'fresh', new_string: 'cold' }, 'p3'), { say: 'ok' });
    await ask(at.desk, 'review.run', { session });
    await at.desk.core.services().agent.reviewer?.settled();
    expect(readFileSync(file, 'utf8')).toContain('Boil fresh water.');
    expect(at.server.requests.at(-1)?.body.toString()).toContain('is pinned, so a review leaves it alone');
  });

  it('survives a restart: what waits is reviewed by the next run of the app', async () => {
    const at = await world();
    at.server.script({ say: 'one' }, { say: 'two' }, { say: 'three' }, { say: 'never told', gate: 'held' });
    const sent = await ask(at.desk, 'chat.send', { session: null, text: 'first' });
    const { agent } = at.desk.core.services();
    await agent.idle(sent.session);
    for (const text of ['second', 'third']) {
      await ask(at.desk, 'chat.send', { session: sent.session, text });
      await agent.idle(sent.session);
    }
    await at.server.received(4);
    await at.desk.close();
    expect(Object.keys(JSON.parse(readFileSync(join(at.home, 'desk/reviews/queue.json'), 'utf8')) as object)).toEqual([
      sent.session,
    ]);
    at.server.script(memory(add), { say: 'Saved.' });
    const path = join(at.home, 'desk/reviews/queue.json');
    const queue = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Record<string, unknown>>;
    expect(queue[sent.session]).toMatchObject({ tries: 1 });
    writeFileSync(path, JSON.stringify({ [sent.session]: { ...queue[sent.session], tries: 0 } }));
    const next = await open(at.home);
    onTestFinished(() => next.close());
    await next.core.services().agent.reviewer?.start();
    await next.core.services().agent.reviewer?.settled();
    expect(readFileSync(join(at.home, 'memories/USER.md'), 'utf8')).toBe('Drinks green tea');
    const ends = (await ask(next, 'review.runs', {})).runs.map(({ ended }) => ended);
    expect(ends).toEqual(['saved', 'cancelled']);
    expect(readdirSync(join(at.home, 'desk/reviews')).filter((name) => /^\d/u.test(name))).toHaveLength(2);
  });
});
