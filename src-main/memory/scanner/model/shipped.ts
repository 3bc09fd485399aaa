import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '../../../home/app-folder.ts';
import { Languages } from '../reader/languages.ts';
import type { Tongues } from '../reader/stretches.ts';
import { Reader } from '../reader/reader.ts';
import { Model } from './model.ts';
import { nameIn } from './tokens.ts';

const folder = join(appFolder, 'resources', 'scanner');

/** The file of the model that ships, as bench/scanner-train.ts wrote it. */
export const modelFile = join(folder, 'model.bin');

/** The file of the reader that ships, as bench/scanner-reader wrote it. */
export const readerFile = join(folder, 'reader.bin');

/** The model that ships. @throws Error when its file is missing or damaged. */
export function shippedModel(): Model {
  return new Model(readFileSync(modelFile));
}

/** The reader that ships. @throws Error when one of its files is missing or damaged. */
export function shippedReader(): Reader {
  return new Reader(
    readFileSync(readerFile),
    new WebAssembly.Module(readFileSync(join(folder, 'kernel', 'kernel.wasm'))),
  );
}

/** English, by the words of a model, and the dictionaries that ship, each of which is read when a text needs it. */
export function shippedTongues(model: Model = shippedModel()): Tongues {
  return {
    known: (word) => nameIn(word, (name) => model.rowOf(name) !== undefined) !== null,
    languages: new Languages((language) => {
      const file = join(folder, 'words', `${language}.tsv`);
      return existsSync(file) ? readFileSync(file, 'utf8') : null;
    }),
  };
}
