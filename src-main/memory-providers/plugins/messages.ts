import { isRecord, parseJson, textAt } from '@shared/record.ts';
import type { Json } from '@shared/contract/common.ts';
import { ProviderFailure, type FailureKind } from '../failure.ts';
import type { Remembered, RememberedPage } from '../provider.ts';

/** What a line of a plug-in says. */
export type PluginMessage =
  | { readonly kind: 'result'; readonly id: number; readonly result: unknown }
  | { readonly kind: 'error'; readonly id: number; readonly error: unknown }
  | { readonly kind: 'log'; readonly text: string }
  | { readonly kind: 'nonsense' };

/** Reads a line of standard output. Never throws. */
export function readMessage(line: string): PluginMessage {
  const value = parseJson(line);
  if (!isRecord(value)) return { kind: 'nonsense' };
  const { id } = value;
  if (value['method'] === 'log') return { kind: 'log', text: textAt(value['params'], 'message') };
  if (typeof id !== 'number') return { kind: 'nonsense' };
  if (value['error'] !== undefined && value['error'] !== null) return { kind: 'error', id, error: value['error'] };
  return 'result' in value ? { kind: 'result', id, result: value['result'] } : { kind: 'nonsense' };
}

/** Failures a plug-in can tell of, and whether what was asked may have been done all the same. */
const kinds: Readonly<Record<string, 'no' | 'maybe'>> = {
  offline: 'no',
  unauthorised: 'no',
  rate: 'no',
  too_large: 'no',
  refused: 'no',
  server: 'maybe',
  timeout: 'maybe',
};

/** The failure that a plug-in tells of: `error.message`, and below `error.data` its `kind` and `retry_after` in seconds. */
export function failureOf(
  { error }: { error: unknown },
  title: string,
  redact: (text: string) => string,
): ProviderFailure {
  const data = isRecord(error) ? error['data'] : null;
  const said = textAt(data, 'kind');
  const kind = (Object.hasOwn(kinds, said) ? said : 'server') as FailureKind;
  const seconds = isRecord(data) ? data['retry_after'] : null;
  const message = redact(textAt(error, 'message')).replace(/\s+/gu, ' ').slice(0, 300).toWellFormed().trim();
  return new ProviderFailure(kind, `${title}: ${message === '' ? `it failed (${kind}).` : message}`, {
    reached: kinds[kind] ?? 'maybe',
    retryAfterMs: typeof seconds === 'number' && seconds >= 0 && Number.isFinite(seconds) ? seconds * 1000 : null,
  });
}

/** The failure of an answer that is not what the protocol says. */
export function malformed(method: string, why: string): ProviderFailure {
  return new ProviderFailure('malformed', `The answer to ${method} is not what the protocol says: ${why}.`, {
    reached: 'maybe',
  });
}

/** `{text, count?}` of a recall. Throws ProviderFailure. */
export function readRecall(answer: unknown): { text: string; count: number | null } {
  const text = isRecord(answer) ? answer['text'] : undefined;
  if (typeof text !== 'string') throw malformed('recall', 'there is no text');
  const count = isRecord(answer) ? answer['count'] : null;
  return { text, count: typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null };
}

/** Most memories of one page that are taken. */
const mostItems = 500;

/** `{items, next?, total?}` of a listing or a search. Items without an id or a text are left out. Throws ProviderFailure. */
export function readPage(method: string, answer: unknown): RememberedPage {
  const items = isRecord(answer) ? answer['items'] : undefined;
  if (!isRecord(answer) || !Array.isArray(items)) throw malformed(method, 'there is no list of items');
  const { next, total } = answer;
  return {
    items: items.slice(0, mostItems).flatMap(readItem),
    next: typeof next === 'string' && next !== '' && next.length <= 4000 ? next : null,
    total: typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : null,
  };
}

function readItem(item: unknown): Remembered[] {
  const [id, text] = [textAt(item, 'id'), textAt(item, 'text')];
  if (!isRecord(item) || id === '' || text === '') return [];
  const { labels, created, updated, trust } = item;
  const session = textAt(item, 'session');
  return [
    {
      ...{ id: id.slice(0, 400).toWellFormed(), text: text.toWellFormed() },
      kind: textAt(item, 'kind').slice(0, 60).toWellFormed(),
      labels: (Array.isArray(labels) ? labels : [])
        .filter((label) => typeof label === 'string')
        .slice(0, 20)
        .map((label) => label.slice(0, 100).toWellFormed()),
      created: timeOf(created),
      updated: timeOf(updated),
      trust: typeof trust === 'number' && trust >= 0 && trust <= 1 ? trust : null,
      session: session === '' || session.length > 200 ? null : session,
    },
  ];
}

/** Milliseconds since 1970, or a time as ISO 8601; null for anything else. */
function timeOf(value: unknown): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return typeof time === 'number' && Number.isFinite(time) && time >= 0 ? Math.round(time) : null;
}

/** The answer of a tool. Throws ProviderFailure when there is none. */
export function readToolAnswer(answer: unknown): Json {
  if (answer === undefined) throw malformed('callTool', 'there is none');
  return answer as Json;
}
