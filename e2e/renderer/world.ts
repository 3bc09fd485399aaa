import { DeskError } from '../../src-shared/contract/index.ts';
import type { AppState, Json, Message, SessionRow, SkillRow } from '../../src-shared/contract/index.ts';
import { fakeCore } from '../../src-renderer/bridge/fake.test-support.ts';
import type { FakeCore } from '../../src-renderer/bridge/fake.test-support.ts';
import { conversation, journalEvents, longConversation, proposal } from './world-conversation.ts';
import { askConversation, askTurn, mcpEntry, mcpServers } from './world-mcp.ts';
import { providerAnswers } from './world-providers.ts';
import { sessionKeeping, sessionRows } from './world-sessions.ts';
import { homeAnswers, settings } from './world-settings.ts';
import { skillBody, skills } from './world-skills.ts';

export interface WorldOptions {
  readonly empty: boolean;
  readonly language: 'en' | 'zh';
  /** Messages of the conversation in view; 0 for the short one. */
  readonly long: number;
  readonly lost: boolean;
  /** A home on which nothing is chosen yet. */
  readonly welcome?: boolean;
}

/** A believable home in memory, empty or lived in. */
export function createWorld(options: WorldOptions): FakeCore {
  const rows: SessionRow[] = options.empty ? [] : sessionRows();
  const list: SkillRow[] = options.empty ? [] : skills();
  const values = new Map<string, Json>();
  let config = settings(options.empty);
  const state: AppState = {
    version: '0.1.0',
    host: 'web',
    home: '/home/ada/.hermes',
    homeShort: '~/.hermes',
    profile: 'default',
    demo: false,
    mode: 'owner',
    owner: null,
    problems: [],
    provider: options.empty
      ? { id: 'guide', label: 'Offline guide', model: 'guide', kind: 'offline_guide', problem: null }
      : { id: 'openrouter', label: 'OpenRouter', model: 'aurora-70b', kind: 'openai', problem: null },
    waiting: options.empty ? { count: 0, oldest: null } : { count: 6, oldest: Date.now() - 9 * 3_600_000 },
    paused: false,
    tokensToday: options.empty ? 0 : 212_000,
    looks: { contrast: 'system', textSize: 100, density: 'normal', motion: 'system' },
    shortcuts: {},
    welcome: options.welcome ?? false,
    visiting: false,
    language: options.language,
    theme: 'system',
    epoch: 'fake',
    seq: 0,
  };
  let app = state;
  const find = (id: string): SessionRow => {
    const row = rows.find((each) => each.id === (id === 'calendar' ? 'photo' : id));
    if (row === undefined) throw new DeskError('not_found', `No session "${id}".`);
    return row;
  };
  const long = options.long > 0 ? longConversation(options.long) : null;
  const messagesOf = (id: string): Message[] => {
    if (id === 'calendar') return askConversation();
    if (id !== 'photo') return conversation(id).slice(0, 4);
    return long ?? conversation(id);
  };
  const change = (id: string, fields: Partial<SessionRow>): SessionRow => {
    const row = { ...find(id), ...fields };
    rows.splice(rows.indexOf(find(id)), 1, row);
    core.emit('session.changed', row);
    return row;
  };

  const core = fakeCore({
    'app.state': () => app,
    'app.pause': ({ paused }) => {
      app = { ...app, paused };
      core.emit('app.changed', app);
      return { ok: true };
    },
    'app.claim': () => ({ mode: 'onlooker' }),
    'ui.get': ({ key }) => ({ value: values.get(key) ?? null }),
    'ui.set': ({ key, value }) => {
      values.set(key, value);
      return { ok: true };
    },
    'sessions.list': ({ title, limit, offset, archived, pinned, waiting, changed, model, source, since }) => {
      const found = rows.filter(
        (row) =>
          row.archived === archived &&
          (row.title ?? '').toLowerCase().includes(title.toLowerCase()) &&
          (!pinned || row.pinned) &&
          (!waiting || row.waiting > 0) &&
          (!changed || row.changes > 0) &&
          (model === '' || row.model === model) &&
          (source === '' || row.source === source) &&
          row.lastActive >= (since ?? 0),
      );
      const messages = found.reduce((sum, row) => sum + row.messageCount, 0);
      return { rows: found.slice(offset, offset + limit), total: found.length, messages };
    },
    'sessions.get': ({ id }) => find(id),
    'sessions.messages': ({ id, before, after, around, limit }) => {
      const all = messagesOf(id);
      let end = all.length;
      if (before !== undefined) end = all.findIndex((message) => message.id >= before);
      if (around !== undefined) {
        end = Math.min(all.length, all.findIndex((message) => message.id >= around) + Math.ceil(limit / 2));
      }
      const from = after === undefined ? Math.max(0, end - limit) : all.findIndex((message) => message.id > after);
      const messages = from < 0 ? [] : all.slice(from, end);
      return { messages, hasBefore: from > 0, hasAfter: end < all.length, total: all.length };
    },
    'sessions.search': ({ query }) => searchIn(query, rows, messagesOf),
    'sessions.rename': ({ id, title }) => change(id, { title }),
    'sessions.pin': ({ id, pinned }) => change(id, { pinned }),
    'sessions.archive': ({ id, archived }) => change(id, { archived }),
    'sessions.export': ({ id, format }) => ({ name: `${id}.${format}`, mime: 'text/plain', text: '' }),
    'sessions.delete': ({ id }) => {
      core.emit('session.deleted', { id });
      return { ok: true };
    },
    'sessions.undelete': ({ id }) => change(id, {}),
    ...sessionKeeping(rows),
    'chat.live': ({ session }) => ({
      live:
        session === 'calendar'
          ? askTurn()
          : session === 'photo' && options.long === 0
            ? {
                session,
                turn: 't1',
                startedAt: Date.now(),
                text: [
                  'This waits for the disk and stops when the port is taken:\n\n```bash\nuntil mountpoint -q /mnt/usb; do sleep 2; done',
                  'if ss -ltn | grep -q ":2283 "; then\n  echo "port 2283 is taken, stopping" >&2; exit 1\nfi\n```\n',
                  'Run it from the unit that starts ~/stacks/photos, before',
                ].join('\n'),
                reasoning: '',
                tools: [],
                asks: [],
                notice: '',
                queued: [{ id: 'q1', text: 'also add it to the server notes', held: false }],
              }
            : null,
      halfDone: false,
      waiting: [],
    }),
    'chat.context': () => ({
      used: 41_200,
      window: 128_000,
      parts: [
        { name: 'system', tokens: 6100 },
        { name: 'tools', tokens: 2300 },
        { name: 'messages', tokens: 32_800 },
      ],
    }),
    'chat.model': () => ({
      provider: '',
      label: state.provider.label,
      model: state.provider.model,
      kind: state.provider.kind,
      chosen: {},
    }),
    'chat.models': () => ({
      offered: [{ provider: '', label: 'OpenRouter', models: ['aurora-70b', 'owl-32b'], problem: '' }],
    }),
    'chat.send': ({ session }) => ({ session: session ?? 'photo', turn: 't2', state: 'started' }),
    'chat.stop': ({ session }) => {
      core.emit('turn.ended', {
        session,
        turn: 't1',
        outcome: 'stopped',
        error: null,
        usage: {
          inputTokens: 0,
          outputTokens: 0,
          cacheReadTokens: 0,
          cacheWriteTokens: 0,
          reasoningTokens: 0,
          calls: 1,
          costUsd: null,
        },
      });
      return { ok: true };
    },
    'memory.view': ({ session }) => ({
      session:
        session === null ? null : { id: session, title: null, frozenAt: Date.now() - 3_600_000, promptHash: 'abc' },
      stores: [],
      differ: 5,
      next: { entries: 11, told: 11, blocked: 0 },
    }),
    'memory.events': ({ seqs }) => ({ events: journalEvents().filter((event) => seqs.includes(event.seq)) }),
    'memory.undo': () => ({ seq: 99, entry: 'e1', message: 'Undone.' }),
    'approvals.get': () => proposal(),
    'skills.list': () => ({ skills: list }),
    'skills.view': ({ id }) => {
      const skill = list.find((each) => each.id === id);
      if (skill === undefined) throw new DeskError('not_found', `No skill "${id}".`);
      return {
        skill,
        content: skillBody(),
        body: skillBody(),
        files: ['SKILL.md', 'scripts/sort.sh', 'references/exif.md'],
        chars: skillBody().length,
        born: null,
      };
    },
    'skills.pin': ({ id, pinned }) => {
      const at = list.findIndex((each) => each.id === id);
      const skill = list[at];
      if (skill !== undefined) list[at] = { ...skill, pinned };
      core.emit('skills.changed', { count: list.length });
      return { ok: true };
    },
    'refs.complete': ({ query }) => ({
      workspace: true,
      items: [
        { insert: '@file:compose.yml ', label: 'compose.yml', detail: 'stacks/photos', kind: 'file' as const },
        { insert: '@file:b ', label: 'compose.override.yml', detail: 'stacks/photos', kind: 'file' as const },
        { insert: '@folder:stacks ', label: 'stacks/', detail: '', kind: 'folder' as const },
        { insert: '@diff ', label: '@diff', detail: '', kind: 'diff' as const },
        { insert: '@url:https://', label: '@url:', detail: '', kind: 'url' as const },
      ].filter(({ insert, label }) => insert.includes(query) || label.includes(query)),
    }),
    ...providerAnswers(),
    'mcp.list': () => ({ servers: options.empty ? [] : mcpServers() }),
    'mcp.entry': () => mcpEntry,
    'mcp.test': () => ({ ok: true, ms: 812, message: '', tools: ['list_events', 'create_event'] }),
    'mcp.save': () => ({ ok: true }),
    'mcp.remove': () => ({ ok: true }),
    'mcp.enable': () => ({ ok: true }),
    'mcp.reconnect': () => ({ ok: true }),
    'tools.decide': () => {
      core.emit('tools.asks', { session: 'calendar', asks: [] });
      return { ok: true };
    },
    'settings.get': () => config,
    'settings.set': ({ key, value }) => {
      const others = config.settings.filter((each) => each.key !== key);
      config = { ...config, settings: [...others, { key, value, source: 'file', warning: null }] };
      if (key === 'desk.theme' && (value === 'light' || value === 'dark' || value === 'system'))
        app = { ...app, theme: value };
      if (key === 'desk.language' && (value === 'en' || value === 'zh' || value === 'system'))
        app = { ...app, language: value };
      core.emit('app.changed', app);
      core.emit('settings.changed', { keys: [key] });
      return { ok: true };
    },
    'settings.setKey': () => ({ ok: true }),
    ...homeAnswers(),
    'models.test': () => ({ ok: true, ms: 412, message: 'Works.', models: ['aurora-70b', 'owl-32b'] }),
  });
  if (options.lost) core.setConnection('lost');
  return core;
}

function searchIn(query: string, rows: readonly SessionRow[], messagesOf: (id: string) => Message[]) {
  const words = query
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const hits = rows.slice(0, 6).flatMap((session) =>
    messagesOf(session.id).flatMap((message) => {
      const text = message.content.toLowerCase();
      const marks = words.flatMap((word): [number, number][] => {
        const start = text.indexOf(word);
        return start < 0 ? [] : [[start, start + word.length]];
      });
      if (marks.length === 0 || message.role === 'tool') return [];
      marks.sort((a, b) => a[0] - b[0]);
      return [
        { session, message: message.id, role: message.role, time: message.time, snippet: message.content, marks },
      ];
    }),
  );
  return { hits, total: hits.length, complete: true, note: null, unread: [] };
}
