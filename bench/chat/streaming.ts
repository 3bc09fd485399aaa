import type { Browser, Page } from 'playwright-core';
import type { FakeProvider } from '../../e2e/fake-provider/server.ts';
import type { Window } from './window.ts';

const tokens = 5000;
const perSecond = 200;

/** Text of about so many tokens, with all that Markdown has. */
function essay(count: number): string {
  const parts: string[] = [];
  for (let at = 0; parts.join(' ').length < 4 * count; at += 1) {
    parts.push(`## Part ${String(at)}\n\nThe service waits for the disk, **then** for the network, then it starts.`);
    if (at % 3 === 0) parts.push('\n\n- first the disk\n- then the network\n- then `start`\n');
    if (at % 4 === 1)
      parts.push('\n\n```ts\nexport const answer = (n: number): number => n * 42;\nawait answer(1);\n```\n');
    if (at % 5 === 2) parts.push('\n\n| a | b |\n|---|---|\n| 1 | 2 |\n| 3 | 4 |\n');
    parts.push('\n\n');
  }
  return parts.join('').slice(0, 4 * count);
}

async function newSession(page: Page): Promise<void> {
  await page.evaluate(() => (window.location.hash = '#/chat/new'));
  await page.waitForSelector('.empty-chat');
}

async function send(page: Page, words: string): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Message', exact: true });
  await field.fill(words);
  await field.press('Enter');
}

/** The longest task of the renderer and its share of a core while an answer streams in, as long tasks are counted by the browser. */
export async function streaming(
  browser: Browser,
  { page, mainThread }: Window,
  provider: FakeProvider,
): Promise<Record<'seconds' | 'share' | 'over' | 'longest' | 'longestByClock', number>> {
  await newSession(page);
  // Pieces of a dozen characters are about three tokens.
  provider.script({ say: essay(tokens), pace: (1000 * 3) / perSecond });
  await browser.startTracing(page, { categories: ['toplevel'] });
  const began = performance.now();
  const before = await mainThread();
  await send(page, 'Tell me everything');
  await page.waitForSelector('[data-live]');
  await page.waitForSelector('[data-live]', { state: 'detached', timeout: 120_000 });
  const seconds = (performance.now() - began) / 1000;
  const work = (await mainThread()) - before;
  const tasks = tasksOf(await browser.stopTracing());
  const cpu = tasks.map((task) => task.cpu);
  return {
    seconds,
    share: work / (1000 * seconds),
    over: cpu.filter((ms) => ms > 50).length,
    longest: Math.max(0, ...cpu),
    longestByClock: Math.max(0, ...tasks.map((task) => task.clock)),
  };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Processor time of the thread, which says the same on a busy machine. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The tasks of the renderers' main threads in a trace, in ms. */
function tasksOf(trace: Buffer): readonly { readonly clock: number; readonly cpu: number }[] {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: TraceEvent[] };
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    .map(({ dur = 0, tdur = 0 }) => ({ clock: dur / 1000, cpu: tdur / 1000 }));
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${String(pid)}.${String(tid)}`;

const turns = 200;
/** From then on every part of the screen was there once. */
const warmUp = 20;

/**
 * What a window holds more of after many streamed turns of one conversation, beside the text that came in. Compiled code is counted
 * apart: the engine makes more of it the more often something is called, and stops.
 */
export async function manyTurns(
  { page, memory }: Window,
  provider: FakeProvider,
): Promise<Record<'data' | 'code' | 'text' | 'nodes', number>> {
  await newSession(page);
  const answer = essay(150);
  provider.respond(() => ({ say: answer }));
  const talk = async (count: number): Promise<void> => {
    for (let turn = 0; turn < count; turn += 1) {
      await send(page, `Turn ${String(turn)}`);
      await page.waitForFunction(
        () => document.querySelector('[data-live]') === null && document.querySelector('.ed textarea') !== null,
      );
      await page.waitForFunction(
        (n) => document.querySelector('.talk')?.textContent.includes(`Turn ${String(n)}`) === true,
        turn,
      );
    }
    await page.waitForTimeout(1000);
  };
  await talk(warmUp);
  const start = await memory();
  await talk(turns);
  const end = await memory();
  provider.respond(null);
  return {
    data: end.data - start.data,
    code: end.code - start.code,
    text: turns * answer.length,
    nodes: end.nodes - start.nodes,
  };
}
