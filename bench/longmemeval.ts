import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * The file format of the LongMemEval benchmark (`longmemeval_s.json` and its kin): a list of questions, each with its own
 * haystack of sessions. What we generate has the same shape, so that the real file can be put in its place.
 */
const turnSchema = z.object({
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** Whether the answer stands here. */
  has_answer: z.boolean().optional(),
});

const questionSchema = z.object({
  /** Ends with `_abs` when the haystack does not hold the answer. */
  question_id: z.string(),
  question_type: z.string(),
  question: z.string(),
  answer: z.union([z.string(), z.number()]),
  question_date: z.string(),
  haystack_session_ids: z.array(z.string()),
  /** As `2023/05/20 (Sat) 02:21`, one for each session. */
  haystack_dates: z.array(z.string()),
  haystack_sessions: z.array(z.array(turnSchema)),
  /** The sessions that hold the answer. */
  answer_session_ids: z.array(z.string()),
});

export type Turn = Readonly<z.infer<typeof turnSchema>>;
export type Question = Readonly<Omit<z.infer<typeof questionSchema>, 'haystack_sessions'>> & {
  readonly haystack_sessions: readonly (readonly Turn[])[];
};

/** Reads a file of the benchmark. Throws when it is of another shape. */
export function readQuestions(file: string): Question[] {
  return z.array(questionSchema).parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** Writes questions as the benchmark has them. */
export function writeQuestions(file: string, questions: readonly Question[]): void {
  writeFileSync(file, `[${questions.map((q) => JSON.stringify(q)).join(',\n')}]\n`);
}

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A time (ms) as the benchmark writes it, in UTC. */
export function formatDate(ms: number): string {
  const d = new Date(ms);
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = `${d.getUTCFullYear()}/${two(d.getUTCMonth() + 1)}/${two(d.getUTCDate())}`;
  return `${day} (${days[d.getUTCDay()] ?? ''}) ${two(d.getUTCHours())}:${two(d.getUTCMinutes())}`;
}

/** The time (ms) of a date of the benchmark; 0 for what is none. */
export function parseDate(text: string): number {
  const [, y, m, d, hour, minute] = /^(\d+)\/(\d+)\/(\d+)[^\d]+(\d+):(\d+)/.exec(text) ?? [];
  return y === undefined ? 0 : Date.UTC(Number(y), Number(m) - 1, Number(d), Number(hour), Number(minute));
}
