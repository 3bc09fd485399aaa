import { DeskError } from '@shared/contract/index.ts';
import type { SessionRow } from '@shared/contract/index.ts';
import { go, href } from '../../../app/route.ts';
import { sessionName } from '../../sessions/actions.ts';
import { browse, useBrowse } from '../../sessions/browse-store.ts';
import type { LocalAnswer } from '../local-store.ts';
import { openBeside, openIn } from '../pane-route.ts';
import { CommandRefusal, sessionOf } from './context.ts';
import type { CommandContext, CommandHandlers } from './context.ts';

/** Sessions that a person may mean, most. */
const mostMeant = 8;

/** The session of a name: an id, a title, the beginning of an id, or words of a title. Answers the choice where there are several. */
async function meant(name: string, context: CommandContext): Promise<SessionRow | LocalAnswer> {
  const { bridge, t, format } = context;
  try {
    return await bridge.request('sessions.resolve', { name });
  } catch (error) {
    if (!(error instanceof DeskError) || (error.code !== 'not_found' && error.code !== 'ambiguous')) throw error;
    const { rows } = await bridge.request('sessions.list', { title: name, limit: mostMeant });
    const [only] = rows;
    if (only === undefined) throw error;
    if (rows.length === 1) return only;
    return {
      heading: t('command.several'),
      lines: rows.map((row) => ({
        term: sessionName(row, t),
        text: format.when(row.lastActive),
        href: href('chat', [row.id]),
      })),
    };
  }
}

const isRow = (found: SessionRow | LocalAnswer): found is SessionRow => 'id' in found;

/** The commands about sessions. */
export const sessionCommands = {
  new: (args, { actions }) => {
    actions.begin(args);
    return Promise.resolve(null);
  },
  resume: async (args, context) => {
    if (args === '') {
      context.write('/resume ');
      return null;
    }
    const found = await meant(args, context);
    if (!isRow(found)) return found;
    openIn(context.pane.name, found.id);
    return null;
  },
  beside: async (args, context) => {
    if (args.toLowerCase() === 'off') {
      openBeside(undefined);
      return null;
    }
    const found = await meant(args, context);
    if (!isRow(found)) return found;
    openBeside(found.id);
    return null;
  },
  sessions: () => {
    go(href('sessions'));
    return Promise.resolve(null);
  },
  search: (args, { bridge }) => {
    useBrowse.setState({ query: args });
    void browse(bridge);
    go(href('sessions'));
    return Promise.resolve(null);
  },
  find: (args, { pane }) => {
    pane.find.begin(args);
    return Promise.resolve(null);
  },
  title: async (args, context) => {
    const { t, row, actions } = context;
    if (args === '') {
      return { heading: row === null ? t('session.untitled') : sessionName(row, t), note: t('command.title.note') };
    }
    await actions.rename(args);
    return null;
  },
  branch: async (args, { actions }) => {
    await actions.branch(null, args);
    return null;
  },
  undo: async (_, { actions }) => {
    await actions.undo();
    return null;
  },
  retry: async (_, { actions }) => {
    await actions.retry();
    return null;
  },
  continue: async (_, { actions }) => {
    await actions.goOn();
    return null;
  },
  pin: async (_, { actions }) => {
    await actions.pin();
    return null;
  },
  archive: async (_, { actions }) => {
    await actions.archive();
    return null;
  },
  delete: async (_, { actions }) => {
    await actions.remove();
    return null;
  },
  export: async (args, { actions }) => {
    await actions.exportAs(args === 'html' || args === 'jsonl' ? args : 'markdown');
    return null;
  },
  copy: async (_, { t, pane }) => {
    const { messages } = pane.conversation.getState();
    const answer = messages.findLast(({ role, content }) => role === 'assistant' && content !== '');
    if (answer === undefined) throw new CommandRefusal(t('command.copy.nothing'));
    return navigator.clipboard.writeText(answer.content).then(
      () => ({ heading: t('common.copied') }),
      () => ({ heading: t('common.notCopied'), refused: true }),
    );
  },
  status: async (_, context) => {
    const { bridge, t, format } = context;
    const session = sessionOf(context);
    const [row, model, context_] = await Promise.all([
      bridge.request('sessions.get', { id: session }),
      bridge.request('chat.model', { session }),
      bridge.request('chat.context', { session }),
    ]);
    const lines = [
      { term: t('command.status.model'), text: [model.label, model.model].join(', ') },
      { term: t('command.status.messages'), text: format.number(row.messageCount) },
      {
        term: t('chat.context'),
        text: t('chat.contextOf', { used: format.compact(context_.used), window: format.compact(context_.window) }),
      },
      { term: t('command.status.started'), text: format.dateTime(row.startedAt) },
      { term: t('command.status.waiting'), text: format.number(row.waiting), href: href('approvals') },
      { term: t('command.status.changes'), text: format.number(row.changes), href: href('memory', [session]) },
      { term: t('command.status.id'), text: row.id },
    ];
    const parent =
      row.parent === null
        ? []
        : [{ term: t('command.status.parent'), text: row.parent, href: href('chat', [row.parent]) }];
    return { heading: sessionName(row, t), lines: [...lines, ...parent] };
  },
} satisfies CommandHandlers<
  | 'new'
  | 'resume'
  | 'beside'
  | 'sessions'
  | 'search'
  | 'find'
  | 'title'
  | 'branch'
  | 'undo'
  | 'retry'
  | 'continue'
  | 'pin'
  | 'archive'
  | 'delete'
  | 'export'
  | 'copy'
  | 'status'
>;
