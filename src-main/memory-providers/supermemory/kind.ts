import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderField, ProviderKind } from '../provider.ts';
import { changeSettingsFile, readSettingsFile, settingText } from '../settings-file.ts';
import { supermemoryClient } from './client.ts';
import { CLOUD, supermemoryFile, supermemorySettings } from './config.ts';
import { openSupermemory } from './provider.ts';

const plain = (key: string, en: string, zh: string, more: Partial<ProviderField> = {}): ProviderField => ({
  ...{ key, label: { en, zh }, secret: false, env: null, required: false, default: null },
  ...more,
});
const onOff = [
  { value: 'true', label: { en: 'Yes', zh: '是' } },
  { value: 'false', label: { en: 'No', zh: '否' } },
];

/** Supermemory: its cloud, or its server on a machine of one's own. */
export const supermemory: ProviderKind = {
  name: 'supermemory',
  title: 'Supermemory',
  about: {
    en: 'Keeps what was said as documents, learns a profile from them, and finds what fits a prompt.',
    zh: '把对话保存为文档，从中学习个人资料，并找出与提示相关的内容。',
  },
  privacy: {
    en: 'What was said in every turn, the beginning of every prompt and every addition to your memory are sent to Supermemory’s cloud or to your server.',
    zh: '每轮对话的内容、每条提示的开头和每次新增的记忆都会发送到 Supermemory 云端或你的服务器。',
  },
  local: false,
  fields: [
    {
      ...{ key: 'api_key', label: { en: 'API key', zh: 'API 密钥' }, secret: true, env: 'SUPERMEMORY_API_KEY' },
      ...{ required: true, default: null, url: 'https://console.supermemory.ai' },
    },
    plain('base_url', 'Address of your own server', '自有服务器地址', {
      address: { port: null },
      hint: {
        en: 'Empty for Supermemory’s cloud. Your own is usually http://localhost:6767.',
        zh: '留空则使用 Supermemory 云端。自有服务器通常为 http://localhost:6767。',
      },
    }),
    plain('container_tag', 'Container', '容器', {
      default: 'hermes',
      hint: {
        en: 'Profiles with the same one share it; {identity} stands for the name of the profile.',
        zh: '名称相同的配置档案共享；{identity} 代表配置档案的名称。',
      },
    }),
    plain('auto_recall', 'Recall for every prompt', '为每条提示回忆', {
      default: 'true',
      choices: onOff,
      advanced: true,
    }),
    plain('auto_capture', 'Send what was said', '发送对话内容', { default: 'true', choices: onOff }),
    plain('search_mode', 'What is searched', '搜索范围', {
      advanced: true,
      default: 'hybrid',
      choices: [
        { value: 'hybrid', label: { en: 'Memories and documents', zh: '记忆和文档' } },
        { value: 'memories', label: { en: 'Memories', zh: '记忆' } },
        { value: 'documents', label: { en: 'Documents', zh: '文档' } },
      ],
    }),
  ],
  uploads: [],
  read: (context) => {
    const { key, base, recalls, captures, search } = supermemorySettings(context);
    return {
      api_key: key === '' ? '' : `...${key.slice(-4)}`,
      base_url: base === CLOUD ? '' : base,
      container_tag: settingText(readSettingsFile(supermemoryFile(context)).values, 'container_tag') || 'hermes',
      auto_recall: String(recalls),
      auto_capture: String(captures),
      search_mode: search,
    };
  },
  save: async (values, context) => {
    const value = (key: string): string => (values[key] ?? '').trim();
    const base = value('base_url').replace(/\/+$/u, '');
    if (base !== '' && !(/^https?:\/\//u.test(base) && URL.canParse(base))) {
      throw new DeskError('invalid_input', 'The address must begin with http:// or https://.', {
        remedy: 'Write it as http://localhost:6767, or leave it empty.',
      });
    }
    const variable = (context.secrets.get('SUPERMEMORY_BASE_URL') ?? '') !== '';
    const onOrOff = (key: string) => (value(key) === '' ? {} : { [key]: value(key) !== 'false' });
    await changeSettingsFile(supermemoryFile(context), (before) => {
      const after = {
        ...before,
        // Without one in the file the variable would count: who empties the field means the cloud.
        ...(values['base_url'] === undefined ? {} : { base_url: base === '' ? (variable ? CLOUD : null) : base }),
        ...(values['container_tag'] === undefined ? {} : { container_tag: value('container_tag') || null }),
        ...onOrOff('auto_recall'),
        ...onOrOff('auto_capture'),
        ...(value('search_mode') === '' ? {} : { search_mode: value('search_mode') }),
      };
      return Object.fromEntries(Object.entries(after).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    });
    if (value('api_key') !== '') await context.secrets.set('SUPERMEMORY_API_KEY', value('api_key'));
  },
  missing: (context) => {
    const { key, problem } = supermemorySettings(context);
    return problem?.message ?? (key === '' ? 'SUPERMEMORY_API_KEY is missing.' : null);
  },
  places: (context) => {
    const { base, tag } = supermemorySettings(context);
    return [
      { what: { en: `Everything of the container ${tag}`, zh: `容器 ${tag} 的全部内容` }, where: base },
      { what: { en: 'Settings', zh: '设置' }, where: supermemoryFile(context) },
      { what: { en: 'The key', zh: '密钥' }, where: context.paths.envFile },
    ];
  },
  keyFiles: (context) => [supermemoryFile(context)],
  test: async (context, signal) => {
    const settings = supermemorySettings(context);
    const { base, tag, captures, recalls, timeoutMs } = settings;
    const { fixed, recent } = await supermemoryClient(context, settings).profile('', tag, timeoutMs, signal);
    const facts = String(fixed.length + recent.length);
    const [recall, capture] = [recalls, captures].map((on) => (on ? 'on' : 'off'));
    return {
      message: `${base}, container ${tag}: ${facts} facts; recall ${String(recall)}, sending turns ${String(capture)}.`,
    };
  },
  open: openSupermemory,
};
