import type { RequestOutput, Setting } from '../../src-shared/contract/index.ts';

/** The settings of a home: as written, or all defaults. */
export function settings(empty: boolean): RequestOutput<'settings.get'> {
  const written = (key: string, value: Setting['value']): Setting => ({ key, value, source: 'file', warning: null });
  return {
    settings: empty
      ? []
      : [
          written('model.default', 'aurora-70b'),
          written('model.provider', 'openrouter'),
          written('model.base_url', 'https://openrouter.ai/api/v1'),
          written('memory.write_approval', true),
          written('memory.memory_char_limit', 2200),
          { key: 'memory.user_char_limit', value: 1375, source: 'default', warning: null },
          {
            key: 'display.busy_input_mode',
            value: 'steer',
            source: 'fallback',
            warning: '“sometimes” is not a mode; steer is used.',
          },
        ],
    keys: empty ? [] : [{ name: 'OPENROUTER_API_KEY', where: 'env_file' }],
    files: [
      { name: 'config.yaml', path: '/home/ada/.hermes/config.yaml', bytes: 2310 },
      { name: 'state.db', path: '/home/ada/.hermes/state.db', bytes: 48_300_000 },
      { name: 'MEMORY.md', path: '/home/ada/.hermes/memories/MEMORY.md', bytes: 2034 },
      { name: 'USER.md', path: '/home/ada/.hermes/memories/USER.md', bytes: 1003 },
      { name: 'journal.jsonl', path: '/home/ada/.hermes/desk/journal.jsonl', bytes: 120_400 },
      { name: 'search.db', path: '/home/ada/.hermes/desk/search.db', bytes: null },
    ],
    profiles: [
      { name: 'default', current: true },
      { name: 'work', current: false },
    ],
  };
}
