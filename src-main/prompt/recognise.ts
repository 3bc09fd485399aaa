import { promptText, toTiers, type PromptPart, type PromptTier, type TierName } from './tiers.ts';

/** The rule above and below the head of a memory block: 46 times U+2550. */
const rule = '\u2550'.repeat(46);

/** Heads of blocks that Hermes and we write alike, with the tier and name of the part each begins. */
const heads: readonly { readonly tier: TierName; readonly name: string; readonly head: string }[] = [
  { tier: 'context', name: 'project files', head: '# Project Context\n' },
  { tier: 'volatile', name: 'skills', head: '## Skills' },
  { tier: 'volatile', name: 'memory', head: `${rule}\nMEMORY (your personal notes) [` },
  { tier: 'volatile', name: 'user', head: `${rule}\nUSER PROFILE (who the user is) [` },
  { tier: 'volatile', name: 'conversation', head: 'Conversation started: ' },
];

/** Where `head` begins a paragraph, seen from `from` on; -1 when it does not. */
function paragraph(text: string, head: string, from: number): number {
  if (from === 0 && text.startsWith(head)) return 0;
  const at = text.indexOf(`\n\n${head}`, Math.max(0, from - 2));
  return at === -1 ? -1 : at + 2;
}

/**
 * The tiers of a prompt that another program stored, told apart by the heads of its blocks. Where a head is not there the
 * part before it simply goes on; the text is always complete and in order.
 */
export function recogniseTiers(text: string): readonly PromptTier[] {
  const cuts: { tier: TierName; name: string; at: number }[] = [{ tier: 'stable', name: 'instructions', at: 0 }];
  for (const { tier, name, head } of heads) {
    const from = cuts.at(-1)?.at ?? 0;
    const at = name === 'conversation' ? text.lastIndexOf(`\n\n${head}`) + 2 : paragraph(text, head, from);
    if (at > 1 && at >= from) cuts.push({ tier, name, at });
  }
  const parts = cuts.map((cut, index): PromptPart & { tier: TierName } => {
    const end = cuts[index + 1]?.at;
    return { tier: cut.tier, name: cut.name, text: text.slice(cut.at, end === undefined ? undefined : end - 2) };
  });
  const tiers = toTiers(parts);
  if (promptText(tiers) === text) return tiers;
  return toTiers([{ tier: 'stable', name: 'instructions', text }]);
}

/** The value of the last line `Name: value` of the block that begins with `Conversation started:`. */
function lastLine(prompt: string, name: string): string | null {
  const block = prompt.slice(Math.max(0, prompt.lastIndexOf('Conversation started:')));
  const line = block.split('\n').findLast((each) => each.startsWith(`${name}: `));
  return line === undefined ? null : line.slice(name.length + 2).trim();
}

/**
 * Whether a stored prompt was made for this model and provider. A line the prompt does not have says nothing against it:
 * both are optional in Hermes.
 */
export function matchesRuntime(prompt: string, model: string, provider: string): boolean {
  const storedModel = lastLine(prompt, 'Model');
  const storedProvider = lastLine(prompt, 'Provider');
  return (storedModel === null || storedModel === model) && (storedProvider === null || storedProvider === provider);
}
