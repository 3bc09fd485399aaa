import type { ToolConsent } from '../agent/tool-consent.ts';
import type { Handlers } from './handlers.ts';
import { approverOf } from './person.ts';

/** The requests `tools.*` over the calls that wait for the person. */
export function toolHandlers(consent: ToolConsent): Handlers<'tools'> {
  return {
    'tools.decide': async ({ id, choice }, caller) => {
      approverOf(caller);
      await consent.decide(id, choice);
      return { ok: true };
    },
  };
}
