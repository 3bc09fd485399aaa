import { stat } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { openContained, resolveInside, workspaceRoot } from '../../home/contained.ts';
import { linearRegex, PatternError } from './linear-regex.ts';
import { matchesGlob, walk } from '../../home/workspace-walk.ts';

/** How far the file tools go. */
export interface FileToolOptions {
  /** Bytes of one file that are read at most. */
  readonly fileBytes: number;
  /** Bytes a search reads in all at most. */
  readonly searchBytes: number;
  /** Milliseconds a search may take. */
  readonly searchMs: number;
  /** Entries a walk looks at. */
  readonly entries: number;
  /** Masks secrets in text that was read, before the model gets it. */
  readonly redact: (text: string) => string;
}

const usual: FileToolOptions = {
  fileBytes: 4 * 1024 * 1024,
  searchBytes: 256 * 1024 * 1024,
  searchMs: 20_000,
  entries: 200_000,
  redact: (text) => text,
};

/** Longest line shown, in UTF-16 units. */
const longestLine = 2_000;
/** How far into a line a pattern is looked for. */
const longestSearched = 20_000;
/** Milliseconds a search works before everything else gets its turn. */
const slice = 15;
/** Longest text of a file shown in one call. */
const longestText = 60_000;

type Args = Readonly<Record<string, unknown>>;

const fail = (error: string): ToolResult => ({
  content: JSON.stringify({ success: false, error }),
  failed: true,
  effect: null,
});
const done = (content: string): ToolResult => ({ content, failed: false, effect: null });

/** A head line and what was read below it; masked as one text, because a key may run over lines. */
function withBody(head: string, lines: readonly string[], redact: (text: string) => string): string {
  return lines.length === 0 ? head : `${head}\n${redact(lines.join('\n'))}`;
}

function shorten(line: string): string {
  return line.length <= longestLine ? line : `${line.slice(0, longestLine).toWellFormed()} [line cut]`;
}

/** A whole number argument within bounds; the fallback for anything that is none. */
function whole(value: unknown, fallback: number, least: number, most: number): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return fallback;
  return Math.min(most, Math.max(least, Math.trunc(number)));
}

/** Resolves a path argument, or answers why it is refused. */
async function place(
  args: Args,
  context: ToolContext,
  fallback: string | null,
): Promise<{ readonly root: string; readonly real: string; readonly shown: string } | ToolResult> {
  if (context.workspace === null) return fail('No workspace is chosen, so there are no files to read.');
  const path = args['path'] ?? fallback;
  if (typeof path !== 'string' || path === '') return fail('"path" must be a path inside the workspace.');
  const root = await workspaceRoot(context.workspace);
  if (root === null) return fail(`The workspace ${context.workspace} cannot be read.`);
  const found = await resolveInside(root, path);
  return found.ok ? { root, real: found.real, shown: found.shown } : fail(found.reason);
}

/** The text of a file, or why it has none: too large, or binary by a NUL in its first 8,192 bytes. */
async function textOf(real: string, most: number): Promise<{ readonly text: string } | { readonly problem: string }> {
  let handle: FileHandle;
  let size: number;
  try {
    const opened = await openContained(real);
    handle = opened.handle;
    size = opened.info.size;
  } catch (error) {
    return { problem: `It cannot be read: ${error instanceof Error ? error.message : String(error)}` };
  }
  try {
    if (size > most) return { problem: `It is ${String(size)} bytes large; at most ${String(most)} are read.` };
    const bytes = await handle.readFile();
    if (bytes.subarray(0, 8192).includes(0)) return { problem: `It is a binary file of ${String(size)} bytes.` };
    return { text: new TextDecoder('utf-8').decode(bytes).replace(/\r\n?/gu, '\n') };
  } finally {
    await handle.close();
  }
}

function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function readFileTool(limits: FileToolOptions): Tool {
  return {
    name: 'read_file',
    description:
      'Reads a text file of the workspace. Lines are numbered `12|text`. Use offset (first line, from 1) and limit for a part of a long file.',
    parameters: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Path inside the workspace.' },
        offset: { type: 'integer', minimum: 1, default: 1 },
        limit: { type: 'integer', minimum: 1, maximum: 2000, default: 500 },
      },
      required: ['path'],
    },
    concurrency: 'parallel',
    run: async (args, context) => {
      const at = await place(args, context, null);
      if ('content' in at) return at;
      if ((await stat(at.real)).isDirectory()) return fail(`${at.shown} is a folder; use list_files.`);
      const read = await textOf(at.real, limits.fileBytes);
      if ('problem' in read) return fail(`${at.shown}: ${read.problem}`);
      const lines = linesOf(read.text);
      const offset = whole(args['offset'], 1, 1, Number.MAX_SAFE_INTEGER);
      if (lines.length > 0 && offset > lines.length) {
        return fail(`${at.shown} has ${String(lines.length)} lines; there is no line ${String(offset)}.`);
      }
      const wanted = lines.slice(offset - 1, offset - 1 + whole(args['limit'], 500, 1, 2000));
      const shown: string[] = [];
      let length = 0;
      for (const [index, line] of wanted.entries()) {
        const numbered = `${String(offset + index)}|${shorten(line)}`;
        length += numbered.length + 1;
        if (length > longestText && shown.length > 0) break;
        shown.push(numbered);
      }
      const last = offset + shown.length - 1;
      const more = last < lines.length ? `; go on with offset ${String(last + 1)}` : '';
      const head =
        lines.length === 0
          ? `${at.shown} is empty`
          : `${at.shown}, lines ${String(offset)} to ${String(last)} of ${String(lines.length)}${more}`;
      return done(withBody(head, shown, limits.redact));
    },
  };
}

function listFilesTool(limits: FileToolOptions): Tool {
  return {
    name: 'list_files',
    description:
      'Lists files and folders of the workspace, one path a line; folders end in /. A glob (`*.ts`, `src/**/*.md`) filters files.',
    parameters: {
      type: 'object',
      properties: {
        path: { type: 'string', description: 'Folder inside the workspace.', default: '.' },
        glob: { type: 'string' },
        depth: { type: 'integer', minimum: 1, maximum: 20, default: 2 },
        limit: { type: 'integer', minimum: 1, maximum: 2000, default: 300 },
      },
    },
    concurrency: 'parallel',
    run: async (args, context) => {
      const at = await place(args, context, '.');
      if ('content' in at) return at;
      if (!(await stat(at.real)).isDirectory()) return fail(`${at.shown} is a file; use read_file.`);
      const glob = typeof args['glob'] === 'string' && args['glob'] !== '' ? args['glob'].slice(0, 500) : null;
      const depth = whole(args['depth'], glob === null ? 2 : 20, 1, 20);
      const limit = whole(args['limit'], 300, 1, 2000);
      const shown: string[] = [];
      let more = false;
      const bounds = { depth, entries: limits.entries, signal: context.signal };
      for await (const found of walk(at.root, at.real, bounds, () => (more = true))) {
        if (glob !== null && (found.kind === 'folder' || !matchesGlob(glob, found.path))) continue;
        if (shown.length >= limit) {
          more = true;
          break;
        }
        shown.push(found.kind === 'folder' ? `${found.path}/` : found.path);
      }
      const head = `${at.shown}: ${String(shown.length)} ${more ? 'shown, there are more' : 'in all'}`;
      return done([head, ...shown].join('\n'));
    },
  };
}

function searchFilesTool(limits: FileToolOptions): Tool {
  return {
    name: 'search_files',
    description:
      'Finds lines in text files of the workspace, as `path:line|text`. The query is literal text unless regex is true (no back references, no look-around).',
    parameters: {
      type: 'object',
      properties: {
        query: { type: 'string' },
        path: { type: 'string', description: 'File or folder inside the workspace.', default: '.' },
        glob: { type: 'string', description: 'Only files that fit, for example `*.md`.' },
        regex: { type: 'boolean', default: false },
        ignore_case: { type: 'boolean', default: false },
        limit: { type: 'integer', minimum: 1, maximum: 500, default: 50 },
      },
      required: ['query'],
    },
    concurrency: 'parallel',
    run: async (args, context) => {
      const query = args['query'];
      if (typeof query !== 'string' || query === '' || query.length > 1000) {
        return fail('"query" must be a text of 1 to 1000 characters.');
      }
      let hits: (line: string) => boolean;
      try {
        hits = matcher(query, args['regex'] === true, args['ignore_case'] === true);
      } catch (error) {
        if (error instanceof PatternError) return fail(`The pattern cannot be used: ${error.message}`);
        throw error;
      }
      const at = await place(args, context, '.');
      if ('content' in at) return at;
      const glob = typeof args['glob'] === 'string' && args['glob'] !== '' ? args['glob'].slice(0, 500) : null;
      return search(at, hits, glob, whole(args['limit'], 50, 1, 500), context.signal, limits);
    },
  };
}

function matcher(query: string, regex: boolean, ignoreCase: boolean): (line: string) => boolean {
  if (regex) {
    const pattern = linearRegex(query, { ignoreCase });
    return (line) => pattern.test(line.slice(0, longestSearched));
  }
  const wanted = ignoreCase ? query.toLowerCase() : query;
  return (line) => (ignoreCase ? line.toLowerCase() : line).includes(wanted);
}

async function search(
  at: { readonly root: string; readonly real: string; readonly shown: string },
  hits: (line: string) => boolean,
  glob: string | null,
  limit: number,
  signal: AbortSignal,
  limits: FileToolOptions,
): Promise<ToolResult> {
  const end = performance.now() + limits.searchMs;
  let pause = performance.now() + slice;
  const shown: string[] = [];
  let budget = limits.searchBytes;
  let why = '';
  let length = 0;

  /** Looks through one text; false when the search is over. */
  const look = async (path: string, text: string): Promise<boolean> => {
    budget -= text.length;
    for (const [index, line] of linesOf(text).entries()) {
      const now = performance.now();
      if (now > pause) {
        await setImmediate();
        pause = performance.now() + slice;
      }
      if (signal.aborted) why = 'it was stopped';
      else if (now > end) why = 'the time for one search is over';
      else if (shown.length >= limit || length > longestText) why = 'there are more';
      if (why !== '') return false;
      if (!hits(line)) continue;
      const row = `${path}:${String(index + 1)}|${shorten(line)}`;
      length += row.length;
      shown.push(row);
    }
    if (budget <= 0) why = 'the most bytes one search reads are used up';
    return budget > 0;
  };

  if (!(await stat(at.real)).isDirectory()) {
    const read = await textOf(at.real, limits.fileBytes);
    if ('problem' in read) return fail(`${at.shown}: ${read.problem}`);
    await look(at.shown, read.text);
  } else {
    const bounds = { depth: 50, entries: limits.entries, signal };
    for await (const found of walk(at.root, at.real, bounds, () => (why = 'there are too many files'))) {
      if (found.kind === 'folder' || (glob !== null && !matchesGlob(glob, found.path))) continue;
      const read = await textOf(found.real, Math.min(limits.fileBytes, budget));
      if ('text' in read && !(await look(found.path, read.text))) break;
    }
  }
  const head = `${String(shown.length)} ${shown.length === 1 ? 'line' : 'lines'}${why === '' ? '' : ` shown; ${why}`}`;
  return done(withBody(head, shown, limits.redact));
}

/**
 * The tools that read the workspace: `read_file`, `list_files`, `search_files`. They never leave it, follow no link out of
 * it, read no keys or environment files, and every answer and every search is bounded.
 */
export function createFileTools(limits: Partial<FileToolOptions> = {}): readonly Tool[] {
  const all = { ...usual, ...limits };
  return [readFileTool(all), listFilesTool(all), searchFilesTool(all)];
}
