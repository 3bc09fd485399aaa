import { DeskError, type Problem } from '@shared/contract/index.ts';

/** An error in the one line a person reads: what is so, then what to do. Never a stack. */
export function errorLine(fault: unknown): string {
  if (fault instanceof DeskError) return problemLine(fault);
  return `hermes-desk: something failed unexpectedly: ${fault instanceof Error ? fault.message : String(fault)}\n`;
}

/** The same line for what stands in the way of something without being an error of this moment. */
export function problemLine({ message, remedy }: Pick<Problem, 'message' | 'remedy'>): string {
  return `hermes-desk: ${[message, remedy].filter(Boolean).join(' ')}\n`;
}

const wrongWords: ReadonlySet<string> = new Set(['usage', 'invalid_input', 'unknown_request']);

/** The exit code of an error: 2 when the words were wrong, 1 when what they asked was refused or failed. */
export function exitCode(fault: unknown): 1 | 2 {
  return fault instanceof DeskError && wrongWords.has(fault.code) ? 2 : 1;
}
