import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { Proposal } from '@shared/contract/index.ts';
import { countLines, lineDiff } from '@shared/skills/line-diff.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { LineDiff } from '../../ui/line-diff.tsx';
import { Tag } from '../../ui/signs.tsx';
import { Failed } from '../../ui/states.tsx';
import { shortTitle } from '../approvals/words.ts';
import { rejectStaged } from './skills-store.ts';

/** A staged write above the document until it is decided; the document below stays the one on disk. */
export function StagedBand({ id, skill }: { id: string; skill: string }): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'approvals.changed',
        () => bridge.request('approvals.get', { id }),
        setProposal,
        // It was decided meanwhile: the list of what waits says so in a moment.
        () => setProposal(null),
      ),
    [bridge, id],
  );
  if (proposal === null) return null;
  const counts = proposal.ops.map(({ target, content }) => countLines(lineDiff(target ?? '', content ?? '')));
  const n = (key: 'added' | 'removed'): string => format.number(counts.reduce((sum, each) => sum + each[key], 0));
  return (
    <section className="staged" aria-label={t('skills.staged')}>
      <div className="flex">
        <Tag tone="lamp" icon="hourglass">
          <b>{t('common.waits')}</b>
        </Tag>
        <span className="cut grow">
          {t('skills.stagedWhat', {
            what: shortTitle(proposal, t),
            ago: format.ago(proposal.createdAt),
            added: n('added'),
            removed: n('removed'),
          })}
        </span>
        {!lookingOn && (
          <Button small onClick={() => void rejectStaged(bridge, id, skill).catch(setError)}>
            {t('approvals.reject')}
          </Button>
        )}
        <a className="btn btn-sm btn-ink" href={href('approvals', [id])}>
          {t('common.review')}
        </a>
      </div>
      {error !== null && <Failed error={error} />}
      {proposal.ops.map((op, index) => (
        <LineDiff
          key={index}
          before={op.target ?? ''}
          after={op.content ?? ''}
          label={t('skills.diffOf', { file: op.path ?? '' })}
        />
      ))}
    </section>
  );
}
