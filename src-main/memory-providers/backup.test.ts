import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Config, copyDatabase, makeBackup, restoreFiles, Secrets, type BackupSource } from '../home/index.ts';
import { tempDir, tempHome } from '../home/testing/temp-home.ts';
import { providerBackups } from './backup.ts';
import { openFacts } from './holographic/database.ts';
import { createHonchoKind } from './honcho/index.ts';
import { PROVIDER_KINDS } from './kinds.ts';
import type { KeyContext } from './provider.ts';

const at = Date.UTC(2026, 10, 30, 7, 15);

function home(yaml = ''): KeyContext & { sources: readonly BackupSource[] } {
  const paths = tempHome();
  writeFileSync(paths.configFile, yaml);
  const secrets = new Secrets(paths.envFile, {});
  const context = { paths, secrets, config: new Config(paths.configFile) };
  return { ...context, sources: providerBackups(PROVIDER_KINDS, context) };
}

/** Facts of a database, by a connection of its own, in order. */
function facts(file: string): unknown[] {
  const db = new Database(file, { readonly: true });
  try {
    return db.prepare('SELECT content FROM facts ORDER BY fact_id').pluck().all();
  } finally {
    db.close();
  }
}

describe('facts in a backup', () => {
  it('are those that were committed, also what lies beside the file, and come back into what programs have open', async () => {
    const { paths, sources } = home();
    const db = openFacts(paths.memoryStoreDb);
    onTestFinished(() => db.close());
    const add = (content: string): Promise<number> => db.write(() => db.insert('facts', { content }));
    await add('likes tea');
    // As another program has it open: changes wait in the log beside the file.
    const other = new Database(paths.memoryStoreDb);
    onTestFinished(() => void other.close());
    expect(statSync(`${paths.memoryStoreDb}-wal`).size).toBeGreaterThan(0);
    const { id, path, files } = await makeBackup(paths, 'asked', at, sources);
    expect(files).toContain('memory_store.db');
    const copy = join(path, 'memory_store.db');
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await add('came later');
    expect(facts(copy)).toEqual(['likes tea']);
    expect(await restoreFiles(paths, id, 'provider', sources)).toEqual(['memory_store.db']);
    expect(other.prepare('SELECT content FROM facts').pluck().all()).toEqual(['likes tea']);
    await add('and goes on');
    expect(facts(paths.memoryStoreDb)).toEqual(['likes tea', 'and goes on']);
    expect(other.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  it('are whole while another process writes without a pause', async () => {
    const { paths, sources } = home();
    await openFacts(paths.memoryStoreDb).close();
    const writer = spawn(process.execPath, ['-e', writing, paths.memoryStoreDb], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const ended = new Promise((done) => writer.once('close', done));
    onTestFinished(async () => {
      writer.kill('SIGKILL');
      await ended;
    });
    await new Promise((begun) => writer.stdout.once('data', begun));
    for (let run = 0; run < 5; run += 1) {
      const { path } = await makeBackup(paths, 'asked', at + run, sources);
      const copy = new Database(join(path, 'memory_store.db'), { readonly: true });
      expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
      // Facts come in pairs, each pair in one transaction.
      expect(Number(copy.prepare('SELECT count(*) FROM facts').pluck().get()) % 2).toBe(0);
      copy.close();
    }
  });

  it('wait for a program that writes, and say so when it does not end; nothing has changed then', async () => {
    const [from, to] = [join(tempDir(), 'from.db'), join(tempDir(), 'to.db')];
    for (const file of [from, to]) {
      const db = openFacts(file);
      await db.write(() => db.insert('facts', { content: file }));
      await db.close();
    }
    const holder = new Database(to);
    onTestFinished(() => void holder.close());
    holder.exec('BEGIN IMMEDIATE');
    await expect(copyDatabase(from, to, 150)).rejects.toMatchObject({ code: 'busy', file: to });
    expect(facts(to)).toEqual([to]);
    const waiting = copyDatabase(from, to, 5000);
    await new Promise((soon) => setImmediate(soon));
    holder.exec('ROLLBACK');
    await waiting;
    expect(facts(to)).toEqual([from]);
  });

  it('that are damaged are kept as the bytes they are; a good copy takes the place of a damaged file', async () => {
    const { paths, sources } = home();
    const db = openFacts(paths.memoryStoreDb);
    await db.write(() => db.insert('facts', { content: 'likes tea' }));
    await db.close();
    const good = await makeBackup(paths, 'asked', at, sources);
    writeFileSync(paths.memoryStoreDb, 'garbage '.repeat(2000));
    const bad = await makeBackup(paths, 'asked', at + 1, sources);
    expect(readFileSync(join(bad.path, 'memory_store.db'), 'utf8')).toBe('garbage '.repeat(2000));
    await restoreFiles(paths, good.id, 'provider', sources);
    expect(facts(paths.memoryStoreDb)).toEqual(['likes tea']);
    await expect(restoreFiles(paths, bad.id, 'provider', sources)).rejects.toMatchObject({ code: 'damaged' });
    expect(facts(paths.memoryStoreDb)).toEqual(['likes tea']);
  });

  it('lie where config.yaml says, and outside the home are nobody’s to copy', async () => {
    const inside = home('plugins: {hermes-memory-store: {db_path: facts/mine.db}}');
    await openFacts(join(inside.paths.dir, 'facts', 'mine.db')).close();
    expect((await makeBackup(inside.paths, 'asked', at, inside.sources)).files).toContain('facts/mine.db');
    const elsewhere = join(tempDir(), 'shared.db');
    const outside = home(`plugins: {hermes-memory-store: {db_path: ${elsewhere}}}`);
    await openFacts(elsewhere).close();
    const { id, files } = await makeBackup(outside.paths, 'asked', at, outside.sources);
    expect(files).toEqual(['config.yaml']);
    await expect(restoreFiles(outside.paths, id, 'provider', outside.sources)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

const writing = `
const Database = require(${JSON.stringify(join(import.meta.dirname, '../../node_modules/better-sqlite3'))});
const db = new Database(process.argv[1], { timeout: 5000 });
const add = db.prepare('INSERT INTO facts (content) VALUES (?)');
const pair = db.transaction((n) => { add.run('a' + n); add.run('b' + n); });
for (let n = 0; n < 200000; n += 1) { pair.immediate(n); if (n === 20) process.stdout.write('begun'); }
`;

describe('notes of ByteRover in a backup', () => {
  it('come back as they were, new ones stay, and nothing that a link leads to is taken along', async () => {
    const { paths, sources } = home();
    const tree = join(paths.dir, 'byterover', '.brv', 'context-tree');
    mkdirSync(join(tree, 'ways of work'), { recursive: true });
    writeFileSync(join(tree, 'ways of work', '早上.md'), 'Walks at noon.');
    writeFileSync(join(paths.dir, 'private.md'), 'not a note');
    symlinkSync(join(paths.dir, 'private.md'), join(tree, 'link.md'));
    const { id, files } = await makeBackup(paths, 'asked', at, sources);
    expect(files.filter((name) => name.startsWith('byterover'))).toEqual([
      'byterover/.brv/context-tree/ways of work/早上.md',
    ]);
    writeFileSync(join(tree, 'ways of work', '早上.md'), 'Overwritten.');
    writeFileSync(join(tree, 'new.md'), 'New.');
    expect(await restoreFiles(paths, id, 'provider', sources)).toEqual([
      'byterover/.brv/context-tree/ways of work/早上.md',
    ]);
    expect(readFileSync(join(tree, 'ways of work', '早上.md'), 'utf8')).toBe('Walks at noon.');
    expect(existsSync(join(tree, 'new.md'))).toBe(true);
  });
});

describe('settings files of providers in a backup', () => {
  it('hold no key and no sign-in, and come back with those of now', async () => {
    const { paths, sources } = home();
    const file = join(paths.dir, 'honcho.json');
    const block = { apiKey: 'hch-at-one', oauth: { refreshToken: 'hch-rt-one', expiresAt: 1 }, peerName: 'eri' };
    writeFileSync(file, JSON.stringify({ hosts: { hermes: block }, baseUrl: 'http://eri:pass-word@h.test/' }));
    writeFileSync(join(paths.dir, 'mem0.json'), '{"api_key": "mem-zero-file-key", damaged');
    const { id, path, files } = await makeBackup(paths, 'asked', at, sources);
    expect(files).toContain('honcho.json');
    expect(files).not.toContain('mem0.json');
    expect(JSON.parse(readFileSync(join(path, 'honcho.json'), 'utf8'))).toEqual({
      ...{ hosts: { hermes: { peerName: 'eri' } }, baseUrl: 'http://eri@h.test/' },
    });
    const renewed = { apiKey: 'hch-at-two', oauth: { refreshToken: 'hch-rt-two', expiresAt: 2 }, peerName: 'other' };
    writeFileSync(file, JSON.stringify({ hosts: { hermes: renewed } }));
    expect(await restoreFiles(paths, id, 'settings', sources)).toEqual(['config.yaml', 'honcho.json']);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      ...{ hosts: { hermes: { ...renewed, peerName: 'eri' } }, baseUrl: 'http://eri@h.test/' },
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of other profiles and programs are left alone', async () => {
    const { paths, config, secrets } = home();
    const person = tempDir();
    mkdirSync(join(person, '.honcho'));
    writeFileSync(join(person, '.honcho', 'config.json'), '{"peerName": "eri"}');
    const sources = providerBackups([createHonchoKind({ userDir: person })], { paths, config, secrets });
    expect((await makeBackup(paths, 'asked', at, sources)).files).toEqual(['config.yaml']);
  });
});
