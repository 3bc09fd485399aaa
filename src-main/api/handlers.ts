import type { RequestName, RequestOutput, RequestParsed } from '@shared/contract/index.ts';

/** Who makes a request: through which host, and whether it is the person's own authenticated session. */
export interface Caller {
  readonly host: 'electron' | 'web' | 'cli';
  /** True for a window with the launch token or a person at the command line; no tool call ever carries it. */
  readonly person: boolean;
}

export type Handler<K extends RequestName> = (
  input: RequestParsed<K>,
  caller: Caller,
) => RequestOutput<K> | Promise<RequestOutput<K>>;

/** The handlers of one area: every request of the contract whose name begins with `<area>.`, none missing. */
export type Handlers<Area extends string> = {
  readonly [K in RequestName as K extends `${Area}.${string}` ? K : never]: Handler<K>;
};
