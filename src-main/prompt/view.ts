import type { PlainView } from './compare.ts';
import { recogniseTiers } from './recognise.ts';
import {
  codePoints,
  layoutKey,
  sha256,
  splitByLayout,
  tierNames,
  tierText,
  type PromptLayout,
  type PromptTier,
} from './tiers.ts';

/** A stored prompt with what the session says of it. */
export interface StoredPrompt {
  readonly session: string;
  readonly text: string;
  readonly startedAt: number;
  /** `model_config`. */
  readonly config: Readonly<Record<string, unknown>>;
}

function isTierPart(value: unknown): value is PromptLayout['parts'][number] {
  if (!Array.isArray(value)) return false;
  const [tier, name, length] = value as unknown[];
  return tierNames.some((each) => each === tier) && typeof name === 'string' && Number.isSafeInteger(length);
}

/** The layout a `model_config` remembers; null when it has none that can be used. */
export function readLayout(config: Readonly<Record<string, unknown>>): PromptLayout | null {
  const value = config[layoutKey];
  if (typeof value !== 'object' || value === null) return null;
  const { v, sha256: hash, at, parts } = value as Record<string, unknown>;
  if (v !== 1 || typeof hash !== 'string' || typeof at !== 'number') return null;
  if (!Array.isArray(parts) || !parts.every(isTierPart)) return null;
  return { v, sha256: hash, at, parts };
}

/** Tokens of a text, estimated. */
export type Estimate = (text: string) => number;

/** What `prompt.view` answers for tiers. */
export function viewOf(
  session: string | null,
  frozenAt: number | null,
  text: string,
  tiers: readonly PromptTier[],
  estimate: Estimate,
): PlainView {
  const sizes = (of: string): { chars: number; tokens: number } => ({ chars: codePoints(of), tokens: estimate(of) });
  return {
    session,
    frozenAt,
    text,
    ...sizes(text),
    bytes: Buffer.byteLength(text, 'utf8'),
    sha256: sha256(text),
    tiers: tiers.map((tier) => {
      const whole = tierText(tier);
      return {
        name: tier.name,
        text: whole,
        ...sizes(whole),
        sha256: sha256(whole),
        parts: tier.parts.map((part) => ({ ...part, ...sizes(part.text) })),
      };
    }),
  };
}

/** The view of a stored prompt: by its layout where we stored it, by the heads of its blocks where Hermes did. */
export function viewStored(stored: StoredPrompt, estimate: Estimate): PlainView & { readonly session: string } {
  const layout = readLayout(stored.config);
  const own = layout === null ? null : splitByLayout(stored.text, layout);
  const frozenAt = own !== null && layout !== null ? layout.at : stored.startedAt;
  const { session, text } = stored;
  return { ...viewOf(session, frozenAt, text, own ?? recogniseTiers(text), estimate), session };
}
