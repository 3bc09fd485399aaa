import { findLocalServers, usualPlaces } from '../models/local-servers.ts';
import type { Models } from '../models/models.ts';
import { OWN_SERVER_KEY, presets } from '../models/presets.ts';
import type { Handlers } from './handlers.ts';

/** How long all usual ports together may take. */
const PROBE_MS = 4000;

/** The requests about models. */
export function modelHandlers(models: Pick<Models, 'test'>): Handlers<'models'> {
  return {
    'models.test': ({ candidate }) => models.test(new AbortController().signal, candidate),
    'models.presets': () => ({ presets: offered }),
    'models.findLocal': async () => ({ servers: await findLocalServers(AbortSignal.timeout(PROBE_MS)) }),
  };
}

const local = new Set(usualPlaces.map(({ id }) => id));

/** The providers as the screens offer them: those of this machine last, before a server of one's own. */
const offered = [
  ...presets
    .map(({ id, label, baseUrl, keys }) => ({
      id,
      label,
      baseUrl,
      key: local.has(id) ? null : (keys[0] ?? null),
      local: local.has(id),
    }))
    .sort((a, b) => Number(a.local) - Number(b.local)),
  { id: 'custom', label: '', baseUrl: '', key: OWN_SERVER_KEY, local: false },
];
