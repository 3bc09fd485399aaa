/** Calendar arithmetic in one time zone: where a year, quarter, month, week or day begins. */
export interface Calendar {
  /** Year, month (0 to 11) and day of the month at a time. */
  parts(time: number): { year: number; month: number; day: number };
  /** The first instant of a day; months and days may run over, as with `Date`. */
  start(year: number, month: number, day: number): number;
}

/** The zone this process runs in: what a person reads on the map. */
export const localCalendar: Calendar = {
  parts(time) {
    const d = new Date(time);
    return { year: d.getFullYear(), month: d.getMonth(), day: d.getDate() };
  },
  start: (year, month, day) => new Date(year, month, day).getTime(),
};

/** UTC, for results that must not depend on the machine. */
export const utcCalendar: Calendar = {
  parts(time) {
    const d = new Date(time);
    return { year: d.getUTCFullYear(), month: d.getUTCMonth(), day: d.getUTCDate() };
  },
  start: (year, month, day) => Date.UTC(year, month, day),
};
