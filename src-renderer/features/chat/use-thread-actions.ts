import { useMemo } from 'react';
import type { CompressWish } from '@shared/chat/compress-words.ts';
import { DeskError } from '@shared/contract/index.ts';
import type { SessionRow } from '@shared/contract/index.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import type { Format } from '../../i18n/format.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { Translate } from '../../i18n/language.tsx';
import { useSessionActions } from '../sessions/actions.ts';
import type { SessionActions } from '../sessions/actions.ts';
import type { WhenBusy } from './composer.tsx';
import { draftOf, newDraftKey, setDraft, useDrafts } from './draft-store.ts';
import { useNewModel } from './models-store.ts';
import { refreshTail } from './open-conversation.ts';
import { openIn, openLater } from './pane-route.ts';
import { usePane } from './pane.tsx';
import type { Pane } from './pane.tsx';

/** What can be done with the conversation of a pane, by button, by palette and by command. Each rejects with a `DeskError`. */
export interface ThreadActions {
  /** Resolves when the words are on disk, or wait behind the running turn. */
  send(text: string, how: WhenBusy): Promise<void>;
  stop(): Promise<void>;
  retry(): Promise<void>;
  /** Sends other words in the place of a message; what followed it is set aside. */
  resend(message: number, text: string): Promise<void>;
  /** Takes the last words and their answer back; the words stand in the field. */
  undo(): Promise<void>;
  /** Goes on with a turn that was cut off. */
  goOn(): Promise<void>;
  /** Goes on in a new session from a message, or from the end (null); words of the person at that place stand in its field. */
  branch(message: number | null, title: string): Promise<void>;
  /** Summarises the older messages as wished for; answers what came of it in one sentence. */
  compress(wish: CompressWish): Promise<string>;
  /** Gives the session the tools there are now; answers that in one sentence. */
  renewTools(): Promise<string>;
  rename(title: string): Promise<void>;
  pin(): Promise<void>;
  archive(): Promise<void>;
  remove(): Promise<void>;
  exportAs(format: 'markdown' | 'html' | 'jsonl'): Promise<void>;
  /** Begins a new session, which gets this title when it has its first words; empty for none. */
  begin(title: string): void;
  /** Opens the list of models. */
  openModels(): void;
}

export interface ThreadActionsProps {
  readonly session: string | null;
  readonly onDeleted: (row: SessionRow) => void;
  readonly onModels: () => void;
}

/** Titles for sessions that have no first words yet, by pane. */
const titles = new Map<string, string>();

interface Deps extends ThreadActionsProps {
  readonly bridge: Bridge;
  readonly pane: Pane;
  readonly t: Translate;
  readonly format: Format;
  readonly sessions: SessionActions;
}

/** The actions of the conversation in this pane. */
export function useThreadActions(props: ThreadActionsProps): ThreadActions {
  const { session, onDeleted, onModels } = props;
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const pane = usePane();
  const sessions = useSessionActions();
  return useMemo(
    () => createThreadActions({ session, onDeleted, onModels, bridge, pane, t, format, sessions }),
    [session, onDeleted, onModels, bridge, pane, t, format, sessions],
  );
}

function createThreadActions(deps: Deps): ThreadActions {
  const { session, bridge, pane, t, format, sessions } = deps;
  const { conversation } = pane;

  const existing = (): string => {
    if (session === null) throw new DeskError('conflict', t('command.needs.session'));
    return session;
  };
  const rowNow = (): SessionRow => {
    const { row } = conversation.getState();
    if (row === null) throw new DeskError('conflict', t('command.needs.session'));
    return row;
  };

  const first = async (text: string, how: WhenBusy): Promise<void> => {
    const show = openLater(pane.name, { replace: true });
    const model = useNewModel.getState()[pane.name] ?? {};
    const sent = await bridge.request('chat.send', { session: null, text, whenBusy: how, model });
    useNewModel.setState({ [pane.name]: {} });
    const title = titles.get(pane.name);
    titles.delete(pane.name);
    // A title that is taken leaves the session with the one it has.
    if (title !== undefined) await sessions.rename(sent.session, title).catch(() => undefined);
    show(sent.session);
  };

  return {
    send: async (text, how) => {
      if (session === null) await first(text, how);
      else await bridge.request('chat.send', { session, text, whenBusy: how });
      conversation.setState((was) => ({ sent: was.sent + 1 }));
    },
    stop: async () => {
      await bridge.request('chat.stop', { session: existing() });
    },
    retry: async () => {
      await bridge.request('chat.retry', { session: existing() });
      await refreshTail(bridge, pane, existing());
    },
    resend: async (message, text) => {
      await bridge.request('chat.edit', { session: existing(), message, text });
      await refreshTail(bridge, pane, existing());
    },
    undo: async () => {
      const { text } = await bridge.request('chat.undo', { session: existing() });
      await refreshTail(bridge, pane, existing());
      giveBack(bridge, existing(), text);
    },
    goOn: async () => {
      await bridge.request('chat.continue', { session: existing() });
    },
    branch: async (message, title) => {
      const show = openLater(pane.name);
      const made = await bridge.request('chat.branch', { session: existing(), message, title });
      giveBack(bridge, made.session, made.words);
      show(made.session);
    },
    compress: async (wish) => {
      if (session === null) return t('chat.nothingToCompress');
      const gained = await bridge.request('chat.compress', { session, ...wish });
      if (!gained.compressed) return gained.message;
      const [before, after] = [format.compact(gained.tokensBefore), format.compact(gained.tokensAfter)];
      return t('chat.compressed', { before, after });
    },
    renewTools: async () => {
      await bridge.request('mcp.renewTools', { session: existing() });
      return t('chat.toolsRenewed');
    },
    rename: (title) => sessions.rename(existing(), title),
    pin: () => sessions.pin(rowNow()),
    archive: () => sessions.archive(rowNow()),
    remove: async () => {
      const row = rowNow();
      await sessions.remove(row.id);
      deps.onDeleted(row);
    },
    exportAs: (kind) => sessions.exportAs(rowNow(), kind),
    begin: (title) => {
      if (title === '') titles.delete(pane.name);
      else titles.set(pane.name, title);
      openIn(pane.name, null);
    },
    openModels: deps.onModels,
  };
}

/** Puts words into the field of a conversation, before what is typed there already. */
function giveBack(bridge: Bridge, session: string, words: string): void {
  if (words === '') return;
  const draft = draftOf(useDrafts.getState(), session);
  const text = [words, draft.text].filter((part) => part !== '').join('\n');
  setDraft(bridge, session, { ...draft, text });
}

/** The key of the draft of a pane's conversation. */
export function draftKey(pane: Pane, session: string | null): string {
  return session ?? newDraftKey(pane.name);
}
