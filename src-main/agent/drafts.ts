import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from './arguments.ts';
import type { Draft, Drafts, DraftWriter } from './ports.ts';

const suffix = '.draft.jsonl';

/**
 * Keeps drafts as files in `dir` (`<home>/desk/turns`), one a session: a first line that says whose it is, then one JSON
 * line a piece, `{t, r}` for text and reasoning, `{"restart": true}` where the answer began anew. Written without fsync: a killed
 * process loses nothing, a power cut at most the draft. A line cut in half is left out.
 */
export function createDrafts(dir: string, log: (message: string, detail: unknown) => void): Drafts {
  /** Session ids come from other programs too and may hold anything; a file name is made of none of it. */
  const fileOf = (session: string): string =>
    join(dir, `${createHash('sha256').update(session).digest('hex').slice(0, 32)}${suffix}`);

  return {
    open: (session, turn, after) => {
      try {
        mkdirSync(dir, { recursive: true, mode: 0o700 });
        const file = openSync(fileOf(session), 'w', 0o600);
        return createWriter(file, { session, turn, after }, log);
      } catch (error) {
        log('a draft could not be begun', error);
        return { add: () => undefined, restart: () => undefined, close: () => undefined };
      }
    },
    find: (session) => {
      const draft = readDraft(fileOf(session));
      return draft?.session === session ? draft : null;
    },
    drop: (session) => {
      try {
        rmSync(fileOf(session), { force: true });
      } catch (error) {
        log('a draft could not be removed', error);
      }
    },
    list: () => {
      let names: string[];
      try {
        names = readdirSync(dir).filter((name) => name.endsWith(suffix));
      } catch {
        return [];
      }
      return names.flatMap((name) => {
        const draft = readDraft(join(dir, name));
        return draft === null ? [] : [draft.session];
      });
    },
  };
}

function createWriter(
  file: number,
  head: Record<string, unknown>,
  log: (message: string, detail: unknown) => void,
): DraftWriter {
  let open = true;
  const line = (value: unknown): void => {
    if (!open) return;
    try {
      writeSync(file, `${JSON.stringify(value)}\n`);
    } catch (error) {
      log('a draft could not be written on', error);
      close();
    }
  };
  const close = (): void => {
    if (!open) return;
    open = false;
    try {
      closeSync(file);
    } catch (error) {
      log('a draft could not be closed', error);
    }
  };
  line({ v: 1, ...head });
  return {
    add: (t, r) => line({ t, r }),
    restart: () => line({ restart: true }),
    close,
  };
}

/** The draft in a file; null when there is none or it does not even say whose it is. */
function readDraft(file: string): Draft | null {
  let lines: string[];
  try {
    lines = readFileSync(file, 'utf8').split('\n');
  } catch {
    return null;
  }
  const values = lines.flatMap((text): Record<string, unknown>[] => {
    try {
      const value: unknown = JSON.parse(text);
      return isRecord(value) ? [value] : [];
    } catch {
      return [];
    }
  });
  const head = values[0];
  if (typeof head?.['session'] !== 'string' || typeof head['turn'] !== 'string') return null;
  if (typeof head['after'] !== 'number') return null;
  let text = '';
  let reasoning = '';
  for (const value of values.slice(1)) {
    if (value['restart'] === true) {
      text = '';
      reasoning = '';
    }
    if (typeof value['t'] === 'string') text += value['t'];
    if (typeof value['r'] === 'string') reasoning += value['r'];
  }
  return { session: head['session'], turn: head['turn'], after: head['after'], text, reasoning };
}
