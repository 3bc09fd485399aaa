import type { Text } from '../text.ts';

/** The Star Map as a file, and maps that others made. */
export const journeyShare = {
  'journey.export': { en: 'Export', zh: '导出' },
  'journey.export.texts': { en: 'With names and texts', zh: '包含名称和内容' },
  'journey.export.plain': {
    en: 'The file will hold times, kinds, uses and links. No name, no text, no category.',
    zh: '文件只含时间、类型、使用次数和关联，不含名称、内容和类别。',
  },
  'journey.export.full': {
    en: 'The file will hold the names and the full texts of what is on the map. Whoever gets it can read them.',
    zh: '文件将包含星图上所有项的名称和完整内容，得到文件的人都能读到。',
  },
  'journey.export.png': { en: 'Picture (PNG)', zh: '图片（PNG）' },
  'journey.export.png.about': { en: 'what the window shows, at twice its size', zh: '当前视野，两倍大小' },
  'journey.export.svg': { en: 'Drawing (SVG)', zh: '矢量图（SVG）' },
  'journey.export.svg.about': { en: 'what the window shows, sharp at any size', zh: '当前视野，任意放大' },
  'journey.export.json': { en: 'Data (JSON)', zh: '数据（JSON）' },
  'journey.export.json.about': { en: 'the whole map, to be opened by others', zh: '整张星图，可供他人打开' },
  'journey.export.webm': { en: 'Replay (WebM)', zh: '回放（WebM）' },
  'journey.export.webm.about': {
    en: 'a film of {seconds} s, recorded as it plays',
    zh: '{seconds} 秒影片，边播放边录制',
  },
  'journey.export.webm.not': { en: 'This browser cannot record films.', zh: '此浏览器无法录制影片。' },
  'journey.export.recording': { en: 'Recording', zh: '正在录制' },
  'journey.export.recorded': { en: 'Recorded, {size}', zh: '已录制，{size}' },
  'journey.export.file.texts': { en: 'with names and texts', zh: '含名称和内容' },
  'journey.export.file.plain': { en: 'without names and texts', zh: '不含名称和内容' },
  'journey.export.shapes': {
    en: 'Circle: note. Diamond: about a person. Hexagon: skill. Hollow: date uncertain. Struck through: forgotten or archived. Larger: used more. Brighter: newer. Centre: oldest.',
    zh: '圆：笔记。菱形：关于某人。六边形：技能。空心：日期不确定。划掉：已遗忘或归档。越大：使用越多。越亮：越新。中心：最早。',
  },
  'journey.summary.dates': { en: '{count}, {from} to {to}.', zh: '{count}，{from} 至 {to}。' },
  'journey.open': { en: 'Open a shared map…', zh: '打开他人的星图…' },
  'journey.open.title': { en: 'Open a shared map', zh: '打开他人的星图' },
  'journey.open.about': {
    en: 'It is shown in place of yours and cannot change anything. Yours stays as it is.',
    zh: '它会暂时代替您的星图显示，不会改变任何内容。您的星图保持不变。',
  },
  'journey.open.file': { en: 'Choose a file', zh: '选择文件' },
  'journey.open.code': {
    en: 'or paste a share code of Hermes, or the text of a file',
    zh: '或粘贴 Hermes 分享码或文件内容',
  },
  'journey.open.show': { en: 'Show it', zh: '显示' },
  'journey.open.empty': { en: 'Paste something first', zh: '请先粘贴' },
  'journey.foreign': { en: 'A shared map, read-only.', zh: '他人的星图，只读。' },
  'journey.foreign.texts': { en: 'It holds names and texts.', zh: '含名称和内容。' },
  'journey.foreign.layout': { en: 'It holds no names and no texts.', zh: '不含名称和内容。' },
  'journey.foreign.hermes': {
    en: 'From a share code of Hermes: its dates are those of last use, so each is drawn as uncertain.',
    zh: '来自 Hermes 分享码：日期为最近使用时间，因此都画为不确定。',
  },
  'journey.foreign.back': { en: 'Back to my map', zh: '返回我的星图' },
  'journey.reason.unknownWord': { en: 'share a word', zh: '有共同的词' },
} as const satisfies Record<string, Text>;
