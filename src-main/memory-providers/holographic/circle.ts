/** A whole turn. */
export const TURN = 2 * Math.PI;
/** Into how many steps a turn is divided for atoms. */
export const STEPS = 65536;
/** One step, in radians. */
export const STEP = TURN / STEPS;

/** Cosine of each step. */
export const cosines = Float64Array.from({ length: STEPS }, (_, step) => Math.cos(step * STEP));
/** Sine of each step. */
export const sines = Float64Array.from({ length: STEPS }, (_, step) => Math.sin(step * STEP));
