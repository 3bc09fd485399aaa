import { mkdirSync, readFileSync, rmSync, watch, writeFileSync, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/** One holder a userData folder; who comes second leaves its arguments there for the first to find. */
export interface InstanceLock {
  /** Takes the lock, or tells the holder (`onSecond` is called there) and answers false. */
  take(dir: string, onSecond: (argv: string[], cwd: string) => void): boolean;
  release(): void;
}

/** Synchronous like Electron's own: the second process may end right after it was refused. */
export function createInstanceLock(): InstanceLock {
  let held: { file: string; watcher: FSWatcher } | null = null;
  return {
    take(dir, onSecond) {
      if (held !== null) return true;
      const visitors = join(dir, 'StandInVisitors');
      const file = join(dir, 'StandInLock');
      mkdirSync(visitors, { recursive: true });
      if (!claim(file)) {
        const visit = JSON.stringify({ argv: process.argv, cwd: process.cwd() });
        writeFileSync(join(visitors, `${process.pid}.json`), visit);
        return false;
      }
      const watcher = watch(visitors, (_kind, name) => {
        if (name === null) return;
        try {
          const visit = JSON.parse(readFileSync(join(visitors, name), 'utf8')) as { argv: string[]; cwd: string };
          rmSync(join(visitors, name));
          onSecond(visit.argv, visit.cwd);
        } catch {
          // Half written: the next change of the folder tells again. Removed: it was read already.
        }
      });
      watcher.unref();
      held = { file, watcher };
      return true;
    },
    release() {
      held?.watcher.close();
      if (held !== null) rmSync(held.file, { force: true });
      held = null;
    },
  };
}

function claim(file: string): boolean {
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch {
      if (isAlive(Number(readFileSync(file, 'utf8')))) return false;
      rmSync(file, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
