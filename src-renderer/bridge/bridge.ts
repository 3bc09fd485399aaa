import type { EventData, EventName, RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';

/** `connected`: requests reach the core. `lost`: the socket is down and being re-opened; requests wait or fail. */
export type Connection = 'connecting' | 'connected' | 'lost';

/**
 * The renderer's only way to the core. Nothing above it knows whether it is Electron IPC or a WebSocket.
 * Requests reject with a `DeskError`. Input and output are checked against the contract.
 */
export interface Bridge {
  request<K extends RequestName>(name: K, input: RequestInput<K>): Promise<RequestOutput<K>>;
  /** Calls `listener` for each event of that type. Returns the way to stop. */
  on<K extends EventName>(type: K, listener: (data: EventData<K>) => void): () => void;
  /** Events were missed: everything shown must be loaded afresh. */
  onResync(listener: () => void): () => void;
  connection(): Connection;
  onConnection(listener: (connection: Connection) => void): () => void;
}
