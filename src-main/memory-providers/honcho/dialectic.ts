import { ProviderFailure } from '../failure.ts';
import { LEVELS, type HonchoSettings, type Level } from './settings.ts';
import { withoutReasoning } from './text.ts';

const LONGER_QUERY = 120;
const LONG_QUERY = 400;
const ENOUGH_WITH_FORM = 100;
const ENOUGH = 300;

/** The level of a question: one step up for a longer prompt and two for a long one, never above the cap. */
export function heuristicLevel(
  base: Level,
  query: string,
  settings: Pick<HonchoSettings, 'heuristic' | 'levelCap'>,
): Level {
  if (!settings.heuristic) return base;
  const steps = query.length >= LONG_QUERY ? 2 : query.length >= LONGER_QUERY ? 1 : 0;
  const cap = LEVELS.indexOf(settings.levelCap);
  return LEVELS[Math.min(LEVELS.indexOf(base) + steps, cap)] ?? base;
}

/** The level of each pass: as written, else by the depth. */
export function passLevels(query: string, settings: HonchoSettings): readonly Level[] {
  if (settings.depthLevels !== null) return settings.depthLevels;
  const base = heuristicLevel(settings.level, query, settings);
  return settings.depth === 1 ? [base] : settings.depth === 2 ? ['minimal', base] : ['minimal', base, 'low'];
}

/** Whether an answer says so much that a further pass would add little: long, or of some length and in several parts. */
export function isEnough(answer: string): boolean {
  if (answer.length > ENOUGH) return true;
  return (
    answer.length >= ENOUGH_WITH_FORM && answer.includes('\n') && /^\s*(?:#{1,6}\s|[-*•]\s|\d+[.)]\s)/m.test(answer)
  );
}

/** What a run asks. */
export interface DialecticRun {
  /** What the person wrote; its length sets the level. */
  readonly prompt: string;
  /** That, as a question to memory; null where nobody rewrote it. */
  readonly question: string | null;
  /** No base layer is known: the run asks who the person is, not what matters now. */
  readonly cold: boolean;
  readonly settings: HonchoSettings;
  /** Asks the server; empty for no answer. */
  ask(query: string, level: Level): Promise<string>;
}

/**
 * Asks about the person in up to `dialecticDepth` passes, each on what the ones before said, and stops when there is enough. Answers
 * the last answer that was not empty. A pass that fails ends the run; it throws ProviderFailure only where nothing was answered yet.
 */
export async function runDialectic(run: DialecticRun): Promise<string> {
  const answers: string[] = [];
  let last = '';
  for (const [pass, level] of passLevels(run.prompt, run.settings).entries()) {
    if (isEnough(last)) break;
    const retried = pass > 0 && answers.at(-1) === '';
    const query = retried
      ? firstQuery(run)
      : queryOf(
          pass,
          run,
          answers.filter((answer) => answer !== ''),
        );
    try {
      // `minimal` spends its few tokens on thinking at times and answers nothing: a second try is given more.
      const answer = await run.ask(
        query.slice(0, run.settings.dialecticMaxInputChars),
        retried ? atLeastLow(level) : level,
      );
      answers.push(withoutReasoning(answer));
    } catch (error) {
      if (last !== '' && error instanceof ProviderFailure) return last;
      throw error;
    }
    last = answers.at(-1) || last;
  }
  return last;
}

function atLeastLow(level: Level): Level {
  return level === 'minimal' ? 'low' : level;
}

function firstQuery({ question, cold }: DialecticRun): string {
  if (question !== null) return question;
  return cold
    ? 'Who is this person? Say what is known of their preferences, aims, ways of working and ongoing matters that would help an assistant.'
    : 'Given what was said in this session so far, which facts about this person matter most now? Prefer what is current over general background.';
}

function queryOf(pass: number, run: DialecticRun, answers: readonly string[]): string {
  const [first = '', second = ''] = answers;
  if (pass === 0 || first === '') return firstQuery(run);
  if (pass === 1 || second === '') {
    return `An earlier answer about this person was:\n\n${first}\n\nWhat is missing in it that would matter? Look for evidence in what they said, then put both together into one answer.`;
  }
  return `Two earlier answers about this person were:\n\nFirst:\n${first}\n\nSecond:\n${second}\n\nDo they agree? Settle what does not, and answer with one short synthesis of what matters now.`;
}
