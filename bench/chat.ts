import { chromium } from 'playwright-core';
import { startFakeProvider } from '../e2e/fake-provider/server.ts';
import { chromiumArguments, chromiumPath } from '../e2e/harness/chromium.ts';
import { runScript } from '../e2e/harness/script.ts';
import { startWebApp } from '../e2e/harness/web-app.ts';
import { makeHome } from './chat/home.ts';
import { opening, scrolling } from './chat/opening.ts';
import { atRest } from './chat/rest.ts';
import { manyTurns, streaming } from './chat/streaming.ts';
import { openWindow } from './chat/window.ts';
import type { Row } from './search.ts';

const round = (value: number): number => Math.round(100 * value) / 100;

function row(name: string, value: number, unit: string, more: Partial<Row> = {}): Row {
  return { area: 'chat', name, value: round(value), unit, yardstick: '', ratio: null, goal: '', ...more };
}

/**
 * The chat as a person has it: the built web host on a home with ten thousand messages, a window in Chromium, and a model server that
 * streams. Figures of processor time say the same on a busy machine; those by the clock do not.
 */
export async function run(): Promise<Row[]> {
  const built = await runScript('scripts/build.mjs', []);
  if (built.code !== 0) throw new Error(built.err);
  const provider = await startFakeProvider();
  const home = await makeHome(provider.url);
  const app = await startWebApp(home.dir);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] });
  try {
    const window = await openWindow(browser, app.url);
    const open = await opening(window, home);
    const scroll = await scrolling(window, home);
    const stream = await streaming(browser, window, provider);
    const turns = await manyTurns(window, provider);
    const rest = await atRest(browser, window, app.pid, home);
    const beside = `20 messages, ${open.short.toFixed(0)} ms`;
    return [
      row('10,000 messages: the last one painted', open.long, 'ms', {
        yardstick: beside,
        ratio: round(open.short / open.long),
        goal: 'under 150',
      }),
      row('10,000 messages: opened at a hit in the middle', open.hit, 'ms', {
        yardstick: beside,
        ratio: round(open.short / open.hit),
        goal: 'under 150',
      }),
      row('10,000 messages: scrolling', scroll.fps, 'frames/s', {
        yardstick: `nothing moves, ${scroll.still.toFixed(1)}`,
        ratio: round(scroll.fps / scroll.still),
        goal: '60',
      }),
      row('10,000 messages: a frame of scrolling, p95', scroll.p95, 'ms'),
      row('10,000 messages: main thread a frame', scroll.work, 'ms', { goal: 'under 16' }),
      row('5,000 tokens at 200/s: tasks over 50 ms', stream.over, '', { goal: '0' }),
      row('5,000 tokens at 200/s: longest task, processor time', stream.longest, 'ms', {
        yardstick: `by the clock, ${stream.longestByClock.toFixed(0)} ms`,
        goal: 'under 50',
      }),
      row('5,000 tokens at 200/s: main thread', 100 * stream.share, '% of a core', {
        yardstick: `${stream.seconds.toFixed(1)} s of streaming`,
      }),
      row('200 streamed turns: memory beside the text', (turns.data - turns.text) / 1024, 'kB', {
        yardstick: `the text, ${(turns.text / 1024).toFixed(0)} kB`,
        ratio: round(turns.text / (turns.data - turns.text)),
        goal: 'less than the text',
      }),
      row('200 streamed turns: code the engine compiled', turns.code / 1024, 'kB'),
      row('200 streamed turns: nodes grown', turns.nodes, '', { goal: '0' }),
      row('a minute at rest: window', rest.window, '% of a core', { goal: 'under 0.5' }),
      row('a minute at rest: host', rest.host, '% of a core', { goal: 'under 0.5' }),
    ];
  } finally {
    await browser.close();
    await app.stop();
    await provider.close();
    home.remove();
  }
}
