import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { desk } from '../test-desk.ts';

describe('conversations from the command line', () => {
  it('imports a file, and says so when it cannot be read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'desk-cli-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(join(folder, 'a.jsonl'), '{"id":"a"}\n');
    const handlers = () => ({ 'sessions.import': () => ({ sessions: 1, messages: 2, skipped: ['b'] }) });
    const ran = await desk(['sessions', 'import', join(folder, 'a.jsonl')], { handlers });
    expect([ran.code, ran.out]).toEqual([0, '1 conversation, 2 messages imported. 1 was there already.\n']);
    expect(ran.asked).toEqual([{ name: 'sessions.import', input: { text: '{"id":"a"}\n' } }]);
    const refused = await desk(['sessions', 'import', join(folder, 'absent'), '--json'], { handlers });
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('"not_found"');
  });

  it('says what a repair found and where the damaged file lies', async () => {
    const report = {
      found: 'tables' as const,
      sessions: 3,
      messages: 40,
      lost: 2,
      atLeast: false,
      lostFrom: ['messages'],
      aside: '/x/state.db.damaged',
    };
    const { out } = await desk(['sessions', 'repair'], { handlers: () => ({ 'sessions.repair': () => report }) });
    expect(out).toContain('3 conversations with 40 messages were carried over. 2 rows of messages could not be read.');
    expect(out).toContain('/x/state.db.damaged');
    const more = await desk(['sessions', 'repair'], {
      handlers: () => ({ 'sessions.repair': () => ({ ...report, atLeast: true }) }),
    });
    expect(more.out).toContain('At least 2 rows of messages could not be read.');
  });
});

describe('sessions search', () => {
  const answer = {
    ...{ hits: [], total: 0, complete: true, note: null },
    unread: [{ text: 'role:robot', filter: 'role' as const, leftOut: true }],
  };
  const handlers = (): HandlerTable => ({ 'sessions.search': () => answer });

  it('says which filter could not be read, to programs on standard error', async () => {
    const people = await desk(['sessions', 'search', 'x role:robot'], { handlers });
    expect(people.out).toContain(
      '“role:robot” names no role: there are user, assistant, tool, system. It was left out.',
    );
    const programs = await desk(['sessions', 'search', 'x role:robot', '--json'], { handlers });
    expect(programs.out).toBe('[]\n');
    expect(programs.err).toContain('“role:robot” names no role');
  });
});
