import type { ReferenceItem } from '@shared/contract/references.ts';
import { writeReference } from '@shared/references/parse.ts';
import { workspaceRoot } from '../../home/contained.ts';
import { walk } from '../../home/workspace-walk.ts';
import { entryItem, sessionItem, type Things } from './things.ts';

interface Listed {
  readonly path: string;
  readonly kind: 'file' | 'folder';
}

/** Offers what a reference being typed in a session may mean; null is the next session. */
export type Complete = (
  workspace: string | null,
  query: string,
  session: string | null,
) => Promise<readonly ReferenceItem[]>;

/** Most that is offered of files, and of all. */
const mostItems = 8;
/** Most that is offered of entries of memory and of sessions each, beside files. */
const mostThings = 3;
const mostEntries = 20_000;
/** Milliseconds a listing of a workspace is used again for. */
const fresh = 5_000;

const words: readonly ReferenceItem[] = [
  { insert: '@diff ', label: '@diff', detail: '', kind: 'diff' },
  { insert: '@staged ', label: '@staged', detail: '', kind: 'staged' },
  { insert: '@git:5 ', label: '@git:5', detail: '', kind: 'git' },
  { insert: '@url:https://', label: '@url:', detail: '', kind: 'url' },
];

/** How well a path fits: smaller is better; null when it does not contain the words. */
function rank(path: string, wanted: string): number | null {
  const lower = path.toLowerCase();
  const name = lower.slice(lower.lastIndexOf('/') + 1);
  if (name.startsWith(wanted)) return path.length;
  if (name.includes(wanted)) return 1_000 + path.length;
  return lower.includes(wanted) ? 2_000 + path.length : null;
}

function item({ path, kind }: Listed): ReferenceItem {
  const at = path.lastIndexOf('/');
  const label = kind === 'folder' ? `${path.slice(at + 1)}/` : path.slice(at + 1);
  return { insert: `${writeReference(kind, path)} `, label, detail: at < 0 ? '' : path.slice(0, at), kind };
}

/**
 * Makes the completion: files and folders of the workspace by a part of their path, entries of memory by words in them, sessions by
 * words of their title, and the other references by their words.
 */
export function createComplete(things: Things | null, now: () => number = Date.now): Complete {
  let last: { readonly workspace: string; readonly at: number; readonly list: Promise<readonly Listed[]> } | null =
    null;

  const listOf = async (workspace: string): Promise<readonly Listed[]> => {
    const root = await workspaceRoot(workspace);
    if (root === null) return [];
    const list: Listed[] = [];
    const { signal } = new AbortController();
    for await (const { path, kind } of walk(root, root, { depth: 20, entries: mostEntries, signal })) {
      list.push({ path, kind });
    }
    return list;
  };

  const filesOf = async (workspace: string, kind: string | null, wanted: string): Promise<ReferenceItem[]> => {
    if (last?.workspace !== workspace || now() - last.at > fresh)
      last = { workspace, at: now(), list: listOf(workspace) };
    const ranked = (await last.list).flatMap((one) => {
      const place = kind === null || kind === one.kind ? rank(one.path, wanted) : null;
      return place === null ? [] : [{ one, place }];
    });
    ranked.sort((a, b) => a.place - b.place || (a.one.path < b.one.path ? -1 : 1));
    return ranked.slice(0, mostItems).map(({ one }) => item(one));
  };

  const entriesOf = async (wanted: string, most: number): Promise<ReferenceItem[]> => {
    const entries = (await things?.entries().catch(() => [])) ?? [];
    const meant = entries.filter(({ text }) => text.toLowerCase().includes(wanted));
    return meant.flatMap((entry) => entryItem(entry) ?? []).slice(0, most);
  };

  const sessionsOf = (wanted: string, most: number, except: string | null): ReferenceItem[] => {
    try {
      return (things?.sessions(wanted, most, except) ?? []).map(sessionItem);
    } catch {
      // A state.db that cannot be read takes nothing from the rest.
      return [];
    }
  };

  return async (workspace, query, session) => {
    const [, prefix, typed = ''] = /^(?:(file|folder|url|memory|session):)?[`"']?(.*)$/su.exec(query) ?? [];
    const wanted = typed.toLowerCase();
    if (prefix === 'url') return [];
    if (prefix === 'memory') return await entriesOf(wanted, mostItems);
    if (prefix === 'session') return sessionsOf(wanted, mostItems, session);
    const files = workspace === null ? [] : await filesOf(workspace, prefix ?? null, wanted);
    if (prefix !== undefined) return files;
    const offered = words.filter(({ label }) => label.startsWith(`@${wanted}`));
    const others = [...(await entriesOf(wanted, mostThings)), ...sessionsOf(wanted, mostThings, session)];
    // Without a letter typed the words are news, with one the files are more likely meant.
    if (wanted === '') return [...offered, ...files.slice(0, mostThings), ...others];
    return [...[...files, ...offered].slice(0, mostItems), ...others];
  };
}
