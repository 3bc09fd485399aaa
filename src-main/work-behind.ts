import { DeskError } from '@shared/contract/errors.ts';
import type { Config } from './home/index.ts';
import type { Provider } from './models/provider.ts';
import type { SessionStore } from './sessions/index.ts';
import { spendingRefusal } from './spending.ts';

/** What keeps a model from working by itself. */
export interface WorkBehindDeps {
  readonly readOnly: boolean;
  readonly paused: () => boolean;
  readonly config: Config;
  readonly sessions: Pick<SessionStore, 'costToday'>;
}

/** Answers why a model does no work of its own behind the conversations now; null when it does. */
export function workBehind({ readOnly, paused, config, sessions }: WorkBehindDeps) {
  return ({ kind, problem }: Pick<Provider, 'kind' | 'problem'>): DeskError | null => {
    if (readOnly) return new DeskError('looking_on', 'Another app has this home open, and this is done there.');
    if (paused()) {
      return new DeskError('refused', 'Everything is paused.', { remedy: 'Go on with the switch in the status line.' });
    }
    if (problem !== null) return problem;
    if (kind === 'offline_guide') {
      return new DeskError('not_configured', 'The offline guide does not do this.', {
        remedy: 'Choose a model in Settings.',
      });
    }
    return spendingRefusal(config, sessions);
  };
}
