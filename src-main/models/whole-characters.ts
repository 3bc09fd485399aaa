import type { AnswerEvent } from './answer-stream.ts';

function isHighSurrogate(text: string): boolean {
  const unit = text.charCodeAt(text.length - 1);
  return unit >= 0xd800 && unit <= 0xdbff;
}

/**
 * Keeps characters whole that a server split between two chunks, half of a surrogate pair in each: the first half waits for
 * the second, so that no piece ever ends in the middle of a character.
 */
export class WholeCharacters {
  readonly #held = { text: '', reasoning: '' };

  /** Passes events on, pieces of text with what was held of the piece before. */
  *pass(events: Iterable<AnswerEvent>): Generator<AnswerEvent> {
    for (const event of events) {
      if (event.type === 'restart') {
        this.#held.text = '';
        this.#held.reasoning = '';
      }
      if (event.type === 'text' || event.type === 'reasoning') {
        yield* this.#piece(event.type, event.text);
      } else {
        yield* this.rest();
        yield event;
      }
    }
  }

  /** What is still held, when no second half comes. */
  *rest(): Generator<AnswerEvent> {
    for (const type of ['reasoning', 'text'] as const) {
      const text = this.#held[type];
      this.#held[type] = '';
      if (text !== '') yield { type, text };
    }
  }

  *#piece(type: 'text' | 'reasoning', piece: string): Generator<AnswerEvent> {
    const text = this.#held[type] + piece;
    const half = isHighSurrogate(text);
    this.#held[type] = half ? text.slice(-1) : '';
    const now = half ? text.slice(0, -1) : text;
    if (now !== '') yield { type, text: now };
  }
}
