/** The stored places of `<home>/desk/layout.json`: an angle a node, so that the picture never shifts. */
import { z } from 'zod';
import type { Json } from '../contract/common.ts';
import type { KeptAngles } from './growth.ts';

const placesSchema = z.object({ version: z.literal(1), angles: z.record(z.string(), z.number()) });

/** Reads stored places. What is not ours or not sound is no places at all: they are wishes and can be found again. */
export function readPlaces(value: Json): KeptAngles {
  const parsed = placesSchema.safeParse(value);
  return new Map(parsed.success ? Object.entries(parsed.data.angles) : []);
}

/** The form in which angles are stored. Keys are sorted, so that equal places are equal bytes. */
export function writePlaces(angles: KeptAngles): Json {
  const sorted = [...angles].filter(([, angle]) => Number.isFinite(angle)).sort(([a], [b]) => (a < b ? -1 : 1));
  return { version: 1, angles: Object.fromEntries(sorted) };
}
