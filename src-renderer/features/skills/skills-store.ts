import type { RequestInput, RequestOutput, SkillRow } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** The file every skill has. */
export const skillFile = 'SKILL.md';

type Written = RequestOutput<'skills.save'>;

/** What the person did last, with the way back. */
export interface Done {
  /** In which words it is told. */
  readonly what: 'created' | 'saved' | 'removed' | 'archived' | 'restored' | 'rejected' | 'undone';
  readonly skill: string;
  /** Takes it back; null when there is nothing to take back. */
  readonly back: { readonly change: string } | { readonly staged: string } | null;
}

/** A text being written, and what stood there when that began: what changed meanwhile is not written over. */
export interface Draft {
  readonly seen: string;
  readonly text: string;
}

interface SkillsStore {
  readonly skills: readonly SkillRow[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  readonly done: Done | null;
}

/** Every skill of the home. */
export const useSkills = create<SkillsStore>(() => ({ skills: [], state: 'loading', error: null, done: null }));

/** Loads the list afresh. */
export async function loadSkills(bridge: Bridge): Promise<void> {
  try {
    const { skills } = await bridge.request('skills.list', {});
    useSkills.setState({ skills, state: 'ready', error: null });
  } catch (error) {
    useSkills.setState({ state: 'failed', error });
  }
}

/** Loads the list and keeps it true. Returns the way to stop. */
export function watchSkills(bridge: Bridge): () => void {
  const load = (): void => void loadSkills(bridge);
  load();
  const stops = [bridge.on('skills.changed', load), bridge.on('approvals.changed', load), bridge.onResync(load)];
  return () => stops.forEach((stop) => stop());
}

function told(what: Done['what'], { change, skill }: Written): Written {
  useSkills.setState({ done: { what, skill, back: change === null ? null : { change } } });
  return { change, skill, message: '' };
}

/** Writes a file of a skill. Rejects with the refusal. */
export async function saveFile(bridge: Bridge, wanted: RequestInput<'skills.save'>): Promise<void> {
  told('saved', await bridge.request('skills.save', wanted));
}

/** Removes a file beside SKILL.md. */
export async function removeFile(bridge: Bridge, wanted: RequestInput<'skills.removeFile'>): Promise<void> {
  told('removed', await bridge.request('skills.removeFile', wanted));
}

/** Makes a skill; answers its id. */
export async function createSkill(bridge: Bridge, wanted: RequestInput<'skills.create'>): Promise<string> {
  const { skill } = told('created', await bridge.request('skills.create', wanted));
  await loadSkills(bridge);
  return skill;
}

/** Puts a skill into the archive, or brings it back; answers its new id. */
export async function moveSkill(bridge: Bridge, id: string, to: 'archive' | 'restore'): Promise<string> {
  const { skill } = told(to === 'archive' ? 'archived' : 'restored', await bridge.request(`skills.${to}`, { id }));
  await loadSkills(bridge);
  return skill;
}

/** Sets a staged write aside. */
export async function rejectStaged(bridge: Bridge, id: string, skill: string): Promise<void> {
  await bridge.request('approvals.reject', { ids: [id] });
  useSkills.setState({ done: { what: 'rejected', skill, back: { staged: id } } });
}

/** Takes back what was done last, or one change of the history; answers the id of the skill as it is then. */
export async function takeBack(bridge: Bridge, back: NonNullable<Done['back']>, skill: string): Promise<string> {
  let now = skill;
  if ('staged' in back) await bridge.request('approvals.unreject', { ids: [back.staged] });
  else now = (await bridge.request('skills.undo', { change: back.change })).skill;
  useSkills.setState({ done: { what: 'undone', skill: now, back: null } });
  await loadSkills(bridge);
  return now;
}
