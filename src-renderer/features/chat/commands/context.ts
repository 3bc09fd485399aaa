import type { CommandName } from '@shared/chat/command-table.ts';
import type { SessionRow } from '@shared/contract/index.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import type { Format } from '../../../i18n/format.ts';
import type { Translate } from '../../../i18n/language.tsx';
import type { Language } from '../../../i18n/text.ts';
import type { LocalAnswer } from '../local-store.ts';
import type { Pane } from '../pane.tsx';
import type { ThreadActions } from '../use-thread-actions.ts';

/** What a command works on. */
export interface CommandContext {
  readonly bridge: Bridge;
  readonly t: Translate;
  readonly format: Format;
  readonly language: Language;
  readonly pane: Pane;
  /** Null for a conversation that does not exist yet. */
  readonly session: string | null;
  readonly row: SessionRow | null;
  /** What the buttons of the conversation do: a command does the same. */
  readonly actions: ThreadActions;
  /** Puts words into the field for the person to go on with. */
  readonly write: (text: string) => void;
}

/** Carries one command out. What it answers stands in the conversation and is never sent to a model; null answers nothing. Rejects with a `CommandRefusal`, or the core's `DeskError`. */
export type CommandHandler = (args: string, context: CommandContext) => Promise<LocalAnswer | null>;

/** The handlers of some commands. */
export type CommandHandlers<K extends CommandName> = Readonly<Record<K, CommandHandler>>;

/** Why a command cannot be carried out, in the person's language; `note` is what to write instead. */
export class CommandRefusal extends Error {
  readonly note: string;

  constructor(message: string, note = '') {
    super(message);
    this.name = 'CommandRefusal';
    this.note = note;
  }
}

/** The session a command that needs one works on. Throws `CommandRefusal`. */
export function sessionOf({ session, t }: CommandContext): string {
  if (session === null) throw new CommandRefusal(t('command.needs.session'));
  return session;
}
