export { createSessions } from './store.ts';
export { sessionSearchTool } from './session-search-tool.ts';
export type * from './store-types.ts';
