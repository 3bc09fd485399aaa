import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makePace } from '@shared/journey/pace.ts';
import { Playhead } from './playhead.ts';
import { memoryAt } from './scrubber.tsx';
import { stepFrom } from './step.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  delete document.documentElement.dataset['motion'];
});

function running(end: number): { head: Playhead; told: number[] } {
  const head = new Playhead();
  head.setEnd(end);
  const told: number[] = [];
  head.subscribe(() => told.push(head.at));
  return { head, told };
}

describe('the playhead', () => {
  it('plays from the beginning to the end once, rests there, and asks for no frame more', () => {
    const { head, told } = running(100);
    head.play();
    expect([head.playing, head.at]).toEqual([true, 0]);
    vi.advanceTimersByTime(30_000);
    expect([head.playing, head.at]).toEqual([false, Infinity]);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on from where it was paused, at the speed that was chosen meanwhile', () => {
    const { head } = running(100);
    head.play();
    vi.advanceTimersByTime(2000);
    head.pause();
    const at = head.at;
    vi.advanceTimersByTime(5000);
    expect([head.at, vi.getTimerCount()]).toEqual([at, 0]);
    head.setSpeed(4);
    head.play();
    vi.advanceTimersByTime(2000);
    expect((head.at - at) / at).toBeGreaterThan(3);
  });

  it('with reduced motion takes one step a second and moves not in between', () => {
    document.documentElement.dataset['motion'] = 'reduced';
    const { head, told } = running(100);
    head.play();
    vi.advanceTimersByTime(3500);
    expect(told.slice(1)).toHaveLength(3);
    head.pause();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a step', () => {
  const pace = makePace([1000, 2000, 2000, 9000]);

  it('rests on every event from the first to the last, then at the end, and back the same way', () => {
    const on: number[] = [];
    for (let at = 0; at < pace.end;) on.push((at = stepFrom(pace, at, 1)));
    expect(on).toEqual([...pace.w, pace.end]);
    const back: number[] = [];
    for (let at = Infinity; at > 0;) back.push((at = stepFrom(pace, at, -1)));
    expect(back).toEqual([...[...pace.w].reverse(), 0]);
  });

  it('leads to Memory as it was at that event: at its very time, and before the first with nothing on file', () => {
    const moment = (at: number): string | null => new URLSearchParams(memoryAt(pace, at).split('?')[1]).get('at');
    expect([...pace.w].map(moment)).toEqual(['1000', '2000', '2000', '9000']);
    expect([moment(0), moment(Infinity), moment(pace.end)]).toEqual(['999', null, null]);
  });
});
