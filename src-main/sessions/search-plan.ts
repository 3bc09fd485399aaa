import { fold } from './match.ts';
import { positiveTerms, type QueryNode, type Term } from './query.ts';
import { matchExpression } from './search-index.ts';
import { RANKED_ROWS, type OwnIndex, type Proposed } from './search-own.ts';
import { cjkRuns, tokenize } from './search-tokens.ts';
import { weightOf, type Asked } from './search-weigh.ts';

/** An index can pass over so many entries in a few ms; terms that have more together are common. */
const COMMON = 60_000;
/** When any of the terms will do, every match is weighed: the rarest of them, with so many matches together. */
const LOOSE = 6000;
/** Proposals that are told at first. */
const FIRST_ROWS = 300;
/** Of common terms, the newest messages are ranked, this many. */
const NEWEST_ROWS = 150;
/** Ids looked through at once, and for how long (ms) altogether, when every term is common. */
const WINDOW_IDS = 40_000;
const WINDOWS_MS = 25;
/** Ids passed over at once where every match is wanted. */
const ALL_IDS = 10_000;
/** Words that a beginning may stand for. */
const EXPANSIONS = 16;
/** Matches that are all looked at are weighed then, if they are no more than this, with so many tokens altogether. */
const FEW_MATCHES = 60;
const FEW_TOKENS = 30_000;
/** Where chance alone would make more matches than this, it is not tried whether they are so few. */
const LIKELY_MATCHES = 4 * FEW_MATCHES;

/** Messages to look at, best first; `scored` is false when the index only knows that they match. */
export interface Batch {
  readonly proposed: readonly Proposed[];
  readonly scored: boolean;
  /** The score of a message that has this indexed text, where that can be told. */
  readonly weigh?: (id: number, text: string) => number;
}

/** How a part of a query is asked for, and about how many messages an index has to pass for it. */
interface Ask {
  readonly expression: string;
  readonly cost: number;
  /** What a match is weighed by; null where nobody has counted it. */
  readonly asked: readonly Asked[] | null;
}

/** Which words stand for the last one: itself, also those that begin like it, or only those. */
type Beginnings = 'none' | 'also' | 'only';

/**
 * What our index proposes for a query, best first, in pieces that each take a few milliseconds. First with the words as
 * they are, then, while `isShort`, with words that begin like the last of them. May hold more than the query says; the caller
 * looks at each message. Only messages with an id up to `upTo` are proposed where those with all ids would be many. Answers
 * whether every match was proposed.
 */
export function* proposals(
  index: OwnIndex,
  tree: QueryNode,
  isShort: () => boolean,
  upTo = Infinity,
): Generator<Batch, boolean> {
  const asTyped = remembered((term) => askFor(index, term, 'none'));
  const isAll = yield* ofTree(index, tree, asTyped, upTo);
  if (!isShort()) return false;
  // Only the last word may be half typed. What has it as it is was proposed already, if every match was.
  const last = positiveTerms(tree).at(-1);
  const beginnings = isAll ? 'only' : 'also';
  const wide = remembered((term) => (term === last ? askFor(index, term, beginnings) : asTyped(term)));
  if (!last || wide(last)?.expression === asTyped(last)?.expression) return isAll;
  return (yield* ofTree(index, tree, wide, upTo)) && isAll;
}

/**
 * Every match of a query among some messages, given by id with the newest first: the best first where they are few, else
 * the newest.
 */
export function* proposalsWithin(index: OwnIndex, tree: QueryNode, ids: readonly number[]): Generator<Batch> {
  const ask = askForNode(tree, wideAsking(index, tree));
  if (ask === null) return;
  if (ids.length <= ALL_IDS && ask.cost <= COMMON) {
    yield { proposed: index.rankedAmong(ask.expression, ids), scored: true };
    return;
  }
  for (let at = 0; at < ids.length; at += ALL_IDS) {
    yield { proposed: index.among(ask.expression, ids.slice(at, at + ALL_IDS)), scored: false };
  }
}

/** Every match of a query, from the id `upTo` down, then those with higher ids, the newest first. */
export function* allProposals(index: OwnIndex, tree: QueryNode, upTo = Infinity): Generator<Batch> {
  const ask = askForNode(tree, wideAsking(index, tree));
  const reach = index.reach();
  if (ask === null || reach === null) return;
  const from = Math.min(reach.high, upTo);
  for (const [high, low] of [
    [from, reach.low],
    [reach.high, from],
  ] as const) {
    for (let top = high; top > low; top -= ALL_IDS) {
      const above = Math.max(low, top - ALL_IDS);
      yield { proposed: index.newest(ask.expression, above, top, ALL_IDS), scored: false };
    }
  }
}

/** Words as they are, the last of them also as the beginning of others. */
function wideAsking(index: OwnIndex, tree: QueryNode): Asking {
  const last = positiveTerms(tree).at(-1);
  return remembered((term) => askFor(index, term, term === last ? 'also' : 'none'));
}

/** The best messages that have any of the words, the rarer the better; for when no message has all of them. */
export function* looseProposals(index: OwnIndex, terms: readonly Term[]): Generator<Batch> {
  const asks = terms.map((t) => askFor(index, t, 'none')).filter((a) => a !== null && a.cost > 0);
  const known = asks.filter((a) => a !== null).sort((a, b) => a.cost - b.cost);
  const chosen = affordable(known, LOOSE);
  const used = chosen.length > 0 ? chosen : known.slice(0, 1);
  if (used.length === 0) return;
  yield* inPieces(index.ranked(used.map((a) => a.expression).join(' OR '), Infinity, LOOSE));
}

type Asking = (term: Term) => Ask | null;

function remembered(ask: Asking): Asking {
  const known = new Map<Term, Ask | null>();
  return (term) => {
    const seen = known.get(term);
    if (seen !== undefined) return seen;
    const fresh = ask(term);
    known.set(term, fresh);
    return fresh;
  };
}

/** Answers whether every match was proposed. */
function* ofTree(index: OwnIndex, tree: QueryNode, ask: Asking, upTo: number): Generator<Batch, boolean> {
  if (tree.kind === 'or') {
    let isAll = true;
    for (const node of tree.nodes) isAll = (yield* ofTree(index, node, ask, upTo)) && isAll;
    return isAll;
  }
  const all = matchExpression(tree, (term) => ask(term)?.expression ?? null);
  if (all === null) return false;
  const parts = (tree.kind === 'and' ? tree.nodes : [tree]).map((node) => askForNode(node, ask));
  const known = parts.filter((p) => p !== null);
  const rare = affordable(known, COMMON);
  if (rare.length === 0) {
    yield* newest(index, all, upTo);
    return false;
  }
  const few = fewMatches(index, all, rare);
  if (few !== null) {
    yield few;
    return true;
  }
  if (rare.length === known.length) return (yield* inPieces(index.ranked(all, upTo))) && upTo === Infinity;
  const within = index.rankedWithin(rare.map((a) => a.expression).join(' AND '), all, upTo);
  return (yield* inPieces(within)) && upTo === Infinity;
}

/** A first few, and the rest for a caller whom those did not satisfy. Answers whether those are all there are. */
function* inPieces(proposed: Proposed[]): Generator<Batch, boolean> {
  if (proposed.length > 0) yield { proposed: proposed.slice(0, FIRST_ROWS), scored: true };
  if (proposed.length > FIRST_ROWS) yield { proposed: proposed.slice(FIRST_ROWS), scored: true };
  return proposed.length < RANKED_ROWS;
}

/** All matches of an expression where they are few enough to be looked at one and all; null where they are not. */
function fewMatches(index: OwnIndex, expression: string, parts: readonly Ask[]): Batch | null {
  const counted = parts.map((p) => p.asked);
  const asked = counted.flatMap((each) => each ?? []);
  if (counted.includes(null) || asked.length === 0) return null;
  const totals = index.totals();
  const likely = parts.reduce(
    (n, { cost }) => (n * Math.min(cost, totals.docs)) / Math.max(1, totals.docs),
    totals.docs,
  );
  if (likely > LIKELY_MATCHES) return null;
  const ids = index.few(expression, FEW_MATCHES);
  if (ids === null) return null;
  const sizes = index.sizes(ids);
  if ([...sizes.values()].reduce((a, b) => a + b, 0) > FEW_TOKENS) return null;
  return {
    proposed: ids.reverse().map((id) => ({ id, score: 0 })),
    scored: false,
    weigh: (id, text) => weightOf(asked, totals, sizes.get(id) ?? 0, text),
  };
}

/** The rarest of what is asked for, as much as costs no more than `most`. */
function affordable(asks: readonly Ask[], most: number): Ask[] {
  const chosen: Ask[] = [];
  let cost = 0;
  for (const ask of [...asks].sort((a, b) => a.cost - b.cost)) {
    cost += ask.cost;
    if (cost <= most) chosen.push(ask);
  }
  return chosen;
}

/** When every term is common, good ones are among the newest as well as anywhere. */
function* newest(index: OwnIndex, expression: string, upTo: number): Generator<Batch> {
  const reach = index.reach();
  if (reach === null) return;
  const end = performance.now() + WINDOWS_MS;
  let left = NEWEST_ROWS;
  for (
    let top = Math.min(reach.high, upTo);
    top > reach.low && left > 0 && performance.now() < end;
    top -= WINDOW_IDS
  ) {
    const proposed = index.newest(expression, Math.max(reach.low, top - WINDOW_IDS), top, left);
    left -= proposed.length;
    yield { proposed, scored: false };
  }
}

function askForNode(node: QueryNode, ask: Asking): Ask | null {
  const expression = matchExpression(node, (term) => ask(term)?.expression ?? null);
  return expression === null ? null : { expression, cost: costOf(node, ask), asked: askedBy(node, ask) };
}

/** What a match of a part that can be asked for is weighed by. */
function askedBy(node: QueryNode, ask: Asking): readonly Asked[] | null {
  if (node.kind === 'not') return [];
  if (node.kind === 'term') return ask(node)?.asked ?? null;
  // A part that cannot be asked for is no part of the expression.
  const said = node.nodes.filter((n) => matchExpression(n, (term) => ask(term)?.expression ?? null) !== null);
  return allAsked(said.map((n) => askedBy(n, ask)));
}

function allAsked(parts: readonly (readonly Asked[] | null)[]): readonly Asked[] | null {
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function costOf(node: QueryNode, ask: Asking): number {
  if (node.kind === 'term') return ask(node)?.cost ?? 0;
  if (node.kind === 'not') return 0;
  return node.nodes.reduce((sum, n) => sum + costOf(n, ask), 0);
}

/** How one term is asked for; null when the index cannot know it. */
function askFor(index: OwnIndex, term: Term, beginnings: Beginnings): Ask | null {
  const { words, code, chars } = tokenize(term.text);
  const asks: Ask[] = [];
  const isOneWord = words.length === 1 && code.length + chars.length === 0;
  const spoken = askForWords(index, term, words, beginnings === 'only' && !isOneWord ? 'also' : beginnings);
  const names = code.filter((c) => /[^\p{L}\p{N}]/u.test(c)).map((c) => tokenAsk(index, 'code', c));
  const telling = words.join('').length > 2;
  if (term.phrase || names.length === 0) {
    if (spoken) asks.push(spoken);
  } else asks.push(...names.map((name) => (spoken && telling ? either(name, spoken) : name)));
  const runs = cjkRuns(term.text);
  for (const signs of runs) asks.push(askForRun(index, signs));
  const inRuns = new Set(runs.flat());
  for (const sign of chars) if (!inRuns.has(sign)) asks.push(tokenAsk(index, 'chars', sign));
  if (asks.length === 0) return null;
  // An AND is walked from its rarest part, so that is what it costs.
  const asked = allAsked(asks.map((a) => a.asked));
  return { expression: together(asks), cost: Math.min(...asks.map((a) => a.cost)), asked };
}

function together(asks: readonly Ask[]): string {
  const [only] = asks;
  return asks.length === 1 && only ? only.expression : `(${asks.map((a) => a.expression).join(' AND ')})`;
}

function either(a: Ask, b: Ask): Ask {
  const asked = allAsked([a.asked, b.asked]);
  return { expression: `(${a.expression} OR ${b.expression})`, cost: a.cost + b.cost, asked };
}

function tokenAsk(index: OwnIndex, column: 'code' | 'chars', token: string): Ask {
  const docs = index.count(token);
  return { expression: `${column} : "${token}"`, cost: docs, asked: [{ token, columns: [column], docs }] };
}

function askForWords(index: OwnIndex, term: Term, words: readonly string[], beginnings: Beginnings): Ask | null {
  const [first] = words;
  if (first === undefined) return null;
  if (words.length > 1) {
    // A phrase is walked from its rarest word.
    const cost = 2 * Math.min(...words.map((w) => index.count(w)));
    return { expression: `words : "${words.join(' ')}"`, cost, asked: null };
  }
  const others = beginnings !== 'none' || term.prefix ? index.termsFrom(fold(term.text), EXPANSIONS) : [];
  const alone = beginnings === 'only' && !term.prefix ? others.filter((form) => form !== first) : [];
  const forms = new Set(alone.length > 0 ? alone : [first, ...others]);
  const asked = [...forms]
    .filter((form) => !/["\s]/.test(form))
    .map((token): Asked => ({ token, columns: ['words', 'code'], docs: index.count(token) }));
  const quoted = asked.map(({ token }) => `"${token}"`).join(' OR ');
  return {
    expression: `{words code} : ${asked.length === 1 ? quoted : `(${quoted})`}`,
    cost: asked.reduce((sum, { docs }) => sum + docs, 0),
    asked,
  };
}

function askForRun(index: OwnIndex, signs: readonly string[]): Ask {
  const [first = ''] = signs;
  if (signs.length === 1) return tokenAsk(index, 'chars', first);
  const pairs = signs.slice(1).map((sign, i) => `${signs[i] ?? ''}${sign}`);
  // Pairs are not counted; they are no more frequent than their characters.
  const cost = Math.min(...signs.map((s) => index.count(s)));
  return { expression: `cjk : "${pairs.join(' ')}"`, cost, asked: null };
}
