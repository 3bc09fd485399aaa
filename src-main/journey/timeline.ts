/** The journey in a terminal: one row a stretch of time, skills and memories (a provider's too) as bars, a replay as frames. */
import type { JourneyGraph, JourneyNode } from '@shared/contract/journey.ts';
import type { Calendar } from '@shared/journey/calendar.ts';
import { localCalendar } from '@shared/journey/calendar.ts';
import { countAt, makePace } from '@shared/journey/pace.ts';

export interface TimelineOptions {
  /** Columns; less than 40 counts as 40. */
  readonly width: number;
  readonly color: boolean;
  /** How far the replay is, 0 to 1; 1 shows everything. */
  readonly reveal?: number;
  readonly calendar?: Calendar;
}

const NARROWEST = 40;
/** More rows than this and the next larger unit of time is taken. */
const ROWS = 24;
const UNITS = ['day', 'month', 'quarter', 'year'] as const;
type Unit = (typeof UNITS)[number];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** 24-bit colours of the categories, in the order in which they first appear. */
const COLOURS = ['#5785fc', '#e8a70a', '#be68ac', '#54d6a4', '#e55a12', '#b4a8f7', '#dce95f', '#6cf1fe'];
const ESC = '\u001b[';

interface Row {
  readonly key: string;
  readonly skills: JourneyNode[];
  readonly memories: JourneyNode[];
}

/** Draws the timeline. Nothing in it can move the cursor or change the terminal but our own colours. */
export function drawTimeline(graph: JourneyGraph, options: TimelineOptions): string {
  const width = Math.max(NARROWEST, Math.floor(options.width));
  const calendar = options.calendar ?? localCalendar;
  const dated = graph.nodes.filter((node) => node.time !== null).sort((a, b) => (a.time ?? 0) - (b.time ?? 0));
  const undated = graph.nodes.length - dated.length;
  if (graph.nodes.length === 0) return 'Nothing learned yet. Every memory and every skill will stand here.\n';
  // The same pace as on the map: the replay runs through events, not through empty days.
  const pace = makePace(dated.map(({ time }) => time ?? 0));
  const reveal = Math.max(0, Math.min(1, options.reveal ?? 1));
  const now = reveal >= 1 ? Infinity : pace.date(reveal * pace.end);
  const lit = new Set(dated.slice(0, reveal >= 1 ? dated.length : countAt(pace, reveal * pace.end)));
  const { unit, rows } = bucket(dated, calendar);
  const categories = [...new Set(dated.map(({ category }) => category))];
  const paint = (text: string, category: string): string => {
    const colour = COLOURS[categories.indexOf(category) % COLOURS.length];
    return options.color && colour !== undefined ? `${ESC}38;2;${rgb(colour)}m${text}${ESC}0m` : text;
  };
  const head = Math.max(...rows.map(({ key }) => label(key, unit).length), 4);
  const most = Math.max(...rows.map((row) => row.skills.length + row.memories.length), 1);
  // One mark a thing while they fit; more are drawn to scale.
  const bar = Math.max(8, Math.min(32, most, Math.floor((width - head - 8) / 2)));
  const scale = (count: number): number =>
    most <= bar ? count : count === 0 ? 0 : Math.max(1, Math.round((count / most) * bar));
  const lines = rows.map((row) => {
    const skills = row.skills.filter((node) => lit.has(node));
    const memories = row.memories.filter((node) => lit.has(node));
    const total = skills.length + memories.length;
    const long = scale(total);
    const skillPart = total === 0 ? 0 : Math.round((long * skills.length) / total);
    const gone = memories.filter((node) => isForgotten(node, now)).length;
    const provided = memories.filter(isProvided).length;
    const memoryPart = long - skillPart;
    const gonePart =
      gone === 0 ? 0 : Math.min(memoryPart, Math.max(1, Math.round((memoryPart * gone) / memories.length)));
    const providedPart = Math.min(
      memoryPart - gonePart,
      provided === 0 ? 0 : Math.max(1, Math.round((memoryPart * provided) / memories.length)),
    );
    const marks = '◆'.repeat(memoryPart - gonePart - providedPart) + '▲'.repeat(providedPart) + '◇'.repeat(gonePart);
    const drawn = paint('━'.repeat(skillPart), dominant(skills)) + marks;
    const names = [...skills, ...memories].reverse().map((node) => clean(node.label));
    const left = width - head - bar - 8;
    const text = left > 6 ? cut(names.join(' · '), left) : '';
    const line = `${label(row.key, unit).padEnd(head)} ${drawn}${' '.repeat(bar - long)} ${String(total).padStart(4)}  ${text}`;
    return line.trimEnd();
  });
  const skills = dated.filter((node) => lit.has(node) && node.kind === 'skill').length;
  const forgotten = dated.filter((node) => lit.has(node) && isForgotten(node, now)).length;
  const provided = dated.filter((node) => lit.has(node) && isProvided(node)).length;
  const memories = lit.size - skills - forgotten - provided;
  const parts = [
    `${skills} ${skills === 1 ? 'skill' : 'skills'} ━`,
    `${memories} ${memories === 1 ? 'memory' : 'memories'} ◆`,
    ...(provided > 0 ? [`${provided} of a provider ▲`] : []),
    ...(forgotten > 0 ? [`${forgotten} forgotten ◇`] : []),
    ...(undated > 0 ? [`${undated} undated`] : []),
    ...(Number.isFinite(now) ? [`as of ${label(keyOf(now, 'day', calendar), 'day').trim()}`] : []),
  ];
  const summary = cut(`${lit.size} of ${dated.length}: ${parts.join(', ')}`, width);
  return `${lines.join('\n')}\n\n${summary}\n`;
}

/** Whether it is kept by a memory provider. */
function isProvided({ kind }: JourneyNode): boolean {
  return kind === 'provider_memory';
}

/** Whether a memory was no longer kept at a time. */
function isForgotten({ kind, goneAt }: JourneyNode, time: number): boolean {
  return kind === 'memory' && goneAt !== null && goneAt <= time;
}

/** A replay: `count` frames from nothing to everything. */
export function timelineFrames(graph: JourneyGraph, options: TimelineOptions, count: number): string[] {
  const frames = Math.max(2, Math.min(240, Math.floor(count)));
  return Array.from({ length: frames }, (_, i) => drawTimeline(graph, { ...options, reveal: i / (frames - 1) }));
}

function bucket(dated: readonly JourneyNode[], calendar: Calendar): { unit: Unit; rows: Row[] } {
  for (const unit of UNITS) {
    const rows = new Map<string, Row>();
    for (const node of dated) {
      const key = keyOf(node.time ?? 0, unit, calendar);
      const row = rows.get(key) ?? { key, skills: [], memories: [] };
      rows.set(key, row);
      (node.kind === 'skill' ? row.skills : row.memories).push(node);
    }
    if (rows.size <= ROWS || unit === 'year') return { unit, rows: [...rows.values()] };
  }
  return { unit: 'year', rows: [] };
}

function keyOf(time: number, unit: Unit, calendar: Calendar): string {
  const { year, month, day } = calendar.parts(time);
  if (unit === 'year') return `${year}`;
  if (unit === 'quarter') return `${year}-${Math.floor(month / 3)}`;
  return unit === 'month' ? `${year}-${month}` : `${year}-${month}-${day}`;
}

function label(key: string, unit: Unit): string {
  const [year = '', part = '', day = ''] = key.split('-');
  if (unit === 'year') return year;
  if (unit === 'quarter') return `${year} Q${Number(part) + 1}`;
  const month = `${MONTHS[Number(part)] ?? ''} ${year}`;
  return unit === 'month' ? month : `${day.padStart(2)} ${month}`;
}

/** The category most of these skills have. */
function dominant(skills: readonly JourneyNode[]): string {
  const counts = new Map<string, number>();
  for (const { category } of skills) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}

function rgb(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(';');
}

/** One line without anything a terminal would act on. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

const WIDE = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\uff00-\uff60]/u;

/** Columns a text takes. */
export function columns(text: string): number {
  let total = 0;
  for (const char of text) total += WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
  return total;
}

/** A text cut to so many columns. */
function cut(text: string, most: number): string {
  if (columns(text) <= most) return text;
  let kept = '';
  let used = 0;
  for (const char of text) {
    used += columns(char);
    if (used > most - 1) break;
    kept += char;
  }
  return `${kept.trimEnd()}…`;
}
