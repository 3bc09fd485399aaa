import { readFileSync } from 'node:fs';
import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a window of the bench can be asked. */
export interface Window {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Milliseconds of processor time that the renderer's main thread has worked. */
  readonly mainThread: () => Promise<number>;
  /** Milliseconds of processor time of the renderer's whole process: what else of it collects and compiles as well. */
  readonly rendererTime: () => Promise<number>;
  /** What the page holds after a collection: bytes of data (texts, objects, lists) and of compiled code, and nodes, also those outside of the page. */
  readonly memory: () => Promise<Memory>;
}

export interface Memory {
  readonly data: number;
  readonly code: number;
  readonly nodes: number;
}

/** Opens a page at an address, with what the bench measures by. */
export async function openWindow(browser: Browser, url: string): Promise<Window> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(url);
  await page.waitForSelector('nav');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (name: string): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    page,
    devtools,
    mainThread: async () => 1000 * (await metric('TaskDuration')),
    rendererTime: async () => 1000 * (await metric('ProcessTime')),
    memory: async () => {
      // What a first collection lets go of may hold others.
      await devtools.send('HeapProfiler.collectGarbage');
      await devtools.send('HeapProfiler.collectGarbage');
      const nodes = await metric('Nodes');
      return { ...bytesByKind(await heapSnapshot(devtools)), nodes };
    },
  };
}

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  readonly nodes: readonly number[];
}

async function heapSnapshot(devtools: CDPSession): Promise<HeapSnapshot> {
  const pieces: string[] = [];
  const take = ({ chunk }: { chunk: string }): number => pieces.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(pieces.join('')) as HeapSnapshot;
}

/** Kinds of a snapshot that are neither the page's data nor its code: what the browser holds outside of JavaScript. */
const outside: ReadonlySet<string> = new Set(['native', 'synthetic']);

function bytesByKind({ snapshot, nodes }: HeapSnapshot): Pick<Memory, 'data' | 'code'> {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let [data, code] = [0, 0];
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + kindAt] ?? -1] ?? '';
    const size = nodes[at + sizeAt] ?? 0;
    if (kind === 'code') code += size;
    else if (!outside.has(kind)) data += size;
  }
  return { data, code };
}

/** Milliseconds of processor time of the browser's drawing process, and of the host. */
export async function processorTime(browser: Browser, host: number): Promise<{ drawing: number; host: number }> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const drawing = processInfo.filter(({ type }) => type === 'GPU');
  return { drawing: 1000 * drawing.reduce((sum, one) => sum + one.cpuTime, 0), host: hostTime(host) };
}

/** Clock ticks of a process, of which Linux counts a hundred a second. */
function hostTime(pid: number): number {
  try {
    const fields =
      readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
        .split(') ')[1]
        ?.split(' ') ?? [];
    return 10 * (Number(fields[11] ?? 0) + Number(fields[12] ?? 0));
  } catch {
    return Number.NaN;
  }
}
