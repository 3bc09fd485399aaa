import { EventEmitter } from 'node:events';
import type { MenuItemConstructorOptions, Tray } from 'electron';
import { describe, expect, it } from 'vitest';
import type { Destination, EventFrame } from '@shared/contract/index.ts';
import { parseStartFlags, restartFlags } from '../flags.ts';
import { createAskShortcut } from './ask-shortcut.ts';
import { ownArguments, restartArguments } from './own-arguments.ts';
import { createTray, type TrayState } from './tray.ts';
import { turnNotices, type Notice } from './turn-notices.ts';
import { createWayIn, linkAmong } from './way-in.ts';
import { sayIn } from './words.ts';

const say = sayIn('en', 'en');

describe('the way in', () => {
  const setUp = () => {
    const told: Destination[] = [];
    let shown = 0;
    const wayIn = createWayIn(
      () => (shown += 1),
      (to) => told.push(to),
    );
    return { wayIn, told, shown: () => shown };
  };
  const session: Destination = { kind: 'session', session: 's1', message: 3 };

  it('waits for a page that is not there yet, and leads it once', () => {
    const { wayIn, told, shown } = setUp();
    wayIn.follow('hermes-desk://session/s1/message/3');
    expect([told, shown()]).toEqual([[], 1]);
    expect([wayIn.arrival(), wayIn.arrival()]).toEqual([session, null]);
    wayIn.follow('hermes-desk://session/s1/message/3');
    expect(told).toEqual([session]);
    wayIn.left();
    wayIn.go({ kind: 'ask' });
    expect(told).toHaveLength(1);
    expect(wayIn.arrival()).toEqual({ kind: 'ask' });
  });

  it('does nothing, not even show the window, for what is no link of ours', () => {
    const { wayIn, told, shown } = setUp();
    for (const text of ['', 'hermes-desk://approve/all', 'https://x.test', '--flag']) wayIn.follow(text);
    expect([wayIn.arrival(), told, shown()]).toEqual([null, [], 0]);
  });

  it('takes the link out of the arguments, so that no link is ever read as a flag', () => {
    const argv = ['electron', '--no-sandbox', '.', '--home', '/h', 'hermes-desk://session/s1'];
    expect(linkAmong(argv)).toBe('hermes-desk://session/s1');
    expect(ownArguments(argv, true)).toEqual(['--home', '/h']);
    expect(ownArguments(['app', 'HERMES-DESK:--demo'], false)).toEqual([]);
  });
});

describe('starting again on another home', () => {
  it('keeps the engine’s switches and what was said, and names the new home', () => {
    const flags = parseStartFlags(['--home', '/a', '--model', 'm', '--workspace', '/w', '--no-welcome']);
    const own = restartFlags(flags, { dir: '/b' });
    expect(parseStartFlags(own)).toEqual({ ...flags, home: '/b' });
    expect(restartArguments(['electron', '--no-sandbox', '.', '--home', '/a'], true, own)).toEqual([
      '--no-sandbox',
      '.',
      ...own,
    ]);
    expect(restartArguments(['app', '--no-sandbox', '--home', '/a'], false, own)).toEqual(['--no-sandbox', ...own]);
  });

  it('knows the way back from the demo home', () => {
    const flags = parseStartFlags(restartFlags(parseStartFlags([]), { demo: true, backTo: '/a' }));
    expect([flags.demo, flags.backTo]).toEqual([true, '/a']);
  });
});

class FakeTray extends EventEmitter {
  toolTip = '';
  title = '';
  destroyed = false;
  menu: MenuItemConstructorOptions[] = [];
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setTitle(text: string): void {
    this.title = text;
  }
  destroy(): void {
    this.destroyed = true;
  }
}

describe('the tray', () => {
  const setUp = (create?: () => Tray) => {
    const made: FakeTray[] = [];
    const done: unknown[] = [];
    const icon = createTray({
      app: { setBadgeCount: (count) => Boolean(done.push(['badge', count])), quit: () => void done.push('quit') },
      create:
        create ??
        (() => {
          const tray = new FakeTray();
          made.push(tray);
          return tray as unknown as Tray;
        }),
      giveMenu: (tray, template) => void Object.assign(tray, { menu: template }),
      platform: 'darwin',
      open: () => void done.push('open'),
      go: (to) => void done.push(to),
      setPaused: (paused) => void done.push({ paused }),
    });
    return { icon, made, done };
  };
  const state: TrayState = { waiting: 2, paused: false, shown: true };

  it('says how many changes wait, leads there, and pauses', () => {
    const { icon, made, done } = setUp();
    icon.update(state, say);
    const [tray] = made;
    expect([tray?.toolTip, tray?.title]).toEqual(['Hermes Desk: 2 changes wait for you', '2']);
    for (const item of tray?.menu ?? []) item.click?.({} as never, undefined, {});
    expect(done).toEqual([
      ['badge', 2],
      'open',
      { kind: 'place', place: 'approvals' },
      { kind: 'ask' },
      { paused: true },
      'quit',
    ]);
    icon.update({ ...state, waiting: 0 }, say);
    expect([made.length, tray?.title, tray?.toolTip]).toEqual([1, '', 'Hermes Desk: Nothing waits for you']);
  });

  it('goes when the person wants none, while the dock still counts', () => {
    const { icon, made, done } = setUp();
    icon.update(state, say);
    icon.update({ ...state, shown: false }, say);
    expect([made[0]?.destroyed, icon.shown()]).toEqual([true, false]);
    expect(done).toEqual([
      ['badge', 2],
      ['badge', 2],
    ]);
  });

  it('is no fault where the system has none, and is not tried again and again', () => {
    let tries = 0;
    const { icon } = setUp(() => {
      tries += 1;
      throw new Error('no tray');
    });
    icon.update(state, say);
    icon.update(state, say);
    expect([tries, icon.shown()]).toEqual([1, false]);
  });
});

describe('the keys from anywhere', () => {
  it('are off until chosen, exchanged whole, and never forced on what another program has', () => {
    const held = new Map<string, () => void>();
    let asked = 0;
    const shortcut = createAskShortcut(
      {
        register: (keys: string, run: () => void) => {
          if (keys.includes('Q')) return false;
          if (keys.includes('W')) throw new Error('unreadable');
          held.set(keys, run);
          return true;
        },
        unregister: (keys: string) => void held.delete(keys),
      },
      () => (asked += 1),
    );
    expect(shortcut.state()).toBe('off');
    shortcut.use('Mod+Shift+Space');
    expect([shortcut.state(), [...held.keys()]]).toEqual(['set', ['CommandOrControl+Shift+Space']]);
    held.get('CommandOrControl+Shift+Space')?.();
    expect(asked).toBe(1);
    for (const keys of ['Mod+Q', 'Mod+W', 'K', 'nonsense+']) {
      shortcut.use(keys);
      expect([shortcut.state(), held.size], keys).toEqual(['taken', 0]);
    }
    shortcut.use('');
    expect(shortcut.state()).toBe('off');
  });
});

describe('notices', () => {
  const setUp = () => {
    const shown: Notice[] = [];
    const world = { looking: false, on: true, now: 0 };
    const hear = turnNotices({
      looking: () => world.looking,
      wanted: () => ({ on: world.on, afterMs: 20_000 }),
      title: (session) => (session === 's1' ? 'Photos' : null),
      say: () => say,
      show: (notice) => shown.push(notice),
      now: () => world.now,
    });
    const usage = {
      inputTokens: 0,
      outputTokens: 0,
      cacheReadTokens: 0,
      cacheWriteTokens: 0,
      reasoningTokens: 0,
      calls: 1,
      costUsd: null,
    };
    const frame = (type: string, data: unknown): void => hear({ epoch: 'e', seq: 1, type, data } satisfies EventFrame);
    const turn = (took: number, outcome = 'completed', session = 's1'): void => {
      frame('turn.started', { session, turn: 't', startedAt: 0 });
      world.now += took;
      frame('turn.ended', { session, turn: 't', outcome, error: null, usage });
    };
    return { shown, world, turn, frame };
  };

  it('tell of a long turn that ended while the person looked elsewhere, without a word of it', () => {
    const { shown, turn } = setUp();
    turn(20_000);
    turn(30_000, 'failed', 's2');
    expect(shown).toEqual([
      { title: 'Photos', body: 'The answer is there.', session: 's1' },
      { title: 'Conversation', body: 'The turn ended without an answer.', session: 's2' },
    ]);
  });

  it('say nothing of a short turn, one that was stopped, one in view, or when none are wanted', () => {
    const { shown, turn, world } = setUp();
    turn(19_999);
    turn(60_000, 'stopped');
    world.looking = true;
    turn(60_000);
    Object.assign(world, { looking: false, on: false });
    turn(60_000);
    expect(shown).toEqual([]);
  });

  it('tell once of a tool that waits for leave', () => {
    const { shown, frame } = setUp();
    const ask = { id: 'a', session: 's1', turn: 't', callId: 'c', server: 'x', tool: 'y', arguments: '{}', since: 0 };
    frame('tools.asks', { session: 's1', asks: [ask] });
    frame('tools.asks', { session: 's1', asks: [ask] });
    frame('tools.asks', { session: 's1', asks: [] });
    expect(shown.map(({ body }) => body)).toEqual(['A tool waits for your leave.']);
  });
});
