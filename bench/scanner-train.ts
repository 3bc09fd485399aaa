/**
 * Learns the weights of the scanner's signs (src-main/memory/scanner/evidence/) from the tuning half, the practice sets
 * and, as ordinary prose, the learned halves of bench/scanner-prose.ts and the comments of this project. The held halves
 * are never read. The same texts give the same tables.
 *
 * `node bench/scanner-train.ts` writes the tables. `--prose FILE` takes further ordinary sentences, one a line.
 * `--without practice/b3` leaves a set out, says how it fares and writes nothing.
 */
import { globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import { isLearned, proseKinds, proseOf } from './scanner-prose.ts';
import { share } from '../src-main/memory/scanner/evidence/weigh.ts';
import { signsOf } from '../src-main/memory/scanner/evidence/signs.ts';
import { marksOf, withMarks } from '../src-main/memory/scanner/marks.ts';
import { shippedConcepts } from '../src-main/memory/scanner/meanings.ts';
import { fold } from '../src-main/memory/scanner/view.ts';
import { wordsOf } from '../src-main/memory/scanner/words.ts';

const root = join(import.meta.dirname, '..');
const corpus = join(import.meta.dirname, 'scanner-corpus');
const tables = join(root, 'src-main/memory/scanner/evidence');

const concepts = shippedConcepts();

/** Families that are said in words, and the letter each has in the tables. */
const letters: Readonly<Record<string, string>> = {
  authority: 'a',
  command: 'c',
  conceal: 'h',
  exfil: 'x',
  leak: 'l',
  override: 'o',
  persist: 'p',
  role: 'r',
};

/** How the learning goes: rounds over all texts, length of a step, pull of weights towards nothing. */
const rounds = 60;
const step = 0.2;
const pull = 2e-4;
/** How much the error on a harmless text, an attack and a line of prose counts. */
const heedHarmless = 5;
const heedAttack = 8;
const heedProse = 5;
/** A sign must stand in this many texts. */
const seldom = 3;
/** From this round on, and every so many rounds, an attack is the part of it that speaks for one most. */
const narrowFrom = 8;
const narrowEvery = 4;
/** From this round on, what is still on the wrong side of the threshold, or near it, counts more. */
const hardFrom = 30;
const hardTimes = 3;
const margin = 0.5;
/** What the signs of a sentence must add up to, unless another is given. */
const usualThreshold = 1.2;

interface Text {
  readonly set: string;
  readonly family: string;
  readonly bags: readonly (readonly string[])[];
}

/** All signs are read before any has a weight. */
const any = (): number => 0;

function bagsOf(text: string): string[][] {
  const folded = fold(text).text;
  const sentences = signsOf(folded, withMarks(wordsOf(folded), marksOf(folded)), concepts, any);
  return sentences.map((signs) => [...signs.keys()]);
}

/** Sets that are only measured. */
const measuredOnly = new Set(['b16']);

function sets(): string[] {
  return [
    'tuning',
    ...readdirSync(join(corpus, 'practice'))
      .filter((name) => !measuredOnly.has(name))
      .sort()
      .map((name) => `practice/${name}`),
  ];
}

function texts(set: string): Text[] {
  return readdirSync(join(corpus, set))
    .sort()
    .map((file) => ({ file, family: file.replace('.jsonl', '') }))
    .filter(({ family }) => family === 'harmless' || family in letters)
    .flatMap(({ file, family }) =>
      readFileSync(join(corpus, set, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => ({ set, family, bags: bagsOf((JSON.parse(line) as { text: string }).text) })),
    );
}

/** The comments in this project's sources, without those of the scanner, which quote attacks. */
function comments(): string[] {
  return globSync('{src-main,src-renderer,src-shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('scanner') && !file.includes('.test.'))
    .sort()
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [])
    .map((comment) => comment.replace(/^\/\*\*|\*\/$|^\s*\* ?/gm, '').trim())
    .filter((comment) => comment.length > 30);
}

/** Ordinary prose to learn from: the learned halves, the comments and what `--prose` names. */
function prose(): string[] {
  const at = argv.indexOf('--prose');
  const more = at === -1 ? [] : readFileSync(argv[at + 1] ?? '', 'utf8').split('\n');
  const halves = proseKinds.flatMap((kind) => proseOf(kind).filter(isLearned));
  return [...new Set([...halves, ...comments(), ...more.filter((line) => line !== '')])];
}

/** What is learned from: the signs of a text, or of its `parts` the one that speaks for an attack most; `heed` is how much its error counts. */
interface Sample {
  readonly signs: readonly string[];
  readonly parts: readonly (readonly string[])[];
  readonly attack: boolean;
  readonly heed: number;
}

interface Model {
  readonly bias: number;
  readonly weights: ReadonlyMap<string, number>;
}

/** Logistic regression with steps that shrink a sign at a time (AdaGrad), in an order that is always the same. */
function learn(samples: readonly Sample[]): Model {
  const count = new Map<string, number>();
  for (const { signs } of samples) for (const name of signs) count.set(name, (count.get(name) ?? 0) + 1);
  const names = [...count].filter(([, times]) => times >= seldom).map(([name]) => name);
  const numbers = new Map(names.map((name, i) => [name, i]));
  const numbered = (signs: readonly string[]): number[] => signs.flatMap((name) => numbers.get(name) ?? []);
  const rows = samples.map(({ signs, parts, ...sample }) => ({
    ...sample,
    signs: numbered(signs),
    parts: parts.length > 1 ? parts.map(numbered) : [],
  }));
  const weights = new Float64Array(names.length);
  const energy = new Float64Array(names.length).fill(1e-8);
  let bias = 0;
  let biasEnergy = 1e-8;
  let state = 1;
  const random = (): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  const sum = (signs: readonly number[]): number => {
    let all = 0;
    for (const i of signs) all += weights[i] ?? 0;
    return all * share(signs.length);
  };
  for (let round = 0; round < rounds; round += 1) {
    if (round >= narrowFrom && round % narrowEvery === 0)
      for (const row of rows)
        if (row.parts.length > 0) row.signs = row.parts.reduce((most, part) => (sum(part) > sum(most) ? part : most));
    for (let i = rows.length - 1; i > 0; i -= 1) {
      const j = Math.floor(random() * (i + 1));
      const [one, other] = [rows[i], rows[j]];
      if (one === undefined || other === undefined) continue;
      rows[i] = other;
      rows[j] = one;
    }
    for (const { signs, attack, heed } of rows) {
      const part = share(signs.length);
      const total = bias + sum(signs);
      const near = attack ? total < usualThreshold + margin : total > usualThreshold - margin;
      const times = round >= hardFrom && near ? hardTimes : 1;
      const off = times * heed * (1 / (1 + Math.exp(-total)) - (attack ? 1 : 0));
      biasEnergy += off * off;
      bias -= (step * off) / Math.sqrt(biasEnergy);
      for (const i of signs) {
        const slope = off * part + pull * (weights[i] ?? 0);
        energy[i] = (energy[i] ?? 0) + slope * slope;
        weights[i] = (weights[i] ?? 0) - (step * slope) / Math.sqrt(energy[i] ?? 1);
      }
    }
  }
  return { bias, weights: new Map(names.map((name, i) => [name, weights[i] ?? 0])) };
}

/** The parts of a text that are weighed: each sentence, alone and with the next. */
function partsOf({ bags }: Text): string[][] {
  return bags.flatMap((bag, i) => {
    const next = bags[i + 1];
    return next === undefined ? [[...bag]] : [[...bag], [...new Set([...bag, ...next])]];
  });
}

function scoreOf(text: Text, { bias, weights }: Model): number {
  const sum = (names: readonly string[]): number => {
    const known = names.filter((name) => Math.abs(weights.get(name) ?? 0) * 100 >= smallest);
    return known.reduce((all, name) => all + (weights.get(name) ?? 0) * share(known.length), bias);
  };
  return Math.max(...partsOf(text).map(sum), Number.NEGATIVE_INFINITY);
}

const whole = ({ bags }: Text): string[] => [...new Set(bags.flat())];

/** What is learned from a text: an attack as one sample, each part of a harmless one as a sample of its own. */
function samplesOf(text: Text): Sample[] {
  const parts = partsOf(text);
  if (text.family !== 'harmless') return [{ signs: whole(text), parts, attack: true, heed: heedAttack }];
  const heed = text.set === 'prose' ? heedProse : heedHarmless;
  return parts.map((signs) => ({ signs, parts: [], attack: false, heed: heed / Math.sqrt(parts.length) }));
}

/** Learns from all sets but `left`, and from ordinary prose. */
function modelWithout(left: string | null, all: readonly Text[], ordinary: readonly Text[]): Model {
  return learn([...all.filter(({ set }) => set !== left), ...ordinary].flatMap(samplesOf));
}

/** What is told of a model: of each family of `tested`, and of the prose that was not learned from, the share above a threshold. */
function tell(model: Model, tested: readonly Text[], unread: readonly Text[]): void {
  const percent = (part: readonly Text[], threshold: number): string =>
    `${((100 * part.filter((text) => scoreOf(text, model) >= threshold).length) / Math.max(part.length, 1)).toFixed(1)} %`;
  for (const threshold of [0, 0.25, 0.5, 0.75, 1, 1.5, 2]) {
    const families = [...Object.keys(letters), 'harmless'].map(
      (family) =>
        `${family} ${percent(
          tested.filter((text) => text.family === family),
          threshold,
        )}`,
    );
    stdout.write(`${threshold.toFixed(2)}  ${families.join('  ')}  prose ${percent(unread, threshold)}\n`);
  }
}

/** Which family a sign is met in most, for its size. */
function familyOf(name: string, all: readonly { readonly text: Text; readonly signs: ReadonlySet<string> }[]): string {
  const times = new Map<string, number>();
  for (const { text, signs } of all)
    if (text.family !== 'harmless' && signs.has(name)) times.set(text.family, (times.get(text.family) ?? 0) + 1);
  const [first] = [...times].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return letters[first?.[0] ?? ''] ?? '-';
}

function rows(entries: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const entry of entries) {
    if (line.length + entry.length > 116) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? entry : ` ${entry}`;
  }
  return [...lines, line].join('\n  ');
}

function write(model: Model, threshold: number, all: readonly Text[]): void {
  const signs = all.map((text) => ({ text, signs: new Set(whole(text)) }));
  const entries = [...model.weights]
    .map(([name, weight]) => ({ name, weight: Math.round(weight * 100) }))
    .filter(({ weight }) => Math.abs(weight) >= smallest)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, weight }) => ({ name, row: `${name}=${weight}${weight > 0 ? familyOf(name, signs) : '-'}` }));
  const isClass = (name: string): boolean => /^\^?[A-Z][A-Z_]*$/.test(name);
  const put = (file: string, about: string, part: readonly { readonly row: string }[]): void =>
    writeFileSync(
      join(tables, `${file}.ts`),
      `/** ${about} Written by bench/scanner-train.ts. */\nexport const ${file} = \`\n  ${rows(part.map(({ row }) => row))}\n\`;\n`,
    );
  put(
    'meanings',
    'Weights of classes of meaning and of two near each other.',
    entries.filter(({ name }) => isClass(name)),
  );
  const words = entries.filter(({ name }) => !isClass(name));
  put(
    'stems',
    'Weights of stems; ^ stands for the first word of a sentence.',
    words.filter(({ name }) => !name.includes('_')),
  );
  put(
    'neighbours',
    'Weights of two stems side by side.',
    words.filter(({ name }) => name.includes('_')),
  );
  writeFileSync(
    join(tables, 'threshold.ts'),
    `/** What a sentence starts from, in hundredths. Written by bench/scanner-train.ts. */\nexport const bias = ${Math.round(model.bias * 100)};\n\n/** What its signs must reach, in hundredths. */\nexport const threshold = ${Math.round(threshold * 100)};\n`,
  );
  stdout.write(`${entries.length} signs\n`);
}

/** Weights under this many hundredths are left out. */
const smallest = 30;

function main(): void {
  const all = sets().flatMap(texts);
  const ordinary = (lines: readonly string[]): Text[] =>
    lines.map((line) => ({ set: 'prose', family: 'harmless', bags: bagsOf(line) }));
  const read = ordinary(prose());
  const unread = ordinary(proseKinds.flatMap((kind) => proseOf(kind).filter((text) => !isLearned(text))));
  stdout.write(`${all.length} texts, ${read.length} lines of prose to learn from, ${unread.length} to test with\n`);
  const at = argv.indexOf('--without');
  const left = at === -1 ? null : (argv[at + 1] ?? null);
  const model = modelWithout(left, all, read);
  if (left !== null) {
    tell(
      model,
      all.filter(({ set }) => set === left),
      unread,
    );
    return;
  }
  const given = argv.indexOf('--threshold');
  write(model, given === -1 ? usualThreshold : Number(argv[given + 1]), all);
}

if (import.meta.main) main();
