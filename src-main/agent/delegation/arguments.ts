import { isRecord, listAt, textAt } from '@shared/record.ts';
import { readSchema } from './answer-form.ts';
import type { Task } from './words.ts';

/** What a call of `delegate_task` asks for; `problem` is the sentence a model is answered with that called it wrongly. */
export type Asked =
  | { readonly what: 'tasks'; readonly tasks: readonly Task[] }
  | { readonly what: 'list' }
  | { readonly what: 'stop'; readonly child: string | null }
  | { readonly what: 'steer'; readonly child: string; readonly message: string }
  | { readonly what: 'wrong'; readonly problem: string };

const wrong = (problem: string): Asked => ({ what: 'wrong', problem });

function readTask(value: unknown, shared: string): Task | string {
  if (!isRecord(value)) return 'Each task is an object with a goal.';
  const goal = textAt(value, 'goal').trim();
  if (goal === '') return 'Each task needs a goal: what is to be done, complete enough to be understood alone.';
  const given = value['output_schema'] ?? null;
  const schema = given === null ? null : readSchema(given);
  if (given !== null && schema === null)
    return `The output_schema of “${goal.slice(0, 60)}” is no JSON Schema that can be checked.`;
  return {
    goal,
    context: [shared, textAt(value, 'context').trim()].filter((part) => part !== '').join('\n\n'),
    role: textAt(value, 'role') === 'orchestrator' ? 'orchestrator' : 'leaf',
    schema,
  };
}

/** Reads the arguments of `delegate_task`. */
export function readAsked(args: Readonly<Record<string, unknown>>): Asked {
  const action = textAt(args, 'action').trim();
  const child = textAt(args, 'subagent_id').trim();
  if (action === 'list') return { what: 'list' };
  if (action === 'stop') return { what: 'stop', child: child === '' ? null : child };
  if (action === 'steer') {
    const message = textAt(args, 'message').trim();
    if (child === '' || message === '') return wrong('To steer, say whom (subagent_id) and what (message).');
    return { what: 'steer', child, message };
  }
  if (action !== '') return wrong(`There is no action “${action}”: list, steer or stop; leave it out to delegate.`);
  const several = listAt(args, 'tasks');
  if (several.length > 0 && textAt(args, 'goal').trim() !== '') return wrong('Say either goal or tasks, not both.');
  const shared = several.length > 0 ? textAt(args, 'context').trim() : '';
  const tasks: Task[] = [];
  for (const each of several.length > 0 ? several : [args]) {
    const task = readTask(each, shared);
    if (typeof task === 'string') return wrong(task);
    tasks.push(task);
  }
  return { what: 'tasks', tasks };
}

const task = {
  goal: {
    type: 'string',
    description: 'What is to be done, complete in itself: the agent knows nothing of this conversation.',
  },
  context: { type: 'string', description: 'Facts it needs: paths, names, what was tried, what to leave alone.' },
  role: {
    type: 'string',
    enum: ['leaf', 'orchestrator'],
    description: 'orchestrator: it may delegate parts itself, where the settings allow that. Otherwise leaf.',
  },
  output_schema: {
    type: 'object',
    description: 'JSON Schema that its answer is to meet, when you need data rather than words.',
  },
} as const;

/** JSON Schema of the arguments. */
export const delegateParameters = {
  type: 'object',
  properties: {
    ...task,
    tasks: {
      type: 'array',
      description: 'Several tasks that do not depend on each other; they run side by side. Instead of goal.',
      items: { type: 'object', properties: task, required: ['goal'] },
    },
    action: {
      type: 'string',
      enum: ['list', 'steer', 'stop'],
      description: 'Instead of delegating: list what runs, send one a message, or stop one (without subagent_id all).',
    },
    subagent_id: { type: 'string', description: 'Whom action is about.' },
    message: { type: 'string', description: 'What to tell it, for steer.' },
  },
} as const;

/** What the model is told of the tool. */
export const delegateDescription = [
  'Gives tasks to other agents, each with a conversation of its own that begins empty. Use it for work that can be done apart, or',
  'that would fill this conversation with what only its result matters of; not for a single lookup. The agents cannot ask the',
  'person and cannot change memory or skills. Their reports come as one message when all of a call have ended; do not wait for',
  'them or ask for them: finish your turn, or go on with something else.',
].join(' ');
