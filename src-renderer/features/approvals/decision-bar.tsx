import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import type { Proposal } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/signs.tsx';
import { findingTitle } from '../memory/words.ts';
import { useApprovals } from './approvals-store.ts';
import { waysOf } from './words.ts';

/** Next and previous, as they stand on the keys. */
const walkKeys = ['J', 'K'] as const;

interface DecisionBarProps {
  readonly proposal: Proposal;
  /** An edit was begun and left: its words are kept. */
  readonly begun: boolean;
  readonly onApprove: () => void;
  readonly onEdit: () => void;
  readonly onReject: () => void;
  /** The separate step is open. */
  readonly insisting: boolean;
  readonly onInsist: (open: boolean) => void;
  readonly onDespite: (kinds: readonly string[]) => void;
}

/** The decision: what can be done, and beside it why the rest cannot. */
export function DecisionBar(props: DecisionBarProps): ReactNode {
  const { proposal, begun, onApprove, onEdit, onReject, insisting, onInsist } = props;
  const t = useText();
  const lookingOn = useLookingOn();
  const busy = useApprovals((store) => store.busy);
  const ways = waysOf(proposal);
  const reason = useReason(proposal);
  const barred = lookingOn ? t('memory.lookingOn') : busy && t('approvals.deciding');
  const why = lookingOn ? t('memory.lookingOn') : reason;
  const edit = ways.edit && (
    <Button
      kind={ways.approve ? 'plain' : 'ink'}
      disabledBecause={barred}
      onClick={onEdit}
      hint="E"
      aria-keyshortcuts="E"
    >
      {t(begun ? 'approvals.editOn' : ways.against === null ? 'approvals.edit' : 'approvals.editAgainst')}
    </Button>
  );
  if (insisting && ways.despite.length > 0) return <Insist {...props} kinds={ways.despite} />;
  return (
    <footer className="decide" role="group" aria-label={t('approvals.decision')}>
      {!ways.approve && edit}
      <Button
        kind={ways.approve ? 'ink' : 'plain'}
        disabledBecause={barred === false ? !ways.approve && reason : barred}
        aria-describedby="why"
        aria-keyshortcuts="A"
        onClick={once(onApprove)}
        hint="A"
      >
        {t('approvals.approve')}
      </Button>
      {ways.approve && edit}
      <Button kind="rem" disabledBecause={barred} onClick={once(onReject)} hint="R" aria-keyshortcuts="R">
        {t('approvals.reject')}
      </Button>
      <span className="grow meta" id="why">
        {begun && why === '' ? t('approvals.editKept') : why}{' '}
        {ways.despite.length > 0 && !lookingOn && (
          <button type="button" className="as-link" onClick={() => onInsist(true)}>
            {t('approvals.despite')}
          </button>
        )}
      </span>
      <span className="meta wide-only keys-hint">
        {walkKeys.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}{' '}
        {t('approvals.walk')}
      </span>
    </footer>
  );
}

/** The second click of a double click falls on what came into view with the first, unseen: it decides nothing. */
function once(decide: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) decide();
  };
}

/** Why it cannot be approved as it is; empty when it can. */
function useReason(proposal: Proposal): string {
  const t = useText();
  const format = useFormat();
  const { state, budget, supersededBy, stale, ops } = proposal;
  switch (state) {
    case 'ready':
      return '';
    case 'flagged':
      return t.count(
        'approvals.why.flagged',
        ops.reduce((sum, { findings }) => sum + findings.length, 0),
      );
    case 'stale':
      if (supersededBy !== null) return t('approvals.why.superseded');
      if (proposal.subsystem === 'skills')
        return t(stale?.now == null ? 'approvals.why.goneSkill' : 'approvals.why.staleSkill');
      return stale?.now == null ? t('approvals.why.gone') : t('approvals.why.stale');
    case 'over_budget':
      return budget === null
        ? proposal.reason
        : t('approvals.why.over', {
            after: format.number(budget.after.chars),
            limit: format.number(budget.after.limit),
          });
    case 'refused':
      return proposal.reason;
  }
}

/** The second, separate step: it names what was found, and nothing in it is pressed by accident. */
function Insist({ kinds, onInsist, onDespite }: DecisionBarProps & { readonly kinds: readonly string[] }): ReactNode {
  const t = useText();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const titles = [...new Set(kinds.map((kind) => findingTitle(kind, t)))];
  const only = titles.length === 1 ? titles[0] : undefined;
  return (
    <footer
      ref={box}
      className="decide insist"
      role="group"
      tabIndex={-1}
      aria-label={t('approvals.insist.title')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onInsist(false);
      }}
    >
      <div className="grow">
        <p>
          <b>{t('approvals.insist.title')}</b> {t('approvals.insist.means')}
        </p>
        <ul>
          {kinds.map((kind) => (
            <li key={kind}>
              <Icon name="ban" size={14} /> {findingTitle(kind, t)} <code className="dim">{kind}</code>
            </li>
          ))}
        </ul>
      </div>
      <Button kind="quiet" onClick={() => onInsist(false)}>
        {t('common.cancel')}
      </Button>
      <Button kind="rem" onClick={once(() => onDespite(kinds))}>
        {only === undefined
          ? t('approvals.insist.several', { n: titles.length })
          : t('approvals.insist.single', { title: only })}
      </Button>
    </footer>
  );
}
