import type { Json } from '@shared/contract/index.ts';
import type { CalledTool, ToolCallRequest } from '../../agent/agent.ts';
import type { Core } from '../../core.ts';
import type { Purpose } from '../../journey/ids.ts';
import { scan } from '../../memory/scanner/index.ts';
import { honchoDesk } from './honcho-service.ts';
import type { CliServices, NamedNode, ToolTurn } from './services.ts';

const noHome = (): never => {
  throw new Error('this command opens no home');
};

/** The services that need no home. */
export const homelessServices: CliServices = {
  openToolTurn: noHome,
  scan,
  journeyPayload: noHome,
  journeyNode: noHome,
  honcho: noHome,
};

/** The further services of the command line, over an open home. */
export function coreServices(core: Core): CliServices {
  return {
    openToolTurn: (session) => Promise.resolve(toolTurn(core, session)),
    scan,
    journeyPayload: async () => JSON.parse(JSON.stringify(await core.services().journey.payload())) as Json,
    journeyNode: (id, purpose) => namedNode(core, id, purpose),
    honcho: (profile) => honchoDesk(core, profile),
  };
}

async function namedNode(core: Core, id: string, purpose: Purpose): Promise<NamedNode> {
  const found = await core.services().journey.resolve(id, purpose);
  if (found.kind === 'skill') return { kind: 'skill', id: found.record.id, name: found.record.name };
  const { store, id: entry, text, removedAt } = found.record;
  return { kind: 'memory', store, entry, text, removedAt };
}

/** Calls given one by one, run by the agent as one turn. */
function toolTurn(core: Core, session: string | null): ToolTurn {
  let next = Promise.withResolvers<ToolCallRequest | null>();
  async function* calls(): AsyncGenerator<ToolCallRequest> {
    for (;;) {
      const call = await next.promise;
      next = Promise.withResolvers();
      if (call === null) return;
      yield call;
    }
  }
  const results: AsyncIterator<CalledTool> = core
    .services()
    .agent.callTools(calls(), session === null ? {} : { session })
    [Symbol.asyncIterator]();
  return {
    call: async (name, argumentsText) => {
      next.resolve({ name, argumentsText });
      const result = await results.next();
      if (result.done === true) throw new Error('the turn ended before its call was answered');
      return result.value;
    },
    close: async () => {
      next.resolve(null);
      await results.next();
    },
  };
}
