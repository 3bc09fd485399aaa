import { DeskError } from '@shared/contract/index.ts';

/** What a person may say when starting a window or the web host. */
export interface StartFlags {
  readonly home: string | null;
  readonly profile: string | null;
  readonly web: boolean;
  /** 0: any free port. Null: not said. */
  readonly port: number | null;
  readonly open: boolean;
  readonly model: string | null;
  readonly workspace: string | null;
  readonly demo: boolean;
  readonly json: boolean;
  /** Whether a new home begins with the first run. */
  readonly welcome: boolean;
  /** With `--demo`: the home that the person came from, to which they can go back. */
  readonly backTo: string | null;
  readonly help: boolean;
}

/** Port of the web host when none is said, so that an ssh tunnel can be written down once. */
export const DEFAULT_PORT = 8642;

const withValue = ['--home', '--profile', '--port', '--model', '--workspace', '--back-to'] as const;
const switches = ['--web', '--no-open', '--demo', '--json', '--no-welcome', '--help'] as const;

/** The flags as `--help` shows them. */
export const startHelp = `hermes-desk: a desktop app for a personal agent that remembers

  npm start -- [flags]

  --home DIR        the home to open (else HERMES_HOME, else ~/.hermes)
  --profile NAME    a profile of that home
  --web             serve the app to a browser on this machine instead of opening a window
  --port N          port of the web host, 0 for any free one (default ${DEFAULT_PORT})
  --no-open         do not open a browser
  --model NAME      the model of new sessions
  --workspace DIR   the directory that file tools and @ references may read
  --demo            open a temporary copy of the demo home
  --back-to DIR     with --demo: the home to go back to from there
  --no-welcome      a new home opens at the chat, without the first run
  --json            (implies --web) one line of JSON on standard output when ready: {"url", "token"}
  --help            this text
`;

/**
 * Reads start flags. `--name value` and `--name=value` both work.
 * @throws {DeskError} `usage`, naming the flag.
 */
export function parseStartFlags(argv: readonly string[]): StartFlags {
  const values = new Map<string, string>();
  const on = new Set<string>();
  const rest = [...argv];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    const [name, inline] = splitOnce(word);
    if (oneOf(switches, name) && inline === undefined) {
      on.add(name);
    } else if (oneOf(withValue, name)) {
      const value = inline ?? rest.shift();
      if (value === undefined || value === '') throw usage(`${name} needs a value.`);
      values.set(name, value);
    } else {
      throw usage(`${word} is not a flag of hermes-desk.`);
    }
  }
  return {
    home: values.get('--home') ?? null,
    profile: values.get('--profile') ?? null,
    web: on.has('--web'),
    port: portOf(values.get('--port')),
    open: !on.has('--no-open'),
    model: values.get('--model') ?? null,
    workspace: values.get('--workspace') ?? null,
    demo: on.has('--demo'),
    json: on.has('--json'),
    welcome: !on.has('--no-welcome'),
    backTo: values.get('--back-to') ?? null,
    help: on.has('--help'),
  };
}

/** The flags to start a window again with, on another home: everything that was said otherwise stays said. */
export function restartFlags(
  { model, workspace, welcome }: StartFlags,
  home: { readonly dir: string } | { readonly demo: true; readonly backTo: string },
): string[] {
  const value = (name: string, said: string | null): string[] => (said === null ? [] : [name, said]);
  return [
    ...('dir' in home ? ['--home', home.dir] : ['--demo', '--back-to', home.backTo]),
    ...value('--model', model),
    ...value('--workspace', workspace),
    ...(welcome ? [] : ['--no-welcome']),
  ];
}

function portOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw usage(`--port ${text} is not a port (0 to 65535).`);
  return Number(text);
}

function splitOnce(word: string): [string, string?] {
  const at = word.startsWith('--') ? word.indexOf('=') : -1;
  return at < 0 ? [word] : [word.slice(0, at), word.slice(at + 1)];
}

function oneOf(names: readonly string[], name: string): boolean {
  return names.includes(name);
}

function usage(message: string): DeskError {
  return new DeskError('usage', message, { remedy: 'npm start -- --help shows the flags.' });
}
