/**
 * What can be done with a node, all of it through the one api. A memory is named by its id in the journal and by the text the
 * person saw, so that a changed one is refused; what comes from someone else's map names nothing of this home and is refused here.
 */
import { DeskError } from '@shared/contract/errors.ts';
import type { JourneyNode } from '@shared/contract/journey.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { type Notice, setDraft, type Undo, useJourney } from './store.ts';

const SOURCES: Readonly<Record<string, JourneyNode['store']>> = { memory: 'memory', profile: 'user' };
const MEMORY_ID = /^memory:(memory|profile):(.+)$/;

/** The entry a memory node stands for: its id in the journal. Null for a skill and for a node of another home's map. */
export function entryOf(node: JourneyNode): string | null {
  const match = node.kind === 'memory' ? MEMORY_ID.exec(node.id) : null;
  return match === null || SOURCES[match[1] ?? ''] !== node.store ? null : (match[2] ?? null);
}

/** The entry that the id of a node names, whether the map has the node or not; null for an id of another kind. */
export function entryNamed(id: string): string | null {
  return MEMORY_ID.exec(id)?.[2] ?? null;
}

/** Whether a node is one of this home's, so that it can be changed from here. */
export function isOwn(node: JourneyNode): boolean {
  return node.kind === 'memory' ? entryOf(node) !== null : node.skill !== null;
}

export const ACTIONS = ['edit', 'remove', 'restore', 'archive', 'unarchive', 'pin', 'unpin'] as const;
export type Action = (typeof ACTIONS)[number];

/** What can be done with a node now, in the order in which it is offered. */
export function actionsOf(node: JourneyNode, lookingOn: boolean): readonly Action[] {
  if (lookingOn || !isOwn(node) || node.state === 'purged') return [];
  if (node.kind === 'memory') return node.state === 'removed' ? ['restore'] : ['edit', 'remove'];
  return node.state === 'archived' ? ['unarchive'] : [node.pinned ? 'unpin' : 'pin', 'archive'];
}

function meant(node: JourneyNode): { store: 'memory' | 'user'; entry: string } {
  const entry = entryOf(node);
  if (entry !== null && node.store !== null) return { store: node.store, entry };
  throw new DeskError('refused', `"${node.label}" is not a memory of this home, so it cannot be changed here.`, {
    remedy: 'Go back to your own map.',
  });
}

function skillMeant(node: JourneyNode): string {
  if (node.skill !== null) return node.skill;
  throw new DeskError('refused', `"${node.label}" is not a skill of this home, so it cannot be changed here.`, {
    remedy: 'Go back to your own map.',
  });
}

function ofMemory(seq: number | null): Undo | null {
  return seq === null ? null : { kind: 'memory', seq };
}

function ofSkill(change: string | null): Undo | null {
  return change === null ? null : { kind: 'skill', change };
}

/** Writes a text over the one the person saw. Rejects with the refusal. */
async function replace(bridge: Bridge, node: JourneyNode, seen: string, text: string): Promise<Notice> {
  const { seq } = await bridge.request('memory.replace', { ...meant(node), seen, text });
  return { kind: seq === null ? 'same' : 'saved', label: node.label, undo: ofMemory(seq) };
}

async function bringBack(bridge: Bridge, node: JourneyNode): Promise<Notice> {
  const { events } = await bridge.request('memory.history', { entry: meant(node).entry });
  const removal = events.findLast(({ op }) => op === 'remove');
  if (removal === undefined) {
    throw new DeskError('stale', `The journal knows no removal of "${node.label}".`, { remedy: 'Open its history.' });
  }
  const { seq } = await bridge.request('memory.restore', { seq: removal.seq });
  return { kind: 'restored', label: node.label, undo: ofMemory(seq) };
}

/** Each action that needs nothing written. */
const WORK: Readonly<Record<Exclude<Action, 'edit'>, (bridge: Bridge, node: JourneyNode) => Promise<Notice>>> = {
  async remove(bridge, node) {
    const { seq } = await bridge.request('memory.remove', { ...meant(node), seen: node.body });
    return { kind: 'removed', label: node.label, undo: ofMemory(seq) };
  },
  restore: bringBack,
  async archive(bridge, node) {
    const { change } = await bridge.request('skills.archive', { id: skillMeant(node) });
    return { kind: 'archived', label: node.label, undo: ofSkill(change) };
  },
  async unarchive(bridge, node) {
    const { change } = await bridge.request('skills.restore', { id: skillMeant(node) });
    return { kind: 'restored', label: node.label, undo: ofSkill(change) };
  },
  async pin(bridge, node) {
    await bridge.request('skills.pin', { id: skillMeant(node), pinned: true });
    return { kind: 'pinned', label: node.label, undo: null };
  },
  async unpin(bridge, node) {
    await bridge.request('skills.pin', { id: skillMeant(node), pinned: false });
    return { kind: 'unpinned', label: node.label, undo: null };
  },
};

async function told(node: string | null, work: Promise<Notice>): Promise<void> {
  useJourney.setState({ acted: node });
  try {
    useJourney.setState({ notice: await work, refused: null });
  } catch (error) {
    useJourney.setState({ refused: { error } });
  }
}

/** Does what is asked; what came of it, or why it was refused, is told under the map. */
export async function act(bridge: Bridge, node: JourneyNode, action: Action): Promise<void> {
  if (action === 'edit')
    setDraft(node.id, useJourney.getState().drafts.get(node.id) ?? { seen: node.body, text: node.body });
  else await told(node.id, WORK[action](bridge, node));
}

/** Saves the edit of a node; of one that is gone, as a new entry. Rejects with the refusal, the edit kept. */
export async function saveDraft(bridge: Bridge, node: JourneyNode): Promise<void> {
  const draft = useJourney.getState().drafts.get(node.id);
  if (draft === undefined) return;
  const gone = node.state !== 'active';
  const notice = gone ? await addAgain(bridge, node, draft.text) : await replace(bridge, node, draft.seen, draft.text);
  setDraft(node.id, null);
  useJourney.setState({ notice, refused: null, acted: node.id });
}

async function addAgain(bridge: Bridge, node: JourneyNode, text: string): Promise<Notice> {
  const { store } = meant(node);
  const { seq } = await bridge.request('memory.add', { store, text });
  return { kind: seq === null ? 'same' : 'saved', label: node.label, undo: ofMemory(seq) };
}

/** Takes the last change back. */
export async function undoLast(bridge: Bridge): Promise<void> {
  const { notice, selected } = useJourney.getState();
  if (notice?.undo == null) return;
  const { undo, label } = notice;
  await told(
    selected,
    (undo.kind === 'memory'
      ? bridge.request('memory.undo', { seq: undo.seq })
      : bridge.request('skills.undo', { change: undo.change })
    ).then(() => ({ kind: 'undone', label, undo: null })),
  );
}
