import type { Cause } from '@shared/contract/memory.ts';
import { unifiedDiff } from '@shared/skills/line-diff.ts';
import type { Skill } from './catalog.ts';
import type { SkillEvent } from './events.ts';
import { canTakeBack } from './manage/apply.ts';
import type { Change, ChangeRecord } from './manage/change.ts';
import { shownContent, type Content } from './manage/content.ts';
import type { ChangeLedger } from './manage/ledger.ts';
import { foldedName, folderOf } from './names.ts';

/** Something that happened to a skill, as the history shows it. */
export interface SkillHappening {
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly kind: SkillEvent['kind'];
  readonly cause: Cause;
  readonly edited: boolean;
  readonly despite: string[];
  /** Name of the skill that took its content over; null for none. */
  readonly into: string | null;
  /** Id of the change, for Undo; null when nothing was written. */
  readonly change: string | null;
  /** Id of the staged write it came from, or that was made. */
  readonly staged: string | null;
  /** What was written, as a unified diff; null when nothing was. */
  readonly diff: string | null;
  readonly undoable: boolean;
}

/**
 * The events of each skill there is, in order. A skill keeps its history when its folder moves: into the archive and back by
 * the events themselves, elsewhere when only one skill has its folder's or its declared name.
 */
export function eventsBySkill(events: readonly SkillEvent[], skills: readonly Skill[]): Map<string, SkillEvent[]> {
  const ids = new Set(skills.map(({ id }) => id));
  const byName = new Map<string, Set<string>>();
  for (const { id, folder, name } of skills) {
    for (const word of new Set([folder, name].map(foldedName)))
      byName.set(word, (byName.get(word) ?? new Set()).add(id));
  }
  const only = (word: string | undefined): string | undefined => {
    const found = word === undefined ? undefined : byName.get(foldedName(word));
    return found?.size === 1 ? [...found][0] : undefined;
  };
  const later = new Map<string, string>();
  const found = new Map<string, SkillEvent[]>();
  for (const event of [...events].reverse()) {
    const { skill, from, name } = event;
    const current = later.get(skill) ?? skill;
    const id = ids.has(current) ? current : (only(folderOf(skill)) ?? only(name));
    if (id !== undefined) {
      const own = found.get(id);
      if (own === undefined) found.set(id, [event]);
      else own.push(event);
    }
    if (from !== undefined && from !== skill) {
      later.set(from, current);
      // What stood at the new place before is another skill.
      later.delete(skill);
    }
  }
  // Looked through from the last to the first.
  for (const own of found.values()) own.reverse();
  return found;
}

function diffOf(changes: readonly Change[], ids: ReadonlySet<string>): string | null {
  const shown = (content: Content | null): string | null => (content === null ? null : shownContent(content));
  const parts = changes
    .filter((change) => ids.has(change.skill) || (change.kind === 'move' && ids.has(change.to)))
    .flatMap((change): string[] => {
      switch (change.kind) {
        case 'create':
          return Object.entries(change.files).map(([path, content]) =>
            unifiedDiff(`${change.skill}/${path}`, null, shown(content)),
          );
        case 'file':
          return [unifiedDiff(`${change.skill}/${change.path}`, shown(change.before), shown(change.after))];
        case 'move':
          return [];
      }
    });
  return parts.length === 0 ? null : parts.join('\n');
}

/** Reads change records and says what of them can be taken back. */
export class SkillStory {
  readonly #ledger: ChangeLedger;
  readonly #cause: (event: SkillEvent) => Cause;

  constructor(ledger: ChangeLedger, cause: (event: SkillEvent) => Cause) {
    this.#ledger = ledger;
    this.#cause = cause;
  }

  /** Events as the history shows them; `root` is the skills folder with its links resolved, null when there is none. */
  async tell(events: readonly SkillEvent[], root: string | null): Promise<SkillHappening[]> {
    const told: SkillHappening[] = [];
    for (const event of events) {
      const record = event.change === undefined ? null : await this.record(event.change);
      told.push({
        time: event.time,
        kind: event.kind,
        cause: this.#cause(event),
        edited: event.edited === true,
        despite: event.despite ?? [],
        into: event.into ?? null,
        change: record?.id ?? null,
        staged: event.staged ?? null,
        diff: record === null ? null : diffOf(record.changes, new Set([event.skill, event.from ?? event.skill])),
        undoable: record !== null && root !== null && (await this.undoable(record, root)),
      });
    }
    return told;
  }

  /** A change; null when it is not on record any more. */
  async record(id: string): Promise<ChangeRecord | null> {
    return await this.#ledger.find(id).catch(() => null);
  }

  /** Whether a change can be taken back as things are. */
  async undoable({ changes }: ChangeRecord, root: string): Promise<boolean> {
    for (const change of changes) if (!(await canTakeBack(root, change))) return false;
    return changes.length > 0;
  }

  /** The whole diff of a change. */
  diff({ changes }: ChangeRecord): string | null {
    return diffOf(changes, new Set(changes.map(({ skill }) => skill)));
  }
}
