import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEventStream, type EventStream } from './events.ts';

function emitSome(stream: EventStream, count: number): void {
  for (let n = 0; n < count; n += 1) stream.emit('skills.changed', { count: n });
}

describe('createEventStream', () => {
  it('numbers events by one within an epoch, and two streams never share an epoch', () => {
    const stream = createEventStream();
    const seen: number[] = [];
    stream.subscribe((event) => seen.push(event.seq));
    emitSome(stream, 3);
    expect(seen).toEqual([1, 2, 3]);
    expect(stream.position()).toEqual({ epoch: stream.epoch, seq: 3 });
    expect(createEventStream().epoch).not.toBe(stream.epoch);
  });

  it('gives a client that comes back exactly what it missed, or says resync', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(100), fc.nat(120), (kept, emitted, asked) => {
        const stream = createEventStream({ kept });
        emitSome(stream, emitted);
        const missed = stream.since({ epoch: stream.epoch, seq: asked });
        const oldest = Math.max(0, emitted - kept);
        if (asked > emitted || asked < oldest) {
          expect(missed).toBe('resync');
        } else {
          const numbers = missed === 'resync' ? [] : missed.map((event) => event.seq);
          expect(numbers).toEqual(Array.from({ length: emitted - asked }, (_, n) => asked + 1 + n));
        }
      }),
    );
  });

  it('says resync for the epoch of another run', () => {
    expect(createEventStream().since({ epoch: 'another', seq: 0 })).toBe('resync');
  });

  it('keeps one order for all listeners when a listener itself emits', () => {
    const stream = createEventStream();
    const late: number[] = [];
    stream.subscribe((event) => {
      if (event.seq === 1) stream.emit('skills.changed', { count: 99 });
    });
    stream.subscribe((event) => late.push(event.seq));
    emitSome(stream, 1);
    expect(late).toEqual([1, 2]);
  });

  it('goes on when a listener throws, and tells of it', () => {
    const faults: unknown[] = [];
    const stream = createEventStream({ onFault: (fault) => faults.push(fault) });
    const seen: number[] = [];
    stream.subscribe(() => {
      throw new Error('broken');
    });
    const stop = stream.subscribe((event) => seen.push(event.seq));
    emitSome(stream, 2);
    stop();
    emitSome(stream, 1);
    expect(seen).toEqual([1, 2]);
    expect(faults).toHaveLength(3);
  });

  it('refuses data that breaks the contract where it is told to check', () => {
    const stream = createEventStream({ check: true });
    expect(() => stream.emit('skills.changed', { count: 'many' as never })).toThrow();
    expect(stream.position().seq).toBe(0);
  });
});
