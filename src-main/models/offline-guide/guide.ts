import { createHash } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { ProviderError, type ModelEvent, type ModelRequest, type Provider } from '../provider.ts';
import { nextMove } from './moves.ts';
import { readTurn } from './turn.ts';

const noTokens = {
  inputTokens: 0,
  outputTokens: 0,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  costUsd: 0,
  estimated: false,
};

/** Words with the blanks behind them; Han characters a few at a time. */
function pieces(text: string): string[] {
  return text.match(/\p{Script=Han}{1,4}|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
}

/** The same call at the same place of a conversation has the same id. */
function callId(request: ModelRequest, place: number): string {
  const seed = JSON.stringify([request.messages.length, request.messages.at(-1), place]);
  return `call_${createHash('sha256').update(seed).digest('hex').slice(0, 24)}`;
}

/**
 * The provider of a home without a model: a few fixed rules, no language model, and it says so. Understands requests to
 * remember, forget, change, recall and search in English and Chinese, and carries them out through the very tool calls a
 * model would make. Deterministic; makes no network connection; costs nothing.
 */
export class OfflineGuide implements Provider {
  readonly id = 'offline-guide';
  readonly kind = 'offline_guide';
  readonly label = 'Offline guide';
  readonly model = 'offline-guide';
  readonly contextWindow = 128_000;
  readonly problem = null;

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<ModelEvent, void, undefined> {
    const move = nextMove(readTurn(request));
    if ('say' in move) {
      for (const text of pieces(move.say)) {
        await breathe();
        if (signal.aborted) throw new ProviderError('aborted', 'The answer was stopped.');
        yield { type: 'text', text };
      }
    } else {
      await breathe();
      if (signal.aborted) throw new ProviderError('aborted', 'The answer was stopped.');
      for (const [place, call] of move.calls.entries()) {
        const id = callId(request, place);
        yield {
          type: 'tool_call',
          call: { id, name: call.name, arguments: JSON.stringify(call.args), problem: null },
        };
      }
    }
    yield { type: 'usage', usage: noTokens };
    yield {
      type: 'end',
      finishReason: 'say' in move ? 'stop' : 'tool_calls',
      provider: this.id,
      model: this.model,
    };
  }
}
