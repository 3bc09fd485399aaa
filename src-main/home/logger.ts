import { closeSync, constants, fstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { redact as redactText } from './redact.ts';
import { secretKey } from './redact-keys.ts';

/** Writes what happened, never a secret. `data` is anything that can be turned into JSON. */
export interface Logger {
  debug(message: string, data?: Readonly<Record<string, unknown>>): void;
  info(message: string, data?: Readonly<Record<string, unknown>>): void;
  warn(message: string, data?: Readonly<Record<string, unknown>>): void;
  error(message: string, data?: Readonly<Record<string, unknown>>): void;
  /** The same log with the name of a part of the app on every line. */
  child(part: string): Logger;
}

/** How a log is kept. */
export interface LoggerOptions {
  /** The least level that is written; `info` when not given. */
  readonly level?: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Masks secrets in every string; `redact` when not given. */
  readonly redact?: (text: string) => string;
  /** Bytes a file may have before the next one begins; 5 MiB when not given. */
  readonly maxBytes?: number;
  /** How many older files are kept; 3 when not given. */
  readonly keep?: number;
}

/**
 * Opens the log of a home: JSON lines in `<logsDir>/desk.jsonl` (mode 0600), older ones in `desk.1.jsonl` and so on. Every
 * string passes through `redact`, values of secret names are masked whole. Logging never throws: on a full or read-only
 * disk lines are dropped, and how many is told by the next line that can be written.
 */
export function createLogger(logsDir: string, options: LoggerOptions = {}): Logger {
  const sink = new RotatingFile(logsDir, options.maxBytes ?? 5 * 1024 * 1024, options.keep ?? 3);
  const base = pino(
    { level: options.level ?? 'info', base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime },
    { write: (line: string) => sink.write(line) },
  );
  return wrap(base, options.redact ?? redactText);
}

/** A log that keeps nothing: for tests and for homes that cannot be written. */
export const silentLogger: Logger = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  child: () => silentLogger,
};

type Level = 'debug' | 'info' | 'warn' | 'error';

function wrap(base: pino.Logger, redact: (text: string) => string): Logger {
  const at =
    (level: Level) =>
    (message: string, data: Readonly<Record<string, unknown>> = {}): void => {
      if (base.isLevelEnabled(level)) base[level](clean(data, redact), redact(message));
    };
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    child: (part) => wrap(base.child({ part: redact(part) }), redact),
  };
}

const maxString = 16_384;

/** A copy for the log: strings masked and bounded, errors as plain objects, no cycles, no depth without end. */
function clean(data: Readonly<Record<string, unknown>>, redact: (text: string) => string): object {
  const open = new Set<object>();
  const one = (value: unknown, name: string): unknown => {
    if (secretKey(name) !== 'none' && secretKey(name) !== 'weak' && value !== null && value !== undefined) return '***';
    if (typeof value === 'string')
      return redact(value.length > maxString ? `${value.slice(0, maxString)} (cut)` : value);
    if (typeof value === 'bigint') return value.toString();
    if (typeof value === 'function' || typeof value === 'symbol') return undefined;
    if (typeof value !== 'object' || value === null) return value;
    if (open.has(value) || open.size > 8) return '(not shown)';
    open.add(value);
    const copy = part(value);
    open.delete(value);
    return copy;
  };
  const part = (value: object): unknown => {
    if (value instanceof Date) return value.toISOString();
    if (ArrayBuffer.isView(value)) return `(${value.byteLength} bytes)`;
    if (Array.isArray(value)) return value.slice(0, 200).map((item: unknown) => one(item, ''));
    const fields =
      value instanceof Error
        ? {
            ...Object.fromEntries(Object.entries(value)),
            name: value.name,
            message: value.message,
            stack: value.stack,
            cause: value.cause,
          }
        : value;
    return Object.fromEntries(Object.entries(fields).map(([key, item]) => [key, one(item, key)]));
  };
  return part(data) as object;
}

/** Appends lines to a file that is moved on to `.1`, `.2` ... when it is full. Never throws. */
class RotatingFile {
  readonly #dir: string;
  readonly #maxBytes: number;
  readonly #keep: number;
  #fd: number | null = null;
  #bytes = 0;
  #dropped = 0;

  constructor(dir: string, maxBytes: number, keep: number) {
    this.#dir = dir;
    this.#maxBytes = maxBytes;
    this.#keep = keep;
  }

  write(line: string): void {
    try {
      const bytes = Buffer.from(line);
      this.#fd ??= this.#open();
      if (this.#bytes > 0 && this.#bytes + bytes.length > this.#maxBytes) this.#fd = this.#rotate();
      if (this.#dropped > 0) {
        this.#append(
          Buffer.from(`${JSON.stringify({ level: 40, msg: 'log lines were lost', lines: this.#dropped })}\n`),
        );
        this.#dropped = 0;
      }
      this.#append(bytes);
    } catch {
      this.#dropped++;
      this.#close();
    }
  }

  #append(bytes: Buffer): void {
    if (this.#fd === null) return;
    writeSync(this.#fd, bytes);
    this.#bytes += bytes.length;
  }

  #open(): number {
    mkdirSync(this.#dir, { recursive: true, mode: 0o700 });
    const flags = constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
    const fd = openSync(this.#name(0), flags, 0o600);
    this.#bytes = fstatSync(fd).size;
    return fd;
  }

  #rotate(): number {
    this.#close();
    rmSync(this.#name(this.#keep), { force: true });
    for (let at = this.#keep - 1; at >= 0; at--) {
      try {
        renameSync(this.#name(at), this.#name(at + 1));
      } catch {
        // Not every number need exist.
      }
    }
    return this.#open();
  }

  #close(): void {
    const fd = this.#fd;
    this.#fd = null;
    if (fd === null) return;
    try {
      closeSync(fd);
    } catch {
      // Closing a file on a full disk may report the loss of what was counted as dropped already.
    }
  }

  #name(at: number): string {
    return join(this.#dir, at === 0 ? 'desk.jsonl' : `desk.${at}.jsonl`);
  }
}
