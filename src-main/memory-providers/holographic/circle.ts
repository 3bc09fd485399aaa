/** A whole turn. */
export const TURN = 2 * Math.PI;
/** Into how many steps a turn is divided for atoms. */
export const STEPS = 65536;
/** One step, in radians. */
export const STEP = TURN / STEPS;

/** Cosine and sine of each step, side by side, so that both are in the cache when one is. */
export const circle = new Float64Array(2 * STEPS);
for (let step = 0; step < STEPS; step += 1) {
  circle[2 * step] = Math.cos(step * STEP);
  circle[2 * step + 1] = Math.sin(step * STEP);
}
