import { useCallback } from 'react';
import { useLanguage } from './language.tsx';
import { fill, type Language } from './text.ts';

/**
 * The app's own reasons, as the core says them in English, in Chinese. `{name}` stands for whatever the core put there; what
 * begins with `why` is a reason itself. The first that fits is taken: what is more exact comes first.
 */
const reasons: readonly (readonly [english: string, chinese: string])[] = [
  // What keeps a model from working behind the conversations, and how a review ends.
  ['Another app has this home open, and this is done there.', '另一个应用已打开此主目录，此工作在那里进行。'],
  ['Another app has this home open and sends.', '另一个应用已打开此主目录，由它发送。'],
  ['Everything is paused.', '已全部暂停。'],
  ['The offline guide does not do this.', '离线向导不做这项工作。'],
  ["Today's spending limit is reached: {spent} of {limit}.", '已达到今日花费上限：{spent}，上限 {limit}。'],
  ['The conversation went on.', '对话继续进行了。'],
  ['The person stopped it.', '由您停止。'],
  ['Everything was paused.', '当时已全部暂停。'],
  ['The app was closed.', '应用已关闭。'],
  ['It was stopped.', '已停止。'],
  ['The conversation is gone.', '对话已不在。'],
  ['The conversation ends without an answer.', '对话结束时没有回答。'],
  ['It would have read more than {n} tokens in one request.', '一次请求将读取超过 {n} 个 token。'],
  ['{model} took longer than the time allowed for an answer.', '{model} 未在规定时间内回答。'],
  ['It had {n} answers, as many as a review may take.', '已有 {n} 次回答，达到一次回顾的上限。'],
  // What a memory provider lacks.
  ['{title} cannot work yet: {why}', '{title} 尚不能使用：{why}'],
  ['{title} is selected but cannot work: {why}', '已选择 {title}，但不能使用：{why}'],
  ['The address of OpenViking is missing.', '缺少 OpenViking 的地址。'],
  ['The address of the Mem0 server is missing (host in mem0.json).', '缺少 Mem0 服务器的地址（mem0.json 中的 host）。'],
  ['{name} is missing.', '缺少 {name}。'],
  [
    'Mem0 is set up to run in Hermes’ own Python (mode oss): it cannot be used here.',
    'Mem0 被设为在 Hermes 自己的 Python 中运行（oss 模式），在此无法使用。',
  ],
  [
    'The program brv was not found: install byterover-cli, or say where it is.',
    '找不到程序 brv：请安装 byterover-cli，或指明它的位置。',
  ],
  ['It is not said who is remembered (entityId in memori.json).', '未说明记忆属于谁（memori.json 中的 entityId）。'],
  [
    'the mode local_embedded needs the Python of Hermes, which starts a server of its own. Choose local_external with the address of a running server.',
    'local_embedded 模式需要 Hermes 的 Python，由它启动自己的服务器。请选择 local_external，并填写正在运行的服务器地址。',
  ],
  [
    'its mode is none of cloud, local_external and local_embedded.',
    '其模式不是 cloud、local_external 或 local_embedded。',
  ],
  ['Honcho has neither a key nor an address.', 'Honcho 既没有密钥，也没有地址。'],
  ['Honcho is switched off in its configuration ("enabled": false).', 'Honcho 已在其配置中关闭（"enabled": false）。'],
  ['Honcho needs to know what to call you (peerName).', 'Honcho 需要知道如何称呼您（peerName）。'],
  ['{address} needs a key.', '{address} 需要密钥。'],
  ['{file} is a folder, not a database.', '{file} 是文件夹，不是数据库。'],
  ['the plug-in {name} is not there any more.', '插件 {name} 已不在。'],
  ['{program} is not found in PATH.', '在 PATH 中找不到 {program}。'],
  // What a test of one gave.
  ['No whole answer within {n} s.', '{n} 秒内没有完整的回答。'],
  ['It did not answer within {n} s.', '{n} 秒内没有回答。'],
  ['The address must begin with http:// or https://.', '地址必须以 http:// 或 https:// 开头。'],
  ['The address must not hold a name or password.', '地址中不得包含用户名或密码。'],
  [
    'The key, or a name sent with it, holds characters that cannot be sent.',
    '密钥或随之发送的名称含有无法发送的字符。',
  ],
  ['The answer is not JSON.', '回答不是 JSON。'],
  ['The answer is longer than {n} bytes.', '回答超过 {n} 字节。'],
  ['The server answered {status}: {words}', '服务器回答 {status}：“{words}”'],
  ['The server answered {status}.', '服务器回答 {status}。'],
  ['The server cannot be reached.', '无法连接服务器。'],
  ['The server cannot be reached ({code}).', '无法连接服务器（{code}）。'],
  ['The certificate of the server is not trusted ({code}).', '服务器的证书不受信任（{code}）。'],
  ['Project {name}: {n} memories.', '项目 {name}：{n} 条记忆。'],
  ['Bank {name}; memories in it: {n}.', '记忆库 {name}，其中有 {n} 条记忆。'],
  [
    'The server answers. The bank {name} begins with the first turn.',
    '服务器有回答。记忆库 {name} 将从第一轮对话开始。',
  ],
  ['{n} of {most} memories.', '{n} 条记忆，上限 {most} 条。'],
  ['Memori answers; it says no quota.', 'Memori 有回答，但未说明配额。'],
  ['{file} holds {facts} facts about {entities} entities.', '{file} 中有关于 {entities} 个实体的 {facts} 条事实。'],
  ['{file} will be made when the first conversation begins.', '第一次对话开始时将建立 {file}。'],
];

/** The English sentences of the table. */
export const ownReasons: readonly string[] = reasons.map(([english]) => english);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Places that hold one word or number; every other may hold several words. */
const oneWord: ReadonlySet<string> = new Set(['n', 'most', 'facts', 'entities', 'status', 'code', 'spent', 'limit']);

/** A sentence as a pattern, its places captured by name. */
function patternOf(english: string): RegExp {
  const written = english.split(/\{(\w+)\}/).map((part, index) => {
    if (index % 2 === 0) return escaped(part);
    return `(?<${part}>${oneWord.has(part) ? '\\S+?' : '.+'})`;
  });
  return new RegExp(`^${written.join('')}$`, 'su');
}

const patterns = reasons.map(([english, chinese]) => ({ pattern: patternOf(english), chinese }));
/** A longer one was not made by the app alone. */
const longest = 1000;

/**
 * A reason the core gave in one sentence, in the person's language: the app's own in words, what another program or a server said as it is,
 * in quotation marks where the words around it are of another language.
 */
export function reasonText(sentence: string, language: Language): string {
  if (language === 'en' || sentence === '') return sentence;
  if (sentence.length <= longest) {
    for (const { pattern, chinese } of patterns) {
      const found = pattern.exec(sentence);
      if (found === null) continue;
      const { why, ...others } = found.groups ?? {};
      return fill(chinese, { ...others, ...(why === undefined ? {} : { why: reasonText(why, language) }) });
    }
  }
  return `“${sentence}”`;
}

/** `reasonText` in the language in force. */
export function useReasonText(): (sentence: string) => string {
  const language = useLanguage();
  return useCallback((sentence: string) => reasonText(sentence, language), [language]);
}
