import { describe, expect, it } from 'vitest';
import type { EventFrame } from '@shared/contract/index.ts';
import type { Desk } from '../../api/desk.ts';
import { createEventStream } from '../../api/events.ts';
import { deskInUse } from './desk-in-use.ts';

interface FakeDesk {
  readonly desk: Desk;
  readonly closed: () => boolean;
}

function fakeDesk(name: string): FakeDesk {
  const events = createEventStream();
  let closed = false;
  const api = { call: () => Promise.resolve(name), events };
  const desk = {
    api,
    tell: () => events.emit('settings.changed', { keys: [name] }),
    close: () => {
      closed = true;
      return Promise.resolve();
    },
  };
  return { desk: desk as unknown as Desk, closed: () => closed };
}

const caller = { host: 'web', person: true } as const;

describe('the desk in use', () => {
  it('gives way to another: calls go there, clients stay and hear of a new epoch, the one before is closed', async () => {
    const first = fakeDesk('first');
    const second = fakeDesk('second');
    const used = deskInUse(first.desk);
    const heard: EventFrame[] = [];
    const stop = used.api.events.subscribe((event) => heard.push(event));
    first.desk.tell();
    const before = used.api.events.position();
    await used.replace(second.desk);
    expect(await used.api.call('app.state', {}, caller)).toBe('second');
    expect([first.closed(), second.closed()]).toEqual([true, false]);
    expect(heard.map(({ epoch, data }) => [epoch === before.epoch, data])).toEqual([
      [true, { keys: ['first'] }],
      [false, { keys: ['second'] }],
    ]);
    // A client that was away is told to load afresh; what is said by the desk that left is heard by nobody.
    expect(used.api.events.since(before)).toBe('resync');
    first.desk.tell();
    expect(heard).toHaveLength(2);
    stop();
    second.desk.tell();
    expect(heard).toHaveLength(2);
  });
});
