import type { Text } from '../text.ts';

/** The first run on a new home, other homes, and the tour of the demo home. */
export const firstRun = {
  'first.title': { en: 'Welcome to Hermes Desk', zh: '欢迎使用 Hermes Desk' },
  'first.lead': {
    en: 'An agent that remembers what you tell it, and shows you everything it remembers. Nothing here has to be chosen now.',
    zh: '一个会记住您所说内容、并向您展示其全部记忆的助手。这里的一切都不必现在决定。',
  },
  'first.who': { en: 'Who answers', zh: '由谁回答' },
  'first.who.guide': { en: 'The offline guide', zh: '离线向导' },
  'first.who.guideNote': {
    en: 'Works now, without a key or a network. It keeps, changes and finds memories; it is no model.',
    zh: '现在即可使用，无需密钥和网络。它能保存、修改和查找记忆，但不是模型。',
  },
  'first.who.localNote.one': {
    en: 'Runs on this machine at {address}, {n} model',
    zh: '在本机 {address} 运行，{n} 个模型',
  },
  'first.who.localNote.other': {
    en: 'Runs on this machine at {address}, {n} models',
    zh: '在本机 {address} 运行，{n} 个模型',
  },
  'first.who.key': { en: 'A provider, with a key of yours', zh: '使用您的密钥连接提供方' },
  'first.who.keyNote': {
    en: 'OpenRouter, Anthropic, OpenAI, Google, DeepSeek and others',
    zh: 'OpenRouter、Anthropic、OpenAI、Google、DeepSeek 等',
  },
  'first.who.own': { en: 'Another server', zh: '其他服务器' },
  'first.who.ownNote': {
    en: 'Any address that speaks the OpenAI protocol, on this machine or elsewhere',
    zh: '任何支持 OpenAI 协议的地址，在本机或别处均可',
  },
  'first.looking': { en: 'Looking for model servers on this machine', zh: '正在查找本机上的模型服务' },
  'first.noneFound': {
    en: 'No model server answers on the usual ports of this machine.',
    zh: '本机常用端口上没有模型服务响应。',
  },
  'first.keyThere': { en: 'Its key is there already.', zh: '已有此提供方的密钥。' },
  'first.keyKept': {
    en: 'Kept in .env of your home, readable by you alone; never shown again, never logged.',
    zh: '保存在主目录的 .env 中，仅您可读；不会再次显示，也不会写入日志。',
  },
  'first.keyIfAny': { en: 'Key, if it wants one', zh: '密钥（如需要）' },
  'first.check': { en: 'Check', zh: '检查' },
  'first.answers': { en: 'It answers, {time}', zh: '有响应，{time}' },
  'first.models.one': { en: '{n} model', zh: '{n} 个模型' },
  'first.models.other': { en: '{n} models', zh: '{n} 个模型' },
  'first.memory': { en: 'When it wants to remember something', zh: '当它想记住某事时' },
  'first.memory.once': { en: 'It remembers at once, and tells you', zh: '立即记住并告诉您' },
  'first.memory.onceNote': {
    en: 'Each change is shown in the conversation with Undo, and kept in the history.',
    zh: '每项改动都会显示在对话中并可撤销，且保留在历史里。',
  },
  'first.memory.ask': { en: 'It asks you first', zh: '先询问您' },
  'first.memory.askNote': {
    en: 'Every change waits until you approve, edit or reject it. It cannot approve its own.',
    zh: '每项改动都会等待您批准、编辑或拒绝；它无法自行批准。',
  },
  'first.home': { en: 'Where it is kept', zh: '保存在哪里' },
  'first.home.new': { en: 'A new home, in plain files of yours', zh: '新的主目录，均为您自己的普通文件' },
  'first.home.holds': { en: 'Your home; it holds {what} already', zh: '您的主目录，已包含{what}' },
  'first.home.memories': { en: 'memories', zh: '记忆' },
  'first.home.sessions': { en: 'conversations', zh: '对话' },
  'first.home.settings': { en: 'settings', zh: '设置' },
  'first.home.and': { en: ', ', zh: '、' },
  'first.home.other': { en: 'Another home', zh: '另一个主目录' },
  'first.home.otherNote': {
    en: 'Open one that Hermes uses already, or start a new one elsewhere',
    zh: '打开 Hermes 已在使用的主目录，或在别处新建',
  },
  'first.start': { en: 'Start', zh: '开始' },
  'first.tour': { en: 'Two-minute tour', zh: '两分钟导览' },
  'first.opening': { en: 'Opening a copy of the demo home', zh: '正在打开演示主目录的副本' },
  'first.skip': { en: 'Skip', zh: '跳过' },
  'first.later': {
    en: 'Each of these can be changed at any time in Settings; it is kept in {file}.',
    zh: '以上各项均可随时在“设置”中更改，保存于 {file}。',
  },
  'first.incomplete': {
    en: 'A model is missing: check the server and choose one of its models, or take the offline guide.',
    zh: '尚未选择模型：请检查服务器并选择一个模型，或使用离线向导。',
  },

  'homes.path': { en: 'Directory of the home', zh: '主目录的路径' },
  'homes.example': { en: '~/.hermes', zh: '~/.hermes' },
  'homes.pathMissing': { en: 'Write the directory first', zh: '请先填写路径' },
  'homes.choose': { en: 'Choose', zh: '选择' },
  'homes.openExisting': { en: 'Open this home', zh: '打开此主目录' },
  'homes.startNew': { en: 'Start a new home there', zh: '在此新建主目录' },
  'homes.restarting': { en: 'Hermes Desk starts again with it.', zh: 'Hermes Desk 正在用它重新启动。' },
  'homes.note': {
    en: 'The home that is open stays as it is. To begin with another next time, start with --home.',
    zh: '当前主目录保持不变。若要下次直接打开另一个，请用 --home 启动。',
  },

  'tour.label': { en: 'Tour', zh: '导览' },
  'tour.begin': { en: 'Begin the tour', zh: '开始导览' },
  'tour.at': { en: '{n} of {of}', zh: '{n} / {of}' },
  'tour.next': { en: 'Next', zh: '下一步' },
  'tour.back': { en: 'Back', zh: '上一步' },
  'tour.end': { en: 'End the tour', zh: '结束导览' },
  'tour.home': { en: 'Go to my home', zh: '前往我的主目录' },
  'tour.memory': { en: 'What it was told, what is true now', zh: '它被告知的，与现在的真实内容' },
  'tour.memoryText': {
    en: 'Left is the memory this conversation began with; it stays frozen. Right is what the files hold now. Every entry leads to its history and to the words that caused it.',
    zh: '左侧是本次对话开始时的记忆，始终冻结；右侧是文件中的当前内容。每一条都可追溯其历史和引发它的原话。',
  },
  'tour.approvals': { en: 'Changes that wait for you', zh: '等待您处理的改动' },
  'tour.approvalsText': {
    en: 'A change that needs your word stands here: what is touched, word for word, what the scanner found, what it costs. Approve, edit, reject. Only you can.',
    zh: '需要您决定的改动都在这里：逐字的修改、扫描结果和占用空间。批准、编辑或拒绝，只有您可以。',
  },
  'tour.journey': { en: 'The Star Map', zh: '星图' },
  'tour.journeyText': {
    en: 'Everything learned, the oldest at the centre. Play it from the beginning, search it, walk it with the arrow keys. Nothing that stands ever moves.',
    zh: '所学的一切，最早的位于中心。可以从头播放、搜索，或用方向键游走。已有的内容不会移动。',
  },
  'tour.sessions': { en: 'Every word that was said', zh: '说过的每一句话' },
  'tour.sessionsText': {
    en: 'All conversations, found by words, parts of words, code or a single Chinese character. Pin, archive, export, delete and take back.',
    zh: '所有对话都可按词、片段、代码或单个汉字查找，并可置顶、归档、导出、删除和恢复。',
  },
  'tour.skills': { en: 'What it can do', zh: '它会做什么' },
  'tour.skillsText': {
    en: 'Instructions it follows for a task: learned, yours, or brought along. Read them, change them, put them away.',
    zh: '完成任务所遵循的说明：学到的、您写的或自带的。可以阅读、修改或收起。',
  },
  'tour.chat': { en: 'Now say something', zh: '现在说点什么' },
  'tour.chatText': {
    en: 'Try “Remember that I prefer metric units”. Then look at Memory again. This is a copy: nothing done here lasts.',
    zh: '试试：记住我喜欢公制单位。然后再看看“记忆”。这只是副本，在这里做的任何事都不会保留。',
  },
} as const satisfies Record<string, Text>;
