import { DeskError } from '@shared/contract/errors.ts';
import type { Config } from './home/index.ts';
import type { SessionStore } from './sessions/index.ts';

/** The line that ends a turn when the day's limit is reached. A limit of nothing is no limit. */
export function spendingRefusal(config: Config, sessions: Pick<SessionStore, 'costToday'>): DeskError | null {
  const limit = config.number('desk.spending_limit_usd', 0, { min: 0 });
  if (limit === 0) return null;
  const spent = sessions.costToday();
  if (spent < limit) return null;
  return new DeskError('refused', `Today's spending limit is reached: $${spent.toFixed(2)} of $${limit.toFixed(2)}.`, {
    remedy: 'Raise desk.spending_limit_usd in Settings, or go on tomorrow.',
  });
}
