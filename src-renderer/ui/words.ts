/** Whether every word of the query is a substring of the text; no fuzziness, so no surprises. */
export function hasAllWords(text: string, query: string): boolean {
  const lower = text.toLocaleLowerCase();
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}
