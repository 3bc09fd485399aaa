import type { Answer } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { createApi, type HandlerTable } from '../../api/dispatch.ts';
import { createEventStream } from '../../api/events.ts';
import { channels } from './channels.ts';
import { sendEvents, serveIpc, type EventTarget } from './ipc.ts';
import { createTrustedOrigin } from './trusted-origin.ts';

const trusted = createTrustedOrigin(null);
const silent = { info: (): void => undefined, warn: (): void => undefined, error: (): void => undefined };
const apiOf = (handlers: HandlerTable = {}): ReturnType<typeof createApi> =>
  createApi({ handlers: () => handlers, mode: () => 'owner', events: createEventStream(), log: silent });

type Invoke = (event: unknown, name: unknown, input: unknown) => Promise<Answer>;

function served(handlers: HandlerTable): { channels: string[]; invoke: Invoke } {
  const found = new Map<string, Invoke>();
  const ipc = { handle: (channel: string, handler: unknown) => void found.set(channel, handler as Invoke) };
  serveIpc(ipc, apiOf(handlers), trusted);
  return {
    channels: [...found.keys()],
    invoke: found.get(channels.request) ?? (() => Promise.reject(new Error('none'))),
  };
}

const sender = (url: string, top = true): unknown => {
  const frame = { url };
  return { senderFrame: frame, sender: { mainFrame: top ? frame : { url } } };
};

describe('serveIpc', () => {
  const handlers: HandlerTable = { 'ui.get': () => ({ value: 1 }) };

  it('answers the top frame of our own page', async () => {
    const { invoke, channels: open } = served(handlers);
    expect(await invoke(sender('app://hermes-desk/'), 'ui.get', { key: 'k' })).toEqual({
      ok: true,
      output: { value: 1 },
    });
    expect(open).toEqual([channels.request]);
  });

  it.each([
    ['another page', sender('https://example.org/')],
    ['a frame within our page', sender('app://hermes-desk/', false)],
    ['an empty page', sender('about:blank')],
    ['a page that is gone', { senderFrame: null, sender: { mainFrame: null } }],
  ])('refuses %s', async (_who, event) => {
    const answer = await served(handlers).invoke(event, 'ui.get', { key: 'k' });
    expect(answer).toMatchObject({ ok: false, error: { code: 'not_permitted' } });
  });

  it('turns every failure into an answer, so that its code crosses', async () => {
    const { invoke } = served(handlers);
    const ours = sender('app://hermes-desk/');
    expect(await invoke(ours, 7, {})).toMatchObject({ ok: false, error: { code: 'unknown_request' } });
    expect(await invoke(ours, 'no.such', {})).toMatchObject({ ok: false, error: { code: 'unknown_request' } });
    expect(await invoke(ours, 'ui.get', { key: 7 })).toMatchObject({ ok: false, error: { code: 'invalid_input' } });
  });
});

describe('sendEvents', () => {
  it('sends to a page of ours alone, and makes good for what could not be sent by a resync', () => {
    const api = apiOf();
    const sent: unknown[] = [];
    const state = { url: 'app://hermes-desk/', broken: false, destroyed: false };
    const target: EventTarget = {
      send(channel: string, ...args: unknown[]) {
        if (state.broken) throw new Error('Render frame was disposed');
        const [event] = args as [{ seq: number } | undefined];
        sent.push(event === undefined ? channel : event.seq);
      },
      isDestroyed: () => state.destroyed,
      getURL: () => state.url,
    };
    const stop = sendEvents(target, api, trusted);
    const emit = (): void => api.events.emit('skills.changed', { count: 0 });
    emit();
    state.broken = true;
    emit();
    state.broken = false;
    emit();
    state.url = 'https://example.org/';
    emit();
    state.url = 'app://hermes-desk/';
    state.destroyed = true;
    emit();
    state.destroyed = false;
    stop();
    emit();
    expect(sent).toEqual([1, channels.resync, 3]);
  });
});
