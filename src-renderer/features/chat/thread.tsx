import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { readCommand } from '@shared/chat/commands.ts';
import type { SessionRow } from '@shared/contract/index.ts';
import { hasMod } from '../../app/keyboard.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useLanguage, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';
import { sessionName, useSessionActions } from '../sessions/actions.ts';
import { Announcer } from './announcer.tsx';
import type { CommandContext } from './commands/context.ts';
import { answerIn, misreadAnswer, obey } from './commands/obey.ts';
import { beginsWithSkill } from './commands/skill-words.ts';
import { usePaletteCommands } from './commands/palette-commands.ts';
import { Composer } from './composer.tsx';
import type { WhenBusy } from './composer.tsx';
import { draftOf, setDraft, useDrafts } from './draft-store.ts';
import { isGone } from './conversation-store.ts';
import { EmptyChat, GoneChat } from './empty-chat.tsx';
import { FindBar } from './find-bar.tsx';
import { LooseRows } from './local-rows.tsx';
import { MessageList } from './message-list.tsx';
import { openConversation } from './open-conversation.ts';
import { openIn, openLater } from './pane-route.ts';
import { useConversation, useLocals, usePane } from './pane.tsx';
import { ThreadBar } from './thread-bar.tsx';
import { draftKey, useThreadActions } from './use-thread-actions.ts';
import { useWhenBusy } from './when-busy.ts';
import { WorkBar } from './work/work-bar.tsx';

export interface ThreadProps {
  /** Null for a conversation that does not exist yet. */
  readonly session: string | null;
  readonly target: number | null;
  /** True when another conversation stands beside this one. */
  readonly paired: boolean;
  readonly onShowList: () => void;
}

/** One conversation: its head, its messages, the composer. */
export function Thread({ session, target, paired, onShowList }: ThreadProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const pane = usePane();
  const whenBusy = useWhenBusy();
  const [error, setError] = useState<unknown>(null);
  const [deleted, setDeleted] = useState<SessionRow | null>(null);
  const [modelsOpen, setModelsOpen] = useState(false);
  const state = useConversation((store) => store.state);
  const loadError = useConversation((store) => store.error);
  const gone = useConversation(isGone);
  const answered = useLocals((store) => store.rows.length > 0);
  const section = useRef<HTMLElement>(null);
  const sought = useRef(target);
  useEffect(() => {
    sought.current = target;
  }, [target]);

  useEffect(() => {
    setError(null);
    setModelsOpen(false);
    pane.locals.clear();
    pane.find.end();
    if (session !== null) return openConversation(bridge, pane, session, sought.current);
    pane.conversation.show(null);
    pane.live.reset(null);
    return undefined;
  }, [bridge, pane, session]);

  const onDeleted = useCallback(
    (row: SessionRow) => {
      setDeleted(row);
      openIn(pane.name, null);
    },
    [pane],
  );
  const onModels = useCallback(() => setModelsOpen(true), []);
  const actions = useThreadActions({ session, onDeleted, onModels });
  const attempt = useCallback((work: Promise<unknown>): void => void work.then(() => setError(null), setError), []);
  const focus = useCallback(
    () => section.current?.querySelector<HTMLTextAreaElement>('.compose textarea')?.focus(),
    [],
  );
  const onResend = useCallback(
    (message: number, text: string) => {
      attempt(actions.resend(message, text));
      // What was edited goes, with what followed.
      focus();
    },
    [actions, attempt, focus],
  );
  const onBranch = useCallback((message: number) => attempt(actions.branch(message, '')), [actions, attempt]);
  const onContinue = useCallback(() => attempt(actions.goOn()), [actions, attempt]);
  const onRetry = useCallback(() => attempt(actions.retry()), [actions, attempt]);
  const onStop = useCallback(() => attempt(actions.stop()), [actions, attempt]);

  const onCompress = useCallback(() => actions.compress({ focus: '', keep: null }), [actions]);

  const key = draftKey(pane, session);
  const context = useCommandContext(session, actions, key, focus);
  usePaletteCommands(context, paired);

  const onSend = async (words: string, how: WhenBusy): Promise<void> => {
    setDeleted(null);
    const read = readCommand(words);
    if (read === null || (await beginsWithSkill(bridge, words))) await actions.send(words, how);
    else if (read.kind === 'command') await obey(read, context);
    else {
      context.write(words);
      answerIn(pane, words.trim(), misreadAnswer(read, words, context));
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (hasMod(event) && event.key.toLowerCase() === 'f' && session !== null) {
      event.preventDefault();
      pane.find.begin();
      return;
    }
    if (event.key !== 'Escape' || !pane.live.getState().running) return;
    event.preventDefault();
    onStop();
  };
  useFindKey(session !== null && pane.name === 'main');

  return (
    <section
      ref={section}
      className="thread"
      aria-label={t(pane.name === 'main' ? 'chat.conversation' : 'chat.conversationBeside')}
      onKeyDown={onKeyDown}
    >
      <ThreadBar
        session={session}
        actions={actions}
        paired={paired}
        attempt={attempt}
        onAnswer={(words) => answerIn(pane, '', { heading: words })}
        onShowList={onShowList}
        onDeleted={onDeleted}
        onError={setError}
      />
      <FindBar />
      {deleted !== null && <DeletedNote row={deleted} onDone={() => setDeleted(null)} onError={setError} />}
      {error !== null && <Failed error={error} />}
      {session === null &&
        (answered ? (
          <div className="talk-box scroll answers-only">
            <LooseRows />
          </div>
        ) : (
          <EmptyChat onPick={context.write} />
        ))}
      {gone && <GoneChat onNew={() => openIn(pane.name, null)} />}
      {session !== null && state === 'failed' && !gone && <Failed error={loadError} />}
      {session !== null && state === 'loading' && (
        <div className="talk-box">
          <div className="col">
            <Loading />
          </div>
        </div>
      )}
      {session !== null && state === 'ready' && (
        <MessageList
          key={session}
          session={session}
          target={target}
          onResend={onResend}
          onBranch={onBranch}
          onContinue={onContinue}
          onRetry={onRetry}
        />
      )}
      {state === 'failed' && session !== null && !gone && <div className="grow" />}
      {session !== null && !gone && <WorkBar session={session} />}
      {!gone && (
        <Composer
          session={session}
          whenBusy={whenBusy}
          models={{ open: modelsOpen, onOpen: setModelsOpen }}
          onSend={onSend}
          onStop={onStop}
          onCompress={onCompress}
        />
      )}
      <Announcer />
    </section>
  );
}

/** What commands of this pane work on, always as it is now. */
function useCommandContext(
  session: string | null,
  actions: CommandContext['actions'],
  key: string,
  focus: () => void,
): CommandContext {
  const t = useText();
  const format = useFormat();
  const language = useLanguage();
  const bridge = useBridge();
  const pane = usePane();
  const row = useConversation((store) => store.row);
  const focusNow = useRef(focus);
  useEffect(() => {
    focusNow.current = focus;
  });
  return useMemo(
    () => ({
      bridge,
      t,
      format,
      language,
      pane,
      session,
      row,
      actions,
      write: (text) => {
        setDraft(bridge, key, { ...draftOf(useDrafts.getState(), key), text });
        focusNow.current();
      },
    }),
    [bridge, t, format, language, pane, session, row, actions, key],
  );
}

/** The key that opens the search in the conversation, from anywhere on the screen that is in no conversation. */
function useFindKey(on: boolean): void {
  const pane = usePane();
  useEffect(() => {
    if (!on) return;
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.defaultPrevented || !hasMod(event) || event.key.toLowerCase() !== 'f') return;
      event.preventDefault();
      pane.find.begin();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on, pane]);
}

function DeletedNote({
  row,
  onDone,
  onError,
}: {
  row: SessionRow;
  onDone: () => void;
  onError: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const { name } = usePane();
  const actions = useSessionActions();
  const undo = (): void => {
    const show = openLater(name);
    actions.restore(row.id).then(() => {
      onDone();
      show(row.id);
    }, onError);
  };
  return (
    <Note
      icon="trash"
      actions={
        <>
          <Button small icon="undo" onClick={undo}>
            {t('common.undo')}
          </Button>
          <IconButton small icon="close" label={t('common.close')} onClick={onDone} />
        </>
      }
    >
      {t('session.deleted', { title: sessionName(row, t) })}
    </Note>
  );
}
