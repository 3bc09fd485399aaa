import { obeyAgents, obeyGoal, obeySubgoal } from '../work/work-commands.ts';
import type { Obeyed } from '../work/work-commands.ts';
import { openLater } from '../pane-route.ts';
import { sessionOf } from './context.ts';
import type { CommandContext, CommandHandler, CommandHandlers } from './context.ts';

/** A command about what works for a conversation; one that began a conversation shows it. */
function handler(
  obey: (
    bridge: CommandContext['bridge'],
    session: string | null,
    args: string,
    t: CommandContext['t'],
  ) => Promise<Obeyed>,
): CommandHandler {
  return async (args, { bridge, pane, session, t, write }) => {
    const show = openLater(pane.name, { replace: true });
    const obeyed = await obey(bridge, session, args, t);
    if (session === null && obeyed.session !== null) {
      show(obeyed.session);
      return null;
    }
    if (obeyed.write !== undefined) write(obeyed.write);
    return { heading: obeyed.said };
  };
}

/** The commands about what works for a conversation by itself: its goal, its agents, a review of it. */
export const workCommands = {
  goal: handler(obeyGoal),
  subgoal: handler(obeySubgoal),
  agents: handler(obeyAgents),
  refine: async (args, context) => {
    await context.bridge.request('review.run', { session: sessionOf(context), focus: args.slice(0, 2000) });
    return { heading: context.t('review.begun') };
  },
} satisfies CommandHandlers<'goal' | 'subgoal' | 'agents' | 'refine'>;
