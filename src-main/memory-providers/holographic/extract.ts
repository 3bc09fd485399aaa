import { countCodePoints, firstCodePoints } from '@shared/memory/text.ts';
import type { SyncedMessage } from '../events.ts';

const LEAST_POINTS = 10;
const MOST_POINTS = 400;

const preferences = [
  /(?<![\p{L}\p{N}_])I\s+(?:prefer|like|love|use|want|need)\s+[^\n]/iu,
  /(?<![\p{L}\p{N}_])my\s+(?:favorite|preferred|default)\s+[\p{L}\p{N}_]+\s+is\s+[^\n]/iu,
  /(?<![\p{L}\p{N}_])I\s+(?:always|never|usually)\s+[^\n]/iu,
];
const decisions = [
  /(?<![\p{L}\p{N}_])we\s+(?:decided|agreed|chose)\s+[^\n]/iu,
  /(?<![\p{L}\p{N}_])the\s+project\s+(?:uses|needs|requires)\s+[^\n]/iu,
];
/** How a summary of older messages begins, which stands where a message of the person's stood. */
const SUMMARY = /^\s*\[CONTEXT (?:COMPACTION|SUMMARY)/;

/** A fact found in what the person wrote. */
export interface Extracted {
  readonly content: string;
  readonly category: 'user_pref' | 'project';
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Preferences and decisions in the person's own messages, one for each message that has one, as Hermes recognises them. */
export function extractFacts(messages: readonly SyncedMessage[]): Extracted[] {
  return messages.flatMap((message): Extracted[] => {
    const { role, content, at } = message;
    if (role !== 'user' || countCodePoints(content) < LEAST_POINTS || SUMMARY.test(content)) return [];
    const isPreference = preferences.some((pattern) => pattern.test(content));
    if (!isPreference && !decisions.some((pattern) => pattern.test(content))) return [];
    const category = isPreference ? 'user_pref' : 'project';
    return [{ content: firstCodePoints(content, MOST_POINTS), category, at }];
  });
}
