/** The app over a synthetic home, for pictures and tests of the Star Map: `app.html?n=400&theme=light#/journey`. */
import { start } from '../../../src-renderer/app/start.tsx';
import type { Bridge } from '../../../src-renderer/bridge/bridge.ts';
import type { JourneyNode } from '../../../src-shared/contract/journey.ts';
import { patternedJourney } from '../patterns.ts';

const query = new URLSearchParams(location.search);
const theme = query.get('theme');
let graph = patternedJourney(Number(query.get('n') ?? 400), query.get('pattern') ?? '');
let seq = 0;
const removed = new Map<number, JourneyNode>();
const listeners = new Map<string, Set<(data: unknown) => void>>();
const ui = new Map<string, unknown>();

function tell(type: string, data: unknown): void {
  for (const listener of listeners.get(type) ?? []) listener(data);
}

function change(nodes: JourneyNode[]): void {
  graph = { ...graph, nodes, builtAt: graph.builtAt + 1 };
  tell('journey.changed', { reason: 'memory' });
}

const indexOf = (entry: string): number =>
  graph.nodes.findIndex((node) => node.id.split(':').slice(2).join(':') === entry);

/** What this home answers; anything else is refused. */
const answers: Record<string, (input: Record<string, unknown>) => unknown> = {
  'app.state': () => ({
    version: '0',
    host: 'web',
    home: '/home/sam/.hermes',
    homeShort: '~/.hermes',
    profile: 'default',
    demo: true,
    mode: 'owner',
    owner: null,
    problems: [],
    provider: { id: 'guide', label: 'Offline guide', model: '', kind: 'offline_guide', problem: null },
    waiting: { count: 0, oldest: null },
    tokensToday: 0,
    looks: { contrast: 'system', textSize: Number(query.get('text') ?? 100), density: 'normal', motion: 'system' },
    shortcuts: {},
    welcome: false,
    visiting: false,
    language: query.get('language') ?? 'en',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    epoch: 'a',
    seq: 0,
  }),
  'journey.graph': () => graph,
  'journey.places': () => ({ places: null }),
  'journey.savePlaces': () => ({ ok: true }),
  'ui.get': ({ key }) => ({ value: ui.get(String(key)) ?? null }),
  'ui.set': ({ key, value }) => {
    ui.set(String(key), value);
    return { ok: true };
  },
  'memory.history': () => ({ events: [], verified: true }),
  'memory.replace': ({ entry, text }) => {
    const at = indexOf(String(entry));
    change(
      graph.nodes.map((node, i) =>
        i === at ? { ...node, label: String(text).slice(0, 80), body: String(text) } : node,
      ),
    );
    return { seq: ++seq, entry, message: '' };
  },
  'memory.remove': ({ entry }) => {
    const at = indexOf(String(entry));
    const node = graph.nodes[at];
    if (node !== undefined) removed.set(++seq, node);
    change(graph.nodes.filter((_, i) => i !== at));
    return { seq, entry, message: '' };
  },
  'memory.undo': (input) => {
    const node = removed.get(Number(input['seq']));
    if (node !== undefined) change([...graph.nodes, node]);
    return { seq: ++seq, entry: '', message: '' };
  },
};

const bridge = {
  request: (name: string, input: Record<string, unknown>) => {
    const answer = answers[name];
    return answer === undefined ? Promise.reject(new Error(`no ${name} here`)) : Promise.resolve(answer(input));
  },
  on: (type: string, listener: (data: unknown) => void) => {
    const set = listeners.get(type) ?? new Set();
    listeners.set(type, set.add(listener));
    return () => set.delete(listener);
  },
  onResync: () => () => undefined,
  connection: () => 'connected',
  onConnection: () => () => undefined,
} as unknown as Bridge;

/** Learns one more thing, as the core would tell it. */
function learn(label: string, category: string): void {
  const first = graph.nodes[0];
  if (first === undefined) return;
  const last = Math.max(...graph.nodes.map(({ time }) => time ?? 0));
  const node: JourneyNode = {
    ...first,
    id: `memory:memory:new-${graph.nodes.length}`,
    kind: 'memory',
    store: 'memory',
    skill: null,
    label,
    body: label,
    category,
    time: last + 3_600_000,
    uncertain: null,
    uses: 0,
    useTimes: [],
    editTimes: [],
  };
  change([...graph.nodes, node]);
}

Object.assign(window, { home: { learn } });
const root = document.getElementById('root');
if (root !== null) start(bridge, root);
