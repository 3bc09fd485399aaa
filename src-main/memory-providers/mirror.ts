import type { Logger } from '../home/index.ts';
import type { MirrorEvent, ProviderSession } from './events.ts';
import { erasedText } from './log.ts';
import type { Opened } from './opened.ts';
import type { MemoryChange, ProviderJournal } from './ports.ts';
import { ProviderQueue } from './queue.ts';
import type { Telling } from './telling.ts';

/**
 * A change of the built-in memory as providers are told it; null for one of which nothing is left to tell, because the person has erased
 * its text since. Putting a text back is an addition or a replacement.
 */
export function mirrorEvent(change: MemoryChange, session: ProviderSession | null): MirrorEvent | null {
  const { seq, op, store, before, after, origin, time } = change;
  if (before === erasedText || after === erasedText) return null;
  const action = op === 'remove' ? 'remove' : before === null ? 'add' : 'replace';
  if (action !== 'remove' && after === null) return null;
  return {
    type: 'mirror',
    session,
    seq,
    action,
    target: store,
    content: action === 'remove' ? '' : (after ?? ''),
    previousContent: before,
    writeOrigin: origin,
    toolCallId: null,
    at: time,
  };
}

/** What mirroring works with. */
export interface MirrorDeps {
  readonly journal: ProviderJournal;
  readonly telling: Telling;
  readonly session: (id: string) => ProviderSession;
  readonly log: Logger;
}

/**
 * Tells the provider in use of committed changes of the built-in memory, by the journal's numbers: the newest that was told is kept with
 * the queue, so that a restart neither loses nor repeats one, and changes by other programs of this home are told as well if they are ours.
 * What another app wrote into the files is not told: it tells its own provider.
 */
export class Mirror {
  readonly #deps: MirrorDeps;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: MirrorDeps) {
    this.#deps = deps;
  }

  /** Tells what is new, behind what is being told. Never throws. */
  catchUp(provider: () => Opened | null): Promise<void> {
    const { journal, telling, session, log } = this.#deps;
    const work = async (): Promise<void> => {
      const opened = provider();
      if (opened === null) return;
      const { queue } = opened.line;
      const from = queue.fact('mirrored');
      const last = await journal.last();
      if (provider() !== opened) return;
      if (typeof from !== 'number' || from > last) {
        // What was there before the provider was chosen is not sent behind the person's back; nor is a journal that was put back to an
        // earlier state, whose numbers mean other changes now.
        queue.setFact('mirrored', last);
        return;
      }
      for (const change of await journal.changes(from)) {
        if (provider() !== opened) return;
        const event = mirrorEvent(change, change.session === null ? null : session(change.session));
        if (event !== null && !telling.tell(opened, `mirror:${String(change.seq)}:${String(change.time)}`, event))
          return;
        queue.setFact('mirrored', change.seq);
      }
    };
    this.#running = this.#running.then(work).catch((error: unknown) => {
      log.warn('changes of memory could not be told to the memory provider', { detail: String(error) });
    });
    return this.#running;
  }

  /** Resolves when nothing is being told. */
  async settled(): Promise<void> {
    await this.#running;
  }
}

/**
 * Nothing more is mirrored to a provider before it is chosen again: its queue, `open` or not, forgets how far it was told. Throws what the
 * file does.
 */
export function stopMirroring(open: ProviderQueue | null, file: string, now: number): void {
  const queue = open ?? ProviderQueue.look(file);
  if (queue === null) return;
  try {
    if (queue.fact('mirrored') === null) return;
    if (open !== null) {
      open.setFact('mirrored', null);
      return;
    }
    const writing = ProviderQueue.open(file, now);
    try {
      writing.setFact('mirrored', null);
    } finally {
      writing.close();
    }
  } finally {
    if (open === null) queue.close();
  }
}
