import type { CuratorChange, CuratorRun } from '@shared/contract/curator.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Skill } from '../catalog.ts';
import { archivePlace } from '../manage/archive.ts';
import type { Change } from '../manage/change.ts';
import { readContent } from '../manage/content.ts';
import type { Work } from '../manage/writer.ts';
import { isoTime, readRecord } from '../usage.ts';
import { lastActive, stepFor } from './age.ts';
import { carriedFiles, sameFiles } from './carry.ts';
import type { CuratorDeps } from './ports.ts';
import { staleness, type StoredProposal } from './preview.ts';
import { neededBy, protectionOf, type ProtectFacts } from './protect.ts';
import { suppress } from './surroundings.ts';

/** Skills a pass that nobody watches archives at once, at most: this share of those it looks after, or so many. */
const scheduledShare = 4;
const scheduledLeast = 10;

const states = { stale: 'stale', reactivate: 'active' } as const;

const curator = { origin: 'curator', session: '', message: null } as const;

function planned(step: CuratorChange['step'], { id, name }: Pick<Skill, 'id' | 'name'>): CuratorChange {
  return {
    step,
    skill: id,
    to: null,
    name,
    outcome: 'unknown',
    why: '',
    change: null,
    into: null,
    namedBy: [],
  };
}

/** What age asks of the skills as they are; what is left alone is not in it. The oldest come first. */
export async function planPass(facts: ProtectFacts, scheduled: boolean): Promise<CuratorChange[]> {
  const found: { readonly change: CuratorChange; readonly since: number }[] = [];
  let looked = 0;
  for (const skill of facts.skills.filter(({ archived }) => !archived)) {
    if ((await protectionOf(skill, facts)) !== null) continue;
    looked += 1;
    const step = stepFor(skill.usage, facts.now, facts.settings);
    if (step !== null) found.push({ change: planned(step, skill), since: lastActive(skill.usage) ?? facts.now });
  }
  const changes = found.sort((a, b) => a.since - b.since).map(({ change }) => change);
  if (!scheduled) return changes;
  const most = Math.max(scheduledLeast, Math.floor(looked / scheduledShare));
  let archived = 0;
  return changes.map((change) => {
    if (change.step !== 'archive' || ++archived <= most) return change;
    const why = `more than ${String(most)} would go at once; the next pass goes on, or run one by hand`;
    return { ...change, outcome: 'skipped', why };
  });
}

/** Places that still name a skill: living skills that call it related, and what lies outside the skills. */
async function namedBy(skill: Skill, facts: ProtectFacts, deps: CuratorDeps): Promise<string[]> {
  return [...neededBy(skill, facts), ...(await deps.mentions(skill.name))];
}

/** Carries one step out, if the skill still is what it was decided for. Answers it as done, or as skipped and why. */
export async function carryOut(change: CuratorChange, facts: ProtectFacts, deps: CuratorDeps): Promise<CuratorChange> {
  try {
    if (change.step === 'archive') return await archive(change, facts, deps);
    if (change.step === 'merge') return change;
    return await mark(change, change.step, facts, deps);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return { ...change, outcome: 'skipped', why: error.message };
  }
}

async function archive(change: CuratorChange, facts: ProtectFacts, deps: CuratorDeps): Promise<CuratorChange> {
  const skip = (why: string): Work<CuratorChange> => ({
    changes: [],
    events: [],
    result: { ...change, outcome: 'skipped', why },
  });
  const { result, change: id } = await deps.writer.change<CuratorChange>(curator, async ({ catalog, root }) => {
    const now = { ...facts, skills: catalog.skills, root };
    const skill = catalog.skills.find((each) => each.id === change.skill && !each.archived);
    if (skill === undefined) return skip('it is gone');
    const by = await protectionOf(skill, now);
    if (by !== null) return skip(`it is ${by.by} by now`);
    if (stepFor(skill.usage, facts.now, facts.settings) !== 'archive') return skip('it was used meanwhile');
    // Before the folder moves: an update of Hermes in between must not bring it again.
    if (skill.origin === 'builtin') await suppress(deps.dir, skill.name, true);
    const to = await archivePlace(root, skill.folder, facts.now);
    return {
      changes: [{ kind: 'move', skill: skill.id, to }],
      events: [{ kind: 'archive', skill: to, name: skill.name, from: skill.id }],
      result: { ...change, to, outcome: 'done', namedBy: await namedBy(skill, now, deps) },
    };
  });
  return { ...result, change: id };
}

async function mark(
  change: CuratorChange,
  step: 'seed' | 'stale' | 'reactivate',
  facts: ProtectFacts,
  deps: CuratorDeps,
): Promise<CuratorChange> {
  const { skills } = await deps.catalog();
  const skill = skills.find(({ id, archived }) => id === change.skill && !archived);
  if (skill === undefined || (await protectionOf(skill, { ...facts, skills })) !== null) {
    return { ...change, outcome: 'skipped', why: 'it is another by now' };
  }
  const outcome = { done: false };
  // Under the lock of the file: a use noted a moment ago counts.
  await deps.usage.change(skill, skills, (record) => {
    const usage = readRecord(record);
    outcome.done = step === 'seed' || (!usage.pinned && stepFor(usage, facts.now, facts.settings) === step);
    if (!outcome.done) return record;
    if (step === 'seed') return { ...record, created_at: record['created_at'] ?? isoTime(facts.now) };
    return { ...record, state: states[step] };
  });
  if (!outcome.done) return { ...change, outcome: 'skipped', why: 'it was used meanwhile' };
  if (step !== 'seed') {
    await deps.events.append({
      time: facts.now,
      kind: step === 'stale' ? 'stale' : 'active',
      skill: skill.id,
      name: skill.name,
      ...curator,
    });
  }
  return { ...change, outcome: 'done' };
}

/** What a merge will do, one entry for each skill that is absorbed. */
export function plannedMerge({ absorbs, into }: StoredProposal): CuratorChange[] {
  return absorbs.map((skill) => ({ ...planned('merge', skill), into }));
}

/**
 * Carries out a merge a person approved: the one skill written, with the files of the others, and those into the archive, as one
 * change. Only if every text and file is what it was when it was proposed and nothing of it is protected. Answers one entry for each skill that was absorbed.
 */
export async function carryOutMerge(
  proposal: StoredProposal,
  facts: ProtectFacts,
  deps: CuratorDeps,
  approver: string,
): Promise<CuratorChange[]> {
  const entries = plannedMerge(proposal);
  const skip = (why: string): CuratorChange[] => entries.map((entry) => ({ ...entry, outcome: 'skipped', why }));
  try {
    const { result, change } = await deps.writer.change<CuratorChange[]>(
      { ...curator, approver },
      async ({ catalog, root }): Promise<Work<CuratorChange[]>> => {
        const now = { ...facts, skills: catalog.skills, root };
        const nothing = (why: string): Work<CuratorChange[]> => ({ changes: [], events: [], result: skip(why) });
        const stale = staleness(proposal, catalog.skills);
        if (stale !== null) return nothing(stale);
        const live = (id: string): Skill | undefined => catalog.skills.find((each) => each.id === id && !each.archived);
        const umbrella = live(proposal.into);
        const absorbed = proposal.absorbs.flatMap(({ id }) => live(id) ?? []);
        for (const skill of [...absorbed, ...(umbrella === undefined ? [] : [umbrella])]) {
          // What this very merge replaces may be named by what it absorbs.
          const by = await protectionOf(skill, now);
          if (by !== null && by.by !== 'needed') return nothing(`${skill.name} is ${by.by}`);
        }
        const moves: Extract<Change, { kind: 'move' }>[] = [];
        for (const skill of absorbed) {
          moves.push({ kind: 'move', skill: skill.id, to: await archivePlace(root, skill.folder, facts.now) });
        }
        const files = await carriedFiles(umbrella ?? null, absorbed);
        if (!sameFiles(proposal.files, files)) return nothing('the files beside them are not what they were');
        const before = umbrella === undefined ? null : await readContent(umbrella.real, 'SKILL.md');
        const written: Change =
          umbrella === undefined
            ? { kind: 'create', skill: proposal.into, files: { 'SKILL.md': proposal.content } }
            : { kind: 'file', skill: umbrella.id, path: 'SKILL.md', before, after: proposal.content };
        const result: CuratorChange[] = [];
        for (const [at, entry] of entries.entries()) {
          const skill = absorbed[at];
          result.push({
            ...entry,
            to: moves[at]?.to ?? null,
            outcome: 'done',
            why: proposal.why,
            namedBy: skill === undefined ? [] : await namedBy(skill, now, deps),
          });
        }
        return {
          changes: [
            written,
            ...files.map(({ to, content, program }): Change => ({
              kind: 'file',
              skill: proposal.into,
              path: to,
              before: null,
              after: content,
              ...(program ? { program } : {}),
            })),
            ...moves,
          ],
          events: [
            { kind: umbrella === undefined ? 'born' : 'edit', skill: proposal.into, name: proposal.name },
            ...moves.map(({ skill, to }, at) => ({
              kind: 'archive' as const,
              skill: to,
              from: skill,
              name: absorbed[at]?.name ?? skill,
              into: proposal.name,
            })),
          ],
          result,
        };
      },
    );
    return result.map((entry) => ({ ...entry, change }));
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return skip(error.message);
  }
}

/** Says in `.usage.json` of what a pass archived that it is, where the app ended in between. */
async function tellUsage(done: readonly CuratorChange[], deps: CuratorDeps): Promise<void> {
  const { skills } = await deps.catalog();
  for (const { to } of done) {
    const skill = skills.find(({ id }) => id === to);
    if (skill === undefined || skill.usage.state === 'archived') continue;
    await deps.usage.change(skill, skills, (record) => ({
      ...record,
      state: 'archived',
      archived_at: isoTime(deps.now()),
    }));
  }
}

/** A pass that was cut off, with what it had done found out from the skills as they are and from their history. */
export async function settlePass(run: CuratorRun, deps: CuratorDeps): Promise<CuratorRun> {
  const [{ skills }, events] = await Promise.all([deps.catalog(), deps.events.read()]);
  const since = events.filter(({ time, origin }) => time >= run.startedAt && origin === 'curator');
  const changes = run.changes.map((change): CuratorChange => {
    if (change.outcome !== 'unknown') return change;
    const moved = since.find(({ kind, from }) => kind === 'archive' && from === change.skill);
    if (moved !== undefined) return { ...change, outcome: 'done', to: moved.skill, change: moved.change ?? null };
    const kind = change.step === 'stale' ? 'stale' : change.step === 'reactivate' ? 'active' : null;
    const marked = since.some((event) => event.kind === kind && event.skill === change.skill);
    const state = skills.find(({ id }) => id === change.skill)?.usage;
    const seeded = change.step === 'seed' && state?.createdAt !== null && state?.recorded === true;
    const stale = change.step === 'stale' && state?.state === 'stale';
    if (marked || seeded || stale) return { ...change, outcome: 'done' };
    return { ...change, outcome: 'skipped', why: 'the app ended before it' };
  });
  await tellUsage(
    changes.filter(({ outcome, to }) => outcome === 'done' && to !== null),
    deps,
  );
  return { ...run, changes, ended: 'interrupted', endedAt: run.endedAt ?? deps.now() };
}
