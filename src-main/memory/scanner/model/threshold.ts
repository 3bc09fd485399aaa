/**
 * How sure the reader must be (log-odds), chosen by the validation parts of the practice sets: of a stretch in which no rule
 * found anything, of the words of a phrase or frame, of those of an order said around a corner, and of those of a firm kind.
 */
export const leastAlone = 2;
export const leastDirect = 0.5;
export const leastIndirect = 0.5;
export const leastFirm = -0.5;

/** How much surer it must be where words were put right before it read them. */
export const guessed = 0.6;

/** How much the model must have heard in a stretch for it to be read. */
export const leastHeard = -4;

/** How much of what the ear hears, in log-odds, is added to what the reader says; from this on, less is not counted. */
export const heardShare = 0.2;
export const leastCounted = -8;
