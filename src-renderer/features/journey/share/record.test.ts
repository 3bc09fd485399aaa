import { expect, test } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { Playhead } from '../playhead.ts';
import { filmType, recordReplay } from './record.ts';

test('where films cannot be recorded it is said, and the playhead is left alone', async () => {
  expect(filmType()).toBeNull();
  const playhead = new Playhead();
  playhead.setEnd(100);
  playhead.set(40);
  const map = {
    view: { width: 800, height: 600 },
    model: { plan: { pace: { end: 100 } } },
    paintWhole: () => undefined,
  };
  const film = { texts: false, seconds: 1, signal: new AbortController().signal, onProgress: () => undefined };
  await expect(recordReplay(map, playhead, film)).rejects.toBeInstanceOf(DeskError);
  expect(playhead.at).toBe(40);
});
