export { HonchoDesk, type HonchoStatus } from './desk.ts';
export { createHonchoKind, honchoKind, personDir, type HonchoOptions } from './kind.ts';
