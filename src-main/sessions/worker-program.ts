import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The program of a thread: beside this file in the sources; in a build, beside or above the chunk that this file went into. */
export function workerProgram(name: string): string | null {
  const here = import.meta.dirname;
  const places = [join(here, `${name}.ts`), join(here, `${name}.js`), join(here, '..', `${name}.js`)];
  return places.find((place) => existsSync(place)) ?? null;
}
