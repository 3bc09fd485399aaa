import { DeskError } from '@shared/contract/index.ts';
import type {
  EventData,
  EventFrame,
  EventName,
  RequestName,
  RequestOutput,
  RequestParsed,
} from '@shared/contract/index.ts';
import type { Bridge, Connection } from './bridge.ts';
import { checkedBridge } from './checked.ts';
import { Listeners } from './transport.ts';

/** Answers for a fake core; what is missing is refused as `unknown_request`. */
export type FakeHandlers = {
  [K in RequestName]?: (input: RequestParsed<K>) => RequestOutput<K> | Promise<RequestOutput<K>>;
};

/** A core in memory behind the real checking bridge, for tests and for looking at screens. */
export interface FakeCore {
  readonly bridge: Bridge;
  /** Every request that was made, oldest first. */
  readonly calls: { readonly name: RequestName; readonly input: unknown }[];
  emit<K extends EventName>(type: K, data: EventData<K>): void;
  resync(): void;
  setConnection(connection: Connection): void;
  /** Replaces or adds answers. */
  answer(handlers: FakeHandlers): void;
}

/** Starts one. */
export function fakeCore(initial: FakeHandlers = {}): FakeCore {
  const handlers: Record<string, unknown> = { ...initial };
  const calls: FakeCore['calls'] = [];
  const frames = new Listeners<EventFrame>();
  const resyncs = new Listeners<undefined>();
  const changes = new Listeners<Connection>();
  let connection: Connection = 'connected';
  let seq = 0;
  const bridge = checkedBridge({
    async send(name, input) {
      calls.push({ name, input });
      const handler = handlers[name];
      if (typeof handler !== 'function') throw new DeskError('unknown_request', `The fake core has no "${name}".`);
      return await (handler as (input: unknown) => unknown)(input);
    },
    onEvent: (listener) => void frames.add(listener),
    onResync: (listener) => void resyncs.add(() => listener()),
    connection: () => connection,
    onConnection: (listener) => changes.add(listener),
  });
  return {
    bridge,
    calls,
    emit: (type, data) => frames.tell({ epoch: 'fake', seq: ++seq, type, data }),
    resync: () => resyncs.tell(undefined),
    setConnection(next) {
      connection = next;
      changes.tell(next);
    },
    answer: (more) => void Object.assign(handlers, more),
  };
}
