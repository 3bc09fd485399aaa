import { readCompressWish } from '@shared/chat/compress-words.ts';
import { effortSchema } from '@shared/contract/index.ts';
import type { ModelChoice, OfferedModels } from '@shared/contract/index.ts';
import { href } from '../../../app/route.ts';
import { hasAllWords } from '../../../ui/words.ts';
import { cacheShare } from '../context-meter.tsx';
import type { LocalAnswer } from '../local-store.ts';
import { chooseModel, loadModels, useNewModel } from '../models-store.ts';
import { CommandRefusal, sessionOf } from './context.ts';
import type { CommandContext, CommandHandlers } from './context.ts';

/** Models that a person may mean, most. */
const mostMeant = 12;

interface OneModel {
  readonly provider: string;
  readonly label: string;
  readonly model: string;
}

/** The models a name may mean: exactly it, else those with all its words. */
function meant(offered: readonly OfferedModels[], name: string): readonly OneModel[] {
  const all = offered.flatMap(({ provider, label, models }) => models.map((model) => ({ provider, label, model })));
  const exact = all.filter(({ model }) => model.toLowerCase() === name.toLowerCase());
  return exact.length > 0 ? exact : all.filter(({ model, label }) => hasAllWords(`${label} ${model}`, name));
}

/** A change of the model or its effort, and what it costs. */
function changed(context: CommandContext, heading: string, losesCache: boolean): LocalAnswer {
  const { t, session } = context;
  return { heading, ...(losesCache && session !== null ? { note: t('model.cost') } : {}) };
}

async function put(context: CommandContext, change: ModelChoice, without: keyof ModelChoice | null): Promise<void> {
  const { bridge, session, pane } = context;
  const own =
    session === null
      ? (useNewModel.getState()[pane.name] ?? {})
      : (await bridge.request('chat.model', { session })).chosen;
  const { provider, model, effort } = { ...own, ...change };
  await chooseModel(bridge, pane.name, session, {
    ...(provider === undefined || provider === '' ? {} : { provider }),
    ...(model === undefined ? {} : { model }),
    ...(effort === undefined || without === 'effort' ? {} : { effort }),
  });
}

/** The commands about the model and what it is sent. */
export const modelCommands = {
  model: async (args, context) => {
    const { bridge, t, actions } = context;
    if (args === '') {
      actions.openModels();
      return null;
    }
    const found = meant(await loadModels(bridge), args);
    const [only] = found;
    if (only === undefined) throw new CommandRefusal(t('model.none', { name: args }), '/model');
    if (found.length > 1 && found.some(({ model }) => model !== only.model)) {
      return {
        heading: t('command.several'),
        lines: found.slice(0, mostMeant).map(({ label, model }) => ({ term: model, text: label })),
      };
    }
    await put(context, { provider: only.provider, model: only.model }, null);
    return changed(context, t('model.chosen', { model: only.model }), true);
  },
  reasoning: async (args, context) => {
    const { t, actions } = context;
    const wanted = args.toLowerCase();
    if (wanted === '') {
      actions.openModels();
      return null;
    }
    const effort = effortSchema.safeParse(wanted);
    if (!effort.success && wanted !== 'default') {
      throw new CommandRefusal(
        t('model.noEffort', { name: args }),
        `/reasoning ${[...effortSchema.options, 'default'].join(' | ')}`,
      );
    }
    if (effort.success) await put(context, { effort: effort.data }, null);
    else await put(context, {}, 'effort');
    return changed(context, t('model.effortChosen', { effort: wanted }), false);
  },
  compress: async (args, { actions }) => ({ heading: await actions.compress(readCompressWish(args)) }),
  context: async (_, context) => {
    const { bridge, t, format } = context;
    const use = await bridge.request('chat.context', { session: sessionOf(context) });
    const share = (tokens: number): string =>
      t('command.context.share', {
        n: format.number(tokens),
        percent: String(Math.round((100 * tokens) / use.window)),
      });
    return {
      heading: t('chat.contextOf', { used: format.compact(use.used), window: format.compact(use.window) }),
      lines: [
        ...use.parts.map(({ name, tokens }) => ({ term: t(`chat.part.${name}`), text: share(tokens) })),
        { term: t('command.context.free'), text: share(Math.max(0, use.window - use.used)) },
      ],
      note: t('chat.contextNote'),
    };
  },
  usage: async (_, context) => {
    const { bridge, t, format } = context;
    const row = await bridge.request('sessions.get', { id: sessionOf(context) });
    return {
      heading: t('chat.soFar'),
      lines: [
        { term: t('chat.tokensIn'), text: format.number(row.inputTokens) },
        { term: t('chat.tokensOut'), text: format.number(row.outputTokens) },
        {
          term: t('chat.cacheRead'),
          text: t('chat.cacheShare', { n: format.number(row.cacheReadTokens), percent: String(cacheShare(row)) }),
        },
        { term: t('chat.cost'), text: row.costUsd === null ? t('command.usage.unknown') : format.cost(row.costUsd) },
      ],
    };
  },
  tools: async (args, context) => {
    const { bridge, t, actions } = context;
    if (args !== '') {
      sessionOf(context);
      return { heading: await actions.renewTools() };
    }
    const { servers } = await bridge.request('mcp.list', {});
    if (servers.length === 0) return { heading: t('command.tools.none'), note: t('command.tools.note') };
    return {
      heading: t.count('command.tools', servers.length),
      lines: servers.map(({ name, error, tools }) => ({
        term: name,
        text: error === '' ? tools.map((tool) => tool.name).join(', ') : error,
        href: href('settings', ['mcp']),
      })),
    };
  },
} satisfies CommandHandlers<'model' | 'reasoning' | 'compress' | 'context' | 'usage' | 'tools'>;
