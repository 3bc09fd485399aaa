import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { removeFile, saveFile } from './skills-store.ts';
import type { Draft } from './skills-store.ts';
import { TextEditor } from './text-editor.tsx';

interface Loaded {
  readonly path: string;
  readonly text: string | null;
  readonly bytes: number;
}

/** The files beside SKILL.md: each opens in place, to be read, changed or removed. */
export function SkillFiles({
  id,
  files,
  barred,
}: {
  id: string;
  files: readonly string[];
  /** Why nothing is changed here; false when it may be. */
  barred: string | false;
}): ReactNode {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <ul className="files">
      {files.map((file) => (
        <li key={file}>
          <button
            type="button"
            className="mono file-name"
            aria-expanded={open === file}
            onClick={() => setOpen(open === file ? null : file)}
          >
            {file}
          </button>
          {open === file && <OneFile id={id} path={file} barred={barred} onGone={() => setOpen(null)} />}
        </li>
      ))}
    </ul>
  );
}

function OneFile({
  id,
  path,
  barred,
  onGone,
}: {
  id: string;
  path: string;
  barred: string | false;
  onGone: () => void;
}): ReactNode {
  const t = useText();
  const format = useFormat();
  const bridge = useBridge();
  const [file, setFile] = useState<Loaded | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'skills.changed',
        () => bridge.request('skills.file', { id, path }),
        (answer) => setFile({ path, ...answer }),
        setError,
      ),
    [bridge, id, path],
  );
  if (file === null) return error === null ? <Loading /> : <Failed error={error} />;
  const { text } = file;
  if (text === null) return <p className="dim">{t('skills.binary', { bytes: format.number(file.bytes) })}</p>;
  if (draft !== null) {
    return (
      <TextEditor
        label={path}
        text={draft.text}
        original={draft.seen}
        saveLabel={t('skills.save')}
        insist
        onChange={(next) => setDraft({ ...draft, text: next })}
        onSave={async (despite) => {
          await saveFile(bridge, { id, path, ...draft, despite: [...despite] });
          setDraft(null);
        }}
        onCancel={() => setDraft(null)}
      />
    );
  }
  const remove = async (): Promise<void> => {
    await removeFile(bridge, { id, path, seen: text });
    onGone();
  };
  return (
    <div className="code source">
      <div className="codehead">
        <span className="grow mono">{path}</span>
        <CopyButton text={() => text} />
        <Button
          small
          kind="quiet"
          icon="pencil"
          disabledBecause={barred}
          onClick={() => setDraft({ seen: text, text })}
        >
          {t('common.edit')}
        </Button>
        <Button small kind="quiet" icon="trash" disabledBecause={barred} onClick={() => void remove().catch(setError)}>
          {t('skills.removeFile')}
        </Button>
      </div>
      {error !== null && <Failed error={error} />}
      <pre className="pre" tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}
