import type { Decision, Proposal } from '@shared/contract/index.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import type { Translate } from '../../i18n/language.tsx';
import type { IconName } from '../../ui/icons.tsx';

/** What a proposal is for: the file, or the skill. */
export function targetOf({ store, skill }: Proposal): string {
  return store === null ? (skill ?? '') : STORE_FILES[store];
}

const known = ['add', 'replace', 'remove', 'batch'] as const;
type Known = (typeof known)[number];

function actionOf({ subsystem, action }: Proposal): Known | 'create' | 'delete' | 'edit' {
  if (subsystem === 'memory') return known.find((name) => name === action) ?? 'batch';
  return action === 'create' || action === 'delete' ? action : 'edit';
}

const icons: Readonly<Record<ReturnType<typeof actionOf>, IconName>> = {
  add: 'plus',
  replace: 'pencil',
  remove: 'trash',
  batch: 'list',
  create: 'plus',
  delete: 'trash',
  edit: 'pencil',
};

/** The sign of what a proposal does. */
export function iconOf(proposal: Proposal): IconName {
  return icons[actionOf(proposal)];
}

/** What a proposal does, short: `Replace in MEMORY.md`. */
export function shortTitle(proposal: Proposal, t: Translate): string {
  return t(`approvals.short.${actionOf(proposal)}`, { target: targetOf(proposal), n: proposal.ops.length });
}

/** What a proposal does, as a heading: `Replace one entry in MEMORY.md`. */
export function longTitle(proposal: Proposal, t: Translate): string {
  return t(`approvals.long.${actionOf(proposal)}`, { target: targetOf(proposal), n: proposal.ops.length });
}

/** The words it is about: what would be written, else what would go. */
export function gistOf({ subsystem, ops, summary }: Proposal): string {
  if (subsystem === 'skills') return summary;
  const [op] = ops;
  return op?.content ?? op?.target ?? summary;
}

/** Why a proposal was not applied, in a few words; the core's own sentence, which names the value, comes behind it. */
export function keptBecause({ outcome }: Decision, t: Translate): string {
  return outcome === 'applied' || outcome === 'rejected' ? '' : t(`approvals.kept.${outcome}`);
}

/** Where it came from, in a word or two. */
export function originOf({ cause }: Proposal, t: Translate, session: string | null): string {
  if (cause.origin === 'background_review') return t('approvals.origin.review');
  if (cause.origin === 'external') return t('memory.who.external');
  if (cause.session !== null && cause.session === session) return t('approvals.origin.thisChat');
  return cause.sessionTitle ?? t('memory.who.agent');
}

/** The operation that the editor opens: the first with a finding, else the first that has a text; null for none. */
export function editableOp({ ops }: Proposal): number | null {
  const found = ops.findIndex(({ content, findings }) => content !== null && findings.length > 0);
  const any = found >= 0 ? found : ops.findIndex(({ content }) => content !== null);
  return any < 0 ? null : any;
}

/** What can be decided about a proposal as it stands. */
export interface Ways {
  readonly approve: boolean;
  readonly edit: boolean;
  /** It can be approved in spite of these kinds, by the separate step. */
  readonly despite: readonly string[];
  /** The entry the edit is made against, when the pinned one is no more. */
  readonly against: string | null;
}

/** The ways open for a proposal. */
export function waysOf(proposal: Proposal): Ways {
  const { state, stale, supersededBy } = proposal;
  const has = editableOp(proposal) !== null;
  const kinds = [...new Set(proposal.ops.flatMap(({ findings }) => findings.map(({ kind }) => kind)))];
  const against = state === 'stale' && proposal.ops.length === 1 ? (stale?.now ?? null) : null;
  return {
    approve: state === 'ready',
    edit: has && supersededBy === null && (state === 'stale' ? against !== null : state !== 'refused'),
    despite: state === 'flagged' ? kinds : [],
    against,
  };
}
