import type { ReactNode } from 'react';

/** A piece of a text that may hide something. */
export interface GlyphPiece {
  readonly text: string;
  /** `U+200B` and its name, when the piece is one character that cannot be seen. */
  readonly hidden?: { readonly code: string; readonly name: string } | undefined;
  /** True when the scanner marked it. */
  readonly found?: boolean | undefined;
}

/** What `Glyph` shows for a character, `times` in a row. */
export function glyphWords(code: string, name: string, times: number): { readonly box: string; readonly name: string } {
  const more = times === 1 ? '' : ` ×${String(times)}`;
  return { box: `${code}${more}`, name: `${name}${more}` };
}

/**
 * A hidden character as a boxed code. The character itself stays in the text, without size and cut off from the direction of what
 * is around it, so that what is copied or looked for is what was written.
 */
export function Glyph({
  text,
  code,
  name,
  times = 1,
}: {
  text: string;
  code: string;
  name: string;
  times?: number;
}): ReactNode {
  const words = glyphWords(code, name, times);
  return (
    <span className="glyph" role="img" aria-label={words.name} title={words.name} data-code={words.box}>
      <span>{text}</span>
    </span>
  );
}

/** Text in which a hidden character is a boxed code and a finding is washed and underlined. */
export function GlyphText({ pieces }: { pieces: readonly GlyphPiece[] }): ReactNode {
  return pieces.map((piece, index) => {
    const inner = piece.hidden === undefined ? piece.text : <Glyph text={piece.text} {...piece.hidden} />;
    return piece.found === true ? (
      <span key={index} className="found">
        {inner}
      </span>
    ) : (
      <span key={index}>{inner}</span>
    );
  });
}
