import { isRecord, parseJson } from '@shared/record.ts';
import type { LoggedSent } from './log.ts';

/** Rows that are read at once. */
const pageSize = 500;

/**
 * Which conversation a remembered text came from, as the log of what was sent knows it: for providers that keep no such thing
 * themselves. It knows what was handed over word for word (`content` of a mirrored entry or of a tool call) and is still in the log.
 */
export class SourcesOfTexts {
  readonly #read: (before: number | null, limit: number) => readonly LoggedSent[];
  readonly #sessions = new Map<string, string>();
  #newest = 0;

  /** `read` gives the rows of the log before one of them, newest first. */
  constructor(read: (before: number | null, limit: number) => readonly LoggedSent[]) {
    this.#read = read;
  }

  /** Reads what was logged since the last time. */
  catchUp(): void {
    const rows: LoggedSent[] = [];
    for (let before: number | null = null; ;) {
      const page = this.#read(before, pageSize);
      const fresh = page.filter(({ id }) => id > this.#newest);
      rows.push(...fresh);
      before = page.at(-1)?.id ?? null;
      if (before === null || fresh.length < pageSize) break;
    }
    this.#newest = rows[0]?.id ?? this.#newest;
    // The oldest first: what was said again later came from where it was said first.
    for (const { session, result, text } of rows.reverse()) {
      const content = session === null || result !== 'done' ? null : contentOf(text);
      if (session !== null && content !== null && !this.#sessions.has(content)) this.#sessions.set(content, session);
    }
  }

  /** The conversation in which a text was handed over; null when that is not known. */
  of(text: string): string | null {
    return this.#sessions.get(text.trim()) ?? null;
  }
}

function contentOf(sent: string): string | null {
  if (!sent.startsWith('{')) return null;
  const payload = parseJson(sent);
  const content = isRecord(payload) ? payload['content'] : undefined;
  return typeof content === 'string' && content.trim() !== '' ? content.trim() : null;
}
