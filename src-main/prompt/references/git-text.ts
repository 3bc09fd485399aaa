import { isSecretPath } from '../../home/contained.ts';
import { openRepository, type GitText } from '../git/repository.ts';

/** Milliseconds one command of git may take. */
const timeout = 30_000;

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

/**
 * How differences are written, whatever the repository would have: paths under `a/` and `b/`, nothing renamed, so that every file is named
 * where it begins.
 */
const show = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--no-renames',
  '--src-prefix=a/',
  '--dst-prefix=b/',
  '--ignore-submodules=all',
];

/** What is changed and not staged, what is staged, or the newest commits with their changes; inside the workspace alone. */
export async function gitText(
  what: 'diff' | 'staged' | { readonly commits: number },
  workspace: string,
  signal: AbortSignal,
): Promise<GitText> {
  const repository = await openRepository(workspace, { signal, timeout });
  if (!repository.ok) return repository;
  const args =
    what === 'diff'
      ? ['diff', ...show]
      : what === 'staged'
        ? ['diff', '--staged', ...show]
        : // The format is said, because one of the repository's could have signatures checked by a program of its own.
          ['log', `-${String(what.commits)}`, '-p', '--pretty=medium', '--no-show-signature', '--no-mailmap', ...show];
  const answer = await repository.run([...args, '--', '.']);
  return answer.ok ? { ok: true, text: withoutSecretFiles(answer.text) } : answer;
}
