import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderContext, ProviderField, ProviderKind, ProviderPlace } from '../provider.ts';
import { vikingClient } from './client.ts';
import { linkedFile, VARIABLES, vikingSettings } from './config.ts';
import { endpointOf, HOSTED, isLocal, LOCAL_PORT, startCommand } from './endpoint.ts';
import { openOpenviking } from './provider.ts';

const plain = (key: string, en: string, zh: string, more: Partial<ProviderField> = {}): ProviderField => ({
  ...{ key, label: { en, zh }, secret: false, env: null, required: false, default: null, when: { source: 'own' } },
  ...more,
});

const fields: readonly ProviderField[] = [
  plain('source', 'Settings from', '设置来源', {
    ...{ default: 'own', when: {} },
    choices: [
      { value: 'own', label: { en: 'This home', zh: '此主目录' } },
      { value: 'linked', label: { en: 'A profile of OpenViking’s own program', zh: 'OpenViking 自带程序的配置' } },
    ],
  }),
  plain('endpoint', 'Address', '地址', {
    address: { port: LOCAL_PORT },
    required: true,
    env: 'OPENVIKING_ENDPOINT',
    hint: {
      en: `Your own server (http://127.0.0.1:1933), or the hosted one (${HOSTED}).`,
      zh: `自己的服务器（http://127.0.0.1:1933），或托管服务（${HOSTED}）。`,
    },
  }),
  plain('api_key', 'API key', 'API 密钥', {
    ...{ secret: true, env: 'OPENVIKING_API_KEY' },
    hint: { en: 'A server of your own may need none.', zh: '自己的服务器可能不需要。' },
  }),
  plain('account', 'Account', '账户', { env: 'OPENVIKING_ACCOUNT', advanced: true }),
  plain('user', 'User', '用户', { env: 'OPENVIKING_USER', advanced: true }),
  plain('agent', 'Name of the agent', '智能体名称', {
    env: 'OPENVIKING_AGENT',
    advanced: true,
    hint: { en: 'Keeps what this agent learns apart.', zh: '将此智能体学到的内容分开保存。' },
  }),
  plain('ovcli_config_path', 'File of the profile', '配置文件', {
    when: { source: 'linked' },
    hint: { en: 'Left empty: ~/.openviking/ovcli.conf', zh: '留空则为 ~/.openviking/ovcli.conf' },
  }),
];

/** OpenViking: a server of the person's own, or the vendor's. */
export const openviking: ProviderKind = {
  name: 'openviking',
  title: 'OpenViking',
  about: {
    en: 'A tree of memories and documents in three levels of detail, learnt from every conversation.',
    zh: '由记忆与文档组成的树，分三个详细程度，从每次对话中学习。',
  },
  privacy: {
    en: 'Every turn with its tools and their results, every prompt and every addition goes to the server, and from there to the models it is set up with.',
    zh: '每轮对话（含工具及其结果）、每条提示和每次新增都会发送到服务器，并由它转给其配置的模型。',
  },
  local: false,
  fields,
  uploads: [],
  read: shown,
  save: async (values, context) => {
    const before = shown(context);
    const value = (key: string): string =>
      (values[key] ?? (key === 'api_key' ? '' : before[key]) ?? '').replace(/[\r\n\0]/gu, '').trim();
    if (value('source') === 'linked') await link(value('ovcli_config_path'), context);
    else await setUp(value, context);
  },
  missing: (context) => {
    const { named, problem, endpoint, key } = vikingSettings(context);
    if (problem !== null) return problem;
    if (!named) return 'The address of OpenViking is missing.';
    return endpoint === HOSTED && key === '' ? 'OPENVIKING_API_KEY is missing.' : null;
  },
  places: (context) => {
    const { endpoint, linked } = vikingSettings(context);
    const pending = join(context.paths.dir, 'openviking', 'pending_sessions');
    const start: ProviderPlace[] = isLocal(endpoint)
      ? [{ what: { en: 'Started by you with', zh: '由你启动，命令为' }, where: startCommand(endpoint) }]
      : [];
    return [
      { what: { en: 'Everything it remembers', zh: '它记住的全部内容' }, where: endpoint },
      ...start,
      { what: { en: 'The key', zh: '密钥' }, where: linked ?? context.paths.envFile },
      ...(holdsFiles(pending)
        ? [
            {
              what: { en: 'Conversations that Hermes has still to commit', zh: 'Hermes 尚未提交的对话' },
              where: pending,
            },
          ]
        : []),
    ];
  },
  keyFiles: (context) => [linkedFile(context)].filter((file) => file !== null),
  test: async (context, signal) => {
    const client = vikingClient(context, vikingSettings(context));
    const { version } = await client.probe(signal);
    const uid = await client.uid(signal);
    return { message: `OpenViking ${version === '' ? '(an older one)' : version}, user ${uid}.` };
  },
  open: openOpenviking,
};

function shown(context: ProviderContext): Record<string, string> {
  const { named, endpoint, key, account, user, peer, linked } = vikingSettings(context);
  return {
    ...{ source: linked === null ? 'own' : 'linked', endpoint: named ? endpoint : '', account, user, agent: peer },
    api_key: key === '' ? '' : `...${key.slice(-4)}`,
    ovcli_config_path: context.config.string('memory.openviking.ovcli_config_path', ''),
  };
}

/** As Hermes' own set-up leaves it: the five values in `.env`, and nothing of them in config.yaml. */
async function setUp(value: (key: string) => string, { config, secrets }: ProviderContext): Promise<void> {
  const written = value('endpoint');
  const endpoint = written === '' ? null : endpointOf(written);
  if (endpoint?.ok === false) {
    throw new DeskError('invalid_input', endpoint.problem, { remedy: 'Write it as http://127.0.0.1:1933.' });
  }
  for (const key of ['account', 'user', 'agent']) {
    if (/^[\x20-\x7e]*$/u.test(value(key))) continue;
    throw new DeskError('invalid_input', `${value(key)} cannot be sent as a name.`, {
      remedy: 'Use Latin letters, digits and signs.',
    });
  }
  if (config.has('memory.openviking.use_ovcli_config')) await config.set('memory.openviking.use_ovcli_config', false);
  await forgetWritten(config);
  await secrets.set('OPENVIKING_ENDPOINT', endpoint?.url ?? '');
  await secrets.set('OPENVIKING_ACCOUNT', value('account'));
  await secrets.set('OPENVIKING_USER', value('user'));
  await secrets.set('OPENVIKING_AGENT', value('agent'));
  if (value('api_key') !== '') await secrets.set('OPENVIKING_API_KEY', value('api_key'));
}

/** The profile alone counts from then on: what would go before it is taken away, as Hermes does it. */
async function link(path: string, { config, secrets }: ProviderContext): Promise<void> {
  await config.set('memory.openviking.use_ovcli_config', true);
  if (path !== '' || config.has('memory.openviking.ovcli_config_path')) {
    await config.set('memory.openviking.ovcli_config_path', path === '' ? null : path);
  }
  await forgetWritten(config);
  for (const names of Object.values(VARIABLES)) {
    for (const name of names) if (secrets.get(name) !== undefined) await secrets.set(name, '');
  }
}

async function forgetWritten(config: ProviderContext['config']): Promise<void> {
  for (const key of ['endpoint', 'account', 'user', 'agent']) {
    const path = `memory.openviking.${key}`;
    if (config.has(path)) await config.set(path, null);
  }
}

function holdsFiles(dir: string): boolean {
  return existsSync(dir) && readdirSync(dir).some((name) => name.endsWith('.json'));
}
