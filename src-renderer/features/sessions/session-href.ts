import { href } from '../../app/route.ts';

/** Where a session opens: at a message, if one is meant. */
export function sessionHref(id: string, message: number | null): string {
  return href('chat', [id], message === null ? {} : { message: String(message) });
}
