import type { Json } from '@shared/contract/common.ts';
import { onTestFinished } from 'vitest';
import type { Job, MirrorEvent, ProviderEvent, ProviderSession, SyncedMessage, TurnEvent } from '../../events.ts';
import type { MemoryProvider } from '../../provider.ts';
import type { SeenRequest } from '../../testing/fixture.ts';
import { providerWorld, type ProviderWorld } from '../../testing/world.ts';
import { openviking } from '../kind.ts';
import { vikingStub, type VikingStub } from './stub.ts';

export const never = new AbortController().signal;
export const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

export interface Setting {
  readonly world: ProviderWorld;
  readonly stub: VikingStub;
  readonly provider: MemoryProvider;
}

export async function start(more: Readonly<Record<string, string>> = {}, config = ''): Promise<Setting> {
  const world = providerWorld([openviking], config);
  const stub = await vikingStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await openviking.save({ ...stub.values, ...more }, world.context);
  return { world, stub, provider: openviking.open(world.context) };
}

export const said = (
  role: SyncedMessage['role'],
  content: string,
  more: Partial<SyncedMessage> = {},
): SyncedMessage => ({
  ...{ role, content, toolCalls: [], toolCallId: null, toolName: null, at: 1 },
  ...more,
});

export const turn = (more: Partial<TurnEvent> = {}): TurnEvent => ({
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'I like green tea.', assistant: 'Noted.', at: 4 },
  messages: [said('user', 'I like green tea.'), said('assistant', 'Noted.')],
  ...more,
});

export const addition: MirrorEvent = {
  ...{ type: 'mirror', session: null, seq: 1, action: 'add', target: 'user', content: 'Likes walks.' },
  ...{ previousContent: null, writeOrigin: 'foreground', toolCallId: null, at: 1 },
};

export const ended: ProviderEvent = { type: 'session_ended', session, messages: [], at: 9 };

export const jobOf = (provider: MemoryProvider, event: ProviderEvent, id = 'j1'): Job => {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('it makes a job');
  return { ...job, id, at: event.at };
};

export const run = (
  provider: MemoryProvider,
  name: string,
  args: Readonly<Record<string, unknown>>,
  workspace: string | null = null,
): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session: { ...session, workspace }, signal: never });
};

export const asked = (stub: VikingStub, path: string): readonly SeenRequest[] =>
  stub.seen().filter((one) => one.path.split('?')[0] === path);
export const bodyOf = (request: SeenRequest | undefined): unknown => JSON.parse(request?.body ?? 'null');
export const hasKey = (stub: VikingStub, { headers }: SeenRequest): boolean =>
  JSON.stringify(headers).includes(stub.key);

export const notFound = { status: 404, json: { detail: 'Not Found' } };
export const batch = '/api/v1/sessions/s1/messages/batch';
