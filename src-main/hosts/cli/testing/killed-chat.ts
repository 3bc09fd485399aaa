import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Message } from '@shared/contract/index.ts';
import type { Reply, Responder } from '../../../../e2e/fake-provider/server.ts';
import { openDesk, type Desk } from '../../../api/desk.ts';
import { homeOf } from '../../home-of.ts';

/** The person at the command line. */
const person = { host: 'cli', person: true } as const;

/** A home whose model is at `url` and speaks the protocol `apiMode`; `window` tokens can be read by it. */
export async function homeAt(url: string, apiMode: string, window = 128_000): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), 'desk-kill-'));
  const config = {
    model: { provider: 'custom', default: 'fake-model', base_url: url, api_mode: apiMode, context_length: window },
    agent: { api_max_retries: 1, auto_recovery_cycles: 0 },
    auxiliary: { background_review: { enabled: false } },
    desk: { workspace: home },
  };
  await writeFile(join(home, 'config.yaml'), JSON.stringify(config));
  await writeFile(join(home, 'notes.txt'), 'A note that the tools read.\n');
  return home;
}

/** What a killed command had written, and whether it came to its end before. */
export interface Killed {
  readonly shown: string;
  readonly finished: boolean;
}

/** Runs `hermes-desk chat` in a process of its own. `kill` is called once and says when the process is to die. */
export function runChat(home: string, words: readonly string[], kill: Promise<void> | null): Promise<Killed> {
  return runCommand(home, ['chat', ...words], kill);
}

/** The same for any command. */
export async function runCommand(home: string, words: readonly string[], kill: Promise<void> | null): Promise<Killed> {
  const alias = join(import.meta.dirname, '..', '..', '..', 'agent', 'testing', 'alias.ts');
  const cli = join(import.meta.dirname, '..', 'index.ts');
  const args = ['--import', alias, cli, ...words, '--home', home];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let shown = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  void kill?.then(() => child.kill('SIGKILL'));
  const [code, signal] = await new Promise<[number | null, string | null]>((resolve) =>
    child.on('close', (...how) => resolve(how)),
  );
  if (signal === null && code !== 0) throw new Error(`the command failed: ${errors}${shown}`);
  return { shown, finished: signal === null };
}

/** The home opened again after the kill, as the next command would. */
export async function reopen(home: string): Promise<Desk> {
  return openDesk({
    paths: homeOf({ home, profile: null, demo: false }),
    story: null,
    model: null,
    workspace: null,
    host: 'cli',
    env: process.env,
    version: 'test',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
}

/** Asks the home as a person would. */
export function ask(desk: Desk, name: string, input: unknown): Promise<unknown> {
  return desk.api.call(name, input, person);
}

/** Every row of a session, also those that are no longer sent. */
export async function rowsOf(desk: Desk, id: string): Promise<readonly Message[]> {
  const page = (await ask(desk, 'sessions.messages', { id, limit: 1000 })) as { readonly messages: readonly Message[] };
  return page.messages;
}

/** The entries of the memory file. */
export async function memories(home: string): Promise<readonly string[]> {
  const text = await readFile(join(home, 'memories', 'MEMORY.md'), 'utf8').catch(() => '');
  return text
    .split('\n§\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function removeHome(home: string): Promise<void> {
  return rm(home, { recursive: true, force: true });
}

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: unknown; readonly tool_calls?: unknown }[];
}

/** How many rounds of calls the model makes before its last words. */
export const rounds = 3;

/**
 * A model whose answer depends on nothing but the conversation: in each round marked words, a memory and two reads, then many marked
 * words. A piece every `pace` milliseconds.
 */
export function toolHeavy(pace: number): Responder {
  return (request): Reply => {
    const { messages } = JSON.parse(request.body.toString('utf8')) as Body;
    const text = JSON.stringify(messages);
    const round = [...Array(rounds).keys()].find((each) => !text.includes(`fact of round ${String(each)}`));
    if (round === undefined) return { say: Array.from({ length: 30 }, (_, n) => `<end ${String(n)}>`).join(' '), pace };
    const id = (n: number): string => `call_${String(round)}_${String(n)}`;
    return {
      say: Array.from({ length: 4 }, (_, n) => `<${String(round)}.${String(n)}>`).join(' '),
      calls: [
        {
          id: id(0),
          name: 'memory',
          arguments: { action: 'add', target: 'memory', content: `fact of round ${String(round)}` },
        },
        { id: id(1), name: 'read_file', arguments: { path: 'notes.txt' } },
        { id: id(2), name: 'list_files', arguments: {} },
      ],
      pace,
    };
  };
}
