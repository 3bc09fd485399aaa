import { toNumber } from '../../home/index.ts';
import type { ProviderField, Words } from '../provider.ts';
import { LEVELS, MODES, STRATEGIES } from './settings.ts';

/** What the kind says of itself. */
export const WORDS = {
  about: {
    en: 'Keeps a model of you across conversations: what was said, what follows from it, and answers to questions about you.',
    zh: '跨对话建立关于你的模型：说过什么、能得出什么，并回答关于你的问题。',
  },
  privacy: {
    en: 'Everything you and the assistant write goes to the Honcho server, which draws conclusions about you from it.',
    zh: '你和助手写的全部内容都会发送到 Honcho 服务器，由它据此得出关于你的结论。',
  },
  messages: { en: 'What was said, and conclusions about you', zh: '对话内容和关于你的结论' },
  settings: { en: 'Settings of Honcho', zh: 'Honcho 的设置' },
  key: { en: 'Key', zh: '密钥' },
} satisfies Record<string, Words>;

interface Extra {
  readonly hint?: Words;
  readonly required?: boolean;
  readonly fallback?: string;
  readonly choices?: ProviderField['choices'];
}

/** What a first set-up asks for; the rest is for those who want to turn its knobs. */
const ESSENTIAL: readonly string[] = ['baseUrl', 'peerName', 'saveMessages'];

function plain(key: string, label: Words, { hint, required = false, fallback, choices }: Extra = {}): ProviderField {
  return {
    key,
    label,
    ...(hint === undefined ? {} : { hint }),
    secret: false,
    env: null,
    required,
    default: fallback ?? null,
    ...(choices === undefined ? {} : { choices }),
    ...(ESSENTIAL.includes(key) ? {} : { advanced: true }),
    ...(key === 'baseUrl' ? { address: { port: null } } : {}),
  };
}

function same(values: readonly string[]): NonNullable<ProviderField['choices']> {
  return values.map((value) => ({ value, label: { en: value, zh: value } }));
}

const modeWords: Readonly<Record<(typeof MODES)[number], Words>> = {
  hybrid: { en: 'By itself and through tools', zh: '自动加入，并提供工具' },
  context: { en: 'By itself, no tools', zh: '只自动加入，不提供工具' },
  tools: { en: 'Only when the model asks', zh: '仅在模型调用工具时' },
};

const strategyWords: Readonly<Record<(typeof STRATEGIES)[number], Words>> = {
  'per-directory': { en: 'One for each folder', zh: '每个文件夹一个' },
  'per-session': { en: 'One for each conversation', zh: '每个对话一个' },
  'per-repo': { en: 'One for each repository', zh: '每个代码仓库一个' },
  global: { en: 'One for everything', zh: '全部共用一个' },
};

/** The form, by the keys of honcho.json. */
export const FIELDS: readonly ProviderField[] = [
  {
    key: 'apiKey',
    label: { en: 'Key', zh: '密钥' },
    hint: { en: 'Not needed for a server of your own without sign-in.', zh: '自建且无需登录的服务器不需要。' },
    secret: true,
    env: 'HONCHO_API_KEY',
    required: false,
    default: null,
    url: 'https://app.honcho.dev',
  },
  plain(
    'baseUrl',
    { en: 'Address of your own server', zh: '自建服务器地址' },
    {
      hint: {
        en: 'Empty for the service of Honcho. Usually http://localhost:8000.',
        zh: '留空则使用 Honcho 的服务。通常为 http://localhost:8000。',
      },
    },
  ),
  plain(
    'peerName',
    { en: 'What Honcho calls you', zh: 'Honcho 对你的称呼' },
    {
      required: true,
      hint: { en: 'Everything about you is kept under this name.', zh: '关于你的一切都保存在此名称下。' },
    },
  ),
  plain('workspace', { en: 'Workspace', zh: '工作区' }),
  plain('aiPeer', { en: 'What Honcho calls the assistant', zh: 'Honcho 对助手的称呼' }),
  plain(
    'recallMode',
    { en: 'How memories reach the model', zh: '记忆如何到达模型' },
    { fallback: 'hybrid', choices: MODES.map((value) => ({ value, label: modeWords[value] })) },
  ),
  plain(
    'sessionStrategy',
    { en: 'Honcho sessions', zh: 'Honcho 会话' },
    { fallback: 'per-directory', choices: STRATEGIES.map((value) => ({ value, label: strategyWords[value] })) },
  ),
  plain(
    'contextCadence',
    { en: 'Turns between looks at what is known', zh: '每隔几轮刷新已知信息' },
    { fallback: '1' },
  ),
  plain('dialecticCadence', { en: 'Turns between questions about you', zh: '每隔几轮提问一次' }, { fallback: '2' }),
  plain('dialecticDepth', { en: 'Steps of a question (1 to 3)', zh: '每次提问的步数（1 到 3）' }, { fallback: '1' }),
  plain(
    'dialecticReasoningLevel',
    { en: 'Effort of a question', zh: '提问的思考强度' },
    { fallback: 'low', choices: same(LEVELS) },
  ),
  plain(
    'contextTokens',
    { en: 'Most tokens of a recall', zh: '每次回忆的最多 token 数' },
    { hint: { en: 'Empty for no limit of yours.', zh: '留空表示不另设限制。' } },
  ),
  plain(
    'observationMode',
    { en: 'Who learns about whom', zh: '谁了解谁' },
    {
      fallback: 'directional',
      choices: [
        { value: 'directional', label: { en: 'Each about both', zh: '双方互相了解' } },
        { value: 'unified', label: { en: 'Only about you', zh: '只了解你' } },
      ],
    },
  ),
  plain(
    'writeFrequency',
    { en: 'When turns are sent', zh: '何时发送对话' },
    {
      fallback: 'async',
      hint: { en: 'async, turn, session, or every so many turns.', zh: 'async、turn、session，或每隔几轮。' },
    },
  ),
  plain(
    'saveMessages',
    { en: 'Send what is said', zh: '发送对话内容' },
    {
      fallback: 'true',
      choices: [
        { value: 'true', label: { en: 'Yes', zh: '是' } },
        { value: 'false', label: { en: 'No, only read', zh: '否，只读取' } },
      ],
    },
  ),
];

/** Least and most a number of the form may be. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  contextCadence: [1, 1000],
  dialecticCadence: [1, 1000],
  dialecticDepth: [1, 3],
  contextTokens: [1, 100_000],
};

/** The number of a field as entered; null for a field that is none, undefined for what it cannot be. */
export function numberOf(key: string, value: string): number | null | undefined {
  if (key === 'writeFrequency') {
    if (['async', 'turn', 'session'].includes(value)) return null;
    const turns = toNumber(value, false);
    return turns !== undefined && Number.isInteger(turns) && turns >= 1 ? turns : undefined;
  }
  const range = RANGES[key];
  if (range === undefined) return null;
  const number = toNumber(value, false);
  const fits = number !== undefined && Number.isInteger(number) && number >= range[0] && number <= range[1];
  return fits ? number : undefined;
}
