import { readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ProviderManager } from '../manager.ts';
import type { MemoryChange } from '../ports.ts';
import { ProviderQueue, type QueueCounts } from '../queue.ts';
import type { Fault, ProviderFixture, ProviderStub } from './fixture.ts';
import { providerWorld, testLimits, turnOf, type ProviderWorld } from './world.ts';

/** A key that the person has pasted into a conversation: no request may carry it. */
const planted = 'sk-planted0123456789abcdefghijklmnop';
const never = new AbortController().signal;

/** What a job may come to after each fault: it waits and arrives, or a person has to look because it may have arrived. */
const faults: readonly Fault[] = [
  'stalled',
  'stalled_body',
  '401',
  '429',
  '500',
  'committed_500',
  'committed_dropped',
  'malformed',
  'offline',
  'oversized',
];

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: ProviderStub;
}

/** Every way in which a memory provider is used and in which its service misbehaves. Every provider passes all of it. */
export function describeProvider(fixture: ProviderFixture): void {
  const { kind, limits = testLimits } = fixture;

  const start = async (profile = 'ada'): Promise<Setting> => {
    const world = providerWorld([kind], '', limits);
    const stub = await fixture.start(profile);
    await kind.save(stub.values, world.context);
    await world.select(kind.name);
    onTestFinished(async () => {
      await stub.stop();
      for (const { path, body, headers } of stub.seen()) {
        expect(`${path}\n${body}\n${JSON.stringify(headers)}`).not.toContain(planted);
        expect(decodeURIComponent(path.replace(/%(?![0-9A-Fa-f]{2})/gu, '%25'))).not.toContain(planted);
      }
      world.remove();
    });
    return { world, stub };
  };

  /** One turn as a conversation makes it: recall, answer, and what follows. */
  const turn = async (manager: ProviderManager, session: string, at: number): Promise<string> => {
    const words = `marker${String(at)}x about tea and a longer walk, my key is ${planted}`;
    const { context } = await manager.recall(session, words, never);
    manager.answered(turnOf(session, `${session}-turn-${String(at)}`, words, `Answer ${String(at)}: noted.`));
    return context;
  };

  const counts = ({ world }: Setting): QueueCounts => {
    const queue = ProviderQueue.look(`${world.home}/desk/providers/${kind.name}.db`);
    const counted = queue?.counts() ?? { waiting: 0, aside: 0, uncertain: 0 };
    queue?.close();
    return counted;
  };

  const times = (stub: ProviderStub, at: number): number =>
    stub
      .turns()
      .join('\n')
      .split(`marker${String(at)}x`).length - 1;

  /** Every turn arrived once; one that may have arrived and is shown as uncertain, once at most. */
  const complete = (setting: Setting, turns: readonly number[]): void => {
    if (!fixture.syncs) return;
    const { uncertain, waiting, aside } = counts(setting);
    const missing = turns.filter((at) => times(setting.stub, at) === 0);
    for (const at of turns) expect([at, times(setting.stub, at)]).toEqual([at, expect.toBeOneOf([0, 1])]);
    expect({ waiting, aside }).toEqual({ waiting: 0, aside: 0 });
    if (uncertain === 0) expect(missing).toEqual([]);
  };

  /** Ends the app and begins it again as often as it takes until nothing waits. */
  const settle = async (setting: Setting): Promise<void> => {
    for (let run = 0; run < 3 && counts(setting).waiting > 0; run += 1) {
      const manager = await setting.world.open();
      await expect.poll(() => counts(setting).waiting, { timeout: 4000, interval: 20 }).toBe(0);
      await manager.close();
    }
  };

  const change = (seq: number, more: Partial<MemoryChange>): MemoryChange => ({
    ...{ seq, time: Date.now(), op: 'add', store: 'user', before: null, after: null, origin: 'foreground' },
    session: 's1',
    ...more,
  });

  describe(`the memory provider ${kind.name}`, () => {
    it('leaves every field as it is that a form does not hand over, because nobody touched it', async () => {
      const { world, stub } = await start();
      const before = kind.read(world.context);
      for (const { key, secret } of kind.fields) {
        const value = secret ? stub.values[key] : before[key];
        if (value === undefined || value === '') continue;
        await kind.save({ [key]: value }, world.context);
        expect([key, kind.read(world.context)]).toEqual([key, before]);
      }
    });

    it('is set up without a secret in config.yaml, says what is missing, and is tested for real', async () => {
      const { world, stub } = await start();
      const secret = kind.fields.filter((field) => field.secret).map(({ key }) => stub.values[key] ?? '');
      const shown = JSON.stringify(kind.read(world.context));
      const yaml = readFileSync(world.context.config.file, 'utf8');
      for (const value of secret.filter((each) => each !== '')) {
        expect(shown).not.toContain(value);
        expect(yaml).not.toContain(value);
      }
      expect(yaml).toContain('# mine');
      expect(kind.missing(world.context)).toBeNull();
      expect((await kind.test(world.context, never)).message).not.toBe('');
      if (fixture.immune.offline === undefined) {
        await stub.fault('offline');
        // Configured is not reachable: only asking tells.
        expect(kind.missing(world.context)).toBeNull();
        await expect(kind.test(world.context, never)).rejects.toMatchObject({ name: 'ProviderFailure' });
        await stub.fault(null);
      }
      for (const words of [kind.about, kind.privacy]) expect(words.en !== '' && words.zh !== '').toBe(true);
      const manager = await world.open();
      expect(manager.selection).toMatchObject({ name: kind.name, obstacle: null });
      expect(manager.promptBlock('s1')).toBe(manager.promptBlock('s1'));
      await manager.close();
    });

    it('recalls into a fence, and nothing for a greeting', async () => {
      const { world, stub } = await start();
      await stub.plant('The person drinks green tea.', 'tea');
      const manager = await world.open();
      const before = stub.seen().length;
      expect((await manager.recall('s1', 'Thanks!', never)).context).toBe('');
      if (manager.current?.provider.begin === undefined) expect(stub.seen()).toHaveLength(before);
      let context = '';
      for (let at = 1; at <= 4 && !context.includes('green tea'); at += 1) {
        context = await turn(manager, 's1', at);
        // What is fetched ahead of the next turn gets its time, and so does what was sent before it.
        await manager.current?.line.sender.drain(1000);
        await manager.current?.idle();
      }
      if (fixture.recalls === false) expect(context).toBe('');
      else expect(context).toMatch(/^<memory-context>\n[\s\S]*green tea[\s\S]*<\/memory-context>$/u);
      world.findings = ['prompt_injection'];
      expect((await manager.recall('s1', 'what about tea?', never)).context).toBe('');
      await manager.close();
    });

    it('is told every turn once, in order, also when it is told twice', async () => {
      const setting = await start();
      const manager = await setting.world.open();
      for (const at of [1, 2, 3, 3]) await turn(manager, 's1', at);
      await manager.close();
      await settle(setting);
      complete(setting, [1, 2, 3]);
      const all = setting.stub.turns().join('\n');
      if (fixture.syncs) expect(all.indexOf('marker1x')).toBeLessThan(all.indexOf('marker3x'));
      else expect(setting.stub.turns()).toEqual([]);
    });

    it('is not told of children', async () => {
      const setting = await start();
      const manager = await setting.world.open();
      await turn(manager, 'child-1', 1);
      await manager.close();
      expect(setting.stub.turns().join('\n')).not.toContain('marker1x');
    });

    it('mirrors what was committed, once, and nothing from before it was chosen', async () => {
      const setting = await start();
      const { world, stub } = setting;
      world.changes.push(change(1, { after: 'old news, told to nobody' }));
      const manager = await world.open();
      world.changes.push(change(2, { after: 'mirror-added: likes walks' }));
      await manager.mirror();
      world.changes.push(
        change(3, { op: 'replace', before: 'mirror-added: likes walks', after: 'mirror-replaced: likes long walks' }),
        change(4, { after: '[purged]' }),
      );
      await manager.mirror();
      await manager.mirror();
      await manager.close();
      const again = await world.open();
      await again.mirror();
      world.changes.push(change(5, { op: 'remove', before: 'mirror-replaced: likes long walks' }));
      await again.mirror();
      await again.close();
      await settle(setting);
      const told = stub.mirrored();
      expect(told.join('\n')).not.toContain('old news');
      expect(told.join('\n')).not.toContain('[purged]');
      const added = told.filter((text) => text.includes('mirror-added'));
      const replaced = told.filter((text) => text.includes('mirror-replaced'));
      if (fixture.mirrors.includes('add')) expect(added.length).toBeLessThanOrEqual(1);
      else expect(added).toEqual([]);
      if (fixture.mirrors.length === 0) expect(told).toEqual([]);
      if (fixture.mirrors.includes('replace')) expect(replaced.length).toBeGreaterThanOrEqual(1);
    });

    it('has tools that answer JSON, and an error where it fails', async () => {
      const { world, stub } = await start();
      await stub.plant('The person drinks green tea.', 'tea');
      const manager = await world.open();
      const { name, args, finds } = fixture.toolCall;
      const tool = manager.tools().find((each) => each.name === name);
      const context = {
        ...{ session: 's1', turn: 't', origin: 'foreground' as const, message: null, workspace: null },
        signal: never,
      };
      const answer = await tool?.run(args, context);
      expect(answer).toMatchObject({ failed: false, effect: null });
      expect(JSON.stringify(JSON.parse(answer?.content ?? ''))).toContain(finds);
      await tool?.run({ ...args, query: `tea ${planted}` }, context);
      if (fixture.immune.offline === undefined) {
        await stub.fault('offline');
        const failed = await tool?.run(args, context);
        expect(JSON.parse(failed?.content ?? '')).toMatchObject({ error: expect.any(String) as string });
        await stub.fault(null);
      }
      await manager.close();
      expect(JSON.parse((await tool?.run(args, context))?.content ?? '')).toHaveProperty('error');
    });

    const offline = fixture.immune.offline === undefined && fixture.syncs;
    it.runIf(offline)('keeps a full queue over a restart, and sends it in order', async () => {
      const setting = await start();
      await setting.stub.fault('offline');
      const manager = await setting.world.open();
      for (const at of [1, 2, 3, 4]) await turn(manager, 's1', at);
      await manager.close();
      expect(counts(setting).waiting).toBeGreaterThan(0);
      await setting.stub.fault(null);
      await settle(setting);
      complete(setting, [1, 2, 3, 4]);
      const all = setting.stub.turns().join('\n');
      expect(all.indexOf('marker1x')).toBeLessThan(all.indexOf('marker4x'));
    });

    const able = faults.filter((fault) => fixture.immune[fault] === undefined);
    it.each(able)(
      'keeps a turn within its limit and loses, doubles and bares nothing when its service is %s',
      async (fault) => {
        const setting = await start();
        const manager = await setting.world.open();
        await turn(manager, 's1', 1);
        await setting.stub.fault(fault);
        for (const at of [2, 3]) {
          const begun = performance.now();
          await turn(manager, 's1', at);
          expect(performance.now() - begun).toBeLessThan(limits.recallMs + 2000);
        }
        if (fault === '401' && fixture.syncs) {
          await expect.poll(() => manager.problems().length, { timeout: 4000, interval: 20 }).toBeGreaterThan(0);
        }
        // One try at least goes wrong before all is well again.
        await manager.current?.line.sender.drain(Math.max(200, limits.recallMs / 4));
        await setting.stub.fault(null);
        await turn(manager, 's1', 4);
        manager.current?.line.sender.resume();
        await manager.close();
        await settle(setting);
        complete(setting, [1, 2, 3, 4]);
        if (['401', '429', 'offline'].includes(fault)) expect(counts(setting).uncertain).toBe(0);
      },
    );

    it.runIf(offline && fixture.onePlace === undefined)(
      'sends nothing to another server than the one it was said for, unless the person says so',
      async () => {
        const setting = await start();
        const { world, stub } = setting;
        const elsewhere = await fixture.start('ada');
        onTestFinished(() => elsewhere.stop());
        await stub.fault('offline');
        const manager = await world.open();
        await turn(manager, 's1', 1);
        await manager.close();
        await kind.save(elsewhere.values, world.context);
        const again = await world.open();
        await expect.poll(() => counts(setting).aside, { timeout: 4000, interval: 20 }).toBeGreaterThan(0);
        // One that may have arrived at the first, which cannot be asked any more, is for the person, too.
        expect(counts(setting).waiting).toBe(0);
        expect(JSON.stringify(elsewhere.seen())).not.toContain('marker1x');
        const queue = again.line(kind.name)?.queue;
        const jobs = queue?.jobs('aside') ?? [];
        const [from, to] = [jobs[0]?.destination, again.current?.provider.destination()];
        expect(from).not.toBe(to);
        expect(jobs[0]?.error).toContain(`${String(from)} was set up when this was queued, and now ${String(to)} is.`);
        queue?.again(
          jobs.map(({ id }) => id),
          to ?? null,
        );
        again.line(kind.name)?.sender.wake();
        await expect
          .poll(() => counts(setting).aside + counts(setting).waiting, { timeout: 4000, interval: 20 })
          .toBe(0);
        await again.close();
        expect(elsewhere.turns().join('\n').split('marker1x')).toHaveLength(2);
        expect(stub.turns().join('\n')).not.toContain('marker1x');
      },
    );

    it.runIf(offline)('forgets what waits of a conversation that was deleted, and keeps the rest', async () => {
      const setting = await start();
      const { world, stub } = setting;
      await stub.fault('offline');
      const manager = await world.open();
      await turn(manager, 's1', 1);
      await turn(manager, 's2', 2);
      const queue = manager.line(kind.name)?.queue;
      queue?.flush(null);
      await manager.current?.line.sender.drain(200);
      manager.forget(['s1']);
      const states = ['waiting', 'sending', 'aside', 'uncertain'] as const;
      const left = states.flatMap((state) => queue?.jobs(state) ?? []).map(({ session }) => session);
      expect(left).not.toContain('s1');
      expect(left).toContain('s2');
      await manager.close();
      await stub.fault(null);
      await settle(setting);
      complete(setting, [2]);
      expect(stub.turns().join('\n')).not.toContain('marker1x');
    });

    it('puts the same bytes into the system prompt over twenty turns, whatever happens in them', async () => {
      const { world, stub } = await start();
      const manager = await world.open();
      const before = manager.promptBlock('s1');
      for (let at = 1; at <= 20; at += 1) {
        if (at === 5) await stub.plant('The person drinks green tea.', 'tea');
        if (at === 8) world.changes.push(change(1, { after: 'likes walks' }));
        await manager.mirror();
        if (fixture.immune['500'] === undefined && at === 12) await stub.fault('500');
        if (fixture.immune['500'] === undefined && at === 14) await stub.fault(null);
        manager.answered(turnOf('s1', `s1-turn-${String(at)}`, `words ${String(at)}`, 'Noted.'));
        expect(manager.promptBlock('s1')).toBe(before);
      }
      const tools = manager.tools().map(({ name }) => name);
      await manager.recall('s1', 'what about tea?', never);
      world.stored.add('s1');
      await manager.reload(true);
      expect(manager.promptBlock('s1')).toBe(before);
      expect(manager.tools().map(({ name }) => name)).toEqual(tools);
      await manager.close();
    });

    it('keeps two profiles apart', async () => {
      const [ada, ben] = [await start('ada'), await start('ben')];
      const managers = [await ada.world.open(), await ben.world.open()];
      for (const [index, manager] of managers.entries()) await turn(manager, 's1', index + 1);
      for (const manager of managers) await manager.close();
      await settle(ada);
      await settle(ben);
      complete(ada, [1]);
      complete(ben, [2]);
      const all = (stub: ProviderStub): string => JSON.stringify(stub.seen());
      expect(all(ada.stub)).not.toContain('marker2x');
      expect(all(ben.stub)).not.toContain('marker1x');
      for (const { key } of kind.fields.filter((field) => field.secret)) {
        const other = ben.stub.values[key] ?? '';
        if (other !== '' && other !== ada.stub.values[key]) expect(all(ada.stub)).not.toContain(other);
      }
    });

    it('switched off in mid-session: the session keeps it to its end, the next one is without, and nothing is lost', async () => {
      const setting = await start();
      const { world } = setting;
      const manager = await world.open();
      await turn(manager, 's1', 1);
      world.stored.add('s1');
      await world.select(null);
      await manager.reload(false);
      await turn(manager, 's1', 2);
      expect(manager.promptBlock('s2')).toBe('');
      expect(manager.tools()).toEqual([]);
      await turn(manager, 's2', 3);
      await manager.close();
      expect(setting.stub.turns().join('\n')).not.toContain('marker3x');
      await world.select(kind.name);
      await settle(setting);
      complete(setting, [1, 2]);
      const yaml = readFileSync(world.context.config.file, 'utf8');
      expect(yaml).toContain('# mine');
    });
  });
}
