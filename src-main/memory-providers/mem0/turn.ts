import { isRecord, textAt } from '@shared/record.ts';
import type { Job, NewJob, TurnEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import type { Mem0Settings } from './config.ts';
import { JOB_KEY } from './memories.ts';
import type { Mem0Added, Mem0Server } from './server.ts';

/** A message is not cut shorter than this when the server's embedder takes no more, in characters. */
const SHORTEST = 100;
/** What servers say when a text has more tokens than their embedder takes. */
const tooManyTokens = /\btokens?\b|context length|maximum (?:context|input)|too long|input length/iu;

/** A turn as it waits in the queue. Whose memory it becomes, and with whom, is in it: a user that is set up later does not get it. */
interface TurnPayload {
  readonly user: string;
  readonly assistant: string;
  readonly user_id: string;
  readonly agent_id: string;
  readonly channel: string;
  readonly infer: boolean;
  /** True for one that the cloud had taken, and failed to work off, once already. */
  readonly again: boolean;
}

/** The job of a turn; none for one in which nothing was said. */
export function turnJobs({ user, assistant, session }: TurnEvent, settings: Mem0Settings): readonly NewJob[] {
  if (user.trim() === '' && assistant.trim() === '') return [];
  const { longest, infer } = settings;
  const payload: TurnPayload = {
    ...{ user: shortened(user, longest), assistant: shortened(assistant, longest), infer, again: false },
    ...{ user_id: settings.user, agent_id: settings.agent, channel: session.platform },
  };
  return [{ kind: 'turn', session: session.id, payload: { ...payload } }];
}

/**
 * Sends one turn. What the server's embedder finds too long is halved and sent again, down to a hundred characters a message: nothing of it
 * was kept. Throws ProviderFailure.
 */
export async function sendTurn(job: Job, server: Mem0Server, signal: AbortSignal): Promise<Mem0Added> {
  const { user, assistant, user_id, agent_id, channel, infer } = readPayload(job);
  for (let longest = Math.max([...user].length, [...assistant].length); ; longest = Math.floor(longest / 2)) {
    const messages = [
      { role: 'user' as const, content: shortened(user, longest) },
      { role: 'assistant' as const, content: shortened(assistant, longest) },
    ].filter(({ content }) => content.trim() !== '');
    const metadata = { channel, [JOB_KEY]: job.id };
    try {
      return await server.add({ messages, user: user_id, agent: agent_id, infer, metadata }, signal);
    } catch (error) {
      const words = error instanceof ProviderFailure && error.status !== null && error.status !== 429;
      if (!words || !tooManyTokens.test(error.message) || longest / 2 < SHORTEST) throw error;
    }
  }
}

/** The same turn once more, after the cloud took it and failed to work it off; null when that was the second time. */
export function againJob(job: Job): NewJob | null {
  const payload = readPayload(job);
  return payload.again ? null : { kind: job.kind, session: job.session, payload: { ...payload, again: true } };
}

/** What was said in the turn of a job, to look for what was made of it. */
export function saidIn(job: Job): string {
  const { user, assistant } = readPayload(job);
  return user.trim() === '' ? assistant : user;
}

/**
 * As much of a text as fits into so many characters: up to the end of the last sentence, if it lies beyond a third of them. As Hermes'
 * plug-in does it, so that an embedder for short texts takes it.
 */
export function shortened(text: string, longest: number): string {
  const characters = [...text];
  if (characters.length <= longest) return text;
  const window = characters.slice(0, longest);
  const end = window.findLastIndex((one) => '.!?。！？'.includes(one));
  return (end + 1 > longest / 3 ? window.slice(0, end + 1) : window).join('').toWellFormed();
}

function readPayload({ payload }: Job): TurnPayload {
  if (!isRecord(payload)) throw new ProviderFailure('refused', 'What waits in the queue cannot be read.');
  return {
    user: textAt(payload, 'user'),
    assistant: textAt(payload, 'assistant'),
    user_id: textAt(payload, 'user_id'),
    agent_id: textAt(payload, 'agent_id'),
    channel: textAt(payload, 'channel'),
    infer: payload['infer'] !== false,
    again: payload['again'] === true,
  };
}
