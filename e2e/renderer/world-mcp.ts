import type { LiveTurn, McpEntry, McpServer, Message } from '../../src-shared/contract/index.ts';
import { conversation } from './world-conversation.ts';

const tools = (server: string, names: readonly string[]): McpServer['tools'] =>
  names.map((name) => ({ name: `mcp__${server}__${name}`, asks: !name.startsWith('list') }));

/** Servers in every state. */
export function mcpServers(): McpServer[] {
  const usual = { reach: 'stdio', enabled: true, trust: 'untrusted', lazy: false, error: '', attempts: 0 } as const;
  const clean = { withheld: [], leftOut: 0 };
  const since = Date.now() - 2 * 3_600_000;
  return [
    {
      ...usual,
      ...clean,
      name: 'calendar',
      target: 'npx @home/ics-mcp ~/cal/home.ics',
      state: 'connected',
      since,
      tools: tools('calendar', [
        'list_events',
        'create_event',
        'delete_event',
        'list_calendars',
        'move_event',
        'list_free',
      ]),
    },
    {
      ...usual,
      name: 'notes',
      target: 'python -m notes_mcp --root ~/notes',
      trust: 'full',
      state: 'idle',
      since,
      lazy: true,
      tools: tools('notes', ['list_notes', 'read_note']),
      withheld: ['read_note'],
      leftOut: 1,
    },
    {
      ...usual,
      ...clean,
      name: 'maps',
      reach: 'http',
      target: 'http://127.0.0.1:7788/mcp?key=***',
      state: 'failed',
      since,
      error: 'Refused <b>now</b>: connect ECONNREFUSED 127.0.0.1:7788',
      attempts: 3,
      tools: [],
    },
    { ...usual, ...clean, name: 'old', target: 'old-mcp', enabled: false, state: 'off', since, tools: [] },
  ];
}

/** One of them as its form shows it. */
export const mcpEntry: McpEntry = {
  reach: 'stdio',
  command: 'npx',
  args: ['@home/ics-mcp', '~/cal/home.ics'],
  url: '',
  values: [
    { name: 'CALDAV_TOKEN', value: '${CALDAV_TOKEN}', secret: true },
    { name: 'OLD_PASSWORD', value: null, secret: true },
    { name: 'LOG_LEVEL', value: 'warn', secret: false },
  ],
  trust: 'untrusted',
  lazy: false,
};

const args = JSON.stringify({
  calendar: 'home',
  title: 'Dentist\u200b',
  start: '2026-05-18T09:30',
  minutes: 45,
  guests: ['ada@example.org', 'max@example.org'],
});

/** A conversation whose last call waits for leave. */
export function askConversation(): Message[] {
  const [first, second] = conversation('photo');
  if (first === undefined || second === undefined) throw new Error('the conversation has two messages');
  return [
    { ...first, id: 1, session: 'calendar', content: 'Put the dentist on Monday at half past nine, and tell Max' },
    {
      ...second,
      id: 2,
      session: 'calendar',
      reasoning: null,
      content: 'I put it into the home calendar and invite Max.',
      toolCalls: [{ id: 'c1', name: 'mcp__calendar__create_event', arguments: args }],
    },
  ];
}

/** Its turn. */
export function askTurn(): LiveTurn {
  const call = { callId: 'c1', arguments: args };
  return {
    session: 'calendar',
    turn: 't9',
    startedAt: Date.now() - 60_000,
    text: '',
    reasoning: '',
    tools: [],
    notice: '',
    queued: [],
    asks: [
      {
        id: 'a1',
        session: 'calendar',
        turn: 't9',
        server: 'calendar',
        tool: 'create_event',
        since: Date.now(),
        ...call,
      },
    ],
  };
}
