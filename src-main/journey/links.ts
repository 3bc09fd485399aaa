/**
 * Edges, each with a reason a person can check. Nodes are read once, oldest first, and a node is linked to older ones alone: what
 * was linked stays linked as the journey grows, and the work is linear in the number of words.
 */
import type { JourneyEdge } from '@shared/contract/journey.ts';
import { isUnspaced, standingOut, tellingWords, wordsOf } from './words.ts';

/** What links look at. */
export interface Linkable {
  readonly id: string;
  readonly kind: 'memory' | 'skill';
  readonly label: string;
  readonly text: string;
  readonly session: string | null;
  /** Names this node declares to be related to. */
  readonly related: readonly string[];
}

/** Most words of one node that are compared. */
const WORDS = 60;
/** Nodes with the same word that a new node is compared with: the latest. */
const RECENT = 4;
/** Most edges a new node brings, by reason. */
const MOST = { declared: 12, mention: 4, word: 4, session: 1 } as const;
/** Most edges that later nodes may add to one node. */
const INCOMING = 24;
/** Shared words have to weigh this much together, and the best of them this much alone. */
const ENOUGH = 0.46;
const BEST = 0.36;
/** Memories that a newly born skill's name is looked for in. */
const LOOK_BACK = 400;

const STRENGTH = { declared: 1, mention: 0.9, session: 0.35 } as const;
const ORDER: readonly JourneyEdge['reason'][] = ['declared', 'mention', 'word', 'session'];

/** How telling a word is when `others` of `before` earlier nodes have it: 0 to 1. */
export function rarity(others: number, before: number): number {
  return Math.min(1, Math.max(0, Math.log2((before + 6) / Math.max(1, others)) / 6));
}

/** How much an ordinary word counts by its length: short ones are mostly common ones. Names count in full. */
function substance(word: string, name: boolean): number {
  if (name || isUnspaced(word)) return 1;
  return word.length <= 4 ? 0.45 : word.length <= 6 ? 0.68 : 0.85;
}

/** Links nodes that are given in order of time. `title` names a session. */
export function linkNodes(nodes: readonly Linkable[], title: (session: string) => string): JourneyEdge[] {
  const linker = new Linker(nodes, title);
  nodes.forEach((_, i) => linker.add(i));
  return linker.edges;
}

interface Candidate {
  readonly other: number;
  readonly reason: JourneyEdge['reason'];
  readonly detail: string;
  readonly weight: number;
}

class Linker {
  readonly edges: JourneyEdge[] = [];
  private readonly nodes: readonly Linkable[];
  private readonly title: (session: string) => string;
  private readonly byName: ReadonlyMap<string, number>;
  /** Nodes by word, oldest first. */
  private readonly postings = new Map<string, number[]>();
  private readonly sequences = new Map<number, readonly string[]>();
  private readonly memories: number[] = [];
  private readonly skillsByWord = new Map<string, number[]>();
  private readonly unspacedSkills: number[] = [];
  private readonly lastOfSession = new Map<string, number>();
  private readonly incoming = new Map<number, number>();
  private readonly skillNames = new Map<number, readonly string[]>();
  /** Words that stood out in an older node. */
  private readonly names = new Set<string>();
  /** Skills that declared a relation to a name not yet seen. */
  private readonly waiting = new Map<string, number[]>();

  constructor(nodes: readonly Linkable[], title: (session: string) => string) {
    this.nodes = nodes;
    this.title = title;
    const skills = nodes.flatMap((node, i) => (node.kind === 'skill' ? [[node.label, i] as const] : []));
    this.byName = new Map(skills.toReversed());
  }

  add(i: number): void {
    const node = this.nodes[i];
    if (node === undefined) return;
    const sequence = wordsOf(node.kind === 'skill' ? `${node.label} ${node.text}` : node.text);
    const words = tellingWords(sequence, WORDS);
    const found = [
      ...this.declared(node, i),
      ...(node.kind === 'memory' ? this.namesIn(node, sequence, i) : this.namedBy(node, i)),
      ...this.sharedWords(words, standingOut(node.text), i),
      ...this.sameSession(node),
    ];
    this.choose(node, found);
    this.remember(node, i, sequence, words);
  }

  /** Declared relations to older skills, and of older skills to this one. */
  private declared(node: Linkable, i: number): Candidate[] {
    if (node.kind !== 'skill') return [];
    const older = node.related.flatMap((name) => {
      const other = this.byName.get(name);
      return other !== undefined && other < i ? [other] : [];
    });
    const waiting = this.waiting.get(node.label) ?? [];
    return [...older, ...waiting].map((other) => ({
      other,
      reason: 'declared',
      detail: '',
      weight: STRENGTH.declared,
    }));
  }

  /** Older skills whose name stands in a memory. Of names that begin at one word the longest is meant, and none inside it. */
  private namesIn(node: Linkable, sequence: readonly string[], i: number): Candidate[] {
    const found = new Set<number>();
    let covered = 0;
    sequence.forEach((word, at) => {
      if (at < covered) return;
      const named = (this.skillsByWord.get(word) ?? []).filter((skill) => startsWith(sequence, at, this.nameOf(skill)));
      const longest = Math.max(0, ...named.map((skill) => this.nameOf(skill).length));
      for (const skill of named) if (this.nameOf(skill).length === longest) found.add(skill);
      covered = at + longest;
    });
    const lower = node.text.toLowerCase();
    for (const skill of this.unspacedSkills) {
      if (lower.includes((this.nodes[skill]?.label ?? '').toLowerCase())) found.add(skill);
    }
    return [...found].flatMap((skill) => this.mention(skill, this.nodes[skill]?.label ?? '', this.nameOf(skill), i));
  }

  /** Older memories in which the name of a new skill stands. */
  private namedBy(node: Linkable, i: number): Candidate[] {
    const name = wordsOf(node.label);
    const first = name[0];
    if (first === undefined) return [];
    if (isUnspaced(node.label)) {
      const lower = node.label.toLowerCase();
      return this.memories
        .slice(-LOOK_BACK)
        .filter((other) => (this.nodes[other]?.text ?? '').toLowerCase().includes(lower))
        .flatMap((other) => this.mention(other, node.label, name, i));
    }
    return (this.postings.get(first) ?? [])
      .slice(-LOOK_BACK)
      .filter((other) => {
        const sequence = this.sequences.get(other) ?? [];
        return sequence.some((_, at) => startsWith(sequence, at, name));
      })
      .flatMap((other) => this.mention(other, node.label, name, i));
  }

  /** A mention; a name of one ordinary word is none, or "release" would link everything. */
  private mention(other: number, detail: string, name: readonly string[], i: number): Candidate[] {
    const [only] = name;
    if (only !== undefined && name.length === 1 && !isUnspaced(only)) {
      const others = this.postings.get(only)?.length ?? 0;
      if (rarity(others, i) < ENOUGH) return [];
    }
    return [{ other, reason: 'mention', detail, weight: STRENGTH.mention }];
  }

  private sharedWords(words: readonly string[], names: ReadonlySet<string>, i: number): Candidate[] {
    const scores = new Map<number, { total: number; best: number; word: string }>();
    for (const word of words) {
      const others = this.postings.get(word);
      if (others === undefined) continue;
      const weight = rarity(others.length, i) * substance(word, names.has(word) || this.names.has(word));
      for (const other of others.slice(-RECENT)) {
        const score = scores.get(other) ?? { total: 0, best: 0, word: '' };
        score.total += weight;
        if (weight > score.best) {
          score.best = weight;
          score.word = word;
        }
        scores.set(other, score);
      }
    }
    return [...scores]
      .filter(([, score]) => score.total >= ENOUGH && score.best >= BEST)
      .map(([other, score]) => ({ other, reason: 'word', detail: score.word, weight: Math.min(1, score.total) }));
  }

  private sameSession(node: Linkable): Candidate[] {
    const other = node.session === null ? undefined : this.lastOfSession.get(node.session);
    if (other === undefined || node.session === null) return [];
    return [{ other, reason: 'session', detail: this.title(node.session), weight: STRENGTH.session }];
  }

  /** Keeps the best of each reason, one edge a pair, strongest reason first. */
  private choose(node: Linkable, found: readonly Candidate[]): void {
    const taken = new Set<number>();
    for (const reason of ORDER) {
      const ranked = found
        .filter((candidate) => candidate.reason === reason)
        .sort((a, b) => b.weight - a.weight || (this.idOf(a.other) < this.idOf(b.other) ? -1 : 1));
      let left: number = MOST[reason];
      for (const { other, detail, weight } of ranked) {
        if (left === 0) break;
        if (taken.has(other) || this.idOf(other) === node.id) continue;
        const came = this.incoming.get(other) ?? 0;
        if (reason !== 'declared' && came >= INCOMING) continue;
        taken.add(other);
        this.incoming.set(other, came + 1);
        left--;
        const [source, target] = node.id < this.idOf(other) ? [node.id, this.idOf(other)] : [this.idOf(other), node.id];
        this.edges.push({ source, target, reason, detail, weight: Math.round(weight * 1000) / 1000 });
      }
    }
  }

  private remember(node: Linkable, i: number, sequence: readonly string[], words: readonly string[]): void {
    for (const word of words) {
      const list = this.postings.get(word);
      if (list === undefined) this.postings.set(word, [i]);
      else list.push(i);
    }
    for (const name of standingOut(node.text)) this.names.add(name);
    // What a skill is called after is what it is about.
    if (node.kind === 'skill') for (const word of this.nameOf(i)) if (word.length >= 5) this.names.add(word);
    if (node.session !== null) this.lastOfSession.set(node.session, i);
    if (node.kind === 'memory') {
      this.memories.push(i);
      this.sequences.set(i, sequence);
      return;
    }
    for (const name of node.related) {
      const other = this.byName.get(name);
      if (other !== undefined && other > i) this.waiting.set(name, [...(this.waiting.get(name) ?? []), i]);
    }
    const [first] = this.nameOf(i);
    if (isUnspaced(node.label)) this.unspacedSkills.push(i);
    else if (first !== undefined) this.skillsByWord.set(first, [...(this.skillsByWord.get(first) ?? []), i]);
  }

  private nameOf(i: number): readonly string[] {
    const known = this.skillNames.get(i);
    if (known !== undefined) return known;
    const name = wordsOf(this.nodes[i]?.label ?? '');
    this.skillNames.set(i, name);
    return name;
  }

  private idOf(i: number): string {
    return this.nodes[i]?.id ?? '';
  }
}

function startsWith(sequence: readonly string[], at: number, name: readonly string[]): boolean {
  return name.length > 0 && name.every((word, k) => sequence[at + k] === word);
}
