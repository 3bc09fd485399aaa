import { goalVerdictSchema, type GoalVerdict } from '@shared/contract/goals.ts';
import { countAt, listAt, recordAt, textAt } from '@shared/record.ts';

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
  /** Points of a contract made in Hermes, `name: text`. */
  readonly contract: readonly string[];
  /** It has checks that are shell commands: only Hermes runs those. */
  readonly gated: boolean;
  /** Last written here, not by Hermes. */
  readonly ours: boolean;
}

/** Why no turn follows for now. `delegations`: until one of them has ended. `hermes`: a process or session of Hermes. */
export interface Parked {
  readonly kind: 'time' | 'delegations' | 'hermes';
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
    return { kind: 'delegations', until: since + longestPark, since, reason };
  }
  if (until > 0) return { kind: 'time', until, since, reason };
  const theirs = countAt(raw, 'waiting_on_pid') !== null || textAt(raw, 'waiting_on_session') !== '';
  return theirs ? { kind: 'hermes', until: since + longestPark, since, reason } : null;
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
    contract: Object.entries(recordAt(raw, 'contract')).flatMap(([name, text]) =>
      typeof text === 'string' && text.trim() !== '' ? [`${name.replaceAll('_', ' ')}: ${text.trim()}`] : [],
    ),
    gated: listAt(raw, 'gates').length > 0,
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
    ...(parked?.kind === 'hermes' ? {} : { waiting_on_pid: null, waiting_on_session: null }),
    waiting_until: parked?.kind === 'time' ? seconds(parked.until) : 0,
    waiting_on_delegations: parked?.kind === 'delegations',
    waiting_reason: parked === null || parked.reason === '' ? null : parked.reason,
    waiting_since: parked === null ? 0 : seconds(parked.since),
    desk: true,
  };
}

/** A goal that begins now. */
export function freshGoal(goal: string, maxTurns: number, now: number): GoalState {
  return {
    goal,
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
    contract: [],
    gated: false,
    ours: true,
  };
}
