import type { ReferenceItem } from '@shared/contract/references.ts';
import { writeReference } from '@shared/references/parse.ts';
import { workspaceRoot } from '../../home/contained.ts';
import { walk } from '../../home/workspace-walk.ts';

interface Listed {
  readonly path: string;
  readonly kind: 'file' | 'folder';
}

/** Offers what a reference being typed may mean. */
export type Complete = (workspace: string | null, query: string) => Promise<readonly ReferenceItem[]>;

const mostItems = 8;
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

/** Makes the completion: files and folders of the workspace by a part of their path, and the other references by their words. */
export function createComplete(now: () => number = Date.now): Complete {
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

  return async (workspace, query) => {
    const [, prefix, typed = ''] = /^(?:(file|folder|url):)?[`"']?(.*)$/su.exec(query) ?? [];
    const wanted = typed.toLowerCase();
    if (prefix === 'url') return [];
    const offered = prefix === undefined ? words.filter(({ label }) => label.startsWith(`@${wanted}`)) : [];
    if (workspace === null) return offered;
    if (last?.workspace !== workspace || now() - last.at > fresh)
      last = { workspace, at: now(), list: listOf(workspace) };
    const list = await last.list;
    const ranked = list.flatMap((one) => {
      const place = prefix === undefined || prefix === one.kind ? rank(one.path, wanted) : null;
      return place === null ? [] : [{ one, place }];
    });
    ranked.sort((a, b) => a.place - b.place || (a.one.path < b.one.path ? -1 : 1));
    const files = ranked.slice(0, mostItems).map(({ one }) => item(one));
    // Without a letter typed the words are news, with one the files are more likely meant.
    return (wanted === '' ? [...offered, ...files] : [...files, ...offered]).slice(0, mostItems);
  };
}
