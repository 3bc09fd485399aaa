import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { countCodePoints } from '@shared/memory/text.ts';
import { hasHidden, withoutHidden } from '@shared/memory/reveal.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { useFormat, useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { directionOf } from '../../ui/direction.ts';
import { EntryText } from '../../ui/entry-text.tsx';
import { Sign, Tag } from '../../ui/signs.tsx';
import type { Tone } from '../../ui/signs.tsx';
import { wordDiff } from '../../ui/word-diff.ts';
import type { DiffSegment } from '../../ui/word-diff.ts';
import { undoOf, useMemory } from './memory-store.ts';
import type { Line } from './memory-store.ts';
import { findingTitles, whoOf } from './words.ts';

export interface RowActions {
  readonly onEdit: (line: Line, cleaned?: string) => void;
  readonly onHistory: (line: Line) => void;
  readonly onRemove: (line: Line) => void;
  readonly onUndo: (line: Line) => void;
}

export interface EntryRowProps extends RowActions {
  readonly line: Line;
  /** Id of the session whose prompt is at the left; null for none. */
  readonly session: string | null;
  readonly current: boolean;
  /** The row that Tab comes to. */
  readonly stop: boolean;
  /** The file cannot be read: nothing of this store can be written. */
  readonly frozen: boolean;
  readonly onSelect: (key: string) => void;
  /** Takes the place of the live text while it is edited. */
  readonly editor: ReactNode;
}

/** True when the scanner keeps the entry out of prompts. */
function withheld({ row }: Line): boolean {
  return row.live !== null && row.live.findings.length > 0 && !row.live.overridden;
}

/** One line of the comparison: what the model was told, the sign, what is on file. */
export function EntryRow(props: EntryRowProps): ReactNode {
  const { line, current, stop, onSelect, editor, session } = props;
  const t = useText();
  const { row } = line;
  const diff = useMemo(
    () => (row.kind === 'changed' && row.live !== null ? wordDiff(row.snapshot ?? '', row.live.text) : null),
    [row],
  );
  const plain = row.kind === 'unchanged' && !withheld(line) && !current && editor === null;
  return (
    <div
      role="row"
      data-key={line.key}
      className={classes('pair', row.kind === 'unchanged' && 'same', plain && 'one', current && 'sel')}
      tabIndex={stop ? 0 : -1}
      aria-selected={current}
      onFocus={() => onSelect(line.key)}
      onClick={(event) => {
        onSelect(line.key);
        if (window.getSelection()?.isCollapsed !== false && event.target instanceof Element) {
          if (event.target.closest('button, a, textarea, input') === null) event.currentTarget.focus();
        }
      }}
    >
      <div role="gridcell" className="was entry">
        <Told line={line} diff={diff} plain={plain} hasSession={session !== null} />
      </div>
      <div role="gridcell" className="seam">
        {session !== null && <Sign kind={row.kind} label={t(`memory.kind.${row.kind}`)} />}
      </div>
      <div role="gridcell" className="now entry">
        {editor ?? <Live {...props} diff={diff} plain={plain} />}
      </div>
    </div>
  );
}

function Told({
  line,
  diff,
  plain,
  hasSession,
}: {
  line: Line;
  diff: DiffSegment[] | null;
  plain: boolean;
  hasSession: boolean;
}): ReactNode {
  const t = useText();
  const { kind, snapshot } = line.row;
  if (snapshot === null) return hasSession ? <span className="void">{t('memory.notInPrompt')}</span> : null;
  const dir = directionOf(snapshot);
  if (kind === 'unchanged') {
    return (
      <p className={plain ? 'cut' : 'words'} dir={dir}>
        <EntryText text={snapshot} />
      </p>
    );
  }
  return (
    <>
      <p className={classes('words', kind === 'blocked' && 'mono told')} dir={dir}>
        {kind === 'removed' ? (
          <EntryText whole text={[{ kind: 'rem', text: snapshot }]} />
        ) : (
          <EntryText text={diff?.filter((segment) => segment.kind !== 'add') ?? snapshot} />
        )}
      </p>
      <p className="foot meta">
        {kind === 'blocked' ? t('memory.allItWasTold') : t.count('memory.chars', countCodePoints(snapshot))}
      </p>
    </>
  );
}

function Live(props: EntryRowProps & { diff: DiffSegment[] | null; plain: boolean }): ReactNode {
  const { line, diff, plain } = props;
  const t = useText();
  const { kind, live } = line.row;
  if (live === null) {
    return (
      <>
        <p className="void">{t('memory.gone')}</p>
        <Foot {...props} />
      </>
    );
  }
  const dir = directionOf(live.text);
  if (plain) {
    return (
      <>
        <p className="cut" dir={dir} title={live.text}>
          <EntryText text={live.text} />
        </p>
        <Actions {...props} />
      </>
    );
  }
  const findings = withheld(line) ? live.findings : undefined;
  return (
    <>
      <p className="words" dir={dir}>
        {kind === 'added' ? (
          <EntryText whole text={[{ kind: 'add', text: live.text }]} findings={findings} />
        ) : (
          <EntryText text={diff?.filter((segment) => segment.kind !== 'rem') ?? live.text} findings={findings} />
        )}
      </p>
      <Foot {...props} />
    </>
  );
}

const tones: Record<string, Tone> = { added: 'add', removed: 'rem', blocked: 'rem' };

/** What became of the entry, when and by whom, and what can be done with it. */
function Foot(props: EntryRowProps): ReactNode {
  const { line, session } = props;
  const t = useText();
  const format = useFormat();
  const { row } = line;
  const blocked = withheld(line);
  const at = row.removed?.time ?? row.live?.lastChanged ?? null;
  const cause = row.removed?.cause ?? row.live?.cause ?? null;
  const kind = blocked ? 'blocked' : row.kind;
  const facts =
    blocked && row.live !== null
      ? [findingTitles(row.live.findings, t)]
      : [at === null ? null : format.stamp(at), cause === null ? null : whoOf(cause, t, session)];
  return (
    <div className="foot meta">
      {kind !== 'unchanged' && <Tag tone={tones[kind] ?? 'plain'}>{t(`memory.tag.${kind}`)}</Tag>}
      {row.live?.overridden === true && <Tag>{t('memory.tag.overridden')}</Tag>}
      <span className="cut">{facts.filter((fact) => fact !== null).join(t('memory.comma'))}</span>
      {row.live !== null && !blocked && <span>{t.count('memory.chars', row.live.chars)}</span>}
      <Actions {...props} />
    </div>
  );
}

function Actions(props: EntryRowProps): ReactNode {
  const { line, current, frozen, onEdit, onHistory, onRemove, onUndo } = props;
  const t = useText();
  const lookingOn = useLookingOn();
  const history = useMemory((store) => store.history);
  const { row, entry } = line;
  const undo = undoOf(line);
  const why = lookingOn ? t('memory.lookingOn') : frozen ? t('memory.unreadable') : false;
  return (
    <span className="acts">
      <span className="acts-more">
        {row.live !== null && (
          <IconButton small icon="pencil" label={t('common.edit')} disabledBecause={why} onClick={() => onEdit(line)} />
        )}
        {entry !== null && (
          <IconButton
            small
            icon="history"
            label={t('memory.history')}
            aria-pressed={history && current}
            onClick={() => onHistory(line)}
          />
        )}
        {row.live !== null && (
          <IconButton
            small
            icon="trash"
            label={t('common.remove')}
            disabledBecause={why}
            onClick={() => onRemove(line)}
          />
        )}
      </span>
      {withheld(line) && row.live !== null && hasHidden(row.live.text) && (
        <Button
          small
          kind="quiet"
          disabledBecause={why}
          onClick={() => onEdit(line, withoutHidden(row.live?.text ?? ''))}
        >
          {t('memory.clean')}
        </Button>
      )}
      {undo !== null && (
        <Button small kind="quiet" disabledBecause={why} onClick={() => onUndo(line)}>
          {row.kind === 'removed' ? t('memory.restore') : t('common.undo')}
        </Button>
      )}
    </span>
  );
}
