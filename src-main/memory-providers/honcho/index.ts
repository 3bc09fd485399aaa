export { HonchoDesk, type HonchoStatus } from './desk.ts';
export { createHonchoKind, honchoKind, type HonchoOptions } from './kind.ts';
