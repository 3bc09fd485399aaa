import type { Desk } from '../../api/desk.ts';
import type { Api } from '../../api/dispatch.ts';
import type { EventFrame } from '@shared/contract/index.ts';

/** The desk the host serves: one at a time, in place of which another may come while clients stay connected. */
export interface DeskInUse {
  /** Always of the desk in use. */
  readonly api: Api;
  desk(): Desk;
  /** Serves `next` from now on and closes the one before. Every client is told by an event of the new epoch, and loads afresh. */
  replace(next: Desk): Promise<void>;
}

/** Begins with `first`. */
export function deskInUse(first: Desk): DeskInUse {
  let desk = first;
  const listeners = new Set<(event: EventFrame) => void>();
  const forward = (of: Desk): (() => void) =>
    of.api.events.subscribe((event) => {
      for (const listener of [...listeners]) listener(event);
    });
  let stop = forward(desk);
  return {
    api: {
      call: (name, input, caller) => desk.api.call(name, input, caller),
      events: {
        get epoch() {
          return desk.api.events.epoch;
        },
        emit: (type, data) => desk.api.events.emit(type, data),
        position: () => desk.api.events.position(),
        since: (position) => desk.api.events.since(position),
        subscribe(listener) {
          listeners.add(listener);
          return () => {
            listeners.delete(listener);
          };
        },
      },
    },
    desk: () => desk,
    async replace(next) {
      const before = desk;
      stop();
      desk = next;
      stop = forward(next);
      next.tell();
      await before.close();
    },
  };
}
