import { z } from 'zod';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** A large paste, kept out of the text field: laying it out there would hold up the window. */
export interface Pasted {
  readonly id: number;
  readonly text: string;
  /** Of a file whose text is attached: its name. */
  readonly name?: string | undefined;
}

export interface Draft {
  readonly text: string;
  readonly pasted: readonly Pasted[];
}

const empty: Draft = { text: '', pasted: [] };

/** The key of the draft of a conversation that does not exist yet; each pane has its own. */
export function newDraftKey(pane: 'main' | 'beside'): string {
  return pane === 'main' ? 'new' : 'new beside';
}

/** The key under which words that could not be sent wait beside a draft, a piece each. */
export function unsentKey(draft: string): string {
  return `${draft} unsent`;
}

/** Drafts by session id, or by the key of one that does not exist yet. */
export const useDrafts = create<Readonly<Record<string, Draft>>>(() => ({}));

/** Most UTF-16 units a message may hold; the contract refuses more. */
export const longestMessage = 2_000_000;
/** Longest fence put around an attached file. */
const longestFence = 100;
/** A paste above this is kept as a piece of its own. */
const largePaste = 20_000;
/** What a clipped piece leaves free for the words that are typed beside it. */
export const roomForWords = largePaste;
/** More of a draft than this is not written to disk at every pause: what is typed goes first. */
const longestStored = 256_000;

const storedSchema = z.object({
  text: z.string(),
  pasted: z.array(z.object({ id: z.number(), text: z.string(), name: z.string().optional() })),
});

const keyOf = (session: string): string => `draft.${session}`;

/** What is typed in a conversation and not sent yet. */
export function draftOf(drafts: Readonly<Record<string, Draft>>, session: string): Draft {
  return drafts[session] ?? empty;
}

/** Drafts that are not on disk yet, and how to put them there. */
const unsaved = new Map<string, { readonly timer: number; readonly save: () => void }>();

/** A draft as it is written to disk: what is typed, and the pieces there is room for beside it; null when nothing is left. */
function storable({ text, pasted }: Draft) {
  if (text.length > longestStored) return null;
  let size = text.length;
  const pieces = pasted.filter((piece) => {
    if (size + piece.text.length > longestStored) return false;
    size += piece.text.length;
    return true;
  });
  if (size === 0) return null;
  return { text, pasted: pieces.map(({ id, text, name }) => ({ id, text, ...(name === undefined ? {} : { name }) })) };
}

/** Changes a draft; it is on disk half a second after the last change, or when the window closes. */
export function setDraft(bridge: Bridge, session: string, draft: Draft): void {
  useDrafts.setState({ [session]: draft });
  window.clearTimeout(unsaved.get(session)?.timer);
  const save = (): void => {
    unsaved.delete(session);
    const value = storable(draft);
    // A draft that cannot be kept on disk is still kept in the window.
    bridge.request('ui.set', { key: keyOf(session), value }).catch(() => undefined);
  };
  unsaved.set(session, { timer: window.setTimeout(save, 500), save });
}

/** Keeps a message that could not be sent beside the draft of its conversation, whole and apart from what is typed there now. */
export function putAside(bridge: Bridge, session: string, message: string): void {
  const key = unsentKey(session);
  const { text, pasted } = draftOf(useDrafts.getState(), key);
  const id = Math.max(0, ...pasted.map((piece) => piece.id)) + 1;
  setDraft(bridge, key, { text, pasted: [...pasted, { id, text: message }] });
}

/** Puts every draft on disk when the window closes. Returns the way to stop. */
export function saveDraftsOnClose(): () => void {
  const close = (): void => {
    for (const { timer, save } of [...unsaved.values()]) {
      window.clearTimeout(timer);
      save();
    }
  };
  window.addEventListener('pagehide', close);
  return () => window.removeEventListener('pagehide', close);
}

/** Brings a draft back after a restart, unless the person has begun to type. */
export async function loadDraft(bridge: Bridge, session: string): Promise<void> {
  if (useDrafts.getState()[session] !== undefined) return;
  try {
    const { value } = await bridge.request('ui.get', { key: keyOf(session) });
    const stored = storedSchema.safeParse(value);
    if (stored.success && useDrafts.getState()[session] === undefined) useDrafts.setState({ [session]: stored.data });
  } catch {
    // No draft is as good as an unreadable one.
  }
}

/** A piece as it is sent: pasted words as they are, a file fenced and under its name. */
function pieceText({ text, name }: Pasted): string {
  if (name === undefined) return text;
  let longest = 2;
  for (const [run] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length);
  // A file of nothing but backticks is sent as it is.
  if (longest >= longestFence) return `${name}\n${text}`;
  const fence = '`'.repeat(longest + 1);
  return `${name}\n${fence}\n${text.replace(/\n$/, '')}\n${fence}`;
}

/** The whole message of a draft. */
export function draftText(draft: Draft): string {
  return [draft.text, ...draft.pasted.map(pieceText)].filter((part) => part.trim() !== '').join('\n\n');
}

/** Adds a piece of its own to a draft, clipped where a message can hold no more; answers how much was kept of it. */
export function attachTo(draft: Draft, text: string, name?: string): { draft: Draft; kept: number } {
  const framing = name === undefined ? 2 : name.length + 2 * longestFence + 8;
  const room = Math.max(0, longestMessage - roomForWords - draftText(draft).length - framing);
  const kept = Math.min(room, text.length);
  const id = Math.max(0, ...draft.pasted.map((piece) => piece.id)) + 1;
  // A name with a line break in it would read like text.
  const line = name?.replace(/\s+/gu, ' ');
  return { draft: { ...draft, pasted: [...draft.pasted, { id, text: text.slice(0, kept), name: line }] }, kept };
}

/**
 * What becomes of a paste: `null` when it is small and goes into the field by itself; else the draft with the paste as a
 * piece of its own, clipped where a message can hold no more, and how much was kept of it.
 */
export function pasteInto(draft: Draft, text: string): { draft: Draft; kept: number } | null {
  if (text.length <= largePaste) return null;
  return attachTo(draft, text);
}
