import { constants, type Stats } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
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

const secretNames = new Set([
  '.netrc',
  '_netrc',
  '.pgpass',
  '.npmrc',
  '.pypirc',
  '.git-credentials',
  '.htpasswd',
  '.envrc',
  'auth.json',
  'credentials.json',
  '.credentials.json',
  'id_rsa',
  'id_dsa',
  'id_ecdsa',
  'id_ed25519',
]);

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
  if (parts.some((part, at) => part === '.config' && ['gh', 'gcloud'].includes(parts[at + 1] ?? ''))) return true;
  if (secretNames.has(bare)) return true;
  if (bare === '.env' || (bare.startsWith('.env.') && !template.test(bare))) return true;
  return secretEndings.some((ending) => bare.endsWith(ending));
}

/** Whether `path` is `root` or lies below it; both absolute and real. */
function below(root: string, path: string): boolean {
  return path === root || isInside(root, path);
}

/** Trees of the kernel; reading there can block, or tell about other processes. */
const systemTree = /^\/(?:proc|sys|dev)(?:\/|$)/u;

/**
 * Follows `path` from `root`, through every symbolic link, and says whether it ends inside. `root` must be real (resolved) and
 * absolute. Refused: what lies outside, secrets (by the written name and by the real one), and names no file can have.
 */
export async function resolveInside(root: string, path: string): Promise<Contained> {
  const refuse = (reason: string, missing = false): Contained => ({ ok: false, reason, missing });
  if (path.includes('\0')) return refuse('The path holds a NUL character.');
  if (/^(?:\\\\|\/\/)/u.test(path)) return refuse(`${path} is a network path.`);
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

/**
 * Opens a file that `resolveInside` allowed and makes sure that it is still that very file: an ordinary one, not put in
 * its place meanwhile. Never blocks on a pipe. Throws what the system says, or an Error with a sentence.
 */
export async function openContained(real: string): Promise<{ readonly handle: FileHandle; readonly info: Stats }> {
  const handle = await open(real, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw new Error('It is not an ordinary file.');
    const again = await stat(await realpath(real));
    if (again.ino !== info.ino || again.dev !== info.dev) throw new Error('It was replaced while it was being opened.');
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
