import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderContext, ProviderKind } from '../provider.ts';
import { findBrv } from './binary.ts';
import { brvFolder, createBrv } from './brv.ts';
import { extracts, openByterover } from './provider.ts';

/** ByteRover: its own program on this machine, with notes in the home. */
export const byterover: ProviderKind = {
  name: 'byterover',
  title: 'ByteRover',
  about: {
    en: 'Keeps notes as files in the home, by its own program brv.',
    zh: '通过自带程序 brv 在主目录中以文件保存笔记。',
  },
  privacy: {
    en: 'Notes stay here, but every turn is read by the model that is set up in brv, which may be a hosted one.',
    zh: '笔记保存在本机，但每轮对话都会交给 brv 中设置的模型处理，该模型可能在云端。',
  },
  local: false,
  fields: [
    {
      ...{
        key: 'auto_extract',
        label: { en: 'What is kept', zh: '保存什么' },
        secret: false,
        env: null,
        required: false,
      },
      default: 'true',
      choices: [
        { value: 'true', label: { en: 'Every turn and every addition to memory', zh: '每轮对话和每次新增的记忆' } },
        { value: 'false', label: { en: 'Only what the model asks to keep', zh: '只有模型要求保存的内容' } },
      ],
    },
    {
      ...{ key: 'binary', label: { en: 'Path of brv', zh: 'brv 的路径' }, secret: false, env: null, required: false },
      default: null,
      hint: { en: 'Only if it is not found by itself.', zh: '仅在无法自动找到时填写。' },
      url: 'https://docs.byterover.dev',
    },
    {
      ...{
        key: 'api_key',
        label: { en: 'Key handed to brv', zh: '交给 brv 的密钥' },
        secret: true,
        env: 'BRV_API_KEY',
      },
      ...{ required: false, default: null },
      hint: {
        en: 'It signs nobody in: for the cloud run brv login yourself.',
        zh: '它不会登录：使用云服务请自行运行 brv login。',
      },
    },
  ],
  uploads: [],
  read: (context) => {
    const key = context.secrets.get('BRV_API_KEY');
    return {
      auto_extract: String(extracts(context)),
      binary: context.config.string('memory.byterover.binary', ''),
      api_key: key === undefined ? '' : `...${key.slice(-4)}`,
    };
  },
  save: async (values, { config, secrets }) => {
    const binary = (values['binary'] ?? '').trim();
    if (binary !== '' && !/^(?:\/|[A-Za-z]:[\\/]|\\\\)/u.test(binary)) {
      throw new DeskError('invalid_input', `${binary} is not a whole path.`, {
        remedy: 'Write the path of the program from the root on (`which brv` prints it), or leave it empty.',
      });
    }
    const extract = values['auto_extract'];
    if (extract !== undefined) await config.set('memory.byterover.auto_extract', extract !== 'false');
    const given = values['binary'] !== undefined;
    if (binary !== '' || (given && config.has('memory.byterover.binary')))
      await config.set('memory.byterover.binary', binary);
    const key = (values['api_key'] ?? '').trim();
    if (key !== '') await secrets.set('BRV_API_KEY', key);
  },
  missing: (context) =>
    findBrv(context) === null ? 'The program brv was not found: install byterover-cli, or say where it is.' : null,
  places: (context: ProviderContext) => [
    { what: { en: 'The notes', zh: '笔记' }, where: brvFolder(context) },
    { what: { en: 'Settings', zh: '设置' }, where: context.config.file },
  ],
  keeps: (context) => [{ path: join(brvFolder(context), '.brv', 'context-tree'), as: 'folder' }],
  test: async (context, signal) => {
    const { auth, tree } = await createBrv(context).status(signal);
    return { message: `brv answers: ${[auth, tree].filter((word) => word !== '').join(', ') || 'it says no more'}.` };
  },
  open: openByterover,
};
