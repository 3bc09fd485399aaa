import { DeskError } from '@shared/contract/errors.ts';

/** The system error code of something thrown by Node's fs (`ENOENT`), or an empty string. */
export function errnoOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return '';
}

const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

interface Saying {
  readonly what: string;
  readonly remedy: string;
}

const sayings: Readonly<Record<string, Saying>> = {
  ENOENT: { what: 'it does not exist', remedy: 'Check the path.' },
  EACCES: { what: 'permission denied', remedy: 'Give your user permission for it, then try again.' },
  EPERM: { what: 'the system does not permit it', remedy: 'Give your user permission for it, then try again.' },
  EROFS: { what: 'the disk is read-only', remedy: 'Make the disk writable, or use another home with --home.' },
  EISDIR: { what: 'a directory is in its place', remedy: 'Move the directory away, then try again.' },
  ENOTDIR: { what: 'a file stands where a directory is needed', remedy: 'Move that file away, then try again.' },
  EEXIST: { what: 'something else stands in its place', remedy: 'Move that away, then try again.' },
  ELOOP: {
    what: 'it is a symbolic link that may not or cannot be followed',
    remedy: 'Replace the link with what it points to.',
  },
  ENAMETOOLONG: { what: 'the name is too long', remedy: 'Use a shorter path.' },
  EMFILE: { what: 'too many files are open', remedy: 'Close other programs, then try again.' },
};

/** What a system error means, in words for people: "permission denied" and what can be done. */
export function sayErrno(error: unknown): Saying {
  const code = errnoOf(error);
  if (full.has(code)) return { what: 'the disk is full', remedy: 'Free some space on this disk, then try again.' };
  return (
    sayings[code] ?? {
      what: code === '' ? String(error) : `system error ${code}`,
      remedy: 'Check the file and the disk it is on.',
    }
  );
}

/**
 * Turns a failed read or write of `file` into the refusal to show. A DeskError passes through unchanged. A full disk is
 * `disk_full`; everything else is `unreadable` or `unwritable`.
 */
export function fileError(error: unknown, file: string, doing: 'read' | 'write'): DeskError {
  if (error instanceof DeskError) return error;
  const { what, remedy } = sayErrno(error);
  const code = full.has(errnoOf(error)) ? 'disk_full' : doing === 'read' ? 'unreadable' : 'unwritable';
  return new DeskError(code, `${file} could not be ${doing === 'read' ? 'read' : 'written'}: ${what}.`, {
    remedy,
    file,
    cause: error,
  });
}
