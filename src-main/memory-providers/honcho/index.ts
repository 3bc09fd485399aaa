export { createHonchoKind, honchoKind, type HonchoOptions } from './kind.ts';
