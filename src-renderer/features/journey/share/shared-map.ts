/**
 * The map as data: our own format, versioned. Without texts it tells when, what kind, how much used, and what is joined to what,
 * and no name, no word, no id of the person's; the file itself says which of the two it is. Reading one back trusts nothing in it.
 */
import { z } from 'zod';
import { DeskError } from '@shared/contract/errors.ts';
import { type JourneyGraph, journeyEdgeSchema, journeyNodeSchema } from '@shared/contract/journey.ts';

/** Largest file that is read, in bytes, and most nodes and edges in it. */
export const LARGEST_FILE = 32 * 1024 * 1024;
const NODES = 50_000;
const EDGES = 400_000;
/** Times of use and edit a node may carry. */
const TIMES = 20_000;
const LONGEST = { id: 300, label: 400, body: 40_000, name: 300 };

const FORMAT = 'hermes-desk-map';
const VERSION = 1;
const ABOUT = {
  layout:
    'A Star Map of Hermes Desk without texts: times, kinds, uses and links. Names, texts, categories and words are left out.',
  texts: 'A Star Map of Hermes Desk WITH TEXTS: the names and the full texts of memories and skills are inside.',
} as const;

/** Milliseconds a Date can hold. */
const time = z.number().min(-8.64e15).max(8.64e15);
const text = (longest: number): z.ZodString => z.string().max(longest);
const { kind, state, origin } = journeyNodeSchema.shape;

const nodeSchema = z.strictObject({
  id: text(LONGEST.id),
  kind,
  /** Of a memory: whether it is about the person. */
  about: z.enum(['person', 'work']).nullable(),
  category: text(LONGEST.name),
  time: time.nullable(),
  uncertain: z.strictObject({ from: time.nullable(), to: time }).nullable(),
  uses: z.number().int().min(0).max(1e9),
  useTimes: z.array(time).max(TIMES),
  editTimes: z.array(time).max(TIMES),
  state,
  /** When it was removed or archived. */
  goneAt: time.nullable(),
  origin,
  pinned: z.boolean(),
  label: text(LONGEST.label).optional(),
  body: text(LONGEST.body).optional(),
});

const edgeSchema = z.strictObject({
  source: text(LONGEST.id),
  target: text(LONGEST.id),
  reason: journeyEdgeSchema.shape.reason,
  weight: z.number().min(0).max(1),
  detail: text(LONGEST.name).optional(),
});

const mapSchema = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  contains: z.enum(['layout', 'texts']),
  about: text(1000),
  made: time,
  nodes: z.array(nodeSchema).max(NODES),
  edges: z.array(edgeSchema).max(EDGES),
});

/** An exported map. */
export type SharedMap = z.infer<typeof mapSchema>;

/**
 * The map for a file. What goes in is named here, field by field: a field that nodes gain later stays out until someone decides.
 * Sessions and messages never go in, they are of no use to anyone else. Ids are numbers in order of the graph.
 */
export function sharedMap(graph: JourneyGraph, texts: boolean): SharedMap {
  const number = new Map(graph.nodes.map((node, i) => [node.id, String(i + 1)]));
  const categories = [...new Set(graph.nodes.map((node) => node.category))];
  const nodes = graph.nodes.map((node, i): SharedMap['nodes'][number] => ({
    id: String(i + 1),
    kind: node.kind,
    about: node.store === null ? null : node.store === 'user' ? 'person' : 'work',
    category: texts ? node.category.slice(0, LONGEST.name) : letters(categories.indexOf(node.category)),
    time: node.time,
    uncertain: node.uncertain === null ? null : { from: node.uncertain.from, to: node.uncertain.to },
    uses: node.uses,
    useTimes: node.useTimes.slice(-TIMES),
    editTimes: node.editTimes.slice(-TIMES),
    state: node.state,
    goneAt: node.goneAt,
    origin: node.origin,
    pinned: node.pinned,
    ...(texts ? { label: node.label.slice(0, LONGEST.label), body: node.body.slice(0, LONGEST.body) } : {}),
  }));
  const edges = graph.edges.flatMap(({ source, target, reason, weight, detail }): SharedMap['edges'] => {
    const [from, to] = [number.get(source), number.get(target)];
    if (from === undefined || to === undefined) return [];
    const words = texts ? { detail: detail.slice(0, LONGEST.name) } : {};
    return [{ source: from, target: to, reason, weight, ...words }];
  });
  const contains = texts ? 'texts' : 'layout';
  return { format: FORMAT, version: VERSION, contains, about: ABOUT[contains], made: graph.builtAt, nodes, edges };
}

/** A, B, ..., Z, A2, B2, ...: a name that tells nothing. */
function letters(i: number): string {
  const letter = String.fromCharCode(65 + (i % 26));
  return i < 26 ? letter : `${letter}${Math.floor(i / 26) + 1}`;
}

/** Someone's map, as it may be shown. Its ids are its own: none can be one of the person's. */
export interface ForeignMap {
  readonly graph: JourneyGraph;
  readonly texts: boolean;
  /** Where it comes from, which says how far its times can be trusted. */
  readonly from: 'desk' | 'hermes';
}

/** Ids of an imported map begin so. No memory and no skill of a home has such an id. */
export const FOREIGN = 'foreign:';

/** Reads an exported map. Throws a DeskError for what is not one, is of a later version, too large or unsound in any field. */
export function readSharedMap(written: string): ForeignMap {
  if (written.length > LARGEST_FILE) throw tooLarge();
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (cause) {
    throw new DeskError('unreadable', 'This is not a map: the file is not JSON', { remedy: HOW, cause });
  }
  const version = versionOf(value);
  if (version === null) throw new DeskError('unreadable', 'This is not a map of Hermes Desk', { remedy: HOW });
  if (version !== VERSION) {
    throw new DeskError('unreadable', `This map is of version ${version}, and version ${VERSION} can be read`, {
      remedy: 'Ask for it in this version, or update Hermes Desk',
    });
  }
  const parsed = mapSchema.safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const place = issue === undefined || issue.path.length === 0 ? 'the file' : issue.path.map(String).join('.');
    throw new DeskError('damaged', `The map cannot be shown: ${place}: ${issue?.message ?? 'unsound'}`, {
      remedy: HOW,
    });
  }
  return { graph: toGraph(parsed.data), texts: parsed.data.contains === 'texts', from: 'desk' };
}

const HOW = 'Choose a file that was exported with “Data (JSON)”, or paste a Hermes share code';

export function tooLarge(): DeskError {
  const megabytes = LARGEST_FILE / 1024 / 1024;
  return new DeskError('refused', `The map is larger than ${megabytes} MB`, { remedy: 'Choose a smaller one' });
}

/** The version a file claims, null when it does not even claim to be a map. */
function versionOf(value: unknown): string | number | null {
  const claim = z.object({ format: z.literal(FORMAT), version: z.union([z.number(), z.string().max(20)]) });
  const parsed = claim.safeParse(value);
  return parsed.success ? parsed.data.version : null;
}

function toGraph({ nodes, edges, made, contains }: SharedMap): JourneyGraph {
  const known = new Set(nodes.map(({ id }) => id));
  if (known.size !== nodes.length)
    throw new DeskError('damaged', 'The map cannot be shown: two of its nodes have one id', { remedy: HOW });
  const lost = edges.find(({ source, target }) => !known.has(source) || !known.has(target));
  if (lost !== undefined)
    throw new DeskError('damaged', 'The map cannot be shown: a link leads to a node that is not in it', {
      remedy: HOW,
    });
  const texts = contains === 'texts';
  return {
    builtAt: made,
    nodes: nodes.map(({ id, about, label, body, ...node }) => ({
      ...node,
      id: FOREIGN + id,
      label: (texts && label) || `#${id}`,
      body: (texts && body) || '',
      store: node.kind !== 'memory' ? null : about === 'person' ? 'user' : 'memory',
      skill: null,
      session: null,
      message: null,
    })),
    edges: edges.map(({ source, target, detail, ...edge }) => ({
      ...edge,
      source: FOREIGN + source,
      target: FOREIGN + target,
      detail: (texts && detail) || '',
    })),
  };
}
