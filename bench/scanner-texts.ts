/**
 * The texts the scanner's model is learned from and chosen by: the tuning half, the practice sets, and as ordinary prose
 * the learned halves of bench/scanner-prose.ts and the comments of this project. The frozen halves are never read here.
 */
import { createHash } from 'node:crypto';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const corpus = join(import.meta.dirname, 'scanner-corpus');

/** Families that are said in words, in the order of the model's outputs; before them comes "none of these". */
export const spokenFamilies = ['authority', 'command', 'conceal', 'exfil', 'leak', 'override', 'persist', 'role'];

/** One text with the set and the family it is of. */
export interface LearnedText {
  readonly id: string;
  readonly set: string;
  readonly family: string;
  /** The language, where the set says it. */
  readonly lang: string;
  /** Which text of its language and family it is in the set, counted from 0. */
  readonly position: number;
  /** Which of the spoken families an attack in another language is of, where the set says it. */
  readonly intent: string;
  readonly text: string;
}

/** The names of the practice sets from one number to another. */
function numbered(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `b${String(from + i)}`);
}

/** Sets that are only measured. */
const measuredOnly = new Set(['b16', 'b43', 'b70', 'b73']);
/** Sets of which a fifth is never learned from: settings are chosen by it. */
const divided = new Set([...numbered(18, 25), ...numbered(27, 42), ...numbered(44, 69), 'b71', 'b72']);
const validationShare = 0.2;

/** A number from 0 to 1 that a text always has. */
export function placeOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/**
 * Whether a text is of the validation part, the same for every trial: by its own digest, or where it is said in several
 * languages by its position, so that no translation of it is learned from.
 */
export function isValidation({ set, lang, position, text }: LearnedText): boolean {
  if (!divided.has(set.replace('practice/', ''))) return false;
  return lang === '' ? placeOf(text) < validationShare : position % Math.round(1 / validationShare) === 0;
}

/** The sets that may be learned from, without those that are only measured. */
export function learnedSets(): string[] {
  const practice = readdirSync(join(corpus, 'practice')).sort();
  return ['tuning', ...practice.filter((name) => !measuredOnly.has(name)).map((name) => `practice/${name}`)];
}

/** The texts of one set, those of families that are not said in words among them. */
export function textsOfSet(set: string): LearnedText[] {
  return readdirSync(join(corpus, set))
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => {
      const positions = new Map<string, number>();
      return readFileSync(join(corpus, set, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => {
          const {
            id,
            text,
            lang = '',
            intent = '',
          } = JSON.parse(line) as Partial<LearnedText> & { id: string; text: string };
          const position = positions.get(lang) ?? 0;
          positions.set(lang, position + 1);
          return { id, set, family: file.replace('.jsonl', ''), lang, position, intent, text };
        });
    });
}

/** The comments in this project's sources, without those of the scanner, which quote attacks. */
export function commentsOfProject(): string[] {
  return globSync('{src-main,src-renderer,src-shared}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('scanner') && !file.includes('.test.'))
    .sort()
    .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? [])
    .map((comment) => comment.replace(/^\/\*\*|\*\/$|^\s*\* ?/gm, '').trim())
    .filter((comment) => comment.length > 30);
}
