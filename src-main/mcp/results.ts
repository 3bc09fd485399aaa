import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Tool, ToolResult } from '@shared/tools/tool.ts';

/** Longest result of a server that a model is given whole, in UTF-16 units. */
const longestResult = 50_000;
/** How much of a longer one is shown. */
const previewLength = 8_000;
/** Longest result that is kept at all. */
const longestKept = 10_000_000;
const keptDays = 7;
const suffix = '.txt';

type Content = CallToolResult['content'][number];

const size = (base64: string): string => `${String(Math.floor((base64.length * 3) / 4))} bytes`;

function contentText(part: Content): string {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'image':
    case 'audio':
      return `[${part.type}, ${part.mimeType}, ${size(part.data)}; not shown]`;
    case 'resource_link':
      return `[resource ${part.uri}${part.description === undefined ? '' : `: ${part.description}`}]`;
    case 'resource':
      return 'text' in part.resource
        ? `[resource ${part.resource.uri}]\n${part.resource.text}`
        : `[resource ${part.resource.uri}, ${part.resource.mimeType ?? 'binary'}, ${size(part.resource.blob)}; not shown]`;
  }
}

/** The text of what a server answered. Pictures and sound are named, not sent; structure stands in where there are no words. */
export function resultText(result: Pick<CallToolResult, 'content' | 'structuredContent'>): string {
  const words = result.content.map(contentText).join('\n').toWellFormed();
  if (words.trim() !== '' || result.structuredContent === undefined) return words;
  return JSON.stringify(result.structuredContent);
}

/** Results too long for a model, kept for a week so that it can read on. */
export interface Spills {
  /** The text itself, or its beginning with a line that says how to read on. */
  fit(session: string, text: string): Promise<string>;
  /** `read_tool_result`: reads on in a result of the same session. */
  readonly tool: Tool;
  /** Removes what is older than a week. Never throws. */
  tidy(): Promise<void>;
}

const answer = (content: string, failed = false): ToolResult => ({ content, failed, effect: null });
const refuse = (error: string): ToolResult => answer(JSON.stringify({ success: false, error }), true);

const whole = (value: unknown, fallback: number): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;

/** Keeps long results as files in `dir` (`<home>/desk/results`), readable by the person alone. */
export function createSpills(dir: string): Spills {
  /** A session reads its own results alone; its id, which may hold anything, is no part of a file name. */
  const fileOf = (session: string, id: string): string => {
    const owner = createHash('sha256').update(session).digest('hex').slice(0, 16);
    return join(dir, `${owner}-${id}${suffix}`);
  };

  return {
    fit: async (session, text) => {
      if (text.length <= longestResult) return text;
      const id = randomBytes(8).toString('hex');
      const kept = text.slice(0, longestKept).toWellFormed();
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(fileOf(session, id), kept, { mode: 0o600, flag: 'wx' });
      const preview = text.slice(0, previewLength).toWellFormed();
      const cut = kept.length < text.length ? ` Only the first ${String(kept.length)} are kept.` : '';
      return `${preview}\n[The result is ${String(text.length)} characters long; the first ${String(preview.length)} are shown.${cut} Read on with read_tool_result, id ${id}, offset ${String(preview.length)}.]`;
    },
    tool: {
      name: 'read_tool_result',
      description:
        'Reads on in a long result of an earlier tool call of this conversation that was cut. The cut result names the id.',
      parameters: {
        type: 'object',
        properties: {
          id: { type: 'string', pattern: '^[0-9a-f]{16}$' },
          offset: { type: 'integer', minimum: 0, default: 0, description: 'Where to begin, in characters.' },
          limit: { type: 'integer', minimum: 1, maximum: 20_000, default: 8_000 },
        },
        required: ['id'],
      },
      concurrency: 'parallel',
      run: async (args, { session }) => {
        const { id } = args;
        if (typeof id !== 'string' || !/^[0-9a-f]{16}$/u.test(id))
          return refuse('"id" must be the id of a cut result.');
        const text = await readFile(fileOf(session, id), 'utf8').catch(() => null);
        if (text === null) return refuse(`There is no result ${id} in this conversation any more.`);
        const offset = whole(args['offset'], 0);
        if (offset >= text.length) return refuse(`The result has ${String(text.length)} characters.`);
        const end = Math.min(text.length, offset + Math.max(1, Math.min(20_000, whole(args['limit'], 8_000))));
        const more = end < text.length ? `; go on with offset ${String(end)}` : '';
        return answer(
          `characters ${String(offset)} to ${String(end)} of ${String(text.length)}${more}\n${text.slice(offset, end).toWellFormed()}`,
        );
      },
    },
    tidy: async () => {
      const oldest = Date.now() - keptDays * 86_400_000;
      const names = await readdir(dir).catch(() => []);
      for (const name of names.filter((one) => one.endsWith(suffix))) {
        const file = join(dir, name);
        const found = await stat(file).catch(() => null);
        if (found !== null && found.mtimeMs < oldest) await rm(file, { force: true }).catch(() => undefined);
      }
    },
  };
}
