import type { ExtraProps } from 'react-markdown';
import { hasRightToLeft } from './direction.ts';
import { glyphWords } from './glyph-text.tsx';
import { proseRuns } from './prose-runs.ts';

/** A node of the tree that Markdown is formatted into. */
export type Element = NonNullable<ExtraProps['node']>;
export type Content = Element | Element['children'][number];

/** The text within a node of the tree. */
export function textOf(node: Content | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** What is laid out as one paragraph: the direction of its letters says which marks it may need. */
const paragraphs: ReadonlySet<string> = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th']);

/** A step behind the formatter: hidden characters of every text of the tree become boxed codes, as `ProseText` shows them. */
export function rehypeHidden(): (tree: { children: Content[] }) => void {
  return (tree) => revealIn(tree, false);
}

function revealIn(parent: { children: Content[] }, rightToLeft: boolean): void {
  parent.children = parent.children.flatMap((child): Content[] => {
    if (child.type === 'text') {
      return proseRuns(child.value, rightToLeft).map((run) =>
        run.kind === 'plain'
          ? { type: 'text', value: run.text }
          : boxOf(run.text, glyphWords(run.code, run.name, run.times)),
      );
    }
    if (child.type === 'element') revealIn(child, within(child, rightToLeft));
    return [child];
  });
}

/** Whether direction marks may stand in an element; in code they never do. */
function within(element: Element, rightToLeft: boolean): boolean {
  if (element.tagName === 'code') return false;
  return paragraphs.has(element.tagName) ? hasRightToLeft(textOf(element)) : rightToLeft;
}

function boxOf(text: string, { box, name }: ReturnType<typeof glyphWords>): Element {
  return {
    type: 'element',
    tagName: 'span',
    properties: { className: ['glyph'], role: 'img', ariaLabel: name, title: name, dataCode: box },
    children: [{ type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value: text }] }],
  };
}
