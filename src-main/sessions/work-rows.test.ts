import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openTestStore } from './testing/store.ts';

describe('goals in state_meta', () => {
  it('stand under the key and in the form of Hermes, and keep what else Hermes wrote', async () => {
    const { store, file } = await openTestStore();
    await store.goals().write('s', { goal: 'G', gates: [{ command: 'make' }] });
    const db = new Database(file);
    const row = db.prepare(`SELECT value FROM state_meta WHERE key = 'goal:s'`).get() as { value: string };
    db.close();
    expect(JSON.parse(row.value)).toEqual({ goal: 'G', gates: [{ command: 'make' }] });
    expect(store.goals().list()).toEqual(['s']);
    await store.goals().write('s', null);
    expect(store.goals().read('s')).toBeNull();
  });

  it('follow a conversation that a compression lets go on in another session, and move there', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`
      INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id) VALUES
        ('root', 'cli', 100, 200, 'compression', NULL), ('tip', 'cli', 200, NULL, NULL, 'root'), ('other', 'cli', 300, NULL, NULL, NULL);
      INSERT INTO state_meta (key, value) VALUES ('goal:root', '{"goal": "G", "turns_used": 4}');`);
    db.close();
    expect(store.goals().read('tip')).toEqual({ goal: 'G', turns_used: 4 });
    expect(store.goals().read('other')).toBeNull();
    await store.goals().write('tip', { goal: 'G', turns_used: 5 });
    expect(store.goals().list()).toEqual(['tip']);
  });
});

describe('delegations in async_delegations', () => {
  it('are told once: who claims a result delivers it, and another program does not', async () => {
    const { store } = await openTestStore();
    const rows = store.delegations();
    await rows.begin('d1', 'p', { goal: 'G' });
    expect(rows.of('p')).toMatchObject([{ id: 'd1', state: 'running', delivered: false, task: { goal: 'G' } }]);
    await rows.end('d1', 'completed', { status: 'completed', results: [] }, false);
    expect(await rows.claim('d1', 'us')).toBe(true);
    expect(await rows.claim('d1', 'them')).toBe(false);
    expect(await rows.claim('d1', 'us')).toBe(true);
    await rows.delivered('d1');
    expect(await rows.claim('d1', 'us')).toBe(false);
    expect(rows.of('p')).toMatchObject([{ state: 'completed', delivered: true }]);
  });

  it('of a program that has ended are marked unknown; those that run, and those of Hermes, are left alone', async () => {
    const { store, file } = await openTestStore();
    const rows = store.delegations();
    for (const id of ['dead', 'alive']) await rows.begin(id, 'p', { goal: id });
    await rows.progress('dead', { results: [{ task_index: 1, summary: 'Half' }] });
    const db = new Database(file);
    db.exec(`
      UPDATE async_delegations SET owner_pid = 999999999 WHERE delegation_id = 'dead';
      INSERT INTO async_delegations (delegation_id, origin_session, parent_session_id, state, dispatched_at, updated_at, owner_pid, task_json)
        VALUES ('theirs', '', 'p', 'running', 1, 1, 999999999, '{"goal": "x"}');`);
    expect(await rows.settle()).toEqual(['p']);
    const states = db.prepare('SELECT delegation_id, state FROM async_delegations ORDER BY delegation_id').raw().all();
    const event = db.prepare(`SELECT event_json FROM async_delegations WHERE delegation_id = 'dead'`).pluck().get();
    db.close();
    expect(states).toEqual([
      ['alive', 'running'],
      ['dead', 'unknown'],
      ['theirs', 'running'],
    ]);
    const results = [{ task_index: 1, summary: 'Half' }];
    expect(JSON.parse(String(event))).toMatchObject({
      ...{ type: 'async_delegation', status: 'unknown', goal: 'dead', summary: null, results },
    });
    await rows.progress('dead', { results: [] });
    expect(rows.of('p').find(({ id }) => id === 'dead')?.result).toMatchObject({ status: 'unknown', results });
    expect(rows.of('p').map(({ id }) => id)).toEqual(expect.arrayContaining(['alive', 'dead']));
  });

  it('a process under the same number that began at another time is another process', async () => {
    const { store, file } = await openTestStore();
    await store.delegations().begin('d', 'p', {});
    const db = new Database(file);
    db.exec('UPDATE async_delegations SET owner_started_at = 1 WHERE owner_started_at IS NOT NULL');
    const known = db.prepare('SELECT owner_started_at FROM async_delegations').pluck().get() !== null;
    db.close();
    expect(await store.delegations().settle()).toEqual(known ? ['p'] : []);
  });
});
