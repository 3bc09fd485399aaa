/** The journey of one home: its graph, its stored places, its ids. */
import type { Json } from '@shared/contract/common.ts';
import type { JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import { readPlaces, writePlaces } from '@shared/journey/places.ts';
import { assembleJourney } from './assemble.ts';
import { hermesPayload, type HermesPayload } from './hermes.ts';
import { type Purpose, type Resolved, resolveNode } from './ids.ts';
import type { MemoryRecord, ProvidedRecord, SkillRecord } from './records.ts';

type Answer<T> = T | Promise<T>;

/** What the journey needs of its neighbours. */
export interface JourneyDeps {
  /** Every entry of both stores in file order (MEMORY.md first), then those that were removed. */
  memories(): Answer<readonly MemoryRecord[]>;
  /** Every skill of the home, archived ones too. */
  skills(): Answer<readonly SkillRecord[]>;
  /** Titles of these sessions; those without one may be left out. */
  sessionTitles(ids: readonly string[]): Answer<ReadonlyMap<string, string>>;
  /**
   * All that the external memory provider of this home remembers; left out, or nothing, where there is none. It is asked once, and
   * again after `providedChanged`. It may take its time and may fail: the graph waits for it a moment only, and is built anew when it
   * answers later.
   */
  provided?(): Promise<readonly ProvidedRecord[]>;
  /** The graph is another one now though nothing in the home changed: the provider answered late. */
  onLate?(): void;
  /** `<home>/desk/layout.json`. */
  readonly layoutFile: {
    /** Parsed content; null when there is no file. */
    read(): Answer<Json>;
    write(value: Json): Answer<void>;
  };
  now(): number;
}

/** One line of `desk journey list`. */
export type JourneyListRow = Pick<
  JourneyNode,
  'id' | 'kind' | 'label' | 'category' | 'time' | 'uses' | 'state' | 'origin' | 'pinned'
>;

export interface Journey {
  /** The graph; built anew after `invalidate`, else the one at hand. */
  graph(): Promise<JourneyGraph>;
  /** Memories, skills or sessions changed. */
  invalidate(): void;
  /** The memory provider is another one, or remembers something else: it is asked anew. */
  providedChanged(): void;
  /** Hermes' payload with our fields beside its own. */
  payload(): Promise<HermesPayload>;
  /** Newest first; undated last. */
  list(): Promise<JourneyListRow[]>;
  /**
   * Finds what an id names, of ours or of any generation of Hermes. For a change a bare position is refused, and what was
   * removed.
   * @throws DeskError `invalid_input`, `stale`, `ambiguous`, `not_found`.
   */
  resolve(id: string, purpose: Purpose): Promise<Resolved>;
  /** Stored places; an empty set when none were stored. */
  places(): Promise<Json>;
  /** Stores places. What is not of their form is stored as no places. */
  savePlaces(places: Json): Promise<void>;
}

function isGone({ removedAt }: MemoryRecord): boolean {
  return removedAt !== null;
}

/** How long a graph waits for the memory provider, in milliseconds. */
const PATIENCE = 1500;

export function createJourney(deps: JourneyDeps): Journey {
  let building: Promise<JourneyGraph> | null = null;
  const provided = keepProvided(deps, () => {
    building = null;
    deps.onLate?.();
  });

  const build = async (): Promise<JourneyGraph> => {
    const [memories, skills] = await Promise.all([deps.memories(), deps.skills()]);
    const sessions = new Set([...memories, ...skills].flatMap(({ session }) => (session === null ? [] : [session])));
    const titles = await deps.sessionTitles([...sessions]);
    return assembleJourney({
      ...{ memories, skills, provided: await provided.get() },
      sessionTitle: (id) => titles.get(id) ?? '',
      now: deps.now(),
    });
  };

  /** Places are wishes that can be found again, so a layout file that cannot be read is as good as none. */
  const readLayout = async (): Promise<Json> => {
    try {
      return await deps.layoutFile.read();
    } catch {
      return null;
    }
  };

  const journey: Journey = {
    graph() {
      if (building !== null) return building;
      const mine = build();
      building = mine;
      // A failed build is not kept, so that the next request tries again.
      mine.catch(() => {
        if (building === mine) building = null;
      });
      return mine;
    },
    invalidate() {
      building = null;
    },
    providedChanged() {
      provided.forget();
      building = null;
    },
    async payload() {
      return hermesPayload(await journey.graph());
    },
    async list() {
      const { nodes } = await journey.graph();
      return nodes
        .map(({ id, kind, label, category, time, uses, state, origin, pinned }) => {
          return { id, kind, label, category, time, uses, state, origin, pinned };
        })
        .sort((a, b) => (b.time ?? -Infinity) - (a.time ?? -Infinity) || (a.id < b.id ? -1 : 1));
    },
    async resolve(id, purpose) {
      const [memories, skills] = await Promise.all([deps.memories(), deps.skills()]);
      const [standing, forgotten] = [memories.filter((record) => !isGone(record)), memories.filter(isGone)];
      return resolveNode(id, { memories: standing, forgotten, skills }, purpose);
    },
    async places() {
      return writePlaces(readPlaces(await readLayout()));
    },
    async savePlaces(places) {
      await deps.layoutFile.write(writePlaces(readPlaces(places)));
    },
  };
  return journey;
}

/** Keeps what the memory provider answered. `onLate` is told of an answer that a graph did not wait for. */
function keepProvided(
  { provided }: Pick<JourneyDeps, 'provided'>,
  onLate: () => void,
): { get(): Promise<readonly ProvidedRecord[]>; forget(): void } {
  let known: readonly ProvidedRecord[] = [];
  let asked: Promise<void> | null = null;
  return {
    async get() {
      if (provided === undefined) return known;
      if (asked === null) {
        let late = false;
        // Of one that fails nothing is shown; its own screen tells of the failure.
        const answer = provided().catch((): readonly ProvidedRecord[] => []);
        const asking = answer.then((records) => {
          if (asked !== asking) return;
          known = records;
          if (late) onLate();
        });
        asked = asking;
        const timer = Promise.withResolvers<undefined>();
        const patience = setTimeout(() => {
          late = true;
          timer.resolve(undefined);
        }, PATIENCE);
        await Promise.race([asking, timer.promise]);
        clearTimeout(patience);
      }
      return known;
    },
    forget() {
      asked = null;
    },
  };
}
