import { constants } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { skillHappeningKindSchema } from '@shared/contract/skills.ts';
import { withFileLock } from '../home/file-lock.ts';
import { readText } from '../home/read-text.ts';

/** Something that happened to a skill. Times are milliseconds since 1970. */
export const skillEventSchema = z.object({
  time: z.number(),
  kind: skillHappeningKindSchema,
  /** Id of the skill after it happened. */
  skill: z.string(),
  /** Session it happened in; empty for none. */
  session: z.string().catch(''),
  /** Row id of the person's message that led to it; null where unknown. */
  message: z.number().nullable().catch(null),
  /** Its declared name then: finds a folder that was renamed by hand. */
  name: z.string().optional().catch(undefined),
  /** Id before, when the folder moved. */
  from: z.string().optional().catch(undefined),
  /** Name of the skill that took its content over, when it went into the archive for that. */
  into: z.string().optional().catch(undefined),
  origin: z.enum(['foreground', 'background_review', 'curator', 'person', 'external']).optional().catch(undefined),
  /** Who decided, for a write that waited or was the person's own. */
  approver: z.string().optional().catch(undefined),
  /** True when the person wrote another text than was proposed. */
  edited: z.boolean().optional().catch(undefined),
  /** Kinds of finding in spite of which it was written. */
  despite: z.array(z.string()).optional().catch(undefined),
  /** Id of the change record, for the diff and for Undo. */
  change: z.string().optional().catch(undefined),
  /** Id of the staged write. */
  staged: z.string().optional().catch(undefined),
});
export type SkillEvent = z.infer<typeof skillEventSchema>;
export type SkillEventKind = SkillEvent['kind'];

/** A line of the file: the same, its time in ISO form. */
const lineSchema = skillEventSchema.extend({
  time: z.iso.datetime({ offset: true }).transform((time) => Date.parse(time)),
});

function readLine(line: string): SkillEvent | null {
  if (line.trim() === '') return null;
  try {
    return lineSchema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** `<home>/desk/skill-events.jsonl`: one line `{v, time, kind, skill, session, message, ...}` for each thing that happened. */
export class SkillEvents {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Appends events in order; on disk when this resolves. Throws when the disk refuses. */
  async append(...events: readonly SkillEvent[]): Promise<void> {
    if (events.length === 0) return;
    const lines = events.map(({ time, kind, skill, session, message, ...rest }) =>
      JSON.stringify({ v: 1, time: new Date(time).toISOString(), kind, skill, session, message, ...rest }),
    );
    await mkdir(dirname(this.#path), { recursive: true });
    await withFileLock(this.#path, async () => {
      const handle = await open(this.#path, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
      try {
        const { size } = await handle.stat();
        const last = Buffer.alloc(1);
        if (size > 0) await handle.read(last, 0, 1, size - 1);
        // A line that a crash cut short must not swallow this one.
        const start = size > 0 && last[0] !== 0x0a ? '\n' : '';
        await handle.appendFile(`${start}${lines.join('\n')}\n`);
        await handle.datasync();
      } finally {
        await handle.close();
      }
    });
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
