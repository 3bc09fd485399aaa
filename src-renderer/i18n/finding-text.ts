import type { Finding } from '@shared/contract/index.ts';
import type { Language } from './text.ts';

/** The scanner's sentences, as the core says them in English, in Chinese. */
const sentences: Readonly<Record<string, string>> = {
  'Tells the agent to ignore the instructions it was given.': '要求助手无视已有的指令。',
  'Tells the agent to hide something from the person.': '要求助手对用户隐瞒。',
  'Tells the agent to skip consent.': '要求助手跳过征得同意。',
  'Asks for the system prompt to be given out.': '要求交出系统提示词。',
  'Asks for secrets or private data to be sent away.': '要求把机密或私人数据发送出去。',
  'Tries to plant itself where it will be run or read again.': '试图留在会再次运行或读取的地方。',
  'Claims an authority that it cannot have.': '自称拥有它不可能有的权限。',
  'Tells the agent to run something that destroys or takes over.': '要求助手运行会破坏或夺取控制的东西。',
  'Tries to give the agent another role.': '试图给助手换一个角色。',
  'Asks the agent to pretend to be someone else.': '要求助手冒充别人。',
  'Asks for answers without safety filters.': '要求不经安全过滤作答。',
  'Claims that the agent was updated.': '声称助手已被更新。',
  'Tries to rename the agent.': '试图给助手改名。',
  'Tells the agent to register with a control server.': '要求助手向控制服务器登记。',
  'Tells the agent to report to a control server.': '要求助手向控制服务器汇报。',
  'Tells the agent to fetch orders from a server.': '要求助手从服务器领取命令。',
  'Tells the agent to join a network.': '要求助手加入某个网络。',
  'Orders the agent to contact somebody.': '命令助手联系某人。',
  'Tells the agent to leave no files behind.': '要求助手不留下文件。',
  'Tells the agent to leave no trace on disk.': '要求助手不在磁盘上留下痕迹。',
  'Names a remote-control framework used in attacks.': '提到攻击中使用的远程控制框架。',
  'Speaks of a command-and-control server.': '提到命令与控制服务器。',
  'Speaks of command and control.': '提到命令与控制。',
  'HTML that hides its text.': '隐藏文字的 HTML。',
  'HTML that runs script.': '会运行脚本的 HTML。',
  'A picture or link that carries data to a server.': '把数据带到服务器的图片或链接。',
  'Imitates the marks that separate system, person and agent.': '仿造区分系统、用户和助手的标记。',
  'Names the file that decides who may log in by ssh.': '提到决定谁能用 ssh 登录的文件。',
  'Points at the ssh keys.': '指向 ssh 密钥。',
  "Points at the agent's own keys.": '指向助手自己的密钥。',
  'Downloads something and runs it at once.': '下载后立即运行。',
  'A command that destroys data.': '会毁掉数据的命令。',
  'Imitates a conversation that never took place.': '仿造从未发生的对话。',
  'A command that takes over or plants something.': '夺取控制或植入东西的命令。',
  'Carries data to a server inside an address or a script.': '借地址或脚本把数据带到服务器。',
  'An HTML comment that gives orders.': '下命令的 HTML 注释。',
  'Sends a secret away with curl.': '用 curl 发送机密。',
  'Sends a secret away with wget.': '用 wget 发送机密。',
  'Reads a file that holds secrets.': '读取存有机密的文件。',
  'Tells the agent to send something to an address.': '要求助手把东西发到某个地址。',
  'Tells the agent to change its own instruction files.': '要求助手修改自己的指令文件。',
  "Tells the agent to change Hermes' own settings.": '要求助手修改 Hermes 自己的设置。',
  'Takes variables of an agent away.': '去掉助手的环境变量。',
  'Imitates a tool call.': '仿造工具调用。',
  'Sends a file of secrets or messages away.': '把存有机密或消息的文件发送出去。',
  'Sends the environment away.': '把环境变量发送出去。',
  'Tells the agent to put private data behind an address.': '要求助手把私人数据放进地址里。',
  'Claims to override the system prompt.': '声称覆盖系统提示词。',
  'Tells the agent to disregard its rules.': '要求助手不理会规则。',
  'Tells the agent to act as if it had no limits.': '要求助手当作没有任何限制。',
  'Asks to turn text into code and run it.': '要求把文字变成代码并运行。',
  'Looks like a key or password. Memory is sent to the model in every session; keep secrets in .env.':
    '像是密钥或密码。记忆会在每次会话中发给模型；机密请放在 .env 里。',
  'Asks for the conversation to be given out.': '要求交出对话内容。',
  'Several words together read like an order to the agent, in the name of an authority it cannot have.':
    '几处用词合起来像是借不可能有的权限向助手下的命令。',
  'Several words together read like an order to the agent, to run something harmful.':
    '几处用词合起来像是要助手运行有害东西的命令。',
  "Several words together read like an order to the agent, to act behind the person's back.":
    '几处用词合起来像是要助手背着用户行事的命令。',
  'Several words together read like an order to the agent, to send private things away.':
    '几处用词合起来像是要助手把私人内容发送出去的命令。',
  'Several words together read like an order to the agent, to give out what it was told.':
    '几处用词合起来像是要助手交出所受指示的命令。',
  'Several words together read like an order to the agent, to ignore what it was told.':
    '几处用词合起来像是要助手无视所受指示的命令。',
  'Several words together read like an order to the agent, to stay or spread.':
    '几处用词合起来像是要助手留存或扩散内容的命令。',
  'Several words together read like an order to the agent, to be something else.':
    '几处用词合起来像是要助手变成别的角色的命令。',
};

/** How a text was written or hidden, as the core says it, in Chinese. */
const ways: Readonly<Record<string, string>> = {
  'written with look-alike letters': '用形近字母书写',
  'written with digits for letters': '用数字代替字母',
  'words run together': '单词连写',
  'letters spread out': '字母分开书写',
  'words cut in pieces': '单词被切开',
  'letters repeated': '字母重复',
  misspelt: '拼写有误',
  'upside down': '上下颠倒',
  backwards: '倒着写',
  'with every word backwards': '每个词倒着写',
  'with stars for letters': '用星号代替字母',
  'in ROT13': '用 ROT13 书写',
  'in a letter cipher': '用字母密码书写',
  'HTML entities': 'HTML 实体',
  'percent encoding': '百分号编码',
  escapes: '转义序列',
  binary: '二进制',
  'character codes': '字符编码',
  'octal escapes': '八进制转义',
  'octal numbers': '八进制数',
  'letter numbers': '字母序号',
  'CSS escapes': 'CSS 转义',
  hex: '十六进制',
  'base64 in groups': '分组的 base64',
  'pieces of base64': '拆开的 base64',
  'pieces of hex': '拆开的十六进制',
  Morse: '摩尔斯电码',
  Braille: '盲文',
  'pig Latin': '儿童黑话',
  'the spelling alphabet': '字母解释法',
  'broken up by markup': '用标记拆开',
  'words set apart': '单词分开书写',
  'letters out of order': '字母打乱次序',
  'without vowels': '省略元音',
  'in pig latin': '儿童黑话',
  'syllables put in': '插入音节',
  "Bacon's cipher": '培根密码',
  'telephone keys': '电话按键',
  knocks: '敲击码',
  'mail words': '邮件编码字',
  'base64 word by word': '逐词的 base64',
  'a number': '一个大数',
};

/** A sentence of the scanner in Chinese, with what it says about the way of writing; null when it has none. */
function inChinese(message: string): string | null {
  const hidden = /^Hidden in ([^:]{1,40}): (.*)$/.exec(message);
  if (hidden !== null) {
    const [, way = '', inner = ''] = hidden;
    return `藏在${ways[way] ?? way}里：${inChinese(inner) ?? inner}`;
  }
  const noted = /^(.*) \(([^()]{1,40})\)$/.exec(message);
  const note = noted === null ? undefined : ways[noted[2] ?? ''];
  if (noted !== null && note !== undefined) return `${inChinese(noted[1] ?? '') ?? noted[1] ?? ''}（${note}）`;
  const character = /^Hidden character (U\+[0-9A-F]+)/.exec(message);
  if (character !== null) return `隐藏字符 ${character[1] ?? ''}。您看不见，模型看得见。`;
  const tags = /^Hidden text in tag characters(?:: "([\s\S]*)")?\./.exec(message);
  if (tags !== null)
    return `标签字符里藏有文字${tags[1] === undefined ? '' : `：“${tags[1]}”`}。您看不见，模型看得见。`;
  const selectors = /^Hidden data: (\d+) variation selector/.exec(message);
  if (selectors !== null) return `隐藏数据：${selectors[1] ?? ''} 个不该出现的变体选择符。您看不见，模型看得见。`;
  return sentences[message] ?? null;
}

/** What a finding says, in the language in force: the core's own sentence in English, ours for it in Chinese. */
export function findingText({ message }: Finding, language: Language): string {
  return language === 'zh' ? (inChinese(message) ?? message) : message;
}
