import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ownReasons, reasonText } from './reason-text.ts';

const core = resolve(import.meta.dirname, '../../src-main');
const code = readdirSync(core, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(core, name), 'utf8'))
  .join('\n');

describe('a reason the core gives', () => {
  it.each(ownReasons)('is one that the core still gives: %s', (sentence) => {
    const written = sentence.split(/\{\w+\}/).map((part) => part.trim());
    // Brackets and stops around a value are put together where it is known.
    for (const part of written.filter((text) => text.length > 3)) {
      expect(code).toContain(part.replace(/\.$/, '').replace(/ \($/, ''));
    }
  });

  it.each([
    ['Everything is paused.', '已全部暂停。'],
    ["Today's spending limit is reached: $1.20 of $1.00.", '已达到今日花费上限：$1.20，上限 $1.00。'],
    ['MEM0_API_KEY is missing.', '缺少 MEM0_API_KEY。'],
    ['Mem0 cannot work yet: MEM0_API_KEY is missing.', 'Mem0 尚不能使用：缺少 MEM0_API_KEY。'],
    ['The server answered 401: bad key. Sorry.', '服务器回答 401：“bad key. Sorry.”'],
    ['The server answered 503.', '服务器回答 503。'],
    ['The server cannot be reached (ECONNREFUSED).', '无法连接服务器（ECONNREFUSED）。'],
    ['Bank mine; memories in it: 12.', '记忆库 mine，其中有 12 条记忆。'],
    ['the model is overloaded', '“the model is overloaded”'],
    ['It had 16 answers, as many as a review may take.', '已有 16 次回答，达到一次回顾的上限。'],
    ['', ''],
  ])('%s is said in Chinese, and what others said is quoted as it is', (sentence, chinese) => {
    expect(reasonText(sentence, 'en')).toBe(sentence);
    expect(reasonText(sentence, 'zh')).toBe(chinese);
  });

  it('holds nothing up however long or hostile it is', () => {
    const hostile = `Project ${'a: '.repeat(300)}`;
    expect(reasonText(hostile, 'zh')).toBe(`“${hostile}”`);
    expect(reasonText('x'.repeat(100_000), 'zh')).toHaveLength(100_002);
  });
});
