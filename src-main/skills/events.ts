import { appendFile, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRecord } from '@shared/record.ts';
import { withFileLock } from '../home/file-lock.ts';
import { readText } from '../home/read-text.ts';

/** Something that happened to a skill. */
export interface SkillEvent {
  /** Milliseconds. */
  readonly time: number;
  /** Id of the skill. */
  readonly skill: string;
  readonly kind: SkillEventKind;
  /** Session it happened in; empty for none. */
  readonly session: string;
  /** Row id of the person's message that led to it; null where unknown. */
  readonly message: number | null;
}

const kinds = ['born', 'use', 'edit'] as const;
export type SkillEventKind = (typeof kinds)[number];

function readLine(line: string): SkillEvent | null {
  try {
    const value: unknown = JSON.parse(line);
    if (!isRecord(value) || typeof value['skill'] !== 'string') return null;
    const kind = kinds.find((known) => known === value['kind']);
    if (kind === undefined) return null;
    const time = typeof value['time'] === 'string' ? Date.parse(value['time']) : Number.NaN;
    if (!Number.isFinite(time)) return null;
    const session = typeof value['session'] === 'string' ? value['session'] : '';
    const message = typeof value['message'] === 'number' ? value['message'] : null;
    return { time, skill: value['skill'], kind, session, message };
  } catch {
    return null;
  }
}

/** `<home>/desk/skill-events.jsonl`: one line `{v, time, kind, skill, session, message}` for each birth, use and edit. */
export class SkillEvents {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Appends one event. Throws when the disk refuses. */
  async append(event: SkillEvent): Promise<void> {
    const { time, kind, skill, session, message } = event;
    const line = JSON.stringify({ v: 1, time: new Date(time).toISOString(), kind, skill, session, message });
    await mkdir(dirname(this.#path), { recursive: true });
    await withFileLock(this.#path, () => appendFile(this.#path, `${line}\n`, { mode: 0o600 }));
  }

  /** Every event in order. A line that was cut or is foreign is passed over; a file that cannot be read has none. */
  async read(): Promise<SkillEvent[]> {
    try {
      const text = (await readText(this.#path))?.text ?? '';
      return text.split('\n').flatMap((line) => readLine(line) ?? []);
    } catch {
      return [];
    }
  }
}
