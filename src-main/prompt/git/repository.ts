import { execFile } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { openContained } from '../../home/contained.ts';
import { isInside } from '../../home/paths.ts';

/** What git answered, or one sentence saying why there is nothing. */
export type GitText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

/** A repository that may be read, seen from one folder of it. */
export interface Repository {
  readonly ok: true;
  /** Runs a command of git that only reads. What it finds nothing of is an empty text. */
  run(args: readonly string[]): Promise<GitText>;
}

/** How long git may take and be listened to. */
export interface GitLimits {
  readonly signal: AbortSignal;
  /** Milliseconds for one command. */
  readonly timeout: number;
}

const mostBytes = 8 * 1024 * 1024;
/** What of a repository leads to commits and to what they hold. */
const ownFiles = ['index', 'config', 'objects', 'refs', 'packed-refs', 'reftable'];
/** Branches that lead on to another, as many as git itself follows. */
const mostSteps = 6;

/** One setting for a call of git: its full name and its value. */
type Setting = readonly [name: string, value: string];

/**
 * Settings under which reading a repository runs nothing of it: no hooks, no file watcher, no pager, no program that shows
 * differences or checks signatures, nothing fetched.
 */
const harmless: readonly Setting[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.attributesFile', '/dev/null'],
  ['diff.external', ''],
  ['protocol.allow', 'never'],
  ['log.showSignature', 'false'],
  ['log.mailmap', 'false'],
  ['gpg.program', 'false'],
  ['gpg.openpgp.program', 'false'],
  ['gpg.ssh.program', 'false'],
  ['gpg.x509.program', 'false'],
  ['safe.bareRepository', 'explicit'],
  ['color.ui', 'false'],
  ['core.quotePath', 'false'],
];

/** Everything git is given of the environment. Settings go this way, because a name may hold what would end it in an argument. */
function environment(settings: readonly Setting[]): Record<string, string | undefined> {
  const { PATH, HOME, SystemRoot, USERPROFILE } = process.env;
  const given = settings.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${String(at)}`, name],
    [`GIT_CONFIG_VALUE_${String(at)}`, value],
  ]);
  return {
    PATH,
    HOME,
    SystemRoot,
    USERPROFILE,
    LC_ALL: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_COUNT: String(settings.length),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_LAZY_FETCH: '1',
    // Stronger than any setting of the repository: no way to fetch is one of this name.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_ASKPASS: '',
    ...(Object.fromEntries(given) as Record<string, string>),
  };
}

/** `none` is what git says when it looked and found nothing: exit code 1 without a complaint. */
type Answer = GitText | { readonly ok: 'none' };

function run(args: readonly string[], settings: readonly Setting[], cwd: string, limits: GitLimits): Promise<Answer> {
  const env = environment(settings);
  const { signal, timeout } = limits;
  return new Promise((done) => {
    const options = { cwd, env, signal, timeout, maxBuffer: mostBytes, encoding: 'utf8' as const, windowsHide: true };
    execFile('git', ['--no-pager', ...args], options, (error, out, complaint) => {
      if (error === null) return done({ ok: true, text: out });
      if (error.code === 'ENOENT') return done({ ok: false, reason: 'git is not installed.' });
      if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
        return done({ ok: true, text: `${out}\n[The rest is too long and cut.]` });
      }
      const said = complaint.split('\n').find((line) => line.trim() !== '');
      if (error.code === 1 && said === undefined) return done({ ok: 'none' });
      done({ ok: false, reason: `git refused: ${(said ?? 'it did not answer in time').slice(0, 200)}` });
    });
  });
}

/** What the repository's own settings say that matters here. */
interface OwnSettings {
  readonly ok: true;
  /** The programs they name for its files, each set to none. */
  readonly none: readonly Setting[];
  /** Where they say that the working tree is; null when they do not. */
  readonly worktree: string | null;
}

/** Reads the settings of a repository. When they cannot be listed nothing is to be read of it. */
async function ownSettings(
  cwd: string,
  limits: GitLimits,
): Promise<OwnSettings | { readonly ok: false; readonly reason: string }> {
  const keys = String.raw`^(core\.worktree|filter\..*\.(clean|smudge|process|required)|diff\..*\.(command|textconv))$`;
  const found = await run(['config', '-z', '--get-regexp', keys], harmless, cwd, limits);
  if (found.ok === false) return found;
  const records = found.ok === true ? found.text.split('\0').filter((record) => record !== '') : [];
  // A name and its value with a line end between them; a setting without a value is its name alone.
  const all = records.map(
    (record) => [record.split('\n', 1)[0] ?? '', record.slice(record.indexOf('\n') + 1)] as const,
  );
  return {
    ok: true,
    none: all
      .filter(([name]) => name !== 'core.worktree')
      .map(([name]) => [name, name.endsWith('.required') ? 'false' : '']),
    worktree: all.findLast(([name]) => name === 'core.worktree')?.[1] ?? null,
  };
}

const real = (path: string): Promise<string | null> => realpath(path).catch(() => null);

/** Whether `path` is `dir` or lies below it, after every link; what is not there lies nowhere and is no harm. */
async function staysIn(dir: string, path: string): Promise<boolean> {
  const place = await real(path);
  return place === null || place === dir || isInside(dir, place);
}

/** The first line of a small file of git's own; empty when there is none to read. Never waits on a pipe. */
async function firstLine(path: string): Promise<string> {
  try {
    const { handle } = await openContained(await realpath(path));
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(4096), 0, 4096, 0);
      return buffer.toString('utf8', 0, bytesRead).split('\n', 1)[0]?.trim() ?? '';
    } finally {
      await handle.close();
    }
  } catch {
    return '';
  }
}

/** The files through which HEAD leads to a commit; a branch can lead on to another one. */
async function headFiles(gitDir: string): Promise<readonly string[]> {
  const files = [join(gitDir, 'HEAD')];
  for (let step = 0; step < mostSteps; step += 1) {
    const text = await firstLine(files.at(-1) ?? '');
    const name = /^ref:\s*(refs\/.+)$/u.exec(text)?.[1];
    if (name === undefined) break;
    files.push(join(gitDir, name));
  }
  return files;
}

/**
 * Whether what git reads at `top` is the workspace's own: kept inside of it, or kept elsewhere by a repository that itself says that this
 * is its working tree, as linked worktrees and submodules do. A folder can claim any repository of the person's as its own.
 */
async function isOwn(top: string, gitDir: string, commonDir: string, worktree: string | null): Promise<boolean> {
  if (isInside(top, gitDir)) {
    const read = [...ownFiles.map((name) => join(gitDir, name)), ...(await headFiles(gitDir))];
    const all = await Promise.all(read.map((path) => staysIn(gitDir, path)));
    return gitDir === commonDir && !all.includes(false);
  }
  if (gitDir === commonDir) return worktree !== null && (await real(resolve(gitDir, worktree))) === top;
  const [folder, ...deeper] = relative(commonDir, gitDir).split(sep);
  if (folder !== 'worktrees' || deeper.length !== 1) return false;
  const back = await firstLine(join(gitDir, 'gitdir'));
  return back !== '' && (await real(resolve(gitDir, back, '..'))) === top;
}

/**
 * The repository that `workspace` (a folder) belongs to. Nothing that the repository names is ever run, and nothing is read of a
 * repository that is not this folder's own.
 */
export async function openRepository(
  workspace: string,
  limits: GitLimits,
): Promise<Repository | { readonly ok: false; readonly reason: string }> {
  const asked = ['rev-parse', '--path-format=absolute', '--show-toplevel', '--git-dir', '--git-common-dir'];
  const [found, own] = await Promise.all([run(asked, harmless, workspace, limits), ownSettings(workspace, limits)]);
  if (found.ok !== true) return found.ok === false ? found : { ok: false, reason: 'git refused: no answer' };
  if (!own.ok) return own;
  const places = found.text.split('\n').filter((line) => line !== '');
  const [cwd, top, gitDir, commonDir] = await Promise.all([workspace, ...places].map(real));
  const inside = places.length === 3 && cwd != null && top != null && (cwd === top || isInside(top, cwd));
  if (!inside || gitDir == null || commonDir == null || !(await isOwn(top, gitDir, commonDir, own.worktree))) {
    return { ok: false, reason: 'git refused: the repository is not the workspace’s own.' };
  }
  return {
    ok: true,
    run: async (args) => {
      const answer = await run(args, [...harmless, ...own.none], cwd, limits);
      return answer.ok === 'none' ? { ok: true, text: '' } : answer;
    },
  };
}
