import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appFolder } from '../../../home/app-folder.ts';
import { ForeignWeights } from './foreign.ts';
import { Model } from './model.ts';

const folder = join(appFolder, 'resources', 'scanner');

/** The file of the model that ships, as bench/scanner-train.ts wrote it. */
export const modelFile = join(folder, 'model.bin');

/** The file of what the signs of other languages weigh, as bench/scanner-foreign-train.ts wrote it. */
export const foreignFile = join(folder, 'foreign.bin');

/** The model that ships. @throws Error when its file is missing or damaged. */
export function shippedModel(): Model {
  return new Model(readFileSync(modelFile));
}

/** The weights of other languages that ship. @throws Error when their file is missing or damaged. */
export function shippedForeign(): ForeignWeights {
  return new ForeignWeights(readFileSync(foreignFile));
}
