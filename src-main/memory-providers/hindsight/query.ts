/** Tokens that a server takes as a query: older ones refuse more (500), so we stay below it by a good measure. */
const MOST_TOKENS = 400;

/**
 * A query as long as every server takes it: whole words from the beginning, within `maxChars` UTF-16 units. A token is taken for four
 * characters of a Latin word, one of any other script.
 */
export function cutQuery(query: string, maxChars = Infinity): string {
  const text = query.trim().slice(0, maxChars).toWellFormed();
  let tokens = 0;
  let end = 0;
  for (const found of text.matchAll(/[A-Za-z0-9]+|\s+|[^\sA-Za-z0-9]/gu)) {
    const [piece] = found;
    if (piece.trim() !== '') tokens += Math.ceil(piece.length / 4);
    if (tokens > MOST_TOKENS) return text.slice(0, end > 0 ? end : MOST_TOKENS * 4).trim();
    end = found.index + piece.length;
  }
  return text;
}
