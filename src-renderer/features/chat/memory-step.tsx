import { useState } from 'react';
import type { ReactNode } from 'react';
import type { DecidedWrite, JournalEvent, Proposal, Store } from '@shared/contract/index.ts';
import { preview } from '@shared/memory/text.ts';
import { href } from '../../app/route.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { nearChanges } from '../../ui/entry-runs.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import { directionOf } from '../../ui/direction.ts';
import { decidedNote, howDecided } from '../approvals/decided.ts';
import { useJournalEvents, useStaged } from './effects-store.ts';

/** The file of a store, by the name people see on disk. */
const fileOf: Record<Store, string> = { memory: 'MEMORY.md', user: 'USER.md' };

/** What a tool row changed in memory: a word diff an entry, near the changes or `whole`, with Undo. */
export function MemoryStep({ seqs, whole }: { seqs: readonly number[]; whole: boolean }): ReactNode {
  return useJournalEvents(seqs).map((event) => <ChangeStep key={event.seq} event={event} whole={whole} />);
}

function ChangeStep({ event, whole }: { event: JournalEvent; whole: boolean }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [undone, setUndone] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const undo = async (): Promise<void> => {
    try {
      await bridge.request('memory.undo', { seq: event.seq });
      setUndone(true);
      setError(null);
    } catch (fault) {
      setError(fault);
    }
  };
  const text = event.after ?? event.before ?? '';
  return (
    <div className="step mem">
      <div className="h">
        <Icon name="check" />
        <Icon name="memory" />
        <span className="name">{t('effect.changed')}</span>
        <span className="grow cut">{t(`effect.${event.op}`, { file: fileOf[event.store] })}</span>
        <span className="meta wide-only">{undone ? t('effect.undone') : t('effect.toldNext')}</span>
        {event.undoable && !undone && !lookingOn && (
          <Button small icon="undo" onClick={() => void undo()}>
            {t('common.undo')}
          </Button>
        )}
      </div>
      <div className="in entry" dir={directionOf(text)}>
        <Change before={event.before} after={event.after} whole={whole} />
      </div>
      {error !== null && <Failed error={error} />}
    </div>
  );
}

/** Longest piece of an added or removed text that a row shows unless it shows all, in code points. */
const gist = 240;

function Change({ before, after, whole }: Pick<JournalEvent, 'before' | 'after'> & { whole: boolean }): ReactNode {
  if (before !== null && after !== null) {
    const segments = wordDiff(before, after);
    return <EntryText text={whole ? segments : nearChanges(segments)} />;
  }
  const text = after ?? before ?? '';
  const kind = after === null ? 'rem' : 'add';
  return <EntryText whole text={[{ kind, text: whole ? text : preview(text, gist, '…') }]} />;
}

/**
 * A write that waits for the person: the only lamp row of a conversation. Once decided it is a plain line, with `words`
 * for what was proposed.
 */
export function StagedStep({ id, words }: { id: string; words: string }): ReactNode {
  const t = useText();
  const write = useStaged(id);
  if (write !== undefined && write.kind !== 'waits') {
    return <DecidedStep decided={write.kind === 'decided' ? write.decided : null} words={words} />;
  }
  const proposal = write?.proposal;
  return (
    <div className="step ask">
      <div className="h">
        <Tag tone="lamp" icon="hourglass">
          <b>{t('common.waits')}</b>
        </Tag>
        <span className="grow cut" dir="auto">
          {proposal === undefined ? t('effect.stagedUnknown') : proposalWords(proposal, t)}
        </span>
        <a className="btn btn-sm" href={href('approvals', [id])}>
          {t('common.review')}
        </a>
      </div>
    </div>
  );
}

/** How it was decided, by whom and when. */
function DecidedStep({ decided, words }: { decided: DecidedWrite | null; words: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const written = decided !== null && (decided.outcome === 'approved' || decided.outcome === 'elsewhere');
  return (
    <div className="step">
      <div className="h">
        <Icon name={written ? 'check' : 'close'} />
        <Icon name="stamp" />
        <span className="name">{howDecided(decided, t)}</span>
        <span className="arg cut grow" dir="auto">
          {words}
        </span>
        <span className="meta">{decidedNote(decided, t, format)}</span>
      </div>
    </div>
  );
}

function proposalWords(proposal: Proposal, t: ReturnType<typeof useText>): string {
  const target = proposal.store === null ? (proposal.skill ?? '') : fileOf[proposal.store];
  const [op] = proposal.ops;
  if (op === undefined || proposal.ops.length > 1 || proposal.subsystem === 'skills') {
    return t('effect.batch.staged', { target, text: proposal.summary });
  }
  const text = (op.action === 'remove' ? op.target : op.content) ?? proposal.summary;
  return t(`effect.${op.action}.staged`, { target, text });
}
