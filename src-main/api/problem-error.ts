import { DeskError, errorCodeSchema, type Problem } from '@shared/contract/index.ts';

/** The refusal that a standing problem of the home is, for whoever wanted to write or to use it. */
export function asError({ code, message, remedy, file }: Problem): DeskError {
  const known = errorCodeSchema.safeParse(code);
  return new DeskError(known.success ? known.data : 'unwritable', message, { remedy, file });
}
