import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Proposal, ProposalOp } from '@shared/contract/index.ts';
import { hasHidden } from '@shared/memory/reveal.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { EntryText } from '../../ui/entry-text.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Meter } from '../../ui/signs.tsx';
import { Note } from '../../ui/states.tsx';
import { EntryEditor } from '../memory/entry-editor.tsx';
import { FindingList } from '../memory/finding-list.tsx';
import { sessionHref } from '../sessions/session-href.ts';
import { ChangePair, TextPair } from './change-pair.tsx';
import type { Edit, EditProps } from './approvals-store.ts';
import { Section } from './section.tsx';
import { SkillChange } from './skill-change.tsx';
import { longTitle, targetOf, waysOf } from './words.ts';

export type ProposalViewProps = EditProps;

/** One proposal in the order of thought: change, scanner, budget, who asked, the file after. */
export function ProposalView(props: ProposalViewProps): ReactNode {
  const { proposal, edit } = props;
  const t = useText();
  return (
    <>
      <Title proposal={proposal} />
      {proposal.supersedes !== null && <OlderNote older={proposal.supersedes} />}
      {proposal.state === 'stale' && <StaleNote proposal={proposal} />}
      {proposal.state === 'refused' && (
        <Note bad>
          <b>{t('approvals.refused')}</b> {proposal.reason}
        </Note>
      )}
      <div className="secs">
        {proposal.stale !== null && (
          <Section title={t('approvals.sec.meanwhile')}>
            <TextPair
              was={proposal.stale.then}
              is={proposal.stale.now}
              wasLabel={t('approvals.whenStaged')}
              isLabel={t('approvals.now')}
              kind={proposal.stale.now === null ? 'removed' : 'changed'}
            />
          </Section>
        )}
        {proposal.subsystem === 'memory' ? <MemoryChange {...props} /> : <SkillChange {...props} />}
        {edit === null && <Scanner proposal={proposal} />}
        {proposal.budget !== null && edit === null && <Budget budget={proposal.budget} />}
        <AskedBy proposal={proposal} />
        {proposal.fileAfter.length > 0 && edit === null && <FileAfter proposal={proposal} />}
      </div>
    </>
  );
}

function Title({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { cause, createdAt, id } = proposal;
  const byReview = cause.origin === 'background_review';
  const by =
    cause.sessionTitle === null
      ? t(byReview ? 'approvals.byReviewAlone' : 'approvals.byAgentAlone')
      : t(byReview ? 'approvals.byReview' : 'approvals.byAgent', { title: cause.sessionTitle });
  return (
    <header className="ttl">
      <h2 tabIndex={-1}>{longTitle(proposal, t)}</h2>
      <p className="meta">
        <span>{by}</span>
        <span>{[format.ago(createdAt), format.moment(createdAt)].join(t('memory.comma'))}</span>
        <span>{t('approvals.id', { id })}</span>
      </p>
    </header>
  );
}

/** An older proposal for the same entry: still there to be read, and open again when this one is rejected. */
function OlderNote({ older }: { older: string }): ReactNode {
  const t = useText();
  return (
    <Note
      icon="link"
      actions={
        <a className="btn btn-sm" href={href('approvals', [older])}>
          {t('approvals.openOlder')}
        </a>
      }
    >
      <b>{t('approvals.supersedes')}</b> {t('approvals.supersedesNote')}
    </Note>
  );
}

function StaleNote({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useText();
  const { supersededBy, stale } = proposal;
  if (supersededBy !== null) {
    return (
      <Note
        icon="clock"
        actions={
          <a className="btn btn-sm" href={href('approvals', [supersededBy])}>
            {t('approvals.openNewer')}
          </a>
        }
      >
        <b>{t('approvals.superseded')}</b> {t('approvals.supersededNote')}
      </Note>
    );
  }
  if (proposal.subsystem === 'skills') {
    return (
      <Note bad>
        <b>{t('approvals.staleSkill')}</b> {proposal.reason}
      </Note>
    );
  }
  return (
    <Note bad>
      <b>{t('approvals.stale')}</b>{' '}
      {stale?.now == null
        ? t('approvals.staleGone', { file: targetOf(proposal) })
        : t('approvals.staleNote', { file: targetOf(proposal) })}
    </Note>
  );
}

function MemoryChange({ proposal, edit, onEdit, onEditText, onEditDone }: ProposalViewProps): ReactNode {
  const t = useText();
  const { ops } = proposal;
  return (
    <Section title={t('approvals.sec.change')}>
      <div className="ops">
        {ops.map((op, index) => (
          <div key={index} className="op">
            {ops.length > 1 && (
              <div className="op-head">
                <span className="grow meta">
                  {t('approvals.opOf', { n: index + 1, count: ops.length })}, {t(`approvals.op.${op.action}`)}
                  {edit?.also[index] !== undefined && (
                    <>
                      {t('memory.comma')}
                      <b>{t('approvals.op.edited')}</b>
                    </>
                  )}
                </span>
                {op.content !== null && edit?.op !== index && waysOf(proposal).edit && (
                  <Button small kind="quiet" icon="pencil" onClick={() => onEdit(index)}>
                    {t('common.edit')}
                  </Button>
                )}
              </div>
            )}
            <ChangePair
              op={asEdited(op, index, edit)}
              editor={
                edit?.op === index && proposal.store !== null ? (
                  <Editor key={index} proposal={proposal} edit={edit} onEditText={onEditText} onEditDone={onEditDone} />
                ) : undefined
              }
            />
          </div>
        ))}
      </div>
    </Section>
  );
}

/** An operation with what the person has written for it. What was found in the proposed text does not hold for theirs. */
function asEdited(op: ProposalOp, index: number, edit: Edit | null): ProposalOp {
  if (edit === null) return op;
  if (edit.op === index) return edit.against === null ? op : { ...op, target: edit.against };
  const content = edit.also[index];
  return content === undefined ? op : { ...op, content, findings: [] };
}

function Editor({
  proposal,
  edit,
  onEditText,
  onEditDone,
}: Pick<ProposalViewProps, 'proposal' | 'onEditText' | 'onEditDone'> & { edit: Edit }): ReactNode {
  const t = useText();
  const op = proposal.ops[edit.op];
  const target = edit.against ?? op?.target ?? null;
  const entry = useEntryOf(proposal, target);
  if (proposal.store === null) return null;
  return (
    <EntryEditor
      store={proposal.store}
      entry={entry}
      text={edit.text}
      unchanged={null}
      original={op?.content ?? ''}
      budget={proposal.ops.length === 1 && (target === null || entry !== null)}
      before={proposal.budget?.before.chars}
      saveLabel={t('approvals.approveEdited')}
      onChange={onEditText}
      onSave={() => onEditDone('save')}
      onCancel={() => void onEditDone('drop')}
      onLeave={() => void onEditDone('leave')}
    />
  );
}

/** Id of the live entry with this text, for what the edit would cost; null while unknown. */
function useEntryOf({ store }: Proposal, text: string | null): string | null {
  const bridge = useBridge();
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let open = true;
    if (text !== null) {
      bridge.request('memory.view', {}).then(
        ({ stores }) => {
          const rows = stores.find((each) => each.store === store)?.rows ?? [];
          if (open) setFound(rows.find(({ live }) => live?.text === text)?.live?.id ?? null);
        },
        // Without it the editor shows no budget; approving counts anew.
        () => open && setFound(null),
      );
    }
    return () => {
      open = false;
    };
  }, [bridge, store, text]);
  return found;
}

function Scanner({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useText();
  const found = proposal.ops.filter(({ findings }) => findings.length > 0);
  const hidden = proposal.ops.some(({ content }) => content !== null && hasHidden(content));
  return (
    <Section title={t('approvals.sec.scanner')}>
      {found.length === 0 && (
        <p className="tag">
          <Icon name="check" />
          {hidden ? t('approvals.hiddenOnly') : t('approvals.nothingFound')}
        </p>
      )}
      {found.map((op, index) => (
        <FindingList key={index} findings={op.findings} text={op.content ?? ''} />
      ))}
    </Section>
  );
}

function Budget({ budget }: { budget: NonNullable<Proposal['budget']> }): ReactNode {
  const t = useText();
  const format = useFormat();
  const { before, after, fits } = budget;
  return (
    <Section title={t('approvals.sec.budget')}>
      <p className="budline">
        <span>
          {format.number(before.chars)} <span className="dim">{t('approvals.to')}</span>{' '}
          <b className={fits ? undefined : 'text-rem'}>{format.number(after.chars)}</b>{' '}
          {t('approvals.of', { limit: format.number(after.limit) })}
        </span>
        <Meter
          width={160}
          value={after.chars}
          limit={after.limit}
          before={before.chars}
          label={t('approvals.percents', { after: after.percent, before: before.percent })}
        />
        <span className={fits ? 'dim' : 'text-rem'}>
          {fits ? t('approvals.fits') : t('approvals.tooLong', { n: format.number(after.chars - after.limit) })}
        </span>
      </p>
    </Section>
  );
}

function AskedBy({ proposal: { cause } }: { proposal: Proposal }): ReactNode {
  const t = useText();
  return (
    <Section title={t('approvals.sec.asked')}>
      {cause.session === null ? (
        <p className="dim">{t('approvals.noMessage')}</p>
      ) : (
        <div className="cause">
          <p className="meta">
            {cause.quote === null ? '' : t('approvals.you') + t('memory.comma')}
            {cause.sessionTitle ?? t('session.untitled')}
          </p>
          <p className="talk" dir="auto">
            {cause.quote !== null && t('memory.quote', { text: cause.quote })}{' '}
            <a href={sessionHref(cause.session, cause.message)}>{t('memory.openMessage')}</a>
          </p>
        </div>
      )}
    </Section>
  );
}

function FileAfter({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useText();
  const asIs = proposal.state === 'ready' ? 'approvals.sec.after' : 'approvals.sec.afterAsIs';
  const numbers = new Map(
    proposal.fileAfter.filter(({ mark }) => mark !== 'removed').map((row, index) => [row, index + 1]),
  );
  const findings = new Map(proposal.ops.map((op) => [op.content ?? '', op.findings]));
  return (
    <Section title={t(asIs)}>
      <ol className="file" aria-label={targetOf(proposal)}>
        {proposal.fileAfter.map((row, index) => (
          <li key={index} className={row.mark === 'same' ? undefined : `changed ${row.mark}`}>
            <span className="meta num">{numbers.get(row) ?? ''}</span>
            <span className={row.mark === 'same' ? 'cut' : 'words'} dir="auto">
              {row.mark === 'removed' ? (
                <EntryText whole text={[{ kind: 'rem', text: row.text }]} />
              ) : (
                <EntryText text={row.text} findings={row.mark === 'same' ? undefined : findings.get(row.text)} />
              )}
            </span>
            <span className="meta">{row.mark === 'same' ? '' : t(`approvals.mark.${row.mark}`)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
