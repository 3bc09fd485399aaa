import type { ToolResult } from '@shared/tools/tool.ts';
import type { Asked } from './arguments.ts';
import type { RunningChild } from './child.ts';

/** A result that says why nothing was done. */
export const failure = (error: string): ToolResult => ({
  content: JSON.stringify({ success: false, error }),
  failed: true,
  effect: null,
});

/** A result with what was done. */
export const success = (data: Readonly<Record<string, unknown>>): ToolResult => ({
  content: JSON.stringify({ success: true, ...data }),
  failed: false,
  effect: null,
});

function gone(child: string): ToolResult {
  return failure(
    `${child} does not run any more. Its report is in this conversation, or comes by itself; do not send to it again.`,
  );
}

/** Lists, steers or stops children that run; `own` are those of the conversation that asks. */
export function control(
  asked: Exclude<Asked, { what: 'tasks' }>,
  own: readonly RunningChild[],
  now: number,
): ToolResult {
  switch (asked.what) {
    case 'list':
      return success({
        running: own.map(({ shown: { id, delegation, goal, activity, tools, startedAt } }) => ({
          subagent_id: id,
          delegation_id: delegation,
          goal,
          doing: activity,
          tool_calls: tools,
          seconds: Math.round((now - startedAt) / 1000),
        })),
      });
    case 'stop': {
      const meant = own.filter(({ shown }) => asked.child === null || shown.id === asked.child);
      if (asked.child !== null && meant.length === 0) return gone(asked.child);
      meant.forEach((child) => child.stop());
      return success({ stopped: meant.map(({ shown }) => shown.id) });
    }
    case 'steer': {
      const child = own.find(({ shown }) => shown.id === asked.child);
      return child?.steer(asked.message) === true ? success({ told: asked.child }) : gone(asked.child);
    }
    case 'wrong':
      return failure(asked.problem);
  }
}
