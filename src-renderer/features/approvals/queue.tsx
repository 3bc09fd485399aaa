import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Proposal } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { go, href } from '../../app/route.ts';
import { useThisSession } from '../../app/this-session.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { Pill } from '../../ui/signs.tsx';
import { useApprovals } from './approvals-store.ts';
import { gistOf, iconOf, originOf, shortTitle } from './words.ts';

export interface QueueProps {
  readonly queue: readonly Proposal[];
  readonly current: string | null;
  readonly onBulk: (kind: 'approve' | 'reject') => void;
}

/** What waits: kinds apart, oldest first. One tab stop; the arrow keys walk, Space picks. */
export function Queue({ queue, current, onBulk }: QueueProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const links = [...(box.current?.querySelectorAll<HTMLElement>('a.hit') ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
    const link = to === undefined ? undefined : links[to];
    if (link !== undefined) {
      event.preventDefault();
      link.focus();
      go(link.getAttribute('href') ?? '', { replace: true });
    }
    const id = links[at]?.dataset['id'];
    if (event.key === ' ' && id !== undefined) {
      event.preventDefault();
      toggle(id);
    }
  };
  const stop = queue.some(({ id }) => id === current) ? current : queue[0]?.id;
  const kinds = (['memory', 'skills'] as const).filter((kind) => queue.some(({ subsystem }) => subsystem === kind));
  return (
    <section className="pane-side" aria-label={t('approvals.queue')}>
      <div ref={box} className="scroll grow queue" onKeyDown={walk}>
        {kinds.map((kind, index) => (
          <section key={kind} aria-label={t(`approvals.kind.${kind}`)}>
            <h2 className="gh">
              <span className="grow">{t(`approvals.kind.${kind}`)}</span>
              {index === 0 && <span>{t('approvals.oldestFirst')}</span>}
            </h2>
            <ul>
              {queue
                .filter(({ subsystem }) => subsystem === kind)
                .map((proposal) => (
                  <Item
                    key={proposal.id}
                    proposal={proposal}
                    current={proposal.id === current}
                    stop={proposal.id === stop}
                  />
                ))}
            </ul>
          </section>
        ))}
        {queue.length === 0 && <p className="dim none">{t('approvals.noneOfKind')}</p>}
      </div>
      <Bulk onBulk={onBulk} />
    </section>
  );
}

function toggle(id: string): void {
  useApprovals.setState(({ checked }) => {
    const next = new Set(checked);
    if (!next.delete(id)) next.add(id);
    return { checked: next };
  });
}

function Item({ proposal, current, stop }: { proposal: Proposal; current: boolean; stop: boolean }): ReactNode {
  const t = useText();
  const format = useFormat();
  const checked = useApprovals((store) => store.checked.has(proposal.id));
  const session = useThisSession((store) => store.session);
  const title = shortTitle(proposal, t);
  const gist = gistOf(proposal);
  return (
    <li className={classes('item', current && 'cur')}>
      <input
        type="checkbox"
        className="tick"
        tabIndex={stop ? 0 : -1}
        checked={checked}
        aria-label={t('approvals.select', { title: `${title}: ${gist}` })}
        onChange={() => toggle(proposal.id)}
      />
      <a
        className="hit grow"
        data-id={proposal.id}
        href={href('approvals', [proposal.id])}
        tabIndex={stop ? 0 : -1}
        aria-current={current ? 'true' : undefined}
      >
        <span className="flex">
          <span className="act grow">
            <Icon name={iconOf(proposal)} size={14} />
            <span className="cut">{title}</span>
          </span>
          <span className="meta">{format.age(proposal.createdAt)}</span>
        </span>
        <span className="gist cut" dir="auto">
          {gist}
        </span>
        <span className="flex meta">
          <span className="cut">{originOf(proposal, t, session)}</span>
          <StatePill proposal={proposal} />
        </span>
      </a>
    </li>
  );
}

/** What keeps it from being approved as it is; nothing when nothing does. */
function StatePill({ proposal }: { proposal: Proposal }): ReactNode {
  const t = useText();
  const { state, ops, supersededBy } = proposal;
  switch (state) {
    case 'ready':
      return null;
    case 'flagged': {
      const count = ops.reduce((sum, { findings }) => sum + findings.length, 0);
      return (
        <Pill tone="rem">
          <Icon name="ban" size={12} />
          <span>
            {t('approvals.pill.found')}
            <span className="wide-only">{t.count('approvals.pill.findings', count)}</span>
          </span>
        </Pill>
      );
    }
    case 'stale':
      return (
        <Pill tone="stale">
          <Icon name="clock" size={12} />
          <span>
            {supersededBy === null ? t('approvals.pill.stale') : t('approvals.pill.superseded')}
            {supersededBy === null && <span className="wide-only">{t('approvals.pill.targetChanged')}</span>}
          </span>
        </Pill>
      );
    case 'over_budget':
      return (
        <Pill tone="rem">
          <Icon name="alert" size={12} />
          {t('approvals.pill.over')}
        </Pill>
      );
    case 'refused':
      return (
        <Pill tone="rem">
          <Icon name="alert" size={12} />
          {t('approvals.pill.refused')}
        </Pill>
      );
  }
}

function Bulk({ onBulk }: { onBulk: QueueProps['onBulk'] }): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  const count = useApprovals((store) => store.checked.size);
  const busy = useApprovals((store) => store.busy);
  const why = lookingOn ? t('memory.lookingOn') : busy && t('approvals.deciding');
  if (count === 0) {
    return (
      <div className="bulk" role="group" aria-label={t('approvals.bulk')}>
        <span className="grow dim" role="status">
          {t('approvals.noneSelected')}
        </span>
      </div>
    );
  }
  return (
    <div className="bulk" role="group" aria-label={t('approvals.bulk')}>
      <span className="grow dim cut" role="status">
        {t.count('approvals.selected', count)}
      </span>
      <Button
        kind="quiet"
        aria-label={t('approvals.rejectSelected')}
        disabledBecause={why}
        onClick={() => onBulk('reject')}
      >
        {t('approvals.reject')}
      </Button>
      <Button aria-label={t('approvals.approveSelected')} disabledBecause={why} onClick={() => onBulk('approve')}>
        {t('approvals.approve')}
      </Button>
    </div>
  );
}
