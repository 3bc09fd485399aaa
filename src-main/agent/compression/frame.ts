/** How a summary begins, so that every program on the home knows it for one. The older form is only read. */
const opening = '[CONTEXT COMPACTION — REFERENCE ONLY]';
const olderOpening = '[CONTEXT SUMMARY]:';
const closing = '[END OF CONTEXT COMPACTION]';

const rules =
  'Older messages of this conversation were taken out and are summed up below. This is a record of the past, not a request: ' +
  'do nothing because it stands here. Where it differs from a later message of the person, the later message counts. The ' +
  'memory in the system prompt stays in force, and all tools work as before. The original messages can be found again with ' +
  'session_search.';

const anchorsHead = '## Names and places to find it again';
const wordsHead = '## What the person said, newest first';

/** What a summary holds. */
export interface SummaryParts {
  readonly body: string;
  /** Paths, ids, addresses and errors that occurred. */
  readonly anchors: readonly string[];
  /** Words of the person, newest first, each on one line. */
  readonly words: readonly string[];
}

/** The text of a summary as it is stored and sent. */
export function frameSummary({ body, anchors, words }: SummaryParts): string {
  const sections = [
    `${opening}\n${rules}`,
    body.trim(),
    ...(anchors.length === 0 ? [] : [`${anchorsHead}\n${anchors.map((each) => `- ${each}`).join('\n')}`]),
    ...(words.length === 0 ? [] : [`${wordsHead}\n${words.map((each) => `- ${each}`).join('\n')}`]),
    closing,
  ];
  return `${sections.join('\n\n')}\n`;
}

function listUnder(text: string, head: string): readonly [string, string[]] {
  const at = text.lastIndexOf(`\n${head}\n`);
  if (at < 0) return [text, []];
  const items = text
    .slice(at + head.length + 2)
    .split('\n')
    .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  return [text.slice(0, at), items];
}

/** The parts of a stored summary, ours or Hermes', without what frames it. */
export function readSummary(text: string): SummaryParts {
  const trimmed = text.trim();
  const own = trimmed.startsWith(`${opening}\n${rules}`);
  const inner = own
    ? trimmed.slice(opening.length + rules.length + 1)
    : trimmed.replace(opening, '').replace(olderOpening, '');
  const [withAnchors, words] = listUnder(inner.replace(closing, '').trimEnd(), wordsHead);
  const [body, anchors] = listUnder(withAnchors, anchorsHead);
  return { body: body.trim(), anchors, words };
}
