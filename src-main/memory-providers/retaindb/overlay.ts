import { countAt, listAt, textAt } from '@shared/record.ts';
import { memoriesOf } from './memories.ts';

/** Bullets of a list, and the length of each. */
const MOST_BULLETS = 5;
const LONGEST_BULLET = 320;

/** What was found out ahead of a prompt, as the service answered it; null for what was not asked or failed. */
export interface Ahead {
  readonly profile: unknown;
  readonly context: unknown;
  readonly answer: unknown;
  readonly agent: unknown;
}

/** The text for a prompt, and how many memories it holds. Empty when there is nothing in any of it. */
export function overlay({ profile, context, answer, agent }: Ahead): { readonly text: string; readonly count: number } {
  const seen = new Set<string>();
  const known = bullets(memoriesOf(profile), seen);
  const relevant = bullets(memoriesOf(context), seen);
  const blocks: string[] = [];
  if (known.length + relevant.length > 0) {
    blocks.push(
      ['[RetainDB Context]', 'Profile:', ...orNone(known), 'Relevant memories:', ...orNone(relevant)].join('\n'),
    );
  }
  const synthesis = textAt(answer, 'answer').trim();
  if (synthesis !== '') blocks.push(`[RetainDB User Synthesis]\n${synthesis}`);
  const self = selfModel(agent);
  if (self !== '') blocks.push(self);
  return { text: blocks.join('\n\n'), count: known.length + relevant.length };
}

function bullets(memories: readonly { readonly text: string }[], seen: Set<string>): string[] {
  const lines: string[] = [];
  for (const { text } of memories) {
    const line = text.replace(/\s+/gu, ' ').trim().slice(0, LONGEST_BULLET).toWellFormed();
    const key = line.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || line;
    if (line === '' || seen.has(key) || lines.length >= MOST_BULLETS) continue;
    seen.add(key);
    lines.push(`- ${line}`);
  }
  return lines;
}

function orNone(lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? ['- None'] : lines;
}

function selfModel(agent: unknown): string {
  if ((countAt(agent, 'memory_count') ?? 0) === 0) return '';
  const instructions = listAt(agent, 'persistent_instructions').filter((one) => typeof one === 'string');
  const [persona, style] = [textAt(agent, 'persona').trim(), textAt(agent, 'working_style').trim()];
  const lines = [
    ...(persona === '' ? [] : [`Persona: ${persona}`]),
    ...(instructions.length === 0 ? [] : ['Instructions:', ...instructions.map((one) => `- ${one}`)]),
    ...(style === '' ? [] : [`Working style: ${style}`]),
  ];
  return lines.length === 0 ? '' : ['[RetainDB Agent Self-Model]', ...lines].join('\n');
}

/** How hard the service is to think about a question, by its length. */
export function reasoningLevel(query: string): 'low' | 'medium' | 'high' {
  return query.length < 120 ? 'low' : query.length < 400 ? 'medium' : 'high';
}
