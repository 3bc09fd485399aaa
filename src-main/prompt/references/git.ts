import { execFile } from 'node:child_process';
import { isSecretPath } from '../../home/contained.ts';

/** What git answered, or one sentence saying why there is nothing. */
export type GitText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

const timeout = 30_000;
const mostBytes = 8 * 1024 * 1024;

/** One setting for a call of git: its full name and its value. */
type Setting = readonly [name: string, value: string];

/**
 * Settings under which reading a repository runs nothing of it: no hooks, no file watcher, no pager, no program that shows
 * differences, nothing fetched.
 */
const harmless: readonly Setting[] = [
  ['core.fsmonitor', 'false'],
  ['core.hooksPath', '/dev/null'],
  ['core.pager', 'cat'],
  ['core.attributesFile', '/dev/null'],
  ['diff.external', ''],
  ['protocol.allow', 'never'],
  ['log.showSignature', 'false'],
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
    GIT_ASKPASS: '',
    ...(Object.fromEntries(given) as Record<string, string>),
  };
}

/** `none` is what git says when it looked and found nothing: exit code 1 without a complaint. */
type Answer = GitText | { readonly ok: 'none' };

function run(args: readonly string[], settings: readonly Setting[], cwd: string, signal: AbortSignal): Promise<Answer> {
  const env = environment(settings);
  return new Promise((resolve) => {
    const options = { cwd, env, signal, timeout, maxBuffer: mostBytes, encoding: 'utf8' as const, windowsHide: true };
    execFile('git', ['--no-pager', ...args], options, (error, out, complaint) => {
      if (error === null) return resolve({ ok: true, text: out });
      if (error.code === 'ENOENT') return resolve({ ok: false, reason: 'git is not installed.' });
      if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER') {
        return resolve({ ok: true, text: `${out}\n[The rest is too long and cut.]` });
      }
      const said = complaint.split('\n').find((line) => line.trim() !== '');
      if (error.code === 1 && said === undefined) return resolve({ ok: 'none' });
      resolve({ ok: false, reason: `git refused: ${(said ?? 'it did not answer in time').slice(0, 200)}` });
    });
  });
}

/**
 * Programs that the repository's own settings name for its files: each is set to none for our call. When they cannot be listed
 * nothing is read.
 */
async function filters(
  cwd: string,
  signal: AbortSignal,
): Promise<readonly Setting[] | { readonly ok: false; readonly reason: string }> {
  const keys = String.raw`^(filter\..*\.(clean|smudge|process|required)|diff\..*\.(command|textconv))$`;
  const found = await run(['config', '-z', '--name-only', '--get-regexp', keys], harmless, cwd, signal);
  if (found.ok === false) return found;
  const names = found.ok === true ? found.text.split('\0').filter((name) => name !== '') : [];
  return names.map((name) => [name, name.endsWith('.required') ? 'false' : '']);
}

const section = /^diff --(?:git|cc|combined) .*$/gmu;

/** The paths a section of a diff speaks of. */
function pathsOf(text: string): string[] {
  const head = text.slice(0, 4_000);
  const lines = [
    ...head.matchAll(/^(?:---|\+\+\+|rename (?:from|to)|copy (?:from|to)) "?(?:[ab]\/)?(.+?)"?\t?$/gmu),
  ].map(([, path = '']) => path);
  const first = head.split('\n', 1)[0] ?? '';
  const halves = first.replace(/^diff --(?:git|cc|combined) /u, '').split(/ "?[ab]\//u);
  return [...lines, ...halves.map((half) => half.replace(/^"?[ab]\//u, '').replace(/"$/u, ''))];
}

/** A diff without the parts that speak of keys and credentials; each leaves a line that says so. */
export function withoutSecretFiles(text: string): string {
  const starts = [...text.matchAll(section)].map(({ index }) => index);
  const [first] = starts;
  if (first === undefined) return text;
  const parts = starts.map((at, index) => text.slice(at, starts[index + 1]));
  const kept = parts.map((part) =>
    pathsOf(part).some((path) => isSecretPath(path))
      ? '[A file that may hold keys or credentials is left out.]\n'
      : part,
  );
  return text.slice(0, first) + kept.join('');
}

const show = ['--no-ext-diff', '--no-textconv', '--no-color', '--ignore-submodules=all'];

/** What is changed and not staged, what is staged, or the newest commits with their changes; inside the workspace alone. */
export async function gitText(
  what: 'diff' | 'staged' | { readonly commits: number },
  workspace: string,
  signal: AbortSignal,
): Promise<GitText> {
  const own = await filters(workspace, signal);
  if ('ok' in own) return own;
  const args =
    what === 'diff'
      ? ['diff', ...show]
      : what === 'staged'
        ? ['diff', '--staged', ...show]
        : ['log', `-${String(what.commits)}`, '-p', '--no-show-signature', ...show];
  const answer = await run([...args, '--', '.'], [...harmless, ...own], workspace, signal);
  if (answer.ok === 'none') return { ok: true, text: '' };
  return answer.ok ? { ok: true, text: withoutSecretFiles(answer.text) } : answer;
}
