import type { Store } from '@shared/contract/common.ts';
import type { Entry } from './match.ts';

/** One conversation a search found. */
export interface Found {
  readonly title: string;
  readonly when: string;
  readonly snippet: string;
}

/** Everything the guide can say, in one language. Texts of the person are quoted as they are. */
export interface Replies {
  readonly greeting: string;
  readonly who: string;
  readonly help: string;
  readonly thanks: string;
  readonly goodbye: string;
  readonly unknown: string;
  readonly noTools: string;
  readonly rememberNothing: string;
  readonly forgetNothing: string;
  readonly forgetAll: string;
  readonly toolMissing: (name: string) => string;
  readonly saved: (store: Store, text: string, usage: string) => string;
  readonly alreadySaved: (store: Store, text: string) => string;
  readonly removed: (store: Store, text: string) => string;
  readonly changed: (store: Store, before: string, after: string) => string;
  readonly sameAlready: (text: string) => string;
  readonly staged: (text: string) => string;
  readonly stagedRemoval: (text: string) => string;
  readonly refused: (why: string) => string;
  readonly several: (entries: readonly Entry[]) => string;
  readonly noEntry: (what: string) => string;
  readonly whichWords: (entry: string, to: string) => string;
  readonly told: (user: readonly string[], memory: readonly string[], added: readonly string[]) => string;
  readonly toldNothing: string;
  readonly aboutTopic: (topic: string, entries: readonly Entry[]) => string;
  readonly found: (query: string, hits: readonly Found[]) => string;
  readonly foundNothing: (query: string) => string;
  readonly recent: (hits: readonly Found[]) => string;
  readonly recentNothing: string;
  readonly skills: (rows: readonly { name: string; description: string }[]) => string;
  readonly skillsNothing: string;
}

const files: Readonly<Record<Store, string>> = { user: 'USER.md', memory: 'MEMORY.md' };

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line.replace(/\s*\n\s*/g, ' ')}`).join('\n');
}

function entryLines(entries: readonly Entry[]): string {
  return bullets(entries.map((entry) => `${entry.text} (${files[entry.store]})`));
}

function hitLines(hits: readonly Found[], separator: string): string {
  return bullets(
    hits.map((hit) => {
      const head = [hit.title, hit.when].filter((part) => part !== '').join(', ');
      return hit.snippet === '' ? head : `${head}${separator}${hit.snippet}`;
    }),
  );
}

const connectEnglish =
  'To talk to a language model, open Settings, choose a provider and a model, and enter its key, or start a local ' +
  'server such as Ollama and enter its address.';
const canEnglish = bullets([
  '**remember that** I prefer metric units',
  '**forget that** I prefer metric units',
  '**change** metric **to** imperial',
  '**what do you know about me**',
  '**did we talk about** the garden',
  '**list skills**',
]);

const english: Replies = {
  greeting: `Hello. I am the offline guide: fixed rules, no language model. I can keep your memory and search your conversations. Say **help** for what I understand.`,
  who: `I am the offline guide of Hermes Desk. I am no language model: I follow a few fixed rules and use the same tools a model would. ${connectEnglish}`,
  help: `I am the offline guide, no language model. This is what I understand:\n\n${canEnglish}\n\n${connectEnglish}`,
  thanks: 'You are welcome.',
  goodbye: 'Goodbye. What was saved stays saved.',
  unknown: `I cannot answer that: I am the offline guide, fixed rules and no language model. I understand sentences like these:\n\n${canEnglish}\n\n${connectEnglish}`,
  noTools: `I am the offline guide, no language model, and can do nothing here without tools. ${connectEnglish}`,
  rememberNothing: 'What shall I remember? Say it in one sentence, such as: remember that I prefer metric units.',
  forgetNothing: 'What shall I forget? Name it with a few words of the entry, such as: forget metric units.',
  forgetAll:
    'I do not remove everything at once. Name one entry, or open the Memory screen, where each can be removed and brought back.',
  toolMissing: (name) => `The tool “${name}” is switched off in this conversation, so I cannot do that.`,
  saved: (store, text, usage) =>
    `Saved to ${files[store]}: “${text}”.${usage === '' ? '' : ` The file is at ${usage}.`} New conversations are told of it from their start.`,
  alreadySaved: (store, text) => `That is already in ${files[store]}: “${text}”. Nothing was changed.`,
  removed: (store, text) => `Removed from ${files[store]}: “${text}”.`,
  changed: (store, before, after) => `Changed in ${files[store]}: “${before}” is now “${after}”.`,
  sameAlready: (text) => `It says so already: “${text}”. Nothing was changed.`,
  staged: (text) => `“${text}” waits for your approval. Nothing is saved until you approve it.`,
  stagedRemoval: (text) => `The removal of “${text}” waits for your approval. Until then it stays.`,
  refused: (why) => `That was not done. The memory says: ${why}`,
  several: (entries) =>
    `Several entries could be meant:\n\n${entryLines(entries)}\n\nSay it again with more words of the one you mean.`,
  noEntry: (what) => `I found no entry about “${what}” in MEMORY.md or USER.md. Nothing was changed.`,
  whichWords: (entry, to) =>
    `I found “${entry}”, but I cannot tell which words become “${to}”. Say: change (words of the entry) to (new words).`,
  told: (user, memory, added) =>
    [
      'This is what I was told at the start of this conversation; I know nothing else.',
      user.length === 0 ? '' : `About you (USER.md):\n\n${bullets(user)}`,
      memory.length === 0 ? '' : `Notes (MEMORY.md):\n\n${bullets(memory)}`,
      added.length === 0 ? '' : `Changed in this conversation, told to the next one:\n\n${bullets(added)}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  toldNothing:
    'Nothing yet: I was told no memories at the start of this conversation. Tell me something with: remember that ...',
  aboutTopic: (topic, entries) => `About “${topic}” I was told:\n\n${entryLines(entries)}`,
  found: (query, hits) => `I found “${query}” in these conversations:\n\n${hitLines(hits, ': ')}`,
  foundNothing: (query) => `I found nothing about “${query}” in earlier conversations.`,
  recent: (hits) => `The latest conversations:\n\n${hitLines(hits, ': ')}`,
  recentNothing: 'There are no earlier conversations.',
  skills: (rows) =>
    `These skills are there:\n\n${bullets(rows.map((row) => (row.description === '' ? row.name : `**${row.name}**: ${row.description}`)))}`,
  skillsNothing: 'There are no skills yet.',
};

const connectChinese =
  '想和语言模型对话，请打开“设置”，选择提供方和模型并填入密钥，或启动 Ollama 之类的本地服务并填入地址。';
const canChinese = bullets([
  '**记住**我喜欢公制单位',
  '**忘掉**公制单位',
  '**把**公制**改成**英制',
  '**你知道我什么**',
  '**我们聊过**花园**吗**',
  '**技能列表**',
]);

const chinese: Replies = {
  greeting: '你好。我是离线向导：只有固定规则，不是语言模型。我可以管理记忆、搜索对话。说“帮助”可以看到我能听懂什么。',
  who: `我是 Hermes Desk 的离线向导，不是语言模型：我按几条固定规则办事，使用的工具和模型用的一样。${connectChinese}`,
  help: `我是离线向导，不是语言模型。我能听懂这些话：\n\n${canChinese}\n\n${connectChinese}`,
  thanks: '不客气。',
  goodbye: '再见。已保存的内容不会丢失。',
  unknown: `这个我答不了：我是离线向导，只有固定规则，不是语言模型。我能听懂这样的话：\n\n${canChinese}\n\n${connectChinese}`,
  noTools: `我是离线向导，不是语言模型，没有工具时什么也做不了。${connectChinese}`,
  rememberNothing: '要记住什么？请用一句话说出来，例如：记住我喜欢公制单位。',
  forgetNothing: '要忘掉什么？请说出条目里的几个字，例如：忘掉公制单位。',
  forgetAll: '我不会一次删除全部内容。请说出某一条，或打开“记忆”页面，在那里每一条都可以删除和恢复。',
  toolMissing: (name) => `本次对话没有启用工具“${name}”，所以办不到。`,
  saved: (store, text, usage) =>
    `已保存到 ${files[store]}：“${text}”。${usage === '' ? '' : `文件用量：${usage}。`}新的对话从一开始就会知道。`,
  alreadySaved: (store, text) => `${files[store]} 里已经有了：“${text}”。没有改动。`,
  removed: (store, text) => `已从 ${files[store]} 删除：“${text}”。`,
  changed: (store, before, after) => `已修改 ${files[store]}：“${before}”改为“${after}”。`,
  sameAlready: (text) => `本来就是这样：“${text}”。没有改动。`,
  staged: (text) => `“${text}”正在等待你的批准。批准之前不会保存。`,
  stagedRemoval: (text) => `删除“${text}”正在等待你的批准。批准之前它会保留。`,
  refused: (why) => `没有完成。记忆工具的回答是：${why}`,
  several: (entries) => `可能是其中一条：\n\n${entryLines(entries)}\n\n请多说几个字，说明是哪一条。`,
  noEntry: (what) => `在 MEMORY.md 和 USER.md 里没有找到关于“${what}”的条目。没有改动。`,
  whichWords: (entry, to) =>
    `找到了“${entry}”，但不知道要把哪几个字改成“${to}”。请说：把（条目里的字）改成（新的字）。`,
  told: (user, memory, added) =>
    [
      '这是本次对话开始时告诉我的内容，除此之外我什么都不知道。',
      user.length === 0 ? '' : `关于你（USER.md）：\n\n${bullets(user)}`,
      memory.length === 0 ? '' : `笔记（MEMORY.md）：\n\n${bullets(memory)}`,
      added.length === 0 ? '' : `本次对话里的改动，下次对话会知道：\n\n${bullets(added)}`,
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  toldNothing: '还没有：本次对话开始时没有告诉我任何记忆。可以这样告诉我：记住……',
  aboutTopic: (topic, entries) => `关于“${topic}”，告诉过我的是：\n\n${entryLines(entries)}`,
  found: (query, hits) => `在这些对话里找到了“${query}”：\n\n${hitLines(hits, '：')}`,
  foundNothing: (query) => `以前的对话里没有找到“${query}”。`,
  recent: (hits) => `最近的对话：\n\n${hitLines(hits, '：')}`,
  recentNothing: '还没有以前的对话。',
  skills: (rows) =>
    `现有的技能：\n\n${bullets(rows.map((row) => (row.description === '' ? row.name : `**${row.name}**：${row.description}`)))}`,
  skillsNothing: '还没有技能。',
};

/** The sentences of a language. */
export const replies: Readonly<Record<'en' | 'zh', Replies>> = { en: english, zh: chinese };
