import { describe, expect, it } from 'vitest';
import { sessionSearchTool } from './session-search-tool.ts';
import { full, tell } from './testing/search.ts';
import { openIndexedStore, openTestStore, type TestStore } from './testing/store.ts';

/** What people, programs and other languages put into messages. */
const texts = [
  ...[
    'The quick brown fox jumps over the lazy dog',
    'Déjà vu à Łódź, straße und Ærø',
    'naïve café résumé',
    'İSTANBUL ve ıspanak',
  ],
  ...[
    'C++ is not C#, nor F#',
    'use std::vector<int>& v = *p;',
    'a->b && !c || d ^ e',
    'npm run build -- --watch',
    'x = y ?? z?.w',
  ],
  ...[
    'path /usr/local/bin/node:22',
    'C:\\Users\\ada\\AppData',
    '.env and .gitignore',
    '$HOME/.config',
    '@scope/pkg@1.2.3-rc.1',
    '#4711 closes #12',
  ],
  ...[
    'mail ada.lovelace+test@example.co.uk',
    'https://example.org/a?b=c&d=%20#frag',
    '192.168.0.1:8080',
    '2026-03-09T10:00:00Z',
    '$1,299.95',
    '61.2 %',
  ],
  ...[
    'SELECT * FROM messages WHERE id = 1; --',
    '"quoted" \'single\' `tick`',
    '“curly” ‘single’ «guillemets» „low“',
    "don't l’été O’Neil rock 'n' roll",
  ],
  ...[
    '東京都に住んでいます',
    '大别山项目计划书',
    '한국어 검색 기능',
    'ภาษาไทยไม่มีช่องว่าง',
    'ﾊﾝｶｸ テスト',
    '繁體中文與简体中文',
    '京',
    'PPT 京都 会议 2026年',
  ],
  ...[
    'مرحبا بالعالم',
    'שלום עולם',
    'नमस्ते दुनिया',
    'Привет, мир! Ёлка',
    'Ελληνικά ΟΔΟΣ οδός',
    'ქართული ენა',
    'አማርኛ',
    'বাংলা ভাষা',
  ],
  ...[
    '🍞 bread 👩‍🍳 chef 👍🏽',
    '🇩🇪🇯🇵 flags',
    '½ cup → 3 ⅔',
    'e = mc² ∑∞≠',
    'a\u200bb zero width',
    'tab\there\nnew line',
    'AND OR NOT',
    'not and or',
  ],
  ...[
    'NOT a drill',
    'title: Something',
    'before: after:',
    'role:user said',
    '((nested) (parens))',
    'foo(bar, baz[0])',
    '{"key": "value", "n": 1}',
    '*.test.ts',
  ],
  ...[
    '%_%',
    '100% sure',
    'snake_case_name',
    'camelCaseName',
    'kebab-case-name',
    'SCREAMING_CASE',
    'v2.13.7',
    'x'.repeat(3000) + 'needle at the end',
  ],
  ...[
    '\u202eRTL override',
    'ab\u0301c combining',
    'ﬁligree ﬂow',
    'Ａｄａ full width',
    '\ud83d\ude00 smile',
    '---',
    '...',
    '"',
    "'",
    '\\',
    '\\u0041',
    '<b>bold</b> &amp;',
  ],
  ...[
    'running runs ran runner',
    'the bakery baked bakers',
    'colour color',
    'organise organize',
    'wi-fi wifi WiFi',
    'e-mail email',
    '3 times 3.0 three',
  ],
];

/** Looked for as it stands: every message that holds it, and none that does not. */
const literal = [
  ...[
    'quick',
    'QUICK brown',
    'uick',
    'deja',
    'Łódź',
    'lodz',
    'strasse',
    'STRASSE',
    'aero',
    'resume',
    'C++',
    'C#',
    'F#',
    'std::vector<int>',
    '*p;',
    'a->b',
  ],
  ...[
    '&&',
    '||',
    '??',
    '?.w',
    '-- --watch',
    '/usr/local',
    'node:22',
    'C:\\Users',
    '\\ada\\',
    '.env',
    '.git',
    '$HOME',
    '@scope/pkg',
    '1.2.3-rc',
    '#12',
    '#4711',
  ],
  ...[
    'test@example',
    'b=c&d=%20',
    '0.1:8080',
    '10:00:00Z',
    '1,299.95',
    '61.2 %',
    '* FROM',
    '; --',
    '`tick`',
    '«guillemets»',
    "don't",
    'l’été',
    'l\u2019e',
    "'n'",
  ],
  ...[
    '東京',
    '都に',
    '京',
    '计划',
    '别山项',
    '검색',
    '국어',
    'ไทย',
    'ช่อง',
    'テスト',
    'ﾊﾝｶｸ',
    'ハンカク',
    '中文',
    'مرحبا',
    'بالع',
    'עולם',
    'नमस्ते',
    'мир',
    'ёлка',
    'елка',
    'οδος',
    'ენა',
    'አማርኛ',
    'ভাষা',
  ],
  ...[
    '🍞',
    '👩‍🍳',
    '👍',
    '🇩🇪',
    '½',
    '→',
    '²',
    '∞',
    'a\u200bb',
    'here new',
    '%',
    '_',
    '100%',
    'snake_case',
    'Case',
    'CASE',
    '-case-',
    'v2.13',
    'needle at the end',
    'xxneedle',
  ],
  ...[
    '\u202eRTL',
    'abc',
    'ab\u0301c',
    'filigree',
    'ada',
    '😀',
    '---',
    '...',
    '\\',
    '\\u0041',
    '<b>',
    '&amp;',
    'foo(bar',
    'baz[0]',
    '{"key":',
    '*.test.ts',
    '"key": "value"',
  ],
  ...['wi-fi', 'e-mail', '3.0', "'", 'x', ' ', 'zzzzqq'],
];

/** What has a meaning: query to what it finds. */
const spoken: readonly (readonly [string, (text: string) => boolean])[] = [
  ['NOT', (t) => /not/i.test(t)],
  ['AND', (t) => /and/i.test(t)],
  ['NOT quick', (t) => !/\bquick\b/i.test(t)],
  ['quick NOT fox', () => false],
  ['quick OR bread', (t) => /quick|bread/i.test(t)],
  ['(quick OR bread) NOT chef', (t) => /quick/i.test(t)],
  ['OR quick', (t) => /quick/i.test(t)],
  ['quick AND', (t) => /quick/i.test(t)],
  ['"brown fox"', (t) => /brown fox/i.test(t)],
  ['"fox brown"', () => false],
  ['“lazy dog”', (t) => /lazy dog/i.test(t)],
  ['"lazy dog', (t) => t.includes('lazy') && t.includes('dog')],
  ['brow*', (t) => /\bbrow/i.test(t)],
  ['role:user quick', (t) => /quick/i.test(t)],
  ['role:assistant quick', () => false],
  ['role:nobody', () => false],
  ['quick after:2d', (t) => /quick/i.test(t)],
  ['quick before:2d', () => false],
  ['quick before:1y', () => false],
  ['quick after:yesterday before:tomorrow', (t) => t.includes('quick')],
  ['quick after:yesterday before:someday', (t) => t.includes('quick')],
  ['quick after:tomorrow', () => false],
  ['quick source:desktop', (t) => /quick/i.test(t)],
  ['quick source:nowhere', () => false],
  ['--', (t) => t.includes('--')],
  ['-fox', () => false],
];

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\ufe0f]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ς', 'σ')
    .replaceAll('ı', 'i');

async function home(open: typeof openTestStore): Promise<TestStore> {
  const opened = await open();
  for (let i = 0; i < texts.length; i += 8) await tell(opened, [texts.slice(i, i + 8)]);
  await opened.store.searchIndexSettled();
  return opened;
}

async function foundBy({ store }: TestStore, query: string): Promise<{ texts: string[]; note: string | null }> {
  const { hits, complete, note } = await store.search(query, full);
  expect(complete, query).toBe(true);
  return { texts: hits.flatMap((h) => (h.message === null ? [] : [store.message(h.message).content])).sort(), note };
}

/** What nobody means, and everybody types once. */
const monsters = [
  ...[
    '',
    '""',
    '“”',
    '()',
    '(())',
    '"',
    '*',
    '**',
    'NOT NOT',
    'AND OR',
    'title:',
    'title:""',
    'title:nothing',
    'before:',
    'after:x',
  ],
  ...[
    'before:0000',
    'after:99999d',
    'before:2026-13-45',
    'role:',
    'source:,',
    '\0',
    '\0needle',
    'a\0b',
    '\ud800',
    '\udc00x',
    'x\ud83d',
  ],
  ...[
    '\u202e\u2066',
    '( OR )',
    '(a OR',
    'a) OR (b',
    '"a" "b" "c',
    '^',
    'NEAR(a b)',
    'content:quick',
    '{quick}',
    'quick + fox',
    '-'.repeat(50),
  ],
  ...[
    'x'.repeat(10_000),
    'word '.repeat(2000),
    '"'.repeat(9999),
    '('.repeat(5000),
    'OR '.repeat(3000),
    '京'.repeat(5000),
    '👩‍🍳'.repeat(1000),
  ],
  ...["'; DROP TABLE messages; --", '%', '_', '\\', '\r\n', '\u2028', '\ufeff'],
];

async function answers({ store }: TestStore, query: string): Promise<void> {
  const found = await store.search(query, { limit: 50, depth: 'full' });
  for (const hit of found.hits) {
    expect(hit.snippet.isWellFormed(), query).toBe(true);
    for (const [from, to] of hit.marks) expect(from < to && to <= hit.snippet.length, query).toBe(true);
  }
  const signal = new AbortController().signal;
  const context = { session: '', turn: '', origin: 'foreground', message: null, workspace: null, signal } as const;
  const { content } = await sessionSearchTool(store).run({ query }, context);
  expect(JSON.parse(content), query).toMatchObject({ success: true });
}

describe.each([
  ['with an index of our own', openIndexedStore],
  ['with the indexes of state.db', openTestStore],
])('a finished search %s', (_with, open) => {
  it('has what a scan for the text itself has, in every script and with every sign', async () => {
    const opened = await home(open);
    const wrong: unknown[] = [];
    for (const query of literal) {
      const words = query.trim() === '' ? [] : query.trim().split(/\s+/u);
      const sure = texts.filter(
        (t) => words.length > 0 && words.every((w) => t.toLowerCase().includes(w.toLowerCase())),
      );
      const may = new Set(texts.filter((t) => words.every((w) => fold(t).includes(fold(w)))));
      const { texts: found, note } = await foundBy(opened, query);
      const missing = sure.filter((t) => !found.includes(t));
      // When nothing has it the search says what it shows instead.
      const surplus = note !== null || words.length === 0 ? [] : found.filter((t) => !may.has(t));
      if (missing.length + surplus.length > 0) wrong.push({ query, missing, surplus });
    }
    expect(wrong).toEqual([]);
  });

  it('does what operators and filters say, whichever way they are left unfinished', async () => {
    const opened = await home(open);
    const wrong: unknown[] = [];
    for (const [query, holds] of spoken) {
      const { texts: found, note } = await foundBy(opened, query);
      const expected = texts.filter(holds).sort();
      if (expected.length === 0 && note !== null) continue;
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push({ query, found, expected, note });
    }
    expect(wrong).toEqual([]);
  });

  it('and session_search answer whatever is typed without an error', async () => {
    const opened = await home(open);
    for (const query of monsters) await answers(opened, query);
  });
});
