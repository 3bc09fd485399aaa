import type { Json } from '@shared/contract/common.ts';
import { onTestFinished } from 'vitest';
import type { Job, ProviderSession, TurnEvent } from '../../events.ts';
import type { MemoryProvider } from '../../provider.ts';
import { providerWorld, type ProviderWorld } from '../../testing/world.ts';
import { mem0 } from '../kind.ts';
import { mem0Stub, towardsStub, type Mem0Stub } from './stub.ts';

/** A signal that is never given. */
export const never = new AbortController().signal;
/** A conversation of the desktop. */
export const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

/** A provider on its stub. */
export interface Setting {
  readonly world: ProviderWorld;
  readonly stub: Mem0Stub;
  readonly provider: MemoryProvider;
  /** Lets time pass for the provider. */
  readonly pass: (ms: number) => void;
}

/** How the stub speaks. */
export type Mode = 'platform' | 'selfhosted';
/** Both. */
export const modes: readonly Mode[] = ['platform', 'selfhosted'];

/** Sets Mem0 up in a home of its own, with other values where they are given; all of it ends with the test. */
export async function start(mode: Mode, more: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const world = providerWorld([mem0]);
  const stub = await mem0Stub('ada', mode);
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await mem0.save({ ...stub.values, ...more }, world.context);
  let late = 0;
  const provider = mem0.open({ ...towardsStub(world.context), now: () => Date.now() + late });
  return { world, stub, provider, pass: (ms) => void (late += ms) };
}

/** A turn, with what is given. */
export const turn = (more: Partial<TurnEvent> = {}): TurnEvent => ({
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'I like green tea.', assistant: 'Noted.', at: 4 },
  messages: [],
  ...more,
});

/** The job that a turn makes. */
export const jobOf = (provider: MemoryProvider, event = turn(), id = 'j1'): Job => {
  const job = provider.jobs(event).at(-1);
  if (job === undefined) throw new Error('a turn makes a job');
  return { ...job, id, at: event.at };
};

/** Calls a tool. */
export const run = (provider: MemoryProvider, name: string, args: Readonly<Record<string, unknown>>): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session, signal: never });
};

/** Bodies of everything that was asked, in order. */
export const bodies = (stub: Mem0Stub): Json[] =>
  stub.seen().map(({ body }) => (body === '' ? null : (JSON.parse(body) as Json)));
