import { DeskError, requests, type ErrorShape, type Problem, type RequestName } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { createApi, type Api, type HandlerTable } from './dispatch.ts';
import { createEventStream } from './events.ts';
import type { Caller } from './handlers.ts';

const person: Caller = { host: 'web', person: true };
const nobody: Caller = { host: 'web', person: false };

function apiOf(
  handlers: HandlerTable,
  mode: 'owner' | 'onlooker' = 'owner',
  obstacle: Problem | null = null,
): { api: Api; logged: unknown[] } {
  const logged: unknown[] = [];
  const note = (message: string, detail?: unknown): void => void logged.push({ message, detail });
  const log = { info: note, warn: note, error: note };
  return {
    api: createApi({ handlers: () => handlers, mode: () => mode, obstacle, events: createEventStream(), log }),
    logged,
  };
}

async function refusal(call: Promise<unknown>): Promise<ErrorShape> {
  const fault: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(fault instanceof DeskError)) throw new Error(`expected a DeskError, got ${String(fault)}`);
  return fault.toShape();
}

describe('createApi', () => {
  it.each(['no.such', '', 'toString', '__proto__', 'constructor'])('refuses the unknown request %j', async (name) => {
    expect((await refusal(apiOf({}).api.call(name, {}, person))).code).toBe('unknown_request');
  });

  it('gives the handler the parsed input, defaults filled in, and the caller', async () => {
    const seen: unknown[] = [];
    const { api } = apiOf({
      'ui.set': (input, caller) => {
        seen.push(input, caller);
        return { ok: true };
      },
    });
    expect(await api.call('ui.set', { key: 'k', value: [1] }, person)).toEqual({ ok: true });
    expect(seen).toEqual([{ key: 'k', value: [1] }, person]);
  });

  it('names the field of an invalid input', async () => {
    const { api } = apiOf({ 'memory.add': () => ({ seq: 1, entry: 'e', message: '' }) });
    const error = await refusal(api.call('memory.add', { store: 'memory', text: 7 }, person));
    expect(error).toMatchObject({ code: 'invalid_input', message: expect.stringContaining('text') as string });
    expect((await refusal(api.call('memory.add', null, person))).code).toBe('invalid_input');
  });

  it('answers a request without a handler with not_configured', async () => {
    expect((await refusal(apiOf({}).api.call('app.state', {}, person))).code).toBe('not_configured');
  });

  it('refuses a write to a home that cannot be written with the reason of the home, and reads on', async () => {
    const file = '/h';
    const obstacle = { code: 'home_read_only', file, message: '/h is read-only.', remedy: 'Mend it.', blocking: false };
    const { api } = apiOf({ 'ui.get': () => ({ value: 1 }) }, 'onlooker', obstacle);
    const error = await refusal(api.call('ui.set', { key: 'k', value: 1 }, person));
    expect(error).toEqual({ code: 'unwritable', message: '/h is read-only.', remedy: 'Mend it.', file });
    expect(await api.call('ui.get', { key: 'k' }, person)).toEqual({ value: 1 });
  });

  it('never lets an answer that breaks the contract out, and logs it', async () => {
    const { api, logged } = apiOf({ 'ui.set': () => ({ ok: false }) as never });
    expect((await refusal(api.call('ui.set', { key: 'k', value: 1 }, person))).code).toBe('invalid_output');
    expect(JSON.stringify(logged)).toContain('ui.set');
  });

  it('leaves out of an answer what the contract does not name', async () => {
    const { api } = apiOf({ 'ui.get': () => ({ value: 1, secret: 'x' }) as { value: number } });
    expect(await api.call('ui.get', { key: 'k' }, person)).toEqual({ value: 1 });
  });

  it('passes an expected refusal on as it is', async () => {
    const { api } = apiOf({
      'ui.get': () => {
        throw new DeskError('unreadable', 'ui.json is damaged', { remedy: 'Move it away.', file: '/h/desk/ui.json' });
      },
    });
    expect(await refusal(api.call('ui.get', { key: 'k' }, person))).toEqual({
      code: 'unreadable',
      message: 'ui.json is damaged',
      remedy: 'Move it away.',
      file: '/h/desk/ui.json',
    });
  });

  it('tells people of a fault of ours by an id alone; the log has the rest under that id', async () => {
    const { api, logged } = apiOf({
      'ui.get': () => {
        throw new Error('secret detail');
      },
    });
    const error = await refusal(api.call('ui.get', { key: 'k' }, person));
    expect(error.code).toBe('internal');
    expect(JSON.stringify(error)).not.toContain('secret detail');
    const id = /\(([0-9a-f]{8})\)/.exec(error.message)?.[1] ?? 'no id';
    expect(JSON.stringify(logged)).toContain(id);
    expect(JSON.stringify(logged)).toContain('secret detail');
  });
});

const named = (access: string): RequestName[] =>
  (Object.keys(requests) as RequestName[]).filter((name) => requests[name].access === access);

describe('who may make a request', () => {
  it.each([...named('write'), ...named('consent')])(
    '%s is refused while looking on, before its input is read',
    async (name) => {
      expect((await refusal(apiOf({}, 'onlooker').api.call(name, undefined, person))).code).toBe('looking_on');
    },
  );

  it.each(named('consent'))('%s is a decision of a person: nobody else may make it, in any mode', async (name) => {
    for (const mode of ['owner', 'onlooker'] as const) {
      expect((await refusal(apiOf({}, mode).api.call(name, undefined, nobody))).code).toBe('not_permitted');
    }
  });

  it.each(named('read'))('%s may be asked by an onlooker', async (name) => {
    const { code } = await refusal(apiOf({}, 'onlooker').api.call(name, undefined, nobody));
    expect(['invalid_input', 'not_configured']).toContain(code);
  });
});
