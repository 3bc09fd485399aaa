/** A piece of an answer told apart. `restart`: what was given as text so far was thinking after all. */
export type ThinkPiece = { readonly type: 'text' | 'reasoning'; readonly text: string } | { readonly type: 'restart' };

const names = ['think', 'thinking', 'thought', 'reasoning', 'reasoning_scratchpad'];
const opening = names.map((name) => `<${name}>`);
const closing = names.map((name) => `</${name}>`);
const longest = Math.max(...closing.map((tag) => tag.length));

function earliest(text: string, tags: readonly string[]): { at: number; length: number } | null {
  const lower = text.toLowerCase();
  let best: { at: number; length: number } | null = null;
  for (const tag of tags) {
    const at = lower.indexOf(tag);
    if (at >= 0 && (best === null || at < best.at)) best = { at, length: tag.length };
  }
  return best;
}

function heldBack(text: string, tags: readonly string[]): number {
  const lower = text.toLowerCase();
  for (let length = Math.min(longest - 1, lower.length); length > 0; length--) {
    const tail = lower.slice(-length);
    if (tags.some((tag) => tag.startsWith(tail))) return length;
  }
  return 0;
}

/**
 * Tells thinking from answer where a server leaves both in the content. A `<think>` counts only at the very beginning,
 * so that an answer may speak of such tags. A closing tag alone on its line without an opening one (templates that put
 * the opening tag into the prompt) turns what came before it into thinking.
 */
export class ThinkSplitter {
  #state: 'start' | 'thinking' | 'gap' | 'first' | 'answer' = 'start';
  #rest = '';
  #said = '';

  /** Takes the next piece of content. Text that may be the beginning of a tag is held back. */
  push(text: string): ThinkPiece[] {
    this.#rest += text;
    const pieces: ThinkPiece[] = [];
    for (;;) {
      const before = this.#state;
      this.#step(pieces, false);
      if (this.#state === before) return pieces;
    }
  }

  /** The content is over: gives what was held back. */
  end(): ThinkPiece[] {
    const pieces: ThinkPiece[] = [];
    for (;;) {
      const before = this.#state;
      this.#step(pieces, true);
      if (this.#state === before) break;
    }
    return pieces;
  }

  #step(pieces: ThinkPiece[], over: boolean): void {
    if (this.#state === 'start') this.#begin(over);
    else if (this.#state === 'thinking') this.#think(pieces, over);
    else if (this.#state === 'first') this.#first(pieces, over);
    else if (this.#state === 'gap') this.#gap();
    else this.#say(pieces, this.#rest.length);
  }

  #begin(over: boolean): void {
    const body = this.#rest.trimStart();
    const tag = opening.find((candidate) => body.toLowerCase().startsWith(candidate));
    if (tag !== undefined) {
      this.#rest = body.slice(tag.length);
      this.#state = 'thinking';
    } else if (over || (body !== '' && !opening.some((candidate) => candidate.startsWith(body.toLowerCase())))) {
      this.#state = 'first';
    }
  }

  #think(pieces: ThinkPiece[], over: boolean): void {
    const found = earliest(this.#rest, closing);
    const length = found === null ? this.#rest.length - (over ? 0 : heldBack(this.#rest, closing)) : found.at;
    if (length > 0) pieces.push({ type: 'reasoning', text: this.#rest.slice(0, length) });
    this.#rest = this.#rest.slice(length + (found?.length ?? 0));
    if (found !== null) {
      this.#state = 'gap';
    }
  }

  #gap(): void {
    this.#rest = this.#rest.trimStart();
    if (this.#rest !== '') this.#state = 'answer';
  }

  #first(pieces: ThinkPiece[], over: boolean): void {
    const found = earliest(this.#rest, closing);
    if (found === null) {
      this.#say(pieces, this.#rest.length - (over ? 0 : heldBack(this.#rest, closing)));
      return;
    }
    const after = this.#rest.slice(found.at + found.length);
    if (after === '' && !over) {
      this.#say(pieces, found.at);
      return;
    }
    const before = this.#said + this.#rest.slice(0, found.at);
    const alone = /(?:^|\n)[ \t]*$/.test(before) && /^[ \t]*(?:\r?\n|$)/.test(after);
    if (!alone || before.includes('```')) {
      this.#say(pieces, found.at + found.length);
      this.#state = 'answer';
      return;
    }
    if (this.#said !== '') pieces.push({ type: 'restart' });
    if (before.trim() !== '') pieces.push({ type: 'reasoning', text: before });
    this.#rest = after;
    this.#said = '';
    this.#state = 'gap';
  }

  #say(pieces: ThinkPiece[], length: number): void {
    if (length <= 0) return;
    const text = this.#rest.slice(0, length);
    pieces.push({ type: 'text', text });
    if (this.#state === 'first') this.#said += text;
    this.#rest = this.#rest.slice(length);
  }
}
