import type { RequestOutput } from '@shared/contract/index.ts';
import type { MemoryService } from '../memory/index.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

/** The requests `memory.*` over the memory service. */
export function memoryHandlers(memory: MemoryService): Handlers<'memory'> {
  return {
    'memory.view': async ({ session }) => await memory.view(session),
    'memory.next': async () => {
      const { blocks } = await memory.snapshot();
      return { blocks: blocks.map(({ store, text }) => ({ store, text })) };
    },
    'memory.check': async ({ store, text, entry }): Promise<RequestOutput<'memory.check'>> => {
      const { findings, similar, ...rest } = await memory.check(store, text, entry);
      return { ...rest, findings: [...findings], similar: [...similar] };
    },
    'memory.add': async ({ store, text }, caller) => await memory.add(store, text, approverOf(caller)),
    'memory.replace': async ({ store, entry, seen, text }, caller) =>
      await memory.replace(store, entry, seen, text, approverOf(caller)),
    'memory.remove': async ({ store, entry, seen }, caller) =>
      await memory.remove(store, entry, seen, approverOf(caller)),
    'memory.history': async ({ entry }) => await memory.history(entry),
    'memory.events': async ({ seqs }) => ({ events: await memory.events(seqs) }),
    'memory.undo': async ({ seq }, caller) => await memory.undo(seq, approverOf(caller)),
    'memory.restore': async ({ seq }, caller) => await memory.restore(seq, approverOf(caller)),
    'memory.at': async ({ time }) => ({ stores: await memory.at(time) }),
    'memory.verify': async () => {
      const { ok, lines, problems } = await memory.verify();
      return { ok, lines, problems: [...problems] };
    },
    'memory.purge': async ({ entry }, caller) => {
      const { erased, kept, conversations } = await memory.purge(entry, approverOf(caller));
      return { erased: [...erased], kept: [...kept], conversations: [...conversations] };
    },
    'memory.gate': async ({ on }, caller) => {
      approverOf(caller);
      await memory.setGate(on);
      return { ok: true };
    },
  };
}
