import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import type { RequestOutput, SkillRow } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';
import { goFromHere, href } from '../../app/route.ts';
import { sessionHref } from '../sessions/session-href.ts';
import { SkillFiles } from './skill-files.tsx';
import { moveSkill, saveFile, skillFile, useSkills } from './skills-store.ts';
import type { Draft } from './skills-store.ts';
import { StagedBand } from './staged-band.tsx';
import { TextEditor } from './text-editor.tsx';

type View = 'rendered' | 'source' | 'files';

export interface SkillDocumentProps {
  readonly id: string;
  /** Whether its history is in view. */
  readonly history: boolean;
  readonly onHistory: (open: boolean) => void;
}

/** One skill as it is on disk: its SKILL.md rendered or as written, its files, its facts. */
export function SkillDocument({ id, history, onHistory }: SkillDocumentProps): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [document, setDocument] = useState<RequestOutput<'skills.view'> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [view, setView] = useState<View>('rendered');
  const [draft, setDraft] = useState<Draft | null>(null);
  const lookingOn = useLookingOn();
  const title = useFocusAfterMove(id, document !== null);

  useEffect(
    () =>
      follow(
        bridge,
        'skills.changed',
        () => bridge.request('skills.view', { id }),
        (answer) => {
          setDocument(answer);
          setError(null);
        },
        setError,
      ),
    [bridge, id],
  );

  if (document === null) {
    return <article className="doc">{error === null ? <Loading /> : <Failed error={error} />}</article>;
  }
  const { skill, body, content, files } = document;
  const barred = lookingOn ? t('memory.lookingOn') : (skill.readOnly ?? false);
  const archived = skill.state === 'archived';
  const move = async (): Promise<void> => {
    const goOn = goFromHere();
    const now = await moveSkill(bridge, skill.id, archived ? 'restore' : 'archive');
    goOn(href('skills', [now]), { replace: true });
  };
  return (
    <article className="doc" aria-label={skill.name}>
      <header>
        <div className="flex">
          <h2 ref={title} className="cut" dir="auto" tabIndex={-1}>
            {skill.name}
          </h2>
          <span className="grow" />
          <Segmented
            label={t('skills.view')}
            value={view}
            onChange={setView}
            options={[
              { value: 'rendered', label: t('skills.view.rendered') },
              { value: 'source', label: t('skills.view.source') },
              ...(files.length === 0
                ? []
                : [{ value: 'files' as const, label: t('skills.view.files', { n: files.length }) }]),
            ]}
          />
          {!archived && <PinButton skill={skill} onError={setError} />}
          {!archived && (
            <IconButton
              icon="pencil"
              label={t('skills.edit')}
              disabledBecause={barred}
              onClick={() => setDraft({ seen: content, text: content })}
            />
          )}
          <IconButton
            icon={archived ? 'archive-restore' : 'archive'}
            label={t(archived ? 'skills.restore' : 'skills.archive')}
            disabledBecause={barred}
            onClick={() => void move().catch(setError)}
          />
          <IconButton
            icon="history"
            label={t('skills.history')}
            aria-pressed={history}
            onClick={() => onHistory(!history)}
          />
        </div>
        <Facts document={document} />
      </header>
      {error !== null && <Failed error={error} />}
      {skill.problem !== null && (
        <Note bad>
          <b>{skill.problem.message}</b> <span className="dim">{skill.problem.remedy}</span>
        </Note>
      )}
      <div className="in scroll grow" tabIndex={0} role="region" aria-label={skill.name}>
        {skill.staged.map((staged) => (
          <StagedBand key={staged} id={staged} skill={skill.id} />
        ))}
        {draft !== null && (
          <TextEditor
            label={skillFile}
            text={draft.text}
            original={draft.seen}
            saveLabel={t('skills.save')}
            insist
            onChange={(text) => setDraft({ ...draft, text })}
            onSave={async (despite) => {
              await saveFile(bridge, {
                id: skill.id,
                path: skillFile,
                seen: draft.seen,
                text: draft.text,
                despite: [...despite],
              });
              setDraft(null);
            }}
            onCancel={() => setDraft(null)}
          />
        )}
        {draft === null && view === 'rendered' && (
          <div className="md prose">
            {skill.description !== '' && (
              <p className="dim" dir="auto">
                {skill.description}
              </p>
            )}
            <Markdown text={body} />
          </div>
        )}
        {draft === null && view === 'source' && (
          <div className="code source">
            <div className="codehead">
              <span className="grow mono">{`${skill.id}/SKILL.md`}</span>
              <CopyButton text={() => content} />
            </div>
            <pre className="pre" tabIndex={0}>
              {content}
            </pre>
          </div>
        )}
        {draft === null && view === 'files' && <SkillFiles id={skill.id} files={files} barred={barred} />}
      </div>
    </article>
  );
}

/** A skill that moved is another document: the focus, lost with the button that moved it, goes to its title. */
function useFocusAfterMove(id: string, shown: boolean): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (shown && useSkills.getState().done?.skill === id && document.activeElement === document.body) {
      title.current?.focus();
    }
  }, [id, shown]);
  return title;
}

function PinButton({ skill, onError }: { skill: SkillRow; onError: (error: unknown) => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  if (useLookingOn()) return null;
  const toggle = (): void => {
    bridge.request('skills.pin', { id: skill.id, pinned: !skill.pinned }).catch(onError);
  };
  // What lies elsewhere is never archived by itself; a link of the home's own can be pinned.
  const barred = skill.origin === 'installed' ? null : skill.readOnly;
  return (
    <IconButton
      icon={skill.pinned ? 'unpin' : 'pin'}
      label={skill.pinned ? t('skills.unpin') : t('skills.pin')}
      aria-pressed={skill.pinned}
      disabledBecause={barred ?? false}
      onClick={toggle}
    />
  );
}

function Facts({ document: { skill, chars, born } }: { document: RequestOutput<'skills.view'> }): ReactNode {
  const t = useText();
  const format = useFormat();
  const origin = t(`skills.origin.${skill.origin}`);
  const uses = t.count('skills.used', skill.uses);
  return (
    <p className="meta facts">
      {skill.category !== null && <span>{skill.category}</span>}
      <span>{t(`skills.state.${skill.state}`)}</span>
      <span>
        {skill.createdAt === null ? origin : t('skills.since', { origin, date: format.date(skill.createdAt) })}
      </span>
      {born !== null && born.session !== null && (
        <a href={sessionHref(born.session, born.message)}>{born.sessionTitle ?? t('memory.openMessage')}</a>
      )}
      <span>
        {skill.lastUsed === null ? t('skills.never') : t('skills.last', { uses, date: format.stamp(skill.lastUsed) })}
      </span>
      <span className="wide-only">{t.count('skills.chars', chars)}</span>
      {skill.readOnly !== null && <span>{skill.readOnly}</span>}
    </p>
  );
}
