export { firstThreatMessage, scan, scannerKinds } from './scan.ts';
export { codePointName, hiddenCharacters } from './hidden.ts';
export type { Scope } from './rule.ts';
