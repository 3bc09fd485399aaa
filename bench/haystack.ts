import { everydayFacts, everydayRandom, everydayTurn } from './everyday.ts';
import { factsOf, type Fact } from './facts.ts';
import { formatDate, writeQuestions, type Question, type Turn } from './longmemeval.ts';
import { randomFrom, Talk } from './talk.ts';

/**
 * Conversations with facts planted in them, in the shape of the LongMemEval benchmark. Deterministic for a seed.
 * `node bench/haystack.ts FILE` writes such a file.
 */

interface Session {
  readonly id: string;
  readonly date: string;
  readonly turns: Turn[];
}

const BEGIN = Date.UTC(2025, 0, 1);
const HOUR = 3_600_000;

function sessionsOf(count: number, prefix: string, turn: (role: Turn['role']) => string, gap: number): Session[] {
  return Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${i}`,
    date: formatDate(BEGIN + i * gap),
    turns: Array.from({ length: 10 }, (_v, k): Turn => {
      const role = k % 2 === 0 ? 'user' : 'assistant';
      return { role, content: turn(role) };
    }),
  }));
}

/** Puts a statement into a session; answers the id of that. */
function plant(session: Session | undefined, content: string, byAssistant: boolean, random: () => number): string {
  const at = 2 * Math.floor(random() * 5) + (byAssistant ? 1 : 0);
  session?.turns.splice(at, 0, { role: byAssistant ? 'assistant' : 'user', content, has_answer: true });
  return session?.id ?? '';
}

function question(id: string, fact: Fact, answers: readonly string[], haystack: readonly Session[]): Question {
  return {
    question_id: id,
    question_type: fact.type,
    question: fact.asks,
    answer: fact.answer,
    question_date: formatDate(BEGIN + haystack.length * 24 * HOUR),
    haystack_session_ids: haystack.map((s) => s.id),
    haystack_dates: haystack.map((s) => s.date),
    haystack_sessions: haystack.map((s) => s.turns),
    answer_session_ids: [...answers],
  };
}

/**
 * Questions over one haystack of `sessions` conversations that all of them share, `rounds` of each kind. For an updated fact
 * the answer is the newer session alone.
 */
export function makeHaystack(sessions: number, rounds: number, seed: number): Question[] {
  const talk = new Talk(seed);
  const random = randomFrom(seed + 1);
  const haystack = sessionsOf(sessions, 's', () => talk.message(), HOUR);
  const planted = Array.from({ length: rounds }, (_, n) => factsOf(n)).flatMap((facts, n) =>
    facts.map((fact, k) => {
      const place = Math.floor(random() * sessions * 0.9);
      if (fact.older !== undefined) plant(haystack[Math.floor(place / 2)], fact.older, false, random);
      return { id: `q${n}-${k}`, fact, session: plant(haystack[place], fact.says, fact.byAssistant === true, random) };
    }),
  );
  return planted.map(({ id, fact, session }) => question(id, fact, [session], haystack));
}

/** Everyday questions, each over a haystack of its own of `sessions` conversations, as in `longmemeval_s.json`. */
export function makeEveryday(sessions: number): Question[] {
  return everydayFacts.map((fact, n) => {
    const random = everydayRandom(n);
    const haystack = sessionsOf(sessions, `e${n}-`, (role) => everydayTurn(role, random), 24 * HOUR);
    const at = Math.floor(random() * sessions);
    return question(`e${n}`, fact, [plant(haystack[at], fact.says, fact.byAssistant === true, random)], haystack);
  });
}

/** The question with no more of its haystack than the sessions that answer it and some others. */
function shortened(q: Question, sessions: number, random: () => number): Question {
  const wanted = new Set(q.answer_session_ids);
  const all = q.haystack_session_ids.map((id, i) => ({ id, date: q.haystack_dates[i], turns: q.haystack_sessions[i] }));
  const kept = all.filter(({ id }) => wanted.has(id) || random() < sessions / all.length);
  return {
    ...q,
    haystack_session_ids: kept.map(({ id }) => id),
    haystack_dates: kept.map(({ date }) => date ?? ''),
    haystack_sessions: kept.map(({ turns }) => turns ?? []),
  };
}

if (import.meta.main) {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new Error('Usage: node bench/haystack.ts FILE');
  const random = randomFrom(3);
  const questions = [...makeHaystack(1500, 5, 7).map((q) => shortened(q, 48, random)), ...makeEveryday(48)];
  writeQuestions(file, questions);
  process.stdout.write(`${questions.length} questions in ${file}\n`);
}
