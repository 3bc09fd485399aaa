/** What the last block of a system prompt says of its conversation. */
export interface ConversationFacts {
  readonly startedAt: number;
  readonly session: string;
  readonly model: string;
  readonly provider: string;
  readonly platform: string;
  /** IANA name of the zone to write the date in; null for the machine's own. */
  readonly timeZone: string | null;
}

function part(
  at: number,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  type: Intl.DateTimeFormatPartTypes,
): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, ...options }).formatToParts(at);
  return parts.find((each) => each.type === type)?.value ?? '';
}

/** The zone, its abbreviation where it has one, and its distance from UTC: `Europe/Berlin, CET, UTC+01:00`. */
function zoneWords(at: number, timeZone: string): string {
  const short = part(at, timeZone, { timeZoneName: 'short' }, 'timeZoneName');
  const offset = part(at, timeZone, { timeZoneName: 'longOffset' }, 'timeZoneName').replace(/^GMT/u, '');
  const abbreviation = /^(?:GMT|UTC)[+-]/u.test(short) ? [] : [short];
  return [timeZone, ...abbreviation, `UTC${offset === '' ? '+00:00' : offset}`].join(', ');
}

function usableZone(name: string | null): string {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (name === null || name === '') return own;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return own;
  }
}

/**
 * The last block: the date the conversation began (never the time of day, so that prompts of one day are alike), then
 * session, model, provider and platform, a line each, as Hermes writes and compares them.
 */
export function conversationBlock(facts: ConversationFacts): string {
  const zone = usableZone(facts.timeZone);
  const at = facts.startedAt;
  const weekday = part(at, zone, { weekday: 'long' }, 'weekday');
  const month = part(at, zone, { month: 'long' }, 'month');
  const day = part(at, zone, { day: '2-digit' }, 'day');
  const year = part(at, zone, { year: 'numeric' }, 'year');
  return [
    `Conversation started: ${weekday}, ${month} ${day}, ${year} (${zoneWords(at, zone)})`,
    `Session ID: ${facts.session}`,
    `Model: ${facts.model}`,
    `Provider: ${facts.provider}`,
    `Platform: ${facts.platform}`,
  ].join('\n');
}
