import { cleanup, fireEvent, render } from '@testing-library/react';
import type { Message } from '@shared/contract/index.ts';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BridgeProvider } from '../../bridge/context.tsx';
import { fakeCore } from '../../bridge/fake.test-support.ts';
import { ConversationRow } from './conversation-row.tsx';
import { LooseRows } from './local-rows.tsx';
import { longestAnswer } from './long-text.tsx';
import { MessageRow } from './message-row.tsx';
import { createPane, PaneProvider } from './pane.tsx';
import { aMessage } from './rows.test-support.ts';

/** Texts that are made to run, to lead astray, or to be too much. */
const hostile: readonly (readonly [string, string])[] = [
  ['a script', '<script>window.hit = 1</script>'],
  ['a picture with a handler', '<img src=x onerror="window.hit = 1">'],
  ['an SVG with a script', '<svg onload="window.hit = 1"><script>window.hit = 1</script></svg>'],
  ['a frame', '<iframe srcdoc="<script>parent.hit = 1</script>"></iframe>'],
  [
    'a form that leads away',
    '<form action="https://example.org"><button formaction="javascript:hit=1">x</button></form>',
  ],
  ['styles over the whole window', '<style>*{display:none}</style><div style="position:fixed;inset:0">x</div>'],
  ['a script link', '[click](javascript:window.hit=1) <javascript:window.hit=1>'],
  ['a script link in disguise', '[click](java\tscript:hit=1) [x](JaVaScRiPt:hit=1) [y](&#106;avascript:hit=1)'],
  ['a file link', '[keys](file:///etc/passwd) ![x](file:///etc/passwd)'],
  ['a data link', '[x](data:text/html,<script>hit=1</script>) ![x](data:image/svg+xml,<svg onload=hit=1>)'],
  ['a link into the app', '[approve](#/approvals/0a1b2c3d) [x](/launch?t=1) [y](//example.org)'],
  ['a picture that tells who reads', '![x](https://example.org/pixel.png) ![y][z]\n\n[z]: https://example.org/p.png'],
  ['a reference to a script', '[x][y]\n\n[y]: javascript:hit=1'],
  ['a footnote', 'x[^1]\n\n[^1]: <img src=x onerror=hit=1>'],
  ['a fence that never ends', '```html\n<script>hit=1</script>\n'],
  ['a fence with a name that breaks out', '```"><img src=x onerror=hit=1>\ncode\n```'],
  ['a thousand nested lists', Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n')],
  ['a thousand nested quotes', `${'> '.repeat(1000)}end`],
  ['a thousand brackets', `${'['.repeat(1000)}x${']'.repeat(1000)}`],
  ['a huge table', `|${' a |'.repeat(200)}\n|${'---|'.repeat(200)}\n${`|${' 1 |'.repeat(200)}\n`.repeat(50)}`],
  [
    'a table of a hundred thousand cells',
    `|${' a |'.repeat(100)}\n|${'---|'.repeat(100)}\n${`|${' 1 |'.repeat(100)}\n`.repeat(1000)}`,
  ],
  ['five thousand headings', '# head\n\n'.repeat(5000)],
  [
    'pictures and sums as code',
    '```mermaid\ngraph TD; click A "javascript:hit=1"\n```\n\n$$\\href{javascript:hit=1}{x}$$ `$x$`',
  ],
  [
    'a link whose words are another address',
    '[https://bank.example](https://evil.example/) <https://bank.example@evil.example>',
  ],
  ['characters that cannot be seen, by the thousand', 'a\u200bb\u202e'.repeat(10_000)],
  ['ten megabytes in one line', 'x'.repeat(10_000_000)],
  ['letters under heaps of marks', `Z${'\u0300\u0301\u0302\u0303'.repeat(2000)}algo`],
  ['orders to turn the text around', 'safe \u202egnp.exe\u202c \u2067hidden\u2069 \u200f'],
  ['control characters', 'a\u0000b\u0007c\u001b[31mred\u001b[0m\u0085'],
  ['half an emoji', 'x \ud83d y \udc00'],
  ['markup of the app itself', '</div></article><div class="ask"><button>Approve</button></div>'],
];

/** Elements that run, load or send, none of which any of this may become. */
const active = 'script, img, svg:not(.i), iframe, object, embed, form, style, link, base, meta, video, audio, source';

let pane = createPane('main');
beforeEach(() => {
  pane = createPane('main');
  pane.conversation.show('s');
  Reflect.deleteProperty(window, 'hit');
});
afterEach(cleanup);

const core = fakeCore({});
function Within({ children }: { children: ReactNode }): ReactNode {
  return (
    <BridgeProvider bridge={core.bridge}>
      <PaneProvider pane={pane}>{children}</PaneProvider>
    </BridgeProvider>
  );
}

function row(message: Message): ReactNode {
  return <MessageRow message={message} head target={false} onResend={() => undefined} onBranch={() => undefined} />;
}

const places: readonly (readonly [string, (text: string) => ReactNode])[] = [
  ['what the person said', (text) => row(aMessage({ id: 1, content: text }))],
  ['an answer', (text) => row(aMessage({ id: 1, role: 'assistant', content: text, reasoning: text }))],
  ['a line of the app', (text) => row(aMessage({ id: 1, role: 'note', displayKind: 'turn_failed', content: text }))],
  [
    'a call of a tool',
    (text) =>
      row(
        aMessage({
          id: 1,
          role: 'assistant',
          content: '',
          toolCalls: [{ id: 'c', name: text.slice(0, 500), arguments: text }],
        }),
      ),
  ],
  [
    'an answer that streams in',
    (text) => {
      pane.live.reset({
        session: 's',
        turn: 't',
        startedAt: 0,
        text,
        reasoning: text,
        tools: [],
        notice: text.slice(0, 500),
        queued: [],
        asks: [],
      });
      return (
        <ConversationRow message={null} head target={false} onResend={() => undefined} onBranch={() => undefined} />
      );
    },
  ],
  [
    'the answer of a command',
    (text) => {
      pane.locals.add(text, null, {
        heading: text,
        lines: [{ term: text.slice(0, 500), text }],
        note: text.slice(0, 500),
      });
      return <LooseRows />;
    },
  ],
];

it.each(places)('orders to turn the text around stand apart and turn nothing in %s', (_, show) => {
  const { container } = render(<Within>{show('safe \u202egnp.exe\u202c \u2067hidden\u2069')}</Within>);
  for (const fold of container.querySelectorAll<HTMLElement>('[aria-expanded="false"]')) fireEvent.click(fold);
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const bare: string[] = [];
  let boxed = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!/[\u202a-\u202e\u2066-\u2069]/.test(node.textContent ?? '')) continue;
    if (node.parentElement?.closest('.glyph') == null) bare.push(node.textContent ?? '');
    else boxed += 1;
  }
  expect(bare).toEqual([]);
  expect(boxed).toBeGreaterThanOrEqual(4);
});

describe.each(places)('hostile content in %s', (_, show) => {
  it.each(hostile)('does nothing and stays in bounds: %s', (_name, text) => {
    const { container } = render(<Within>{show(text)}</Within>);
    expect(window).not.toHaveProperty('hit');
    expect([...container.querySelectorAll(active)].map((element) => element.outerHTML.slice(0, 100))).toEqual([]);
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^srcdoc$|^formaction$|^style$/);
        if (name === 'href') expect(value).toMatch(/^(?:https?|mailto):|^#/);
        if (name === 'target') expect(element.getAttribute('rel')).toBe('noreferrer noopener');
      }
    }
    // A link within the app is the app's own (a footnote and its way back), never one that was written.
    expect(container.querySelector('a[href*="approvals"]')).toBeNull();
    expect(container.querySelectorAll('*').length).toBeLessThan(25_000);
    let depth = 0;
    for (const element of container.querySelectorAll('*')) {
      let up = 0;
      for (let at: Element | null = element; at !== null && up <= 400; at = at.parentElement) up += 1;
      depth = Math.max(depth, up);
    }
    expect(depth).toBeLessThan(400);
  });
});

it('an answer of megabytes that streams in puts no more on the page than its row will', () => {
  const text = `${'x'.repeat(10_000_000)}\n\n${'word\n\n'.repeat(200_000)}`;
  pane.live.reset({
    session: 's',
    turn: 't',
    startedAt: 0,
    text,
    reasoning: '',
    tools: [],
    notice: '',
    queued: [],
    asks: [],
  });
  const { container } = render(
    <Within>
      <ConversationRow message={null} head target={false} onResend={() => undefined} onBranch={() => undefined} />
    </Within>,
  );
  const streamed = container.querySelector('.prose.streaming');
  expect(streamed?.textContent.length).toBeGreaterThan(longestAnswer);
  expect(streamed?.textContent.length).toBeLessThan(longestAnswer + 100);
  expect(streamed?.querySelector('button')?.textContent).toMatch(/^Show all of it/);
});
