/** A string in code that was cut in pieces. Offsets are UTF-16 units of the source. */
export interface Pieces {
  readonly start: number;
  readonly end: number;
  readonly joined: string;
}

const longestPiece = 100;
const shortestPiece = 4;
/** What may stand between pieces: signs, and a word that counts them. */
const between = /^[^A-Za-z0-9]{1,12}$/;
const counting = /^(?:part|line|chunk|piece|block|row|seg(?:ment)?)s?\d{0,3}$|^\d{1,3}$/i;
/** What a word that counts begins with. */
const mayCount = new Set(Array.from('plcbrsPLCBRS0123456789', (sign) => sign.charCodeAt(0)));
const counted = /\b(?:part|line|chunk|piece|block|row|seg(?:ment)?)s?\s?\d{0,3}/gi;
const longestGap = 24;
const coded = /[a-z\d][A-Z]|\d[a-z]|[A-Z]\d|[A-Z]{4}|\d{4}/;
const fewestPieces = 3;
const fewestSigns = 20;

/** Whether a UTF-16 unit is a digit of base64. */
function isDigit(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 47 && unit <= 57) || unit === 43;
}

/** Where the piece that begins at a digit ends: behind at most two signs that fill it up. */
function endOf(source: string, start: number): number {
  let end = start + 1;
  while (end - start < longestPiece && isDigit(source.charCodeAt(end))) end += 1;
  for (let filled = 0; filled < 2 && source.charCodeAt(end) === 61; filled += 1) end += 1;
  return end;
}

/** Whether nothing but signs, and words that count the pieces, stands in what parts two of them. */
function parts(gap: string): boolean {
  return between.test(gap) || between.test(gap.replace(counted, '').replace(/\d/g, ''));
}

/**
 * Runs of pieces of one length (the last may be shorter) with a few signs between them, put together: base64 wrapped with
 * indents or quote marks, in an array, with dashes or blanks between groups. Linear.
 */
export function piecedRuns(source: string): Pieces[] {
  const found: Pieces[] = [];
  let run: { text: string; start: number; end: number }[] = [];
  let reach = 0;
  const close = (): void => {
    const joined = run.map(({ text }) => text).join('');
    const [head, tail] = [run[0], run.at(-1)];
    if (
      head !== undefined &&
      tail !== undefined &&
      run.length >= fewestPieces &&
      joined.length >= fewestSigns &&
      run.some(({ text }) => coded.test(text))
    )
      found.push({ start: head.start, end: tail.end, joined });
    run = [];
  };
  for (let at = 0; at < source.length; at += 1) {
    if (!isDigit(source.charCodeAt(at))) continue;
    const start = at;
    const end = endOf(source, start);
    at = end - 1;
    const text = source.slice(start, end);
    if (mayCount.has(source.charCodeAt(start)) && counting.test(text)) continue;
    const head = run[0];
    // Looked at only where it is short, so that time stays in step with the length.
    const goesOn =
      head !== undefined &&
      run.at(-1)?.text.length === head.text.length &&
      start - reach <= longestGap &&
      parts(source.slice(reach, start));
    if (!goesOn || text.length > head.text.length) close();
    // Only the last may be shorter.
    if (run.length === 0 && text.length < shortestPiece) continue;
    run.push({ text, start, end });
    reach = end;
  }
  close();
  return found;
}
