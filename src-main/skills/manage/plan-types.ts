import type { Finding, Origin } from '@shared/contract/common.ts';
import type { JsonValue } from '@shared/tools/python-json.ts';
import type { Skill } from '../catalog.ts';
import type { SkillEvent } from '../events.ts';
import type { Change } from './change.ts';
import type { Content } from './content.ts';
import type { Scan } from './findings.ts';

/** A result as the model gets it, by Hermes' keys. */
export type Envelope = Readonly<Record<string, JsonValue>>;

/** One file as it is and as it would be; null is no file. */
export interface PlannedFile {
  readonly skill: string;
  readonly path: string;
  readonly before: Content | null;
  readonly after: Content | null;
  /** What the scanner finds in the new text that was not in the old one. */
  readonly findings: readonly Finding[];
}

/** What some operations would do. */
export interface Plan {
  readonly ok: true;
  readonly changes: readonly Change[];
  readonly files: readonly PlannedFile[];
  /** Skills that would go into the archive, with their SKILL.md. */
  readonly gone: readonly { readonly skill: string; readonly before: Content | null }[];
  readonly results: readonly Envelope[];
  /** What the history will say, one event for each skill. */
  readonly events: readonly Pick<SkillEvent, 'kind' | 'skill' | 'name' | 'from' | 'into'>[];
  /** The skills that are there and would be changed. */
  readonly skills: readonly Skill[];
}

/** Why they cannot be done; `at` is the operation at fault, from 0. */
export interface Refusal {
  readonly ok: false;
  readonly at: number;
  readonly envelope: Envelope;
  readonly error: string;
}

/** What a plan is made from. */
export interface PlanFacts {
  readonly skills: readonly Skill[];
  /** The skills folder with its links resolved. */
  readonly root: string;
  readonly origin: Origin;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly scan: Scan;
  /** The person's own texts in the place of what the operations come to, by `fileKey`. */
  readonly own?: ReadonlyMap<string, string>;
}

/** One word for a file of a skill. */
export function fileKey(skill: string, path: string): string {
  return `${skill}\0${path}`;
}
