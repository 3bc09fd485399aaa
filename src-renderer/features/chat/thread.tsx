import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { readCommand, type ChatCommand } from '@shared/chat/commands.ts';
import type { SessionRow } from '@shared/contract/index.ts';
import { go, goFromHere, href } from '../../app/route.ts';
import { useApp } from '../../app/app-store.ts';
import { useCommands } from '../../app/commands.ts';
import type { Command } from '../../app/commands.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/popover.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';
import { sessionName, useSessionActions, useSessionMenu } from '../sessions/actions.ts';
import { TitleField } from '../sessions/title-field.tsx';
import { Announcer } from './announcer.tsx';
import { Composer } from './composer.tsx';
import type { WhenBusy } from './composer.tsx';
import { showConversation, useConversation } from './conversation-store.ts';
import { setDraft } from './draft-store.ts';
import { EmptyChat } from './empty-chat.tsx';
import { live, useLive } from './live-store.ts';
import { MessageList } from './message-list.tsx';
import { openConversation, refreshTail } from './open-conversation.ts';
import { obeySkills } from './skills-command.ts';
import { useCompress } from './use-compress.ts';
import { useWhenBusy } from './when-busy.ts';

export interface ThreadProps {
  /** Null for a conversation that does not exist yet. */
  readonly session: string | null;
  readonly target: number | null;
  readonly onShowList: () => void;
}

/** One conversation: its head, its messages, the composer. */
export function Thread({ session, target, onShowList }: ThreadProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const compress = useCompress(session);
  const whenBusy = useWhenBusy();
  const [error, setError] = useState<unknown>(null);
  const [deleted, setDeleted] = useState<SessionRow | null>(null);
  const [said, setSaid] = useState('');
  const { state, error: loadError } = useConversation();

  useEffect(() => {
    setError(null);
    setSaid('');
    if (session !== null) return openConversation(bridge, session);
    showConversation(null);
    live.reset(null);
    return undefined;
  }, [bridge, session]);

  const onSend = async (words: string, how: WhenBusy): Promise<void> => {
    const command = readCommand(words);
    if (command !== null && !('text' in command)) {
      await obey(command);
      return;
    }
    const { text, busy } = command === null ? { text: words, busy: how } : { text: command.text, busy: command.name };
    const goOn = goFromHere();
    const sent = await bridge.request('chat.send', { session, text, whenBusy: busy });
    useConversation.setState((was) => ({ sent: was.sent + 1 }));
    setDeleted(null);
    if (session === null) goOn(href('chat', [sent.session]), { replace: true });
  };
  const onCompress = async (focus: string): Promise<void> => {
    setSaid('');
    setSaid(await compress(focus));
  };
  const onRenewTools = async (): Promise<void> => {
    if (session === null) return;
    await bridge.request('mcp.renewTools', { session });
    setSaid(t('chat.toolsRenewed'));
  };
  /** Does what was written in place of words. */
  const obey = async (command: Exclude<ChatCommand, { text: string }>): Promise<void> => {
    if (command.name === 'compress') await onCompress(command.focus);
    else if (command.name === 'skills') setSaid(await obeySkills(bridge, command));
    else if (command.name === 'new') go(href('chat', ['new']));
    else if (session !== null) await bridge.request(command.name === 'stop' ? 'chat.stop' : 'chat.retry', { session });
    if (command.name === 'retry' && session !== null) await refreshTail(bridge, session);
  };
  const attempt = (work: Promise<unknown>): void => void work.then(() => setError(null), setError);
  const onStop = (): void => {
    if (session !== null) attempt(bridge.request('chat.stop', { session }));
  };
  const onResend = useCallback(
    async (message: number, text: string): Promise<void> => {
      if (session === null) return;
      try {
        await bridge.request('chat.edit', { session, message, text });
        await refreshTail(bridge, session);
        setError(null);
      } catch (fault) {
        setError(fault);
      }
    },
    [bridge, session],
  );
  const onRetry = (): void => {
    if (session === null) return;
    attempt(bridge.request('chat.retry', { session }).then(() => refreshTail(bridge, session)));
  };
  const onContinue = (): void => {
    if (session !== null) attempt(bridge.request('chat.continue', { session }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!useLive.getState().running) return;
    event.preventDefault();
    onStop();
  };
  const running = useLive((store) => store.running);
  const onMakeRoom = (): void => attempt(onCompress(''));
  const actions = useRef({ onStop, onRetry, onMakeRoom });
  useEffect(() => {
    actions.current = { onStop, onRetry, onMakeRoom };
  });
  useCommands(
    'chat',
    useMemo((): readonly Command[] => {
      if (session === null) return [];
      const memory: Command = {
        id: 'prompt and memory',
        label: t('chat.promptAndMemory'),
        icon: 'memory',
        run: () => go(href('memory', [session])),
      };
      return running
        ? [{ id: 'stop', label: t('chat.stop'), icon: 'stop', run: () => actions.current.onStop() }, memory]
        : [
            { id: 'retry', label: t('chat.retry'), icon: 'again', run: () => actions.current.onRetry() },
            { id: 'compress', label: t('chat.compress'), icon: 'minus', run: () => actions.current.onMakeRoom() },
            memory,
          ];
    }, [session, running, t]),
  );
  const onDeleted = useCallback((row: SessionRow) => {
    setDeleted(row);
    go(href('chat', ['new']));
  }, []);

  return (
    <section className="thread" aria-label={t('chat.conversation')} onKeyDown={onKeyDown}>
      <ThreadBar
        session={session}
        onShowList={onShowList}
        onDeleted={onDeleted}
        onError={setError}
        onRetry={onRetry}
        onCompress={onMakeRoom}
        onRenewTools={() => attempt(onRenewTools())}
      />
      {deleted !== null && <DeletedNote row={deleted} onDone={() => setDeleted(null)} onError={setError} />}
      {error !== null && <Failed error={error} />}
      {said !== '' && (
        <Note
          icon="check"
          actions={<IconButton small icon="close" label={t('common.close')} onClick={() => setSaid('')} />}
        >
          {said}
        </Note>
      )}
      {session === null && <EmptyChat onPick={(text) => setDraft(bridge, 'new', { text, pasted: [] })} />}
      {session !== null && state === 'failed' && <Failed error={loadError} />}
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
          onContinue={onContinue}
          onRetry={onRetry}
        />
      )}
      {state === 'failed' && session !== null && <div className="grow" />}
      <Composer session={session} whenBusy={whenBusy} onSend={onSend} onStop={onStop} />
      <Announcer />
    </section>
  );
}

function ThreadBar({
  session,
  onShowList,
  onDeleted,
  onError,
  onRetry,
  onCompress,
  onRenewTools,
}: {
  session: string | null;
  onShowList: () => void;
  onDeleted: (row: SessionRow) => void;
  onError: (error: unknown) => void;
  onRetry: () => void;
  onCompress: () => void;
  onRenewTools: () => void;
}): ReactNode {
  const t = useText();
  const row = useConversation((store) => store.row);
  const running = useLive((store) => store.running);
  const lookingOn = useApp(({ state }) => state?.mode === 'onlooker');
  const [renaming, setRenaming] = useState(false);
  const onRename = useCallback(() => setRenaming(true), []);
  const menu = useSessionMenu(row, { onRename, onDeleted, onError });
  useEffect(() => setRenaming(false), [session]);
  return (
    <header className="bar">
      <IconButton icon="list" className="narrow-only" label={t('chat.showList')} onClick={onShowList} />
      {renaming && row !== null ? (
        <TitleField row={row} onClose={() => setRenaming(false)} onError={onError} />
      ) : (
        <h1 className="cut grow" dir="auto">
          {session === null ? t('chat.new') : row === null ? ' ' : sessionName(row, t)}
        </h1>
      )}
      {session !== null && (
        <>
          <a className="btn btn-quiet" href={href('memory', [session])}>
            <Icon name="memory" />
            {t('chat.promptAndMemory')}
          </a>
          {row !== null && !lookingOn && (
            <Menu
              label={t('chat.more')}
              trigger={<IconButton icon="more" label={t('chat.more')} />}
              items={[
                ...(running
                  ? []
                  : [
                      { kind: 'item' as const, label: t('chat.retry'), icon: 'again' as const, run: onRetry },
                      { kind: 'item' as const, label: t('chat.compress'), icon: 'minus' as const, run: onCompress },
                      { kind: 'item' as const, label: t('chat.renewTools'), icon: 'tool' as const, run: onRenewTools },
                      { kind: 'rule' as const },
                    ]),
                ...menu,
              ]}
            />
          )}
        </>
      )}
    </header>
  );
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
  const actions = useSessionActions();
  const undo = (): void => {
    const goOn = goFromHere();
    actions.restore(row.id).then(() => {
      onDone();
      goOn(href('chat', [row.id]));
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
