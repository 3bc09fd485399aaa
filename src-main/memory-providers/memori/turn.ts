import type { Json } from '@shared/contract/common.ts';
import { isRecord, parseJson } from '@shared/record.ts';
import type { Job, NewJob, SyncedMessage, TurnEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { MemoriClient } from './client.ts';
import type { MemoriSettings } from './config.ts';

/** What was done in a turn: each call of a tool with its result, in order. */
interface Trace {
  readonly tools: readonly { readonly name: string; readonly args: Json; readonly result: Json }[];
}

/** A turn as it waits in the queue: everything that sending it needs. */
interface TurnPayload {
  readonly user: string;
  readonly assistant: string;
  readonly trace: Json;
}

/** The job of a turn. Whose memory it becomes is in the job: a project that is changed later does not take it along. */
export function turnJob(event: TurnEvent, settings: MemoriSettings): NewJob {
  const payload: TurnPayload = {
    user: event.user,
    assistant: event.assistant,
    trace: settings.trace ? (traceOf(event.messages) as Json) : null,
  };
  return { kind: 'turn', session: event.session.id, payload: { ...payload, ...attributionOf(settings) } };
}

/** The calls of a turn; null when there were none. Arguments that are no JSON object are kept as `_raw` or `value`, as Hermes' plug-in does. */
export function traceOf(messages: readonly SyncedMessage[]): Trace | null {
  const results = new Map(messages.flatMap((one) => (one.toolCallId === null ? [] : [[one.toolCallId, one.content]])));
  const tools = messages
    .flatMap(({ toolCalls }) => toolCalls)
    .map(({ id, name, arguments: text }) => ({ name, args: argumentsOf(text), result: results.get(id) ?? null }));
  return tools.length === 0 ? null : { tools };
}

function argumentsOf(text: string): Json {
  const value = parseJson(text);
  if (value === undefined) return { _raw: text };
  return (isRecord(value) ? value : { value }) as Json;
}

interface Attribution {
  readonly attribution: Json;
  readonly project: Json;
}

function attributionOf({ entity, process, project }: MemoriSettings): {
  entity: string;
  process: string;
  project: string;
} {
  return { entity, process, project };
}

/**
 * Sends one turn: the conversation, which must arrive, and then the augmentation, which may fail without consequence. Throws
 * ProviderFailure of the first alone.
 */
export async function sendTurn(
  job: Job,
  client: MemoriClient,
  noted: (message: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const { user, assistant, trace, entity, process, project } = readPayload(job);
  const common: Attribution = {
    attribution: { entity: { id: entity }, process: process === '' ? null : { id: process } },
    project: { id: project },
  };
  const messages = [
    { role: 'user', content: user, type: 'text' },
    { role: 'assistant', content: assistant, type: 'text', trace },
  ];
  const session = job.session ?? '';
  await client.write('agent/conversation/turn', { ...common, messages, session: { id: session } }, signal);
  try {
    await client.write(
      'agent/augmentation',
      {
        ...common,
        conversation: { messages: messages.map(({ role, content }) => ({ role, content })) },
        session: { id: session, summary: null },
        trace,
        meta: { platform: { provider: 'hermes' } },
      },
      signal,
    );
  } catch (error) {
    signal.throwIfAborted();
    noted(error instanceof Error ? error.message : String(error));
  }
}

/** What a job of the queue holds. A job that cannot be read was not written by us. */
export function readPayload(job: Job): TurnPayload & { entity: string; process: string; project: string } {
  const { payload } = job;
  if (!isRecord(payload)) throw new ProviderFailure('refused', 'What waits in the queue cannot be read.');
  const text = (key: string): string => (typeof payload[key] === 'string' ? payload[key] : '');
  return {
    user: text('user'),
    assistant: text('assistant'),
    trace: payload['trace'] ?? null,
    entity: text('entity'),
    process: text('process'),
    project: text('project'),
  };
}
