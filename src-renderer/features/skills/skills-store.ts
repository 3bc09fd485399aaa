import type { SkillRow } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

interface SkillsStore {
  readonly skills: readonly SkillRow[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
}

/** Every skill of the home. */
export const useSkills = create<SkillsStore>(() => ({ skills: [], state: 'loading', error: null }));

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
  void loadSkills(bridge);
  const stops = [
    bridge.on('skills.changed', () => void loadSkills(bridge)),
    bridge.onResync(() => void loadSkills(bridge)),
  ];
  return () => stops.forEach((stop) => stop());
}
