import type { WrittenCommand } from '@shared/chat/commands.ts';
import { readGoalCommand, readSubgoalCommand } from '@shared/chat/goal-commands.ts';
import { DeskError, type Child, type EventFrame, type Goal } from '@shared/contract/index.ts';
import { usage } from './arguments.ts';
import { isEvent, type CommandContext, type Outcome } from './command.ts';
import { counted, oneLine } from './words.ts';

/** A command about what works for a conversation. */
type WorkCommand = WrittenCommand & { readonly name: 'goal' | 'subgoal' | 'agents' };

/** Whether a command is one of those that `work` carries out. */
export function isWork(command: WrittenCommand): command is WorkCommand {
  return ['goal', 'subgoal', 'agents'].includes(command.name);
}

/** A check as people read it. */
function gateText({ command, state, exitCode, failures, mostFailures, ours }: Goal['gates'][number]): string {
  if (!ours) return `${command} (not set here, so not run)`;
  const code = exitCode === null ? '' : `, exit code ${String(exitCode)}`;
  return state === 'failed'
    ? `${command} (failed ${String(failures)} of ${String(mostFailures + 1)} times${code})`
    : `${command} (${state === 'new' ? 'not run yet' : 'passed'})`;
}

/** A goal as people read it. */
function goalText(goal: Goal): string {
  const state = goal.status === 'active' ? goal.doing : goal.status;
  const why = goal.why === '' ? goal.reason : goal.why;
  const head = `Goal: ${oneLine(goal.goal)}\n${state}, ${String(goal.turnsUsed)} of ${counted(goal.maxTurns, 'turn')}`;
  const points = goal.subgoals.map((point, at) => `  ${String(at + 1)}. ${oneLine(point)}`);
  const terms = goal.terms.map(({ field, text }) => `  ${field.replaceAll('_', ' ')}: ${oneLine(text)}`);
  const gates = goal.gates.map((gate, at) => `  check ${String(at + 1)}: ${oneLine(gateText(gate))}`);
  return [head, ...terms, ...points, ...gates, ...(why === '' ? [] : [oneLine(why)])].join('\n');
}

function childText({ goal, state, exitReason, error }: Child): string {
  const end = state === 'completed' && exitReason === 'max_iterations' ? 'completed, at its turn limit' : state;
  return `${end}: ${oneLine(goal)}${error === '' ? '' : ` (${oneLine(error)})`}`;
}

/** Tells on a terminal when agents begin and end. Returns the way to stop. */
export function tellChildren(context: CommandContext): () => void {
  const told = new Map<string, string>();
  if (context.json) return () => undefined;
  return context.onEvent((event) => {
    if (!isEvent(event, 'delegation.child') || told.get(event.data.session) === event.data.state) return;
    told.set(event.data.session, event.data.state);
    context.write(`\n[agent ${event.data.id} ${childText(event.data)}]\n`);
  });
}

/** Whether nothing follows by itself. A goal that rests for a moment between two steps has nothing to say about it. */
function atRest(goal: Goal | null): boolean {
  if (goal?.status !== 'active' || goal.doing === 'waiting') return true;
  return goal.doing === 'resting' && goal.why !== '';
}

/** Resolves with how a goal stands once nothing follows by itself: reached, paused, parked or at rest. */
function whenAtRest(context: CommandContext, session: string): { readonly goal: Promise<Goal | null>; stop(): void } {
  const { promise, resolve } = Promise.withResolvers<Goal | null>();
  const stop = context.onEvent((event: EventFrame) => {
    if (isEvent(event, 'goal.changed') && event.data.session === session && atRest(event.data.goal)) {
      resolve(event.data.goal);
    }
    if (!context.json && isEvent(event, 'turn.delta') && event.data.session === session) context.write(event.data.text);
    if (!context.json && isEvent(event, 'turn.ended') && event.data.session === session) context.write('\n');
  });
  return { goal: promise, stop };
}

async function goal(context: CommandContext, session: string | null, args: string): Promise<Outcome> {
  const command = readGoalCommand(args);
  const begins = command.what === 'set' || command.what === 'resume';
  if (command.what === 'draft') {
    const { text } = await context.request('goal.draft', { session, text: command.text });
    return { data: { session_id: session, draft: text }, text: `/goal ${text}` };
  }
  if (session === null && command.what !== 'set') throw usage('Say which conversation: --session ID or --continue.');
  if (command.what === 'clear') {
    await context.request('goal.clear', { session: session ?? '' });
    return { data: { session_id: session, goal: null }, text: 'The goal is cleared.' };
  }
  if (command.what === 'wait' || command.what === 'gate') {
    const { goal: changed } =
      command.what === 'wait'
        ? await context.request('goal.wait', { session: session ?? '', on: command.on, reason: command.reason })
        : await context.request('goal.gates', { session: session ?? '', change: command.change });
    return { data: { session_id: session, goal: changed }, text: goalText(changed) };
  }
  if (!begins) {
    const what = command.what === 'pause' ? 'goal.pause' : 'goal.get';
    const { goal: found } = await context.request(what, { session: session ?? '' });
    return { data: { session_id: session, goal: found }, text: found === null ? 'It has no goal.' : goalText(found) };
  }
  const begun =
    command.what === 'set'
      ? (await context.request('goal.set', { session, text: command.text })).session
      : (await context.request('goal.resume', { session: session ?? '' })).goal.session;
  const rest = whenAtRest(context, begun);
  const halt = (): void => void context.request('goal.pause', { session: begun }).catch(() => undefined);
  context.signal.addEventListener('abort', halt, { once: true });
  const stopTelling = tellChildren(context);
  try {
    // It may have come to rest before anybody listened.
    const { goal: now } = await context.request('goal.get', { session: begun });
    const ended = atRest(now) ? now : await rest.goal;
    const text = ended === null ? 'The goal is cleared.' : goalText(ended);
    return { data: { session_id: begun, goal: ended }, text, exit: ended?.status === 'done' ? 0 : 1 };
  } finally {
    rest.stop();
    stopTelling();
  }
}

/** `/goal`, `/subgoal` and `/agents` in place of words. A goal that is set is worked at until it is reached, paused or parked. */
export async function work(context: CommandContext, session: string | null, command: WorkCommand): Promise<Outcome> {
  if (command.name === 'goal') return goal(context, session, command.args);
  if (session === null) throw usage('Say which conversation: --session ID or --continue.');
  if (command.name === 'agents' && command.args.toLowerCase() === 'stop') {
    const { stopped } = await context.request('delegation.stop', { session, child: null });
    return { data: { session_id: session, stopped }, text: `${counted(stopped, 'agent')} stopped.` };
  }
  if (command.name === 'agents') {
    const { children } = await context.request('delegation.list', { session });
    const text = children.length === 0 ? 'No agent has worked for it.' : children.map(childText).join('\n');
    return { data: { session_id: session, children }, text };
  }
  const change = readSubgoalCommand(command.args);
  if (change === null) throw new DeskError('invalid_input', 'Say which point the goal is to meet: /subgoal WORDS.');
  const { goal: changed } = await context.request('goal.subgoals', { session, change });
  return { data: { session_id: session, goal: changed }, text: goalText(changed) };
}
