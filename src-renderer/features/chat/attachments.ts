import type { Bridge } from '../../bridge/bridge.ts';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/language.tsx';
import { attachTo, draftOf, longestMessage, setDraft, useDrafts } from './draft-store.ts';

/** Bytes of a file that are looked at to tell text from anything else. */
const probed = 8192;
/** Larger files are not compared with those of the workspace. */
const largestCompared = 20_000_000;

/** Files among what was dropped or pasted. */
export function filesIn(data: DataTransfer | null): File[] {
  return data === null ? [] : [...data.files];
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The reference to this very file in the workspace; null when it is not there. A page is never told where a dropped file lies. */
async function referenceTo(bridge: Bridge, session: string | null, file: File): Promise<string | null> {
  if (file.size > largestCompared) return null;
  try {
    const sha256 = await digest(await file.arrayBuffer());
    return (await bridge.request('refs.locate', { session, name: file.name, size: file.size, sha256 })).insert;
  } catch {
    // Without an answer its text can still be attached.
    return null;
  }
}

/** The text of a file as far as a message holds it; null when it is no text. */
async function textOf(file: File): Promise<string | null> {
  const head = new Uint8Array(await file.slice(0, probed).arrayBuffer());
  if (head.includes(0)) return null;
  // Four bytes a character at most, and what is cut in two at the end is dropped.
  const bytes = await file.slice(0, 4 * longestMessage).arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

/**
 * Attaches files to a draft: one that lies in the workspace as a reference, the text of any other as a folded piece. Answers a line for
 * each that was not taken as it is.
 */
export async function attachFiles(
  bridge: Bridge,
  where: { readonly session: string | null; readonly key: string },
  files: readonly File[],
  words: { readonly t: Translate; readonly format: Format },
): Promise<readonly string[]> {
  const { t, format } = words;
  const notes: string[] = [];
  for (const file of files) {
    const insert = await referenceTo(bridge, where.session, file);
    const draft = draftOf(useDrafts.getState(), where.key);
    if (insert !== null) {
      const gap = draft.text === '' || /\s$/u.test(draft.text) ? '' : ' ';
      setDraft(bridge, where.key, { ...draft, text: `${draft.text}${gap}${insert}` });
      continue;
    }
    const text = await textOf(file);
    if (text === null) {
      notes.push(t('attach.noText', { name: file.name }));
      continue;
    }
    const taken = attachTo(draftOf(useDrafts.getState(), where.key), text, file.name);
    setDraft(bridge, where.key, taken.draft);
    if (taken.kept < text.length || file.size > 4 * longestMessage) {
      notes.push(t('chat.clipped', { size: format.bytes(taken.kept) }));
    }
  }
  return notes;
}
