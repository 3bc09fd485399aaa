import { DeskError, type JourneyNode } from '@shared/contract/index.ts';
import { drawTimeline, timelineFrames } from '../../../journey/timeline.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import type { NamedNode } from '../services.ts';
import { oneLine, textWord, when, wholeNumber, word } from '../words.ts';

function nodeText(node: JourneyNode): string {
  const time = node.time ?? node.uncertain?.to ?? null;
  const about = node.uncertain !== null && time !== null ? `before ${when(time)}` : when(time);
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

/** The memory an id names. Skills are changed through their own commands. */
async function memoryMeant(context: CommandContext): Promise<Extract<NamedNode, { kind: 'memory' }>> {
  const node = await context.services.journeyNode(word(context, 0));
  if (node.kind === 'memory') return node;
  throw new DeskError('refused', `"${node.name}" is a skill; here only memories are edited and deleted.`, {
    remedy: 'Open it on the Skills screen.',
  });
}

const edit: Command = {
  name: 'journey edit',
  words: 'ID TEXT',
  about: 'replaces the text of a memory (TEXT - reads standard input)',
  count: [2, 2],
  async run(context) {
    const { store, entry, text: seen } = await memoryMeant(context);
    const text = await textWord(context, 1);
    const result = await context.request('memory.replace', { store, entry, seen, text });
    return { data: result, text: result.message };
  },
};

const remove: Command = {
  name: 'journey delete',
  words: 'ID',
  about: 'removes a memory; can be undone from its history',
  count: [1, 1],
  async run(context) {
    const { store, entry, text: seen } = await memoryMeant(context);
    const result = await context.request('memory.remove', { store, entry, seen });
    return { data: result, text: result.message };
  },
};

/** Frames of a replay, and how long each stands, in milliseconds. */
const FRAMES = 42;
const FRAME_MS = 80;

const journey: Command = {
  name: 'journey',
  words: '',
  about: 'what was learned over time, as bars; with --json the whole payload',
  options: {
    play: { about: 'replays it from the beginning' },
    'no-color': { about: 'without colours' },
    width: { value: 'COLUMNS', about: 'columns to use, at least 40' },
  },
  count: [0, 0],
  async run(context) {
    if (context.json) return { data: await context.services.journeyPayload() };
    const graph = await context.request('journey.graph', {});
    const given = context.args.option('width');
    const terminal = process.stdout.isTTY;
    const width = given !== null ? wholeNumber(given, 'The width', 40) : terminal ? process.stdout.columns : 80;
    const color = terminal && !context.args.has('no-color') && !process.env['NO_COLOR'];
    const options = { width, color };
    if (!context.args.has('play') || !terminal) return { text: drawTimeline(graph, options).trimEnd() };
    return await play(context, timelineFrames(graph, options, FRAMES));
  },
};

/** Shows one frame over the other until the last, or until Ctrl-C. */
async function play(context: CommandContext, frames: readonly string[]): Promise<Outcome> {
  let height = 0;
  for (const frame of frames) {
    if (context.signal.aborted) break;
    if (height > 0) context.write(`\u001b[${height}A\u001b[J`);
    context.write(frame);
    height = frame.split('\n').length - 1;
    await new Promise((done) => setTimeout(done, FRAME_MS));
  }
  return {};
}

export const journeyCommands: readonly Command[] = [journey, list, edit, remove];
