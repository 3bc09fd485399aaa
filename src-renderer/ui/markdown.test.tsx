import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '../patience.test-support.ts';
import { safeHref } from './links.ts';
import { Markdown } from './markdown.tsx';

afterEach(cleanup);

describe('untrusted Markdown', () => {
  it('shows HTML as the text it is', () => {
    const { container } = render(
      <Markdown text={'<img src=x onerror="alert(1)"> <b>bold</b>\n\n<script>alert(1)</script>'} />,
    );
    expect(container.querySelector('img, script, b')).toBeNull();
    expect(container.textContent).toContain('<script>alert(1)</script>');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'vbscript:x',
    '#/approvals/0a1b2c3d',
    '/relative',
    'ftp://example.org',
  ])('makes no link of %s', (url) => {
    expect(safeHref(url)).toBeNull();
    render(<Markdown text={`[words](<${url}>)`} />);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows where a link leads when keys reach it, as a mouse is told', () => {
    render(<Markdown text="[words](https://example.org/a?b=c)" />);
    const link = screen.getByRole('link', { name: 'words' });
    act(() => link.focus());
    const target = document.querySelector('.link-target');
    expect(target?.textContent).toBe('https://example.org/a?b=c');
    expect(target?.getAttribute('aria-hidden')).toBe('true');
    expect(link.title).toBe('https://example.org/a?b=c');
    act(() => link.blur());
    expect(document.querySelector('.link-target')).toBeNull();
  });

  it('opens web links outside, without telling where from', () => {
    render(<Markdown text="[words](https://example.org/a?b=c)" />);
    const link = screen.getByRole('link', { name: 'words' });
    expect(link).toHaveProperty('href', 'https://example.org/a?b=c');
    expect(link.getAttribute('rel')).toBe('noreferrer noopener');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('says where a link leads when its words name another place', () => {
    render(<Markdown text="[bank.example](https://evil.example/bank.example) [words](https://example.org)" />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'bank.example (evil.example)',
      'words',
    ]);
  });

  it('boxes what is hidden in words, links and code, and leaves the text what it was', async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(written.push(text)) },
    });
    const { container } = render(
      <Markdown
        text={
          'a **\u202eb** [c\u200b](https://example.org)\n\n```js\nlet x; // \u2066 no\n```\n\nשלום \u200f(API) `x\u200f`'
        }
      />,
    );
    const boxes = [...container.querySelectorAll<HTMLElement>('.glyph')];
    expect(boxes.map((box) => box.dataset['code'])).toEqual(['U+202E', 'U+200B', 'U+2066', 'U+200F']);
    expect(boxes[0]?.closest('strong')?.textContent).toBe('\u202eb');
    expect(screen.getByRole('img', { name: 'right-to-left override' }).textContent).toBe('\u202e');
    expect(container.querySelector('[dir="rtl"]')?.textContent).toBe('שלום \u200f(API) x\u200f');
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await eventually(() => expect(written).toEqual(['let x; // \u2066 no']));
  });

  it('never loads a picture: it is a link with its description', () => {
    const { container } = render(<Markdown text="![a cat](https://example.org/cat.png)" />);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'a cat' })).toBeTruthy();
  });

  it('shows what nests too deep to format as plain text', () => {
    const { container, rerender } = render(<Markdown text={`${'> '.repeat(4000)}end`} />);
    expect(container.querySelector('blockquote')).toBeNull();
    expect(container.textContent).toContain('end');
    rerender(<Markdown text={Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- item`).join('\n')} />);
    expect(container.querySelector('li')).toBeNull();
  });

  it('formats a long text block by block, and leaves out only the block that is too long', () => {
    const { container } = render(<Markdown text={`**one**\n\n${'- item\n'.repeat(3000)}\nlast **two**`} />);
    expect([...container.querySelectorAll('strong')].map((each) => each.textContent)).toEqual(['one', 'two']);
    expect(container.querySelector('li')).toBeNull();
  });

  it('highlights code, names its language and offers to copy it', () => {
    const { container } = render(<Markdown text={'```ts\nconst a = 1;\n```'} />);
    expect(container.querySelector('.hljs-keyword')?.textContent).toBe('const');
    expect(screen.getByText('ts')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  });

  it('lays each block out in the direction of its own words, code always left to right', () => {
    const { container } = render(<Markdown text={'API هذا شرح\n\nplain\n\n```\ncode\n```'} />);
    expect([...container.querySelectorAll('p')].map((p) => p.getAttribute('dir'))).toEqual(['rtl', null]);
    expect(container.querySelector('.code')?.getAttribute('dir')).toBe('ltr');
  });
});
