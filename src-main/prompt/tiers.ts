import { createHash } from 'node:crypto';
import type { Json } from '@shared/contract/common.ts';

export const tierNames = ['stable', 'context', 'volatile'] as const;
export type TierName = (typeof tierNames)[number];

/** One named piece of a system prompt. */
export interface PromptPart {
  readonly name: string;
  readonly text: string;
}

/** A system prompt by tier: what never changes, what belongs to the workspace, what belongs to this session. */
export interface PromptTier {
  readonly name: TierName;
  readonly parts: readonly PromptPart[];
}

/** Between parts and between tiers. */
const joint = '\n\n';

/** The key of `model_config` that remembers where the tiers of a stored prompt lie. */
export const layoutKey = '_desk_tiers';

/** Where the parts of a stored prompt lie. `parts` is tier, name and length in code points, in order. */
export interface PromptLayout {
  readonly v: 1;
  /** SHA-256 of the prompt it belongs to. */
  readonly sha256: string;
  /** When the prompt was built, milliseconds since 1970. */
  readonly at: number;
  readonly parts: readonly (readonly [TierName, string, number])[];
}

/** Lower-case hex SHA-256 of the UTF-8 text. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Code points of a text. */
export function codePoints(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const next = text.charCodeAt(at + 1);
    if (unit >= 0xd800 && unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) at += 1;
    count += 1;
  }
  return count;
}

/** The text of one tier. */
export function tierText(tier: PromptTier): string {
  return tier.parts.map((part) => part.text).join(joint);
}

/** The whole prompt: parts and tiers joined by a blank line, empty parts and tiers left out. */
export function promptText(tiers: readonly PromptTier[]): string {
  return tiers
    .map(tierText)
    .filter((text) => text !== '')
    .join(joint);
}

/** What to remember of a prompt so that its tiers can be told apart later. */
export function layoutOf(tiers: readonly PromptTier[], at: number): PromptLayout {
  const parts = tiers.flatMap((tier) =>
    tier.parts.map((part): readonly [TierName, string, number] => [tier.name, part.name, codePoints(part.text)]),
  );
  return { v: 1, sha256: sha256(promptText(tiers)), at, parts };
}

/** The layout as it stands in `model_config`. */
export function layoutJson({ v, sha256: hash, at, parts }: PromptLayout): Json {
  return { v, sha256: hash, at, parts: parts.map((part) => [...part]) };
}

/** Puts tiers together from parts given in prompt order; empty parts are left out, all three tiers are there. */
export function toTiers(parts: readonly (PromptPart & { readonly tier: TierName })[]): readonly PromptTier[] {
  return tierNames.map((name) => ({
    name,
    parts: parts
      .filter((part) => part.tier === name && part.text !== '')
      .map((part) => ({ name: part.name, text: part.text })),
  }));
}

/** The tiers of a stored prompt by its layout; null when the layout does not belong to this text. */
export function splitByLayout(text: string, layout: PromptLayout): readonly PromptTier[] | null {
  if (sha256(text) !== layout.sha256) return null;
  const points = Array.from(text);
  let at = 0;
  const parts: (PromptPart & { tier: TierName })[] = [];
  for (const [tier, name, length] of layout.parts) {
    parts.push({ tier, name, text: points.slice(at, at + length).join('') });
    at += length + joint.length;
  }
  const tiers = toTiers(parts);
  return promptText(tiers) === text ? tiers : null;
}
