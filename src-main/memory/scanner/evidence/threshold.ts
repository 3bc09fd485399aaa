/** What a sentence starts from, in hundredths. Written by bench/scanner-train.ts. */
export const bias = 72;

/** What its signs must reach, in hundredths. */
export const threshold = 120;
