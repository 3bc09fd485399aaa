import type { ProviderField, Words } from '../provider.ts';

/** What it does. */
export const about: Words = {
  en: 'Draws facts out of every turn, connects them, and recalls what a prompt needs; from its cloud or a server of your own.',
  zh: '从每轮对话中提取并关联事实，按需要回忆；可用其云服务，也可用自己的服务器。',
};

/** What it costs in privacy. */
export const privacy: Words = {
  en: 'Every turn is sent whole, and a part of every prompt, to Hindsight or to your server, and from there to the model it is set up with.',
  zh: '每轮对话的全文以及每条提示的一部分会发送给 Hindsight 或你的服务器，再由其发送给所配置的模型。',
};

const plain = (key: string, label: Words, more: Partial<ProviderField> = {}): ProviderField => ({
  ...{ key, label, secret: false, env: null, required: false, default: null },
  ...more,
});

const yesNo = (yes: Words, no: Words): NonNullable<ProviderField['choices']> => [
  { value: 'true', label: yes },
  { value: 'false', label: no },
];

/** The form; every key of the settings file that is not in it stays as it is. */
export const fields: readonly ProviderField[] = [
  plain(
    'mode',
    { en: 'Where it runs', zh: '运行位置' },
    {
      required: true,
      default: 'cloud',
      choices: [
        { value: 'cloud', label: { en: 'Hindsight’s cloud', zh: 'Hindsight 云服务' } },
        { value: 'local_external', label: { en: 'A server of your own', zh: '自己的服务器' } },
        {
          value: 'local_embedded',
          label: { en: 'Started by Hermes (not usable here)', zh: '由 Hermes 启动（此处不可用）' },
          unusable: true,
        },
      ],
    },
  ),
  {
    ...{ key: 'api_key', label: { en: 'API key', zh: 'API 密钥' }, secret: true, env: 'HINDSIGHT_API_KEY' },
    ...{ required: false, default: null, url: 'https://ui.hindsight.vectorize.io' },
    hint: { en: 'A server of your own may need none.', zh: '自己的服务器可能不需要。' },
  },
  plain(
    'api_url',
    { en: 'Address of the server', zh: '服务器地址' },
    {
      address: { port: null },
      hint: {
        en: 'Empty for the usual one: the cloud’s, or http://localhost:8888 for a server of your own.',
        zh: '留空则使用默认地址：云服务的地址；自己的服务器为 http://localhost:8888。',
      },
    },
  ),
  plain(
    'bank_id',
    { en: 'Bank', zh: '记忆库' },
    {
      advanced: true,
      default: 'hermes',
      hint: { en: 'Profiles with the same bank share what is remembered.', zh: '使用同一记忆库的配置档案会共享记忆。' },
    },
  ),
  plain(
    'bank_id_template',
    { en: 'Bank by rule', zh: '按规则命名的记忆库' },
    {
      advanced: true,
      hint: {
        en: 'Goes before the bank. hermes-{profile} gives each profile its own.',
        zh: '优先于记忆库名称。hermes-{profile} 会让每个配置档案各有一个。',
      },
    },
  ),
  plain(
    'memory_mode',
    { en: 'How it is used', zh: '使用方式' },
    {
      advanced: true,
      default: 'hybrid',
      choices: [
        { value: 'hybrid', label: { en: 'In prompts and by tools', zh: '放入提示，也提供工具' } },
        { value: 'context', label: { en: 'In prompts alone', zh: '只放入提示' } },
        { value: 'tools', label: { en: 'By tools alone', zh: '只提供工具' } },
      ],
    },
  ),
  plain(
    'recall_budget',
    { en: 'How hard it searches', zh: '检索力度' },
    {
      advanced: true,
      default: 'mid',
      choices: [
        { value: 'low', label: { en: 'Fast', zh: '快速' } },
        { value: 'mid', label: { en: 'Medium', zh: '适中' } },
        { value: 'high', label: { en: 'Thorough', zh: '深入' } },
      ],
    },
  ),
  plain(
    'recall_sync',
    { en: 'What is recalled for', zh: '回忆的依据' },
    {
      advanced: true,
      default: 'false',
      choices: yesNo(
        { en: 'The prompt itself; each turn waits for it', zh: '当前提示；每轮都要等待' },
        { en: 'The turn before; no turn waits', zh: '上一轮对话；无需等待' },
      ),
    },
  ),
  plain(
    'auto_retain',
    { en: 'Send what is said', zh: '发送对话内容' },
    {
      default: 'true',
      choices: yesNo({ en: 'Every turn', zh: '每轮对话' }, { en: 'Only what a tool keeps', zh: '仅工具写入的内容' }),
    },
  ),
  plain('retain_every_n_turns', { en: 'Turns sent together', zh: '一次发送的轮数' }, { default: '1', advanced: true }),
];
