export { createSessions } from './store.ts';
export { STREAMING, type MessagePatch, type MessagesPage, type NewMessage, type ReplayMessage } from './messages.ts';
export type { StoredPrompt } from './prompts.ts';
export type { TurnLease } from './leases.ts';
export type { UsageEntry } from './usage.ts';
export { deriveTitle } from './titles.ts';
export type * from './store-types.ts';
export { sessionSearchTool } from './session-search-tool.ts';
