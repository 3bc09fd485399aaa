export { scannerKinds } from './machine.ts';
export { firstThreatMessage, scan } from './scan.ts';
export { codePointName, hiddenCharacters } from './hidden.ts';
export type { Scope } from './rule.ts';
