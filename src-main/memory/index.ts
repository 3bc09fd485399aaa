export { MemoryService, createMemory, type MemoryNode, type WaitingCount } from './service.ts';
export type { Snapshot, SnapshotBlock } from './snapshot.ts';
export type { Log, MemoryDeps, Scan, SessionSource } from './types.ts';
