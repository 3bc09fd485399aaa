import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import type { Message, ToolCall } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { ProseText } from '../../ui/prose-text.tsx';
import { AskStep } from './ask-step.tsx';
import { LongText } from './long-text.tsx';
import { MemoryStep, StagedStep } from './memory-step.tsx';
import { useNotifications } from './notifications.ts';
import { SkillStep } from './skill-step.tsx';
import { DelegationStep, delegationOf } from './work/delegation-step.tsx';
import { prettyJson, toolArgument, toolFailed, toolWords } from './tool-words.ts';
import { useConversation, useLive, useSoughtCall } from './pane.tsx';

/**
 * One call of a tool, as a line that opens; a change of memory as what it changed, as far as the person wants to be told.
 * What waits for the person is always told.
 */
export function ToolStep({ call }: { call: ToolCall }): ReactNode {
  const result = useConversation((store) => store.results.get(call.id));
  const running = useLive((store) => store.tools.some((tool) => tool.callId === call.id));
  const ask = useLive((store) => store.asks.find((one) => one.callId === call.id));
  const told = useNotifications();
  const effect = result?.effect;
  if (ask !== undefined && result === undefined) return <AskStep key={ask.id} ask={ask} />;
  const delegation = call.name === 'delegate_task' ? delegationOf(result) : null;
  if (delegation !== null && result !== undefined) {
    return <DelegationStep session={result.session} delegation={delegation} />;
  }
  const changed = effect?.skills ?? [];
  if (effect !== null && effect !== undefined && effect.journal.length + effect.staged.length + changed.length > 0) {
    return (
      <>
        {effect.journal.length > 0 &&
          (told === 'off' ? (
            <PlainStep call={call.id} name={call.name} args={call.arguments} result={result} running={running} />
          ) : (
            <MemoryStep seqs={effect.journal} whole={told === 'verbose'} />
          ))}
        {changed.length > 0 && <SkillStep ids={changed} />}
        {effect.staged.map((id) => (
          <StagedStep key={id} id={id} words={toolArgument(call.arguments)} />
        ))}
      </>
    );
  }
  return <PlainStep call={call.id} name={call.name} args={call.arguments} result={result} running={running} />;
}

/** A call that runs now and has no stored message yet. */
export function RunningStep({ call, name, args }: { call: string; name: string; args: string }): ReactNode {
  return <PlainStep call={call} name={name} args={args} result={undefined} running />;
}

function PlainStep({
  call,
  name,
  args,
  result,
  running,
}: {
  call: string;
  name: string;
  args: string;
  result: Message | undefined;
  running: boolean;
}): ReactNode {
  const t = useText();
  const [asked, setOpen] = useState(false);
  const sought = useSoughtCall(call);
  const open = asked || sought;
  const body = useId();
  const words = toolWords(name, t);
  const failed = result !== undefined && toolFailed(result.content);
  return (
    <div className={classes('step', failed && 'failed')} data-part={`call ${call}`}>
      <button
        type="button"
        className="h"
        aria-expanded={open}
        aria-controls={open ? body : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} />
        <Icon name={words.icon} />
        <span className="name">
          <ProseText code text={words.name} />
        </span>
        <span className="arg cut grow">
          <ProseText code text={toolArgument(args)} />
        </span>
        <StepState result={result} running={running} failed={failed} />
      </button>
      {open && (
        <div className="in" id={body}>
          <Part title={t('tool.asked')} text={prettyJson(args)} />
          {result !== undefined && <Part title={t('tool.answered')} text={prettyJson(result.content)} />}
        </div>
      )}
    </div>
  );
}

function StepState({
  result,
  running,
  failed,
}: {
  result: Message | undefined;
  running: boolean;
  failed: boolean;
}): ReactNode {
  const t = useText();
  if (failed) {
    return (
      <span className="tag rem">
        <Icon name="alert" size={14} />
        {t('tool.failed')}
      </span>
    );
  }
  if (result !== undefined) {
    const lines = result.content === '' ? 0 : result.content.split('\n').length;
    return <span className="meta">{lines > 1 ? t.count('tool.lines', lines) : ''}</span>;
  }
  return <span className="meta">{running ? t('tool.running') : t('tool.noResult')}</span>;
}

function Part({ title, text }: { title: string; text: string }): ReactNode {
  if (text === '' || text === '{}') return null;
  return (
    <section>
      <h4 className="meta">{title}</h4>
      <LongText text={text} limit={8000}>
        {(shown) => (
          <pre className="pre" tabIndex={0} dir="ltr">
            <ProseText code text={shown} />
          </pre>
        )}
      </LongText>
    </section>
  );
}
