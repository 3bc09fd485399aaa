import type { FakeHandlers } from '../../src-renderer/bridge/fake.test-support.ts';
import type { MemoryProviderField, MemoryProviderKind, MemoryProviderStatus } from '../../src-shared/contract/index.ts';

const words = (en: string): { en: string; zh: string } => ({ en, zh: en });

const field = (key: string, more: Partial<MemoryProviderField> = {}): MemoryProviderField => ({
  key,
  label: words(key),
  hint: null,
  secret: false,
  env: null,
  required: false,
  default: null,
  choices: null,
  url: null,
  when: {},
  ...more,
});

/** Two kinds: a local one without a key, and one outside with a key, a choice and a field that belongs to it. */
export function providerKinds(selected: string | null): MemoryProviderKind[] {
  const usual = { missing: null, waiting: 0, test: null, signIn: null };
  return [
    {
      ...usual,
      name: 'almanac',
      title: 'Almanac',
      about: words('Keeps facts in a file.'),
      privacy: words('Nothing leaves the machine.'),
      local: true,
      fields: [field('path', { label: words('File') })],
      uploads: [],
      selected: selected === 'almanac',
      active: selected === 'almanac',
      places: [{ what: words('Facts'), where: '/home/ada/.hermes/almanac.db' }],
    },
    {
      ...usual,
      name: 'lighthouse',
      title: 'Lighthouse',
      about: words('Keeps facts with a service.'),
      privacy: words('What you say is sent to it.'),
      local: false,
      fields: [
        field('key', {
          ...{ label: words('Key'), secret: true, env: 'LIGHTHOUSE_KEY', required: true },
          url: 'https://lighthouse.example/keys',
        }),
        field('mode', {
          label: words('Where'),
          default: 'cloud',
          choices: [
            { value: 'cloud', label: words('Cloud') },
            { value: 'own', label: words('Own server') },
            { value: 'elsewhere', label: words('Elsewhere'), unusable: true },
          ],
        }),
        field('address', { label: words('Address'), address: { port: null }, required: true, when: { mode: 'own' } }),
        field('depth', { label: words('Depth'), default: '1', advanced: true }),
      ],
      uploads: [{ file: 'USER.md', sent: null }],
      selected: selected === 'lighthouse',
      active: selected === 'lighthouse',
      places: [{ what: words('Facts'), where: 'https://lighthouse.example' }],
    },
  ];
}

/** How it stands with the selected one, in order; with what is given instead. */
export function providerStatus(
  selected: string | null,
  more: Partial<MemoryProviderStatus> = {},
): MemoryProviderStatus {
  const kind = providerKinds(selected).find((each) => each.selected);
  return {
    selected,
    title: kind?.title ?? '',
    local: kind?.local ?? true,
    configured: kind !== undefined,
    obstacle: null,
    reachable: null,
    lastRecall: null,
    lastDelivery: null,
    waiting: 0,
    aside: 0,
    uncertain: 0,
    paused: null,
    troubled: [],
    warnings: [],
    tools: [],
    ending: [],
    canList: kind !== undefined,
    canSearch: kind !== undefined,
    ...more,
  };
}

/** Answers of a home in which none is selected. */
export function providerAnswers(): FakeHandlers {
  return {
    'providers.list': () => ({ providers: providerKinds(null) }),
    'providers.status': () => providerStatus(null),
    'providers.plugins': () => ({ folder: '/home/ada/.hermes/plugins', plugins: [] }),
    'providers.read': ({ name }): { values: Record<string, string> } => ({
      values: name === 'lighthouse' ? { key: '…7f3a', mode: 'cloud', address: '' } : { path: '' },
    }),
    'providers.log': () => ({ rows: [] }),
    'providers.save': () => ({ ok: true }),
    'providers.select': () => ({ ok: true }),
    'providers.test': () => ({ at: Date.now(), ok: true, ms: 12, message: 'It answers.' }),
    'providers.allowUpload': () => ({ ok: true }),
    'providers.again': () => ({ changed: 1 }),
    'providers.drop': () => ({ changed: 1 }),
  };
}
