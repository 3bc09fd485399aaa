import { isRecord, listAt, textAt } from '@shared/record.ts';
import { USUAL_MS, type VikingClient } from './client.ts';

/** How much of a file: some words, some paragraphs, all of it. */
export type Level = 'abstract' | 'overview' | 'full';

/** A file or folder of the store. */
export interface VikingEntry {
  readonly uri: string;
  readonly name: string;
  readonly folder: boolean;
  readonly abstract: string;
}

/** Something a search has found. */
export interface VikingHit {
  readonly uri: string;
  readonly type: 'memory' | 'resource' | 'skill';
  /** 0 to 1; 0 where the server does not tell. */
  readonly score: number;
  /** 2 is a whole file; 0 and 1 are summaries. */
  readonly level: number;
  readonly abstract: string;
  readonly overview: string;
  readonly category: string;
  readonly related: readonly string[];
}

/** The folder of the memories of a user, or of what one peer knows of them; without a slash at its end. */
export function memoriesUri(uid: string, peer = ''): string {
  const within = peer === '' ? '' : `/peers/${encodeURIComponent(peer)}`;
  return `viking://user/${encodeURIComponent(uid)}${within}/memories`;
}

/** The text of a file at a level. Throws ProviderFailure. */
export async function readContent(
  client: VikingClient,
  uri: string,
  level: Level,
  signal: AbortSignal,
  deadlineMs = USUAL_MS,
): Promise<string> {
  const path = `/api/v1/content/${level === 'full' ? 'read' : level}`;
  const answer = await client.ask({ method: 'GET', path, query: { uri }, deadlineMs }, signal);
  return typeof answer === 'string' ? answer : textAt(answer, 'content') || textAt(answer, 'text');
}

/** Everything below a folder, 512 at most. Throws ProviderFailure. */
export async function listBelow(
  client: VikingClient,
  uri: string,
  signal: AbortSignal,
  deadlineMs = USUAL_MS,
): Promise<VikingEntry[]> {
  const query = { uri, output: 'agent', recursive: 'true', abs_limit: '512', node_limit: '512' };
  return entriesOf(await client.ask({ method: 'GET', path: '/api/v1/fs/ls', query, deadlineMs }, signal), uri);
}

/** The entries of a listing, whichever form it has; what has no address gets that of its folder and its name. */
export function entriesOf(answer: unknown, folder: string): VikingEntry[] {
  const list = Array.isArray(answer)
    ? (answer as unknown[])
    : (['entries', 'items', 'children'].map((name) => listAt(answer, name)).find((one) => one.length > 0) ?? []);
  return list.flatMap((item) => {
    if (!isRecord(item)) return [];
    const path = textAt(item, 'rel_path') || textAt(item, 'name');
    const uri = textAt(item, 'uri') || (path === '' ? '' : `${folder.replace(/\/+$/u, '')}/${path}`);
    if (uri === '') return [];
    const isFolder = item['isDir'] === true || item['is_dir'] === true || /^dir/u.test(textAt(item, 'type'));
    const name = textAt(item, 'name') || (path.split('/').at(-1) ?? '');
    return [{ uri, name, folder: isFolder, abstract: textAt(item, 'abstract') }];
  });
}

/** What a search has found, memories before the rest; what has no address is left out. */
export function hitsOf(answer: unknown): VikingHit[] {
  const kinds = [
    ['memories', 'memory'],
    ['resources', 'resource'],
    ['skills', 'skill'],
  ] as const;
  return kinds.flatMap(([name, type]) =>
    listAt(answer, name).flatMap((item): VikingHit[] => {
      const uri = textAt(item, 'uri');
      if (uri === '' || !isRecord(item)) return [];
      const { score, level } = item;
      return [
        {
          ...{ uri, type, abstract: textAt(item, 'abstract'), overview: textAt(item, 'overview') },
          category: textAt(item, 'category'),
          score: typeof score === 'number' && Number.isFinite(score) ? score : 0,
          level: typeof level === 'number' ? level : 0,
          related: listAt(item, 'relations').flatMap((one) => {
            const other = typeof one === 'string' ? one : textAt(one, 'uri');
            return other === '' ? [] : [other];
          }),
        },
      ];
    }),
  );
}
