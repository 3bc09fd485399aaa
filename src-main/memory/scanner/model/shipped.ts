import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '../../../home/app-folder.ts';
import { Languages } from '../reader/languages.ts';
import type { Tongues } from '../reader/stretches.ts';
import { Reader } from '../reader/reader.ts';
import { Readers } from '../reader/readers.ts';
import { Model } from './model.ts';
import { nameIn } from './tokens.ts';

const folder = join(appFolder, 'resources', 'scanner');

/** The file of the model that ships, as bench/scanner-train.ts wrote it. */
export const modelFile = join(folder, 'model.bin');

/** The files of the two readers that ship, as bench/scanner-reader wrote them. */
export const readerFiles = { quick: join(folder, 'reader.bin'), careful: join(folder, 'careful.bin') } as const;

/** The model that ships. @throws Error when its file is missing or damaged. */
export function shippedModel(): Model {
  return new Model(readFileSync(modelFile));
}

/** The readers that ship; the careful one's file is read when it is first needed. @throws Error when one is missing or damaged. */
export function shippedReaders(): Readers {
  const kernel = new WebAssembly.Module(readFileSync(join(folder, 'kernel', 'kernel.wasm')));
  const reader = (file: string): Reader => new Reader(readFileSync(file), kernel);
  return new Readers(reader(readerFiles.quick), () => reader(readerFiles.careful));
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
