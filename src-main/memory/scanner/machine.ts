import { accessRules } from './access-codes.ts';
import { broadPhrases } from './broad-phrases.ts';
import { contextPhrases } from './context-phrases.ts';
import { languagePhrases } from './language-phrases.ts';
import { languageRules } from './languages.ts';
import { frameRules, shippedConcepts } from './meanings.ts';
import { Hearing } from './model/hearing.ts';
import { shippedModel, shippedReaders, shippedTongues } from './model/shipped.ts';
import { modelKinds, type Judges } from './model/verdicts.ts';
import { pairRules, patternRules } from './patterns.ts';
import { phraseRules } from './phrases.ts';
import { Reader } from './readings.ts';
import type { Kind } from './rule.ts';
import { secretRules } from './secrets.ts';
import { settingPairs, settingRules } from './settings.ts';
import { shellPairs, shellRules } from './shell.ts';
import { strictPhrases } from './strict-phrases.ts';
import { Unread } from './unread.ts';
import { phrase, PhraseIndex } from './words.ts';

/** What the rules are made into before a text can be read. */
export interface Machine extends Judges {
  readonly phrases: PhraseIndex<Kind>;
  readonly disguises: Reader;
  /** What was not read yet of the text that is scanned. */
  readonly unread: Unread;
}

let built: Machine | null = null;

/** Built for the first text: it takes longer than many a command that reads none. */
export function machine(): Machine {
  return (built ??= build());
}

function build(): Machine {
  const phrases = new PhraseIndex<Kind>();
  const add = (rules: typeof phraseRules): void => {
    for (const rule of rules) for (const row of rule.phrases) phrases.add(phrase(row), rule);
  };
  add([...phraseRules, ...contextPhrases, ...strictPhrases, ...broadPhrases]);
  const concepts = shippedConcepts();
  const model = shippedModel();
  // Disguises are seen through to words of these; those of other languages are read as they stand.
  const vocabulary = new Set([...phrases.vocabulary, ...concepts.vocabulary]);
  const disguises = new Reader(vocabulary, model.rows);
  add(languagePhrases);
  return {
    phrases,
    concepts,
    model,
    hearing: new Hearing(),
    readers: shippedReaders(),
    disguises,
    unread: new Unread(),
    ...shippedTongues(model),
  };
}

/** What looks like a key, a password or a code. */
export const everySecret = [...secretRules, ...accessRules];
/** What looks like a command or a setting. */
export const commandRules = [...shellRules, ...settingRules];
/** Two of which must stand in one line. */
export const linePairs = [...pairRules, ...shellPairs, ...settingPairs];
/** Every kind of finding that comes from a rule, with its sentence; hidden characters and encodings say their own. */
export const scannerKinds: readonly Kind[] = [
  ...[phraseRules, contextPhrases, strictPhrases, broadPhrases, languagePhrases, frameRules].flat(),
  ...[languageRules, patternRules, shellRules, settingRules, everySecret, linePairs].flat(),
  ...modelKinds,
];
