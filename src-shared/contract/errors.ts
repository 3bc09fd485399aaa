import { z } from 'zod';

/**
 * Every way a request can be refused. The code is stable and is what the renderer translates; the sentence beside it is
 * English and names the file or value at fault.
 */
export const errorCodes = [
  'unknown_request',
  'invalid_input',
  'invalid_output',
  'not_permitted',
  'looking_on',
  'not_found',
  'conflict',
  'stale',
  'flagged',
  'over_budget',
  'ambiguous',
  'no_match',
  'refused',
  'busy',
  'not_configured',
  'provider_failed',
  'unreadable',
  'unwritable',
  'disk_full',
  'damaged',
  'home_unreadable',
  'config_syntax',
  'port_busy',
  'usage',
  'connection_lost',
  'internal',
] as const;

export const errorCodeSchema = z.enum(errorCodes);
export type ErrorCode = z.infer<typeof errorCodeSchema>;

/** What crosses the wire when something is refused: what is so, and what the person can do about it. */
export const errorShapeSchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  remedy: z.string(),
  /** The file the trouble is in, absolute, where there is one. */
  file: z.string().optional(),
});
export type ErrorShape = z.infer<typeof errorShapeSchema>;

/** An expected refusal. Anything thrown that is not a DeskError is a fault of ours and crosses as `internal`. */
export class DeskError extends Error {
  readonly code: ErrorCode;
  readonly remedy: string;
  readonly file: string | undefined;

  constructor(code: ErrorCode, message: string, options: { remedy?: string; file?: string; cause?: unknown } = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'DeskError';
    this.code = code;
    this.remedy = options.remedy ?? '';
    this.file = options.file;
  }

  /** The plain object that crosses the wire. */
  toShape(): ErrorShape {
    return {
      code: this.code,
      message: this.message,
      remedy: this.remedy,
      ...(this.file === undefined ? {} : { file: this.file }),
    };
  }

  /** Rebuilds the error on the other side of the wire. */
  static fromShape(shape: ErrorShape): DeskError {
    return new DeskError(shape.code, shape.message, {
      remedy: shape.remedy,
      ...(shape.file === undefined ? {} : { file: shape.file }),
    });
  }
}
