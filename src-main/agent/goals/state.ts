import { goalVerdictSchema, type GoalTerm, type GoalVerdict } from '@shared/contract/goals.ts';
import { countAt, listAt, textAt } from '@shared/record.ts';
import { readGates, writeGates, type Gate } from './gates.ts';
import { readTerms, writeTerms, type GoalText } from './terms.ts';

/** A standing goal. Times are milliseconds since 1970. */
export interface GoalState {
  readonly goal: string;
  readonly status: 'active' | 'paused' | 'done' | 'cleared';
  readonly turnsUsed: number;
  readonly maxTurns: number;
  readonly createdAt: number;
  readonly lastTurnAt: number;
  readonly verdict: GoalVerdict | null;
  readonly reason: string;
  readonly pausedReason: string;
  /** Judgements in succession that could not be read. */
  readonly unreadable: number;
  /** Judgements in succession that could not be had. */
  readonly failed: number;
  readonly subgoals: readonly string[];
  /** What it is parked for; null when it is not. */
  readonly parked: Parked | null;
  /** What it is held to beyond its words. */
  readonly terms: readonly GoalTerm[];
  /** Checks that come before the judge. */
  readonly gates: readonly Gate[];
  /** Last written here, not by Hermes. */
  readonly ours: boolean;
}

/** Why no turn follows for now. `delegations`: until one of them has ended. `process`: until it has. `hermes`: a session of Hermes. */
export interface Parked {
  readonly kind: 'time' | 'delegations' | 'process' | 'hermes';
  /** The process that is waited for; 0 for none. */
  readonly pid: number;
  /** When it ends at the latest. */
  readonly until: number;
  readonly since: number;
  readonly reason: string;
}

/** How long a goal is parked at most for what has no time of its own. As in Hermes. */
export const longestPark = 30 * 60_000;

const ms = (seconds: number | null): number => Math.round((seconds ?? 0) * 1000);
const seconds = (time: number): number => time / 1000;

function parkedIn(raw: Readonly<Record<string, unknown>>): Parked | null {
  const since = ms(countAt(raw, 'waiting_since'));
  const reason = textAt(raw, 'waiting_reason');
  const until = ms(countAt(raw, 'waiting_until'));
  if (raw['waiting_on_delegations'] === true || listAt(raw, 'waiting_on_delegations').length > 0) {
    return { kind: 'delegations', pid: 0, until: since + longestPark, since, reason };
  }
  if (textAt(raw, 'waiting_on_session') !== '')
    return { kind: 'hermes', pid: 0, until: since + longestPark, since, reason };
  const pid = Math.floor(countAt(raw, 'waiting_on_pid') ?? 0);
  if (pid > 0) return { kind: 'process', pid, until: since + longestPark, since, reason };
  return until > 0 ? { kind: 'time', pid: 0, until, since, reason } : null;
}

/** Reads a goal as Hermes or we wrote it; null when there is none, or it was cleared. */
export function readGoal(raw: Readonly<Record<string, unknown>> | null): GoalState | null {
  const goal = textAt(raw, 'goal').trim();
  const status = textAt(raw, 'status') || 'active';
  if (raw === null || goal === '' || status === 'cleared') return null;
  return {
    goal,
    status: status === 'paused' || status === 'done' ? status : 'active',
    turnsUsed: Math.floor(countAt(raw, 'turns_used') ?? 0),
    maxTurns: Math.max(1, Math.floor(countAt(raw, 'max_turns') ?? 20)),
    createdAt: ms(countAt(raw, 'created_at')),
    lastTurnAt: ms(countAt(raw, 'last_turn_at')),
    verdict: goalVerdictSchema
      .nullable()
      .catch(null)
      .parse(raw['last_verdict'] ?? null),
    reason: textAt(raw, 'last_reason'),
    pausedReason: textAt(raw, 'paused_reason'),
    unreadable: Math.floor(countAt(raw, 'consecutive_parse_failures') ?? 0),
    failed: Math.floor(countAt(raw, 'consecutive_transport_failures') ?? 0),
    subgoals: listAt(raw, 'subgoals').flatMap((each) =>
      typeof each === 'string' && each.trim() !== '' ? [each.trim()] : [],
    ),
    parked: parkedIn(raw),
    terms: readTerms(raw['contract']),
    gates: readGates(raw),
    ours: raw['desk'] === true,
  };
}

/** A goal as Hermes reads it; what `raw` holds beside is kept. */
export function writeGoal(
  state: GoalState,
  raw: Readonly<Record<string, unknown>> | null,
): Readonly<Record<string, unknown>> {
  const { parked } = state;
  return {
    ...raw,
    goal: state.goal,
    status: state.status,
    turns_used: state.turnsUsed,
    max_turns: state.maxTurns,
    created_at: seconds(state.createdAt),
    last_turn_at: seconds(state.lastTurnAt),
    last_verdict: state.verdict,
    last_reason: state.reason === '' ? null : state.reason,
    paused_reason: state.pausedReason === '' ? null : state.pausedReason,
    consecutive_parse_failures: state.unreadable,
    consecutive_transport_failures: state.failed,
    subgoals: [...state.subgoals],
    waiting_on_pid: parked?.kind === 'process' ? parked.pid : null,
    ...(parked?.kind === 'hermes' ? {} : { waiting_on_session: null }),
    waiting_until: parked?.kind === 'time' ? seconds(parked.until) : 0,
    waiting_on_delegations: parked?.kind === 'delegations',
    waiting_reason: parked === null || parked.reason === '' ? null : parked.reason,
    waiting_since: parked === null ? 0 : seconds(parked.since),
    contract: writeTerms(state.terms, raw),
    ...(state.gates.length === 0 && raw?.['gates'] === undefined ? {} : { gates: writeGates(state.gates) }),
    desk: true,
  };
}

/** A goal that begins now, from what the person said. */
export function freshGoal({ goal, terms }: GoalText, maxTurns: number, now: number): GoalState {
  return {
    goal,
    terms,
    gates: [],
    status: 'active',
    turnsUsed: 0,
    maxTurns,
    createdAt: now,
    lastTurnAt: 0,
    verdict: null,
    reason: '',
    pausedReason: '',
    unreadable: 0,
    failed: 0,
    subgoals: [],
    parked: null,
    ours: true,
  };
}
