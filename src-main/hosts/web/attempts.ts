/** Counts wrong tokens, so that guessing is slow and seen. */
export interface Attempts {
  /** Notes a wrong token. True when there were too many of late. */
  wrong(): boolean;
}

/** At most `limit` wrong tokens in `windowMs`. A right token is never held up by them: nobody can be locked out. */
export function createAttempts(limit: number, windowMs: number, now: () => number = Date.now): Attempts {
  let times: number[] = [];
  return {
    wrong() {
      const from = now() - windowMs;
      times = [...times.filter((time) => time > from), now()].slice(-(limit + 1));
      return times.length > limit;
    },
  };
}
