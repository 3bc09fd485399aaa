import { createHash } from 'node:crypto';
import { preview } from '@shared/memory/text.ts';

/** The lines of a list of skills, as a system prompt has it: name to what stands behind it. */
function listed(prompt: string): Map<string, string> {
  const start = prompt.indexOf('<available_skills>');
  const end = prompt.indexOf('</available_skills>', start);
  const block = start < 0 || end < 0 ? '' : prompt.slice(start, end);
  return new Map(
    [...block.matchAll(/^ {4}- ([^\n:]+)(?:: ([^\n]*))?$/gm)].map(([, name = '', about = '']) => [name, about]),
  );
}

const mostNamed = 20;

function named(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return names.slice(0, mostNamed).join(', ') + (more > 0 ? ` and ${String(more)} more` : '');
}

/** News of the list of skills, once for a model and once for the person. */
export interface News {
  readonly model: string;
  readonly person: string;
}

/** What differs between two lists of skills; null when nothing does. */
export function indexNews(told: string, now: string): News | null {
  const [old, fresh] = [listed(told), listed(now)];
  const come = [...fresh].filter(([name]) => !old.has(name));
  const other = [...fresh].filter(([name, about]) => old.has(name) && old.get(name) !== about);
  const gone = [...old.keys()].filter((name) => !fresh.has(name));
  const lines = [
    ...[...come, ...other]
      .slice(0, mostNamed)
      .map(
        ([name, about]) =>
          `- ${old.has(name) ? 'changed' : 'new'}: ${name}${about === '' ? '' : `: ${preview(about, 80)}`}`,
      ),
    ...(gone.length === 0 ? [] : [`- no longer there: ${named(gone)}`]),
  ];
  if (lines.length === 0) return null;
  const parts = [
    ['new', come.map(([name]) => name)],
    ['changed', other.map(([name]) => name)],
    ['no longer there', gone],
  ] as const;
  const said = parts.filter(([, names]) => names.length > 0).map(([what, names]) => `${what}: ${named(names)}`);
  return {
    model: [
      '[The list of skills has changed since it was put into the system prompt:',
      ...lines,
      'skills_list shows all of them.]',
    ].join('\n'),
    person: `The skills have changed since this conversation was told of them. ${said.join('; ')}. The model is told with your message.`,
  };
}

/** Where it is kept which list each conversation was told of last. */
export interface ToldLists {
  /** `conversation` names a session with its prompt: one whose prompt was built anew has been told nothing since. */
  get(conversation: string): Promise<string | null>;
  put(conversation: string, block: string): Promise<void>;
}

/** Tells each conversation each news once, also when the app was closed in between. */
export class IndexNews {
  readonly #told: ToldLists;

  constructor(told: ToldLists) {
    this.#told = told;
  }

  /** What a conversation with this system prompt has not been told yet; null when nothing. */
  async of(session: string, prompt: string, block: string): Promise<News | null> {
    const conversation = `${session} ${createHash('sha256').update(prompt, 'utf8').digest('hex').slice(0, 16)}`;
    const last = (await this.#told.get(conversation)) ?? prompt;
    const news = indexNews(last, block);
    if (news !== null) await this.#told.put(conversation, block);
    return news;
  }
}
