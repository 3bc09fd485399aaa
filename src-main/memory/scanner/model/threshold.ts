/**
 * How sure must be, in log-odds, what ear and reader say together, chosen by the validation parts of the practice sets: of a stretch
 * in which no rule found anything, of one with the words of a phrase or frame, of those of an order said around a corner, and of those
 * of a firm kind.
 */
export const leastAlone = 1.5;
export const leastDirect = 1;
export const leastIndirect = 1;
export const leastFirm = 1;

/** The same of a text that is in disguise for a good part, or in a code that pages and mail do not use: honest notes hardly are. */
export const leastVeiled = 0;

/**
 * How much surer of these families, where no rule found anything: honest notes say most of what such orders say (send, report, be, may),
 * and nearly all of the orders are found all the same.
 */
export const surerOf: Readonly<Record<string, number>> = { exfil: 0.5 };

/** How much surer it must be where words were put right before they were read, and where it is not certain that they were right. */
export const righted = 0.5;
export const guessed = 2.5;

/** How much less is believed of what was put into English: words without their order say less. */
export const foreignDoubt = 1.5;

/** How much less is believed of the words of a hit with a few beside them than of their sentence: cut short, much sounds like an order. */
export const nearDoubt = 1.5;

/** How much the ear must have heard in a stretch for it to be read. */
export const leastHeard = -3.5;

/** How much of what the ear hears is added to what the reader says; from this on, less is not counted. */
export const heardShare = 0.2;
export const leastCounted = -8;
