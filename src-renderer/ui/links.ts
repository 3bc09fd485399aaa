/** The address a link may lead to: web pages and mail, nothing else; never a script, a file, or a place of this app. */
export function safeHref(url: string | undefined): string | null {
  if (url === undefined) return null;
  try {
    const parsed = new URL(url);
    return ['http:', 'https:', 'mailto:'].includes(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

/** Words that read as an address by themselves: a web page, a host with or without a path, or mail. */
const address = /^(?:https?:\/\/|mailto:)?(?:[^\s/@]*@)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;

/**
 * Where a link leads, when its words name another place: the host, or the address of a mail. Null for words that name no place, or the one
 * it leads to. `href` is an address that `safeHref` answered.
 */
export function otherPlace(words: string, href: string): string | null {
  const named = address
    .exec(words.trim())?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '');
  if (named === undefined) return null;
  const { protocol, hostname, pathname } = new URL(href);
  const host = protocol === 'mailto:' ? (pathname.split('@').at(-1) ?? '') : hostname;
  const real = host.toLowerCase().replace(/^www\./, '');
  if (real === named || real.endsWith(`.${named}`)) return null;
  return protocol === 'mailto:' ? pathname : hostname;
}
