export { createSessions } from './store.ts';
export { sessionSearchTool } from './session-search-tool.ts';
export { createTitleWriter } from './title-writer.ts';
export type * from './store-types.ts';
