import { DeskError, type JourneyGraph, type JourneyNode } from '@shared/contract/index.ts';
import { type ChangeKind, CHANGES, changeSince } from '@shared/journey/changes.ts';
import { isProvidedId, providerOf } from '@shared/journey/provided.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { editText } from '../editor.ts';
import type { NamedNode } from '../services.ts';
import { oneLine, textWord, timeWord, when, word } from '../words.ts';

function isForgotten({ state }: JourneyNode): boolean {
  return state === 'removed' || state === 'purged' || state === 'archived';
}

/** When it was learned, as exactly as that is known. */
function learnedText({ time, uncertain }: JourneyNode): string {
  if (time === null) return 'unknown';
  if (uncertain === null) return when(time);
  return uncertain.from === null ? `before ${when(uncertain.to)}` : `${when(uncertain.from)} to ${when(uncertain.to)}`;
}

function nodeText(node: JourneyNode): string {
  const uses = node.uses > 0 ? `, used ${node.uses}` : '';
  const gone = node.goneAt === null ? '' : ` ${when(node.goneAt)}`;
  const category = providerOf(node.category) ?? node.category;
  const about = `(${category}, ${node.state}${gone}${uses})`;
  const kind = node.kind === 'provider_memory' ? 'provided' : node.kind;
  return `${learnedText(node)}  ${kind}  ${oneLine(node.label, 70)}  ${about}  ${node.id}`;
}

/** Oldest first; what has no time at all comes first. */
function inTime(nodes: readonly JourneyNode[]): JourneyNode[] {
  return [...nodes].sort((a, b) => (a.time ?? 0) - (b.time ?? 0));
}

const list: Command = {
  name: 'journey list',
  words: '',
  about: 'every memory and skill with its id, oldest first; also what a memory provider keeps',
  options: { all: { about: 'with forgotten memories and archived skills' } },
  count: [0, 0],
  async run(context) {
    const { nodes } = await context.request('journey.graph', {});
    const shown = inTime(context.args.has('all') ? nodes : nodes.filter((node) => !isForgotten(node)));
    return { data: shown, text: shown.length === 0 ? 'Nothing learned yet.' : shown.map(nodeText).join('\n') };
  },
};

const HEADINGS: Readonly<Record<ChangeKind, string>> = {
  added: 'Added',
  changed: 'Changed',
  removed: 'Forgotten',
  born: 'Skills born',
  edited: 'Skills edited',
  used: 'Skills used',
  archived: 'Skills archived',
};

const DAY_MS = 86_400_000;

/** A moment: `7d` for so many days ago, or a time. */
function sinceWord(given: string): number {
  const days = /^(\d{1,5})d$/.exec(given)?.[1];
  return days === undefined ? timeWord(given) : Date.now() - Number(days) * DAY_MS;
}

const changes: Command = {
  name: 'journey changes',
  words: '[SINCE]',
  about:
    'what was added, changed, forgotten and used since a time (2026-05-12) or so many days ago (7d, unless told otherwise)',
  count: [0, 1],
  async run(context) {
    const since = sinceWord(context.args.words[0] ?? '7d');
    const { nodes } = await context.request('journey.graph', {});
    const found = nodes.flatMap((node) => {
      const change = changeSince(node, since);
      return change === null ? [] : [{ change: change.kind, time: change.time, node }];
    });
    const sections = CHANGES.flatMap((kind) => {
      const own = found.filter(({ change }) => change === kind).sort((a, b) => b.time - a.time);
      const lines = own.map(({ time, node }) => `  ${when(time)}  ${oneLine(node.label, 70)}  ${node.id}`);
      return own.length === 0 ? [] : [`${HEADINGS[kind]} (${own.length})`, ...lines];
    });
    const text = sections.length === 0 ? `Nothing changed since ${when(since)}.` : sections.join('\n');
    return { data: { since, changes: found }, text };
  },
};

/** The node an id names, on the map. */
function onMap({ nodes }: JourneyGraph, named: NamedNode): JourneyNode | undefined {
  return nodes.find((node) =>
    named.kind === 'skill' ? node.skill === named.id : node.kind === 'memory' && node.id.endsWith(`:${named.entry}`),
  );
}

function reasonText({ reason, detail }: JourneyGraph['edges'][number]): string {
  switch (reason) {
    case 'declared':
      return 'declared related';
    case 'word':
      return `both say ${JSON.stringify(detail)}`;
    case 'mention':
      return `names ${JSON.stringify(detail)}`;
    case 'session':
      return detail === '' ? 'same conversation' : `same conversation, ${JSON.stringify(detail)}`;
  }
}

/** What an id names, whole. What a memory provider keeps is known from the map alone. */
async function lookedAt(
  context: CommandContext,
  id: string,
): Promise<{ readonly graph: JourneyGraph; readonly node: JourneyNode | undefined; readonly content: string }> {
  const graph = isProvidedId(id) ? await context.request('journey.graph', {}) : null;
  const provided = graph?.nodes.find((node) => node.kind === 'provider_memory' && node.id === id);
  if (graph !== null && provided !== undefined) return { graph, node: provided, content: provided.body };
  const named = await context.services.journeyNode(id, 'look');
  const content =
    named.kind === 'memory' ? named.text : (await context.request('skills.view', { id: named.id })).content;
  const whole = graph ?? (await context.request('journey.graph', {}));
  return { graph: whole, node: onMap(whole, named), content };
}

const show: Command = {
  name: 'journey show',
  words: 'ID',
  about: 'one memory or skill whole, with what it is linked to and why',
  count: [1, 1],
  async run(context) {
    const { graph, node, content } = await lookedAt(context, word(context, 0));
    const labels = new Map(graph.nodes.map(({ id, label }) => [id, label]));
    const links = graph.edges.flatMap((edge) => {
      if (node === undefined || (edge.source !== node.id && edge.target !== node.id)) return [];
      const id = edge.source === node.id ? edge.target : edge.source;
      return [{ id, label: labels.get(id) ?? '', reason: edge.reason, detail: edge.detail, said: reasonText(edge) }];
    });
    const lines = links.map(({ id, label, said }) => `  ${oneLine(label, 50)}  ${said}  ${id}`);
    const head = node === undefined ? [] : [nodeText(node), ''];
    const foot = lines.length === 0 ? [] : ['', 'Linked to:', ...lines];
    return { data: { node: node ?? null, content, links }, text: [...head, content, ...foot].join('\n') };
  },
};

/** What was written, and how to take it back. */
function written(result: { readonly message: string }, change: number | string | null): Outcome {
  const undo = change === null ? '' : ` Take it back with: hermes-desk journey undo ${change}`;
  return { data: result, text: `${result.message}${undo}` };
}

/** The text to write: the second word, else what the person makes of the old one in their editor. */
async function newText(context: CommandContext, seen: string, name: string): Promise<string | null> {
  if (context.args.words.length > 1) return await textWord(context, 1);
  return await editText(seen, name, process.env);
}

const edit: Command = {
  name: 'journey edit',
  words: 'ID [TEXT]',
  about: 'rewrites a memory or a SKILL.md (TEXT - reads standard input; without it your editor opens)',
  count: [1, 2],
  async run(context) {
    const named = await context.services.journeyNode(word(context, 0), 'change');
    if (named.kind === 'skill') {
      const { id } = named;
      const { content } = await context.request('skills.view', { id });
      const text = await newText(context, content, 'SKILL.md');
      if (text === null) return { data: { message: NO_CHANGES }, text: NO_CHANGES };
      const saved = await context.request('skills.save', { id, path: 'SKILL.md', seen: content, text });
      return written(saved, saved.change);
    }
    const { store, entry, text: seen } = named;
    const text = await newText(context, seen, 'memory.md');
    if (text === null) return { data: { message: NO_CHANGES }, text: NO_CHANGES };
    const saved = await context.request('memory.replace', { store, entry, seen, text });
    return written(saved, saved.seq);
  },
};

const NO_CHANGES = 'No changes.';

const remove: Command = {
  name: 'journey delete',
  words: 'ID',
  about: 'removes a memory, or puts a skill into the archive; says how to take it back',
  options: { yes: { short: 'y', about: 'as Hermes takes it; nothing is asked here, since it can be undone' } },
  count: [1, 1],
  async run(context) {
    const named = await context.services.journeyNode(word(context, 0), 'change');
    if (named.kind === 'skill') {
      const archived = await context.request('skills.archive', { id: named.id });
      return written(archived, archived.change);
    }
    const { store, entry, text: seen } = named;
    const removed = await context.request('memory.remove', { store, entry, seen });
    return written(removed, removed.seq);
  },
};

const restore: Command = {
  name: 'journey restore',
  words: 'ID',
  about: 'brings a forgotten memory or an archived skill back',
  count: [1, 1],
  async run(context) {
    const given = word(context, 0);
    const named = await context.services.journeyNode(given, 'restore');
    if (named.kind === 'skill') {
      const restored = await context.request('skills.restore', { id: named.id });
      return written(restored, restored.change);
    }
    const { events } = await context.request('memory.history', { entry: named.entry });
    const removal = events.findLast(({ op }) => op === 'remove');
    if (named.removedAt === null || removal === undefined) {
      throw new DeskError(
        'refused',
        `"${oneLine(named.text, 60)}" stands in its file; there is nothing to bring back.`,
        {
          remedy: 'hermes-desk journey list --all shows what was forgotten.',
        },
      );
    }
    const restored = await context.request('memory.restore', { seq: removal.seq });
    return written(restored, restored.seq);
  },
};

const undo: Command = {
  name: 'journey undo',
  words: 'CHANGE',
  about: 'takes back a change of a memory (its number) or of a skill (its id), if nothing else changed since',
  count: [1, 1],
  async run(context) {
    const given = word(context, 0);
    const result = /^\d{1,15}$/.test(given)
      ? await context.request('memory.undo', { seq: Number(given) })
      : await context.request('skills.undo', { change: given });
    return { data: result, text: result.message };
  },
};

export const nodeCommands: readonly Command[] = [list, changes, show, edit, remove, restore, undo];
