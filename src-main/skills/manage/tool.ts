import { DeskError } from '@shared/contract/errors.ts';
import { pythonJson } from '@shared/tools/python-json.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import type { Scan } from './findings.ts';
import { actions, readOperations, type Operation } from './operations.ts';
import { planOperations } from './plan.ts';
import type { Envelope, Plan, Refusal } from './plan-types.ts';
import type { ReviewReads } from './reads.ts';
import type { Moment, SkillWriter } from './writer.ts';

/** A write that is to wait. */
export interface ToStage {
  readonly operations: readonly Operation[];
  readonly batch: boolean;
  readonly plan: Plan;
  readonly context: ToolContext;
}

/** What became of it: its id, and an older one whose place it takes. */
export interface Staged {
  readonly id: string;
  readonly gist: string;
  readonly supersedes: string | null;
}

export interface ManageDeps {
  readonly writer: SkillWriter;
  /** `skills.write_approval`. */
  readonly gate: () => boolean;
  readonly scan: Scan;
  readonly stage: (wanted: ToStage) => Promise<Staged>;
  readonly reads: ReviewReads;
  /** The skills as they are, for a write that waits. */
  readonly moment: () => Promise<Moment>;
}

interface Answer {
  readonly envelope: Envelope;
  readonly failed: boolean;
  readonly change?: string | null;
  readonly staged?: string;
}

const failure = (error: string, more: Envelope = {}): Answer => ({
  envelope: { success: false, error, ...more },
  failed: true,
});

/** What was found, as the model is told it. */
function sayFindings(plan: Plan): string {
  const found = plan.files.flatMap(({ path, findings }) => findings.map(({ message }) => `${path}: ${message}`));
  return [...new Set(found)].slice(0, 5).join(' ');
}

class ManageCalls {
  readonly #deps: ManageDeps;

  constructor(deps: ManageDeps) {
    this.#deps = deps;
  }

  async run(args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<Answer> {
    const call = readOperations(args);
    if (!call.ok) {
      return call.at === null
        ? failure(call.error)
        : failure(`Operation ${String(call.at + 1)}: ${call.error} Nothing was changed.`, { failed_index: call.at });
    }
    try {
      return await this.#carryOut(call.operations, call.batch, context);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return failure(`${error.message} ${error.remedy}`.trim());
    }
  }

  async #carryOut(operations: readonly Operation[], batch: boolean, context: ToolContext): Promise<Answer> {
    if (this.#deps.gate()) return await this.#stage(operations, batch, context);
    const cause = { origin: context.origin, session: context.session, message: context.message };
    const { result, change } = await this.#deps.writer.change<Answer | 'stage'>(cause, async (moment) => {
      const plan = await this.#plan(operations, moment, context);
      if (!plan.ok) return { changes: [], events: [], result: refused(plan, batch) };
      if (waitsAnyway(plan, context)) return { changes: [], events: [], result: 'stage' };
      if (plan.files.some(({ findings }) => findings.length > 0)) {
        return { changes: [], events: [], result: failure(`Not written: ${sayFindings(plan)} Write it without that.`) };
      }
      return { changes: plan.changes, events: plan.events, result: done(plan, batch) };
    });
    if (result === 'stage') return await this.#stage(operations, batch, context);
    return { ...result, change };
  }

  async #stage(operations: readonly Operation[], batch: boolean, context: ToolContext): Promise<Answer> {
    const plan = await this.#plan(operations, await this.#deps.moment(), context);
    if (!plan.ok) return refused(plan, batch);
    if (plan.changes.length === 0) return done(plan, batch);
    const { id, gist, supersedes } = await this.#deps.stage({ operations, batch, plan, context });
    const older =
      supersedes === null
        ? ''
        : ` It takes the place of the proposal ${supersedes} for the same files; what that one said is not in this one.`;
    const message = `Not saved yet: it waits for the person, who decides on the Approvals screen.${older}`;
    return { envelope: { success: true, staged: true, pending_id: id, gist, message }, failed: false, staged: id };
  }

  async #plan(operations: readonly Operation[], moment: Moment, context: ToolContext): Promise<Plan | Refusal> {
    const { catalog, root, now } = moment;
    const plan = await planOperations(operations, {
      skills: catalog.skills,
      root,
      origin: context.origin,
      now,
      scan: this.#deps.scan,
    });
    const fault = plan.ok && context.origin === 'background_review' ? this.#notForReview(plan, context) : null;
    if (fault === null) return plan;
    return { ok: false, at: 0, error: fault.error, envelope: { success: false, ...fault } };
  }

  /** Why a review may not do this: the skill is not its to touch, or it has not read what it would change. */
  #notForReview(
    { skills, files, gone }: Plan,
    { turn }: ToolContext,
  ): { readonly error: string; readonly _read_before_write_required?: true } | null {
    const off = skills.find(({ usage, origin }) => usage.pinned || ['hub', 'builtin', 'installed'].includes(origin));
    if (off !== undefined) {
      const why = off.usage.pinned ? 'pinned' : off.origin === 'builtin' ? 'built in' : off.origin;
      return { error: `The skill ${off.name} is ${why}, so a review leaves it alone. Nothing was changed.` };
    }
    const there = [
      ...files.filter(({ before }) => before !== null),
      ...gone.map(({ skill }) => ({ skill, path: 'SKILL.md' })),
    ];
    const unread = there.find(({ skill, path }) => !this.#deps.reads.has(turn, skill, path));
    if (unread === undefined) return null;
    return {
      error: `Read ${unread.path} of ${unread.skill} with skill_view before you change it. Nothing was changed.`,
      _read_before_write_required: true,
    };
  }
}

/**
 * Whether a write waits though the gate is off: one to a skill that came with Hermes or from the hub, and one of the review
 * to a skill that is not its own, or that would put one away. The person looks first.
 */
function waitsAnyway({ skills, gone }: Plan, context: ToolContext): boolean {
  if (context.origin === 'background_review' && context.attended !== true && gone.length > 0) return true;
  return skills.some(({ origin }) =>
    context.origin === 'background_review' ? origin !== 'learned' : origin === 'hub' || origin === 'builtin',
  );
}

function refused({ at, envelope, error }: Refusal, batch: boolean): Answer {
  if (!batch) return { envelope, failed: true };
  const text = `Operation ${String(at + 1)}: ${error} Nothing was changed: all of them are carried out, or none.`;
  return { envelope: { ...envelope, error: text, failed_index: at }, failed: true };
}

function done(plan: Plan, batch: boolean): Answer {
  const { results } = plan;
  const [only] = results;
  if (!batch && only !== undefined) return { envelope: only, failed: false };
  return { envelope: { success: true, operations_applied: results.length, results }, failed: false };
}

const text = (description: string): Readonly<Record<string, string>> => ({ type: 'string', description });

const fields = {
  action: { type: 'string', enum: actions, description: 'What to do.' },
  name: text('Name of the skill: lowercase letters, digits, hyphens, dots, underscores; or its path, category/name.'),
  content: text('create, edit: the whole SKILL.md, its head with name and description included.'),
  category: text('create: the folder it is put into, such as kitchen. Left out: none.'),
  file_path: text(
    'write_file, remove_file: a file under references/, templates/, scripts/ or assets/. patch: SKILL.md when left out.',
  ),
  file_content: text('write_file: the whole file.'),
  old_string: text('patch: the text to replace; it must stand there once, unless replace_all.'),
  new_string: text('patch: the text in its place; may be empty.'),
  replace_all: { type: 'boolean', description: 'patch: every place, not the only one.' },
  absorbed_into: text('delete: the skill that took its content over; empty when it is simply dropped.'),
} as const;

/** The tool `skill_manage`: writes and stages, and has no way to approve. */
export function skillManageTool(deps: ManageDeps): Tool {
  const calls = new ManageCalls(deps);
  return {
    name: 'skill_manage',
    description: [
      'Keeps skills: instructions for kinds of work. create (whole SKILL.md), patch (replace a piece; best for corrections),',
      'edit (rewrite SKILL.md), write_file and remove_file (files beside it), delete (into the archive).',
      'Create one after work that took many steps or a correction by the person, or when asked to remember how something is',
      'done; correct one as soon as it proves wrong. A good skill says when to use it, gives numbered steps with exact',
      'commands, pitfalls, and how to check the result. Several changes that belong together go into operations: all of them',
      'are carried out, or none.',
    ].join(' '),
    parameters: {
      type: 'object',
      properties: {
        ...fields,
        operations: {
          type: 'array',
          description: 'Several operations as one change, each with action, name and its fields. delete stands alone.',
          items: { type: 'object', properties: fields, required: ['action', 'name'] },
        },
      },
      required: [],
    },
    concurrency: 'barrier',
    async run(args, context): Promise<ToolResult> {
      const { envelope, failed, change, staged } = await calls.run(args, context);
      const skills = change === undefined || change === null ? [] : [change];
      const waiting = staged === undefined ? [] : [staged];
      return {
        content: pythonJson(envelope),
        failed,
        effect:
          skills.length + waiting.length === 0
            ? null
            : { journal: [], staged: waiting, ...(skills.length === 0 ? {} : { skills }) },
      };
    },
  };
}
