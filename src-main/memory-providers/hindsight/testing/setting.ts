import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { onTestFinished } from 'vitest';
import type { Job, ProviderSession, TurnEvent } from '../../events.ts';
import type { MemoryProvider } from '../../provider.ts';
import { providerWorld, type ProviderWorld } from '../../testing/world.ts';
import { hindsightFile } from '../config.ts';
import { createHindsightKind } from '../kind.ts';
import { hindsightStub, type HindsightStub } from './stub.ts';

/** A signal that never ends. */
export const never = new AbortController().signal;

/** The conversation of the tests. */
export const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

/** A home that is set up for a stub, and the provider over it. */
export interface HindsightSetting {
  readonly world: ProviderWorld;
  readonly stub: HindsightStub;
  readonly provider: MemoryProvider;
}

/** Sets a home up for a fresh stub; `settings` are put into its config.json. */
export async function start(settings: Readonly<Record<string, Json>> = {}): Promise<HindsightSetting> {
  const kind = createHindsightKind({ userDir: null });
  const world = providerWorld([kind]);
  const stub = await hindsightStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  const { api_key: key = '', ...plain } = stub.values;
  await world.context.secrets.set('HINDSIGHT_API_KEY', key);
  write(hindsightFile(world.context), { ...plain, ...settings });
  await world.select('hindsight');
  return { world, stub, provider: kind.open(world.context) };
}

/** Writes a settings file. */
export function write(file: string, values: Json): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof values === 'string' ? values : JSON.stringify(values));
}

/** Where the settings file of all profiles lies in a directory that stands for a person's own. */
export function shared(userDir: string): string {
  return join(userDir, '.hindsight', 'config.json');
}

/** A turn as the manager tells it. */
export function turn(number = 1, more: Partial<TurnEvent> = {}): TurnEvent {
  return {
    ...{ type: 'turn', session, turn: `t${String(number)}`, number, messages: [], at: Date.UTC(2026, 2, 1) + number },
    ...{ user: `Word ${String(number)} about gardens.`, assistant: `Noted ${String(number)}.` },
    ...more,
  };
}

/** The job of a turn, as it lies in the queue. */
export function jobOf(provider: MemoryProvider, event: TurnEvent): Job {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('a turn makes a job');
  const id = `00000000-0000-4000-8000-${String(event.number).padStart(12, '0')}`;
  return { ...job, id, at: event.at };
}

/** Bodies of what was posted to a path, in order. */
export function posted(stub: HindsightStub, end: string): Json[] {
  return stub
    .seen()
    .filter(({ method, path }) => method === 'POST' && path.endsWith(end))
    .map(({ body }) => JSON.parse(body) as Json);
}

/** Runs a tool in the conversation of the tests. */
export async function run(
  provider: MemoryProvider,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Json> {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return await tool.run(args, { session, signal: never });
}
