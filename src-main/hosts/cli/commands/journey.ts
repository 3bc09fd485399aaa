import { drawTimeline, timelineFrames } from '../../../journey/timeline.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { wholeNumber } from '../words.ts';
import { nodeCommands } from './journey-nodes.ts';

/** Frames of a replay, and how many of them a second shows unless told otherwise. */
const FRAMES = 42;
const FPS = 12;

const journey: Command = {
  name: 'journey',
  words: '',
  about: 'what was learned over time, as bars; with --json the whole payload',
  options: {
    play: { about: 'replays it from the beginning' },
    fps: { value: 'N', about: 'frames a second of the replay, 1 to 60' },
    reveal: { value: 'SHARE', about: 'shows it as far as this share of it, 0 to 1' },
    'no-color': { about: 'without colours' },
    width: { value: 'COLUMNS', about: 'columns to use, at least 40' },
  },
  count: [0, 0],
  async run(context) {
    if (context.json) return { data: await context.services.journeyPayload() };
    const graph = await context.request('journey.graph', {});
    const terminal = process.stdout.isTTY;
    const options = {
      width: widthOf(context, terminal),
      color: colourful(context, terminal),
      reveal: revealOf(context),
    };
    if (!context.args.has('play') || !terminal) return { text: drawTimeline(graph, options).trimEnd() };
    return await play(context, timelineFrames(graph, options, FRAMES), fpsOf(context));
  },
};

function widthOf({ args }: CommandContext, terminal: boolean): number {
  const given = args.option('width');
  return given !== null ? wholeNumber(given, 'The width', 40) : terminal ? process.stdout.columns : 80;
}

function colourful({ args }: CommandContext, terminal: boolean): boolean {
  return terminal && !args.has('no-color') && !process.env['NO_COLOR'];
}

function revealOf({ args }: CommandContext): number {
  const given = args.option('reveal');
  if (given === null) return 1;
  const share = /^(?:0|1|0?\.\d+|1\.0+)$/.test(given) ? Number(given) : NaN;
  if (Number.isNaN(share))
    throw usage(`${given} is no share of the journey.`, 'Write it like 0.5: from 0, nothing, to 1, everything.');
  return share;
}

function fpsOf({ args }: CommandContext): number {
  const given = args.option('fps');
  return given === null ? FPS : Math.min(60, wholeNumber(given, 'Frames a second', 1));
}

/** Shows one frame over the other until the last, or until Ctrl-C. */
async function play(context: CommandContext, frames: readonly string[], fps: number): Promise<Outcome> {
  let height = 0;
  for (const frame of frames) {
    if (context.signal.aborted) break;
    if (height > 0) context.write(`\u001b[${height}A\u001b[J`);
    context.write(frame);
    height = frame.split('\n').length - 1;
    await new Promise((done) => setTimeout(done, 1000 / fps));
  }
  return {};
}

export const journeyCommands: readonly Command[] = [journey, ...nodeCommands];
