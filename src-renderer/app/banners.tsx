import { useState } from 'react';
import type { ReactNode } from 'react';
import { envOpenCode } from '@shared/contract/index.ts';
import type { AppState, Problem } from '@shared/contract/index.ts';
import { useBridge } from '../bridge/context.tsx';
import { useText } from '../i18n/language.tsx';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/states.tsx';
import { useApp } from './app-store.ts';
import { providerTrouble } from './provider-trouble.tsx';
import { Reminder } from './reminder.tsx';
import type { Place } from './route.ts';

/** What never gets in the way of what works: a memory provider's trouble stands in the status strip, an open `.env` beside the keys. */
const toldElsewhere: ReadonlySet<string> = new Set([providerTrouble, envOpenCode]);

/** What the person has to know whatever screen is open: looking on, files at fault, what waits. One line each. */
export function Banners({ place }: { place: Place }): ReactNode {
  const state = useApp((store) => store.state);
  const problems = state?.problems.filter(({ code }) => !toldElsewhere.has(code)) ?? [];
  return (
    <div className="banners">
      {state?.mode === 'onlooker' && !homeAtFault(state) && <Onlooker />}
      {problems.length > 0 && <Problems problems={problems} />}
      <Reminder place={place} />
    </div>
  );
}

const homeCodes: ReadonlySet<string> = new Set(['home_unreadable', 'home_read_only', 'disk_full']);

/** The home itself cannot be written or used: nobody else has it, and its own line says so. */
function homeAtFault({ owner, problems }: AppState): boolean {
  return owner === null && problems.some(({ code }) => homeCodes.has(code));
}

function Onlooker(): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const state = useApp((store) => store.state);
  const [refused, setRefused] = useState(false);
  if (state === null) return null;
  const claim = async (): Promise<void> => {
    try {
      const { mode } = await bridge.request('app.claim', {});
      setRefused(mode === 'onlooker');
    } catch {
      setRefused(true);
    }
  };
  const { owner, homeShort } = state;
  return (
    <Note
      icon="eye"
      actions={
        <Button small onClick={() => void claim()}>
          {t('banner.claim')}
        </Button>
      }
    >
      {owner === null
        ? t('banner.onlookerUnknown', { home: homeShort })
        : t('banner.onlooker', { home: homeShort, pid: owner.pid, host: owner.host })}{' '}
      {refused && <b>{t('banner.claimRefused')}</b>}
    </Note>
  );
}

function Problems({ problems }: { problems: readonly Problem[] }): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const ordered = [...problems].sort((a, b) => Number(b.blocking) - Number(a.blocking));
  const shown = open ? ordered : ordered.slice(0, 1);
  const hidden = ordered.length - 1;
  return (
    <section aria-label={t('banner.problems')}>
      {shown.map((problem, index) => (
        <Note
          key={`${problem.code} ${problem.file}`}
          bad
          actions={
            index === 0 &&
            hidden > 0 && (
              <Button small kind="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
                {open ? t('banner.fewer') : t.count('banner.more', hidden)}
              </Button>
            )
          }
        >
          <b>{problem.message}</b> <span className="dim">{problem.remedy}</span>
          {problem.file !== '' && !problem.message.includes(problem.file) && (
            <>
              {' '}
              <code className="meta">{problem.file}</code>
            </>
          )}
        </Note>
      ))}
    </section>
  );
}
