import type { Text } from '../text.ts';

/** The frame around the screens: rail, status strip, banners, palette, keys. */
export const shell = {
  'rail.label': { en: 'Screens', zh: '界面' },
  'rail.chat': { en: 'Chat', zh: '对话' },
  'rail.memory': { en: 'Memory', zh: '记忆' },
  'rail.approvals': { en: 'Approvals', zh: '审批' },
  'rail.journey': { en: 'Star Map', zh: '星图' },
  'rail.sessions': { en: 'Sessions', zh: '会话' },
  'rail.skills': { en: 'Skills', zh: '技能' },
  'rail.settings': { en: 'Settings', zh: '设置' },
  'rail.waiting.one': { en: '{n} waiting', zh: '{n} 项待处理' },
  'rail.waiting.other': { en: '{n} waiting', zh: '{n} 项待处理' },
  'rail.oldest': { en: 'oldest {age}', zh: '最早 {age}' },

  'reminder.waits.one': { en: '{n} change to memory or skills waits for you.', zh: '{n} 项记忆或技能改动等待您处理。' },
  'reminder.waits.other': {
    en: '{n} changes to memory or skills wait for you.',
    zh: '{n} 项记忆或技能改动等待您处理。',
  },
  'reminder.oldest': { en: 'The oldest came {ago}. Nothing expires.', zh: '最早的一项：{ago}。不会过期。' },

  'strip.label': { en: 'Status', zh: '状态' },
  'strip.demo': { en: 'demo home', zh: '演示主目录' },
  'strip.online': { en: '{provider} set up', zh: '已配置 {provider}' },
  'strip.guide': { en: 'Offline guide, no model', zh: '离线向导，未配置模型' },
  'strip.frozen': { en: 'Prompt frozen {time}', zh: '提示词冻结于 {time}' },
  'strip.differ.one': { en: '{n} entry differs', zh: '{n} 条有差异' },
  'strip.differ.other': { en: '{n} entries differ', zh: '{n} 条有差异' },
  'strip.same': { en: 'nothing differs', zh: '没有差异' },
  'strip.and': { en: '{a}, {b}', zh: '{a}，{b}' },
  'strip.tokens': { en: 'Today {n} tokens', zh: '今日 {n} 个 token' },
  'strip.pause': { en: 'Pause', zh: '暂停' },
  'strip.goOn': { en: 'Go on', zh: '继续' },
  'strip.paused': { en: 'Everything is paused', zh: '一切已暂停' },
  'strip.pauseNote': {
    en: 'Stops every turn and every MCP server until you go on',
    zh: '停止所有轮次和 MCP 服务器，直到您继续',
  },
  'strip.keys': { en: 'keys', zh: '快捷键' },

  'banner.onlooker': {
    en: '{home} is open in another window (process {pid} on {host}). You can look at everything; nothing is written from here.',
    zh: '{home} 已在另一个窗口中打开（{host} 上的进程 {pid}）。这里可以查看全部内容，但不会写入任何东西。',
  },
  'banner.onlookerUnknown': {
    en: '{home} is open in another window. You can look at everything; nothing is written from here.',
    zh: '{home} 已在另一个窗口中打开。这里可以查看全部内容，但不会写入任何东西。',
  },
  'banner.claim': { en: 'Try to take over', zh: '尝试接管' },
  'banner.claimRefused': {
    en: 'The other window still has it. Close it first.',
    zh: '另一个窗口仍在使用，请先关闭它。',
  },
  'banner.lost': {
    en: 'Connection lost. Trying again; what you typed is kept.',
    zh: '连接已断开，正在重新连接；您输入的内容会保留。',
  },
  'banner.problems': { en: 'Problems', zh: '问题' },
  'banner.more.one': { en: 'and {n} more', zh: '另有 {n} 个' },
  'banner.more.other': { en: 'and {n} more', zh: '另有 {n} 个' },
  'banner.fewer': { en: 'show fewer', zh: '收起' },

  'notice.answered': { en: 'The answer is there.', zh: '回答已完成。' },
  'notice.notAnswered': { en: 'The turn ended without an answer.', zh: '本轮结束，没有得到回答。' },

  'start.connecting': { en: 'Opening your home', zh: '正在打开主目录' },
  'screen.failed': { en: 'This screen could not be shown', zh: '无法显示此界面' },
  'screen.failedSafe': {
    en: 'Your files are as they were. The other screens keep working.',
    zh: '您的文件没有变化，其他界面可以继续使用。',
  },

  'keys.title': { en: 'Keys', zh: '快捷键' },
  'keys.everywhere': { en: 'Everywhere', zh: '全局' },
  'keys.go': { en: 'Go to {place}', zh: '前往{place}' },
  'keys.palette': { en: 'Find and do', zh: '查找与执行' },
  'keys.sheet': { en: 'Show these keys', zh: '显示快捷键' },
  'keys.newSession': { en: 'New session', zh: '新建会话' },
  'keys.pause': { en: 'Pause everything, or go on', zh: '暂停一切，或继续' },
  'keys.theme': { en: 'Next theme: system, light, dark', zh: '切换主题：跟随系统、浅色、深色' },
  'keys.change': { en: 'Change keys', zh: '更改快捷键' },
  'keys.close': { en: 'Close what floats', zh: '关闭浮层' },

  'palette.title': { en: 'Find and do', zh: '查找与执行' },
  'palette.hint': {
    en: 'Screens, sessions, memories, skills, settings, actions',
    zh: '界面、会话、记忆、技能、设置、操作',
  },
  'palette.empty': { en: 'Nothing has all of these words', zh: '没有同时包含这些词的内容' },
  'palette.go': { en: 'Go to', zh: '前往' },
  'palette.sessions': { en: 'Sessions', zh: '会话' },
  'palette.memories': { en: 'Memories', zh: '记忆' },
  'palette.skills': { en: 'Skills', zh: '技能' },
  'palette.settings': { en: 'Settings', zh: '设置' },
  'palette.demo': { en: 'Look around in the demo home', zh: '在演示主目录中看看' },
  'palette.back': { en: 'Go back to my home', zh: '回到我的主目录' },
  'palette.actions': { en: 'Actions', zh: '操作' },
  'palette.pause': { en: 'Pause everything', zh: '暂停一切' },
  'palette.goOn': { en: 'Go on after the pause', zh: '结束暂停并继续' },
  'palette.theme': { en: 'Theme: {theme}', zh: '主题：{theme}' },
  'palette.language': { en: 'Language: {language}', zh: '语言：{language}' },
} as const satisfies Record<string, Text>;
