import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { SkillRow } from '@shared/contract/index.ts';
import { go, href } from '../../app/route.ts';
import type { ScreenProps } from '../../app/screens.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import type { Translate } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons.tsx';
import { useLookingOn } from '../../app/app-store.ts';
import { Menu } from '../../ui/popover.tsx';
import { Pill } from '../../ui/signs.tsx';
import { Empty, Failed, Loading } from '../../ui/states.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { hasAllWords } from '../../ui/words.ts';
import { CuratorPage } from '../learning/curator-page.tsx';
import { PageTabs, pageOf } from '../learning/page-tabs.tsx';
import { ReviewPage } from '../learning/review-page.tsx';
import { DoneLine } from './done-line.tsx';
import { HistoryPane } from './history-pane.tsx';
import { NewSkill } from './new-skill.tsx';
import { SkillDocument } from './skill-document.tsx';
import './skills.css';
import { loadSkills, useSkills, watchSkills } from './skills-store.ts';

type Show = 'active' | 'archived' | 'all';
const shows: readonly Show[] = ['active', 'archived', 'all'];

const isListed = (skill: SkillRow, show: Show): boolean =>
  show === 'all' || (show === 'archived') === (skill.state === 'archived');

/** The skills, and beside them what was reviewed and what the curator does: `#/skills?page=reviews`, `?page=curator`. */
export default function SkillsScreen(props: ScreenProps): ReactNode {
  const { query } = props;
  switch (pageOf(query)) {
    case 'reviews':
      return <ReviewPage run={query['run']} />;
    case 'curator':
      return <CuratorPage view={query['view']} />;
    case 'skills':
      return <SkillList {...props} />;
  }
}

/** What the agent can do: every skill with its state, origin and use, and its document. `#/skills/<id>`. */
function SkillList({ rest }: ScreenProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const { skills, state, error } = useSkills();
  const [query, setQuery] = useState('');
  const [show, setShow] = useState<Show>('active');
  const [creating, setCreating] = useState(false);
  const [history, setHistory] = useState(false);
  const lookingOn = useLookingOn();
  useEffect(() => watchSkills(bridge), [bridge]);

  const shown = useMemo(
    () =>
      skills
        .filter((skill) => isListed(skill, show))
        .filter((skill) => hasAllWords(`${skill.name} ${skill.category ?? ''} ${skill.description}`, query))
        .sort((a, b) => b.uses - a.uses || a.name.localeCompare(b.name)),
    [skills, show, query],
  );
  const keyOf = useCallback((index: number) => shown[index]?.id ?? String(index), [shown]);
  const chosen = rest[0] ?? shown[0]?.id;
  const current = shown.findIndex((skill) => skill.id === chosen);
  const select = useCallback(
    (index: number): void => {
      const skill = shown[index];
      if (skill !== undefined) go(href('skills', [skill.id]), { replace: true });
    },
    [shown],
  );

  return (
    <main className="skills">
      <header className="bar">
        <h1>{t('skills.title')}</h1>
        <PageTabs page="skills" />
        {skills.length > 0 && <span className="meta">{counts(skills, t)}</span>}
        <span className="grow" />
        <Button icon="plus" disabledBecause={lookingOn && t('memory.lookingOn')} onClick={() => setCreating(true)}>
          {t('skills.new')}
        </Button>
      </header>
      <DoneLine />
      {state === 'failed' && <Failed error={error} onRetry={() => void loadSkills(bridge)} />}
      {state === 'loading' && <Loading />}
      {state === 'ready' && skills.length === 0 && creating && <NewSkill onDone={() => setCreating(false)} />}
      {state === 'ready' && skills.length === 0 && !creating && (
        <Empty icon="book" title={t('skills.emptyTitle')}>
          {t('skills.empty')}
        </Empty>
      )}
      {state === 'ready' && skills.length > 0 && (
        <div className={classes('work', history && chosen !== undefined && 'with-history')}>
          <section className="pane-side" aria-label={t('skills.list')}>
            <div className="tools">
              <Field className="grow" icon="search" label={t('skills.find')} value={query} onChange={setQuery} />
              <Menu
                label={t('skills.show')}
                trigger={
                  <Button className="show">
                    {t(`skills.show.${show}`)}
                    <Icon name="chevron-down" size={14} />
                  </Button>
                }
                items={shows.map((each) => ({
                  kind: 'item',
                  label: t(`skills.show.${each}`),
                  checked: each === show,
                  run: () => setShow(each),
                }))}
              />
            </div>
            <div className="hd" aria-hidden="true">
              <span>{t('skills.name')}</span>
              <span className="num">{t('skills.uses')}</span>
              <span className="num last">{t('skills.lastUsed')}</span>
            </div>
            {shown.length === 0 && <p className="dim none">{t('skills.noneFound')}</p>}
            <VirtualList
              label={t('skills.list')}
              count={shown.length}
              keyOf={keyOf}
              current={current}
              onMove={select}
              estimate={53}
              rowClass={(_, isCurrent) => (isCurrent ? 'sk cur' : 'sk')}
              row={(index) => {
                const skill = shown[index];
                return skill === undefined ? null : <Row skill={skill} />;
              }}
            />
          </section>
          {creating ? (
            <NewSkill onDone={() => setCreating(false)} />
          ) : chosen === undefined ? (
            <Empty icon="book" title={t('skills.pick')} />
          ) : (
            <SkillDocument key={chosen} id={chosen} history={history} onHistory={setHistory} />
          )}
          {history && !creating && chosen !== undefined && (
            <HistoryPane key={`history ${chosen}`} id={chosen} onClose={() => setHistory(false)} />
          )}
        </div>
      )}
    </main>
  );
}

function counts(skills: readonly SkillRow[], t: Translate): string {
  const archived = skills.filter((skill) => skill.state === 'archived').length;
  const active = t.count('skills.countActive', skills.length - archived);
  return archived === 0 ? active : t('skills.counts', { active, archived: t.count('skills.countArchived', archived) });
}

/** Problems for which a model is not told of a skill. */
const notUsed = new Set(['skill_unusable', 'skill_untrusted', 'skill_flagged']);

function Row({ skill }: { skill: SkillRow }): ReactNode {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <div className="grow">
        <div className="flex">
          <span className="t cut" dir="auto">
            {skill.name}
          </span>
          {skill.pinned && (
            <>
              <Icon name="pin" size={12} />
              <span className="sr">{t('skills.pinned')}</span>
            </>
          )}
          {skill.staged.length > 0 && (
            <Pill tone="lamp">
              <Icon name="hourglass" size={12} />
              {t.count('skills.stagedCount', skill.staged.length)}
            </Pill>
          )}
        </div>
        <div className="meta flex kinds">
          {skill.category !== null && <span className="cut">{skill.category}</span>}
          <span>{t(`skills.origin.${skill.origin}`)}</span>
          {skill.state !== 'active' && <span>{t(`skills.state.${skill.state}`)}</span>}
          {skill.problem !== null && (
            <span className="flex">
              <Icon name="alert" size={12} />
              {t(notUsed.has(skill.problem.code) ? 'skills.notUsed' : 'skills.hasProblem')}
            </span>
          )}
        </div>
      </div>
      <span className="use">{format.number(skill.uses)}</span>
      <span className="meta last">{skill.lastUsed === null ? '' : format.when(skill.lastUsed)}</span>
    </>
  );
}
