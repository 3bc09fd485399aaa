import type { Json, LocalServer, Preset, RequestOutput } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** Who is to answer: nobody but the guide, a server found on this machine (by its address), a provider with a key, another server. */
export type Who = 'guide' | `local ${string}` | 'key' | 'own';

interface FirstRunStore {
  readonly who: Who;
  readonly presets: readonly Preset[];
  /** Null while the usual ports are being asked. */
  readonly servers: readonly LocalServer[] | null;
  /** Names of keys that are there already. */
  readonly keys: ReadonlySet<string>;
  readonly provider: string;
  readonly key: string;
  readonly address: string;
  readonly model: string;
  /** What the server said when it was last asked with these very values; null before. */
  readonly checked: RequestOutput<'models.test'> | null;
  readonly checking: boolean;
  readonly asks: boolean;
  /** Whether memory asks as the home is configured; null until that is known. */
  readonly gate: boolean | null;
}

/** The choices of the first run. Nothing of them is written before the person starts. */
export const useChoice = create<FirstRunStore>(() => ({
  who: 'guide',
  presets: [],
  servers: null,
  keys: new Set(),
  provider: 'openrouter',
  key: '',
  address: '',
  model: '',
  checked: null,
  checking: false,
  asks: false,
  gate: null,
}));

/** Asks what can be offered. What cannot be found is not offered; the guide always is. */
export async function loadOffers(bridge: Bridge): Promise<void> {
  const [presets, settings] = await Promise.all([
    bridge.request('models.presets', {}).catch(() => ({ presets: [] })),
    bridge.request('settings.get', {}).catch(() => null),
  ]);
  const keys = new Set(settings?.keys.map(({ name }) => name));
  const ready = presets.presets.find(({ key }) => key !== null && keys.has(key));
  const gate =
    settings === null ? null : settings.settings.find(({ key }) => key === 'memory.write_approval')?.value === true;
  useChoice.setState((was) => ({
    presets: presets.presets,
    keys,
    provider: was.key === '' ? (ready?.id ?? was.provider) : was.provider,
    // Who comes back from another screen keeps what was chosen here.
    asks: was.gate === null ? was.asks || gate === true : was.asks,
    gate: was.gate ?? gate,
  }));
  const { servers } = await bridge.request('models.findLocal', {}).catch(() => ({ servers: [] }));
  useChoice.setState({ servers });
}

/** Chooses who answers; what was checked for another no longer counts, and the key of one is never sent to another. */
export function chooseWho(who: Who): void {
  const { who: before, servers } = useChoice.getState();
  if (who === before) return;
  const server = servers?.find(({ baseUrl }) => who === `local ${baseUrl}`);
  useChoice.setState({ who, key: '', checked: null, model: server?.models[0] ?? '' });
}

/** Changes what is asked of; what was answered to something else no longer counts, nor does the key of another provider. */
export function changeQuestion(change: Partial<Pick<FirstRunStore, 'provider' | 'key' | 'address'>>): void {
  const { provider } = useChoice.getState();
  const other = change.provider !== undefined && change.provider !== provider;
  useChoice.setState({ ...(other ? { key: '' } : {}), ...change, checked: null, model: '' });
}

/** The model the choice amounts to, as it would be configured; null for the guide. */
export function candidateOf(state: FirstRunStore): Candidate | null {
  const { who, servers, provider, key, address, model } = state;
  if (who === 'guide') return null;
  if (who === 'key') return { provider, model, baseUrl: '', key: key.trim() };
  if (who === 'own') return { provider: 'custom', model, baseUrl: address.trim(), key: key.trim() };
  const server = servers?.find(({ baseUrl }) => who === `local ${baseUrl}`);
  return server === undefined ? null : { provider: server.id, model, baseUrl: server.baseUrl, key: '' };
}

interface Candidate {
  readonly provider: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
}

/** Whether there is enough to start with: a model, and for a provider with a key the key. */
export function isComplete(state: FirstRunStore): boolean {
  const candidate = candidateOf(state);
  if (candidate === null) return state.who === 'guide';
  if (candidate.model === '') return false;
  if (state.who === 'own') return candidate.baseUrl !== '';
  if (state.who !== 'key') return true;
  return candidate.key !== '' || hasKey(state);
}

/** Whether the chosen provider has its key already. */
export function hasKey({ presets, provider, keys }: FirstRunStore): boolean {
  const name = presets.find(({ id }) => id === provider)?.key ?? null;
  return name !== null && keys.has(name);
}

/** Asks the server with what is entered; what it offers is taken at once where it is one model. Never throws. */
export async function check(bridge: Bridge): Promise<void> {
  const asked = useChoice.getState();
  const candidate = candidateOf(asked);
  if (candidate === null || asked.checking) return;
  useChoice.setState({ checking: true });
  const answer = await bridge.request('models.test', { candidate }).catch((fault: unknown) => ({
    ok: false,
    ms: 0,
    message: fault instanceof Error ? fault.message : '',
    models: [],
  }));
  useChoice.setState((now) => {
    const same = JSON.stringify(candidateOf({ ...now, model: candidate.model })) === JSON.stringify(candidate);
    if (!same) return { checking: false };
    return { checking: false, checked: answer, model: now.model || (answer.models[0] ?? '') };
  });
}

/** Writes what was chosen, the key first, so that no half of it is ever in force without. Throws what was refused. */
export async function applyChoice(bridge: Bridge): Promise<void> {
  const state = useChoice.getState();
  const candidate = candidateOf(state);
  if (candidate !== null) {
    const preset = state.presets.find(({ id }) => id === candidate.provider);
    const name = candidate.key === '' ? null : (preset?.key ?? null);
    if (name !== null) await bridge.request('settings.setKey', { name, value: candidate.key });
    const written: Record<string, Json> = {
      'model.provider': candidate.provider,
      ...(candidate.baseUrl === '' || preset?.baseUrl === candidate.baseUrl
        ? {}
        : { 'model.base_url': candidate.baseUrl }),
      ...(candidate.provider === 'custom' && name !== null ? { 'model.key_env': name } : {}),
      'model.default': candidate.model,
    };
    for (const [key, value] of Object.entries(written)) await bridge.request('settings.set', { key, value });
  }
  if (state.asks !== (state.gate ?? false)) await bridge.request('memory.gate', { on: state.asks });
  await endFirstRun(bridge);
}

/** It is over, and is not shown again on this home. */
export async function endFirstRun(bridge: Bridge): Promise<void> {
  await bridge.request('settings.set', { key: 'desk.welcomed', value: true });
}
