import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { ProposalOp } from '@shared/contract/index.ts';
import { useText } from '../../i18n/language.tsx';
import { classes } from '../../ui/classes.ts';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Pair, Sign } from '../../ui/signs.tsx';
import type { Comparison } from '../../ui/signs.tsx';
import { wordDiff } from '../../ui/word-diff.ts';

const kinds: Readonly<Record<ProposalOp['action'], Comparison>> = {
  add: 'added',
  replace: 'changed',
  remove: 'removed',
};

/** Two texts of one entry, word against word. */
export function TextPair({
  was,
  is,
  wasLabel,
  isLabel,
  kind = 'changed',
  findings,
  editor,
}: {
  was: string | null;
  is: string | null;
  wasLabel: string;
  isLabel: string;
  kind?: Comparison;
  findings?: ProposalOp['findings'];
  /** Takes the place of the right side. */
  editor?: ReactNode;
}): ReactNode {
  const t = useText();
  const diff = useMemo(() => (was === null || is === null ? null : wordDiff(was, is)), [was, is]);
  const side = (text: string | null, drop: 'add' | 'rem', none: string): ReactNode => {
    if (text === null) return <p className="void">{none}</p>;
    const segments = diff?.filter((segment) => segment.kind !== drop) ?? [
      { kind: drop === 'add' ? ('rem' as const) : ('add' as const), text },
    ];
    return (
      <p className="words" dir={directionOf(text)}>
        <EntryText text={segments} whole={diff === null} findings={drop === 'rem' ? findings : undefined} />
      </p>
    );
  };
  return (
    <Pair
      className={classes('entry', editor !== undefined && 'editing')}
      sign={<Sign kind={kind} label={t(`memory.kind.${kind}`)} />}
      was={
        <>
          <h4>{wasLabel}</h4>
          {side(was, 'add', t('approvals.nothingYet'))}
        </>
      }
      is={
        <>
          <h4>{isLabel}</h4>
          {editor ?? side(is, 'rem', t('approvals.takenOut'))}
        </>
      }
    />
  );
}

/** One operation of a proposal: the entry it is for, and what it would become. */
export function ChangePair({ op, editor }: { op: ProposalOp; editor?: ReactNode }): ReactNode {
  const t = useText();
  return (
    <TextPair
      was={op.target}
      is={op.content}
      wasLabel={t('approvals.target')}
      isLabel={t('approvals.proposal')}
      kind={kinds[op.action]}
      findings={op.findings}
      editor={editor}
    />
  );
}
