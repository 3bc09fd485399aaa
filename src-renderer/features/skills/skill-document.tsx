import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { RequestOutput, SkillRow } from '@shared/contract/index.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useFormat, useText } from '../../i18n/language.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { Markdown } from '../../ui/markdown.tsx';
import { Failed, Loading, Note } from '../../ui/states.tsx';

type View = 'rendered' | 'source' | 'files';

/** One skill as it is on disk: its SKILL.md rendered or as written, its files, its facts. */
export function SkillDocument({ id }: { id: string }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [document, setDocument] = useState<RequestOutput<'skills.view'> | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [view, setView] = useState<View>('rendered');

  useEffect(() => {
    let open = true;
    const load = (): void => {
      bridge.request('skills.view', { id }).then(
        (answer) => {
          if (!open) return;
          setDocument(answer);
          setError(null);
        },
        (fault: unknown) => open && setError(fault),
      );
    };
    load();
    const stop = bridge.on('skills.changed', load);
    return () => {
      open = false;
      stop();
    };
  }, [bridge, id]);

  if (document === null) {
    return <article className="doc">{error === null ? <Loading /> : <Failed error={error} />}</article>;
  }
  const { skill, body, content, files } = document;
  return (
    <article className="doc" aria-label={skill.name}>
      <header>
        <div className="flex">
          <h2 className="cut" dir="auto">
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
          <PinButton skill={skill} onError={setError} />
        </div>
        <Facts skill={skill} />
      </header>
      {error !== null && <Failed error={error} />}
      {skill.problem !== null && (
        <Note bad>
          <b>{skill.problem.message}</b> <span className="dim">{skill.problem.remedy}</span>
        </Note>
      )}
      <div className="in scroll grow" tabIndex={0}>
        {view === 'rendered' && (
          <div className="md prose">
            {skill.description !== '' && (
              <p className="dim" dir="auto">
                {skill.description}
              </p>
            )}
            <Markdown text={body} />
          </div>
        )}
        {view === 'source' && (
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
        {view === 'files' && (
          <ul className="files">
            {files.map((file) => (
              <li key={file} className="mono">
                {file}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}

function PinButton({ skill, onError }: { skill: SkillRow; onError: (error: unknown) => void }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  if (useLookingOn()) return null;
  const toggle = (): void => {
    bridge.request('skills.pin', { id: skill.id, pinned: !skill.pinned }).catch(onError);
  };
  return (
    <IconButton
      icon={skill.pinned ? 'unpin' : 'pin'}
      label={skill.pinned ? t('skills.unpin') : t('skills.pin')}
      aria-pressed={skill.pinned}
      onClick={toggle}
    />
  );
}

function Facts({ skill }: { skill: SkillRow }): ReactNode {
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
      <span>
        {skill.lastUsed === null ? t('skills.never') : t('skills.last', { uses, date: format.stamp(skill.lastUsed) })}
      </span>
    </p>
  );
}
