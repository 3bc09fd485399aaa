import type { DeskError } from '@shared/contract/errors.ts';
import type { UsageRecord } from '@shared/contract/chat.ts';
import type { Emit } from '@shared/contract/index.ts';
import type { Catalog } from '../catalog.ts';
import type { SkillEvents } from '../events.ts';
import type { Scan } from '../manage/findings.ts';
import type { SkillWriter } from '../manage/writer.ts';
import type { UsageStore } from '../usage-file.ts';
import type { CuratorSettings } from './settings.ts';

/** What a model answered to one question. */
export interface CuratorAnswer {
  readonly text: string;
  readonly provider: string;
  readonly model: string;
  readonly usage: UsageRecord;
}

/** The model the curator asks for proposals. */
export interface CuratorModel {
  /** Tokens it can read and write in one call. */
  readonly window: number;
  /** Why it cannot be asked now; null when it can. */
  readonly obstacle: DeskError | null;
  /** One question, one answer, no tools. Throws a DeskError. */
  ask(system: string, question: string, signal: AbortSignal): Promise<CuratorAnswer>;
}

/** What the curator needs from outside the skills. */
export interface CuratorSurroundings {
  /** The home: `cron/jobs.json` and `logs/curator/` are below it. */
  readonly homeDir: string;
  readonly settings: () => CuratorSettings;
  /** `curator.paused`, or everything is paused. */
  readonly paused: () => boolean;
  /** Since when nothing has been said in any conversation, in milliseconds since 1970; null while a turn runs. */
  readonly idleSince: () => number | null;
  readonly model: () => CuratorModel;
  /** Places outside the skills that name one: `MEMORY.md`. */
  readonly mentions: (name: string) => Promise<readonly string[]>;
}

/** What the curator needs of the skills. */
export interface CuratorDeps extends CuratorSurroundings {
  /** `<home>/skills`. */
  readonly dir: string;
  /** `<home>/desk/curator`. */
  readonly runsDir: string;
  readonly writer: SkillWriter;
  readonly usage: UsageStore;
  readonly events: SkillEvents;
  readonly scan: Scan;
  readonly catalog: () => Promise<Catalog>;
  /** Ids of skills for which a write waits for the person. */
  readonly staged: () => Promise<ReadonlySet<string>>;
  readonly mayWrite: () => boolean;
  readonly changed: () => Promise<void>;
  readonly emit: Emit;
  readonly now: () => number;
  readonly log: (message: string, detail: unknown) => void;
}
