import type { Store } from '@shared/contract/common.ts';

const PURPOSE: Readonly<Record<Store, string>> = {
  memory: "'memory' for facts about the work: environment, projects, conventions, tools and their quirks",
  user: "'user' for who the person is: name, role, preferences, how they want to be answered",
};

/** The tool's description and parameters for the stores that are switched on. */
export function schemaOf(stores: readonly Store[]): {
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
} {
  const content = {
    type: 'string',
    description: 'Text of the entry, for add and replace. A replace puts it in the place of the whole entry.',
  };
  const alias = { type: 'string', description: 'Another name for content.' };
  const oldText = {
    type: 'string',
    description: 'For replace and remove: a piece of the entry that only that entry has, or its whole text.',
  };
  const action = { type: 'string', enum: ['add', 'replace', 'remove'] };
  return {
    description:
      'Keeps short facts across sessions. They are part of every new session from its start; a change made now is seen from the next session on. ' +
      `Target ${stores.map((store) => PURPOSE[store]).join('; ')}. ` +
      'Keep what stays true in every session and cannot be looked up; leave out progress, one-off results and secrets. How to do a task belongs into a skill. ' +
      'Put all changes of a turn into one call with operations: they are applied together or not at all, and only the final size counts. ' +
      'When the store is full, shorten or remove something in the same call that adds. One fact an entry, stated plainly, not as an order to yourself.',
    parameters: {
      type: 'object',
      properties: {
        action,
        target: { type: 'string', enum: [...stores], description: 'Which store.' },
        content,
        old_text: oldText,
        new_text: alias,
        operations: {
          type: 'array',
          description: 'Several changes of one store, applied together.',
          items: {
            type: 'object',
            properties: { action, content, new_text: alias, old_text: oldText },
            required: ['action'],
          },
        },
      },
      required: ['target'],
    },
  };
}
