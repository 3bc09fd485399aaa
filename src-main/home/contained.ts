import { constants, type Stats } from 'node:fs';
import { open, readlink, realpath, stat, type FileHandle } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { isInside } from './paths.ts';

/** Where a path leads inside a root, or one sentence saying why it may not be read. */
export type Contained =
  | {
      readonly ok: true;
      /** Absolute, every symbolic link resolved. */
      readonly real: string;
      /** Relative to the root, with `/`; `.` for the root itself. */
      readonly shown: string;
    }
  | {
      readonly ok: false;
      readonly reason: string;
      /** True when nothing is there; anything else is a refusal. */
      readonly missing: boolean;
    };

/** Directories of a person in which keys and credentials live. */
const secretDirs = new Set(['.ssh', '.aws', '.gnupg', '.kube', '.docker', '.azure', 'mcp-tokens', '.password-store']);

/** What is so only below another name: addresses with passwords in them, and what the skills hub keeps beside skills. */
const secretPairs: ReadonlyMap<string, readonly string[]> = new Map([
  ['.config', ['gh', 'gcloud']],
  ['.git', ['config', 'credentials']],
  ['skills', ['.hub']],
]);

/** Files that hold credentials, and those of shells, in which people keep them. */
const secretNames = new Set(
  [
    '.netrc _netrc .pgpass .my.cnf .npmrc .pypirc .git-credentials .htpasswd .envrc .vault-token .s3cfg .boto',
    'auth.json auth.lock credentials.json .credentials.json credentials.toml webhook_subscriptions.json',
    'id_rsa id_dsa id_ecdsa id_ed25519',
    '.bashrc .bash_profile .bash_login .bash_history .profile .zshrc .zprofile .zshenv .zlogin .zsh_history',
  ].flatMap((line) => line.split(' ')),
);

/** Where programs keep what they were given to log in with. */
const loginFile = /(?:^|[._-])(?:oauth(?:[._-](?:creds|tokens?|credentials))?|client_secret[^/]*)\.json$/u;

const secretEndings = ['.pem', '.key', '.p12', '.pfx', '.jks', '.keystore', '.kdbx', '.ppk', '.asc', '.gpg'];

/** Templates of secret files that hold none. */
const template = /^\.env\.(example|sample|template|dist)$/u;

/** A name as file systems that fold case, forms or invisible characters would read it. */
function folded(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/[. ]+$/u, '');
}

/**
 * Whether a path, by its names alone, is a key, a credential or an environment file, which no tool and no prompt ever
 * reads. Judges every part of a relative or absolute path.
 */
export function isSecretPath(path: string): boolean {
  const parts = path.split(/[\\/]/u).map(folded);
  const name = parts.at(-1) ?? '';
  const bare = name.split(':')[0] ?? name;
  if (parts.some((part) => secretDirs.has(part))) return true;
  if (parts.some((part, at) => secretPairs.get(part)?.includes(parts[at + 1] ?? ''))) return true;
  if (secretNames.has(bare) || loginFile.test(bare)) return true;
  if (bare === '.env' || (bare.startsWith('.env.') && !template.test(bare))) return true;
  return secretEndings.some((ending) => bare.endsWith(ending));
}

/** Whether `path` is `root` or lies below it; both absolute and real. */
function below(root: string, path: string): boolean {
  return path === root || isInside(root, path);
}

/** Trees of the kernel; reading there can block, or tell about other processes. */
const systemTree = /^\/(?:proc|sys|dev)(?:\/|$)/u;

/** The folder that a workspace is, every link resolved; null when it is not there, or is one that nothing is read of. */
export async function workspaceRoot(workspace: string): Promise<string | null> {
  const real = await realpath(workspace).catch(() => null);
  if (real === null || systemTree.test(real) || isSecretPath(real)) return null;
  return (await stat(real)).isDirectory() ? real : null;
}

/**
 * Follows `path` from `root`, through every symbolic link, and says whether it ends inside. `root` must be real (resolved) and
 * absolute. Refused: what lies outside, secrets (by the written name and by the real one), and names no file can have.
 */
export async function resolveInside(root: string, path: string): Promise<Contained> {
  const refuse = (reason: string, missing = false): Contained => ({ ok: false, reason, missing });
  if (path.includes('\0')) return refuse('The path holds a NUL character.');
  if (/^[\\/]{2}/u.test(path)) return refuse(`${path} is a network path.`);
  const wanted = resolve(root, path);
  if (!below(root, wanted)) return refuse(`${path} is outside the workspace.`);
  let real: string;
  try {
    real = await realpath(wanted);
  } catch {
    return refuse(`${path} does not exist in the workspace.`, true);
  }
  if (!below(root, real)) return refuse(`${path} leads out of the workspace through a link.`);
  if (systemTree.test(real)) return refuse(`${path} is not an ordinary file.`);
  if (isSecretPath(relative(root, wanted)) || isSecretPath(relative(root, real))) {
    return refuse(`${path} may hold keys or credentials and is never read.`);
  }
  return { ok: true, real, shown: relative(root, real).split(sep).join('/') || '.' };
}

/** Whether the open file is the one at `real`, reached through no link. */
async function isAt(handle: FileHandle, info: Stats, real: string): Promise<boolean> {
  // Linux says where an open file lies, which nobody can change between two questions.
  const place = await readlink(`/proc/self/fd/${String(handle.fd)}`).catch(() => null);
  if (place !== null) return place === real;
  if ((await realpath(real)) !== real) return false;
  const now = await stat(real);
  return now.ino === info.ino && now.dev === info.dev;
}

/**
 * Opens a file that `resolveInside` allowed and makes sure that it is still that very file: an ordinary one, with no part of
 * its path made a link or put in its place meanwhile. Never blocks on a pipe. Throws what the system says, or an Error with a
 * sentence.
 */
export async function openContained(real: string): Promise<{ readonly handle: FileHandle; readonly info: Stats }> {
  const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw new Error('It is not an ordinary file.');
    if (!(await isAt(handle, info, real))) throw new Error('It was replaced while it was being opened.');
    return { handle, info };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** The directory at or above `from` that holds `.git` (a folder, or a file in a worktree); null when none does. */
export async function gitRoot(from: string): Promise<string | null> {
  for (let dir = from; ; dir = resolve(dir, '..')) {
    try {
      await stat(join(dir, '.git'));
      return dir;
    } catch {
      if (resolve(dir, '..') === dir) return null;
    }
  }
}
