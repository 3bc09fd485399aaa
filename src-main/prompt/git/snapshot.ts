import { realpath } from 'node:fs/promises';
import { withoutHidden } from '@shared/memory/reveal.ts';
import { gitRoot } from '../../home/contained.ts';
import { judgeNotes, type Notes, type NotesRules } from '../notes-file.ts';
import { openRepository } from './repository.ts';

const introduction =
  'The workspace is a git repository. This is how it stood when the conversation began; look again before you rely on it.';

const mostCommits = 5;
/** Code points of a branch or of what a commit is about. */
const longestWords = 100;

const statusOf = [
  ...['status', '--porcelain=v2', '--branch', '-z', '--no-renames'],
  ...['--untracked-files=normal', '--ignore-submodules=all', '--', '.'],
];
const logOf = [
  ...['log', `-${String(mostCommits)}`, '--pretty=%h %s', '--abbrev=10'],
  ...['--no-show-signature', '--no-mailmap', '--', '.'],
];

/** One line of plain words: what strangers named a branch or a commit makes no line, list or heading of its own. */
function plain(text: string): string {
  const words = Array.from(withoutHidden(text.toWellFormed().replace(/\s+/gu, ' ')).replace(/ {2,}/gu, ' ').trim());
  return words.length <= longestWords ? words.join('') : `${words.slice(0, longestWords).join('')}…`;
}

/** What `git status --porcelain=v2 --branch -z` says, in words. */
interface Status {
  readonly branch: string;
  readonly changes: string;
}

const counted = (count: number, what: string): string[] => (count === 0 ? [] : [`${String(count)} ${what}`]);

/** Reads the records of a status. Nothing is renamed in it, so that every record is one. */
export function readStatus(text: string): Status {
  const records = text.split('\0');
  const head = (name: string): string =>
    records.find((record) => record.startsWith(`# branch.${name} `))?.slice(`# branch.${name} `.length) ?? '';
  const entries = records.filter((record) => /^[12] /u.test(record)).map((record) => record.slice(2, 4));
  const staged = entries.filter((xy) => xy[0] !== '.').length;
  const modified = entries.filter((xy) => xy[1] !== '.').length;
  const unmerged = records.filter((record) => record.startsWith('u ')).length;
  const untracked = records.filter((record) => record.startsWith('? ')).length;
  const changes = [
    ...counted(staged, 'staged'),
    ...counted(modified, 'modified'),
    ...counted(unmerged, 'in conflict'),
    ...counted(untracked, 'untracked'),
  ];
  const [, ahead = '0', behind = '0'] = /^\+(\d+) -(\d+)$/u.exec(head('ab')) ?? [];
  const apart = [...counted(Number(ahead), 'ahead'), ...counted(Number(behind), 'behind')];
  const upstream = head('upstream') === '' ? '' : ` (${[plain(head('upstream')), ...apart].join(', ')})`;
  const name = head('head') === '(detached)' ? `none, at ${head('oid').slice(0, 12)}` : plain(head('head'));
  return { branch: `${name}${upstream}`, changes: changes.length === 0 ? 'nothing changed' : changes.join(', ') };
}

/**
 * How the repository of a workspace stands: branch, what is changed, the newest commits; of the workspace's folder alone. Empty where there is
 * no repository that may be read, and where git does not answer in time. What branches and commits are called is scanned as project notes are.
 */
export async function gitSnapshot(workspace: string, rules: NotesRules): Promise<Notes> {
  const nothing: Notes = { text: null, warning: null };
  const cwd = await realpath(workspace).catch(() => null);
  if (cwd === null || (await gitRoot(cwd)) === null) return nothing;
  const repository = await openRepository(cwd, { signal: new AbortController().signal, timeout: rules.timeout });
  if (!repository.ok) return nothing;
  const [status, log] = await Promise.all([repository.run(statusOf), repository.run(logOf)]);
  if (!status.ok) return nothing;
  const { branch, changes } = readStatus(status.text);
  // A repository without a commit has no log.
  const commits = log.ok ? log.text.split('\n').filter((line) => line !== '') : [];
  const lines = [
    introduction,
    `- Branch: ${branch}`,
    `- Status: ${changes}`,
    `- Newest commits: ${commits.length === 0 ? 'none' : ''}`.trimEnd(),
    ...commits.map((line) => `  - ${plain(line)}`),
  ];
  return judgeNotes(lines.join('\n'), 'the state of git', rules);
}
