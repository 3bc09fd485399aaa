import { DeskError } from '@shared/contract/errors.ts';
import type { Logger } from '../home/index.ts';
import type { NewJob, ProviderEvent } from './events.ts';
import { cleanEvent } from './masking.ts';
import type { Opened } from './opened.ts';
import type { OfMemory, ProviderQueue } from './queue.ts';

/** What telling providers works with. */
export interface TellingDeps {
  readonly redact: (text: string) => string;
  /** Works on the queue of a kind that is not open any more. */
  readonly closed: (name: string, work: (queue: ProviderQueue) => number) => number | null;
  readonly log: Logger;
  readonly onChange: () => void;
}

interface Untold {
  readonly opened: Opened;
  readonly identity: string;
  readonly event: ProviderEvent;
}

/** Tells providers what happened: each event is masked, and what it asks to be sent is on disk before anything is. */
export class Telling {
  readonly #deps: TellingDeps;
  #untold: Untold[] = [];
  #problem: DeskError | null = null;
  #added = false;

  constructor(deps: TellingDeps) {
    this.#deps = deps;
  }

  /** Why something could not be kept on disk; null when all could. */
  get problem(): DeskError | null {
    return this.#problem;
  }

  /** Whether this process has anything of its own in a queue. */
  get added(): boolean {
    return this.#added;
  }

  /**
   * Puts what an event asks to be sent on disk, once for its identity, and has it sent. False when that could not be done: it is
   * tried again by `again`, or, for what is mirrored, by the journal.
   */
  tell(opened: Opened, identity: string, event: ProviderEvent): boolean {
    const { redact, closed, log, onChange } = this.#deps;
    const { queue, sender } = opened.line;
    const clean = cleanEvent(event, redact);
    const closes = event.type === 'turn' ? event.session.id : null;
    let fault: DeskError | null = null;
    // One that fails at an event fails at it again: it is not asked for ever.
    const jobs = (): readonly NewJob[] => {
      try {
        return opened.provider.jobs(clean);
      } catch (error) {
        log.error('a memory provider could not say what is to be sent', { detail: error });
        const reason = redact(error instanceof Error ? error.message : String(error));
        fault = new DeskError('provider_failed', `${opened.kind.title} did not take what it was told: ${reason}`);
        return [];
      }
    };
    const destination = redact(opened.provider.destination());
    const told = (into: ProviderQueue): number =>
      into.tell(identity, event.at, jobs, { closes, memory: ofMemory(event), destination });
    try {
      // One that was switched off since has closed its queue, and finds there what it could not be told before.
      const added = queue.isOpen ? told(queue) : (closed(opened.kind.name, told) ?? 0);
      const before = this.#problem;
      this.#problem = fault;
      if (before !== fault) onChange();
      if (added === 0 || !queue.isOpen) return true;
      this.#added = true;
      sender.wake();
      onChange();
      return true;
    } catch (error) {
      log.error('what a memory provider is to be told could not be kept', { detail: error });
      const reason = error instanceof Error ? error.message : String(error);
      this.#problem = new DeskError('unwritable', `${queue.file} could not be written: ${reason}`, {
        file: queue.file,
        remedy: 'It is tried again while the app is open.',
      });
      if (event.type !== 'mirror') this.#untold.push({ opened, identity, event });
      onChange();
      return false;
    }
  }

  /** Tries again what could not be kept. */
  again(): void {
    for (const { opened, identity, event } of this.#untold.splice(0)) this.tell(opened, identity, event);
  }
}

function ofMemory(event: ProviderEvent): OfMemory | null {
  if (event.type === 'upload') return 'repeats';
  if (event.type !== 'mirror') return null;
  return event.action === 'remove' ? 'removes' : 'repeats';
}
