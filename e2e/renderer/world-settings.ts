import type { FakeHandlers } from '../../src-renderer/bridge/fake.test-support.ts';
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
      { name: 'default', current: true, usual: true },
      { name: 'work', current: false, usual: false },
    ],
  };
}

/** What is asked of the home and of the window around the page. */
export function homeAnswers(): FakeHandlers {
  const place = (name: string, path: string, bytes: number | null, files: number | null = null) => ({
    name,
    path: `/home/ada/.hermes${path}`,
    folder: files !== null,
    bytes,
    files,
    whole: true,
  });
  return {
    'models.presets': () => ({
      presets: [
        {
          id: 'openrouter',
          label: 'OpenRouter',
          baseUrl: 'https://openrouter.ai/api/v1',
          key: 'OPENROUTER_API_KEY',
          local: false,
        },
        {
          id: 'openai-api',
          label: 'OpenAI',
          baseUrl: 'https://api.openai.com/v1',
          key: 'OPENAI_API_KEY',
          local: false,
        },
        {
          id: 'anthropic',
          label: 'Anthropic',
          baseUrl: 'https://api.anthropic.com/v1',
          key: 'ANTHROPIC_API_KEY',
          local: false,
        },
        { id: 'ollama', label: 'Ollama', baseUrl: 'http://localhost:11434/v1', key: null, local: true },
        { id: 'custom', label: '', baseUrl: '', key: 'CUSTOM_MODEL_API_KEY', local: false },
      ],
    }),
    'models.findLocal': () => ({
      servers: [
        { id: 'ollama', label: 'Ollama', baseUrl: 'http://localhost:11434/v1', models: ['owl-32b', 'wren-4b'] },
      ],
    }),
    'homes.found': () => ({
      homes: [
        {
          dir: '/home/ada/.hermes',
          short: '~/.hermes',
          current: true,
          profile: 'default',
          memories: false,
          sessions: false,
          settings: false,
        },
      ],
    }),
    'homes.open': () => ({ how: 'here' }),
    'shell.state': () => ({
      reveal: true,
      choose: false,
      tray: false,
      links: false,
      notifications: 'page',
      globalShortcut: 'absent',
    }),
    'shell.arrival': () => ({ to: null }),
    'data.places': () => ({
      places: [
        place('home', '', 49_000_000, 312),
        place('config.yaml', '/config.yaml', 2310),
        place('MEMORY.md', '/memories/MEMORY.md', 2034),
        place('state.db', '/state.db', 48_300_000),
        place('backups', '/desk/backups', null),
      ],
    }),
    'data.backups': () => ({ backups: [] }),
    'data.backup': () => ({
      id: '20261130T071500000Z',
      time: Date.now(),
      path: '/home/ada/.hermes/desk/backups/20261130T071500000Z',
      bytes: 3200,
      files: ['memories/MEMORY.md'],
      reason: 'asked',
    }),
    'data.diagnostics': () => ({ name: 'hermes-desk-diagnostics.json', text: '{}' }),
  };
}
