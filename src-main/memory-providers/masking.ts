import type { Json } from '@shared/contract/common.ts';
import { stripRecall } from '@shared/memory/recall-fence.ts';
import type { ProviderEvent, ProviderSession, SyncedMessage } from './events.ts';

/** Pictures and files written into a text as they are: masking would only break them. */
const dataUrl = /data:[\w.+-]+\/[\w.+-]+(?:;[\w.+-]+=[\w.+-]+)*;base64,[A-Za-z0-9+/=_-]+/gu;

/** Masks what leaves the app, and leaves `data:` addresses whole. */
export function maskText(text: string, redact: (text: string) => string): string {
  if (!text.includes(';base64,')) return redact(text);
  let out = '';
  let from = 0;
  for (const found of text.matchAll(dataUrl)) {
    out += redact(text.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return out + redact(text.slice(from));
}

/** The same for every text inside a JSON value; keys stay as they are. */
export function maskJson(value: Json, redact: (text: string) => string): Json {
  if (typeof value === 'string') return maskText(value, redact);
  if (Array.isArray(value)) return value.map((one) => maskJson(one, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskJson(one, redact)]));
}

/** An event as a provider may see it: secrets masked everywhere, recalled memory taken out of what was said. */
export function cleanEvent(event: ProviderEvent, redact: (text: string) => string): ProviderEvent {
  const text = (words: string): string => maskText(stripRecall(words), redact);
  const session = (one: ProviderSession): ProviderSession => maskSession(one, redact);
  const perhaps = (one: ProviderSession | null): ProviderSession | null => (one === null ? null : session(one));
  const messages = (all: readonly SyncedMessage[]): SyncedMessage[] =>
    all.map((message) => ({
      ...message,
      content: text(message.content),
      toolCalls: message.toolCalls.map((call) => ({ ...call, arguments: text(call.arguments) })),
    }));
  switch (event.type) {
    case 'turn':
      return {
        ...event,
        session: session(event.session),
        user: text(event.user),
        assistant: text(event.assistant),
        messages: messages(event.messages),
      };
    case 'mirror':
      return {
        ...event,
        session: perhaps(event.session),
        content: text(event.content),
        previousContent: event.previousContent === null ? null : text(event.previousContent),
      };
    case 'session_ended':
    case 'compressing': {
      const { type, at } = event;
      // A whole conversation is long, and most providers look at none of it here.
      let clean: SyncedMessage[] | null = null;
      return {
        ...{ type, at, session: session(event.session) },
        get messages() {
          clean ??= messages(event.messages);
          return clean;
        },
      };
    }
    case 'session_switched':
      return { ...event, from: session(event.from), to: session(event.to) };
    case 'upload':
      return { ...event, session: perhaps(event.session), content: text(event.content) };
  }
}

/** A conversation with what people wrote into its title masked. */
export function maskSession(session: ProviderSession, redact: (text: string) => string): ProviderSession {
  return session.title === null ? session : { ...session, title: maskText(session.title, redact) };
}
