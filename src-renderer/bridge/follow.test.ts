import { describe, expect, it, vi } from 'vitest';
import { fakeCore } from './fake.test-support.ts';
import { follow } from './follow.ts';

/** Questions that are answered by hand, in any order. */
function questions(): { ask: () => Promise<string>; answer: (at: number, text: string) => void; count: () => number } {
  const open: ((text: string) => void)[] = [];
  return {
    ask: () => new Promise((resolve) => open.push(resolve)),
    answer: (at, text) => open[at]?.(text),
    count: () => open.length,
  };
}

describe('what is followed', () => {
  it('is asked at once, at each event, and after events were missed', () => {
    const core = fakeCore({});
    const { ask, count } = questions();
    const stop = follow(core.bridge, 'skills.changed', ask, vi.fn(), vi.fn());
    expect(count()).toBe(1);
    core.emit('skills.changed', { count: 1 });
    expect(count()).toBe(2);
    core.resync();
    expect(count()).toBe(3);
    stop();
    core.emit('skills.changed', { count: 1 });
    core.resync();
    expect(count()).toBe(3);
  });

  it('takes the answer to the newest question alone, and none after the end', async () => {
    const core = fakeCore({});
    const { ask, answer } = questions();
    const taken: string[] = [];
    const stop = follow(core.bridge, 'skills.changed', ask, (text) => taken.push(text), vi.fn());
    core.emit('skills.changed', { count: 1 });
    answer(1, 'new');
    answer(0, 'old');
    await vi.waitFor(() => expect(taken).toEqual(['new']));
    core.emit('skills.changed', { count: 1 });
    stop();
    answer(2, 'too late');
    await Promise.resolve();
    expect(taken).toEqual(['new']);
  });
});
