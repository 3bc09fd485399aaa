import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ProviderSession } from '../events.ts';
import type { HonchoSettings } from './settings.ts';

/** Older servers take no longer ids. */
const LONGEST_ID = 100;
const HASH_CHARS = 8;

/** An id as the server takes it: every character outside `A-Za-z0-9_-` becomes a hyphen. */
export function sanitizeId(id: string): string {
  return id.replace(/[^A-Za-z0-9_-]/g, '-');
}

/** A name as part of an id: runs of other characters become one hyphen, none at the ends; empty when nothing is left. */
export function slug(name: string): string {
  return name.replace(/[^A-Za-z0-9_-]+/g, '-').replace(/^-+|-+$/g, '');
}

/** Cuts an id to what every server takes; the hash of the whole name keeps two long ones apart. */
export function limitId(id: string, original: string): string {
  if (id.length <= LONGEST_ID) return id;
  const hash = createHash('sha256').update(original).digest('hex').slice(0, HASH_CHARS);
  return `${id.slice(0, LONGEST_ID - HASH_CHARS - 1)}-${hash}`;
}

/**
 * The id of the Honcho session a conversation belongs to, in Hermes' order: its own id (`per-session`), the map of directories,
 * its title, the repository (`per-repo`), the directory, the workspace. Without a directory it is the workspace too.
 */
export function sessionName(session: ProviderSession, settings: HonchoSettings): string {
  const { name, mapped } = plainName(session, settings);
  const user = settings.userPrefix && !mapped && settings.peerName !== '' ? `${settings.peerName}-` : '';
  const ai = settings.aiPrefix ? `${settings.aiPeer}-` : '';
  const whole = `${ai}${user}${name}`;
  return sanitizeId(limitId(whole, whole));
}

function plainName(session: ProviderSession, settings: HonchoSettings): { name: string; mapped: boolean } {
  const { strategy, sessions, workspace } = settings;
  if (strategy === 'per-session' && session.id !== '') return { name: session.id, mapped: false };
  const dir = session.workspace;
  const byHand = dir !== null && Object.hasOwn(sessions, dir) ? sessions[dir] : undefined;
  if (byHand !== undefined) return { name: byHand, mapped: true };
  const title = slug(session.title ?? '');
  if (title !== '') return { name: title, mapped: false };
  if (strategy === 'global' || dir === null) return { name: workspace, mapped: true };
  const name = basename(strategy === 'per-repo' ? (repositoryOf(dir) ?? dir) : dir);
  return name === '' ? { name: workspace, mapped: true } : { name, mapped: false };
}

function repositoryOf(dir: string): string | null {
  for (let at = dir; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return null;
  }
}

/** The two members of every conversation. On a desk the person is `peerName`, whatever the window they write from. */
export function peersOf(settings: HonchoSettings): { readonly user: string; readonly ai: string } {
  const id = (name: string): string => sanitizeId(limitId(name, name));
  return { user: id(settings.peerName), ai: id(settings.aiPeer) };
}
