import { isRecord, listAt, textAt } from '../../src-shared/record.ts';
import type { RecordedRequest, Reply } from './server.ts';

/** What is done again and again, and what the person thinks of a skill for it. */
export const procedures = [
  { topic: 'deploy-site', verdict: 'approve' },
  { topic: 'photo-import', verdict: 'approve' },
  { topic: 'weekly-menu', verdict: 'approve' },
  { topic: 'invoice-run', verdict: 'approve' },
  { topic: 'nightly-backup', verdict: 'reject' },
  { topic: 'meeting-minutes', verdict: 'wait' },
] as const;

/** What the person corrects, one a day. */
export const corrections = [
  'Wants answers in metric units',
  'Signs letters as Ada L.',
  'Keeps the wiki in Markdown',
  'Is called Ada, never Adelaide',
  'Uses fish as the shell',
  'Works from Lisbon on Fridays',
  'Has a cat named Blur',
];

const skillText = (topic: string, word = 'carefully'): string =>
  `---\nname: ${topic}\ndescription: How ${topic} is done here.\n---\n# Steps\n\n1. Do ${topic} ${word}.\n2. Check it.\n`;

/**
 * The model of the week. In a conversation it loads the skill for what is asked when its prompt names one. In a review it is as
 * eager as a careless model: every time it asks for the same skill and the same memory again.
 */
export function weekModel({ body }: RecordedRequest): Reply {
  const request: unknown = JSON.parse(body.toString());
  const messages = listAt(request, 'messages').filter(isRecord);
  const said = messages.filter(({ role }) => role === 'user').map((each) => textAt(each, 'content'));
  const system = textAt(
    messages.find(({ role }) => role === 'system'),
    'content',
  );
  const last = messages.at(-1);
  const answered = textAt(last, 'role') === 'tool';
  const topic = /\[([a-z-]+)\]/u.exec(said[0] ?? '')?.[1] ?? '';
  const correction = /No, remember: (.+)/u.exec(said.join('\n'))?.[1];
  if ((said.at(-1) ?? '').startsWith('This is not a message of the person')) {
    if (answered) return { say: 'Done.' };
    const calls = [
      { name: 'skill_manage', id: 's', arguments: { action: 'create', name: topic, content: skillText(topic) } },
      ...(correction === undefined
        ? []
        : [{ name: 'memory', id: 'm', arguments: { action: 'add', target: 'user', content: correction } }]),
    ];
    return { say: '', calls };
  }
  if (!answered && said.length === 1 && system.includes(`- ${topic}:`)) {
    return { say: '', calls: [{ name: 'skill_view', id: 'v', arguments: { name: topic } }] };
  }
  return { say: `Did ${topic}.` };
}

/** Whether a request is one of a review. */
export function isReview({ body }: RecordedRequest): boolean {
  return body.includes('This is not a message of the person');
}

/** Requests that follow a loaded skill: the call after it in the same turn. */
export function usesIn(requests: readonly RecordedRequest[]): number {
  return requests.filter((request) => {
    const messages = listAt(JSON.parse(request.body.toString()), 'messages');
    return textAt(messages.at(-1), 'role') === 'tool' && !isReview(request);
  }).length;
}
