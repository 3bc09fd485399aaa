import { DeskError } from '@shared/contract/index.ts';

/** An error in the lines a person reads: what is so, then what to do. Never a stack. */
export function errorLines(fault: unknown): string {
  if (fault instanceof DeskError) return `hermes-desk: ${[fault.message, fault.remedy].filter(Boolean).join('\n  ')}\n`;
  return `hermes-desk: something failed unexpectedly: ${fault instanceof Error ? fault.message : String(fault)}\n`;
}

const wrongWords: ReadonlySet<string> = new Set(['usage', 'invalid_input', 'unknown_request']);

/** The exit code of an error: 2 when the words were wrong, 1 when what they asked was refused or failed. */
export function exitCode(fault: unknown): 1 | 2 {
  return fault instanceof DeskError && wrongWords.has(fault.code) ? 2 : 1;
}
