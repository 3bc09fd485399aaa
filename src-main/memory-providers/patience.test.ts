import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLogger } from '../home/index.ts';
import { Pace } from './testing/pace.ts';
import { fresh, lessPatience, patienceNow, readPatience, type Patience } from './patience.ts';
import type { MemoryProvider, Recall } from './provider.ts';
import { Recaller } from './recall.ts';
import { stubFixture } from './testing/stub-provider.ts';
import { testLimits } from './testing/world.ts';
import { createTrail } from './trail.ts';

const most = 8000;

describe('patience with a memory provider', () => {
  it('is whole, then two seconds, then none for a while that doubles from half a minute to ten', () => {
    let now = 1_000_000;
    let patience: Patience = fresh;
    const waits: number[] = [];
    for (let prompt = 0; prompt < 12; prompt += 1) {
      const wait = patienceNow(patience, most, now);
      waits.push(wait);
      now += wait;
      patience = lessPatience(patience, wait, most, now);
      expect(patienceNow(patience, most, now)).toBe(prompt < 2 ? 2000 : 0);
      now = Math.max(now, patience.until);
    }
    expect(waits).toEqual([8000, ...Array.from({ length: 11 }, () => 2000)]);
    expect(patience.until - patience.since).toBe(600_000);
  });

  it('is not lost by a failure that nobody had to wait for', () => {
    expect(lessPatience(fresh, 999, most, 5)).toBe(fresh);
    expect(lessPatience(fresh, 250, 250, 5)).toEqual({ waits: 1, since: 5, until: 0 });
  });

  it('never waits for longer than it may, never for ever not at all, whatever was kept and whatever the clock does', () => {
    const kept = fc.record({ waits: fc.integer(), since: fc.integer(), until: fc.integer() });
    fc.assert(
      fc.property(fc.oneof(kept, fc.jsonValue()), fc.nat(20_000), fc.integer(), (value, mostMs, now) => {
        const patience = readPatience(value as never);
        const wait = patienceNow(patience, mostMs, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(mostMs);
        if (mostMs > 0) expect(patienceNow(patience, mostMs, Math.max(now, patience.until))).toBeGreaterThan(0);
        if (mostMs > 0 && wait === 0) expect(patience.until - now).toBeLessThanOrEqual(600_000);
      }),
    );
  });
});

describe('a service that makes prompts wait', () => {
  it('is not waited for after the third wait, by no run of the app, and is again when it comes back', async () => {
    const pace = await Pace.start(stubFixture('idempotent'));
    onTestFinished(() => pace.stop());
    await pace.stub.plant('Green tea.', 'tea');
    await pace.stub.fault('stalled');
    expect([await pace.ask(), await pace.ask(), await pace.ask()]).toEqual(['late', 'late', 'late']);
    const asked = pace.stub.seen().length;
    expect(await pace.ask()).toBe('resting');
    expect(pace.state()?.message).toContain('3 prompts');
    await pace.again();
    expect(await pace.ask()).toBe('resting');
    expect(pace.stub.seen()).toHaveLength(asked);
    pace.now += 30_001;
    expect(await pace.ask()).toBe('late');
    pace.now += 30_001;
    expect(await pace.ask()).toBe('resting');
    await pace.stub.fault(null);
    pace.now += 30_001;
    expect(await pace.ask()).toBe('found');
    await pace.stub.fault('stalled');
    expect(await pace.ask()).toBe('late');
  });

  it('is asked again as soon as something was delivered, or a person has tested or saved it', async () => {
    const pace = await Pace.start(stubFixture('idempotent'));
    onTestFinished(() => pace.stop());
    const wear = async (): Promise<void> => {
      await pace.stub.fault('stalled');
      for (let wait = 0; wait < 3; wait += 1) await pace.ask();
      expect(await pace.ask()).toBe('resting');
      await pace.stub.fault(null);
    };
    await wear();
    pace.now += 10;
    await pace.deliver();
    expect(await pace.ask()).toBe('nothing');
    await wear();
    await pace.desk().test('stub');
    expect(await pace.ask()).toBe('nothing');
    await wear();
    await pace.desk().save('stub', { ...pace.stub.values });
    pace.session = 's2';
    expect(await pace.ask()).toBe('nothing');
  });

  it('is not taken for away when it is only slow: what comes back behind a prompt counts', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let patience: Patience = { waits: 1, since: 0, until: 0 };
    const outcomes: string[] = [];
    const slow = (): Promise<Recall> =>
      new Promise((found) => setTimeout(() => found({ text: 'Green tea.', count: 1 }), 5000));
    const recaller = new Recaller({
      ...{ title: 'Slow', provider: { recall: slow } as unknown as MemoryProvider, trail: createTrail(String) },
      ...{ redact: (text) => text, scan: () => [], sentLog: () => null, limitMs: () => most, now: Date.now },
      patience: { read: () => patience, keep: (next) => (patience = next) },
      ...{ delivered: () => 0, log: silentLogger, onChange: ({ outcome }) => outcomes.push(outcome) },
    });
    const session = { id: 's', parent: null, title: null, workspace: null, platform: 'desktop' };
    const ask = (): Promise<unknown> =>
      recaller.recall({ ...session, context: 'primary' }, 'what about tea?', 1, new AbortController().signal);
    const first = ask();
    await vi.advanceTimersByTimeAsync(2000);
    await first;
    expect([outcomes, patience.waits]).toEqual([['late'], 2]);
    await vi.advanceTimersByTimeAsync(3000);
    expect(patience.waits).toBe(0);
    const second = ask();
    await vi.advanceTimersByTimeAsync(5000);
    await second;
    expect(outcomes).toEqual(['late', 'found']);
  });

  it('costs the turns of a whole conversation less than four of its limits', async () => {
    const pace = await Pace.start(stubFixture('idempotent'));
    onTestFinished(() => pace.stop());
    await pace.stub.fault('stalled');
    const begun = performance.now();
    for (let turn = 0; turn < 40; turn += 1) await pace.ask();
    expect(performance.now() - begun).toBeLessThan(4 * testLimits.recallMs + 500);
  });
});
