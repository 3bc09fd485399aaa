import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { unreadFilterText } from '@shared/sessions/unread-filter.ts';
import { clip, codePoints, seconds, str } from './encoding.ts';
import type { SessionCell } from './lineage.ts';
import { isCompacted, recalled, type Recall, type RecalledHit, type RecalledMessage } from './recall.ts';
import { endedByReset, titleOf } from './session-rows.ts';
import type { SqlRow } from './state-db.ts';
import {
  DEFAULT_LIMIT,
  DEFAULT_WINDOW,
  MAX_LIMIT,
  MAX_WINDOW,
  readArguments,
  type SessionSearchArguments,
} from './session-search-arguments.ts';
import { OtherProfiles, type ProfilePlace } from './session-search-profiles.ts';
import type { SessionStore } from './store-types.ts';

const BOOKEND_MESSAGES = 3;
const BOOKEND_CHARS = 1200;
const WINDOW_CHARS = 4000;
const BROWSED = 100;
const READ_HEAD = 20;
const READ_TAIL = 10;
/** Sessions that are the work of a machine; `cron` is not left out but comes last. */
const machineSources = ['kanban', 'subagent', 'tool'];

const description = `Look into past conversations of this home. What comes back are messages as they were stored; no model is asked.

With "query": finds conversations about something (words are all required; OR, NOT, "exact phrase" and begin* work). The best one comes with its beginning, the messages around the hit and its end; further ones with the hit alone.
With "session_id" and "around_message_id": the messages around that one. Pass the last (or first) id you got to go on forward (or back).
With "session_id" alone: the conversation itself (its first and last messages when it is long). A link like @session:ID is such an id.
With nothing: the most recent conversations.

Use it when the person refers to something from before that is not in this conversation. What it says is what was said then, not how things are now.`;

const parameters = {
  type: 'object',
  properties: {
    query: { type: 'string', description: 'What to find. Leave out to list recent conversations.' },
    limit: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_LIMIT,
      default: DEFAULT_LIMIT,
      description: 'How many conversations.',
    },
    sort: { type: 'string', enum: ['newest', 'oldest'], description: 'Order by time instead of by relevance.' },
    detail: { type: 'string', enum: ['adaptive', 'full'], description: '"full" gives every conversation in detail.' },
    session_id: { type: 'string', description: 'A conversation to read.' },
    around_message_id: { type: 'integer', description: 'A message of that conversation to look around.' },
    window: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_WINDOW,
      default: DEFAULT_WINDOW,
      description: 'How many messages on each side of it.',
    },
    role_filter: { type: 'string', description: 'Roles to search, separated by commas. Default: user,assistant.' },
    thorough: {
      type: 'boolean',
      default: false,
      description: 'Look at every message for parts of words too; takes a second or more in a large history.',
    },
    profile: { type: 'string', description: 'Another profile to look into, as in a link @session:PROFILE/ID.' },
  },
} as const;

/**
 * The tool `session_search` in Hermes' four shapes: discover, scroll, read, browse. Its results are Hermes' JSON. Without a
 * `place` it knows of no other profiles.
 */
export function sessionSearchTool(store: SessionStore, place: ProfilePlace | null = null): Tool {
  const profiles = place && new OtherProfiles(place);
  return {
    name: 'session_search',
    description,
    parameters,
    concurrency: 'parallel',
    run: async (args, context) => {
      try {
        return answer(await inProfile(store, profiles, readArguments(args), context));
      } catch (error) {
        return answer(failure(error instanceof Error ? error.message : String(error)));
      }
    },
  };
}

const INCOMPLETE =
  'The index was asked for whole words; not every message was looked at for parts of words. Pass thorough to have that done.';

type Shape = Readonly<Record<string, unknown>>;

function answer(shape: Shape): ToolResult {
  return { content: JSON.stringify(shape), failed: shape['success'] !== true, effect: null };
}

/** Answers from the profile that was named, else from this home; a session that is not here is looked for in the others. */
async function inProfile(
  store: SessionStore,
  profiles: OtherProfiles | null,
  asked: SessionSearchArguments,
  context: ToolContext,
): Promise<Shape> {
  const other = asked.profile === '' || profiles === null ? null : profiles.named(asked.profile);
  if (profiles && other !== null) {
    return linked(other.name, await profiles.reading(other, (r) => choose(r, asked, { ...context, session: '' })));
  }
  const own = await choose(store.recall(), asked, context);
  if (own['success'] === true || profiles === null || asked.session === '' || asked.around !== null) return own;
  const owner = await profiles.owner(asked.session);
  if (owner === null) return own;
  const found = await profiles.reading(owner, (r) => read(r, asked.session));
  return { ...linked(owner.name, found), profile: owner.name };
}

/** The same with links that name the profile. */
function linked(profile: string, shape: Shape): Shape {
  const one = (of: Shape): Shape =>
    typeof of['session_id'] === 'string' && 'link' in of
      ? { ...of, link: `@session:${profile}/${of['session_id']}` }
      : of;
  const results = shape['results'];
  return one(Array.isArray(results) ? { ...shape, results: results.map((r: Shape) => one(r)) } : shape);
}

/** What was asked decides the shape: a place in a session, a session, nothing, or words. */
function choose(recall: Recall, asked: SessionSearchArguments, context: ToolContext): Promise<Shape> | Shape {
  const { session, around } = asked;
  if (session !== '' && around !== null) return scroll(recall, asked, around, context.session);
  if (session !== '') return read(recall, session);
  return asked.query === '' ? browse(recall, asked.limit, context.session) : discover(recall, asked, context);
}

async function discover(recall: Recall, asked: SessionSearchArguments, context: ToolContext): Promise<Shape> {
  const { query, limit, sort, detail, roles, thorough } = asked;
  const titled = titleMatch(recall, query, context.session);
  const { hits, note, complete, unread } = await recall.find({
    query,
    roles: roles.length > 0 ? roles : ['user', 'assistant'],
    exceptSources: machineSources,
    sort,
    conversations: limit,
    loose: titled === null,
    thorough,
    signal: context.signal,
  });
  const results: Shape[] = titled ? [titled.result] : [];
  const seen = new Set<string | undefined>(titled ? [titled.root] : []);
  const isCron = (hit: RecalledHit): number => Number(hit.session.source === 'cron');
  const ordered = [...hits].sort((a, b) => isCron(a) - isCron(b));
  for (const hit of ordered) {
    if (results.length >= limit) break;
    const root = recall.topmost(hit.session.id)?.id;
    if (seen.has(root) || isInView(recall, hit.session, hit.compacted, context.session)) continue;
    seen.add(root);
    results.push(hitResult(recall, hit, detail === 'full' || results.length === 0 ? 'full' : 'compact'));
  }
  const head = { success: true, mode: 'discover', query, detail, results, count: results.length };
  // More may be there only where fewer came than were asked for.
  const isWhole = complete || (note === null && results.length >= limit);
  const said = [
    ...(results.length === 0 ? ['No matching sessions found.'] : note === null ? [] : [note]),
    ...unread.map(unreadFilterText),
    ...(isWhole ? [] : [INCOMPLETE]),
  ];
  return {
    ...head,
    ...(results.length === 0 ? {} : { sessions_searched: seen.size }),
    ...(isWhole ? {} : { complete: false }),
    ...(said.length === 0 ? {} : { message: said.join(' ') }),
  };
}

/** Whether the model sees a message of this session already: it is part of the conversation that is going on. */
function isInView(recall: Recall, session: SessionCell, compacted: boolean, current: string): boolean {
  if (current === '' || recall.topmost(current)?.id !== recall.topmost(session.id)?.id) return false;
  if (compacted) return false;
  if (session.id === current) return true;
  return session.endReason !== 'compression' && !endedByReset(session);
}

function hitResult(recall: Recall, hit: RecalledHit, detail: 'full' | 'compact', isWhole = false): Shape {
  const view = recall.window(hit.session.id, hit.id, DEFAULT_WINDOW);
  const shown = view ? [...view.before, view.anchor, ...view.after] : [];
  const spoken = shown.filter((r) => r['id'] === hit.id || r['role'] === 'user' || r['role'] === 'assistant');
  const [first, last] = [Number(shown[0]?.['id'] ?? hit.id), Number(shown.at(-1)?.['id'] ?? hit.id)];
  const full = detail === 'full';
  const bookend = (side: 'start' | 'end'): Shape[] =>
    full
      ? recall
          .bookend(hit.session.id, side, side === 'start' ? first : last, BOOKEND_MESSAGES)
          .map((r) => clipped(recalled(r), isWhole ? Infinity : BOOKEND_CHARS))
      : [];
  const messages = (full ? spoken : spoken.filter((r) => r['id'] === hit.id)).map((r) =>
    clipped(anchored(r, hit.id), isWhole ? Infinity : WINDOW_CHARS),
  );
  return {
    ...identity(recall, hit.session),
    matched_role: hit.role,
    match_message_id: hit.id,
    snippet: hit.snippet,
    bookend_start: bookend('start'),
    messages,
    bookend_end: bookend('end'),
    messages_before: view?.before.length ?? 0,
    messages_after: view?.after.length ?? 0,
    detail,
    link: link(hit.session.id),
    ...parentOf(recall, hit.session),
  };
}

/** A conversation whose title is what was asked comes first, in full. */
function titleMatch(
  recall: Recall,
  query: string,
  current: string,
): { result: Shape; root: string | undefined } | null {
  const wanted = query.replace(/^["'`“”\s]+|["'`“”\s]+$/g, '');
  const lineage = wanted === '' ? undefined : recall.titled(wanted);
  if (!lineage || lineage.tip.hidden || machineSources.includes(lineage.root.source)) return null;
  if (recall.topmost(lineage.root.id)?.id === recall.topmost(current)?.id) return null;
  const session = lineage.chain.findLast((c) => recall.first(c.id) !== null) ?? lineage.tip;
  const anchor = recall.first(session.id);
  const title = titleOf(lineage) ?? '';
  const hit = {
    id: anchor ?? 0,
    session,
    role: 'session_title',
    time: 0,
    snippet: `Session title matched: ${title}`,
    compacted: false,
  };
  const result = { ...hitResult(recall, hit, 'full', true), match_message_id: anchor };
  return { result, root: recall.topmost(session.id)?.id };
}

function scroll(
  recall: Recall,
  { session: asked, window: size }: SessionSearchArguments,
  around: number,
  current: string,
): Shape {
  if (Number.isNaN(around)) return failure('scroll requires integer around_message_id');
  const known = recall.lineages.cell(asked);
  if (!known) return failure(`session_id not found: ${asked}`);
  const owner = recall.sessionOf(around);
  const sameLineage = owner !== null && recall.topmost(owner)?.id === recall.topmost(asked)?.id;
  if (owner !== asked && !sameLineage) return failure(`around_message_id ${around} not in session_id ${asked}`);
  const session = recall.lineages.cell(owner) ?? known;
  const view = recall.window(session.id, around, size);
  if (!view) return failure(`around_message_id ${around} not in session_id ${asked}`);
  if (isInView(recall, session, isCompacted(view.anchor), current)) {
    return failure(`Message ${around} is part of the conversation that is going on: it is before you already.`);
  }
  return {
    success: true,
    mode: 'scroll',
    session_id: session.id,
    around_message_id: around,
    session_meta: meta(recall, session),
    window: size,
    messages: [...view.before, view.anchor, ...view.after].map((r) => anchored(r, around)),
    messages_before: view.before.length,
    messages_after: view.after.length,
    ...(session.id === asked
      ? {}
      : { warning: `Message ${around} is in session ${session.id}, a part of the same conversation.` }),
  };
}

function read(recall: Recall, asked: string): Shape {
  const session = recall.lineages.cell(asked);
  if (!session) return failure(`session_id not found: ${asked}`);
  const rows = recall.live(asked).map(recalled);
  const long = rows.length > READ_HEAD + READ_TAIL;
  return {
    success: true,
    mode: 'read',
    session_id: asked,
    link: link(asked),
    session_meta: meta(recall, session),
    message_count: rows.length,
    truncated: long,
    messages: long ? [...rows.slice(0, READ_HEAD), ...rows.slice(-READ_TAIL)] : rows,
    ...(long
      ? {
          message: `The first ${READ_HEAD} and the last ${READ_TAIL} of ${rows.length} messages. Pass around_message_id to see others.`,
        }
      : {}),
  };
}

function browse(recall: Recall, limit: number, current: string): Shape {
  const own = recall.lineages.of(current)?.tip.id;
  // Lists begin with what is pinned.
  const { rows } = recall.rows.list({ limit: BROWSED, offset: 0, archived: false, title: '' });
  const recent = [...rows].sort((a, b) => b.lastActive - a.lastActive).filter((r) => r.id !== own);
  const results = recent.slice(0, limit).map((r) => ({
    session_id: r.id,
    link: link(r.id),
    title: r.title,
    source: r.source,
    started_at: seconds(r.startedAt),
    last_active: seconds(r.lastActive),
    message_count: r.messageCount,
    preview: r.preview,
  }));
  return {
    success: true,
    mode: 'browse',
    results,
    count: results.length,
    message: `The ${results.length} most recent sessions. Pass query to search, or session_id and around_message_id to look into one.`,
  };
}

function failure(error: string): Shape {
  return { success: false, error };
}

/** A session within its conversation: when and where that began. */
function identity(recall: Recall, session: SessionCell): Shape {
  const root = recall.topmost(session.id) ?? session;
  const { when: began, source, model } = meta(recall, root);
  return { session_id: session.id, when: began, source, model: model ?? 'unknown', title: meta(recall, session).title };
}

interface Meta {
  readonly when: string;
  readonly source: string;
  readonly model: string | null;
  readonly title: string | null;
}

function meta(recall: Recall, session: SessionCell): Meta {
  const lineage = recall.lineages.of(session.id);
  return {
    when: when(recall.started(session)),
    source: session.source,
    model: str(session.row['model']),
    title: session.title ?? (lineage ? titleOf(lineage) : null),
  };
}

function parentOf(recall: Recall, session: SessionCell): Shape {
  const root = recall.topmost(session.id)?.id;
  return root === undefined || root === session.id ? {} : { parent_session_id: root };
}

function link(id: string): string {
  return `@session:${id}`;
}

function anchored(row: SqlRow, anchor: number): RecalledMessage & { anchor?: true } {
  return row['id'] === anchor ? { ...recalled(row), anchor: true } : recalled(row);
}

function clipped(message: RecalledMessage, max: number): Shape {
  const length = codePoints(message.content ?? '');
  if (message.content === null || length <= max) return { ...message };
  return {
    ...message,
    content: `${clip(message.content, max)}…`,
    content_truncated: true,
    original_content_chars: length,
  };
}

const months = 'January February March April May June July August September October November December'.split(' ');

/** Local time as Hermes writes it: `March 05, 2025 at 09:15 AM`; `unknown` for none. */
export function when(ms: number | null): string {
  if (ms === null) return 'unknown';
  const d = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, '0');
  const hour = d.getHours() % 12 || 12;
  const half = d.getHours() < 12 ? 'AM' : 'PM';
  return `${months[d.getMonth()] ?? ''} ${two(d.getDate())}, ${d.getFullYear()} at ${two(hour)}:${two(d.getMinutes())} ${half}`;
}
