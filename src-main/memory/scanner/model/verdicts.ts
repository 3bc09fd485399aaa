import type { Concepts } from '../concepts.ts';
import type { Kind } from '../rule.ts';
import { wordsOf, type Word } from '../words.ts';
import type { Readers } from '../reader/readers.ts';
import { sentencesFor, stretchesOf, type Sentence, type Stretch, type Tongues } from '../reader/stretches.ts';
import type { Hearing, HeardSentence } from './hearing.ts';
import type { Digest, Model, Opinion } from './model.ts';
import { foreignDoubt, heardShare, leastCounted, leastHeard, nearDoubt, surerOf } from './threshold.ts';
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

/** The kinds that the model can find. */
export const modelKinds: readonly Kind[] = Object.values(kinds);

/** What texts are judged with. */
export interface Judges extends Tongues {
  readonly concepts: Concepts;
  /** Hears quickly where an order may be. */
  readonly model: Model;
  /** What was heard already in other readings of the text. */
  readonly hearing: Hearing;
  /** Reads what was heard, as a whole. */
  readonly readers: Readers;
}

/** What is taken for an order to the agent: its kind, between which words, and how sure that is (log-odds). */
export interface Verdict {
  readonly rule: Kind;
  readonly first: Word;
  readonly last: Word;
  readonly score: number;
}

/** So many stretches of a text are read at most: those where most was heard. Others stand as they were heard. */
const mostRead = 16;

/** So many words on each side of a hit are read with it. */
const beside = 2;

/** In a sentence that is also read alone so much was heard. */
const loud = 0;

/** With fewer words a sentence is not judged: one or two are in many plans. */
const fewestWords = 3;

/** A sentence with what the model heard in it. */
type Heard = Sentence & HeardSentence;

/** What is made of the sentences of a text: each is heard, and read with those beside it where something was. */
export class Verdicts {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #judges: Judges;
  readonly #asWritten: boolean;
  readonly #opinions = new Map<string, Opinion>();
  readonly #spans = new Map<readonly Digest[], { readonly family: string; readonly span: ReturnType<Model['span']> }>();
  #heard: readonly Heard[] | null = null;
  #left = mostRead;

  /**
   * `words`: those of the text, with each address as one (see `withMarks`); `asWritten` is false where they were put right
   * and the text does not have them.
   */
  constructor(text: string, words: readonly Word[], judges: Judges, asWritten: boolean) {
    this.#text = text;
    this.#words = words;
    this.#judges = judges;
    this.#asWritten = asWritten;
  }

  get #sentences(): readonly Heard[] {
    if (this.#heard !== null) return this.#heard;
    const { model } = this.#judges;
    // A text that says the same again and again is worked out once: hostile ones are made so.
    const known = new Map<string, HeardSentence>();
    this.#heard = sentencesFor(this.#text, this.#words, this.#judges, this.#asWritten).map((sentence) => {
      const found = known.get(sentence.text);
      if (found !== undefined) return { ...sentence, ...found };
      const words = sentence.foreign ? wordsOf(sentence.text) : this.#words.slice(sentence.from, sentence.to);
      const text = sentence.foreign ? sentence.text : this.#text;
      const heard = this.#judges.hearing.of(text, words, () => {
        const digests = this.#digests(words, text);
        return { digests, score: Math.max(...digests.map((digest) => model.judge([digest]).score)) };
      });
      known.set(sentence.text, heard);
      return { ...sentence, ...heard };
    });
    return this.#heard;
  }

  #digests(words: readonly Word[], text = this.#text): Digest[] {
    const { concepts, model } = this.#judges;
    return sentencesOf(text, words, concepts, model.rowOf).map((tokens) => model.digest(tokens));
  }

  #part(from: number, to: number): readonly Heard[] {
    return this.#sentences.slice(from, to);
  }

  /** What is made of sentences together: what the reader says, a little by what was heard. Null when as much was read as may be. */
  #read(sentences: readonly Heard[]): Opinion | null {
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const known = this.#opinions.get(text);
    if (known !== undefined) return known;
    if (this.#left === 0) return null;
    this.#left -= 1;
    const { score, family } = this.#judges.readers.read(text);
    const heard = sentences.every(({ digests }) => digests.length === 0) ? 0 : this.#heardIn(sentences);
    const doubt = sentences.some(({ foreign }) => foreign) ? foreignDoubt : 0;
    const opinion = { score: score + Math.max(heard, leastCounted) * heardShare - doubt, family };
    this.#opinions.set(text, opinion);
    return opinion;
  }

  /** The greatest that was heard in sentences, each alone and two that follow one another. */
  #heardIn(sentences: readonly Heard[]): number {
    const pairs = sentences.slice(1).flatMap(({ digests }, i) => {
      const two = [...(sentences[i]?.digests ?? []), ...digests];
      return two.length > 1 ? [this.#judges.model.judge(two).score] : [];
    });
    return Math.max(...sentences.map(({ score }) => score), ...pairs);
  }

  /** How much speaks for reading sentences. The ear is no judge of other languages, nor of what it has no words for: a command line. */
  #loudness(sentences: readonly Heard[]): number {
    const deaf = sentences.some(({ foreign, digests }) => foreign || digests.length === 0);
    return Math.max(this.#heardIn(sentences), deaf ? leastHeard : Number.NEGATIVE_INFINITY);
  }

  /**
   * The sentences that are orders by at least `least`, read with those beside them: those of which `isNew` says so of the units of the
   * text that they stand between.
   */
  reaching(least: number, isNew: (start: number, end: number) => boolean = () => true): Verdict[] {
    const heard = stretchesOf(this.#sentences)
      .filter(({ from, to }) => isNew(...this.#placeOf(from, to)))
      .map((stretch) => ({ ...stretch, heard: this.#loudness(this.#part(stretch.from, stretch.to)) }))
      .filter((stretch) => stretch.heard >= leastHeard)
      .sort((a, b) => b.heard - a.heard);
    return heard
      .flatMap((stretch) => this.#verdict(stretch, least))
      .filter(({ first, last }) => isNew(first.start, last.end));
  }

  /** Between which units of the text sentences stand. */
  #placeOf(from: number, to: number): [start: number, end: number] {
    const [head, tail] = [this.#sentences[from], this.#sentences[to - 1]];
    return [this.#words[head?.from ?? 0]?.start ?? 0, this.#words[(tail?.to ?? 0) - 1]?.end ?? 0];
  }

  #verdict({ from, to }: Stretch, least: number): Verdict[] {
    const sentences = this.#part(from, to);
    const loudest = sentences.reduce((most, sentence) => (sentence.score > most.score ? sentence : most));
    // What stands beside an order may be there to make less of it.
    const read = sentences.length > 1 && loudest.score >= loud ? [sentences, [loudest]] : [sentences];
    for (const part of read) {
      if (part.reduce((all, { count }) => all + count, 0) < fewestWords) continue;
      const opinion = this.#read(part);
      const rule = kinds[opinion?.family ?? ''];
      if (opinion === null || rule === undefined || opinion.score < least + (surerOf[opinion.family] ?? 0)) continue;
      const heard = !loudest.foreign && loudest.digests.length > 0;
      const span = heard ? this.#span(loudest.digests, opinion.family) : null;
      const [first, last] = [this.#words[loudest.from], this.#words[loudest.to - 1]];
      if (first !== undefined && last !== undefined) return [{ rule, first, last, ...span, score: opinion.score }];
    }
    return [];
  }

  /** Between which words of a sentence most speaks for a family. Sentences that say the same have the same digests. */
  #span(digests: readonly Digest[], family: string): ReturnType<Model['span']> {
    const known = this.#spans.get(digests);
    if (known?.family === family) return known.span;
    const span = this.#judges.model.span(digests, family);
    this.#spans.set(digests, { family, span });
    return span;
  }

  /** What is made of words with a few on each side, so that nothing that was written farther off in their sentence counts. */
  #near(from: number, to: number, inside: Heard | undefined): Opinion | null {
    if (inside === undefined || inside.foreign) return null;
    const [begin, end] = [Math.max(0, from - beside), Math.min(this.#words.length, to + 1 + beside)];
    const words = this.#words.slice(begin, end);
    const [sentence] = sentencesFor(this.#text, words, this.#judges, this.#asWritten);
    const whole = sentence !== undefined && sentence.to === words.length && !sentence.foreign;
    const opinion = whole ? this.#read([{ ...sentence, digests: this.#digests(words), score: leastHeard }]) : null;
    return opinion === null ? null : { ...opinion, score: opinion.score - nearDoubt };
  }

  /**
   * How sure the reader is of the sentences that words `from` to `to` stand in, with those beside them and without. Null
   * where it read as much as it may.
   */
  around(from: number, to: number): number | null {
    const touches = ({ from: begin, to: end }: Sentence): boolean => begin <= to && end > from;
    const sentences = this.#sentences;
    const first = sentences.findIndex(touches);
    if (first < 0) return null;
    const last = sentences.findLastIndex(touches);
    const alone = this.#read(this.#part(first, last + 1));
    const near = this.#near(from, to, sentences[first]);
    const together = stretchesOf(sentences)
      .filter((stretch) => stretch.from <= last && stretch.to > first && stretch.to - stretch.from > last + 1 - first)
      .map((stretch) => this.#read(this.#part(stretch.from, stretch.to)));
    const scores = [alone, near, ...together].flatMap((opinion) => (opinion === null ? [] : [opinion.score]));
    return scores.length === 0 ? null : Math.max(...scores);
  }
}
