import type { DeskError } from '@shared/contract/errors.ts';
import type { CompressionReason, CompressionResult, Compressor } from './compression/compressor.ts';
import type { AgentDeps } from './ports.ts';
import type { Turn } from './turn.ts';

/** Keeps room in the model's window during one turn. */
export interface Room {
  /** Compresses the conversation when the next request needs it. `opening`: before the first call of the turn. */
  make(opening: boolean): Promise<void>;
  /** After a failed call: compresses once when the conversation was too long. True when the call is worth repeating. */
  makeAfter(error: DeskError): Promise<boolean>;
}

/** Makes the room of a turn; without a compressor it does nothing. */
export function createRoom(turn: Turn, deps: AgentDeps, compressor: Compressor | null): Room {
  if (compressor === null) return { make: () => Promise.resolve(), makeAfter: () => Promise.resolve(false) };
  let failed = 0;
  let overflowed = false;
  let warned = false;

  const notice = (text: string): void => {
    if (turn.live.notice === text) return;
    turn.live.notice = text;
    deps.emit('turn.notice', { session: turn.session, turn: turn.turn, text });
  };

  const conversation = (): Parameters<Compressor['compress']>[0] => ({
    session: turn.info,
    model: turn.model,
    system: turn.system,
    rows: turn.rows,
    signal: turn.signal,
    notice,
  });

  /** A failure stays in the conversation as a line; that none is tried now is only shown, once a turn. */
  const tell = async (result: Extract<CompressionResult, { compressed: false }>): Promise<void> => {
    if (result.failed) {
      const content = `The conversation is long and could not be compressed: ${result.why}`;
      turn.rows.push(...(await deps.store.append(turn.session, [{ role: 'note', content, displayKind: 'notice' }])));
    } else if (!warned) {
      notice(result.why);
    }
    warned = true;
  };

  const compress = async (reason: CompressionReason): Promise<boolean> => {
    const result = await compressor.compress(conversation(), reason);
    if (result.compressed) {
      adopt(turn, result);
      return true;
    }
    failed += 1;
    if (!turn.signal.aborted) await tell(result);
    return false;
  };

  return {
    make: async (opening) => {
      if (failed >= compressor.attempts() || !compressor.due(conversation(), opening)) return;
      await compress('threshold');
    },
    makeAfter: async (error) => {
      if (overflowed || !compressor.isOverflow(error)) return false;
      overflowed = true;
      return compress('overflow');
    },
  };
}

/** Goes on with the conversation as it is after a compression: its rows have new ids. */
function adopt(turn: Turn, { rows, system }: Extract<CompressionResult, { compressed: true }>): void {
  turn.rows.splice(0, Infinity, ...rows);
  turn.system = system;
  turn.message =
    rows.findLast((row) => row.role === 'user' && row.displayKind !== 'hidden' && !row.summary)?.id ?? null;
}
