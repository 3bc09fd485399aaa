/** What the host says outside of the page: menus, tray, notifications. Both languages side by side, as in the page's catalogue. */
const words = {
  file: { en: 'File', zh: '文件' },
  edit: { en: 'Edit', zh: '编辑' },
  view: { en: 'View', zh: '视图' },
  go: { en: 'Go', zh: '前往' },
  window: { en: 'Window', zh: '窗口' },
  help: { en: 'Help', zh: '帮助' },
  newSession: { en: 'New session', zh: '新建会话' },
  find: { en: 'Find and do', zh: '查找与执行' },
  keys: { en: 'Keys', zh: '快捷键' },
  chat: { en: 'Chat', zh: '对话' },
  memory: { en: 'Memory', zh: '记忆' },
  approvals: { en: 'Approvals', zh: '审批' },
  journey: { en: 'Star Map', zh: '星图' },
  sessions: { en: 'Sessions', zh: '会话' },
  skills: { en: 'Skills', zh: '技能' },
  settings: { en: 'Settings', zh: '设置' },
  undo: { en: 'Undo', zh: '撤销' },
  redo: { en: 'Redo', zh: '重做' },
  cut: { en: 'Cut', zh: '剪切' },
  copy: { en: 'Copy', zh: '复制' },
  paste: { en: 'Paste', zh: '粘贴' },
  selectAll: { en: 'Select all', zh: '全选' },
  actualSize: { en: 'Actual size', zh: '实际大小' },
  zoomIn: { en: 'Zoom in', zh: '放大' },
  zoomOut: { en: 'Zoom out', zh: '缩小' },
  fullScreen: { en: 'Full screen', zh: '全屏' },
  open: { en: 'Open Hermes Desk', zh: '打开 Hermes Desk' },
  waitsOne: { en: '1 change waits for you', zh: '1 项改动等待您处理' },
  waitsMany: { en: '{n} changes wait for you', zh: '{n} 项改动等待您处理' },
  nothingWaits: { en: 'Nothing waits for you', zh: '没有等待您处理的内容' },
  pause: { en: 'Pause everything', zh: '暂停一切' },
  goOn: { en: 'Go on', zh: '继续' },
  quit: { en: 'Quit', zh: '退出' },
  answered: { en: 'The answer is there.', zh: '回答已完成。' },
  notAnswered: { en: 'The turn ended without an answer.', zh: '本轮结束，没有得到回答。' },
  asksLeave: { en: 'A tool waits for your leave.', zh: '有工具等待您的许可。' },
  untitled: { en: 'Conversation', zh: '对话' },
} as const;

export type Word = keyof typeof words;

/** Says a word in the language in force. */
export type Say = (word: Word, n?: number) => string;

/** The language the person chose, else that of the system. */
export function sayIn(chosen: 'system' | 'en' | 'zh', locale: string): Say {
  const language = chosen === 'system' ? (/^zh\b/i.test(locale) ? 'zh' : 'en') : chosen;
  return (word, n) => words[word][language].replace('{n}', n === undefined ? '' : String(n));
}
