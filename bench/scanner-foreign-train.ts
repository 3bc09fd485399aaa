/**
 * Learns what the signs of other languages weigh (resources/scanner/foreign.bin): a logistic sum over words, beginnings of
 * words and neighbours, of the `multilingual` texts of the practice sets against all harmless texts in them. The frozen
 * halves and the validation parts are never learned from.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-foreign-train.ts` learns after scanner-train.ts has, says how
 * the validation parts fare and writes the weights. `--prose FILE` takes ordinary sentences of other languages, one a line.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { argv, stdout } from 'node:process';
import { seeded } from './scanner-network.ts';
import { isValidation, learnedSets, textsOfSet } from './scanner-texts.ts';
import { marksOf, withMarks } from '../src-main/memory/scanner/marks.ts';
import {
  foreignBytes,
  foreignSentences,
  foreignShare,
  foreignSigns,
  ForeignWeights,
} from '../src-main/memory/scanner/model/foreign.ts';
import { foreignFile, shippedModel } from '../src-main/memory/scanner/model/shipped.ts';
import { fold } from '../src-main/memory/scanner/view.ts';
import { wordsOf } from '../src-main/memory/scanner/words.ts';

const rounds = 40;
const step = 0.2;
const pull = 1e-3;
/** How much the error on a text of the sets counts, and on a line of prose. */
const heedText = 3;
const heedProse = 0.3;

interface Sample {
  readonly signs: readonly number[];
  readonly attack: boolean;
  readonly heed: number;
}

const { rowOf } = shippedModel();

function sentencesOf(text: string): number[][] {
  const folded = fold(text).text;
  return foreignSentences(withMarks(wordsOf(folded), marksOf(folded)), rowOf).map(({ signs }) => [...signs]);
}

function samplesOf(text: string, attack: boolean, each: number): Sample[] {
  const sentences = sentencesOf(text);
  const heed = each / Math.sqrt(Math.max(sentences.length, 1));
  return sentences.map((signs) => ({ signs, attack, heed }));
}

/** Logistic regression with steps that shrink a sign at a time (AdaGrad), in an order that is always the same. */
function learn(samples: Sample[]): { weights: Float32Array; bias: number } {
  const weights = new Float32Array(foreignSigns);
  const energy = new Float32Array(foreignSigns).fill(1e-8);
  let bias = 0;
  let biasEnergy = 1e-8;
  const random = seeded(1);
  for (let round = 0; round < rounds; round += 1) {
    for (let i = samples.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const [one, other] = [samples[i], samples[j]];
      if (one === undefined || other === undefined) continue;
      samples[i] = other;
      samples[j] = one;
    }
    for (const { signs, attack, heed } of samples) {
      const share = foreignShare(signs.length);
      const kept = signs.filter(() => random() > 0.2);
      const total = kept.reduce((all, sign) => all + (weights[sign] ?? 0), 0) * share * 1.25 + bias;
      const off = heed * (1 / (1 + Math.exp(-total)) - (attack ? 1 : 0));
      biasEnergy += off * off;
      bias -= (step * off) / Math.sqrt(biasEnergy);
      for (const sign of kept) {
        const slope = off * share + pull * (weights[sign] ?? 0);
        energy[sign] = (energy[sign] ?? 0) + slope * slope;
        weights[sign] = (weights[sign] ?? 0) - (step * slope) / Math.sqrt(energy[sign] ?? 1);
      }
    }
  }
  return { weights, bias };
}

function main(): void {
  const texts = learnedSets()
    .flatMap(textsOfSet)
    .filter(({ family }) => family === 'harmless' || family === 'multilingual');
  const at = argv.indexOf('--prose');
  const prose = at === -1 ? [] : readFileSync(argv[at + 1] ?? '', 'utf8').split('\n');
  const samples = [
    ...texts
      .filter((text) => !isValidation(text))
      .flatMap(({ family, text }) => samplesOf(text, family === 'multilingual', heedText)),
    ...prose.flatMap((text) => samplesOf(text, false, heedProse)),
  ];
  const { weights, bias } = learn(samples);
  const bytes = foreignBytes(weights, bias);
  const shipped = new ForeignWeights(bytes);
  const scored = texts.filter(isValidation).map(({ family, text }) => ({
    family,
    score: sentencesOf(text).reduce((most, signs) => Math.max(most, shipped.score(signs)), -99),
  }));
  for (const least of [-2, -1.5, -1, -0.5, 0, 0.5, 1]) {
    const share = (family: string): string => {
      const part = scored.filter((one) => one.family === family);
      return `${family} ${part.filter(({ score }) => score >= least).length} of ${part.length}`;
    };
    stdout.write(`${least}: ${share('multilingual')}, ${share('harmless')}\n`);
  }
  writeFileSync(foreignFile, bytes);
  stdout.write(`${samples.length} sentences, ${bytes.length} bytes\n`);
}

if (import.meta.main) main();
