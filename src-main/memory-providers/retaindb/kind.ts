import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderKind } from '../provider.ts';
import { retainClient } from './client.ts';
import { isCloud, retainSettings } from './config.ts';
import { memoriesOf, profileAnswer } from './memories.ts';
import { openRetaindb } from './provider.ts';

/** RetainDB: a hosted memory, or a server that speaks like it. */
export const retaindb: ProviderKind = {
  name: 'retaindb',
  title: 'RetainDB',
  about: {
    en: 'A hosted memory that learns from every turn and keeps files, too.',
    zh: '托管的记忆服务，从每轮对话中学习，也能保存文件。',
  },
  privacy: {
    en: 'Every turn, every prompt and every addition to your memory is sent to RetainDB; files only when you allow each one.',
    zh: '每轮对话、每条提示和每次新增的记忆都会发送给 RetainDB；文件只有在你逐个允许后才会发送。',
  },
  local: false,
  fields: [
    {
      ...{ key: 'api_key', label: { en: 'API key', zh: 'API 密钥' }, secret: true, env: 'RETAINDB_API_KEY' },
      ...{ required: true, default: null, url: 'https://retaindb.com' },
    },
    {
      ...{ key: 'project', label: { en: 'Project', zh: '项目' }, secret: false, env: null, required: false },
      default: null,
      hint: { en: 'Memories of one project are not seen in another.', zh: '一个项目的记忆在另一个项目中看不到。' },
    },
    {
      ...{
        key: 'base_url',
        address: { port: null },
        label: { en: 'Address of your own server', zh: '自有服务器地址' },
        secret: false,
        env: null,
        required: false,
      },
      default: null,
      hint: { en: 'Empty for RetainDB’s cloud.', zh: '留空则使用 RetainDB 云端。' },
    },
  ],
  uploads: ['SOUL.md'],
  read: (context) => {
    const { key, project, base } = retainSettings(context);
    return { api_key: key === '' ? '' : `...${key.slice(-4)}`, project, base_url: isCloud(base) ? '' : base };
  },
  save: async (values, { config, secrets }) => {
    const value = (key: string): string => (values[key] ?? '').trim();
    if (value('base_url') !== '' && !/^https?:\/\//u.test(value('base_url'))) {
      throw new DeskError('invalid_input', 'The address must begin with http:// or https://.', {
        remedy: 'Write it as https://retaindb.example.org, or leave it empty.',
      });
    }
    for (const key of ['project', 'base_url'].filter((one) => values[one] !== undefined)) {
      const path = `memory.retaindb.${key}`;
      if (value(key) !== '' || config.has(path)) await config.set(path, value(key));
    }
    if (value('api_key') !== '') await secrets.set('RETAINDB_API_KEY', value('api_key'));
  },
  missing: (context) => (retainSettings(context).key === '' ? 'RETAINDB_API_KEY is missing.' : null),
  places: (context) => {
    const { base, project } = retainSettings(context);
    const waiting = join(context.paths.dir, 'retaindb_queue.db');
    return [
      { what: { en: `Everything of the project ${project}`, zh: `项目 ${project} 的全部内容` }, where: base },
      { what: { en: 'The key', zh: '密钥' }, where: context.paths.envFile },
      ...(existsSync(waiting)
        ? [{ what: { en: 'Turns that Hermes has still to send', zh: 'Hermes 尚未发送的对话' }, where: waiting }]
        : []),
    ];
  },
  test: async (context, signal) => {
    const settings = retainSettings(context);
    const kept = memoriesOf(await profileAnswer(retainClient(context, settings), settings, signal));
    return { message: `Project ${settings.project}: ${String(kept.length)} memories.` };
  },
  open: openRetaindb,
};
