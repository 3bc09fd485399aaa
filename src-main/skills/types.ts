import type { Cause, DecidedWrite, Decision, Emit, Problem } from '@shared/contract/index.ts';
import type { SkillChange, SkillHappening, SkillRow } from '@shared/contract/skills.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { WaitingCount } from '../home/pending/count.ts';
import type { Waiting } from '../home/pending/decision.ts';
import type { SkillManner } from './consent/consent.ts';
import type { Curator } from './curator/curator.ts';
import type { CuratorSurroundings } from './curator/ports.ts';
import type { Scan } from './manage/findings.ts';
import type { NewSkill, Save, SkillWrite } from './manage/person.ts';
import type { News } from './news.ts';
import type { Invoked } from './tools.ts';

/** What the skills of a home are given. Paths are absolute. */
export interface SkillsDeps {
  /** `<home>/skills`. */
  readonly dir: string;
  /** `<home>/desk/skill-events.jsonl`. */
  readonly eventsFile: string;
  /** `<home>/desk`. */
  readonly deskDir: string;
  /** `<home>/pending`; skill writes wait in its folder `skills`. */
  readonly pendingDir: string;
  /** The app's own skills; null for none. */
  readonly shippedDir?: string | null;
  readonly config: {
    /** `skills.disabled`, `skills.external_dirs`, `skills.trusted_project_dirs`. */
    list(key: string): readonly unknown[];
    /** `skills.template_vars`, `skills.write_approval`, `skills.project_discovery`. */
    bool(key: string, fallback?: boolean): boolean;
  };
  readonly secrets: { get(name: string): string | null | undefined };
  readonly emit: Emit;
  /** The workspace that is chosen now, whose project may bring skills; null for none. */
  readonly workspace?: () => string | null;
  readonly scan?: Scan;
  /** What the curator needs of the rest of the home; left out, there is none. */
  readonly curator?: CuratorSurroundings;
  /** A cause as people see it: with the session's title and the person's own words. */
  readonly cause?: (cause: Pick<Cause, 'origin' | 'session' | 'message' | 'approver'>) => Cause;
  /** Whether anything may be written: false while another app owns the home. */
  readonly mayWrite?: () => boolean;
  readonly platform?: NodeJS.Platform;
  readonly now?: () => number;
  /** Log line for what is not shown to anyone. */
  readonly log?: (message: string, detail: unknown) => void;
}

/** One skill with its history, as the journey takes it. Times are milliseconds. */
export interface SkillHistory extends Pick<
  SkillRow,
  'id' | 'name' | 'description' | 'category' | 'state' | 'pinned' | 'uses' | 'createdAt'
> {
  /** What lies in a project or another folder counts as installed. */
  readonly origin: Exclude<SkillRow['origin'], 'project' | 'external'>;
  /** Without a birth: the earliest time it is known to have existed. */
  readonly knownBy: number | null;
  /** What `knownBy` rests on: a use, Hermes' usage record, the time of the file. */
  readonly bound?: 'use' | 'record' | 'file';
  readonly useTimes: readonly number[];
  readonly editTimes: readonly number[];
  /** When it was put into the archive; null while it is not there, and where that is not known. */
  readonly archivedAt: number | null;
  readonly related: readonly string[];
  readonly session: string | null;
  readonly message: number | null;
}

/** A skill in full, as the screen shows it. */
export interface SkillView {
  readonly skill: SkillRow;
  /** The whole SKILL.md. */
  readonly content: string;
  readonly body: string;
  readonly files: string[];
  /** Code points of SKILL.md. */
  readonly chars: number;
  /** What led to it, where that is known. */
  readonly born: Cause | null;
}

/** Reads and changes of the skills of one home. Every call sees the files as they are by then. */
export interface Skills {
  /** Settles what an earlier run left half done. Never throws for what is on disk. */
  open(): Promise<void>;
  /** Every skill, archived ones too, in order of id. Never throws. */
  list(): Promise<SkillRow[]>;
  /** One skill by id. Throws `not_found`. */
  view(id: string): Promise<SkillView>;
  /** One file of a skill; `text` is null when it is no text. Throws `not_found`, `refused`. */
  file(id: string, path: string): Promise<{ readonly text: string | null; readonly bytes: number }>;
  /** What happened to a skill, newest first. Throws `not_found`. */
  happenings(id: string): Promise<SkillHappening[]>;
  /** Changes by id; those that are not on record are left out. */
  changes(ids: readonly string[]): Promise<SkillChange[]>;
  /** What the scanner finds in a text. */
  readonly check: Scan;
  /** Who looks after learned skills; null where that was left out. */
  readonly curator: Curator | null;
  /** Pins or unpins. Throws `not_found`, `refused` for a skill of the hub, `busy`, `unwritable`. */
  pin(id: string, pinned: boolean): Promise<void>;
  /** The person's own changes. They throw as `PersonSkills` says. */
  create(wanted: NewSkill, approver: string): Promise<SkillWrite>;
  save(wanted: Save, approver: string): Promise<SkillWrite>;
  removeFile(wanted: { id: string; path: string; seen: string }, approver: string): Promise<SkillWrite>;
  archive(id: string, approver: string): Promise<SkillWrite>;
  restore(id: string, approver: string): Promise<SkillWrite>;
  undo(change: string, approver: string): Promise<SkillWrite>;
  /** Every staged skill write with what it would do now. */
  proposals(): Promise<Waiting>;
  /** Whether a staged skill write has this id. */
  waits(id: string): Promise<boolean>;
  /** Decides on staged writes, oldest first; what does not apply stays and is told. */
  approve(ids: readonly string[], approver: string, manner?: SkillManner): Promise<Decision[]>;
  reject(ids: readonly string[], approver: string): Promise<Decision[]>;
  unreject(ids: readonly string[]): Promise<Decision[]>;
  /** What became of a staged write that no longer waits; null when that cannot be told. */
  decided(id: string): Promise<DecidedWrite | null>;
  /** How many writes wait, since when, and from which conversations. */
  waiting(): Promise<WaitingCount>;
  /**
   * The skills block of a system prompt for a session with these tools in this workspace (the one chosen now when left
   * out); empty when there is nothing to offer.
   */
  promptBlock(tools?: readonly string[], workspace?: string | null): Promise<string>;
  /** What a conversation with this system prompt has not been told of yet; null when nothing. Tells each news once. */
  news(session: string, prompt: string, workspace?: string | null): Promise<News | null>;
  /** For the journey. */
  history(): Promise<SkillHistory[]>;
  /** What is wrong with the files the skills share. */
  problems(): Promise<readonly Problem[]>;
  /**
   * The skill a message of the person's begins with, by its name, for the turn that follows; null when there is none of the name.
   * Counts as a use of it.
   */
  invoke(name: string, at: { readonly session: string; readonly workspace: string | null }): Promise<Invoked | null>;
  /** `skills_list`, `skill_view` and `skill_manage`. */
  readonly tools: readonly Tool[];
  /** Begins to notice changes by editors and other programs: `skills.changed` and `approvals.changed` are sent. */
  watch(): void;
  close(): Promise<void>;
}
