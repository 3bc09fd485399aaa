/** A value on its way between the two worlds of a page: plain data, functions and promises by number. */
export type Packed =
  | { readonly kind: 'plain'; readonly value: unknown }
  | { readonly kind: 'undefined' }
  | { readonly kind: 'function' | 'promise'; readonly id: number }
  | { readonly kind: 'list'; readonly items: readonly Packed[] }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [string, Packed])[] };

export interface WorldBridge {
  pack(value: unknown): Packed;
  unpack(packed: Packed): unknown;
  /** Gives the other world a value under a name. */
  offer(name: string, value: unknown): void;
  onOffer(listener: (name: string, value: unknown) => void): void;
}

/**
 * Joins the page's world with the isolated world of its preload, by events on the window they share, as Electron's
 * contextBridge does: functions cross as proxies, everything else as a copy. Runs in both worlds; it is sent as text, so it
 * refers to nothing outside itself. `secret` names the events.
 */
export function createWorldBridge(secret: string, here: string, there: string): WorldBridge {
  type Callable = (...args: unknown[]) => unknown;
  interface Message {
    readonly call?: { readonly fn: number; readonly id: number; readonly args: readonly Packed[] };
    readonly reply?:
      { readonly id: number; readonly result: Packed } | { readonly id: number; readonly thrown: string };
    readonly settle?:
      { readonly id: number; readonly result: Packed } | { readonly id: number; readonly thrown: string };
    readonly offer?: { readonly name: string; readonly value: Packed };
  }
  const functions = new Map<number, Callable>();
  const numbers = new Map<Callable, number>();
  const promises = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void }>();
  const replies = new Map<number, NonNullable<Message['reply']>>();
  const offers: ((name: string, value: unknown) => void)[] = [];
  let next = 1;

  const post = (message: Message): void => {
    window.dispatchEvent(new CustomEvent(`${secret}:${there}`, { detail: JSON.stringify(message) }));
  };
  const wordsOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault));

  const pack = (value: unknown): Packed => {
    if (value === undefined) return { kind: 'undefined' };
    if (typeof value === 'function') {
      const fn = value as Callable;
      const id = numbers.get(fn) ?? next++;
      numbers.set(fn, id);
      functions.set(id, fn);
      return { kind: 'function', id };
    }
    if (value instanceof Promise) {
      const id = next++;
      value.then(
        (result) => post({ settle: { id, result: pack(result) } }),
        (fault: unknown) => post({ settle: { id, thrown: wordsOf(fault) } }),
      );
      return { kind: 'promise', id };
    }
    if (Array.isArray(value)) return { kind: 'list', items: value.map(pack) };
    if (typeof value === 'object' && value !== null) {
      return { kind: 'record', fields: Object.entries(value).map(([name, field]) => [name, pack(field)] as const) };
    }
    return { kind: 'plain', value };
  };

  const unpack = (packed: Packed): unknown => {
    switch (packed.kind) {
      case 'undefined':
        return undefined;
      case 'plain':
        return packed.value;
      case 'list':
        return packed.items.map(unpack);
      case 'record':
        return Object.freeze(Object.fromEntries(packed.fields.map(([name, field]) => [name, unpack(field)])));
      case 'promise':
        return new Promise((resolve, reject) => promises.set(packed.id, { resolve, reject }));
      case 'function':
        return (...args: unknown[]) => {
          const id = next++;
          // Events are delivered before dispatchEvent returns, so the reply is there when post is done.
          post({ call: { fn: packed.id, id, args: args.map(pack) } });
          const reply = replies.get(id);
          replies.delete(id);
          if (reply === undefined) return undefined;
          if ('thrown' in reply) throw new Error(reply.thrown);
          return unpack(reply.result);
        };
    }
  };

  const answer = ({ fn, id, args }: NonNullable<Message['call']>): void => {
    try {
      post({ reply: { id, result: pack(functions.get(fn)?.(...args.map(unpack))) } });
    } catch (fault) {
      post({ reply: { id, thrown: wordsOf(fault) } });
    }
  };

  window.addEventListener(`${secret}:${here}`, (event) => {
    const message = JSON.parse((event as CustomEvent<string>).detail) as Message;
    if (message.call !== undefined) answer(message.call);
    if (message.reply !== undefined) replies.set(message.reply.id, message.reply);
    if (message.offer !== undefined)
      for (const listen of offers) listen(message.offer.name, unpack(message.offer.value));
    if (message.settle !== undefined) {
      const promise = promises.get(message.settle.id);
      promises.delete(message.settle.id);
      if ('thrown' in message.settle) promise?.reject(new Error(message.settle.thrown));
      else promise?.resolve(unpack(message.settle.result));
    }
  });

  return {
    pack,
    unpack,
    offer: (name, value) => post({ offer: { name, value: pack(value) } }),
    onOffer: (listener) => void offers.push(listener),
  };
}
