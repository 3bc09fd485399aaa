import { join } from 'node:path';
import type { Cause, Decision, Finding, Proposal } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { unifiedDiff } from '@shared/skills/line-diff.ts';
import {
  TAMPERED,
  decision,
  notAsSeen,
  notThose,
  sameKinds,
  type Manner,
  type Waiting,
} from '../../home/pending/decision.ts';
import { decidedInOrder, openAmong, supersessionsBy, type Supersessions } from '../../home/pending/supersede.ts';
import type { SkillEvents } from '../events.ts';
import { plainText, readContent, sameContent, shownContent, type Content } from '../manage/content.ts';
import { freshFindings, type Scan } from '../manage/findings.ts';
import type { Operation } from '../manage/operations.ts';
import { planOperations } from '../manage/plan.ts';
import { fileKey, type Plan, type PlanFacts, type Refusal } from '../manage/plan-types.ts';
import type { Moment, SkillWriter, Work } from '../manage/writer.ts';
import { targetKey, type Pin, type SkillQueue, type StagedSkill } from './record.ts';
import { sayFound, sayMoved, showsPlan, type Moved } from './shown.ts';
import { pinsOf } from './stage.ts';

interface ConsentDeps {
  readonly queue: SkillQueue;
  readonly writer: SkillWriter;
  readonly events: SkillEvents;
  readonly scan: Scan;
  readonly moment: () => Promise<Moment>;
  readonly now: () => number;
  readonly cause: (cause: {
    origin: Cause['origin'];
    session: string | null;
    message: number | null;
    approver: string | null;
  }) => Cause;
  /** Told when an older proposal was set aside because the newer one `by` was applied. */
  readonly replaced: (older: string, by: string) => Promise<void>;
}

/** A person's own text for one file of a proposal; `against`: the file as they see it now, for one that is stale. */
export interface Edit {
  readonly op: number;
  readonly text: string;
  /** Texts for other files of the same proposal. */
  readonly also?: readonly { readonly op: number; readonly text: string }[];
  readonly against?: string | null;
}

/** How a person decides over a staged skill write. */
export type SkillManner = Manner<Edit>;

type Verdict = Pick<Proposal, 'state' | 'reason' | 'stale'>;
type Decided = { readonly decision: Decision } | { readonly applied: true };

/** Decides over staged skill writes. Reached by the person's requests alone; no tool has it. */
export class SkillConsent {
  readonly #deps: ConsentDeps;

  constructor(deps: ConsentDeps) {
    this.#deps = deps;
  }

  /** Every staged write with what it would do now, oldest first. */
  async list(): Promise<Waiting> {
    const { records, unreadable } = await this.#deps.queue.list();
    if (records.length === 0) return { proposals: [], unreadable };
    const newer = supersessionsBy(records, targetKey);
    const moment = await this.#deps.moment();
    const proposals: Proposal[] = [];
    for (const record of records) proposals.push(await this.#describe(record, moment, newer));
    return { proposals, unreadable };
  }

  /** Staged writes still open: one that a newer one replaces is not counted. */
  async open(): Promise<readonly StagedSkill[]> {
    const { records } = await this.#deps.queue.list();
    return openAmong(records, supersessionsBy(records, targetKey));
  }

  /** The ids given, oldest first; what a newer one among them replaces comes behind, ids that do not wait come last. */
  async inOrder(ids: readonly string[]): Promise<string[]> {
    const { records } = await this.#deps.queue.list();
    return decidedInOrder(records, supersessionsBy(records, targetKey), ids);
  }

  /** Whether a staged write waits under this id. */
  async has(id: string): Promise<boolean> {
    return (await this.#deps.queue.get(id)) !== null;
  }

  /** Applies one staged write to exactly the files it was staged for, or says why not and leaves it waiting. */
  async approve(id: string, approver: string, manner: SkillManner = {}): Promise<Decision> {
    const { queue } = this.#deps;
    try {
      return await queue.exclusively(async () => {
        const record = await queue.get(id);
        return record === null ? unknown(id) : await this.#apply(record, approver, manner);
      });
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return decision(id, 'failed', `${error.message} ${error.remedy}`.trim());
    }
  }

  /** Sets a staged write aside. */
  async reject(id: string, approver: string): Promise<Decision> {
    const { queue } = this.#deps;
    const record = await queue.exclusively(async () => {
      const found = await queue.get(id);
      return found !== null && (await queue.setAside(id)) ? found : null;
    });
    if (record === null) return unknown(id);
    await this.#note('reject', record, approver);
    return decision(id, 'rejected', 'Rejected. Nothing was changed.');
  }

  /** Puts a rejected one back. */
  async unreject(id: string): Promise<Decision> {
    const { queue } = this.#deps;
    if (await queue.exclusively(() => queue.bringBack(id))) return decision(id, 'rejected', 'It waits again.');
    return decision(id, 'not_found', `No rejected write with the id ${id} is kept.`);
  }

  /** Notes in the history of its skills that a write waits, or was rejected. */
  async #note(kind: 'reject', record: StagedSkill, approver: string): Promise<void> {
    const { desk, origin, id } = record;
    const skills = [...new Set((desk?.files ?? []).map(({ skill }) => skill))];
    await this.#deps.events.append(
      ...skills.map((skill) => ({
        time: this.#deps.now(),
        kind,
        skill,
        session: desk?.session ?? '',
        message: desk?.message ?? null,
        origin,
        approver,
        staged: id,
      })),
    );
  }

  async #apply(record: StagedSkill, approver: string, manner: SkillManner): Promise<Decision> {
    const { id, desk, origin } = record;
    const refused = notAsSeen(record, manner) ?? (await this.#refusal(record));
    if (refused !== null) return refused;
    const cause = {
      origin,
      session: desk?.session ?? '',
      message: desk?.message ?? null,
      approver,
      staged: id,
      ...(manner.edited === undefined ? {} : { edited: true }),
      ...(manner.despite === undefined ? {} : { despite: manner.despite }),
    };
    const { result, change } = await this.#deps.writer.change<Decided>(cause, (moment) =>
      this.#decide(record, manner, moment),
    );
    if ('decision' in result) return result.decision;
    await this.#deps.queue.discard(id);
    const dropped = await this.#dropSuperseded(record);
    const more =
      dropped.length === 0 ? '' : ` The older proposal ${dropped.join(', ')} for the same files was set aside.`;
    const what = change === null ? 'The skill already says so.' : 'Applied.';
    return { ...decision(id, 'applied', what + more), ...(change === null ? {} : { changes: [change] }) };
  }

  /** Why a record is refused before the skills are looked at. */
  async #refusal(record: StagedSkill): Promise<Decision | null> {
    const { id } = record;
    if (record.operations === null) return decision(id, 'refused', malformed(record));
    if (isTampered(record)) return decision(id, 'refused', TAMPERED);
    const { records } = await this.#deps.queue.list();
    const newer = supersessionsBy(records, targetKey).by.get(id);
    return newer === undefined
      ? null
      : decision(id, 'stale', `The newer proposal ${newer} is for the same files. Decide on that one first.`);
  }

  async #decide(record: StagedSkill, manner: SkillManner, moment: Moment): Promise<Work<Decided>> {
    const { id } = record;
    const keep = (outcome: Decision['outcome'], why: string): Work<Decided> => ({
      changes: [],
      events: [],
      result: { decision: decision(id, outcome, why) },
    });
    const pins = record.desk?.files ?? null;
    const { edited } = manner;
    const against = edited?.against ?? null;
    let plan: Plan | Refusal;
    if (edited !== undefined && against !== null && pins !== null) {
      const [pin] = pins;
      if (pins.length !== 1 || pin === undefined)
        return keep('stale', 'Only a change of one file is made against another text.');
      const now = await currentOf(moment.root, pin);
      if (now === null || shownContent(now) !== plainText(against))
        return keep('stale', `${pin.path} was changed again since.`);
      plan = await planOperations([editOf(pin, edited.text)], this.#facts(moment, 'person'));
    } else {
      const moved = await this.#moved(pins ?? [], moment.root);
      if (moved !== null) {
        const done = edited === undefined && (await isDone(pins ?? [], moment.root));
        return done
          ? { changes: [], events: [], result: { applied: true } }
          : keep('stale', sayMoved(moved, moment.catalog.skills));
      }
      plan = await planOperations(record.operations ?? [], this.#facts(moment, record.origin));
      if (!showsPlan(pins, plan)) return keep('refused', TAMPERED);
      if (plan.ok && edited !== undefined) {
        const planned = pinsOf(plan);
        const own = new Map<string, string>();
        for (const { op, text } of [edited, ...(edited.also ?? [])]) {
          const pin = planned[op];
          if (pin === undefined) return keep('refused', `It has no change ${String(op + 1)}.`);
          if (typeof pin.after !== 'string') return keep('refused', 'What is removed has no text to edit.');
          own.set(fileKey(pin.skill, pin.path), text);
        }
        plan = await planOperations(record.operations ?? [], { ...this.#facts(moment, record.origin), own });
      }
    }
    if (!plan.ok) return keep('refused', plan.error);
    const found = kindsOf(plan.files.flatMap(({ findings }) => findings));
    const { despite } = manner;
    if (despite !== undefined && !sameKinds(found, despite)) return keep('flagged', notThose(found, despite));
    if (despite === undefined && found.length > 0) return keep('flagged', sayFound(plan));
    return { changes: plan.changes, events: plan.events, result: { applied: true } };
  }

  async #dropSuperseded(record: StagedSkill): Promise<string[]> {
    const key = targetKey(record);
    const { records } = await this.#deps.queue.list();
    const older = records.filter((other) => targetKey(other) === key && other.createdAt <= record.createdAt);
    for (const other of older) {
      await this.#deps.queue.setAside(other.id);
      await this.#deps.replaced(other.id, record.id);
    }
    return older.map((other) => other.id);
  }

  #facts(moment: Moment, origin: PlanFacts['origin']): PlanFacts {
    const { catalog, root, now } = moment;
    return { skills: catalog.skills, root, origin, now, scan: this.#deps.scan };
  }

  /** The first file that is not what it was when the write was staged; null when all are. */
  async #moved(pins: readonly Pin[], root: string): Promise<Moved | null> {
    for (const pin of pins) {
      const now = await currentOf(root, pin);
      if (!sameContent(now, pin.before)) return { pin, now };
    }
    return null;
  }

  async #describe(record: StagedSkill, moment: Moment, newer: Supersessions): Promise<Proposal> {
    const { id, desk, operations } = record;
    const plan = operations === null ? null : await planOperations(operations, this.#facts(moment, record.origin));
    const pins = desk?.files ?? (plan?.ok === true ? pinsOf(plan) : []);
    const verdict = await this.#judge(record, plan, pins, moment, newer);
    const names = [...new Set((operations ?? []).map(({ name }) => name))];
    return {
      id,
      subsystem: 'skills',
      action: record.action,
      store: null,
      skill: names.length === 0 ? '' : names.join(', '),
      summary: record.summary,
      createdAt: record.createdAt,
      hash: record.hash,
      cause: this.#deps.cause({
        origin: record.origin,
        session: desk?.session ?? null,
        message: desk?.message ?? null,
        approver: null,
      }),
      ...verdict,
      ops: pins.map((pin) => this.#op(pin)),
      budget: null,
      fileAfter: [],
      supersedes: newer.of.get(id) ?? null,
      supersededBy: newer.by.get(id) ?? null,
      diff: pins.map(diffOf).join('\n'),
    };
  }

  #op({ path, before, after }: Pin): Proposal['ops'][number] {
    const target = before === null ? null : shownContent(before);
    const content = after === null ? null : shownContent(after);
    const action = before === null ? 'add' : after === null ? 'remove' : 'replace';
    return {
      action,
      path,
      target,
      content,
      findings: content === null ? [] : freshFindings(this.#deps.scan, target ?? '', content),
    };
  }

  async #judge(
    record: StagedSkill,
    plan: Plan | Refusal | null,
    pins: readonly Pin[],
    { root, catalog: { skills } }: Moment,
    newer: Supersessions,
  ): Promise<Verdict> {
    const no = (reason: string): Verdict => ({ state: 'refused', reason, stale: null });
    if (plan === null) return no(malformed(record));
    if (isTampered(record)) return no(TAMPERED);
    const by = newer.by.get(record.id);
    if (by !== undefined) {
      return { state: 'stale', reason: `The newer proposal ${by} is for the same files.`, stale: null };
    }
    const moved = await this.#moved(record.desk?.files ?? [], root).catch((error: unknown) => {
      if (error instanceof DeskError) return error;
      throw error;
    });
    if (moved instanceof DeskError) return no(moved.message);
    if (moved !== null && !(await isDone(pins, root))) {
      const { pin, now } = moved;
      const then = pin.before === null ? '' : shownContent(pin.before);
      return {
        state: 'stale',
        reason: sayMoved(moved, skills),
        stale: { then, now: now === null ? null : shownContent(now) },
      };
    }
    if (moved === null && !plan.ok) return no(plan.error);
    if (moved === null && !showsPlan(record.desk?.files ?? null, plan)) return no(TAMPERED);
    if (plan.ok && plan.files.some(({ findings }) => findings.length > 0)) {
      return { state: 'flagged', reason: sayFound(plan), stale: null };
    }
    return { state: 'ready', reason: '', stale: null };
  }
}

async function currentOf(root: string, pin: Pin): Promise<Content | null> {
  return await readContent(join(root, pin.skill), pin.path);
}

/** Whether every file is as the write would leave it: a crash kept its record though it was applied. */
async function isDone(pins: readonly Pin[], root: string): Promise<boolean> {
  if (pins.length === 0) return false;
  for (const pin of pins) {
    if (!sameContent(await currentOf(root, pin), pin.after)) return false;
  }
  return true;
}

function diffOf({ skill, path, before, after }: Pin): string {
  return unifiedDiff(
    `${skill}/${path}`,
    before === null ? null : shownContent(before),
    after === null ? null : shownContent(after),
  );
}

/** The operation that makes a file read as the person wants. */
function editOf({ skill, path }: Pin, text: string): Operation {
  const blank = { category: null, oldString: null, newString: null, replaceAll: false, absorbedInto: null };
  return path === 'SKILL.md'
    ? { ...blank, action: 'edit', name: skill, content: text, filePath: null, fileContent: null }
    : { ...blank, action: 'write_file', name: skill, content: null, filePath: path, fileContent: text };
}

function isTampered(record: StagedSkill): boolean {
  const hash = record.desk?.content_hash ?? null;
  return hash !== null && hash !== record.hash;
}

function malformed(record: StagedSkill): string {
  return `It asks for what no skill write is: ${record.fault}`;
}

function kindsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map(({ kind }) => kind))];
}

function unknown(id: string): Decision {
  return decision(id, 'not_found', `No staged write has the id ${id}.`);
}
