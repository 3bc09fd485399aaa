import type { MemoryPlugin, MemoryPluginDetail } from '../../src-shared/contract/index.ts';

const hash = '0123456789abcdef'.repeat(4);

/** A plug-in that nobody has allowed yet; with what is given instead. */
export function plugin(name: string, more: Partial<MemoryPlugin> = {}): MemoryPlugin {
  const title = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  const about = 'Keeps what was said as lines of a file.';
  const privacy = 'Everything stays in one file on this machine.';
  return {
    ...{ name, title, version: '1.0.0', folder: `/home/ada/.hermes/plugins/${name}`, state: 'new' },
    ...{ about: { en: about, zh: about }, privacy: { en: privacy, zh: privacy }, problem: null, changed: [] },
    ...{ allowedAt: null, hash, selected: false },
    ...more,
  };
}

/** What a person is shown of it before they allow it. */
export function pluginDetail(name: string, more: Partial<MemoryPlugin> = {}): MemoryPluginDetail {
  return {
    plugin: plugin(name, more),
    ...{ command: ['node', 'main.mjs'], program: '/usr/bin/node', data: `/home/ada/.hermes/desk/plugins/${name}/data` },
    ...{ environment: ['LANG'], secrets: [`${name.toUpperCase()}_KEY`], events: ['turn'], answers: ['recall', 'list'] },
    prompt: 'What was said is kept as notes.',
    tools: [{ name: `${name}_search`, description: 'Searches the notes.' }],
    files: [
      { path: 'main.mjs', size: 812, hash },
      { path: 'plugin.yaml', size: 400, hash },
    ],
  };
}
