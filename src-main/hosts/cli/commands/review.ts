import { DeskError, type EventFrame, type ShownReview } from '@shared/contract/index.ts';
import { isEvent, type Command, type CommandContext } from '../command.ts';
import { counted, oneLine, when, wholeNumber } from '../words.ts';

/** A review as one line and, below, what it did. */
function runText(run: ShownReview): string {
  const cost = run.usage.costUsd === null ? '' : `, $${run.usage.costUsd.toFixed(4)}`;
  const tokens = `${run.usage.inputTokens + run.usage.outputTokens} tokens${cost}`;
  const head = `${when(run.startedAt)}  ${run.ended}  ${run.title ?? run.session}  (${run.id})`;
  const saw = `    saw ${counted(run.saw.messages, 'message')} ${run.saw.form}, ${counted(run.usage.calls, 'call')}, ${tokens}`;
  const did = run.actions
    .filter(({ outcome }) => outcome !== 'read')
    .map(({ tool, action, subject, outcome, staged }) =>
      `    ${outcome}: ${tool} ${action} ${subject} ${staged.join(' ')}`.trimEnd(),
    );
  return [head, saw, ...did, ...(run.why === '' ? [] : [`    ${run.why}`])].join('\n');
}

const status: Command = {
  name: 'review status',
  words: '',
  about: 'whether conversations are reviewed, what waits, and what it has cost',
  count: [0, 0],
  async run(context) {
    const data = await context.request('review.status', {});
    const after = (n: number, what: string): string => (n === 0 ? `never for ${what}` : `after ${n} ${what}`);
    const lines = [
      `Reviews: ${data.enabled ? 'on' : 'off'}, with ${data.model}; ${after(data.turns, 'turns')}, ${after(data.iterations, 'tool iterations')}`,
      ...(data.obstacle === null ? [] : [`None can run now: ${data.obstacle}`]),
      ...(data.running === null ? [] : [`Running: ${data.running}`]),
      ...data.queue.map(({ session, title, since }) => `Waits since ${when(since)}: ${title ?? session}`),
      `${counted(data.runs, 'review')} on record: ${data.tokens} tokens${data.costUsd === null ? '' : `, $${data.costUsd.toFixed(4)}`}`,
    ];
    return { data, text: lines.join('\n') };
  },
};

const list: Command = {
  name: 'review list',
  words: '[SESSION]',
  about: 'the reviews on record, newest first: what each saw, did and cost',
  options: { limit: { value: 'N', about: 'at most so many (20)' } },
  count: [0, 1],
  async run(context) {
    const [session] = context.args.words;
    const limit = wholeNumber(context.args.option('limit') ?? '20', '--limit', 1);
    const wanted = session === undefined ? {} : { session: await sessionMeant(context, session) };
    const { runs } = await context.request('review.runs', { ...wanted, limit: Math.min(limit, 200) });
    return { data: runs, text: runs.length === 0 ? 'Nothing was reviewed yet.' : runs.map(runText).join('\n') };
  },
};

async function sessionMeant(context: CommandContext, name: string): Promise<string> {
  return (await context.request('sessions.resolve', { name })).id;
}

/** Waits for the end of the review of a conversation. */
function endOf(context: CommandContext, session: string): { readonly run: Promise<string>; stop(): void } {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const stop = context.onEvent((event: EventFrame) => {
    if (isEvent(event, 'review.ended') && event.data.session === session) resolve(event.data.run);
  });
  const halt = (): void => {
    context.request('review.cancel', { session }).catch(() => undefined);
    reject(new DeskError('refused', 'The review was stopped.'));
  };
  context.signal.addEventListener('abort', halt, { once: true });
  return { run: promise, stop };
}

const run: Command = {
  name: 'review run',
  words: '[SESSION] [WORDS...]',
  about: 'reviews a conversation now (the newest when left out); WORDS say what to look at above all',
  count: [0, Infinity],
  async run(context) {
    const [name = 'latest', ...words] = context.args.words;
    const session = await sessionMeant(context, name);
    const end = endOf(context, session);
    try {
      await context.request('review.run', { session, focus: words.join(' ').slice(0, 2000) });
      const data = await context.request('review.get', { id: await end.run });
      return { data, text: runText(data), exit: data.ended === 'failed' || data.ended === 'cancelled' ? 1 : 0 };
    } finally {
      end.stop();
    }
  },
};

const cancel: Command = {
  name: 'review cancel',
  words: '[SESSION]',
  about: 'takes the review of a conversation out of the queue, and stops it where it runs here',
  count: [0, 1],
  async run(context) {
    const session = await sessionMeant(context, context.args.words[0] ?? 'latest');
    await context.request('review.cancel', { session });
    return { data: { session }, text: `No review of ${oneLine(session)} waits.` };
  },
};

export const reviewCommands: readonly Command[] = [status, list, run, cancel];
