import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { isProvidedId } from '@shared/journey/provided.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icons.tsx';
import { Note } from '../../ui/states.tsx';
import { EntryEditor } from '../memory/entry-editor.tsx';
import { act, type Action, actionsOf, entryOf, isOwn, saveDraft } from './actions.ts';
import { type Draft, setDraft } from './store.ts';

/** Icon of each action, and whether it stands at the far end, away from the others. */
const LOOK: Readonly<Record<Action, { readonly icon: IconName; readonly far?: boolean }>> = {
  edit: { icon: 'pencil' },
  remove: { icon: 'trash', far: true },
  restore: { icon: 'undo' },
  archive: { icon: 'archive', far: true },
  unarchive: { icon: 'archive-restore' },
  pin: { icon: 'pin' },
  unpin: { icon: 'unpin' },
};

/** The foot of the card: what can be done with the node, and where more of it stands. */
export function CardActions({ node, barred }: { node: JourneyNode; barred: string | null }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const lookingOn = useLookingOn();
  const actions = actionsOf(node, lookingOn);
  const shown = (far: boolean): ReactNode =>
    actions
      .filter((action) => (LOOK[action].far === true) === far)
      .map((action) =>
        far ? (
          <IconButton
            key={action}
            icon={LOOK[action].icon}
            label={t(`journey.action.${action}`)}
            disabledBecause={barred ?? false}
            onClick={() => void act(bridge, node, action)}
          />
        ) : (
          <Button
            key={action}
            icon={LOOK[action].icon}
            disabledBecause={barred ?? false}
            onClick={() => void act(bridge, node, action)}
          >
            {t(`journey.action.${action}`)}
          </Button>
        ),
      );
  return (
    <footer className="sm-card-foot">
      {shown(false)}
      {isOwn(node) && <More node={node} />}
      {!isOwn(node) && (
        <p className="meta">
          {node.provided === undefined || !isProvidedId(node.id)
            ? t('journey.card.foreign')
            : t('journey.card.provided', { provider: node.provided.title })}
        </p>
      )}
      <span className="grow" />
      {shown(true)}
    </footer>
  );
}

/** The way to the screen that has everything about it. */
function More({ node }: { node: JourneyNode }): ReactNode {
  const t = useText();
  if (node.kind === 'skill') {
    return (
      <a className="btn btn-quiet" href={href('skills', [node.skill ?? ''])}>
        <Icon name="book" size={14} />
        {t('journey.card.openSkill')}
      </a>
    );
  }
  if (node.state !== 'active') return null;
  return (
    <a className="btn btn-quiet" href={href('memory', [], { entry: entryOf(node) ?? '' })}>
      <Icon name="memory" size={14} />
      {t('journey.card.openMemory')}
    </a>
  );
}

/**
 * The edit of a memory. It is of the text the person saw when they began: one that changed or went meanwhile is told here, and is
 * written over only when they say so.
 */
export function CardEditor({ node, draft }: { node: JourneyNode; draft: Draft }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const gone = node.state !== 'active';
  const moved = !gone && node.body !== draft.seen;
  return (
    <EntryEditor
      store={node.store ?? 'memory'}
      entry={gone ? null : entryOf(node)}
      text={draft.text}
      unchanged={gone ? null : draft.seen}
      original={draft.seen}
      saveLabel={t(gone ? 'memory.edit.add' : 'common.save')}
      onChange={(text) => setDraft(node.id, { ...draft, text })}
      onSave={() => saveDraft(bridge, node)}
      onCancel={() => setDraft(node.id, null)}
    >
      {gone && <Note icon="alert">{t('memory.edit.gone')}</Note>}
      {moved && (
        <Note
          icon="alert"
          actions={
            <Button small onClick={() => setDraft(node.id, { ...draft, seen: node.body })}>
              {t('memory.edit.overNow')}
            </Button>
          }
        >
          {t('memory.edit.moved', { text: node.body })}
        </Note>
      )}
    </EntryEditor>
  );
}
