/**
 * Writes the texts that the reader is learned from and chosen by, for the programs in this folder: of each its set, family,
 * whether it is of the validation part, and how the scanner gives it to the reader (in English word by word, where it is in another
 * language). The frozen halves are never read.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-reader/texts.ts FILE`
 */
import { writeFileSync } from 'node:fs';
import { marksOf, withMarks } from '../../src-main/memory/scanner/marks.ts';
import { shippedTongues } from '../../src-main/memory/scanner/model/shipped.ts';
import { sentencesFor } from '../../src-main/memory/scanner/reader/stretches.ts';
import { fold } from '../../src-main/memory/scanner/view.ts';
import { wordsOf } from '../../src-main/memory/scanner/words.ts';
import { isValidation, learnedSets, spokenFamilies, textsOfSet } from '../scanner-texts.ts';

const [file = 'texts.json'] = process.argv.slice(2);
const tongues = shippedTongues();
const families = new Set([...spokenFamilies, 'multilingual', 'harmless']);

const texts = learnedSets()
  .flatMap(textsOfSet)
  .filter(({ family }) => families.has(family))
  .map((text) => {
    const folded = fold(text.text).text;
    const sentences = sentencesFor(folded, withMarks(wordsOf(folded), marksOf(folded)), tongues, true);
    const foreign = sentences.some((sentence) => sentence.foreign);
    return {
      set: text.set.replace('practice/', ''),
      // Of an attack in another language the family is what it intends, where the set says so.
      family: text.family === 'multilingual' ? text.intent : text.family,
      validation: isValidation(text),
      foreign,
      text: foreign ? sentences.map((sentence) => sentence.text).join(' ') : text.text,
    };
  });
writeFileSync(file, JSON.stringify(texts));
process.stdout.write(`${texts.length} texts\n`);
