import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// Waiting ends as soon as the thing is there; the limit only says when it never will be, also on a machine that is busy.
const limit = 15_000;
configure({ asyncUtilTimeout: limit });

/** Waits until `check` no longer throws. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: limit });
}
