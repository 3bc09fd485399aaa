import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderContext, ProviderField, ProviderKind } from '../provider.ts';
import { changeSettingsFile } from '../settings-file.ts';
import { CLOUD, mem0File, mem0Settings, USUAL_USER } from './config.ts';
import { openMem0 } from './provider.ts';
import { mem0Server } from './server.ts';

const plain = (key: string, en: string, zh: string, more: Partial<ProviderField> = {}): ProviderField => ({
  ...{ key, label: { en, zh }, secret: false, env: null, required: false, default: null },
  ...more,
});

const fields: readonly ProviderField[] = [
  plain('mode', 'Where memories are kept', '记忆保存在', {
    default: 'platform',
    choices: [
      { value: 'platform', label: { en: 'Mem0’s cloud', zh: 'Mem0 云端' } },
      { value: 'selfhosted', label: { en: 'A server of your own', zh: '自己的服务器' } },
      {
        value: 'oss',
        label: { en: 'In Hermes’ own Python (cannot be used here)', zh: 'Hermes 自带的 Python 中（此处无法使用）' },
        unusable: true,
      },
    ],
  }),
  {
    ...{ key: 'api_key', label: { en: 'API key', zh: 'API 密钥' }, secret: true, env: 'MEM0_API_KEY', required: false },
    ...{ default: null, url: 'https://app.mem0.ai/dashboard/api-keys' },
    hint: { en: 'A server of your own may need none.', zh: '自己的服务器可能不需要密钥。' },
  },
  plain('host', 'Address of the server', '服务器地址', {
    address: { port: null },
    when: { mode: 'selfhosted' },
    required: true,
    hint: { en: 'As http://localhost:8888', zh: '例如 http://localhost:8888' },
  }),
  plain('user_id', 'Who is remembered', '记忆的对象', {
    default: USUAL_USER,
    hint: {
      en: 'Profiles with the same key and name share their memories.',
      zh: '密钥和名称相同的配置档案共享记忆。',
    },
  }),
  plain('agent_id', 'Agent', '智能体', { default: 'hermes', advanced: true }),
  plain('rerank', 'Order of results', '结果排序', {
    advanced: true,
    default: 'false',
    when: { mode: 'platform' },
    choices: [
      { value: 'false', label: { en: 'Usual', zh: '普通' } },
      { value: 'true', label: { en: 'More careful, slower', zh: '更精细，但更慢' } },
    ],
  }),
  plain('sync_max_chars', 'Longest part of a message that is sent', '每条消息最多发送的长度', {
    advanced: true,
    default: '450',
    hint: {
      en: 'In characters; what is longer is cut. The cloud takes more.',
      zh: '以字符计，超出部分会被截断。云端可以更长。',
    },
  }),
  plain('sync_infer', 'What is kept of a turn', '每轮对话保存的内容', {
    advanced: true,
    default: 'true',
    choices: [
      { value: 'true', label: { en: 'Facts made of it', zh: '从中提炼的事实' } },
      { value: 'false', label: { en: 'Its words', zh: '原话' } },
    ],
  }),
];

/** Mem0: its cloud, or its server on a machine of one's own. */
export const mem0: ProviderKind = {
  name: 'mem0',
  title: 'Mem0',
  about: {
    en: 'Makes short facts of every turn and finds those that belong to a prompt.',
    zh: '从每轮对话中提炼简短的事实，并找出与提示相关的内容。',
  },
  privacy: {
    en: 'Every prompt, and the beginning of every message, is sent to Mem0’s cloud or to your server, which has a model read them.',
    zh: '每条提示以及每条消息的开头会发送到 Mem0 云端或你的服务器，由模型读取。',
  },
  local: false,
  fields,
  uploads: [],
  read: (context) => {
    const { mode, key, base, user, agent, rerank, longest, infer } = mem0Settings(context);
    return {
      mode,
      api_key: key === '' ? '' : `...${key.slice(-4)}`,
      host: mode === 'selfhosted' ? base : '',
      user_id: user,
      agent_id: agent,
      rerank: String(rerank),
      sync_max_chars: String(longest),
      sync_infer: String(infer),
    };
  },
  save,
  missing: (context) => {
    const { mode, key, base, problem } = mem0Settings(context);
    if (problem !== null) return problem.message;
    if (mode === 'oss') return 'Mem0 is set up to run in Hermes’ own Python (mode oss): it cannot be used here.';
    if (mode === 'selfhosted')
      return base === '' ? 'The address of the Mem0 server is missing (host in mem0.json).' : null;
    return key === '' ? 'MEM0_API_KEY is missing.' : null;
  },
  places: (context) => {
    const { mode, base, user } = mem0Settings(context);
    return [
      {
        what: { en: `Everything about the user ${user}`, zh: `关于用户 ${user} 的全部内容` },
        where: mode === 'oss' ? 'Hermes (oss)' : base,
      },
      { what: { en: 'Settings', zh: '设置' }, where: mem0File(context) },
      { what: { en: 'The key', zh: '密钥' }, where: context.paths.envFile },
    ];
  },
  keyFiles: (context) => [mem0File(context)],
  test: async (context, signal) => {
    const settings = mem0Settings(context);
    const server = mem0Server(context, settings);
    if (settings.mode === 'selfhosted') {
      // Listing fails on some servers that work: a search is what a prompt needs.
      const found = await server.search({ query: 'test', most: 1, rerank: false }, signal);
      return {
        message: `${settings.base} answers for the user ${settings.user}${found.length === 0 ? '; nothing is kept yet' : ''}.`,
      };
    }
    const { total } = await server.list(null, signal);
    // The memories are what counts: a key may be good for them and not for the account.
    const account = await server.account(signal).catch(() => '');
    signal.throwIfAborted();
    const of = account === '' ? '' : ` (${account})`;
    return { message: `User ${settings.user}${of}: ${String(total ?? 'an unknown number of')} memories.` };
  },
  open: openMem0,
};

async function save(values: Readonly<Record<string, string>>, context: ProviderContext): Promise<void> {
  const value = (key: string): string => (values[key] ?? '').trim();
  const now = mem0Settings(context);
  const mode = value('mode') || now.mode;
  const host = (values['host'] === undefined && now.mode === 'selfhosted' ? now.base : value('host')).replace(
    /\/+$/u,
    '',
  );
  if (mode === 'oss') {
    if (now.mode === 'oss') return;
    throw invalid('Mem0 inside Hermes (mode oss) cannot be used here.', 'Choose the cloud or a server of your own.');
  }
  if (mode !== 'platform' && mode !== 'selfhosted')
    throw invalid(`${mode} is no mode of Mem0.`, 'Choose one of the list.');
  if (mode === 'selfhosted' && !(/^https?:\/\//u.test(host) && URL.canParse(host))) {
    throw invalid('The address must begin with http:// or https://.', 'Write it as http://localhost:8888.');
  }
  if (mode === 'selfhosted' && new URL(host).origin === CLOUD) {
    throw invalid(`${CLOUD} is Mem0’s cloud, which speaks otherwise.`, 'Choose the cloud.');
  }
  const longest = value('sync_max_chars');
  if (longest !== '' && !/^[1-9]\d{0,5}$/u.test(longest)) {
    throw invalid('sync_max_chars must be a whole number from 1 to 999999.', 'Write it as 450.');
  }
  const key = value('api_key');
  await changeSettingsFile(mem0File(context), (before) => ({
    ...before,
    // The documented word for all but `oss`; a host in the file is what makes it a server of one's own.
    mode: 'platform',
    host: mode === 'selfhosted' ? host : null,
    ...(values['user_id'] === undefined ? {} : { user_id: value('user_id') || null }),
    ...(values['agent_id'] === undefined ? {} : { agent_id: value('agent_id') || null }),
    ...(mode !== 'platform' || values['rerank'] === undefined ? {} : { rerank: value('rerank') === 'true' }),
    ...(values['sync_infer'] === undefined ? {} : { sync_infer: value('sync_infer') !== 'false' }),
    ...(longest === '' ? {} : { sync_max_chars: Number(longest) }),
    // A key in the file would go before the one that is entered now.
    ...(key === '' ? {} : { api_key: null }),
  }));
  if (mode === 'platform' && context.secrets.get('MEM0_HOST') !== undefined) await context.secrets.set('MEM0_HOST', '');
  if (key !== '') await context.secrets.set('MEM0_API_KEY', key);
}

function invalid(message: string, remedy: string): DeskError {
  return new DeskError('invalid_input', message, { remedy });
}
