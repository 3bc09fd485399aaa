/**
 * Makes the dictionaries of the scanner (resources/scanner/words) from lists that people wrote: `form<TAB>english`, the commonest first.
 * Forms are folded as texts are, and one is left out where the rest of the list says the same of it by how it begins.
 *
 * `node --import ./src-main/home/testing/alias.ts bench/scanner-words.ts FOLDER` reads every `LANGUAGE.tsv` of a folder.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Dictionary } from '../src-main/memory/scanner/reader/dictionary.ts';
import { fold } from '../src-main/memory/scanner/view.ts';
import { wordsOf } from '../src-main/memory/scanner/words.ts';

const target = join(import.meta.dirname, '..', 'resources', 'scanner', 'words');
const [folder = '.'] = process.argv.slice(2);

/** The words of a form as those of a text are read. */
function formOf(written: string): string {
  return wordsOf(fold(written).text)
    .map(({ word }) => word)
    .join(' ');
}

for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsv'))) {
  const english = new Map<string, string>();
  for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
    const [written = '', said = ''] = line.split('\t');
    const form = formOf(written);
    if (form !== '' && said.trim() !== '' && !english.has(form)) english.set(form, said.trim().toLowerCase());
  }
  const all = [...english];
  // The first words of a list are the commonest: those that tell the language by standing just so.
  const common = new Set(all.slice(0, 2500).map(([form]) => form));
  const kept = new Map(all.filter(([form]) => common.has(form)));
  const rest = all.filter(([form]) => !common.has(form)).sort(([a], [b]) => a.length - b.length);
  for (let from = 0; from < rest.length; from += 400) {
    const known = new Dictionary([...kept].map((pair) => pair.join('\t')).join('\n'));
    for (const [form, said] of rest.slice(from, from + 400))
      if (known.english(form.split(' ')) !== (said === '-' ? '' : said)) kept.set(form, said);
  }
  writeFileSync(join(target, file), [...kept].map((pair) => `${pair.join('\t')}\n`).join(''));
  process.stdout.write(`${file}: ${english.size} forms, ${kept.size} kept\n`);
}
