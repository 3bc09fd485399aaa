import { lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { CuratorChange, CuratorRun } from '@shared/contract/curator.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { isoTime } from '../usage.ts';

const done = (run: CuratorRun, ...steps: CuratorChange['step'][]): CuratorChange[] =>
  run.changes.filter(({ step, outcome }) => steps.includes(step) && (outcome === 'done' || outcome === 'would'));

/** What was done, or would be, in a few words. */
function countsOf(run: CuratorRun): string {
  const counts = [
    [done(run, 'archive').length, 'archived'],
    [done(run, 'stale').length, 'marked stale'],
    [done(run, 'reactivate').length, 'reactivated'],
    [done(run, 'merge').length, 'merged'],
  ] as const;
  const parts = counts.filter(([n]) => n > 0).map(([n, what]) => `${String(n)} ${what}`);
  const skipped = run.changes.filter(({ outcome }) => outcome === 'skipped').length;
  if (skipped > 0) parts.push(`${String(skipped)} left alone`);
  return parts.length === 0 ? 'no changes' : parts.join(', ');
}

/** The pass in one line, as Hermes' status shows it. */
export function summaryOf(run: CuratorRun): string {
  if (run.ended === 'failed') return `failed: ${run.why}`;
  const renamed = done(run, 'merge').map(({ name, into }) => `${name} → ${into ?? ''}`);
  const what = `${countsOf(run)}${renamed.length === 0 ? '' : ` (${renamed.join(', ')})`}`;
  return run.dryRun ? `trial run: ${what}` : what;
}

/** The pass in the shape Hermes' run.json has, with the whole of our record under `desk`. */
export function runJson(run: CuratorRun): Readonly<Record<string, unknown>> {
  const archived = done(run, 'archive', 'merge');
  const pruned = done(run, 'archive').map(({ name }) => ({ name, reason: 'unused' }));
  const consolidated = done(run, 'merge').map(({ name, into }) => ({ name, into }));
  const state = { stale: ['active', 'stale'], reactivate: ['stale', 'active'] } as const;
  const transitions = done(run, 'stale', 'reactivate').map(({ name, step }) => {
    const [from, to] = state[step === 'stale' ? 'stale' : 'reactivate'];
    return { name, from, to };
  });
  const { model } = run;
  return {
    started_at: isoTime(run.startedAt),
    duration_seconds: Math.round(((run.endedAt ?? run.startedAt) - run.startedAt) / 10) / 100,
    model: model?.model ?? '',
    provider: model?.provider ?? '',
    auto_transitions: {
      marked_stale: done(run, 'stale').length,
      archived: done(run, 'archive').length,
      reactivated: done(run, 'reactivate').length,
      checked: run.checked,
      seeded: done(run, 'seed').length,
    },
    counts: {
      before: run.checked,
      after: run.checked - archived.length,
      delta: -archived.length,
      archived_this_run: archived.length,
      added_this_run: 0,
      consolidated_this_run: consolidated.length,
      pruned_this_run: pruned.length,
      state_transitions: transitions.length,
      cron_jobs_rewritten: 0,
      tool_calls_total: 0,
    },
    tool_call_counts: {},
    archived: archived.map(({ name }) => name),
    consolidated,
    pruned,
    pruned_names: pruned.map(({ name }) => name),
    added: [],
    state_transitions: transitions,
    cron_rewrites: { rewrites: [], jobs_updated: 0, jobs_scanned: 0 },
    llm_final: '',
    llm_summary: model === null ? 'skipped (consolidation off)' : `${String(model.proposals)} proposals wait`,
    llm_error: model === null || model.why === '' ? null : model.why,
    tool_calls: [],
    desk: run,
  };
}

const headings: readonly (readonly [CuratorChange['step'], string])[] = [
  ['archive', 'Archived: not used for long'],
  ['merge', 'Merged into another skill and archived'],
  ['stale', 'Marked stale'],
  ['reactivate', 'Active again: used since'],
  ['seed', 'Clock begun: seen for the first time'],
];

function changeLine({ name, skill, to, into, why, namedBy, outcome }: CuratorChange): string {
  const notes = [
    ...(to === null ? [] : [`${skill} → ${to}`]),
    ...(into === null ? [] : [`its content is in ${into}`]),
    ...(outcome === 'skipped' ? [`left alone: ${why}`] : why === '' ? [] : [why]),
    ...(namedBy.length === 0 ? [] : [`still named by ${namedBy.join(', ')}`]),
  ];
  return `- **${name}**${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

/** The pass for people, as REPORT.md. */
export function reportMarkdown(run: CuratorRun): string {
  const lines = [
    `# Curator, ${new Date(run.startedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    '',
    `${run.dryRun ? 'A trial run: nothing was changed. ' : ''}${String(run.checked)} ${run.checked === 1 ? 'skill' : 'skills'} looked at: ${run.ended === 'failed' ? summaryOf(run) : countsOf(run)}.`,
  ];
  if (run.ended === 'interrupted')
    lines.push('', 'The app ended in the middle of this pass. What it had done stands here.');
  if (run.why !== '' && run.ended !== 'failed') lines.push('', run.why);
  for (const [step, heading] of headings) {
    const changes = run.changes.filter((change) => change.step === step && change.outcome !== 'skipped');
    if (changes.length > 0) lines.push('', `## ${heading}`, '', ...changes.map(changeLine));
  }
  const skipped = run.changes.filter(({ outcome }) => outcome === 'skipped');
  if (skipped.length > 0) lines.push('', '## Left alone', '', ...skipped.map(changeLine));
  if (run.model !== null) {
    const { model, proposals, why, usage } = run.model;
    const cost = usage.costUsd === null ? '' : `, $${usage.costUsd.toFixed(4)}`;
    const tokens = `${String(usage.inputTokens)} tokens read, ${String(usage.outputTokens)} written${cost}`;
    lines.push(
      '',
      '## Proposals of the model',
      '',
      `${model}: ${String(proposals)} wait for you. ${tokens}. ${why}`.trim(),
    );
  }
  if (!run.dryRun) {
    const backup = run.backup === null ? `none (${run.backupWhy})` : `skills/.curator_backups/${run.backup}`;
    lines.push(
      '',
      `Backup: ${backup}. Archived skills are in skills/.archive and can be restored; nothing was deleted.`,
    );
  }
  return `${lines.join('\n')}\n`;
}

async function isFree(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => false,
    () => true,
  );
}

/** Writes `<home>/logs/curator/<YYYYMMDD-HHMMSS>/` with run.json and REPORT.md; answers the folder. */
export async function writeReport(homeDir: string, run: CuratorRun): Promise<string> {
  const root = join(homeDir, 'logs', 'curator');
  const stamp = new Date(run.startedAt).toISOString().replace(/[-:]/gu, '').replace('T', '-').slice(0, 15);
  let dir = join(root, stamp);
  for (let n = 2; !(await isFree(dir)); n += 1) dir = join(root, `${stamp}-${String(n)}`);
  await mkdir(dir, { recursive: true });
  const told = { ...run, report: dir };
  await writeFileAtomic(join(dir, 'run.json'), `${JSON.stringify(runJson(told), null, 2)}\n`);
  await writeFileAtomic(join(dir, 'REPORT.md'), reportMarkdown(told));
  return dir;
}
