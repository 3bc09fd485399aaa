import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { describe, expect, it } from 'vitest';
import { guardNavigation } from './navigation.ts';
import { recoverRenderer } from './renderer-crash.ts';
import { createTrustedOrigin } from './trusted-origin.ts';
import { refuseWebviews } from './webview.ts';
import { guardWindowOpen } from './window-open.ts';

const trusted = createTrustedOrigin(null);
const silent = { info: (): void => undefined, warn: (): void => undefined, error: (): void => undefined };

/** Contents that only emit; whether the last event was prevented is told by `emits`. */
function contents(): {
  emitter: EventEmitter;
  asContents: WebContents;
  readonly emits: (name: string, details?: object) => boolean;
} {
  const emitter = new EventEmitter();
  return {
    emitter,
    asContents: emitter as unknown as WebContents,
    emits(name, details = {}) {
      let prevented = false;
      emitter.emit(name, { ...details, preventDefault: () => (prevented = true) });
      return prevented;
    },
  };
}

describe('guardNavigation', () => {
  it('stops every way out of the app, and offers a followed link to the browser', () => {
    const opened: string[] = [];
    const { asContents, emits } = contents();
    guardNavigation(asContents, trusted, (address) => opened.push(address));
    expect(emits('will-navigate', { url: 'https://example.org/' })).toBe(true);
    expect(emits('will-frame-navigate', { url: 'https://example.org/', isMainFrame: false })).toBe(true);
    expect(emits('will-redirect', { url: 'https://example.org/' })).toBe(true);
    expect(opened).toEqual(['https://example.org/']);
  });

  it('lets the app move within itself', () => {
    const { asContents, emits } = contents();
    guardNavigation(asContents, trusted, () => undefined);
    expect(emits('will-navigate', { url: 'app://hermes-desk/#/memory' })).toBe(false);
    expect(emits('will-redirect', { url: 'app://hermes-desk/' })).toBe(false);
  });
});

describe('guardWindowOpen', () => {
  it('denies every window, whatever its address, and offers it to the browser', () => {
    const opened: string[] = [];
    let handler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' });
    const target = { setWindowOpenHandler: (given: unknown) => (handler = given as typeof handler) };
    guardWindowOpen(target, (address) => opened.push(address));
    expect(handler({ url: 'app://hermes-desk/' })).toEqual({ action: 'deny' });
    expect(handler({ url: 'https://example.org/' })).toEqual({ action: 'deny' });
    expect(opened).toEqual(['app://hermes-desk/', 'https://example.org/']);
  });
});

describe('refuseWebviews', () => {
  it('prevents every guest', () => {
    const { asContents, emits } = contents();
    refuseWebviews(asContents);
    expect(emits('will-attach-webview')).toBe(true);
  });
});

describe('recoverRenderer', () => {
  function crashing(): { crash: (reason: string, at: number) => void; reloads: () => number } {
    let reloads = 0;
    let now = 0;
    const emitter = Object.assign(new EventEmitter(), { reload: () => (reloads += 1) });
    recoverRenderer(emitter as unknown as WebContents, silent, () => now);
    return {
      crash(reason, at) {
        now = at;
        emitter.emit('render-process-gone', {}, { reason });
      },
      reloads: () => reloads,
    };
  }

  it('loads a page again whose process died, but not for ever', () => {
    const { crash, reloads } = crashing();
    for (let n = 0; n < 10; n += 1) crash('crashed', n);
    expect(reloads()).toBe(3);
    crash('oom', 200_000);
    expect(reloads()).toBe(4);
  });

  it('leaves a page alone that ended in good order', () => {
    const { crash, reloads } = crashing();
    crash('clean-exit', 0);
    expect(reloads()).toBe(0);
  });
});
