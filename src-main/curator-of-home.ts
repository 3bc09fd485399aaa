import type { DeskError } from '@shared/contract/errors.ts';
import { STORES } from '@shared/memory/entries.ts';
import { basename } from 'node:path';
import { readText } from './home/read-text.ts';
import type { Config, HomePaths } from './home/index.ts';
import type { ModelUsage, Provider } from './models/provider.ts';
import { ProviderError } from './models/provider.ts';
import type { CuratorAnswer, CuratorModel, CuratorSurroundings } from './skills/curator/ports.ts';
import { curatorSettings } from './skills/curator/settings.ts';

/** What the curator of a home is wired to. */
export interface CuratorOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly model: () => Provider;
  /** Why no model may be asked now; null when one may. */
  readonly obstacle: () => DeskError | null;
  readonly paused: () => boolean;
  readonly idleSince: () => number | null;
}

/** Asks one question without tools and waits for the whole answer. */
async function askOnce(
  provider: Provider,
  system: string,
  question: string,
  signal: AbortSignal,
): Promise<CuratorAnswer> {
  let text = '';
  let usage: ModelUsage | null = null;
  let from = { provider: provider.id, model: provider.model };
  const messages = [{ role: 'user' as const, content: question }];
  for await (const event of provider.stream({ system, messages, tools: [] }, signal)) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'restart') text = '';
    else if (event.type === 'usage') usage = event.usage;
    else if (event.type === 'end') {
      from = { provider: event.provider, model: event.model };
      if (event.finishReason === 'length')
        throw new ProviderError('cut_stream', 'The answer was cut off by the output limit.');
    }
  }
  const { inputTokens = 0, outputTokens = 0, cacheReadTokens = 0, cacheWriteTokens = 0 } = usage ?? {};
  const { reasoningTokens = 0, costUsd = null } = usage ?? {};
  return {
    text,
    ...from,
    usage: { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, reasoningTokens, calls: 1, costUsd },
  };
}

/** What the curator needs of the rest of a home. */
export function curatorOfHome(deps: CuratorOfHomeDeps): CuratorSurroundings {
  const { paths, config, obstacle } = deps;
  const model = (): CuratorModel => {
    const provider = deps.model();
    const timeout = config.number('auxiliary.curator.timeout', 600, { min: 1 }) * 1000;
    return {
      window: provider.contextWindow,
      obstacle: obstacle(),
      ask: (system, question, signal) =>
        askOnce(provider, system, question, AbortSignal.any([signal, AbortSignal.timeout(timeout)])),
    };
  };
  return {
    homeDir: paths.dir,
    settings: () => curatorSettings(config),
    paused: () => deps.paused() || config.bool('curator.paused'),
    idleSince: deps.idleSince,
    model,
    mentions: async (name) => {
      const found: string[] = [];
      for (const file of STORES.map(paths.memoryFile)) {
        const text = (await readText(file).catch(() => null))?.text ?? '';
        if (text.includes(name)) found.push(basename(file));
      }
      return found;
    },
  };
}
