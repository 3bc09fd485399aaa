import { reveal } from '@shared/memory/reveal.ts';
import { hasRightToLeft } from './direction.ts';

/** A stretch of prose: text as it is read, or one hidden character (`times` in a row) with its code and name. */
export type ProseRun =
  | { readonly kind: 'plain'; readonly text: string }
  | {
      readonly kind: 'hidden';
      readonly text: string;
      readonly code: string;
      readonly name: string;
      readonly times: number;
    };

/** Every character that may be hidden. Most texts hold none, and are told so at once. */
const suspicious =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\p{Cs}\u{e0001}-\u{e01ef}]/u;
const directionMark = /[\u200e\u200f\u061c]/;
const isolateOrItsEnd = /[\u2066-\u2069]/;

/** Runs of hidden characters that get a box of their own in one text; what holds more is made to be a burden. */
const mostBoxes = 400;
const replacement = '\ufffd';

/**
 * Splits untrusted prose into what is read and what is hidden in it. What honest writing needs stays with what is read: joiners that
 * spell something, as in a memory entry, and, among right-to-left letters, direction marks, and isolates that end in their
 * line: none of them reaches beyond its place. An embedding or an override stands apart wherever it is, so that it has no effect.
 * The texts joined are the text, but for characters beyond the hundreds that get a box.
 */
export function proseRuns(text: string, rightToLeft = hasRightToLeft(text)): ProseRun[] {
  if (!suspicious.test(text)) return [{ kind: 'plain', text }];
  const runs: ProseRun[] = [];
  let boxes = 0;
  const add = (run: ProseRun): void => {
    const last = runs.at(-1);
    if (run.kind === 'plain' && last?.kind === 'plain') runs[runs.length - 1] = { ...last, text: last.text + run.text };
    else if (run.kind === 'hidden' && last?.kind === 'hidden' && last.code === run.code) {
      runs[runs.length - 1] = { ...last, text: last.text + run.text, times: last.times + 1 };
    } else if (run.kind === 'plain') runs.push(run);
    else if (boxes === mostBoxes) add({ kind: 'plain', text: replacement });
    else {
      boxes += 1;
      runs.push(run);
    }
  };
  for (const line of text.split(/(?<=\n)/)) {
    if (!suspicious.test(line)) {
      add({ kind: 'plain', text: line });
      continue;
    }
    const isolates = rightToLeft && endsItsIsolates(line);
    let at = 0;
    for (const segment of reveal(line)) {
      at += segment.text.length;
      const stays =
        segment.kind === 'plain' ||
        (rightToLeft && directionMark.test(segment.text)) ||
        (isolates && isolateOrItsEnd.test(segment.text)) ||
        // The end of a line as some systems write it.
        (segment.text === '\r' && (at === line.length || line[at] === '\n'));
      if (stays) add({ kind: 'plain', text: segment.text });
      else add({ ...segment, kind: 'hidden', times: 1 });
    }
  }
  return runs;
}

/** Whether every isolate that begins in a line ends in it, and none ends that did not begin. */
function endsItsIsolates(line: string): boolean {
  let open = 0;
  for (const [sign] of line.matchAll(/[\u2066-\u2069]/g)) {
    open += sign === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}
