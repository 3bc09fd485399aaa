import type { Emit } from '@shared/contract/index.ts';
import type { Message, SessionRow } from '@shared/contract/sessions.ts';
import type { Compacted } from './compaction.ts';
import type { LineageMap, SessionCell } from './lineage.ts';
import type { Messages } from './messages.ts';
import type { OwnIndex } from './search-own.ts';
import { unknownSession, type ListOptions, type SessionRows } from './session-rows.ts';
import type { Watch } from './watch.ts';

/** Summarised messages that clients are told of one by one. */
const toldSummarised = 500;

const firstPage: ListOptions = { limit: 100, offset: 0, archived: false, title: '' };

/** What has to hear of a change besides the clients. */
interface Hearers {
  readonly lineages: LineageMap;
  readonly rows: SessionRows;
  readonly messages: Messages;
  readonly watch: Watch;
  readonly index: OwnIndex | null;
}

/** Tells clients what changed, and has everything that was derived from the file look again. */
export class Tell {
  readonly #emit: Emit;
  readonly #hearers: () => Hearers | null;

  /** `hearers` is null while no file is open: then there is nothing to tell. */
  constructor(emit: Emit, hearers: () => Hearers | null) {
    this.#emit = emit;
    this.#hearers = hearers;
  }

  /** Of a long past only its newest part is told: a client that shows more of it loads the page again anyway. */
  compacted({ summarised, moved, added }: Compacted): void {
    const messages = this.#hearers()?.messages;
    if (messages === undefined) return;
    const changed = [...summarised.slice(-toldSummarised), ...moved];
    this.messages(
      'message.changed',
      changed.map((id) => messages.byId(id)),
    );
    this.messages(
      'message.added',
      added.map((id) => messages.byId(id)),
    );
  }

  /** Messages of ours that were added or changed, and their sessions. */
  messages(type: 'message.added' | 'message.changed', messages: readonly Message[]): void {
    for (const message of messages) this.#emit(type, message);
    this.#hearers()?.index?.look();
    const ids = messages.map((m) => m.id);
    for (const session of new Set(messages.map((m) => m.session))) this.session(session, ids);
  }

  /** The row that stands for sessions of ours that were changed together; answers it. Throws `not_found`. */
  row(...ids: string[]): SessionRow {
    const [first = ''] = ids;
    const hearers = this.#hearers();
    if (hearers === null) throw unknownSession(first);
    for (const id of ids) {
      hearers.lineages.touch(id);
      hearers.watch.own(id);
    }
    const row = hearers.rows.get(first);
    this.#emit('session.changed', row);
    return row;
  }

  /** A session of ours that was changed, with the numbers of what was added to it. */
  session(id: string, messages: readonly number[] = []): void {
    const hearers = this.#hearers();
    if (hearers === null) return;
    hearers.lineages.touch(id);
    hearers.watch.own(id, messages);
    const told = shown(hearers.lineages, id);
    const row = told === null ? null : hearers.rows.find(told);
    if (row) this.#emit('session.changed', row);
  }

  /** What clients are most likely to show, after another file has taken the place of the old one. */
  list(): void {
    const { rows } = this.#hearers()?.rows.list(firstPage) ?? { rows: [] };
    for (const row of rows) this.#emit('session.changed', row);
  }

  /** What another program has changed. */
  foreign(changed: readonly string[], gone: readonly string[]): void {
    const hearers = this.#hearers();
    if (hearers === null) return;
    const { lineages, rows, index } = hearers;
    for (const id of gone) this.#emit('session.deleted', { id });
    if (gone.length > 0) index?.sweep();
    index?.look();
    index?.touched(changed);
    const ids = changed.map((id) => shown(lineages, id)).filter((id) => id !== null);
    const told = new Set(ids.map((id) => lineages.of(id)).filter((l) => l !== undefined));
    for (const lineage of told) this.#emit('session.changed', rows.row(lineage));
  }
}

/** The session whose row shows what happens in a session: for a delegated one, the one a person sees. Null when there is none. */
function shown(lineages: LineageMap, id: string): string | null {
  const seen = new Set<string>();
  let at = id;
  while (!seen.has(at)) {
    seen.add(at);
    const root: SessionCell | undefined = lineages.of(at)?.root;
    if (root === undefined) return null;
    if (root.delegateFrom === null) return at;
    at = root.delegateFrom;
  }
  return null;
}
