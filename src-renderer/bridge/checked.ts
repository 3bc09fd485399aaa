import { DeskError, events, isEventName, requests } from '@shared/contract/index.ts';
import type { EventData, EventName, RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import type { z } from 'zod';
import type { Bridge } from './bridge.ts';
import { Listeners } from './transport.ts';
import type { Transport } from './transport.ts';

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (issue === undefined) return 'it has the wrong shape';
  const place = issue.path.map(String).join('.');
  return place === '' ? issue.message : `${place}: ${issue.message}`;
}

/**
 * A Bridge over a transport: every input, output and event is checked against the contract. What does not fit never reaches
 * a screen: a request is rejected, an event that cannot be understood counts as missed.
 */
export function checkedBridge(transport: Transport): Bridge {
  const listeners = new Map<EventName, Listeners<unknown>>();
  const resync = new Listeners<undefined>();
  const hear = (type: EventName): Listeners<unknown> => {
    const known = listeners.get(type) ?? new Listeners<unknown>();
    listeners.set(type, known);
    return known;
  };

  transport.onResync(() => resync.tell(undefined));
  transport.onEvent((frame) => {
    if (!isEventName(frame.type)) return;
    const data = events[frame.type].safeParse(frame.data);
    if (data.success) hear(frame.type).tell(data.data);
    else resync.tell(undefined);
  });

  return {
    async request<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
      const definition: { input: z.ZodType; output: z.ZodType } = requests[name];
      const checked = definition.input.safeParse(input);
      if (!checked.success) throw new DeskError('invalid_input', `${name}: ${firstIssue(checked.error)}`);
      const output = definition.output.safeParse(await transport.send(name, checked.data));
      if (!output.success) throw new DeskError('invalid_output', `${name}: ${firstIssue(output.error)}`);
      return output.data as RequestOutput<K>;
    },
    on<K extends EventName>(type: K, listener: (data: EventData<K>) => void): () => void {
      return hear(type).add((data) => listener(data as EventData<K>));
    },
    onResync: (listener) => resync.add(listener),
    connection: () => transport.connection(),
    onConnection: (listener) => transport.onConnection(listener),
  };
}
