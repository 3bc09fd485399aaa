import { useState } from 'react';
import type { ReactNode } from 'react';
import type { JourneyNode } from '@shared/contract/journey.ts';
import { useLookingOn } from '../../app/app-store.ts';
import { href } from '../../app/route.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { useText } from '../../i18n/language.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Failed } from '../../ui/states.tsx';
import { type Notice, useJourney } from './store.ts';

/** The entry a memory node stands for: its id in the journal. */
export function entryOf(node: JourneyNode): string {
  return node.id.split(':').slice(2).join(':');
}

/** What can be done with a node. Every change names the text that was seen, so that a changed one is refused. */
export function CardActions({ node, children }: { node: JourneyNode; children: ReactNode }): ReactNode {
  const t = useText();
  const bridge = useBridge();
  const [draft, setDraft] = useState<string | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const run = async (work: () => Promise<Notice>): Promise<void> => {
    try {
      useJourney.setState({ notice: await work() });
      setDraft(null);
      setFailure(null);
    } catch (error) {
      setFailure({ error });
    }
  };
  return (
    <>
      <div className="sm-card-body scroll grow" tabIndex={0}>
        {draft === null ? (
          children
        ) : (
          <textarea
            className="sm-edit"
            aria-label={t('journey.card.text')}
            dir="auto"
            value={draft}
            autoFocus
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              event.stopPropagation();
              setDraft(null);
            }}
          />
        )}
      </div>
      {failure !== null && <Failed error={failure.error} />}
      <footer className="sm-card-foot">
        {draft !== null ? (
          <>
            <Button kind="ink" onClick={() => void run(() => replace(bridge, node, draft))}>
              {t('common.save')}
            </Button>
            <Button kind="quiet" onClick={() => setDraft(null)}>
              {t('common.cancel')}
            </Button>
          </>
        ) : node.kind === 'memory' ? (
          <MemoryButtons
            node={node}
            onEdit={() => setDraft(node.body)}
            onRemove={() => void run(() => remove(bridge, node))}
          />
        ) : (
          <SkillButtons node={node} onPin={() => void run(() => pin(bridge, node))} />
        )}
      </footer>
    </>
  );
}

function MemoryButtons({
  node,
  onEdit,
  onRemove,
}: {
  node: JourneyNode;
  onEdit: () => void;
  onRemove: () => void;
}): ReactNode {
  const t = useText();
  const frozen = useLookingOn() || node.state === 'archived';
  return (
    <>
      {!frozen && (
        <Button icon="pencil" onClick={onEdit}>
          {t('common.edit')}
        </Button>
      )}
      <a className="btn btn-quiet" href={href('memory', [], { entry: entryOf(node) })}>
        <Icon name="history" size={14} />
        {t('journey.card.history')}
      </a>
      <span className="grow" />
      {!frozen && <IconButton icon="trash" label={t('journey.card.remove')} onClick={onRemove} />}
    </>
  );
}

function SkillButtons({ node, onPin }: { node: JourneyNode; onPin: () => void }): ReactNode {
  const t = useText();
  const lookingOn = useLookingOn();
  return (
    <>
      <a className="btn" href={href('skills', [node.skill ?? ''])}>
        <Icon name="book" size={14} />
        {t('journey.card.openSkill')}
      </a>
      {!lookingOn && (
        <Button kind="quiet" icon={node.pinned ? 'unpin' : 'pin'} onClick={onPin}>
          {t(node.pinned ? 'journey.card.unpin' : 'journey.card.pin')}
        </Button>
      )}
    </>
  );
}

async function replace(bridge: Bridge, node: JourneyNode, text: string): Promise<Notice> {
  const store = node.store ?? 'memory';
  const { seq } = await bridge.request('memory.replace', { store, entry: entryOf(node), seen: node.body, text });
  return { kind: 'saved', label: node.label, undo: seq };
}

async function remove(bridge: Bridge, node: JourneyNode): Promise<Notice> {
  const store = node.store ?? 'memory';
  const { seq } = await bridge.request('memory.remove', { store, entry: entryOf(node), seen: node.body });
  return { kind: 'removed', label: node.label, undo: seq };
}

async function pin(bridge: Bridge, node: JourneyNode): Promise<Notice> {
  await bridge.request('skills.pin', { id: node.skill ?? '', pinned: !node.pinned });
  return { kind: 'saved', label: node.label, undo: null };
}
