const none: readonly RegExpExecArray[] = [];

/** Every match of an expression with the flag g, in order, as `String.matchAll` finds them but without a copy of the expression. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return none;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return found;
}
