const none: readonly RegExpExecArray[] = [];

/**
 * Every match of an expression with the flag g, in order, as `String.matchAll` finds them. Most expressions find nothing in most
 * texts, and matchAll makes a copy of the expression before it looks: that is left out where there is nothing.
 */
export function matchesOf(text: string, pattern: RegExp): Iterable<RegExpExecArray> {
  pattern.lastIndex = 0;
  const some = pattern.test(text);
  pattern.lastIndex = 0;
  return some ? text.matchAll(pattern) : none;
}
