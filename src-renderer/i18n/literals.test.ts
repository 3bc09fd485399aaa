import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { catalog } from './catalog/index.ts';

const root = resolve(import.meta.dirname, '..');
const spoken = new Set([
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
  'note',
]);

/** Visible strings written into JSX: text between tags, and attributes that are read or shown. */
function literals(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const note = (node: ts.Node, text: string): void => {
    if (!/\p{L}/u.test(text)) return;
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && node.expression !== undefined && ts.isJsxElement(node.parent)) {
      const inner = node.expression;
      if (ts.isStringLiteral(inner) || ts.isNoSubstitutionTemplateLiteral(inner)) note(inner, inner.text);
    }
    if (ts.isJsxAttribute(node) && spoken.has(node.name.getText(tree)) && node.initializer !== undefined) {
      if (ts.isStringLiteral(node.initializer)) note(node, node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function components(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => join(dir, name));
}

/** Every `.ts` and `.tsx` of the renderer that may say something; the catalogue itself and tests do not count. */
function sources(): string {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|test-support|i18n.catalog/.test(name))
    .map((name) => readFileSync(join(root, name), 'utf8'))
    .join('\n');
}

describe('the catalogue', () => {
  it('holds no string that nothing says', () => {
    const code = sources();
    const beginnings = [...code.matchAll(/`([a-zA-Z][\w.]*\.)\$\{/g)].map((match) => match[1] ?? '');
    const unused = Object.keys(catalog).filter((key) => {
      const base = key.replace(/\.(?:one|other)$/, '');
      const literal = code.includes(`'${key}'`) || code.includes(`'${base}'`);
      return !literal && !beginnings.some((beginning) => key.startsWith(beginning));
    });
    expect(unused).toEqual([]);
  });
});

describe('what a screen says', () => {
  it('finds a literal when there is one', () => {
    const source = '<p title="Hello">Words {"more"} <b>{t("ok")}</b> 1 / 2</p>';
    expect(literals('x.tsx', source)).toEqual(['x.tsx:1 Hello', 'x.tsx:1 Words', 'x.tsx:1 more']);
  });

  it.each(['app', 'features', 'ui'])('comes from the catalogue, never from the code of %s', (part) => {
    const found = components(join(root, part)).flatMap((file) =>
      literals(file.slice(root.length + 1), readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
  });
});
