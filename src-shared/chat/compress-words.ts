/** What a person asks of a compression. */
export interface CompressWish {
  /** What to keep above all; empty for nothing in particular. */
  readonly focus: string;
  /** How many of the newest exchanges stay word for word; null leaves that to the budget. */
  readonly keep: number | null;
}

/** Exchanges that `/compress here` keeps, as in Hermes. */
const keptHere = 2;

/** Reads what follows `/compress`: `here`, `here N`, or words to keep above all. */
export function readCompressWish(args: string): CompressWish {
  const here = /^\s*here(?:\s+(\d{1,3}))?\s*$/iu.exec(args);
  if (here === null) return { focus: args.trim().slice(0, 2000), keep: null };
  return { focus: '', keep: Math.max(1, here[1] === undefined ? keptHere : Number(here[1])) };
}
