import { DeskError } from '@shared/contract/errors.ts';
import { countAt, recordAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext, ProviderField, ProviderKind } from '../provider.ts';
import { changeSettingsFile } from '../settings-file.ts';
import { memoriClient } from './client.ts';
import { LONGEST_ID, memoriFile, memoriSettings } from './config.ts';
import { openMemori } from './provider.ts';

const plain = (key: string, en: string, zh: string, more: Partial<ProviderField> = {}): ProviderField => ({
  ...{ key, label: { en, zh }, secret: false, env: null, required: false, default: null },
  ...more,
});

const fields: readonly ProviderField[] = [
  {
    ...{ key: 'apiKey', label: { en: 'API key', zh: 'API 密钥' }, secret: true, env: 'MEMORI_API_KEY', required: true },
    ...{ default: null, url: 'https://app.memorilabs.ai' },
  },
  plain('entityId', 'Who is remembered', '记忆的对象', {
    required: true,
    hint: { en: 'A name for you; at most 100 characters.', zh: '代表你的名称，最多 100 个字符。' },
  }),
  plain('projectId', 'Project', '项目', {
    hint: { en: 'One for each profile keeps them apart.', zh: '每个配置档案各用一个，彼此分开。' },
  }),
  plain('processId', 'Agent', '智能体', { advanced: true }),
  plain('baseUrl', 'Address of your own server', '自有服务器地址', {
    address: { port: null },
    advanced: true,
    hint: { en: 'Empty for Memori’s cloud.', zh: '留空则使用 Memori 云端。' },
  }),
  plain('clientId', 'Client id', '客户端编号', {
    advanced: true,
    hint: { en: 'If Memori has given you one.', zh: '如果 Memori 向你提供了编号。' },
  }),
  plain('sendTrace', 'What is sent of a turn', '每轮对话发送的内容', {
    default: 'false',
    choices: [
      { value: 'false', label: { en: 'What was said', zh: '说过的话' } },
      {
        value: 'true',
        label: { en: 'What was said, and tools with all their results', zh: '说过的话，以及工具及其全部结果' },
      },
    ],
  }),
];

/** Memori: its cloud, or a server that speaks like it. */
export const memori: ProviderKind = {
  name: 'memori',
  title: 'Memori',
  about: {
    en: 'Remembers what was worked on; the model asks for it when a task leans on it.',
    zh: '记住做过的工作；任务需要时由模型查询。',
  },
  privacy: {
    en: 'Every turn is sent to Memori twice, to store it and to learn from it; what tools read goes along only if you choose so.',
    zh: '每轮对话会发送给 Memori 两次：一次存储，一次提炼；只有你选择后才会附带工具读到的内容。',
  },
  local: false,
  fields,
  uploads: [],
  read: (context) => {
    const { key, entity, project, process, client, trace, api } = memoriSettings(context);
    return {
      apiKey: key === '' ? '' : `...${key.slice(-4)}`,
      entityId: entity,
      projectId: project,
      processId: process,
      baseUrl: api === 'https://api.memorilabs.ai' ? '' : api,
      clientId: client,
      sendTrace: String(trace),
    };
  },
  save: async (values, context) => {
    const value = (key: string): string => (values[key] ?? '').trim();
    for (const key of ['entityId', 'processId']) {
      if ([...value(key)].length > LONGEST_ID) {
        throw new DeskError('invalid_input', `${key} is longer than ${String(LONGEST_ID)} characters.`, {
          remedy: 'Choose a shorter name.',
        });
      }
    }
    if (value('baseUrl') !== '' && !/^https?:\/\//u.test(value('baseUrl'))) {
      throw new DeskError('invalid_input', 'The address must begin with http:// or https://.', {
        remedy: 'Write it as https://memori.example.org.',
      });
    }
    await changeSettingsFile(memoriFile(context), (before) => {
      const rest = Object.fromEntries(
        Object.entries(before).filter(([key]) => values[SPELLINGS[key] ?? ''] === undefined),
      );
      return {
        ...rest,
        ...Object.fromEntries(
          ['entityId', 'projectId', 'processId', 'baseUrl', 'clientId']
            .filter((key) => values[key] !== undefined)
            .map((key) => [key, value(key) || null]),
        ),
        ...(values['sendTrace'] === undefined ? {} : { sendTrace: value('sendTrace') === 'true' }),
      };
    });
    if (value('apiKey') !== '') await context.secrets.set('MEMORI_API_KEY', value('apiKey'));
  },
  missing: (context) => {
    const { key, entity, problem } = memoriSettings(context);
    if (problem !== null) return problem.message;
    if (key === '') return 'MEMORI_API_KEY is missing.';
    return entity === '' ? 'It is not said who is remembered (entityId in memori.json).' : null;
  },
  places: (context) => {
    const { api, project } = memoriSettings(context);
    return [
      { what: { en: `Everything of the project ${project}`, zh: `项目 ${project} 的全部内容` }, where: api },
      { what: { en: 'Settings', zh: '设置' }, where: memoriFile(context) },
      { what: { en: 'The key', zh: '密钥' }, where: context.paths.envFile },
    ];
  },
  keyFiles: (context) => [memoriFile(context)],
  test: async (context: ProviderContext, signal) => {
    const quota = await memoriClient(context, memoriSettings(context)).read('sdk/quota', {}, signal);
    const memories = recordAt(quota, 'memories');
    const [num, max] = [countAt(memories, 'num'), countAt(memories, 'max')];
    if (typeof quota !== 'object' || quota === null)
      throw new ProviderFailure('malformed', 'The answer is not Memori’s.');
    return {
      message: num === null ? 'Memori answers; it says no quota.' : `${String(num)} of ${String(max ?? '?')} memories.`,
    };
  },
  open: openMemori,
};

/** The older spellings, which a save replaces by the newer ones. */
const SPELLINGS: Readonly<Record<string, string>> = {
  entity_id: 'entityId',
  project_id: 'projectId',
  process_id: 'processId',
  base_url: 'baseUrl',
};
