import { memo, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import markdownOf from 'react-markdown';
import type { Components, ExtraProps } from 'react-markdown';
import rehypeHighlight from 'rehype-highlight';
import remarkGfm from 'remark-gfm';
import { useText } from '../i18n/language.tsx';
import { CopyButton } from './copy.tsx';
import { directionOf } from './direction.ts';
import { Icon } from './icons.tsx';
import { otherPlace, safeHref } from './links.ts';
import { isTooCostly, longestBlock, splitBlocks } from './markdown-blocks.ts';
import { PlainOnFault } from './plain-on-fault.tsx';
import { ProseText } from './prose-text.tsx';
import { rehypeHidden, textOf } from './rehype-hidden.ts';
import type { Element } from './rehype-hidden.ts';

/**
 * Where its words name another place than the one it leads to, that is said beside it: what a mouse would be told is told to all. Keys
 * that reach it show its address at the foot of the window; a screen reader has it from the title.
 */
function SafeLink({
  href,
  words,
  children,
}: {
  href: string | undefined;
  words: string;
  children: ReactNode;
}): ReactNode {
  const [reached, setReached] = useState(false);
  const safe = safeHref(href);
  if (safe === null) return <span title={href}>{children}</span>;
  const other = otherPlace(words, safe);
  return (
    <a
      href={safe}
      target="_blank"
      rel="noreferrer noopener"
      title={safe}
      onFocus={(event) => setReached(event.currentTarget.matches(':focus-visible'))}
      onBlur={() => setReached(false)}
    >
      {children}
      {other !== null && <bdi className="leads-to"> ({other})</bdi>}
      {reached &&
        createPortal(
          <bdi className="link-target" aria-hidden="true">
            {safe}
          </bdi>,
          document.body,
        )}
    </a>
  );
}

/** A picture is never loaded by itself, since that tells its server who reads: it is a link with its description. */
function PictureLink({ src, alt }: { src: string | undefined; alt: string | undefined }): ReactNode {
  const t = useText();
  const words = alt === undefined || alt === '' ? t('markdown.picture') : alt;
  return (
    <SafeLink href={src} words={words}>
      <Icon name="link" size={14} /> {words}
    </SafeLink>
  );
}

function CodeBlock({ node, children }: { node: Element | undefined; children: ReactNode }): ReactNode {
  const t = useText();
  const code = node?.children.find((child): child is Element => child.type === 'element' && child.tagName === 'code');
  const names = code?.properties['className'];
  const language = Array.isArray(names)
    ? names
        .map(String)
        .find((name) => name.startsWith('language-'))
        ?.slice('language-'.length)
    : undefined;
  return (
    <div className="code" dir="ltr">
      <div className="codehead">
        <span className="grow cut">{language ?? t('markdown.code')}</span>
        <CopyButton text={() => textOf(code).replace(/\n$/, '')} />
      </div>
      <pre className="pre" tabIndex={0}>
        {children}
      </pre>
    </div>
  );
}

type BlockTag = 'p' | 'li' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6' | 'blockquote' | 'td' | 'th';

/** Lays a block out in the direction its words are written in. */
function directed(Name: BlockTag): (props: ComponentProps<BlockTag> & ExtraProps) => ReactNode {
  return function Directed({ node, ...rest }) {
    const Tag = Name as 'p';
    const dir = directionOf(textOf(node));
    return <Tag {...(rest as ComponentProps<'p'>)} {...(dir === 'rtl' ? { dir } : {})} />;
  };
}

const components: Components = {
  a: ({ node, href, children }) => (
    <SafeLink href={href} words={textOf(node)}>
      {children}
    </SafeLink>
  ),
  img: ({ src, alt }) => <PictureLink src={typeof src === 'string' ? src : undefined} alt={alt} />,
  pre: ({ node, children }) => <CodeBlock node={node}>{children}</CodeBlock>,
  table: ({ children }) => (
    <div className="tables" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
  p: directed('p'),
  li: directed('li'),
  h1: directed('h1'),
  h2: directed('h2'),
  h3: directed('h3'),
  h4: directed('h4'),
  h5: directed('h5'),
  h6: directed('h6'),
  blockquote: directed('blockquote'),
  td: directed('td'),
  th: directed('th'),
};

const remarkPlugins = [remarkGfm];
const rehypePlugins: ComponentProps<typeof markdownOf>['rehypePlugins'] = [
  [rehypeHighlight, { detect: false, ignoreMissing: true }],
  rehypeHidden,
];
const noHighlight: ComponentProps<typeof markdownOf>['rehypePlugins'] = [rehypeHidden];

/** A definition that links elsewhere in the text refer to: such a text is formatted as a whole, as far as that goes. */
const definition = /^ {0,3}\[[^\]]+\]:/m;

export interface MarkdownProps {
  readonly text: string;
  /** True while it is still being written: its last block then changes with every word. */
  readonly writing?: boolean;
}

/**
 * Untrusted Markdown: no HTML, no pictures from elsewhere, links only to web pages and mail. It is formatted block by block: a block that
 * was on the screen before is not formatted again, and one that would hold up the window is shown as plain text.
 */
export const Markdown = memo(function Markdown({ text, writing = false }: MarkdownProps): ReactNode {
  const whole = !writing && definition.test(text) && text.length <= longestBlock;
  const blocks = whole ? [text] : splitBlocks(text);
  return blocks.map((block, index) => (
    <Block key={index} text={block} writing={writing && index === blocks.length - 1} />
  ));
});

/** A block above this many UTF-16 units gets its colours when it is whole. */
const longestColoured = 2000;

const Block = memo(function Block({ text, writing }: Required<MarkdownProps>): ReactNode {
  return (
    <PlainOnFault plain={<Plain text={text} />}>
      {writing && text.length >= longestColoured ? format(text, false) : formatted(text, !writing)}
    </PlainOnFault>
  );
});

/** A text that is not formatted. */
function Plain({ text }: { text: string }): ReactNode {
  return (
    <p className="plain">
      <ProseText text={text} />
    </p>
  );
}

/** Blocks that were formatted, the newest last, and how many characters they hold. */
const kept = new Map<string, ReactNode>();
let keptChars = 0;
const mostKept = 300_000;

/**
 * A block as elements. What is shown again (a row that is scrolled back to) is taken from what is kept, so that it does not hold up the
 * window. `keep` for a block that is whole: one that is still being written is another with the next word.
 */
function formatted(text: string, keep: boolean): ReactNode {
  const known = kept.get(text);
  if (known !== undefined) {
    kept.delete(text);
    kept.set(text, known);
    return known;
  }
  const fresh = format(text, true);
  if (!keep) return fresh;
  kept.set(text, fresh);
  keptChars += text.length;
  for (const [oldest] of kept) {
    if (keptChars <= mostKept) break;
    kept.delete(oldest);
    keptChars -= oldest.length;
  }
  return fresh;
}

/** The formatter holds no state of its own, so that it can be called like any function and what it gives be kept. */
function format(text: string, highlight: boolean): ReactNode {
  if (isTooCostly(text)) return <Plain text={text} />;
  try {
    return markdownOf({
      children: text,
      remarkPlugins,
      rehypePlugins: highlight ? rehypePlugins : noHighlight,
      components,
      urlTransform: (url) => url,
    });
  } catch {
    return <Plain text={text} />;
  }
}
