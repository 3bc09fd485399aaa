import type { JourneyNode } from '@shared/contract/index.ts';
import type { Command } from '../command.ts';
import { oneLine, when } from '../words.ts';

function nodeText(node: JourneyNode): string {
  const time = node.time ?? node.uncertain?.to ?? null;
  const about = node.time === null && time !== null ? `before ${when(time)}` : when(time);
  const uses = node.uses > 0 ? `  used ${node.uses}` : '';
  return `${about}  ${node.kind}  ${oneLine(node.label, 70)}  (${node.category}, ${node.state}${uses})  ${node.id}`;
}

/** Oldest first; what has no time at all comes first. */
function inTime(nodes: readonly JourneyNode[]): JourneyNode[] {
  const place = (node: JourneyNode): number => node.time ?? node.uncertain?.to ?? 0;
  return [...nodes].sort((a, b) => place(a) - place(b));
}

const list: Command = {
  name: 'journey list',
  words: '',
  about: 'every memory and skill with its id, oldest first',
  count: [0, 0],
  async run(context) {
    const nodes = inTime((await context.request('journey.graph', {})).nodes);
    return { data: nodes, text: nodes.length === 0 ? 'Nothing learned yet.' : nodes.map(nodeText).join('\n') };
  },
};

/** How many things were learned in each month, with a bar of one mark each (the longest bar is 40 marks). */
export function monthChart(nodes: readonly JourneyNode[]): string {
  const months = new Map<string, { memory: number; skill: number }>();
  for (const node of inTime(nodes)) {
    const time = node.time ?? node.uncertain?.to ?? null;
    const month = time === null ? 'unknown' : when(time).slice(0, 7);
    const row = months.get(month) ?? { memory: 0, skill: 0 };
    row[node.kind] += 1;
    months.set(month, row);
  }
  const most = Math.max(1, ...[...months.values()].map((row) => row.memory + row.skill));
  const scale = Math.min(1, 40 / most);
  const bar = (mark: string, count: number): string => mark.repeat(Math.ceil(count * scale));
  return [...months]
    .map(
      ([month, row]) =>
        `${month}  ${bar('◆', row.memory)}${bar('━', row.skill)}  ${row.memory} memories, ${row.skill} skills`,
    )
    .join('\n');
}

const journey: Command = {
  name: 'journey',
  words: '',
  about: 'what was learned over time; with --json the whole payload',
  count: [0, 0],
  async run(context) {
    if (context.json) return { data: await context.services.journeyPayload() };
    const { nodes } = await context.request('journey.graph', {});
    return { text: nodes.length === 0 ? 'Nothing learned yet.' : monthChart(nodes) };
  },
};

export const journeyCommands: readonly Command[] = [journey, list];
