import type { Destination } from '../contract/shell.ts';

/** The scheme by which other programs lead into the app. */
export const LINK_SCHEME = 'hermes-desk';

/** Longer than any link of ours. */
const MAX_LENGTH = 1000;
/** Ids as we and Hermes make them; nothing in them can leave the part of an address they stand in. */
const id = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,199}$/;
const messageId = /^[1-9]\d{0,14}$/;
/** A node is a skill (its path within `skills/`) or a memory (`memory:user:<id>`). */
const node = /^[\p{L}\p{N}][\p{L}\p{N}_.:/ -]{0,299}$/u;

/**
 * Reads `hermes-desk://session/ID`, `.../session/ID/message/ID`, `.../memory/ID` and `.../node/ID`. A link is text of anybody's:
 * it leads to a place and says nothing else; null for whatever is not exactly one of these forms.
 */
export function parseLink(text: string): Destination | null {
  if (text.length > MAX_LENGTH || /[\p{Cc}\p{Cf}\s\\]/u.test(text)) return null;
  const [, rest = ''] = /^hermes-desk:\/\/([^?#@]+)$/i.exec(text) ?? [];
  const parts = rest.replace(/\/$/, '').split('/').map(decode);
  const [kind, first, second, third, ...more] = parts;
  if (first === undefined || first === null || more.length > 0 || parts.includes(null)) return null;
  if (kind === 'session' && id.test(first)) {
    if (second === undefined) return { kind: 'session', session: first, message: null };
    const isMessage = second === 'message' && typeof third === 'string' && messageId.test(third);
    return isMessage ? { kind: 'session', session: first, message: Number(third) } : null;
  }
  if (second !== undefined) return null;
  if (kind === 'memory' && id.test(first)) return { kind: 'memory', entry: first };
  if (kind === 'node' && node.test(first) && !first.split('/').includes('..')) return { kind: 'node', node: first };
  return null;
}

/** The link that leads to a session, a message of it, a memory or a node; null for a place that has none. */
export function formatLink(to: Destination): string | null {
  const link = (...parts: readonly string[]): string => `${LINK_SCHEME}://${parts.map(encodeURIComponent).join('/')}`;
  switch (to.kind) {
    case 'session':
      return to.message === null
        ? link('session', to.session)
        : link('session', to.session, 'message', String(to.message));
    case 'memory':
      return link('memory', to.entry);
    case 'node':
      return link('node', to.node);
    default:
      return null;
  }
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
