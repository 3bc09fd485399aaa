/** How texts and times of every kind of node are read. */

const LABEL = 80;

/** First line without heading marks, cut at 80 characters, as Hermes titles its cards. */
export function titleOf(text: string): string {
  const line = (text.trim().split('\n', 1)[0] ?? '').replace(/^[#\s]+/, '').trim();
  const chars = [...line];
  return chars.length > LABEL ? `${chars.slice(0, LABEL).join('')}…` : line;
}

/** A time that can be one: finite and after 1970; others are as good as unknown. */
export function known(time: number | null): number | null {
  return time !== null && Number.isFinite(time) && time > 0 ? time : null;
}
