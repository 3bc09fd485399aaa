/** The variables a process was started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** What every program of a provider is given of the app's own environment. */
const everyones = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'LANG', 'TMPDIR', 'TEMP'];

/** The part of an environment that every program of a provider is given. */
export function handedDown(env: Environment): Record<string, string> {
  return Object.fromEntries(everyones.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}

/** Ends a process, with its whole group where it has one of its own. */
export function killAll(pid: number | undefined, group: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(group ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself meanwhile.
  }
}
