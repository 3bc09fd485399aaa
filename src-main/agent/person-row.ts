import type { LoopDeps, NewRow } from './ports.ts';

/** Words of the person, and where they are said. */
export interface Said {
  readonly session: string;
  readonly text: string;
  readonly workspace: string | null;
  /** Tokens the model can read in one call. */
  readonly window: number;
  readonly signal: AbortSignal;
}

/**
 * Words of the person as a row: the clean text, and the exact text for the model when something rides on it (what they point at,
 * recall). Behind it a line for the person for each thing that could not be attached, and for what rides on their words. Throws `refused` when what they point at is too
 * much to send.
 */
export async function personRows(deps: LoopDeps, said: Said): Promise<readonly NewRow[]> {
  const { session, text, signal } = said;
  const pointed = (await deps.references?.(said)) ?? { context: '', warnings: [] };
  let extra = '';
  try {
    extra = (await deps.turnContext?.(session, text, signal)) ?? '';
  } catch (error) {
    deps.log?.('what rides on the message could not be gathered', error);
  }
  const parts = [text, pointed.context, extra].filter((part) => part !== '');
  const row: NewRow = { role: 'user', content: text, ...(parts.length > 1 ? { apiContent: parts.join('\n\n') } : {}) };
  const lines = [...pointed.warnings, ...(deps.turnNotes?.(session) ?? [])];
  const notes = lines.map((content): NewRow => ({ role: 'note', content, displayKind: 'notice' }));
  return [row, ...notes];
}
