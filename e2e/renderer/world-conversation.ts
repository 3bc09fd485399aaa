import type { JournalEvent, Message, Proposal } from '../../src-shared/contract/index.ts';

const morning = new Date();
morning.setHours(10, 31, 0, 0);
const start = morning.getTime();

const blank = {
  reasoning: null,
  toolCalls: [],
  toolCallId: null,
  toolName: null,
  finishReason: null,
  active: true,
  compacted: false,
  displayKind: null,
  effect: null,
} satisfies Partial<Message>;

/** The conversation of the mock-ups. */
export function conversation(session: string): Message[] {
  const call = (id: string, name: string, args: object): { id: string; name: string; arguments: string } => ({
    id,
    name,
    arguments: JSON.stringify(args),
  });
  return [
    {
      ...blank,
      id: 1,
      session,
      role: 'user',
      time: start,
      content: 'Photo import on birch failed again. Write a check script, and remember the right start order.',
    },
    {
      ...blank,
      id: 2,
      session,
      role: 'assistant',
      time: start + 4000,
      content: 'The port was still held when the stack came up. I corrected the start order I had stored.',
      reasoning: 'The unit starts before the mount. Check which process holds 2283.',
      toolCalls: [
        call('c1', 'read_file', { path: '~/stacks/photos/compose.yml' }),
        call('c2', 'search_files', { query: 'ss -ltnp | grep 2283' }),
        call('c3', 'memory', { action: 'replace', target: 'memory' }),
        call('c4', 'memory', { action: 'add', target: 'user' }),
      ],
    },
    {
      ...blank,
      id: 3,
      session,
      role: 'tool',
      time: start + 4100,
      toolCallId: 'c1',
      toolName: 'read_file',
      content: Array.from({ length: 64 }, (_, line) => `line ${line + 1}`).join('\n'),
    },
    {
      ...blank,
      id: 4,
      session,
      role: 'tool',
      time: start + 4400,
      toolCallId: 'c2',
      toolName: 'search_files',
      content:
        'LISTEN 0 511 *:2283 *:* users:(("node",pid=1187,fd=24))\nLISTEN 0 511 *:8096 *:* users:(("media",pid=902,fd=11))',
    },
    {
      ...blank,
      id: 5,
      session,
      role: 'tool',
      time: start + 4500,
      toolCallId: 'c3',
      toolName: 'memory',
      content: '{"success": true}',
      effect: { journal: [12], staged: [] },
    },
    {
      ...blank,
      id: 6,
      session,
      role: 'tool',
      time: start + 4600,
      toolCallId: 'c4',
      toolName: 'memory',
      content: '{"success": true, "staged": true}',
      effect: { journal: [], staged: ['0a1b2c3d'] },
    },
  ];
}

/** A conversation of `count` messages, with code and Chinese among them. */
export function longConversation(count: number): Message[] {
  return Array.from({ length: count }, (_, index): Message => {
    const said = index % 2 === 0;
    const code = '\n\n```ts\nexport const answer = (n: number): number => n * 42; // line of code\n```\n';
    return {
      ...blank,
      id: index + 1,
      session: 'photo',
      role: said ? 'user' : 'assistant',
      time: start - (count - index) * 60_000,
      content: said
        ? `Question ${index + 1}: what about the order of the ${index % 7} services?`
        : `Answer ${index + 1}. ${'The service waits for the disk, then for the network, then it starts. '.repeat((index % 5) + 1)}${index % 9 === 1 ? code : ''}${index % 11 === 1 ? '\n\n相册服务的端口是 2283。' : ''}`,
    };
  });
}

/** What the memory call of the conversation changed. */
export function journalEvents(): JournalEvent[] {
  return [
    {
      seq: 12,
      time: start + 4500,
      kind: 'done',
      op: 'replace',
      entry: 'e1',
      store: 'memory',
      before: 'After a power cut start media first, then photos in ~/stacks/photos.',
      after:
        'After a power cut start photos in ~/stacks/photos first, then media; if the port is taken run ss -ltnp | grep 2283.',
      cause: {
        origin: 'foreground',
        session: 'photo',
        sessionTitle: 'Photo import after the power cut',
        message: 1,
        quote: 'remember the right start order',
        approver: null,
      },
      undoable: true,
    },
  ];
}

/** The write of the conversation that waits. */
export function proposal(): Proposal {
  const usage = { chars: 1003, limit: 1375, percent: 72 };
  return {
    id: '0a1b2c3d',
    subsystem: 'memory',
    action: 'add',
    store: 'user',
    skill: null,
    summary: 'add to USER.md',
    createdAt: start + 4600,
    cause: {
      origin: 'foreground',
      session: 'photo',
      sessionTitle: 'Photo import after the power cut',
      message: 1,
      quote: null,
      approver: null,
    },
    state: 'ready',
    reason: '',
    ops: [{ action: 'add', target: null, content: 'Wants the command first, then why.', findings: [] }],
    budget: { before: usage, after: usage, fits: true },
    stale: null,
    fileAfter: [],
    hash: 'h1',
    supersedes: null,
    supersededBy: null,
    diff: null,
  };
}
