import { characterKind, letterKind, numberKind } from './characters.ts';

/** A run of single letters with signs or blanks between them (`i g n o r e`): its letters and their UTF-16 offsets. */
export type SpreadRun = readonly { readonly text: string; readonly at: number }[];

/** Most signs between two letters of a run. */
const longestGap = 5;
const fewestLetters = 5;

/**
 * Runs of at least five single letters, each one to five signs apart, in order and without overlap. Linear. Written out
 * because an expression with these classes repeated takes the engine more than a second to compile.
 */
export function spreadRuns(text: string): SpreadRun[] {
  const runs: SpreadRun[] = [];
  let run: { text: string; at: number }[] = [];
  let before = 0;
  let gap = 0;
  /** Whether nothing but an apostrophe stands before the present letter; before the last one of the run. */
  let quoted = false;
  let lastQuoted = false;
  let at = 0;
  const close = (): void => {
    if (run.length >= fewestLetters) runs.push(run);
    run = [];
  };
  /** What follows at once makes the last letter part of a word, and the one before it too where only an apostrophe parts them (I'll). */
  const drop = (): void => {
    run.pop();
    if (lastQuoted) run.pop();
    lastQuoted = false;
  };
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0;
    const kind = characterKind(code);
    const width = code > 0xffff ? 2 : 1;
    if (kind === letterKind) {
      if (run.length > 0 && gap >= 1 && gap <= longestGap) {
        run.push({ text: text.slice(at, at + width), at });
        lastQuoted = quoted;
      } else {
        // A letter beside another, or beside a figure, is part of a word: the one before it stands in no run.
        if (run.length > 0 && gap === 0) drop();
        close();
        if (before !== letterKind && before !== numberKind) run = [{ text: text.slice(at, at + width), at }];
      }
      gap = 0;
    } else if (kind !== numberKind && code !== 10) {
      quoted = code === 39 && gap === 0;
      gap += 1;
      if (gap > longestGap) close();
    } else {
      if (kind === numberKind && gap === 0 && run.length > 1) drop();
      close();
      gap = 0;
    }
    before = kind;
    at += width;
  }
  close();
  return runs;
}
