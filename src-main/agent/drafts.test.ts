import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDrafts } from './drafts.ts';

function open(): { dir: string; drafts: ReturnType<typeof createDrafts> } {
  const base = mkdtempSync(join(tmpdir(), 'desk-drafts-'));
  onTestFinished(() => rmSync(base, { recursive: true, force: true }));
  const dir = join(base, 'turns');
  return { dir, drafts: createDrafts(dir, (message) => expect.fail(message)) };
}

it('a draft is on disk as it is written, and gone when dropped', () => {
  const { dir, drafts } = open();
  const writer = drafts.open('s', 't', 7);
  writer.add('Hel', 'hm');
  writer.add('lo\n中', '');
  expect(drafts.find('s')).toEqual({ session: 's', turn: 't', after: 7, text: 'Hello\n中', reasoning: 'hm' });
  writer.restart();
  writer.add('Other', '');
  writer.close();
  writer.add('late', '');
  expect(drafts.find('s')?.text).toBe('Other');
  expect(drafts.list()).toEqual(['s']);
  expect(statSync(join(dir, readdirSync(dir)[0] ?? '')).mode & 0o777).toBe(0o600);
  drafts.open('s', 't2', 9).close();
  expect(drafts.find('s')).toEqual({ session: 's', turn: 't2', after: 9, text: '', reasoning: '' });
  drafts.drop('s');
  drafts.drop('s');
  expect([drafts.find('s'), drafts.list()]).toEqual([null, []]);
});

it.each(['../../escape', 'a/b', '', '.', 'CON', 'x'.repeat(5000), '\0', '中文 \ud800'])(
  'the session id %j makes no path of its own',
  (session) => {
    const { dir, drafts } = open();
    drafts.open(session, 't', 1).add('text', '');
    expect(readdirSync(dir)).toHaveLength(1);
    expect(readdirSync(join(dir, '..'))).toEqual(['turns']);
    if (session.isWellFormed()) expect(drafts.find(session)?.text).toBe('text');
  },
);

it('a line cut in half is left out, and a file that is no draft is no draft', () => {
  const { dir, drafts } = open();
  drafts.open('s', 't', 1).add('kept', '');
  const file = join(dir, readdirSync(dir)[0] ?? '');
  appendFileSync(file, '{"t":"lo');
  expect(drafts.find('s')?.text).toBe('kept');
  writeFileSync(join(dir, 'other.draft.jsonl'), 'nonsense');
  expect(drafts.list()).toEqual(['s']);
});

it('a folder that cannot be written costs the draft, not the answer', () => {
  const { dir } = open();
  writeFileSync(dir, 'a file stands here');
  const said: string[] = [];
  const drafts = createDrafts(dir, (message) => said.push(message));
  const writer = drafts.open('s', 't', 1);
  writer.add('x', '');
  writer.restart();
  writer.close();
  expect(said).toEqual(['a draft could not be begun']);
  expect([drafts.find('s'), drafts.list()]).toEqual([null, []]);
});
