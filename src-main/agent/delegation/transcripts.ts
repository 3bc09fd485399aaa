import { appendFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Transcripts } from './ports.ts';

/** How long transcripts are kept, in milliseconds. */
const kept = 7 * 24 * 3_600_000;

/**
 * `<home>/cache/delegation/live/<delegation>/task-<n>.log`, where Hermes keeps them too: what each child does, a line each. Older ones
 * than a week go when a new one begins.
 */
export function createTranscripts(cacheDir: string, now: () => number = Date.now): Transcripts {
  const dir = join(cacheDir, 'delegation', 'live');
  const path = (delegation: string, index: number): string => join(dir, delegation, `task-${String(index)}.log`);
  const begun = new Set<string>();

  const begin = (delegation: string): void => {
    if (begun.has(delegation)) return;
    begun.add(delegation);
    mkdirSync(join(dir, delegation), { recursive: true, mode: 0o700 });
    for (const name of readdirSync(dir)) {
      const old = join(dir, name);
      if (statSync(old).mtimeMs < now() - kept) rmSync(old, { recursive: true, force: true });
    }
  };

  return {
    path,
    write: (delegation, index, line) => {
      try {
        begin(delegation);
        const time = new Date(now()).toISOString().slice(11, 19);
        appendFileSync(path(delegation, index), `[${time}] ${line}\n`, { mode: 0o600 });
      } catch {
        // The work goes on without it, and the conversation of the child has everything.
      }
    },
  };
}
