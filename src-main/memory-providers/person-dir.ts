import { homedir } from 'node:os';

/** The person's own directory; null in tests, which never read it. */
export function personDir(): string | null {
  return process.env['HERMES_DESK_TEST'] === '1' ? null : homedir();
}
