import { useCallback, useEffect, useState } from 'react';
import type { ModelChoice, ModelInForce, OfferedModels } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { whenChanged } from '../../bridge/follow.ts';
import { usePane } from './pane.tsx';
import type { PaneName } from './pane.tsx';

/** What can be chosen; the core asks each server at most once in a while. */
export async function loadModels(bridge: Bridge): Promise<readonly OfferedModels[]> {
  return (await bridge.request('chat.models', {})).offered;
}

/** The models chosen for conversations that do not exist yet, one a pane. */
export const useNewModel = create<Readonly<Partial<Record<PaneName, ModelChoice>>>>(() => ({}));

/** Calls back whenever another model may be in force in a conversation. */
const chosen = new Set<() => void>();

/** The model of the conversation in this pane, and the way to choose another. */
export interface ChosenModel {
  /** Null until it is known. */
  readonly inForce: ModelInForce | null;
  /** Resolves when it is written down; null goes back to the model of config.yaml. */
  readonly choose: (choice: ModelChoice | null) => Promise<void>;
}

/** Puts a choice in place: in the conversation, or for the next one. */
export async function chooseModel(
  bridge: Bridge,
  pane: PaneName,
  session: string | null,
  choice: ModelChoice | null,
): Promise<void> {
  if (session === null) useNewModel.setState({ [pane]: choice ?? {} });
  else await bridge.request('chat.setModel', { session, model: choice });
  for (const tell of chosen) tell();
}

/** The model of a conversation, kept true. */
export function useChosenModel(session: string | null): ChosenModel {
  const bridge = useBridge();
  const { name } = usePane();
  const ahead = useNewModel((all) => all[name]);
  const [known, setKnown] = useState<ModelInForce | null>(null);
  useEffect(() => {
    let open = true;
    const load = (): void => {
      bridge.request('chat.model', { session }).then(
        (found) => open && setKnown(found),
        () => open && setKnown(null),
      );
    };
    load();
    chosen.add(load);
    const stops = [
      whenChanged(bridge, 'settings.changed', load),
      whenChanged(bridge, 'session.changed', load, (row) => row.id === session),
    ];
    return () => {
      open = false;
      chosen.delete(load);
      stops.forEach((stop) => stop());
    };
  }, [bridge, session]);
  const choose = useCallback(
    (choice: ModelChoice | null) => chooseModel(bridge, name, session, choice),
    [bridge, name, session],
  );
  if (known === null || session !== null || ahead === undefined) return { inForce: known, choose };
  return { inForce: withChoice(known, ahead), choose };
}

/** What will be in force in a conversation that begins with a choice. */
function withChoice(known: ModelInForce, chosen: ModelChoice): ModelInForce {
  const { provider, model } = chosen;
  return {
    ...known,
    provider: provider ?? known.provider,
    label: provider === undefined ? known.label : provider,
    model: model ?? known.model,
    kind: model !== undefined && known.kind === 'offline_guide' ? 'openai' : known.kind,
    chosen,
  };
}
