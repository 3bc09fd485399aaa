// A memory provider in one file: notes are lines of JSON in notebook.jsonl, found again by their words.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Opens the notebook of a profile. Nothing but `data` is written to: the folder of the plug-in itself must not change. */
export function openNotebook({ data, settings }) {
  const file = join(data, 'notebook.jsonl');
  const most = Math.max(1, Math.min(50, Number(settings.most) || 5));

  // Read afresh each time: another process of the same plug-in (a command, a test) may have written meanwhile.
  const notes = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).flatMap(noteOf) : []);

  const find = (query, limit) => {
    const words = wordsOf(query);
    const scored = standing(notes()).map((note) => {
      const own = wordsOf(note.text);
      return { note, score: [...words].filter((word) => own.has(word)).length };
    });
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || b.note.at - a.note.at)
      .slice(0, limit)
      .map(({ note }) => note);
  };

  return {
    test: () => ({ message: `${file} holds ${notes().length} notes.` }),

    /** A job comes again with the same id when its answer was lost; what is there already is not written twice. */
    deliver({ id, at, event }) {
      if (notes().some((note) => note.id === id)) return {};
      const note = { id, at, session: event.session?.id ?? null, kind: event.type, ...textOf(event) };
      appendFileSync(file, `${JSON.stringify(note)}\n`, { mode: 0o600 });
      return {};
    },

    recall({ text }) {
      const found = find(text, most);
      return { text: found.map((note) => `- ${note.text.replace(/\s+/g, ' ')}`).join('\n'), count: found.length };
    },

    callTool({ name, arguments: { query } }) {
      if (name !== 'notebook_search') throw Object.assign(new Error(`There is no tool ${name}.`), { kind: 'refused' });
      return {
        results: find(String(query ?? ''), 10).map(({ text, at }) => ({ text, at: new Date(at).toISOString() })),
      };
    },

    list({ page }) {
      const all = standing(notes()).reverse();
      const from = Number(page ?? 0);
      const next = from + 100 < all.length ? String(from + 100) : null;
      return { items: all.slice(from, from + 100).map(remembered), next, total: all.length };
    },

    search: ({ query }) => ({ items: find(query, 50).map(remembered), next: null, total: null }),
  };
}

/** A line that was cut off by a crash is left out. */
function noteOf(line) {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

/** Notes without those whose memory was replaced or removed since. */
function standing(all) {
  const gone = new Set(all.flatMap(({ instead }) => (instead ? [instead] : [])));
  return all.filter(({ kind, text }) => text !== '' && !(kind === 'mirror' && gone.has(text)));
}

function textOf(event) {
  if (event.type === 'turn') return { text: `${event.user}\n${event.assistant}` };
  return { text: event.content, instead: event.previousContent };
}

function remembered({ id, text, kind, session, at }) {
  return { id, text, kind: kind === 'turn' ? 'said' : 'memory', session, created: at };
}

function wordsOf(text) {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []);
}
