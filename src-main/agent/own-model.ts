import type { Json } from '@shared/contract/common.ts';
import { isRecord, textAt } from '@shared/record.ts';
import type { LoopDeps, Model, ModelChoice } from './ports.ts';

/** Key of `model_config` for the model a person has chosen for one conversation alone. */
export const choiceKey = 'desk_model';

/** The choice of a conversation, from its `model_config`; empty when it has none of its own. */
export function readChoice(config: Readonly<Record<string, unknown>>): ModelChoice {
  const kept = config[choiceKey];
  if (!isRecord(kept)) return {};
  const [provider, model, effort] = [textAt(kept, 'provider'), textAt(kept, 'model'), textAt(kept, 'effort')];
  return {
    ...(provider === '' ? {} : { provider }),
    ...(model === '' ? {} : { model }),
    ...(effort === '' ? {} : { effort }),
  };
}

/** The choice as `model_config` keeps it; null when it chooses nothing. */
export function choiceJson(choice: ModelChoice): Json {
  return Object.keys(choice).length === 0 ? null : { ...choice };
}

/** The model that answers in a conversation: its own, else the one of config.yaml. An unknown conversation has none of its own. */
export async function modelOf(deps: Pick<LoopDeps, 'model' | 'store'>, session: string): Promise<Model> {
  const found = await deps.store.find(session);
  return deps.model(readChoice(found?.config ?? {}));
}
