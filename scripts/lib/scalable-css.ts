/**
 * Makes the style sheets scale with one number: the font size of the root. Lengths in px become rem (16 px each), so that text, boxes
 * and distances grow together; widths asked of the window become widths asked of the page in rem, so that a window with large text
 * is a narrow one. Hairlines and outlines, up to 2 px, stay as they are.
 */
const REM = 16;
const HAIRLINE = 2;
/** The name of the container that is the page (ui/parts.css). */
const PAGE = 'app';

/** The part of PostCSS this uses; it comes with Vite. */
interface Declaration {
  value: string;
}
interface AtRule {
  name: string;
  params: string;
}
interface Plugin {
  readonly postcssPlugin: string;
  Declaration(declaration: Declaration): void;
  AtRule: Readonly<Record<string, (rule: AtRule) => void>>;
}

const length = /(?<![\w.#-])(-?)(\d*\.?\d+)px\b/g;

/** A value with its lengths in rem. What stands in quotes or in an address is no length. */
export function inRem(value: string): string {
  if (!value.includes('px') || /url\(|["']/.test(value)) return value;
  return value.replace(length, (whole, sign: string, number: string) => {
    const px = Number(number);
    return px <= HAIRLINE ? whole : `${sign}${String(Math.round((px / REM) * 10_000) / 10_000)}rem`;
  });
}

/** A question about the window's width or height as one about the page's, in rem; null for any other question. */
export function asPageQuery(params: string): string | null {
  const onlySizes =
    /^\((?:(?:min|max)-(?:width|height):|width|height)[^()]*\)(?: and \((?:min|max)-(?:width|height):[^()]*\))*$/;
  return onlySizes.test(params) ? `${PAGE} ${inRem(params)}` : null;
}

/** The plugin. */
export function scalableCss(): Plugin {
  return {
    postcssPlugin: 'scalable-css',
    Declaration(declaration) {
      const value = inRem(declaration.value);
      if (value !== declaration.value) declaration.value = value;
    },
    AtRule: {
      media(rule) {
        const query = asPageQuery(rule.params);
        if (query === null) return;
        rule.name = 'container';
        rule.params = query;
      },
    },
  };
}
