import type { z } from 'zod';
import { appEvents, appRequests } from './app.ts';
import { approvalEvents, approvalRequests } from './approvals.ts';
import { chatEvents, chatRequests } from './chat.ts';
import { dataRequests } from './data.ts';
import { homeRequests } from './homes.ts';
import { curatorEvents, curatorRequests } from './curator.ts';
import { delegationEvents, delegationRequests } from './delegation.ts';
import { goalEvents, goalRequests } from './goals.ts';
import { journeyEvents, journeyRequests } from './journey.ts';
import { mcpEvents, mcpRequests } from './mcp.ts';
import { memoryEvents, memoryRequests } from './memory.ts';
import { promptRequests } from './prompt.ts';
import { providerEvents, providerRequests } from './providers.ts';
import { referenceRequests } from './references.ts';
import { reviewEvents, reviewRequests } from './review.ts';
import { sessionEvents, sessionRequests } from './sessions.ts';
import { settingsEvents, settingsRequests } from './settings.ts';
import { shellEvents, shellRequests } from './shell.ts';
import { skillEvents, skillRequests } from './skills.ts';
import { toolEvents, toolRequests } from './tools.ts';

/** Every request there is. Electron IPC, WebSocket and the CLI are adapters of this one list. */
export const requests = {
  ...appRequests,
  ...sessionRequests,
  ...chatRequests,
  ...memoryRequests,
  ...approvalRequests,
  ...journeyRequests,
  ...skillRequests,
  ...promptRequests,
  ...settingsRequests,
  ...mcpRequests,
  ...toolRequests,
  ...referenceRequests,
  ...homeRequests,
  ...shellRequests,
  ...dataRequests,
  ...reviewRequests,
  ...curatorRequests,
  ...goalRequests,
  ...delegationRequests,
  ...providerRequests,
} as const;

/** Every event there is, with the schema of its data. */
export const events = {
  ...appEvents,
  ...sessionEvents,
  ...chatEvents,
  ...memoryEvents,
  ...approvalEvents,
  ...journeyEvents,
  ...skillEvents,
  ...settingsEvents,
  ...mcpEvents,
  ...toolEvents,
  ...shellEvents,
  ...reviewEvents,
  ...curatorEvents,
  ...goalEvents,
  ...delegationEvents,
  ...providerEvents,
} as const;

export type RequestName = keyof typeof requests;
/** What a caller may leave out because the schema has a default is optional here. */
export type RequestInput<K extends RequestName> = z.input<(typeof requests)[K]['input']>;
/** The input as a handler receives it, defaults filled in. */
export type RequestParsed<K extends RequestName> = z.output<(typeof requests)[K]['input']>;
export type RequestOutput<K extends RequestName> = z.output<(typeof requests)[K]['output']>;

export type EventName = keyof typeof events;
export type EventData<K extends EventName> = z.output<(typeof events)[K]>;

/** One event as a client receives it. */
export interface DeskEvent<K extends EventName = EventName> {
  readonly epoch: string;
  readonly seq: number;
  readonly type: K;
  readonly data: EventData<K>;
}

/** Tells every client that something happened. */
export type Emit = <K extends EventName>(type: K, data: EventData<K>) => void;

/** Whether a string names a request of the contract. */
export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

/** Whether a string names an event of the contract. */
export function isEventName(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

export * from './app.ts';
export * from './approvals.ts';
export * from './chat.ts';
export * from './common.ts';
export * from './data.ts';
export * from './curator.ts';
export * from './define.ts';
export * from './delegation.ts';
export * from './errors.ts';
export * from './frames.ts';
export * from './homes.ts';
export * from './goals.ts';
export * from './journey.ts';
export * from './mcp.ts';
export * from './memory.ts';
export * from './prompt.ts';
export * from './providers.ts';
export * from './references.ts';
export * from './review.ts';
export * from './sessions.ts';
export * from './settings.ts';
export * from './shell.ts';
export * from './skills.ts';
export * from './tools.ts';
export * from './window.ts';
