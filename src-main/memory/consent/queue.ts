import { PendingQueue } from '../../home/pending/queue.ts';
import { parseRecord, type StagedRecord } from './record.ts';

/** The folder of staged memory writes. */
export class StagedQueue extends PendingQueue<StagedRecord> {
  /** `decisions` names the lock under which staged writes are decided; nothing is written there. */
  constructor(dir: string, trash: string, decisions: string) {
    super(dir, trash, decisions, parseRecord);
  }
}
