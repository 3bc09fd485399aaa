/** What the core tells of the selected node beyond the map: its history, and the whole text of a skill. */
import { useEffect, useState } from 'react';
import { DeskError } from '@shared/contract/errors.ts';
import type { JournalEvent, RequestOutput, SkillHappening } from '@shared/contract/index.ts';
import type { JourneyNode } from '@shared/contract/journey.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import { entryOf } from './actions.ts';

/** Everything known of one node. */
export type Life =
  | { readonly kind: 'memory'; readonly events: readonly JournalEvent[] }
  | {
      readonly kind: 'skill';
      readonly view: RequestOutput<'skills.view'>;
      readonly events: readonly SkillHappening[];
    };

interface Loaded {
  readonly of: string;
  readonly life: Life | null;
  readonly error: unknown;
}

/** Follows the life of a node; null while it is read, and for one that is not of this home. */
export function useLife(node: JourneyNode): { life: Life | null; error: unknown } {
  const bridge = useBridge();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const entry = entryOf(node);
  const { skill } = node;
  const of = entry ?? skill ?? '';
  useEffect(() => {
    const take = (life: Life): void => setLoaded({ of, life, error: null });
    const fail = (error: unknown): void => {
      // What was just moved or deleted is told by the next graph.
      const gone = error instanceof DeskError && error.code === 'not_found';
      setLoaded({ of, life: null, error: gone ? null : error });
    };
    if (entry !== null) return follow(bridge, 'memory.changed', () => memoryLife(bridge, entry), take, fail);
    if (skill !== null) return follow(bridge, 'skills.changed', () => skillLife(bridge, skill), take, fail);
    return undefined;
  }, [bridge, entry, skill, of]);
  return loaded?.of === of ? loaded : { life: null, error: null };
}

async function memoryLife(bridge: Bridge, entry: string): Promise<Life> {
  const { events } = await bridge.request('memory.history', { entry });
  return { kind: 'memory', events };
}

async function skillLife(bridge: Bridge, id: string): Promise<Life> {
  const [view, { events }] = await Promise.all([
    bridge.request('skills.view', { id }),
    bridge.request('skills.history', { id }),
  ]);
  return { kind: 'skill', view, events };
}
