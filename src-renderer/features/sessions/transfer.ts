import type { Bridge } from '../../bridge/bridge.ts';

const page = 500;

/** Every listed session in one JSONL text, the archived ones last, and how many there are. */
export async function exportAll(bridge: Bridge): Promise<{ text: string; sessions: number }> {
  const texts: string[] = [];
  for (const archived of [false, true]) {
    for (let offset = 0; ; offset += page) {
      const { rows, total } = await bridge.request('sessions.list', { limit: page, offset, archived });
      for (const { id } of rows) {
        texts.push((await bridge.request('sessions.export', { id, format: 'jsonl' })).text);
      }
      if (offset + page >= total) break;
    }
  }
  return { text: texts.join(''), sessions: texts.length };
}
