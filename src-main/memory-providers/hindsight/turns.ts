import { createHash } from 'node:crypto';
import type { Json } from '@shared/contract/common.ts';
import { countAt, isRecord, textAt } from '@shared/record.ts';
import type { Job, NewJob, TurnEvent } from '../events.ts';
import { ProviderFailure } from '../failure.ts';
import { SESSION_TAG } from './client.ts';
import type { HindsightSettings } from './config.ts';

/** A turn as it waits in the queue. Whose memory it becomes is in it: a bank that is chosen later does not get it. */
export interface WaitingTurn {
  readonly turn: string;
  readonly bank: string;
  readonly user: string;
  readonly assistant: string;
  readonly number: number;
  readonly session: string;
  readonly parent: string;
  readonly platform: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The job of a turn; null for one in which nothing was said. */
export function turnJob(event: TurnEvent, bank: string): NewJob | null {
  const { user, assistant, turn, number, session } = event;
  if (`${user}${assistant}`.trim() === '') return null;
  const { id, parent, platform } = session;
  return { kind: 'turn', session: id, payload: { turn, bank, user, assistant, number, parent, platform } };
}

/** What a job holds. One that cannot be read was not written by us: it throws ProviderFailure. */
export function readTurn({ payload, session, at }: Job): WaitingTurn {
  if (!isRecord(payload) || textAt(payload, 'bank') === '') {
    throw new ProviderFailure('refused', 'What waits in the queue cannot be read.');
  }
  const text = (key: string): string => textAt(payload, key);
  const number = countAt(payload, 'number') ?? 0;
  return {
    ...{ turn: text('turn'), bank: text('bank'), user: text('user'), assistant: text('assistant') },
    ...{ number, session: session ?? '', parent: text('parent'), platform: text('platform'), at },
  };
}

/** How turns are put into a document. */
export interface Placing {
  readonly document: string;
  /** True when the document is added to; otherwise it is replaced. */
  readonly append: boolean;
  readonly profile: string;
}

/** Turns of one conversation as one item of the service; the same turns make the same item at every attempt. */
export function itemOf(turns: readonly WaitingTurn[], settings: HindsightSettings, placing: Placing): Json {
  const { userPrefix, assistantPrefix, retainTags, scopes, source, retainContext } = settings;
  const messages = turns.flatMap(({ user, assistant, at }) => {
    const timestamp = new Date(at).toISOString();
    return [
      { role: 'user', content: `${userPrefix}: ${user}`, timestamp },
      { role: 'assistant', content: `${assistantPrefix}: ${assistant}`, timestamp },
    ];
  });
  const last = turns.at(-1);
  const session = last?.session ?? '';
  const parent = last?.parent ?? '';
  const tags = [...retainTags, `${SESSION_TAG}${session}`, ...(parent === '' ? [] : [`parent:${parent}`])];
  const facts = {
    ...{ retained_at: new Date(last?.at ?? 0).toISOString(), message_count: String(messages.length) },
    ...{ turn_index: String(last?.number ?? 0), session_id: session, platform: last?.platform ?? '' },
    ...{ agent_identity: placing.profile, source },
  };
  return {
    content: JSON.stringify(messages),
    timestamp: localTime(last?.at ?? 0),
    context: retainContext,
    metadata: Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== '')),
    document_id: placing.document,
    tags: [...new Set(tags)],
    ...(scopes === null ? {} : { observation_scopes: scopes }),
    ...(placing.append ? { update_mode: 'append' } : {}),
  };
}

/** An id for the operation that keeps these jobs together: the same for the same jobs, of the form of a UUID. */
export function operationId(jobs: readonly Job[]): string {
  const [first] = jobs;
  if (first !== undefined && jobs.length === 1) return first.id;
  const hex = createHash('sha256')
    .update(jobs.map(({ id }) => id).join('\n'))
    .digest('hex');
  const variant = ((parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-');
}

/** The document of a conversation on a server that can only replace one: `<session>-<YYYYMMDD_HHMMSS_micro>`, as Hermes names it. */
export function replacedDocument(session: string, now: number): string {
  const [day = '', time = ''] = new Date(now).toISOString().split('T');
  const [seconds = '', rest = ''] = time.replace('Z', '').split('.');
  return `${session}-${day.replaceAll('-', '')}_${seconds.replaceAll(':', '')}_${rest.padEnd(6, '0')}`;
}

/** A time as the clock on the wall shows it, with its distance from UTC. */
function localTime(at: number): string {
  const away = -new Date(at).getTimezoneOffset();
  const two = (value: number): string => String(Math.trunc(Math.abs(value))).padStart(2, '0');
  const wall = new Date(at + away * 60_000).toISOString().replace('Z', '');
  return `${wall}${away < 0 ? '-' : '+'}${two(away / 60)}:${two(away % 60)}`;
}
