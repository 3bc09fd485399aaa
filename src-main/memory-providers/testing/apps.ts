import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { startFakeProvider } from '../../../e2e/fake-provider/server.ts';
import { Config, homePaths, redactorFor, Secrets, silentLogger } from '../../home/index.ts';
import { tempDir } from '../../home/testing/temp-home.ts';
import { createHttp } from '../http.ts';
import { createProgram } from '../program.ts';
import type { ProviderKind } from '../provider.ts';

const child = resolve(import.meta.dirname, 'app-process.ts');

/** An app that runs in a process of its own. */
export interface AppProcess {
  /** A request of the contract. Rejects with what the app refused. */
  ask(name: string, input?: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>;
  /** Says something and waits for the answer of the model; answers the conversation. */
  say(session: string | null, text: string): Promise<string>;
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Closes it as its window does; answers what it wrote to standard error. */
  close(): Promise<string>;
}

/** Starts an app over a home; it is ended with the test at the latest. */
export async function startApp(home: string, host: 'web' | 'cli' = 'web', root = home): Promise<AppProcess> {
  const process_ = spawn(process.execPath, [child, home, host, root], { stdio: ['pipe', 'pipe', 'pipe'] });
  const ended = new Promise<void>((done) => process_.once('close', () => done()));
  let errors = '';
  process_.stderr.on('data', (piece: Buffer) => (errors += piece.toString()));
  onTestFinished(() => end(process_, ended));
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const ready = Promise.withResolvers<undefined>();
  void ended.then(() => {
    const fault = new Error(`The app has ended. ${errors}`);
    ready.reject(fault);
    for (const { reject } of waiting.values()) reject(fault);
  });
  createInterface({ input: process_.stdout }).on('line', (line) => {
    const told = JSON.parse(line) as { id?: number; ready?: true; output?: Record<string, unknown>; error?: string };
    if (told.ready === true) ready.resolve(undefined);
    const asked = told.id === undefined ? undefined : waiting.get(told.id);
    if (told.error === undefined) asked?.resolve(told.output ?? {});
    else asked?.reject(new Error(told.error));
  });
  await ready.promise;
  let last = 0;
  const ask: AppProcess['ask'] = (name, input = {}) => {
    last += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    // Of an app that was killed nobody waits for the answer.
    answer.promise.catch(() => undefined);
    waiting.set(last, answer);
    process_.stdin.write(`${JSON.stringify({ id: last, name, input })}\n`);
    return answer.promise;
  };
  return {
    ask,
    say: async (session, text) => String((await ask('say', { session, text }))['session']),
    kill: () => end(process_, ended),
    close: async () => {
      process_.stdin.end();
      await ended;
      return errors;
    },
  };
}

async function end(process_: ChildProcess, ended: Promise<void>): Promise<void> {
  if (process_.exitCode === null && process_.signalCode === null) process_.kill('SIGKILL');
  await ended;
}

/** A home, or a profile of one, with a model that answers at once. */
export interface AppHome {
  readonly dir: string;
  readonly root: string;
  /** Sets a kind up as its form does, and chooses it. */
  choose(kind: ProviderKind, values: Readonly<Record<string, string>>): Promise<void>;
}

/** Makes a home; with `profile`, one below `root`. */
export async function appHome(root = tempDir(), profile = 'default'): Promise<AppHome> {
  const model = await startFakeProvider();
  onTestFinished(() => model.close());
  model.respond(() => ({ say: 'I see.' }));
  const dir = profile === 'default' ? root : join(root, 'profiles', profile);
  mkdirSync(dir, { recursive: true });
  const paths = homePaths(dir, root, profile);
  const yaml = [
    ...['model:', '  default: fake-model', '  provider: custom', `  base_url: ${model.url}`],
    ...['auxiliary:', '  title_generation:', '    enabled: false', 'memory:', '  nudge_interval: 0', ''],
  ];
  writeFileSync(paths.configFile, yaml.join('\n'));
  const secrets = new Secrets(paths.envFile, {});
  const redact = redactorFor(() => secrets.values());
  return {
    dir,
    root,
    choose: async (kind, values) => {
      const config = new Config(paths.configFile, { lookup: (name) => secrets.get(name) });
      const outside = { http: createHttp(redact), program: createProgram({}), redact, log: silentLogger };
      await kind.save(values, { paths, config, secrets, ...outside, now: Date.now });
      await config.set('memory.provider', kind.name);
    },
  };
}
