import { supersessionsBy, type Supersessions } from '../../home/pending/supersede.ts';
import { targetKey, type StagedRecord } from './record.ts';

export type { Supersessions };

/** Finds, among records oldest first, those that propose for the same target. */
export function supersessions(records: readonly StagedRecord[]): Supersessions {
  return supersessionsBy(records, targetKey);
}
