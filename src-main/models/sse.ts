/** One server-sent event: its name (empty when the server gave none) and its data lines joined by newlines. */
export interface ServerSentEvent {
  readonly event: string;
  readonly data: string;
}

/** A whole answer of a server that does not stream has to fit. */
const strayLimit = 8_000_000;
const eventLimit = 32_000_000;

/**
 * Reads server-sent events from bytes in whatever pieces they come: LF, CRLF or CR, a leading BOM, characters split
 * between pieces, comments, several data lines. A last event without its blank line counts when its data line is whole.
 * What is no event at all (an HTML page, bare JSON) is kept in `stray`, its first 8 MB.
 */
export class SseReader {
  readonly #decoder = new TextDecoder();
  #rest = '';
  #afterCr = false;
  #event = '';
  #data: string[] = [];
  #dataLength = 0;
  #stray = '';

  /** Text of lines that belong to no event. */
  get stray(): string {
    return this.#stray;
  }

  /** True when one event has grown beyond 32 MB and reading on would be pointless. */
  get overflown(): boolean {
    return this.#dataLength + this.#rest.length > eventLimit;
  }

  /** Takes the next bytes and gives the events they complete. */
  push(bytes: Uint8Array): ServerSentEvent[] {
    return this.#take(this.#decoder.decode(bytes, { stream: true }));
  }

  /** The bytes are over: gives the event that was still open, if any. */
  end(): ServerSentEvent[] {
    const events = this.#take(`${this.#decoder.decode()}\n`);
    return [...events, ...this.#dispatch()];
  }

  #take(text: string): ServerSentEvent[] {
    if (text === '') return [];
    let piece = text;
    if (this.#afterCr && piece.startsWith('\n')) piece = piece.slice(1);
    this.#afterCr = text.endsWith('\r');
    const lines = (this.#rest + piece).split(/\r\n|\n|\r/);
    this.#rest = lines.pop() ?? '';
    return lines.flatMap((line) => this.#line(line));
  }

  #line(line: string): ServerSentEvent[] {
    if (line === '') return this.#dispatch();
    if (line.startsWith(':')) return [];
    const colon = line.indexOf(':');
    const field = (colon < 0 ? line : line.slice(0, colon)).trim();
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') {
      this.#data.push(value);
      this.#dataLength += value.length;
    } else if (field === 'event') {
      this.#event = value;
    } else if (field !== 'id' && field !== 'retry' && this.#stray.length < strayLimit) {
      this.#stray += `${line}\n`.slice(0, strayLimit - this.#stray.length);
    }
    return [];
  }

  #dispatch(): ServerSentEvent[] {
    const events = this.#data.length === 0 ? [] : [{ event: this.#event, data: this.#data.join('\n') }];
    this.#event = '';
    this.#data = [];
    this.#dataLength = 0;
    return events;
  }
}
