import { useState } from 'react';
import type { ReactNode } from 'react';
import type { CuratedSkill } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Empty, Failed } from '../../ui/states.tsx';
import { outlook } from './words.ts';

type Show = 'managed' | 'others' | 'archived';

const shows: readonly Show[] = ['managed', 'others', 'archived'];

function isShown({ state, managed }: CuratedSkill, show: Show): boolean {
  if (show === 'archived') return state === 'archived';
  return state !== 'archived' && managed === (show === 'managed');
}

/** The skills as the curator sees them: when each comes next, or why it is left alone. */
export function CuratedSkills({ skills }: { skills: readonly CuratedSkill[] }): ReactNode {
  const t = useText();
  const [show, setShow] = useState<Show>('managed');
  const [error, setError] = useState<unknown>(null);
  const shown = skills
    .filter((skill) => isShown(skill, show))
    .sort((a, b) => (a.next?.at ?? Infinity) - (b.next?.at ?? Infinity) || a.name.localeCompare(b.name));
  return (
    <section className="doc" aria-label={t('learning.curator.overview')}>
      <header className="flex">
        <h2 className="grow cut">{t('learning.curator.overview')}</h2>
        <Segmented
          label={t('skills.show')}
          value={show}
          options={shows.map((each) => ({ value: each, label: t(`learning.show.${each}`) }))}
          onChange={setShow}
        />
      </header>
      {error !== null && <Failed error={error} />}
      {shown.length === 0 ? (
        <Empty icon="book" title={t(`learning.none.${show}`)}>
          {t(`learning.noneNote.${show}`)}
        </Empty>
      ) : (
        <div className="in scroll grow" tabIndex={0}>
          <table className="curated">
            <thead>
              <tr>
                <th scope="col">{t('skills.name')}</th>
                <th scope="col" className="num">
                  {t('skills.uses')}
                </th>
                <th scope="col" className="wide">
                  {t('learning.lastActive')}
                </th>
                <th scope="col">{t('learning.outlook')}</th>
                <th scope="col">
                  <span className="sr">{t('learning.action')}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((skill) => (
                <Row key={skill.id} skill={skill} onError={setError} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ skill, onError }: { skill: CuratedSkill; onError: (error: unknown) => void }): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <tr>
      <th scope="row">
        <a href={href('skills', [skill.id])} dir="auto">
          {skill.name}
        </a>
        {skill.pinned && (
          <>
            <Icon name="pin" size={12} />
            <span className="sr">{t('skills.pinned')}</span>
          </>
        )}
        {skill.state === 'stale' && <span className="meta"> {t('skills.state.stale')}</span>}
      </th>
      <td className="num">{format.number(skill.uses)}</td>
      <td className="wide">{skill.lastActive === null ? '' : format.when(skill.lastActive)}</td>
      <td>{outlook(skill, t, format)}</td>
      <td className="act">
        <SkillAction skill={skill} onError={onError} />
      </td>
    </tr>
  );
}

function SkillAction({ skill, onError }: { skill: CuratedSkill; onError: (error: unknown) => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  if (lookingOn) return null;
  const adopt = (adopted: boolean): void => {
    onError(null);
    bridge.request('curator.adopt', { id: skill.id, adopted }).catch(onError);
  };
  const restore = (): void => {
    onError(null);
    bridge.request('skills.restore', { id: skill.id }).catch(onError);
  };
  const name = { skill: skill.name };
  if (skill.state === 'archived') {
    return (
      <Button small icon="archive-restore" aria-label={t('learning.restoreOf', name)} onClick={restore}>
        {t('learning.restore')}
      </Button>
    );
  }
  if (skill.adoptable && !skill.managed) {
    return (
      <Button small aria-label={t('learning.adoptOf', name)} onClick={() => adopt(true)}>
        {t('learning.adopt')}
      </Button>
    );
  }
  if (!skill.managed || skill.protectedBy === 'builtin') return null;
  return (
    <Button small kind="quiet" aria-label={t('learning.releaseOf', name)} onClick={() => adopt(false)}>
      {t('learning.release')}
    </Button>
  );
}
