import type { ReviewRun, ReviewStatus } from '@shared/contract/review.ts';
import type { ReviewDeps } from './agent/review/ports.ts';
import type { Reviewer } from './agent/review/reviewer.ts';

/** The reviews of a home, as people ask for them and look at them. */
export interface Reviews {
  status(): Promise<ReviewStatus>;
  /** Newest first. */
  runs(limit: number, session?: string): Promise<readonly ReviewRun[]>;
  find(id: string): Promise<ReviewRun | null>;
  /** Title of a conversation; null when it has none or is gone. */
  title(session: string): string | null;
  /** As `Reviewer.ask`. */
  ask(session: string, focus: string): Promise<void>;
  cancel(session: string): Promise<void>;
}

/** Runs that are kept, as many as there can be. */
const every = 1000;

/** Puts the reviewer and its records behind one door. */
export function reviewsOf(
  deps: ReviewDeps,
  reviewer: () => Reviewer | null,
  title: (session: string) => string | null,
): Reviews {
  return {
    status: async () => {
      const { enabled, intervals } = deps.settings();
      const [obstacle, model, runs, queue] = await Promise.all([
        deps.obstacle(),
        deps.model(),
        deps.runs.list(every),
        deps.queue.list(),
      ]);
      const running = reviewer()?.running() ?? null;
      const costs = runs.map(({ usage }) => usage.costUsd).filter((cost) => cost !== null);
      return {
        enabled,
        obstacle: obstacle?.message ?? null,
        model: model.model,
        turns: intervals.turns,
        iterations: intervals.iterations,
        running,
        queue: queue
          .filter(({ session }) => session !== running)
          .map(({ session, memory, skills, asked, since, tries }) => ({
            ...{ session, memory, skills, asked, since, tries },
            title: title(session),
          })),
        runs: runs.length,
        tokens: runs.reduce((sum, { usage }) => sum + usage.inputTokens + usage.outputTokens, 0),
        costUsd: costs.length === 0 ? null : costs.reduce((sum, cost) => sum + cost, 0),
      };
    },
    runs: (limit, session) => deps.runs.list(limit, session),
    find: (id) => deps.runs.find(id),
    title,
    ask: async (session, focus) => {
      await reviewer()?.ask(session, focus);
    },
    cancel: async (session) => {
      await reviewer()?.cancel(session);
    },
  };
}
