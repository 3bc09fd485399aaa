import { catalog } from './catalog/index.ts';
import { fill } from './text.ts';
import type { Language } from './text.ts';

/** Figures and times as people read them. Every time is milliseconds since 1970. */
export interface Format {
  /** `41,906` */
  number(n: number): string;
  /** `41.2k`, at most four figures: token counts. */
  compact(n: number): string;
  /** `125%`, of a number of hundredths. */
  percent(n: number): string;
  /** `1.2 MB` */
  bytes(n: number): string;
  /** `$0.04`; amounts under a cent keep two significant figures. */
  cost(usd: number): string;
  /** `412 ms`, `3.2 s`, `2 min` */
  duration(ms: number): string;
  /** `10:31` */
  time(at: number): string;
  /** `12 May`; with the year when it is not this one. */
  date(at: number): string;
  /** `12 May 2025, 10:31` */
  dateTime(at: number): string;
  /** What a list shows: the time today, the word for yesterday, the date before. */
  when(at: number): string;
  /** The same within a sentence: the time today, the date before. */
  stamp(at: number): string;
  /** A moment within a sentence: `today 10:31`, `yesterday 21:20`, `14 May 22:06`. */
  moment(at: number): string;
  /** How long something has waited: `26 min`, `9 h`, `3 d`. */
  age(at: number): string;
  /** How long ago, short: `just now`, `4 min ago`, `9 h ago`, `3 d ago`. */
  ago(at: number): string;
  /** `August 2025` */
  month(at: number): string;
  /** `August` */
  monthName(at: number): string;
}

const locales: Record<Language, string> = { en: 'en-GB', zh: 'zh-CN' };
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Midnight of the local day that holds `at`. */
export function startOfDay(at: number): number {
  const date = new Date(at);
  date.setHours(0, 0, 0, 0);
  return date.getTime();
}

/** Formatters for one language. `now` is the clock, so that tests can hold it still. */
export function createFormat(language: Language, now: () => number = Date.now): Format {
  const locale = locales[language];
  const plain = new Intl.NumberFormat(locale);
  const timeOfDay = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' });
  const dayMonthYear = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' });
  const monthYear = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' });
  const monthOnly = new Intl.DateTimeFormat(locale, { month: 'long' });

  const unit = (value: number, name: string, digits: number): string =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'short',
      maximumFractionDigits: digits,
    }).format(value);

  const scaled = (n: number, step: number, names: readonly string[]): [number, string] => {
    let value = n;
    let index = 0;
    while (Math.abs(value) >= step && index < names.length - 1) {
      value /= step;
      index += 1;
    }
    return [value, names[index] ?? ''];
  };

  const format: Format = {
    number: (n) => plain.format(n),
    compact(n) {
      const [value, suffix] = scaled(n, 1000, ['', 'k', 'M', 'G']);
      return `${new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }).format(value)}${suffix}`;
    },
    percent: (n) => new Intl.NumberFormat(locale, { style: 'percent' }).format(n / 100),
    bytes(n) {
      const [value, name] = scaled(n, 1024, ['B', 'kB', 'MB', 'GB', 'TB']);
      const digits = value < 10 && name !== 'B' ? 1 : 0;
      return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} ${name}`;
    },
    cost: (usd) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        currencyDisplay: 'narrowSymbol',
        ...(usd > 0 && usd < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 2 }),
      }).format(usd),
    duration(ms) {
      if (ms < 1000) return unit(Math.round(ms), 'millisecond', 0);
      if (ms < minute) return unit(ms / 1000, 'second', 1);
      return ms < hour ? unit(ms / minute, 'minute', 0) : unit(ms / hour, 'hour', 1);
    },
    time: (at) => timeOfDay.format(at),
    date: (at) => (new Date(at).getFullYear() === new Date(now()).getFullYear() ? dayMonth : dayMonthYear).format(at),
    dateTime: (at) => `${dayMonthYear.format(at)} ${timeOfDay.format(at)}`,
    when(at) {
      const today = startOfDay(now());
      if (at >= today && at < today + day) return timeOfDay.format(at);
      if (at < today && at >= startOfDay(today - hour)) return catalog['common.yesterday'][language];
      return format.date(at);
    },
    stamp: (at) => (at >= startOfDay(now()) ? timeOfDay.format(at) : format.date(at)),
    moment(at) {
      const today = startOfDay(now());
      const day = at >= today ? 'common.todayIn' : at >= startOfDay(today - hour) ? 'common.yesterdayIn' : null;
      return `${day === null ? format.date(at) : catalog[day][language]} ${timeOfDay.format(at)}`;
    },
    age(at) {
      const age = Math.max(0, now() - at);
      if (age < minute) return catalog['common.nowShort'][language];
      const [unitKey, n] =
        age < hour
          ? (['common.minutes', age / minute] as const)
          : age < day
            ? (['common.hours', age / hour] as const)
            : (['common.days', age / day] as const);
      return fill(catalog[unitKey][language], { n: plain.format(Math.floor(n)) });
    },
    ago(at) {
      const age = Math.max(0, now() - at);
      if (age < minute) return catalog['common.now'][language];
      const say = (key: 'common.ago.minute' | 'common.ago.hour' | 'common.ago.day', length: number): string =>
        fill(catalog[key][language], { n: plain.format(Math.floor(age / length)) });
      if (age < hour) return say('common.ago.minute', minute);
      return age < day ? say('common.ago.hour', hour) : say('common.ago.day', day);
    },
    month: (at) => monthYear.format(at),
    monthName: (at) => monthOnly.format(at),
  };
  return format;
}
