import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { catalog } from './catalog/index.ts';
import type { CountKey, TextKey } from './catalog/index.ts';
import { createFormat } from './format.ts';
import type { Format } from './format.ts';
import { fill } from './text.ts';
import type { Language, TextValues } from './text.ts';

/** Looks up strings in one language. */
export interface Translate {
  /** The string of `key`, its `{name}` places filled. */
  (key: TextKey, values?: TextValues): string;
  /** The string for a count: `<base>.one` for exactly one, else `<base>.other`; `{n}` is the count, formatted. */
  count(base: CountKey, n: number, values?: TextValues): string;
}

/** A translator for one language; pure, so that tests and stores can have one without React. */
export function createTranslate(language: Language): Translate {
  const format = createFormat(language);
  const translate = (key: TextKey, values?: TextValues): string => fill(catalog[key][language], values);
  return Object.assign(translate, {
    count: (base: CountKey, n: number, values: TextValues = {}): string =>
      translate(n === 1 ? `${base}.one` : `${base}.other`, { n: format.number(n), ...values }),
  });
}

/** The language to speak: what the person chose, else the first of the system's languages that we have, else English. */
export function chooseLanguage(chosen: 'system' | Language, system: readonly string[]): Language {
  if (chosen !== 'system') return chosen;
  for (const tag of system) {
    const primary = tag.toLowerCase().split('-')[0];
    if (primary === 'en' || primary === 'zh') return primary;
  }
  return 'en';
}

interface Speech {
  readonly language: Language;
  readonly t: Translate;
  readonly format: Format;
}

const speak = (language: Language): Speech => ({
  language,
  t: createTranslate(language),
  format: createFormat(language),
});

const SpeechContext = createContext<Speech>(speak('en'));

/** Gives everything below it one language. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }): ReactNode {
  const speech = useMemo(() => speak(language), [language]);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** The translator of the language in force. */
export function useText(): Translate {
  return useContext(SpeechContext).t;
}

/** Dates, numbers, ages and sizes in the language in force. */
export function useFormat(): Format {
  return useContext(SpeechContext).format;
}

/** The language in force. */
export function useLanguage(): Language {
  return useContext(SpeechContext).language;
}
