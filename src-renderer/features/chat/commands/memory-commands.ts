import type { LiveEntry, Store } from '@shared/contract/index.ts';
import { go, href } from '../../../app/route.ts';
import { hasAllWords } from '../../../ui/words.ts';
import type { LocalAction, LocalAnswer } from '../local-store.ts';
import { CommandRefusal, sessionOf } from './context.ts';
import type { CommandContext, CommandHandlers } from './context.ts';
import { decideWrites, pendingAnswer, waitingWrites, writeLines } from './staged-writes.ts';

const fileOf: Record<Store, string> = { memory: 'MEMORY.md', user: 'USER.md' };
const gateKey = 'memory.write_approval';

interface Held {
  readonly store: Store;
  readonly entry: LiveEntry;
}

/** Every entry on disk now, and how full the stores are. */
async function liveMemory({ bridge }: CommandContext) {
  const { stores } = await bridge.request('memory.view', { session: null });
  const held = stores.flatMap(({ store, rows }): Held[] =>
    rows.flatMap(({ live }) => (live === null ? [] : [{ store, entry: live }])),
  );
  return { stores, held };
}

/** A way back from a person's own write. */
function undoAction(context: CommandContext, seq: number | null): readonly LocalAction[] {
  if (seq === null) return [];
  const { bridge, t, pane } = context;
  const undo = async (): Promise<void> => {
    const answer = await bridge.request('memory.undo', { seq }).then(
      (done): LocalAnswer => ({ heading: done.message }),
      (error: unknown): LocalAnswer => ({
        heading: error instanceof Error ? error.message : String(error),
        refused: true,
      }),
    );
    pane.locals.add(t('common.undo'), pane.conversation.getState().messages.at(-1)?.id ?? null, answer);
  };
  return [{ label: t('common.undo'), run: () => void undo() }];
}

/** What memory holds, whether it asks, and what waits. */
async function overview(context: CommandContext): Promise<LocalAnswer> {
  const { bridge, t, format } = context;
  const [{ stores }, { settings }, waiting] = await Promise.all([
    liveMemory(context),
    bridge.request('settings.get', {}),
    waitingWrites(context, 'memory'),
  ]);
  const gate = settings.find(({ key }) => key === gateKey)?.value === true;
  return {
    heading: t(gate ? 'command.memory.gateOn' : 'command.memory.gateOff'),
    lines: [
      ...stores.map(({ store, liveEntries, liveUsage }) => ({
        term: fileOf[store],
        text: t.count('command.memory.store', liveEntries, {
          chars: format.number(liveUsage.chars),
          limit: format.number(liveUsage.limit),
        }),
        href: href('memory'),
      })),
      ...writeLines(waiting),
    ],
    note: t(waiting.length === 0 ? 'command.pending.none' : 'command.pending.note'),
  };
}

/** The commands about memory and what was learned. */
export const memoryCommands = {
  memory: async (args, context) => {
    const { bridge, t } = context;
    const [what = '', rest = ''] = args.toLowerCase().split(/\s+/u);
    switch (what) {
      case 'pending':
        return pendingAnswer(context, 'memory');
      case 'approve':
      case 'apply':
        return decideWrites(context, 'approve', rest, 'memory');
      case 'reject':
      case 'deny':
      case 'drop':
        return decideWrites(context, 'reject', rest, 'memory');
      case 'approval':
      case 'mode':
        await bridge.request('memory.gate', { on: rest === 'on' });
        return { heading: t(rest === 'on' ? 'command.memory.gateOn' : 'command.memory.gateOff') };
      default:
        return overview(context);
    }
  },
  remember: async (args, context) => {
    const { bridge, t } = context;
    const [, name = '', words = args] = /^(user|memory):\s*([\s\S]+)$/iu.exec(args) ?? [];
    const store: Store = name.toLowerCase() === 'user' ? 'user' : 'memory';
    const { seq } = await bridge.request('memory.add', { store, text: words });
    return {
      heading: t('command.remember.done', { file: fileOf[store] }),
      lines: [{ term: fileOf[store], text: words, href: href('memory') }],
      note: t('effect.toldNext'),
      actions: undoAction(context, seq),
    };
  },
  forget: async (args, context) => {
    const { bridge, t } = context;
    const { held } = await liveMemory(context);
    const exact = held.filter(({ entry }) => entry.text.replace(/\s+/g, ' ') === args.replace(/\s+/g, ' '));
    const found = exact.length > 0 ? exact : held.filter(({ entry }) => hasAllWords(entry.text, args));
    const [only] = found;
    if (only === undefined) throw new CommandRefusal(t('command.forget.none'), '/memory');
    const lines = found.map(({ store, entry }) => ({
      term: fileOf[store],
      text: entry.text,
      href: href('memory', [], { entry: entry.id }),
    }));
    if (found.length > 1) return { heading: t('command.forget.several'), lines, note: t('command.forget.note') };
    const { seq } = await bridge.request('memory.remove', {
      store: only.store,
      entry: only.entry.id,
      seen: only.entry.text,
    });
    return {
      heading: t('command.forget.done', { file: fileOf[only.store] }),
      lines,
      actions: undoAction(context, seq),
    };
  },
  prompt: (_, context) => {
    go(href('memory', [sessionOf(context)]));
    return Promise.resolve(null);
  },
  pending: (_, context) => pendingAnswer(context, null),
  approve: (args, context) => decideWrites(context, 'approve', args, null),
  reject: (args, context) => decideWrites(context, 'reject', args, null),
  journey: async (args, context) => {
    const { bridge, t, format } = context;
    if (args === '') {
      go(href('journey'));
      return null;
    }
    const { nodes } = await bridge.request('journey.graph', {});
    if (args.toLowerCase() === 'list') {
      const newest = nodes.toSorted((a, b) => (b.time ?? 0) - (a.time ?? 0)).slice(0, 12);
      return {
        heading: t.count('command.journey', nodes.length),
        lines: newest.map(({ id, label, time }) => ({
          term: time === null ? '' : format.date(time),
          text: label,
          href: href('journey', [], { node: id }),
        })),
      };
    }
    const found =
      nodes.find(({ id, label }) => id === args || label === args) ??
      nodes.find(({ label }) => hasAllWords(label, args));
    if (found === undefined) throw new CommandRefusal(t('command.journey.none'), '/journey list');
    go(href('journey', [], { node: found.id }));
    return null;
  },
  skills: async (args, context) => {
    const { t } = context;
    const [what = '', id = ''] = args.toLowerCase().split(/\s+/u);
    switch (what) {
      case 'pending':
        return pendingAnswer(context, 'skills');
      case 'diff':
        go(href('approvals', [id]));
        return null;
      case 'approve':
      case 'apply':
        return decideWrites(context, 'approve', id, 'skills');
      case 'reject':
      case 'deny':
      case 'drop':
        return decideWrites(context, 'reject', id, 'skills');
      case 'list': {
        const { skills } = await context.bridge.request('skills.list', {});
        return {
          heading: t.count('command.skills', skills.length),
          lines: skills.map((skill) => ({
            term: skill.name,
            text: skill.description,
            href: href('skills', [skill.id]),
          })),
        };
      }
      default:
        go(href('skills'));
        return null;
    }
  },
  skill: async (args, context) => {
    const { bridge, t } = context;
    const { skills } = await bridge.request('skills.list', {});
    const found =
      skills.find(({ id, name }) => id === args || name === args) ??
      skills.find(({ name, description }) => hasAllWords(`${name} ${description}`, args));
    if (found === undefined) throw new CommandRefusal(t('command.skill.none'), '/skills list');
    go(href('skills', [found.id]));
    return null;
  },
} satisfies CommandHandlers<
  'memory' | 'remember' | 'forget' | 'prompt' | 'pending' | 'approve' | 'reject' | 'journey' | 'skills' | 'skill'
>;
