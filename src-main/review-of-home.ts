import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { Emit } from '@shared/contract/index.ts';
import { recordAt } from '@shared/record.ts';
import { notifyMode } from './agent/review/actions.ts';
import { reviewQueue, reviewRuns } from './agent/review/files.ts';
import type { KnownWrite, ReviewDeps, ReviewSettings } from './agent/review/ports.ts';
import type { Config, HomePaths } from './home/index.ts';
import { PendingQueue } from './home/pending/queue.ts';
import { readEnvelope, type Envelope } from './home/pending/record.ts';
import { isLocalHost, readBaseUrl } from './models/base-url.ts';
import { findPreset } from './models/presets.ts';
import type { Provider } from './models/provider.ts';

/** Load for each core above which a review by a model on this machine waits: everything waits then. */
const busyLoad = 4;

/** What the review of a home is wired to. */
export interface ReviewOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly source: 'desktop' | 'cli';
  readonly model: () => Provider;
  readonly obstacle: () => DeskError | null;
  readonly emit: Emit;
}

/** Whether the model that reviews runs on this machine or beside it, and so takes its time from everything else. */
function runsHere(config: Config): boolean {
  const at = 'auxiliary.background_review';
  const own = config.string(`${at}.base_url`);
  const [section, address] = own === '' && config.string(`${at}.provider`) === 'auto' ? ['model', ''] : [at, own];
  const wanted =
    address || config.string(`${section}.base_url`) || findPreset(config.string(`${section}.provider`))?.baseUrl;
  const read = readBaseUrl(wanted ?? '');
  return typeof read !== 'string' && isLocalHost(read.host);
}

/** `auxiliary.background_review.*` and the intervals, as they are in force. */
function settingsOf(config: Config, source: 'desktop' | 'cli'): ReviewSettings {
  const at = 'auxiliary.background_review';
  const platform = recordAt(config.written('display.platforms'), source)['memory_notifications'];
  return {
    enabled: config.bool(`${at}.enabled`),
    intervals: {
      turns: config.number('memory.nudge_interval', 10, { min: 0, integer: true }),
      iterations: config.number('skills.creation_nudge_interval', 10, { min: 0, integer: true }),
    },
    maxInputTokens: config.number(`${at}.max_input_tokens`, 600_000, { integer: true }),
    extraTools: config.list(`${at}.extra_tools`).filter((name) => typeof name === 'string'),
    defer: config.string(`${at}.defer`) === 'never' ? 'never' : 'auto',
    deferAtMost: config.number(`${at}.defer_max_age_s`, 1800, { min: 0 }) * 1000,
    timeout: config.number(`${at}.timeout`, 120, { min: 1 }) * 1000,
    notify: notifyMode(platform ?? config.written('display.memory_notifications')),
  };
}

function pending(paths: HomePaths, subsystem: 'memory' | 'skills'): PendingQueue<Envelope> {
  return new PendingQueue(
    join(paths.pendingDir, subsystem),
    join(paths.trashDir, `pending-${subsystem}`),
    join(paths.deskDir, 'decisions'),
    (id, text, writtenAt) => readEnvelope(id, text, writtenAt, subsystem),
  );
}

/** What waits for the person and what they rejected, as the review is told of it. */
function knownWrites(paths: HomePaths): ReviewDeps['known'] {
  const queues = (['memory', 'skills'] as const).map((subsystem) => ({ subsystem, queue: pending(paths, subsystem) }));
  const known =
    (subsystem: KnownWrite['subsystem']) =>
    ({ summary, payload }: Envelope): KnownWrite => ({ subsystem, summary, payload });
  return async () => {
    const each = await Promise.all(
      queues.map(async ({ subsystem, queue }) => ({
        waiting: (await queue.list()).records.map(known(subsystem)),
        rejected: (await queue.rejected()).map(known(subsystem)),
      })),
    );
    return {
      waiting: each.flatMap(({ waiting }) => waiting),
      rejected: each.flatMap(({ rejected }) => rejected),
    };
  };
}

/** What the agent reviews conversations with. */
export function reviewOfHome({ paths, config, source, model, obstacle, emit }: ReviewOfHomeDeps): ReviewDeps {
  const dir = join(paths.deskDir, 'reviews');
  return {
    settings: () => settingsOf(config, source),
    model,
    obstacle,
    busy: () => runsHere(config) && (loadavg()[0] ?? 0) > busyLoad * availableParallelism(),
    known: knownWrites(paths),
    queue: reviewQueue(dir),
    runs: reviewRuns(dir),
    emit,
  };
}
