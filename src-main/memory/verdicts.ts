import type { Finding, Store } from '@shared/contract/common.ts';
import { blockedPlaceholder } from '@shared/memory/blocks.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import { countCodePoints } from '@shared/memory/text.ts';
import type { Overrides } from './overrides.ts';
import type { Scan } from './types.ts';

/** What the scanner says of a text, and whether the person has said otherwise. */
export interface Verdict {
  readonly findings: readonly Finding[];
  /** The kinds found, each once, in order. */
  readonly kinds: readonly string[];
  /** True when a person approved this text in spite of these kinds. */
  readonly overridden: boolean;
  /** What a prompt says in the text's place when it is withheld; null for a text without findings. */
  readonly placeholder: string | null;
  /** True when the text itself may be told. */
  readonly told: boolean;
}

/** How many texts are remembered: more than any store that can be read has entries, mostly. */
const REMEMBERED = 50_000;

/** A longer text (in UTF-16 units) is no memory: it is withheld unread instead of being scanned for minutes. */
const LONGEST = 1_000_000;

function unread(text: string): Finding {
  const message = 'It is too large to be read by the scanner.';
  return { kind: 'too_large_to_scan', start: 0, end: countCodePoints(text), message };
}

/** The scanner with a memory, so that a screen of a hundred entries is not scanned anew at every look. */
export class Verdicts {
  readonly #scan: Scan;
  readonly #overrides: Overrides;
  readonly #seen = new Map<string, readonly Finding[]>();

  constructor(scan: Scan, overrides: Overrides) {
    this.#scan = scan;
    this.#overrides = overrides;
  }

  /** Findings of a text for a system prompt. */
  findings(text: string): readonly Finding[] {
    const known = this.#seen.get(text);
    if (known !== undefined) return known;
    const findings = text.length > LONGEST ? [unread(text)] : this.#scan(text, 'strict');
    if (this.#seen.size >= REMEMBERED) this.#seen.clear();
    this.#seen.set(text, findings);
    return findings;
  }

  /** The verdict on an entry of a store. */
  of(store: Store, text: string): Verdict {
    const findings = this.findings(text);
    if (findings.length === 0) return { findings, kinds: [], overridden: false, placeholder: null, told: true };
    const kinds = kindsOf(findings);
    const overridden = this.#overrides.allows(text, kinds);
    return {
      findings,
      kinds,
      overridden,
      placeholder: blockedPlaceholder(STORE_FILES[store], kinds),
      told: overridden,
    };
  }

  /** What a prompt says for an entry: its text, or the placeholder in its place. */
  told(store: Store, text: string): string {
    const { told, placeholder } = this.of(store, text);
    return told ? text : (placeholder ?? text);
  }

  /** Forgets what was scanned, for a purge. */
  forget(): void {
    this.#seen.clear();
  }
}

/** The kinds of some findings, each once, in order. */
export function kindsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map((finding) => finding.kind))];
}
