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

/** Remembers which news each conversation was told, so that each is told once. */
export class IndexNews {
  readonly #told = new Map<string, string>();

  /** What a conversation with this system prompt has not been told yet; null when nothing. */
  of(session: string, prompt: string, block: string): News | null {
    const last = this.#told.get(session) ?? prompt;
    const news = indexNews(last, block);
    if (news !== null) this.#told.set(session, block);
    return news;
  }
}
