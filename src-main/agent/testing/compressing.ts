import { DeskError } from '@shared/contract/errors.ts';
import type { CompressionSettings } from '../compression/settings.ts';
import type { CompressionDeps, Model, ModelEvent } from '../ports.ts';
import { bench, ok, tool, type Bench, type Step } from './fakes.ts';

/** Settings under which a window of 100,000 tokens is compressed at three quarters. */
export const settings: CompressionSettings = {
  enabled: true,
  threshold: 0.5,
  thresholdTokens: null,
  modelThresholds: {},
  protectFirst: 1,
  protectLast: 2,
  minTailUsers: 1,
  tailMode: 'lean',
  targetRatio: 0.2,
  maxAttempts: 3,
  hardMessageLimit: 5000,
  idleAfter: 0,
  micro: null,
  timeout: 50,
  ceiling: 5000,
  abortOnFailure: false,
};

/** An answer for which the provider counts so many tokens read. */
export function counted(text: string, inputTokens: number): Step {
  return async function* (): AsyncGenerator<ModelEvent> {
    await Promise.resolve();
    yield { type: 'text', text };
    const usage = { outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0, reasoningTokens: 0, costUsd: null };
    yield { type: 'usage', usage: { inputTokens, ...usage } };
    yield { type: 'end', finishReason: 'stop', provider: 'fake', model: 'scripted' };
  };
}

/** A request that is refused as too long. */
export const tooLong: Step = async function* (): AsyncGenerator<ModelEvent> {
  await Promise.resolve();
  yield* [];
  throw new DeskError('provider_failed', 'overflow');
};

/** A summary. */
export const record = 'A record of what was said, long enough to count as one.';
/** A text of about six thousand tokens. */
export const long = 'x'.repeat(24_000);

/** A model that summarises: what these steps say, then `record`. */
export function writer(...steps: Step[]): Model & { asked: string[] } {
  const asked: string[] = [];
  return {
    id: 'aux',
    model: 'writer',
    contextWindow: 100_000,
    asked,
    stream: (request, signal) => {
      asked.push(request.messages[0]?.content ?? '');
      return (steps.shift() ?? counted(record, 1))(request, signal);
    },
  };
}

/** An agent that compresses. */
export function open(
  steps: Step[],
  over: Partial<CompressionDeps> = {},
  now = () => 0,
  log?: (message: string, detail: unknown) => void,
): Bench {
  const compression: CompressionDeps = {
    settings: () => settings,
    model: () => writer(),
    redact: (text) => text.replaceAll('hunter2', '***'),
    isOverflow: (error) => error.message === 'overflow',
    ...over,
  };
  const told = log === undefined ? {} : { log };
  return bench(steps, { compression, now, tools: [tool('echo', 'parallel', () => ok('hi'))], ...told });
}

/** Ten turns that the provider counts as small, then one that it counts as nearly full. */
export async function fill(b: Bench, last = 90_000): Promise<string> {
  b.steps.push(...Array.from({ length: 4 }, (_, n) => counted(`answer ${String(n)} ${long}`, 100)));
  let session: string | null = null;
  for (let n = 0; n < 4; n += 1) session = await b.say(session, `question ${String(n)} hunter2`);
  b.steps.push(counted('full', last));
  return b.say(session, 'fill it');
}
