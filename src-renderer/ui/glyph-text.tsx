import type { ReactNode } from 'react';

/** A piece of a text that may hide something. */
export interface GlyphPiece {
  readonly text: string;
  /** `U+200B` and its name, when the piece is one character that cannot be seen. */
  readonly hidden?: { readonly code: string; readonly name: string } | undefined;
  /** True when the scanner marked it. */
  readonly found?: boolean | undefined;
}

/** Text in which a hidden character is a boxed code and a finding is washed and underlined. */
export function GlyphText({ pieces }: { pieces: readonly GlyphPiece[] }): ReactNode {
  return pieces.map((piece, index) => {
    const inner =
      piece.hidden === undefined ? (
        piece.text
      ) : (
        <span className="glyph" role="img" aria-label={piece.hidden.name} title={piece.hidden.name}>
          {piece.hidden.code}
        </span>
      );
    return piece.found === true ? (
      <span key={index} className="found">
        {inner}
      </span>
    ) : (
      <span key={index}>{inner}</span>
    );
  });
}
