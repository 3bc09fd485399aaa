import type { SyncedMessage } from './events.ts';
import type { SaidMessage } from './ports.ts';

/** Whether a message is something the person said. */
export function isWords({ role, displayKind, summary }: SaidMessage): boolean {
  return role === 'user' && displayKind !== 'hidden' && !summary;
}

/** A message as providers are told it, or none for what the app wrote itself. `at`: milliseconds since 1970. */
export function synced(message: SaidMessage, at: number): SyncedMessage[] {
  const { role, content, toolCalls, toolCallId, toolName, displayKind, summary } = message;
  if (role === 'note' || displayKind === 'hidden' || summary) return [];
  return [{ role, content, toolCalls, toolCallId, toolName, at }];
}
