import type { ErrorCode } from '@shared/contract/index.ts';
import type { Text } from '../text.ts';

/**
 * One sentence for every code a request can be refused with. The core's own English sentence, which names the file or the
 * value, is shown below it.
 */
export const errors = {
  'error.unknown_request': { en: 'This version does not know that request', zh: '当前版本不支持此请求' },
  'error.invalid_input': { en: 'That is not a value this can take', zh: '输入的值无效' },
  'error.invalid_output': { en: 'The answer could not be understood', zh: '无法理解返回的内容' },
  'error.not_permitted': { en: 'Not permitted', zh: '不允许此操作' },
  'error.looking_on': { en: 'This window only looks on', zh: '此窗口仅供查看' },
  'error.not_found': { en: 'It is not there any more', zh: '内容已不存在' },
  'error.conflict': { en: 'Something else changed it meanwhile', zh: '内容已被其他操作修改' },
  'error.stale': { en: 'It changed since you looked', zh: '内容在您查看之后已有变化' },
  'error.flagged': { en: 'The scanner found something in this text', zh: '扫描器在这段文字中发现了问题' },
  'error.over_budget': { en: 'It does not fit', zh: '超出容量，无法写入' },
  'error.ambiguous': { en: 'More than one entry matches', zh: '有多条记忆匹配' },
  'error.no_match': { en: 'No entry matches', zh: '没有匹配的记忆' },
  'error.refused': { en: 'Refused', zh: '操作被拒绝' },
  'error.busy': { en: 'Something is still running', zh: '仍有任务在运行' },
  'error.not_configured': { en: 'This is not set up yet', zh: '尚未配置' },
  'error.provider_failed': { en: 'The model could not be reached', zh: '无法连接到模型' },
  'error.unreadable': { en: 'A file cannot be read', zh: '文件无法读取' },
  'error.unwritable': { en: 'A file cannot be written', zh: '文件无法写入' },
  'error.disk_full': { en: 'The disk is full; nothing was written', zh: '磁盘已满，没有写入任何内容' },
  'error.damaged': { en: 'A file is damaged', zh: '文件已损坏' },
  'error.home_unreadable': { en: 'The home cannot be read', zh: '主目录无法读取' },
  'error.config_syntax': { en: 'config.yaml cannot be parsed', zh: '无法解析 config.yaml' },
  'error.port_busy': { en: 'The port is in use', zh: '端口已被占用' },
  'error.usage': { en: 'It cannot be taken as it is written', zh: '写法有误，无法执行' },
  'error.connection_lost': { en: 'The connection was lost', zh: '连接已断开' },
  'error.internal': { en: 'A fault of ours', zh: '程序内部错误' },
} as const satisfies Record<`error.${ErrorCode}`, Text>;
