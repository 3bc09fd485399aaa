import type { Concepts } from '../concepts.ts';
import type { Kind } from '../rule.ts';
import type { Word } from '../words.ts';
import { foreignSentences, type ForeignWeights } from './foreign.ts';
import type { Digest, Model, Opinion } from './model.ts';
import { sentencesOf } from './tokens.ts';

const says = 'Several words together read like an order to the agent';
const kinds: Readonly<Record<string, Kind>> = {
  authority: { kind: 'authority_claim', scope: 'strict', says: `${says}, in the name of an authority it cannot have.` },
  command: { kind: 'dangerous_command', scope: 'strict', says: `${says}, to run something harmful.` },
  conceal: { kind: 'deception_hide', scope: 'strict', says: `${says}, to act behind the person's back.` },
  exfil: { kind: 'exfil_request', scope: 'strict', says: `${says}, to send private things away.` },
  leak: { kind: 'leak_system_prompt', scope: 'strict', says: `${says}, to give out what it was told.` },
  override: { kind: 'prompt_injection', scope: 'strict', says: `${says}, to ignore what it was told.` },
  persist: { kind: 'persistence', scope: 'strict', says: `${says}, to stay or spread.` },
  role: { kind: 'role_hijack', scope: 'strict', says: `${says}, to be something else.` },
};

const foreignKind: Kind = { kind: 'foreign_order', scope: 'strict', says: `${says}, in another language.` };

/** The kinds that the model can find. */
export const modelKinds: readonly Kind[] = [...Object.values(kinds), foreignKind];

/** What texts are judged with. */
export interface Judges {
  readonly concepts: Concepts;
  readonly model: Model;
  readonly foreign: ForeignWeights;
}

/** What the model takes for an order to the agent: its kind, between which words, and how sure it is (log-odds). */
export interface Verdict {
  readonly rule: Kind;
  readonly first: Word;
  readonly last: Word;
  readonly score: number;
}

/** Words on each side of a hit that are judged with it. */
const beside = 2;

/** With fewer words a sentence is not judged: two or three are in many plans. */
const fewestWords = 4;

function lengthOf(digests: readonly Digest[]): number {
  return digests.reduce((all, { tokens }) => all + tokens.length, 0);
}

/** A sentence as the model read it, and what it says of it alone and with the next. */
interface Sentence {
  readonly digest: Digest;
  readonly windows: readonly (Opinion & { readonly read: readonly Digest[] })[];
}

/** What the model says of the sentences of a text, each alone and with the next. Worked out when first asked. */
export class Verdicts {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #judges: Judges;
  #read: Sentence[] | null = null;

  /** `words`: those of the text, with each address as one (see `withMarks`). */
  constructor(text: string, words: readonly Word[], judges: Judges) {
    this.#text = text;
    this.#words = words;
    this.#judges = judges;
  }

  #digests(words: readonly Word[]): Digest[] {
    const { concepts, model } = this.#judges;
    return sentencesOf(this.#text, words, concepts, model.rowOf).map((tokens) => model.digest(tokens));
  }

  get #sentences(): readonly Sentence[] {
    if (this.#read !== null) return this.#read;
    const { concepts, model } = this.#judges;
    // A text that says the same again and again is worked out once: hostile ones are made so.
    const digests = new Map<string, { readonly digest: Digest; readonly number: number }>();
    const opinions = new Map<string, Opinion>();
    const read = sentencesOf(this.#text, this.#words, concepts, model.rowOf).map((tokens) => {
      const key = tokens.map(({ word, rows }) => `${word.word} ${rows.length}`).join(' ');
      const known = digests.get(key) ?? { digest: model.digest(tokens), number: digests.size };
      digests.set(key, known);
      return { digest: { ...known.digest, tokens }, number: known.number };
    });
    const judged = (window: readonly { readonly digest: Digest; readonly number: number }[]) => {
      const key = window.map(({ number }) => number).join(' ');
      const digestsOf = window.map(({ digest }) => digest);
      const opinion = opinions.get(key) ?? model.judge(digestsOf);
      opinions.set(key, opinion);
      return { ...opinion, read: digestsOf };
    };
    this.#read = read.map((one, i) => {
      const next = read[i + 1];
      return {
        digest: one.digest,
        windows: next === undefined ? [judged([one])] : [judged([one]), judged([one, next])],
      };
    });
    return this.#read;
  }

  /** The sentences that alone, or with the next, are orders by at least `least`. */
  reaching(least: number): Verdict[] {
    return this.#sentences.flatMap(({ windows }, i) => {
      const [alone, withNext] = windows;
      const next = this.#sentences[i + 1]?.windows[0];
      // Where the next one is an order by itself, this one need not be told of with it.
      const both = next !== undefined && next.score >= least ? undefined : withNext;
      const found = [alone, both].find(
        (window) => window !== undefined && window.score >= least && lengthOf(window.read) >= fewestWords,
      );
      const rule = kinds[found?.family ?? ''];
      const span = found === undefined ? null : this.#judges.model.span(found.read, found.family);
      return found === undefined || span === null || rule === undefined ? [] : [{ rule, ...span, score: found.score }];
    });
  }

  /** The sentences in other languages that are orders by at least `least`. */
  foreign(least: number): Verdict[] {
    const { model, foreign } = this.#judges;
    return foreignSentences(this.#words, model.rowOf).flatMap(({ signs, first, last }) => {
      const score = foreign.score(signs);
      return score >= least ? [{ rule: foreignKind, first, last, score }] : [];
    });
  }

  /**
   * How sure the model is of words `from` to `to`: as they stand in their sentence, or with a few words on each side, so
   * that nothing written farther off can make less of them. Null where they are of a language it has no words of.
   */
  around(from: number, to: number): number | null {
    const words = this.#words;
    let begin = from;
    let end = to;
    while (begin > 0 && from - begin < beside && words[begin]?.hard !== true) begin -= 1;
    while (end + 1 < words.length && end - to < beside && words[end + 1]?.hard !== true) end += 1;
    const near = this.#digests(words.slice(begin, end + 1)).map((digest) => this.#judges.model.judge([digest]));
    if (near.length === 0) return null;
    const [start, stop] = [words[from]?.start ?? 0, words[to]?.end ?? 0];
    const whole = this.#sentences.filter(({ digest: { tokens } }) => {
      const [head, tail] = [tokens[0]?.word, tokens.at(-1)?.word];
      return head !== undefined && tail !== undefined && head.start < stop && tail.end > start;
    });
    return Math.max(
      ...near.map(({ score }) => score),
      ...whole.flatMap(({ windows }) => windows.map(({ score }) => score)),
    );
  }
}
