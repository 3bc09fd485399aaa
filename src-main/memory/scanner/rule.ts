/** Where a text will be read: any text, a file put into the prompt, or memory that is read in every session. */
export type Scope = 'all' | 'context' | 'strict';

export const scopes: readonly Scope[] = ['all', 'context', 'strict'];

/** Scopes are cumulative: a rule of `all` also holds in `context` and `strict`. */
export function holdsIn(rule: Scope, scope: Scope): boolean {
  return scopes.indexOf(rule) <= scopes.indexOf(scope);
}

/** One kind of finding: its stable name (Hermes' where Hermes has the kind) and what it means, in a sentence. */
export interface Kind {
  readonly kind: string;
  readonly scope: Scope;
  readonly says: string;
}
