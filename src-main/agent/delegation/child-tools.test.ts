import { expect, it } from 'vitest';
import { inherits } from './child-tools.ts';

const all = [
  'memory',
  'skill_manage',
  'skills_list',
  'skill_view',
  'session_search',
  'read_file',
  'search_files',
  'delegate_task',
  'clarify',
  'mcp__web__fetch',
  'mcp__db__query',
];
const has = (toolsets: string[], mcp = true, delegate = false): string[] =>
  all.filter((name) => inherits({ name }, { toolsets, mcp, delegate }));

it.each<[string, string[], string[]]>([
  [
    'everything but what reaches the person',
    has([]),
    ['skills_list', 'skill_view', 'session_search', 'read_file', 'search_files', 'mcp__web__fetch', 'mcp__db__query'],
  ],
  [
    'only the toolsets that are listed, and those of servers',
    has(['File', 'skills']),
    ['skills_list', 'skill_view', 'read_file', 'search_files', 'mcp__web__fetch', 'mcp__db__query'],
  ],
  [
    'only the listed ones where servers are not inherited',
    has(['file', 'mcp-web'], false),
    ['read_file', 'search_files', 'mcp__web__fetch'],
  ],
  ['no server at all', has([], false), ['skills_list', 'skill_view', 'session_search', 'read_file', 'search_files']],
  ['nothing by a name nobody knows', has(['browser'], false), []],
  [
    'what Hermes calls its own set',
    has(['hermes-cli'], false),
    ['skills_list', 'skill_view', 'session_search', 'read_file', 'search_files'],
  ],
  ['delegation where it may and that is listed', has(['delegation'], false, true), ['delegate_task']],
  [
    'never what is blocked, whatever is listed',
    has(['memory', 'clarify', 'all'], false),
    ['skills_list', 'skill_view', 'session_search', 'read_file', 'search_files'],
  ],
])('a child has %s', (_, found, expected) => {
  expect(found).toEqual(expected);
});
