import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { Config, homePaths, redactorFor, Secrets, silentLogger, type Logger } from '../../../home/index.ts';
import type { Job, NewJob, ProviderSession, TurnEvent } from '../../events.ts';
import { createHttp } from '../../http.ts';
import { createProgram } from '../../program.ts';
import type { MemoryProvider, ProviderContext } from '../../provider.ts';
import { createHonchoKind } from '../kind.ts';
import { HonchoStub } from './stub.ts';

/** A signal that never ends. */
export const never = new AbortController().signal;

/** A conversation of the desktop. */
export function sessionOf(id: string, more: Partial<ProviderSession> = {}): ProviderSession {
  return { id, parent: null, title: null, workspace: '/work/garden', platform: 'desktop', context: 'primary', ...more };
}

/** A turn that was answered. */
export function turnOf(session: ProviderSession, number: number, user: string, assistant = 'Noted.'): TurnEvent {
  const turn = `turn-${session.id}-${String(number)}`;
  return { type: 'turn', session, turn, number, user, assistant, messages: [], at: 1_790_000_000_000 + number * 1000 };
}

let lastJob = 0;

/** Jobs as the queue numbers them. */
export function numbered(jobs: readonly NewJob[]): Job[] {
  return jobs.map((job) => ({ ...job, id: `job-${String(++lastJob)}`, at: 1_790_000_000_000 }));
}

/** A home of its own; it goes when the test ends. */
export interface HonchoHome {
  readonly dir: string;
  /** The context of the default profile, or of another one of this root. */
  context(profile?: string): ProviderContext;
  /** Writes a file of the home, JSON unless it is a text. */
  write(name: string, content: unknown): string;
}

/** Makes a home with an environment of its own. */
export function honchoHome(env: Readonly<Record<string, string>> = {}, log: Logger = silentLogger): HonchoHome {
  const dir = mkdtempSync(join(tmpdir(), 'desk-honcho-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return {
    dir,
    context: (profile = 'default') => {
      const home = profile === 'default' ? dir : join(dir, 'profiles', profile);
      mkdirSync(home, { recursive: true });
      const paths = homePaths(home, dir, profile);
      const secrets = new Secrets(paths.envFile, env);
      const redact = redactorFor(() => secrets.values());
      const config = new Config(paths.configFile);
      const http = createHttp(redact);
      return { paths, config, secrets, http, program: createProgram({}), redact, log, now: Date.now };
    },
    write: (name, content) => {
      const file = join(dir, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
      return file;
    },
  };
}

/** Honcho opened on a running stub. */
export interface HonchoWorld {
  readonly home: HonchoHome;
  readonly stub: HonchoStub;
  readonly provider: MemoryProvider;
  readonly context: ProviderContext;
}

/** Opens Honcho with settings of its host on a fresh stub. */
export async function honchoWorld(
  settings: Readonly<Record<string, unknown>> = {},
  more: Partial<ProviderContext> = {},
): Promise<HonchoWorld> {
  const stub = await new HonchoStub().start();
  const home = honchoHome();
  const block = { peerName: 'eri', observationMode: 'directional', baseUrl: stub.url, ...settings };
  home.write('honcho.json', { hosts: { hermes: block } });
  const context = { ...home.context(), ...more };
  const provider = createHonchoKind({ userDir: null }).open(context);
  onTestFinished(async () => {
    await provider.close();
    await stub.stop();
  });
  return { home, stub, provider, context };
}

/** The routes that tests count. */
export const ROUTES = {
  base: /^GET \/v3\/workspaces\/[^/]+\/sessions\/[^/]+\/context/,
  chat: /^POST \/v3\/workspaces\/[^/]+\/peers\/[^/]+\/chat/,
  messages: /^POST \/v3\/workspaces\/[^/]+\/sessions\/[^/]+\/messages$/,
  list: /\/messages\/list/,
} as const;
