/**
 * Writes the texts that the reader is learned from and chosen by, for the programs in this folder: of each its set, family,
 * whether it is of the validation part, and how the scanner gives it to the reader (in English word by word, where it is in another
 * language). The frozen halves are never read. Lines of ordinary text may be given too: they are harmless.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-reader/texts.ts FILE [PROSE ...]`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { marksOf, withMarks } from '../../src-main/memory/scanner/marks.ts';
import { shippedTongues } from '../../src-main/memory/scanner/model/shipped.ts';
import { sentencesFor } from '../../src-main/memory/scanner/reader/stretches.ts';
import { fold } from '../../src-main/memory/scanner/view.ts';
import { wordsOf } from '../../src-main/memory/scanner/words.ts';
import { isValidation, learnedSets, placeOf, spokenFamilies, textsOfSet } from '../scanner-texts.ts';

const [file = 'texts.json', ...prose] = process.argv.slice(2);
/** So much of the ordinary text is only measured. */
const measuredProse = 0.12;
const tongues = shippedTongues();
const families = new Set([...spokenFamilies, 'multilingual', 'harmless']);

/** A text as the reader is given it. */
function given(written: string): { readonly foreign: boolean; readonly text: string } {
  const folded = fold(written).text;
  const sentences = sentencesFor(folded, withMarks(wordsOf(folded), marksOf(folded)), tongues, true);
  const foreign = sentences.some((sentence) => sentence.foreign);
  return { foreign, text: foreign ? sentences.map((sentence) => sentence.text).join(' ') : written };
}

const written = learnedSets()
  .flatMap(textsOfSet)
  .filter(({ family }) => families.has(family))
  .map((text) => ({
    set: text.set.replace('practice/', ''),
    // Of an attack in another language the family is what it intends, where the set says so.
    family: text.family === 'multilingual' ? text.intent : text.family,
    validation: isValidation(text),
    ...given(text.text),
  }));
const ordinary = prose
  .flatMap((name) => readFileSync(name, 'utf8').split('\n'))
  .filter((line) => line.trim() !== '')
  .map((line) => ({ set: 'prose', family: 'harmless', validation: placeOf(line) < measuredProse, ...given(line) }));
writeFileSync(file, JSON.stringify([...written, ...ordinary]));
process.stdout.write(`${written.length} texts, ${ordinary.length} lines\n`);
