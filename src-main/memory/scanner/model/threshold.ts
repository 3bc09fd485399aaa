/**
 * How sure the model must be (log-odds), chosen by the validation parts of the practice sets, and by sets left out (b15, b17, b25): of a sentence in which no rule
 * found anything, of the words of a phrase or frame, of those of an order said around a corner, of those of a firm kind, and of a
 * sentence in another language.
 */
export const leastAlone = 2;
export const leastDirect = 1;
export const leastIndirect = 1;
export const leastFirm = 0;
export const leastForeign = 0.5;

/** How much surer it must be where words were put right before it read them. */
export const guessed = 0.6;
