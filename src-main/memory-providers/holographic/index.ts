import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { errnoOf } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext, ProviderKind, ProviderTest } from '../provider.ts';
import { openFacts } from './database.ts';
import { FactStore } from './facts.ts';
import { openHolographic } from './provider.ts';
import { readSettings, saveSettings, shownSettings } from './settings.ts';

/** Holographic: facts with entities, trust and vectors in Hermes' own `memory_store.db`, without any service. */
export const holographic: ProviderKind = {
  name: 'holographic',
  title: 'Holographic',
  about: {
    en: 'Keeps facts in a database of this home, with whom and what they are about and how far they can be trusted; the agent searches it, and finds what connects or contradicts.',
    zh: '把事实存进这个主目录里的数据库，连同它们涉及的人和物以及可信程度；智能体可以检索，也能找出彼此关联或矛盾的事实。',
  },
  privacy: {
    en: 'Everything stays in one file on this machine; no account, no service, nothing is sent.',
    zh: '一切都留在本机的一个文件里；不需要账号和服务，也不会发送任何内容。',
  },
  local: true,
  fields: [
    {
      key: 'auto_extract',
      label: { en: 'Note preferences and decisions by itself', zh: '自动记下偏好和决定' },
      hint: {
        en: 'When a conversation ends, messages of yours such as “I prefer …” or “we decided …” become facts.',
        zh: '会话结束时，您说过的“I prefer …”“we decided …”之类的话会成为事实。',
      },
      secret: false,
      env: null,
      required: false,
      default: 'false',
      choices: [
        { value: 'false', label: { en: 'No', zh: '否' } },
        { value: 'true', label: { en: 'Yes', zh: '是' } },
      ],
    },
    {
      key: 'default_trust',
      advanced: true,
      label: { en: 'Trust of a new fact', zh: '新事实的可信度' },
      hint: { en: 'From 0 to 1.', zh: '0 到 1。' },
      secret: false,
      env: null,
      required: false,
      default: '0.5',
    },
    {
      key: 'min_trust_threshold',
      advanced: true,
      label: { en: 'Least trust to be recalled', zh: '可被回忆的最低可信度' },
      hint: { en: 'From 0 to 1. Facts below it are kept, but not used.', zh: '0 到 1。低于它的事实会保留，但不使用。' },
      secret: false,
      env: null,
      required: false,
      default: '0.3',
    },
    {
      key: 'db_path',
      advanced: true,
      label: { en: 'Database', zh: '数据库' },
      hint: {
        en: 'Empty for memory_store.db in this home. A file outside it is shared by every home that names it.',
        zh: '留空即使用这个主目录里的 memory_store.db。主目录之外的文件会被所有指向它的主目录共用。',
      },
      secret: false,
      env: null,
      required: false,
      default: '',
    },
    {
      key: 'hrr_dim',
      advanced: true,
      label: { en: 'Size of a vector', zh: '向量维数' },
      hint: {
        en: 'Facts kept with another size are compared more slowly.',
        zh: '以其他维数保存的事实，比较起来会慢一些。',
      },
      secret: false,
      env: null,
      required: false,
      default: '1024',
    },
  ],
  uploads: [],
  read: ({ config, paths }) => shownSettings(config, paths),
  save: (values, { config, paths }) => saveSettings(values, config, paths),
  missing: (context) => {
    const { file } = readSettings(context.config, context.paths);
    return isFolder(file) ? `${file} is a folder, not a database.` : null;
  },
  places: (context) => {
    const { file, isOutside } = readSettings(context.config, context.paths);
    const what = isOutside
      ? {
          en: 'Facts, outside this home: other homes that name the file share them. The file stays when this is switched off.',
          zh: '事实，位于这个主目录之外：其他指向该文件的主目录会共用它们。停用后文件仍会保留。',
        }
      : {
          en: 'Facts, their entities and vectors. The file stays when this is switched off.',
          zh: '事实及其实体和向量。停用后文件仍会保留。',
        };
    return [{ what, where: file }];
  },
  keeps: ({ config, paths }) => [{ path: readSettings(config, paths).file, as: 'database' }],
  test: (context) => Promise.resolve().then(() => tested(context)),
  open: openHolographic,
};

async function tested(context: ProviderContext): Promise<ProviderTest> {
  const settings = readSettings(context.config, context.paths);
  const outside = settings.isOutside ? ' It lies outside this home.' : '';
  if (!existsSync(settings.file)) {
    requireFolder(settings.file);
    return { message: `${settings.file} will be made when the first conversation begins.${outside}` };
  }
  try {
    const db = openFacts(settings.file);
    try {
      const store = new FactStore(db, settings);
      const [facts, entities] = [store.count(), store.countEntities()];
      return { message: `${settings.file} holds ${String(facts)} facts about ${String(entities)} entities.${outside}` };
    } finally {
      await db.close();
    }
  } catch (error) {
    throw new ProviderFailure('offline', error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** The nearest folder above the file that is there must be a folder. */
function requireFolder(file: string): void {
  for (let dir = dirname(file); ; dir = dirname(dir)) {
    try {
      if (statSync(dir).isDirectory()) return;
      throw new ProviderFailure('refused', `${dir} is not a folder, so ${file} cannot be made.`);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT' || dirname(dir) === dir) throw error;
    }
  }
}
