import { commandOf, usageOf } from '@shared/chat/commands.ts';
import type { Misread, WrittenCommand } from '@shared/chat/commands.ts';
import type { CommandName } from '@shared/chat/command-table.ts';
import type { TextKey } from '../../../i18n/catalog/index.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { isShown } from '../conversation-store.ts';
import type { LocalAnswer } from '../local-store.ts';
import type { Pane } from '../pane.tsx';
import { CommandRefusal } from './context.ts';
import type { CommandContext, CommandHandler } from './context.ts';
import { controlCommands } from './control-commands.ts';
import { memoryCommands } from './memory-commands.ts';
import { modelCommands } from './model-commands.ts';
import { sessionCommands } from './session-commands.ts';
import { workCommands } from './work-commands.ts';

/** Every command and what carries it out. A command of the table without one does not compile. */
const handlers: Readonly<Record<CommandName, CommandHandler>> = {
  ...sessionCommands,
  ...memoryCommands,
  ...modelCommands,
  ...controlCommands,
  ...workCommands,
};

/** Puts an answer behind the newest message there is, and follows it to the end. */
export function answerIn(pane: Pane, command: string, answer: LocalAnswer): void {
  const { messages } = pane.conversation.getState();
  pane.locals.add(command, messages.findLast(isShown)?.id ?? null, answer);
  pane.conversation.setState((was) => ({ sent: was.sent + 1 }));
}

/** Why a command cannot be carried out now; null when it can. */
export function obstacle(name: CommandName, session: string | null, running: boolean): TextKey | null {
  const { needs } = commandOf(name);
  if (needs.includes('session') && session === null) return 'command.needs.session';
  if (needs.includes('idle') && running) return 'command.needs.idle';
  if (needs.includes('running') && !running) return 'command.needs.running';
  return null;
}

/** Carries a command out. What was refused is answered in its place, like everything else: no word is lost and nothing goes to a model. */
export async function obey(
  { name, args }: Pick<WrittenCommand, 'name' | 'args'>,
  context: CommandContext,
): Promise<void> {
  const { t, pane, session } = context;
  const command = `/${name}${args === '' ? '' : ` ${args}`}`;
  const why = obstacle(name, session, pane.live.getState().running);
  if (why !== null) {
    answerIn(pane, command, { heading: t(why), refused: true });
    return;
  }
  try {
    const answer = await handlers[name](args, context);
    if (answer !== null) answerIn(pane, command, answer);
  } catch (error) {
    answerIn(pane, command, { ...refusal(error, context), refused: true });
  }
}

/** A refusal in words: a command's own as it is, the core's as errors are said everywhere. */
function refusal(error: unknown, { t, language }: CommandContext): LocalAnswer {
  if (error instanceof CommandRefusal) return { heading: error.message, note: error.note };
  const { lead, detail, remedy } = errorText(error, t, language);
  return { heading: `${lead} ${detail}`, note: remedy };
}

/** Says what is wrong with a text that looks like a command, what may have been meant, and how to send it all the same. */
export function misreadAnswer(misread: Misread, text: string, context: CommandContext): LocalAnswer {
  const { t, language, write, actions } = context;
  const asWords = {
    label: t('command.sendAsWords'),
    run: () => {
      write('');
      void actions.send(text, 'steer').catch(() => write(text));
    },
  };
  if (misread.kind === 'misused') {
    return {
      heading: t('command.misused', { name: `/${misread.name}` }),
      lines: usageOf(misread.name).map((usage) => ({ term: usage, text: '' })),
      note: commandOf(misread.name).help[language],
      actions: [asWords],
      refused: true,
    };
  }
  const heading = t(misread.kind === 'unknown' ? 'command.unknown' : 'command.ambiguous', {
    name: `/${misread.typed}`,
  });
  return {
    heading,
    lines: misread.near.map((name) => ({ term: `/${name}`, text: commandOf(name).help[language] })),
    note: t(misread.near.length === 0 ? 'command.unknown.help' : 'command.unknown.near'),
    actions: [...misread.near.map((name) => ({ label: `/${name}`, run: () => write(`/${name} `) })), asWords],
    refused: true,
  };
}
