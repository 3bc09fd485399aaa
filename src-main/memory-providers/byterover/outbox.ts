import { isRecord, textAt } from '@shared/record.ts';
import type { Job, NewJob, ProviderEvent } from '../events.ts';
import { LONGEST_WORD } from './brv.ts';

/** Shortest words that are worth keeping, and how much of each side of a turn is. */
const SHORTEST = 10;
const SIDE = 2000;
/** Messages looked at before a compression, and how much of each. */
const LAST_MESSAGES = 10;
const MESSAGE = 500;
/** Turns that go out together. */
const TOGETHER = 5;
const PARTS = '\n\n---\n\n';

/** What is handed over because of an event, as Hermes' plug-in words it. */
export function brvJobs(event: ProviderEvent): readonly NewJob[] {
  switch (event.type) {
    case 'turn':
      if (event.user.trim().length < SHORTEST) return [];
      return [
        job(
          'turn',
          event.session.id,
          `User: ${event.user.slice(0, SIDE)}\nAssistant: ${event.assistant.slice(0, SIDE)}`,
        ),
      ];
    case 'mirror': {
      if (event.action === 'remove' || event.content.trim() === '') return [];
      const label = event.target === 'user' ? '[User profile]' : '[Agent memory]';
      return [job('mirror', event.session?.id ?? null, `${label} ${event.content}`)];
    }
    case 'compressing': {
      const lines = event.messages
        .slice(-LAST_MESSAGES)
        .filter(({ role, content }) => role !== 'tool' && content.trim() !== '')
        .map(({ role, content }) => `${role === 'user' ? 'User' : 'Assistant'}: ${content.slice(0, MESSAGE)}`);
      return lines.length === 0
        ? []
        : [job('compressing', event.session.id, ['[Pre-compression context]', ...lines].join('\n'))];
    }
    default:
      return [];
  }
}

function job(kind: string, session: string | null, text: string): NewJob {
  return { kind, session, payload: { text: text.toWellFormed() } };
}

/** How many of the turns in front go out as one: each start of the program costs a second. */
export function together(waiting: readonly Job[]): number {
  let length = 0;
  let count = 0;
  for (const one of waiting) {
    length += textOfJob(one).length + PARTS.length;
    if (count > 0 && (one.kind !== 'turn' || length > LONGEST_WORD || count >= TOGETHER)) break;
    count += 1;
    if (one.kind !== 'turn') break;
  }
  return count;
}

/** The one text that jobs are handed over as. */
export function textOfJobs(jobs: readonly Job[]): string {
  return jobs.map(textOfJob).join(PARTS);
}

/** What a job hands over. */
export function textOfJob({ payload }: Job): string {
  return isRecord(payload) ? textAt(payload, 'text') : '';
}
