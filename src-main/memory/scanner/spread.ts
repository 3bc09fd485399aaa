/** A run of single letters with signs or blanks between them (`i g n o r e`): its letters and their UTF-16 offsets. */
export type SpreadRun = readonly { readonly text: string; readonly at: number }[];

const letter = /\p{L}/u;
const number = /\p{N}/u;

type Kind = 'letter' | 'number' | 'newline' | 'sign';

function kindOf(point: string): Kind {
  const code = point.charCodeAt(0);
  if (code < 0x80) {
    if ((code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a)) return 'letter';
    if (code >= 0x30 && code <= 0x39) return 'number';
    return code === 0x0a ? 'newline' : 'sign';
  }
  if (letter.test(point)) return 'letter';
  return number.test(point) ? 'number' : 'sign';
}

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
  let before: Kind = 'sign';
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
  for (const point of text) {
    const kind = kindOf(point);
    if (kind === 'letter') {
      if (run.length > 0 && gap >= 1 && gap <= longestGap) {
        run.push({ text: point, at });
        lastQuoted = quoted;
      } else {
        // A letter beside another, or beside a figure, is part of a word: the one before it stands in no run.
        if (run.length > 0 && gap === 0) drop();
        close();
        if (before !== 'letter' && before !== 'number') run = [{ text: point, at }];
      }
      gap = 0;
    } else if (kind === 'sign') {
      quoted = point === "'" && gap === 0;
      gap += 1;
      if (gap > longestGap) close();
    } else {
      if (kind === 'number' && gap === 0 && run.length > 1) drop();
      close();
      gap = 0;
    }
    before = kind;
    at += point.length;
  }
  close();
  return runs;
}
