export { MemoryService, createMemory, type WaitingCount } from './service.ts';
export type { MemoryDeps, SessionSource } from './types.ts';
