import type { Openings } from './openings.ts';
import type { ProviderContext, ProviderKind } from './provider.ts';

/** What came of erasing a text: the files that something was taken out of, and in words what keeps it still. */
export interface Erased {
  readonly erased: string[];
  readonly kept: string[];
}

/**
 * Takes what touches an erased text of memory out of the queue and the log of every kind, in use or not, and names the services that keep
 * what they were told before: no provider takes back what it has worked off. Never throws.
 */
export function eraseFromAll(
  kinds: readonly ProviderKind[],
  openings: Pick<Openings, 'queue' | 'queueFile'>,
  context: ProviderContext,
  touches: (text: string) => boolean,
): Erased {
  const erased: string[] = [];
  const kept: string[] = [];
  for (const kind of kinds) {
    const file = openings.queueFile(kind.name);
    try {
      const found = openings.queue(kind.name, (queue) => ({ count: queue.erase(touches), told: queue.told }));
      if (found === null) continue;
      if (found.count > 0) erased.push(file);
      if (!found.told) continue;
      const where = context.redact(kind.places(context)[0]?.where ?? '');
      kept.push(
        `memory provider ${kind.title} (${where}): what it was told before, unless it is deleted there. What still waits of a conversation goes with the conversation`,
      );
    } catch (error) {
      context.log.warn('a queue could not be erased from', { provider: kind.name, detail: String(error) });
      kept.push(`${file}: it could not be read, and may hold it`);
    }
  }
  return { erased, kept };
}

/**
 * Takes what was not sent yet of conversations that the person has deleted out of the queue of every kind, in use or not; what was sent
 * stays where it is. Answers how many jobs there were. Never throws.
 */
export function forgetInAll(
  kinds: readonly ProviderKind[],
  openings: Pick<Openings, 'queue'>,
  { now, log }: Pick<ProviderContext, 'now' | 'log'>,
  sessions: readonly string[],
): number {
  let dropped = 0;
  for (const { name } of kinds) {
    try {
      dropped += openings.queue(name, (queue) => queue.dropConversations(sessions, now())) ?? 0;
    } catch (error) {
      log.warn('what waits of a deleted conversation could not be dropped', { provider: name, detail: String(error) });
    }
  }
  return dropped;
}
