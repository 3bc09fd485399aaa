import type { ReactNode } from 'react';
import type { Goal, GoalGate } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';
import { useText } from '../../../i18n/language.tsx';
import type { Translate } from '../../../i18n/language.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';

const known = ['outcome', 'verification', 'constraints', 'boundaries', 'stop_when'] as const;

/** What a line of a goal is called; a field of another version by its own name. */
function termName(field: string, t: Translate): string {
  const name = known.find((each) => each === field);
  return name === undefined ? field.replaceAll('_', ' ') : t(`goal.term.${name}`);
}

/** How a check stands, in words. */
function gateWords({ state, ours, exitCode, failures, mostFailures }: GoalGate, t: Translate): string {
  if (!ours) return t('goal.gate.theirs');
  if (state !== 'failed') return t(`goal.gate.${state}`);
  const code = exitCode === null ? t('goal.gate.noCode') : t('goal.gate.code', { code: exitCode });
  return t('goal.gate.failed', { n: failures, most: mostFailures + 1, code });
}

/** The whole of a goal: its words, what it is held to, its points and checks. `barred` says why nothing can be changed. */
export function GoalDetails({
  goal,
  barred,
  attempt,
}: {
  goal: Goal;
  barred: string | false;
  attempt: (work: Promise<unknown>) => void;
}): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { session } = goal;
  return (
    <>
      <p className="goal-words" dir="auto">
        {goal.goal}
      </p>
      {goal.terms.length > 0 && (
        <dl className="goal-terms">
          {goal.terms.map(({ field, text }) => (
            <div key={field}>
              <dt className="meta">{termName(field, t)}</dt>
              <dd dir="auto">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {goal.subgoals.length > 0 && (
        <>
          <h4 className="meta">{t('goal.pointsTitle')}</h4>
          <ol>
            {goal.subgoals.map((text, at) => (
              <li key={at} dir="auto">
                <span className="grow">{text}</span>
                <IconButton
                  small
                  icon="close"
                  label={t('goal.dropPoint', { n: at + 1 })}
                  disabledBecause={barred}
                  onClick={() =>
                    attempt(bridge.request('goal.subgoals', { session, change: { what: 'remove', at: at + 1 } }))
                  }
                />
              </li>
            ))}
          </ol>
        </>
      )}
      {goal.gates.length > 0 && (
        <>
          <h4 className="meta">{t('goal.gatesTitle')}</h4>
          <ol>
            {goal.gates.map((gate, at) => (
              <li key={gate.command}>
                <span className="grow">
                  <code dir="ltr">{gate.command}</code>
                  <span className="meta"> {gateWords(gate, t)}</span>
                  {gate.state === 'failed' && gate.output !== '' && <pre dir="ltr">{gate.output}</pre>}
                </span>
                {!gate.ours && (
                  <Button
                    small
                    aria-label={t('goal.gate.own', { command: gate.command })}
                    disabledBecause={barred}
                    onClick={() =>
                      attempt(bridge.request('goal.gates', { session, change: { what: 'add', command: gate.command } }))
                    }
                  >
                    {t('goal.gate.let')}
                  </Button>
                )}
                <IconButton
                  small
                  icon="close"
                  label={t('goal.dropGate', { n: at + 1 })}
                  disabledBecause={barred}
                  onClick={() =>
                    attempt(bridge.request('goal.gates', { session, change: { what: 'remove', at: at + 1 } }))
                  }
                />
              </li>
            ))}
          </ol>
        </>
      )}
      <p className="meta">{t('goal.how')}</p>
    </>
  );
}
