import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { HomePaths } from '../home/paths.ts';
import { resolveHome } from '../home/resolve.ts';
import { appFiles } from './app-files.ts';
import type { OpenableHome } from '../api/shell.ts';
import type { StartFlags } from './flags.ts';

/**
 * The home that start flags ask for; with `--demo` a temporary copy of the demo home, so that nothing done there lasts.
 * @throws {DeskError} `usage` for an empty `--home` (a script's unset variable must not lead to the default home); else as
 * resolveHome does
 */
export function homeOf(flags: Pick<StartFlags, 'home' | 'profile' | 'demo'>): HomePaths {
  if (flags.home?.trim() === '') throw new DeskError('usage', '--home needs a directory.');
  if (flags.demo) return resolveHome({ home: copyDemoHome(appFiles.demoHome), env: {} });
  return resolveHome({ home: flags.home ?? undefined, profile: flags.profile ?? undefined });
}

/**
 * The home a person chose in the window. `started` is the one the app was started on, `open` the one that is open now. Throws as
 * resolveHome does.
 */
export function homeOfChoice(
  to: OpenableHome,
  { started, open }: { readonly started: HomePaths; readonly open: HomePaths },
): { readonly paths: HomePaths; readonly demo: boolean } {
  switch (to.kind) {
    case 'back':
      return { paths: started, demo: false };
    case 'demo':
      return { paths: homeOf({ home: null, profile: null, demo: true }), demo: true };
    case 'dir':
      return { paths: resolveHome({ home: to.dir }), demo: false };
    case 'profile':
      return { paths: resolveHome({ home: open.root, profile: to.name }), demo: false };
  }
}

/** Copies the demo home into a fresh temporary directory and returns that. The story is played by the core, not copied. */
export function copyDemoHome(source: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'hermes-desk-demo-'));
  cpSync(source, copy, { recursive: true, filter: (path) => basename(path) !== 'story.json' });
  return copy;
}
