import type { HonchoClient, Slot } from './client.ts';
import { slotOf, type Joined } from './members.ts';
import { withoutReasoning } from './text.ts';

/**
 * What is known without asking a model: the session's summary, then representation and card of the person and of the AI, in this
 * order, each under its heading, empty parts left out. Three reads, and one more for each part the server left open.
 */
export async function readBase(client: HonchoClient, joined: Joined, signal: AbortSignal): Promise<string> {
  const { summary } = await client.sessionContext(joined.name, signal);
  const user = await readPeer(client, slotOf(joined, joined.user), signal);
  const ai = await readPeer(client, slotOf(joined, joined.ai), signal);
  return sections([
    ['Session Summary', withoutReasoning(summary)],
    ['User Representation', user.text],
    ['User Peer Card', user.card.join('\n')],
    ['AI Self-Representation', ai.text],
    ['AI Identity Card', ai.card.join('\n')],
  ]);
}

/** Texts under level-two headings; an empty one is left out with its heading. */
export function sections(parts: readonly (readonly [heading: string, text: string])[]): string {
  return parts
    .filter(([, text]) => text !== '')
    .map(([heading, text]) => `## ${heading}\n${text}`)
    .join('\n\n');
}

/** A peer's representation and card. */
export interface KnownPeer {
  readonly text: string;
  readonly card: readonly string[];
}

/** Reads both in one request; what the server leaves open is asked for by itself, a missing card also in the peer's own slot. */
export async function readPeer(client: HonchoClient, slot: Slot, signal: AbortSignal): Promise<KnownPeer> {
  const context = await client.peerContext(slot, signal);
  const text = context.representation ?? (await client.representation(slot, signal));
  return { text: withoutReasoning(text), card: cleanCard(await cardFrom(client, slot, context.card, signal)) };
}

/** A peer's card as the observer has it, else as the peer has it of itself. */
export async function readCard(client: HonchoClient, slot: Slot, signal: AbortSignal): Promise<readonly string[]> {
  return await cardFrom(client, slot, await client.card(slot, signal), signal);
}

async function cardFrom(
  client: HonchoClient,
  slot: Slot,
  known: readonly string[] | null,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (known === null) return await readCard(client, slot, signal);
  if (known.length > 0 || slot.target === null) return known;
  return await client.card({ observer: slot.target, target: null }, signal);
}

function cleanCard(card: readonly string[]): string[] {
  return card.map((fact) => withoutReasoning(fact).replace(/\s+/g, ' ').trim()).filter((fact) => fact !== '');
}
