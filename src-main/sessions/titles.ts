import { DeskError } from '@shared/contract/errors.ts';
import { clip, codePoints, decodeObject, str } from './encoding.ts';
import type { LineageMap } from './lineage.ts';
import { mergeModelConfig } from './prompts.ts';
import { unknownSession } from './session-rows.ts';
import type { SqlRow, StateDb } from './state-db.ts';

export const MAX_TITLE = 100;
const DERIVED_CHARS = 48;

/** Who chose a title, from the least to the greatest authority; NULL in the file stands for `user`. */
export type TitleSource = 'derived' | 'llm' | 'user';
const authority: Readonly<Record<string, number>> = { derived: 0, branch_fallback: 0, llm: 1, branch: 1, user: 2 };

/**
 * A title as it is stored: composed (NFC), so that one name is one title however it was typed; invisible gaps are gaps,
 * controls, bidi and annotation characters are gone, white space is one space. Joiners stay where they hold an emoji or a word together. Null when nothing is left.
 */
export function cleanTitle(title: string): string | null {
  const cleaned = title
    .toWellFormed()
    .replace(/[\u200b\ufeff\u2028\u2029\u0085]/g, ' ')
    .replace(
      /(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .replace(/[\p{Cc}\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u206f\ufff9-\ufffb]/gu, '')
    .normalize('NFC')
    .trim();
  return visible.test(cleaned) ? cleaned : null;
}

/** Anything but blanks, fillers of scripts, selectors and tags that no screen shows. */
const visible = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** The first `max` code points, ending between two graphemes. */
export function clipGraphemes(text: string, max: number): string {
  if (codePoints(text) <= max) return text;
  const cut = clip(text, max).length;
  let end = 0;
  for (const { segment, index } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > cut) break;
    end = index + segment.length;
  }
  return text.slice(0, end === 0 ? cut : end);
}

/** A title from the person's first words: the first line, at most 48 characters, cut at a word with `…`. */
export function deriveTitle(text: string): string | null {
  const line =
    text
      .split(/\r\n|\r|\n/)
      .map(cleanTitle)
      .find((l) => l !== null) ?? null;
  if (line === null || codePoints(line) <= DERIVED_CHARS) return line;
  const cut = clipGraphemes(line, DERIVED_CHARS - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > DERIVED_CHARS / 3 ? cut.slice(0, word) : cut).trimEnd()}…`;
}

/** The base of a numbered title: `trip #3` is `trip`. */
export function titleBase(title: string): string {
  return title.replace(/ #\d+$/, '');
}

/**
 * Key in `model_config` for the automatic title of a session in a file without `title_source` (0.19 and older): it counts
 * for as long as the session still has that title.
 */
const AUTOMATIC = 'desk_title';

/** Who chose the title of a row of `sessions` (with `title`, `title_source`, `model_config`); null without a title. */
export function titleSource(db: StateDb, row: SqlRow): TitleSource | null {
  const title = str(row['title']);
  if (title === null) return null;
  let given = str(row['title_source']);
  if (!db.has('sessions', 'title_source')) {
    const kept = decodeObject(row['model_config'])?.[AUTOMATIC] as { text?: unknown; source?: unknown } | undefined;
    given = kept?.text === title ? str(kept.source) : null;
  }
  const rank = authority[given ?? 'user'] ?? authority['user'];
  return rank === 0 ? 'derived' : rank === 1 ? 'llm' : 'user';
}

export interface TitlesDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
}

/** Titles of sessions: unique in the file, a person's never overwritten by an automatic one. */
export class Titles {
  readonly #deps: TitlesDeps;

  constructor(deps: TitlesDeps) {
    this.#deps = deps;
  }

  /**
   * Gives a person's title; the empty text takes it away. Throws `invalid_input` for one that is too long or holds nothing
   * to be seen, and `conflict`, naming the owner, when another conversation has it; an older part of the same conversation
   * gives it up.
   */
  async setByPerson(session: string, title: string): Promise<void> {
    const clean = cleanTitle(title);
    if (clean === null && title !== '') {
      throw new DeskError('invalid_input', 'The title holds nothing that can be seen.', {
        remedy: 'Write a word, or give an empty title to take it away.',
      });
    }
    if (clean !== null && codePoints(clean) > MAX_TITLE) {
      throw new DeskError('invalid_input', `The title is too long: ${codePoints(clean)} of ${MAX_TITLE} characters.`, {
        remedy: 'Choose a shorter title.',
      });
    }
    await this.#deps.db.write(() => {
      if (!this.#deps.db.get('SELECT 1 FROM sessions WHERE id = ?', session)) throw unknownSession(session);
      if (clean !== null) this.#takeFrom(session, clean);
      const parts = this.#deps.lineages.of(session)?.chain.map((c) => c.id) ?? [session];
      for (const id of clean === null ? parts : [session]) this.#store(id, clean, 'user');
    });
  }

  /**
   * Gives an automatic title unless one of the same or greater authority is there; a taken one gets the next number.
   * Returns the title that was stored, null when nothing was changed.
   */
  setAutomatic(session: string, title: string, source: 'derived' | 'llm'): Promise<string | null> {
    return this.#deps.db.write(() => this.automaticNow(session, title, source));
  }

  /** The same inside a transaction that is already open. */
  automaticNow(session: string, title: string, source: 'derived' | 'llm'): string | null {
    const { db } = this.#deps;
    const clean = source === 'derived' ? deriveTitle(title) : cleanTitle(title);
    if (clean === null) return null;
    const row = db.get('SELECT * FROM sessions WHERE id = ?', session);
    if (!row) return null;
    const current = titleSource(db, row);
    if (current !== null && (authority[current] ?? 2) >= (authority[source] ?? 0)) return null;
    const fitting = clipGraphemes(clean, MAX_TITLE);
    const free = this.#owner(fitting, session) === null ? fitting : this.next(fitting);
    this.#store(session, free, source);
    return free;
  }

  /** The next free title of a numbered row: `trip`, `trip #2`, `trip #3`. */
  next(title: string): string {
    const base = clipGraphemes(titleBase(title), MAX_TITLE - 6);
    const rows = this.#deps.db.all(
      `SELECT title FROM sessions WHERE title = ? OR substr(title, 1, length(?)) = ?`,
      base,
      `${base} #`,
      `${base} #`,
    );
    const numbers = rows
      .map((r) => str(r['title']) ?? '')
      .filter((t) => t === base || (titleBase(t) === base && t !== base))
      .map((t) => (t === base ? 1 : Number(/ #(\d{1,9})$/.exec(t)?.[1] ?? 0)));
    return numbers.length === 0 ? base : `${base} #${Math.max(1, ...numbers) + 1}`;
  }

  #owner(title: string, session: string): string | null {
    return str(this.#deps.db.get('SELECT id FROM sessions WHERE title = ? AND id <> ?', title, session)?.['id']);
  }

  #takeFrom(session: string, title: string): void {
    const owner = this.#owner(title, session);
    if (owner === null) return;
    const chain = this.#deps.lineages.of(session)?.chain ?? [];
    if (!chain.some((c) => c.id === owner)) {
      throw new DeskError('conflict', `The title “${title}” already belongs to conversation ${owner}.`, {
        remedy: 'Choose another title, or rename that conversation first.',
      });
    }
    this.#deps.db.run('UPDATE sessions SET title = NULL WHERE id = ?', owner);
  }

  #store(session: string, title: string | null, source: TitleSource): void {
    const { db } = this.#deps;
    db.update('sessions', { title, title_source: title === null ? null : source }, 'id = ?', session);
    if (source === 'user' || db.has('sessions', 'title_source') || !db.has('sessions', 'model_config')) return;
    mergeModelConfig(db, session, { [AUTOMATIC]: { text: title ?? '', source } });
  }
}

/** Sessions by title: the newest numbered one of the row, else the exact one; null when there is none. */
export function findByTitle(db: StateDb, title: string): string | null {
  const numbered = db
    .all(
      `SELECT id, title FROM sessions WHERE substr(title, 1, length(?)) = ? ORDER BY started_at DESC`,
      `${title} #`,
      `${title} #`,
    )
    .find((r) => /^ #\d+$/.test((str(r['title']) ?? '').slice(title.length)));
  const exact = db.get('SELECT id FROM sessions WHERE title = ? ORDER BY started_at DESC LIMIT 1', title);
  return str(numbered?.['id']) ?? str(exact?.['id']);
}
