import type { Finding, Store } from '@shared/contract/common.ts';
import { DeskError, type ErrorCode } from '@shared/contract/errors.ts';
import { STORE_FILES, type EntryFault } from '@shared/memory/entries.ts';
import { preview } from '@shared/memory/text.ts';
import { formatRatio, grouped, usage } from '@shared/memory/usage.ts';
import type { RefusalReason } from './mutation.ts';

/** What can be done about a refusal, for a person. */
const REMEDIES: Readonly<Record<RefusalReason['kind'], string>> = {
  fault: 'Change the text and save again.',
  flagged: 'Take out what was found and save again.',
  no_match: 'Look at the entries as they are now and choose again.',
  ambiguous: 'Give more of the entry, or its whole text.',
  stale: 'Look at the entry as it is now and decide again.',
  oversized: 'Cut the entry into facts by hand, or change it as a whole.',
  over_budget: 'Shorten or remove something first, or raise the limit in Settings.',
  empties: 'Remove the last entry by itself if the store is to be empty.',
};

const CODES: Readonly<Record<RefusalReason['kind'], ErrorCode>> = {
  fault: 'refused',
  flagged: 'flagged',
  no_match: 'no_match',
  ambiguous: 'ambiguous',
  stale: 'stale',
  oversized: 'refused',
  over_budget: 'over_budget',
  empties: 'refused',
};

const FAULTS: Readonly<Record<EntryFault, string>> = {
  empty: 'Content cannot be empty.',
  delimiter:
    'Content has a line that holds nothing but §. That line separates entries in the file, so this text would come ' +
    'back as several entries. Leave the line out, or add each part as an entry of its own.',
  half_character:
    'Content has half of a character pair in it (a cut emoji?), which no file can hold. Send the whole character or none.',
  byte_order_mark: 'Content begins with an invisible byte order mark (U+FEFF). Send it without.',
};

/** What the scanner found, as one sentence that names the first finding and how many more there are. */
export function sayFindings(findings: readonly Finding[]): string {
  const [first] = findings;
  if (first === undefined) return '';
  const kinds = [...new Set(findings.map((finding) => finding.kind))];
  const more = kinds.length > 1 ? ` Also found: ${kinds.slice(1).join(', ')}.` : '';
  return `Blocked: content matches threat pattern '${first.kind}'. ${first.message}${more}`;
}

/**
 * Says a refusal in one or two sentences that name what is at fault. `whole` is how much of a named text is quoted, in
 * code points.
 */
export function sayReason(reason: RefusalReason, store: Store, whole = 200): string {
  const file = STORE_FILES[store];
  switch (reason.kind) {
    case 'fault':
      return FAULTS[reason.fault];
    case 'flagged':
      return sayFindings(reason.findings);
    case 'no_match':
      return `No entry matched '${preview(reason.wanted, whole)}'.`;
    case 'ambiguous':
      return (
        `Multiple entries matched '${preview(reason.wanted, whole)}'. Give more of the one you mean, or its whole text.` +
        (reason.exists
          ? ' The new text already stands in the store as an entry of its own, so nothing needs adding.'
          : '')
      );
    case 'stale':
      return reason.now === null
        ? `The entry '${preview(reason.then, 80)}' is no longer in ${file}.`
        : `The entry is no longer '${preview(reason.then, 80)}'; it is now '${preview(reason.now, 80)}'.`;
    case 'oversized':
      return (
        `${file} has an entry larger than the whole store may be (it begins '${preview(reason.text, 60)}'), ` +
        'most likely text that was put into the file without § lines. A change that names only a piece of it would throw the rest away.'
      );
    case 'over_budget':
      return sayBudget(reason, file);
    case 'empties':
      return `This would leave ${file} empty.`;
  }
}

function sayBudget(reason: Extract<RefusalReason, { kind: 'over_budget' }>, file: string): string {
  const { chars, adding, total, limit } = reason;
  const what = adding === null ? 'this change' : `an entry of ${grouped(adding)} chars`;
  return (
    `${file} is at ${formatRatio(usage(chars, limit))} chars; with ${what} it would be ${grouped(total)} and exceed ` +
    `the limit. Free at least ${grouped(total - limit)} chars.`
  );
}

/** A refusal as a person's own request gets it. */
export function refusalError(reason: RefusalReason, store: Store, file: string): DeskError {
  return new DeskError(CODES[reason.kind], sayReason(reason, store), { remedy: REMEDIES[reason.kind], file });
}
