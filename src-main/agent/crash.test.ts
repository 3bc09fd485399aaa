import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Message } from '@shared/contract/sessions.ts';
import { openCrashable } from './testing/crashable.ts';
import { temporaryHome } from './testing/home.ts';

interface Told {
  readonly type: string;
  readonly data: Message & { readonly text: string; readonly state: string; readonly callId: string };
}

const child = join(import.meta.dirname, 'testing', 'crash-child.ts');

/** Runs a turn in a process of its own and kills it as soon as it has told `after` things. */
async function runAndKill(home: string, after: number): Promise<Told[]> {
  const process_ = spawn(process.execPath, [child, home], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  let killed = false;
  process_.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString('utf8');
    if (!killed && text.split('\n').length > after) {
      killed = true;
      process_.kill('SIGKILL');
    }
  });
  await new Promise((resolve) => process_.on('close', resolve));
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Told);
}

describe('a process killed at any moment', () => {
  it.each(Array.from({ length: 11 }, (_, at) => 4 + at * 5))(
    'after %i events: what was shown is on disk, nothing is doubled, and the turn goes on to its end',
    async (after) => {
      const home = temporaryHome();
      const told = await runAndKill(home, after);
      const { agent, sessions } = await openCrashable(home, () => undefined, 0);
      const shown = told.filter((each) => each.type === 'message.added').map((each) => each.data);
      const session = shown[0]?.session ?? expect.fail('nothing was shown');
      const finished = told.some((each) => each.type === 'turn.ended');
      expect((await agent.live(session)).halfDone).toBe(!finished);
      await agent.recover();

      const rows = sessions.messages(session, { limit: 1000 }).messages;
      for (const row of shown) expect(rows.find((each) => each.id === row.id)).toEqual(row);
      const lastRow = told.findLastIndex((each) => each.type === 'message.added');
      const streamed = told.slice(lastRow + 1).flatMap((each) => (each.type === 'turn.delta' ? [each.data.text] : []));
      const onDisk = rows.filter((row) => row.id > (shown.at(-1)?.id ?? 0)).map((row) => row.content);
      expect(onDisk.join('').startsWith(streamed.join(''))).toBe(true);

      if ((await agent.live(session)).halfDone) await agent.continue(session);
      await agent.idle(session);
      const all = sessions.messages(session, { limit: 1000 }).messages;
      const calls = all.flatMap((row) => row.toolCalls.map((call) => call.id));
      expect(all.filter((row) => row.role === 'tool').map((row) => row.toolCallId)).toEqual(calls);
      const ran = readFileSync(join(home, 'ran.txt'), 'utf8').trim().split('\n');
      expect(new Set(ran).size).toBe(ran.length);
      expect(ran.every((token) => calls.includes(token))).toBe(true);
      expect(await agent.live(session)).toEqual({ live: null, halfDone: false, waiting: [] });
      await sessions.close();
    },
  );
});
