import type { TextKey } from '../../i18n/catalog/index.ts';
import type { Translate } from '../../i18n/language.tsx';
import type { IconName } from '../../ui/icons.tsx';

const known: Readonly<Record<string, { readonly text: TextKey; readonly icon: IconName }>> = {
  memory: { text: 'tool.memory', icon: 'memory' },
  session_search: { text: 'tool.session_search', icon: 'history' },
  skills_list: { text: 'tool.skills_list', icon: 'book' },
  skill_view: { text: 'tool.skill_view', icon: 'book' },
  skill_manage: { text: 'tool.skill_manage', icon: 'book' },
  read_file: { text: 'tool.read_file', icon: 'file' },
  list_files: { text: 'tool.list_files', icon: 'file' },
  read_tool_result: { text: 'tool.read_tool_result', icon: 'file' },
  delegate_task: { text: 'tool.delegate_task', icon: 'branch' },
  search_files: { text: 'tool.search_files', icon: 'search' },
};

/** A tool in words: its name as people say it, and its icon. A tool of an MCP server stands under its server; an unknown one keeps its own name. */
export function toolWords(name: string, t: Translate): { name: string; icon: IconName } {
  const tool = known[name];
  const remote = /^mcp__(.+?)__(.+)$/u.exec(name);
  if (remote !== null) return { name: `${remote[1] ?? ''}: ${remote[2] ?? ''}`, icon: 'tool' };
  return tool === undefined ? { name, icon: 'tool' } : { name: t(tool.text), icon: tool.icon };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const telling = ['path', 'file', 'query', 'pattern', 'name', 'url', 'command', 'content', 'old_text', 'action'];

/** The one argument that tells a call from another, on one line; empty when there is none. */
export function toolArgument(args: string): string {
  const value = parse(args);
  if (!isRecord(value)) return args === '{}' ? '' : args.slice(0, 200);
  for (const key of telling) {
    const found = value[key];
    if (typeof found === 'string' && found !== '') return found.replace(/\s+/g, ' ').slice(0, 200);
  }
  const first = Object.values(value).find((entry) => typeof entry === 'string' || typeof entry === 'number');
  return first === undefined ? '' : String(first).replace(/\s+/g, ' ').slice(0, 200);
}

/** Whether a result says that the call did not do what was asked. */
export function toolFailed(content: string): boolean {
  const value = parse(content);
  if (!isRecord(value)) return false;
  return value['success'] === false || (typeof value['error'] === 'string' && value['error'] !== '');
}

/** JSON with its lines broken; any other text as it is. */
export function prettyJson(text: string): string {
  const value = parse(text);
  return typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : text;
}
