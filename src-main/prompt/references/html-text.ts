/** Elements whose content is no text of the page. */
const unread = /^(?:script|style|noscript|template|svg|math|head|iframe|object|canvas|select|nav|footer)$/u;
/** Elements that begin a line of their own. */
const block =
  /^(?:p|div|section|article|main|header|aside|h[1-6]|ul|ol|li|dl|dt|dd|table|tr|blockquote|pre|figure|figcaption|br|hr|form|address|details|summary)$/u;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  copy: '©',
  reg: '®',
  euro: '€',
  middot: '·',
  bull: '•',
  laquo: '«',
  raquo: '»',
  times: '×',
  deg: '°',
};

function decode(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/giu,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      const usable = code > 31 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
      return usable ? String.fromCodePoint(code) : ' ';
    },
  );
}

/** Where the tag that begins at `at` ends: behind its `>`, quoted values passed over; -1 when it never does. */
function tagEnd(html: string, at: number): number {
  let quote = '';
  for (let index = at; index < html.length; index += 1) {
    const char = html[index] ?? '';
    if (quote !== '') {
      if (char === quote) quote = '';
    } else if (char === '>') {
      return index + 1;
    } else if ((char === '"' || char === "'") && html[index - 1] === '=') {
      quote = char;
    }
  }
  return -1;
}

/**
 * The words of a page, one block a line, links and pictures as their words alone. Not a browser: what a script would make is not there.
 * Takes time linear in the length of the page.
 */
export function htmlText(html: string): { readonly title: string; readonly text: string } {
  let text = '';
  let title = '';
  let at = 0;
  /** The element whose content is being passed over, and how deep in elements of its name. */
  let skipping = '';
  let depth = 0;
  /** Beyond here no `>` is left, so that it is looked for once only. */
  let closed = true;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    const words = html.slice(at, open < 0 ? undefined : open);
    if (skipping === '') text += decode(words).replace(/\s+/gu, ' ');
    if (open < 0) break;
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      if (end < 0) break;
      at = end + 3;
      continue;
    }
    const match = /^<(\/?)([a-z][a-z0-9-]{0,40})/iu.exec(html.slice(open, open + 48));
    const end = match === null || !closed ? -1 : tagEnd(html, open + match[0].length);
    if (match === null || end < 0) {
      closed = closed && match === null;
      if (skipping === '') text += '<';
      at = open + 1;
      continue;
    }
    const name = (match[2] ?? '').toLowerCase();
    const closing = match[1] === '/';
    const empty = html[end - 2] === '/';
    at = end;
    if (name === 'title' && !closing && title === '') {
      const stop = html.indexOf('<', end);
      title = decode(html.slice(end, stop < 0 ? end + 300 : stop))
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, 300)
        .toWellFormed();
    }
    if (skipping === '' && !closing && !empty && unread.test(name)) {
      skipping = name;
      depth = 1;
    } else if (name === skipping && !empty) {
      depth += closing ? -1 : 1;
      if (depth === 0 || (closing && (name === 'script' || name === 'style'))) skipping = '';
    }
    if (skipping === '' && block.test(name)) text += name === 'li' && !closing ? '\n- ' : '\n';
    if (skipping === '' && (name === 'td' || name === 'th') && closing) text += ' | ';
  }
  const lines = text.split('\n').map((line) => line.trim());
  return {
    title,
    text: lines
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
  };
}
