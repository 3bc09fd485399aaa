import type { EventEmitter } from 'node:events';

/** Emits an event that listeners may prevent, and tells whether one did. */
export function isPrevented(emitter: EventEmitter, event: string, details: Record<string, unknown> = {}): boolean {
  const state = { prevented: false };
  const preventDefault = (): void => {
    state.prevented = true;
  };
  emitter.emit(event, { ...details, preventDefault });
  return state.prevented;
}
