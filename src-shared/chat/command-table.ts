/** A sentence in every language of the app. */
export interface Said {
  readonly en: string;
  readonly zh: string;
}

/** What a command does: something at once, a choice from a list, or an answer in words. */
export type Surface = 'action' | 'picker' | 'text';

/** What has to be so for a command: a conversation that exists, one in which no turn runs, one in which a turn runs. */
export type Need = 'session' | 'idle' | 'running';

/** Under which heading `/help` shows a command. */
export type CommandGroup = 'sessions' | 'memory' | 'skills' | 'model' | 'control';

/** One command that a person may write in place of words for the model. */
export interface CommandEntry {
  /** Other names of it. */
  readonly aliases: readonly string[];
  readonly group: CommandGroup;
  readonly surface: Surface;
  /**
   * What may follow the name: words as they stand, and at the end one `<place>` for something of the person's. The empty form allows
   * nothing to follow. The places of `lists` are completed; `<text>` is words of any kind.
   */
  readonly forms: readonly string[];
  /** Spellings of Hermes that are taken as well, but not offered. */
  readonly also?: readonly string[];
  readonly needs: readonly Need[];
  readonly help: Said;
}

/** Places of forms whose possible values are known, and completed. */
export const lists = ['session', 'model', 'effort', 'entry', 'staged', 'skill', 'node', 'command'] as const;
export type ListName = (typeof lists)[number];

/**
 * Every command. To add one, write its entry here and its handler beside the others in the chat; help, completion, the palette and the
 * check of what follows the name come with the entry.
 */
export const commandTable = {
  new: {
    aliases: ['reset', 'clear'],
    group: 'sessions',
    surface: 'action',
    forms: ['', '<text>'],
    needs: [],
    help: { en: 'Begin a new session, with a title if you give one', zh: '新建会话，可附上标题' },
  },
  resume: {
    aliases: ['open', 'load', 'switch'],
    group: 'sessions',
    surface: 'picker',
    forms: ['', '<session>'],
    needs: [],
    help: { en: 'Go on with another session', zh: '继续另一个会话' },
  },
  beside: {
    aliases: ['split'],
    group: 'sessions',
    surface: 'picker',
    forms: ['<session>', 'off'],
    needs: [],
    help: { en: 'Show another session beside this one', zh: '并排显示另一个会话' },
  },
  sessions: {
    aliases: ['history'],
    group: 'sessions',
    surface: 'picker',
    forms: [''],
    needs: [],
    help: { en: 'Look through all sessions', zh: '查看所有会话' },
  },
  search: {
    aliases: [],
    group: 'sessions',
    surface: 'picker',
    forms: ['<text>'],
    needs: [],
    help: { en: 'Look for words in all sessions', zh: '在所有会话中搜索' },
  },
  find: {
    aliases: [],
    group: 'sessions',
    surface: 'picker',
    forms: ['', '<text>'],
    needs: ['session'],
    help: { en: 'Find words in this session', zh: '在此会话中查找' },
  },
  title: {
    aliases: ['rename'],
    group: 'sessions',
    surface: 'action',
    forms: ['', '<text>'],
    needs: ['session'],
    help: { en: 'Say the title of this session, or give it another', zh: '查看或修改此会话的标题' },
  },
  branch: {
    aliases: ['fork'],
    group: 'sessions',
    surface: 'action',
    forms: ['', '<text>'],
    needs: ['session', 'idle'],
    help: { en: 'Go on from here in a new session; this one stays as it is', zh: '从这里另开新会话，当前会话保持不变' },
  },
  undo: {
    aliases: [],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session', 'idle'],
    help: { en: 'Take your last message and its answer back', zh: '收回您的上一条消息及其回答' },
  },
  retry: {
    aliases: ['regenerate'],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session', 'idle'],
    help: { en: 'Answer the last message again', zh: '重新回答上一条消息' },
  },
  continue: {
    aliases: [],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session', 'idle'],
    help: { en: 'Go on with a turn that was cut off', zh: '继续被中断的一轮' },
  },
  pin: {
    aliases: ['unpin'],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session'],
    help: { en: 'Pin this session, or take the pin off', zh: '置顶此会话或取消置顶' },
  },
  archive: {
    aliases: ['unarchive'],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session'],
    help: { en: 'Archive this session, or bring it back', zh: '归档此会话或移出归档' },
  },
  delete: {
    aliases: [],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session', 'idle'],
    help: { en: 'Delete this session; it can be put back', zh: '删除此会话，之后可以恢复' },
  },
  export: {
    aliases: ['save'],
    group: 'sessions',
    surface: 'action',
    forms: ['', 'markdown', 'html', 'jsonl'],
    needs: ['session'],
    help: { en: 'Save this session as a file', zh: '将此会话保存为文件' },
  },
  copy: {
    aliases: [],
    group: 'sessions',
    surface: 'action',
    forms: [''],
    needs: ['session'],
    help: { en: 'Copy the last answer', zh: '复制上一个回答' },
  },
  status: {
    aliases: [],
    group: 'sessions',
    surface: 'text',
    forms: [''],
    needs: ['session'],
    help: { en: 'Say how this session stands', zh: '查看此会话的状态' },
  },

  memory: {
    aliases: [],
    group: 'memory',
    surface: 'text',
    forms: ['', 'pending', 'approve <staged>', 'reject <staged>', 'approval on', 'approval off'],
    also: ['apply <staged>', 'deny <staged>', 'drop <staged>', 'mode on', 'mode off'],
    needs: [],
    help: { en: 'Say what memory holds and what waits, or decide on it', zh: '查看记忆内容与待处理项，或作出决定' },
  },
  remember: {
    aliases: [],
    group: 'memory',
    surface: 'action',
    forms: ['<text>', 'user: <text>', 'memory: <text>'],
    needs: [],
    help: { en: 'Keep something in memory, in your words', zh: '用您的话记住一件事' },
  },
  forget: {
    aliases: [],
    group: 'memory',
    surface: 'action',
    forms: ['<entry>'],
    needs: [],
    help: { en: 'Remove the entry that holds these words', zh: '移除包含这些词的记忆条目' },
  },
  prompt: {
    aliases: [],
    group: 'memory',
    surface: 'picker',
    forms: [''],
    needs: ['session'],
    help: { en: 'See what the model of this session was told', zh: '查看此会话的模型被告知的内容' },
  },
  pending: {
    aliases: [],
    group: 'memory',
    surface: 'text',
    forms: [''],
    needs: [],
    help: { en: 'List what waits for you, of memory and skills', zh: '列出等待您处理的记忆与技能改动' },
  },
  approve: {
    aliases: [],
    group: 'memory',
    surface: 'action',
    forms: ['', '<staged>'],
    needs: [],
    help: { en: 'Approve what waits: one, or all', zh: '批准待处理的改动：一项或全部' },
  },
  reject: {
    aliases: ['deny'],
    group: 'memory',
    surface: 'action',
    forms: ['', '<staged>'],
    needs: [],
    help: { en: 'Reject what waits: one, or all', zh: '拒绝待处理的改动：一项或全部' },
  },
  journey: {
    aliases: ['learning', 'memory-graph'],
    group: 'memory',
    surface: 'picker',
    forms: ['', 'list', '<node>'],
    needs: [],
    help: { en: 'Open the Star Map, list what was learned, or show one of it', zh: '打开星图、列出所学或定位其中一项' },
  },

  skills: {
    aliases: [],
    group: 'skills',
    surface: 'picker',
    forms: ['', 'list', 'pending', 'diff <staged>', 'approve <staged>', 'reject <staged>'],
    also: ['apply <staged>', 'deny <staged>', 'drop <staged>'],
    needs: [],
    help: { en: 'See the skills, and decide on changes of them that wait', zh: '查看技能，并处理等待中的技能改动' },
  },
  skill: {
    aliases: [],
    group: 'skills',
    surface: 'picker',
    forms: ['<skill>'],
    needs: [],
    help: { en: 'Open a skill', zh: '打开一项技能' },
  },

  model: {
    aliases: [],
    group: 'model',
    surface: 'picker',
    forms: ['', '<model>'],
    needs: [],
    help: { en: 'Choose the model of this session', zh: '选择此会话的模型' },
  },
  reasoning: {
    aliases: ['effort', 'think'],
    group: 'model',
    surface: 'picker',
    forms: ['', '<effort>'],
    needs: [],
    help: { en: 'Choose how long the model of this session thinks', zh: '选择此会话模型的思考程度' },
  },
  compress: {
    aliases: ['compact'],
    group: 'model',
    surface: 'action',
    forms: ['', 'here', 'here <text>', '<text>'],
    needs: ['session', 'idle'],
    help: {
      en: 'Summarise the older messages, what you write above all kept; here N: all but the last N exchanges',
      zh: '压缩较早的消息，您写下的内容会优先保留；here N：保留最近 N 轮，其余全部压缩',
    },
  },
  context: {
    aliases: [],
    group: 'model',
    surface: 'text',
    forms: ['', 'all'],
    needs: ['session'],
    help: { en: 'Say what fills the window of the model', zh: '查看模型上下文的占用情况' },
  },
  usage: {
    aliases: ['cost'],
    group: 'model',
    surface: 'text',
    forms: [''],
    needs: ['session'],
    help: { en: 'Say what this session has used and cost', zh: '查看此会话的用量与费用' },
  },
  tools: {
    aliases: [],
    group: 'model',
    surface: 'text',
    forms: ['', 'renew'],
    needs: [],
    help: {
      en: 'List the MCP servers and their tools, or give this session those there are now',
      zh: '列出 MCP 服务器与工具，或让此会话改用现有工具',
    },
  },

  goal: {
    aliases: [],
    group: 'control',
    surface: 'text',
    forms: [
      '',
      '<text>',
      'draft <text>',
      'pause',
      'resume',
      'clear',
      'wait <text>',
      'gate add <text>',
      'gate remove <text>',
      'gate clear',
    ],
    also: ['status', 'show', 'unwait', 'gate'],
    needs: [],
    help: {
      en: 'Set a goal that is worked on turn after turn, or say how it stands',
      zh: '设定一个逐轮推进的目标，或查看其进展',
    },
  },
  subgoal: {
    aliases: [],
    group: 'control',
    surface: 'text',
    forms: ['<text>', 'remove <text>', 'clear'],
    needs: ['session'],
    help: { en: 'Add a point to the goal, or take one away', zh: '为目标增加一个要点，或去掉一个' },
  },
  agents: {
    aliases: ['tasks'],
    group: 'control',
    surface: 'text',
    forms: ['', 'stop'],
    needs: ['session'],
    help: { en: 'Say which agents work for this session, or stop them', zh: '查看为此会话工作的代理，或停止它们' },
  },
  refine: {
    aliases: [],
    group: 'memory',
    surface: 'action',
    forms: ['', '<text>'],
    needs: ['session', 'idle'],
    help: { en: 'Review this session now for what is worth keeping', zh: '立即回顾此会话，看看有什么值得保留' },
  },
  stop: {
    aliases: [],
    group: 'control',
    surface: 'action',
    forms: [''],
    needs: ['session', 'running'],
    help: { en: 'Stop the running turn', zh: '停止当前轮次' },
  },
  queue: {
    aliases: ['q'],
    group: 'control',
    surface: 'action',
    forms: ['<text>'],
    needs: [],
    help: { en: 'Send this behind the running turn', zh: '排在当前轮次之后发送' },
  },
  steer: {
    aliases: [],
    group: 'control',
    surface: 'action',
    forms: ['<text>'],
    needs: [],
    help: { en: 'Give this to the running turn', zh: '将这句话交给当前轮次' },
  },
  busy: {
    aliases: [],
    group: 'control',
    surface: 'action',
    forms: ['', 'queue', 'steer', 'interrupt'],
    needs: [],
    help: { en: 'Say or choose what Enter does while a turn runs', zh: '查看或设置运行期间回车键的作用' },
  },
  pause: {
    aliases: [],
    group: 'control',
    surface: 'action',
    forms: ['', 'off'],
    needs: [],
    help: { en: 'Pause everything, or let it go on', zh: '暂停一切，或恢复运行' },
  },
  settings: {
    aliases: ['config'],
    group: 'control',
    surface: 'picker',
    forms: ['', '<text>'],
    needs: [],
    help: { en: 'Open the settings', zh: '打开设置' },
  },
  help: {
    aliases: ['commands'],
    group: 'control',
    surface: 'text',
    forms: ['', '<command>'],
    needs: [],
    help: { en: 'Say which commands there are, or how one is used', zh: '列出所有命令，或说明其中一个的用法' },
  },
} as const satisfies Readonly<Record<string, CommandEntry>>;

export type CommandName = keyof typeof commandTable;
