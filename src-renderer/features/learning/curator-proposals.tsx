import type { ReactNode } from 'react';
import type { CuratorPreview, CuratorProposal } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { UnifiedText } from '../../ui/line-diff.tsx';
import { Pill } from '../../ui/signs.tsx';
import { Empty } from '../../ui/states.tsx';

/** The merges a model proposes. Nothing is changed before the person approves it here. */
export function CuratorProposals({
  preview,
  onRefused,
}: {
  preview: CuratorPreview | null;
  onRefused: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  if (preview === null) return <Empty icon="stamp" title={t('learning.curator.noProposals')} />;
  return (
    <section className="doc" aria-label={t('learning.curator.proposals')}>
      <header>
        <h2>{t('learning.curator.proposals')}</h2>
        <p className="meta facts">
          <span>{t('learning.proposedBy', { model: preview.model, ago: format.ago(preview.createdAt) })}</span>
          <span>{t('learning.curator.proposalsNote')}</span>
        </p>
      </header>
      <div className="in scroll grow" tabIndex={0}>
        {preview.proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} preview={preview.id} onRefused={onRefused} />
        ))}
      </div>
    </section>
  );
}

function Proposal({
  proposal,
  preview,
  onRefused,
}: {
  proposal: CuratorProposal;
  preview: string;
  onRefused: (error: unknown) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const { id, into, isNew, absorbs, why, diff, stale, files } = proposal;
  const names = absorbs.map(({ name }) => name).join(t('memory.comma'));
  const title = t('learning.merge', { names, skill: into });
  const decide = (how: 'approve' | 'reject'): void => {
    onRefused(null);
    bridge.request('curator.decide', { preview, [how]: [id] }).catch(onRefused);
  };
  const barred = lookingOn && t('memory.lookingOn');
  return (
    <article className="merge" aria-label={title}>
      <div className="flex">
        <h3 className="grow" dir="auto">
          {title}
        </h3>
        {isNew && <Pill>{t('learning.newSkill')}</Pill>}
        <Button small disabledBecause={barred} onClick={() => decide('reject')}>
          {t('approvals.reject')}
        </Button>
        <Button
          small
          kind="ink"
          disabledBecause={barred === false ? (stale ?? false) : barred}
          onClick={() => decide('approve')}
        >
          {t('approvals.approve')}
        </Button>
      </div>
      <p className="dim" dir="auto">
        {stale ?? why}
      </p>
      <UnifiedText diff={diff} />
      {files.length > 0 && (
        <>
          <h4 className="meta">{t('learning.filesToo')}</h4>
          <ul className="carried">
            {files.map(({ skill, path, to }) => (
              <li key={`${skill} ${path}`} dir="auto">
                {t(path === to ? 'learning.fileFrom' : 'learning.fileFromAs', {
                  file: path,
                  skill: absorbs.find(({ id: each }) => each === skill)?.name ?? skill,
                  to,
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
