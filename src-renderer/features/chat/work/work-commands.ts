import { readGoalCommand, readSubgoalCommand } from '@shared/chat/goal-commands.ts';
import type { Child, Goal } from '@shared/contract/index.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import type { Translate } from '../../../i18n/language.tsx';

/** What a command is answered with: a line for the person, and the conversation it began where there was none. */
export interface Obeyed {
  readonly said: string;
  readonly session: string | null;
  /** Words for the field, for the person to change and send; left out for none. */
  readonly write?: string;
}

/** How a goal stands, in a line. */
function goalLine(goal: Goal, t: Translate): string {
  const state = goal.status === 'active' ? goal.doing : goal.status;
  const line = t('goal.says', {
    goal: goal.goal,
    state: t(`goal.${state}`),
    turns: t('goal.turns', { used: goal.turnsUsed, most: goal.maxTurns }),
    why: goal.why === '' ? goal.reason : goal.why,
  }).trim();
  const points = goal.subgoals.length === 0 ? '' : t('goal.points', { points: goal.subgoals.join('; ') });
  return [line, points, goal.gates.length === 0 ? '' : gatesLine(goal, t)].filter((part) => part !== '').join(' ');
}

/** Its checks, in a line. */
function gatesLine({ gates }: Goal, t: Translate): string {
  if (gates.length === 0) return t('goal.noGates');
  return t('goal.gatesAre', { gates: gates.map(({ command }, at) => `${String(at + 1)}. ${command}`).join('; ') });
}

/** `/goal`: sets the goal of a conversation (a new one where `session` is null), or says or changes how it stands. */
export async function obeyGoal(bridge: Bridge, session: string | null, args: string, t: Translate): Promise<Obeyed> {
  const command = readGoalCommand(args);
  if (command.what === 'set') {
    const set = await bridge.request('goal.set', { session, text: command.text });
    return { said: t('goal.set', { goal: command.text }), session: set.session };
  }
  if (command.what === 'draft') {
    const { text } = await bridge.request('goal.draft', { session, text: command.text });
    return { said: t('goal.drafted'), session, write: `/goal ${text}` };
  }
  if (session === null) return { said: t('goal.none'), session };
  if (command.what === 'wait') {
    const { goal } = await bridge.request('goal.wait', { session, on: command.on, reason: command.reason });
    return { said: goalLine(goal, t), session };
  }
  if (command.what === 'gate') {
    const { goal } = await bridge.request('goal.gates', { session, change: command.change });
    return { said: gatesLine(goal, t), session };
  }
  if (command.what === 'clear') {
    await bridge.request('goal.clear', { session });
    return { said: t('goal.cleared'), session };
  }
  const { goal } =
    command.what === 'show'
      ? await bridge.request('goal.get', { session })
      : await bridge.request(command.what === 'pause' ? 'goal.pause' : 'goal.resume', { session });
  return { said: goal === null ? t('goal.none') : goalLine(goal, t), session };
}

/** `/subgoal`: adds a point to the goal, or takes one or all away. */
export async function obeySubgoal(bridge: Bridge, session: string | null, args: string, t: Translate): Promise<Obeyed> {
  const change = readSubgoalCommand(args);
  if (session === null) return { said: t('goal.none'), session };
  if (change === null) return await obeyGoal(bridge, session, '', t);
  const { goal } = await bridge.request('goal.subgoals', { session, change });
  return { said: goalLine(goal, t), session };
}

/** `/agents`: who works for the conversation, or has; `/agents stop` stops all. */
export async function obeyAgents(bridge: Bridge, session: string | null, args: string, t: Translate): Promise<Obeyed> {
  if (session === null) return { said: t('child.none'), session };
  if (args.trim().toLowerCase() === 'stop') {
    const { stopped } = await bridge.request('delegation.stop', { session, child: null });
    return { said: t.count('child.stoppedCount', stopped), session };
  }
  const { children } = await bridge.request('delegation.list', { session });
  const line = ({ goal, state }: Child): string => `${goal}: ${t(`child.${state}`)}`;
  return { said: children.length === 0 ? t('child.none') : children.map(line).join(' · '), session };
}
