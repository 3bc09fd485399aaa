import { describe, expect, it } from 'vitest';
import { found, full, marked, withMessages } from './testing/search.ts';
import { aSession, openTestStore } from './testing/store.ts';

describe('searching', () => {
  it.each([
    'scripts/build.sh',
    'C:\\Temp\\log.txt',
    'anna@example.org',
    '61.2%',
    'https://example.org/a?b=c#d',
    '@types/node',
    '#123',
    '$HOME',
    '$5',
    'a,b',
    '[x]',
    '{y}',
    '~z',
    '`code`',
    "don't",
    "l'été",
    'O’Neil',
    "rock 'n' roll",
    "'; DROP TABLE messages; --",
    'C++',
    'C#',
    'F#',
    'ok?',
    'foo(bar)',
    'a^b',
    '-foo',
    'foo-',
    '.env',
    'foo..bar',
    '--flag',
    'a - b',
    '–dash',
    'a--b',
    '100%完成',
    '京',
    '京都',
    '検索',
    '검색',
    'ひらがな',
    '讨论Agent通信',
    'Agent通信',
    '🍞',
    '👩‍🍳',
    '_',
    '%',
    '*',
    '"',
    'NEAR(a b)',
    'content:x',
  ])('finds the message that has %j, and no other', async (text) => {
    const t = await withMessages([`before ${text} after`], ['nothing of the kind here']);
    expect(await found(t, text)).toEqual([`before ${text} after`]);
  });

  it('finds a word within a word, whatever its case', async () => {
    const t = await withMessages(['The Sourdough rests', 'sour', 'ПРИВЕТ мир', 'Größe']);
    expect(await found(t, 'dough')).toEqual(['The Sourdough rests']);
    expect(await found(t, 'SOURDOUGH')).toEqual(['The Sourdough rests']);
    expect(await found(t, 'привет')).toEqual(['ПРИВЕТ мир']);
    expect(await found(t, 'grösse')).toEqual([]);
    expect(await found(t, 'größe')).toEqual(['Größe']);
  });

  it('sets accents aside for whole words', async () => {
    const t = await withMessages(['The Café opens']);
    const result = await t.store.search('cafe', full);
    expect(result.total).toBe(1);
    expect(marked(result)).toEqual(['Café']);
  });

  it('says which filter it could not read, looks for it as text, and leaves it out when nothing has that', async () => {
    const t = await withMessages(['the robot says role:robot', 'the robot'], ['docker', 'docker of the robot']);
    for (const depth of ['index', 'full'] as const) {
      const asText = await t.store.search('robot role:robot', { ...full, depth });
      expect(asText).toMatchObject({ total: 1, unread: [{ text: 'role:robot', filter: 'role', leftOut: false }] });
      const leftOut = await t.store.search('docker before:yesterdayish', { ...full, depth });
      const unread = [{ text: 'before:yesterdayish', filter: 'before', leftOut: true }];
      expect(leftOut).toMatchObject({ total: 2, unread, complete: depth === 'full' });
      const nothing = await t.store.search('dockyard role:robot', { ...full, depth });
      expect(nothing).toMatchObject({ hits: [], unread: [{ leftOut: true }] });
    }
    expect((await t.store.search('docker role:user', full)).unread).toEqual([]);
  });

  it('keeps the words of a phrase together', async () => {
    const t = await withMessages(['docker networking basics', 'networking for docker']);
    for (const query of ['"docker networking"', '“docker networking”']) {
      expect(await found(t, query)).toEqual(['docker networking basics']);
    }
    expect(await found(t, 'docker networking')).toHaveLength(2);
    expect(await found(t, '""')).toEqual([]);
  });

  it('combines with AND, OR and NOT, and survives operators without operands', async () => {
    const t = await withMessages(['meal-plan', '食谱', 'recipes', 'rust is trust', 'rust']);
    expect(await found(t, '食谱 OR meal-plan OR recipes')).toHaveLength(3);
    expect(await found(t, 'rust NOT trust')).toEqual(['rust']);
    expect(await found(t, 'trust NOT rust')).toEqual([]);
    expect(await found(t, 'trust NOT rus')).toEqual(['rust is trust']);
    for (const query of [
      'rust AND',
      'AND rust',
      'rust OR',
      'NOT NOT rust',
      'rust AND AND rust',
      'OR',
      'NOT',
      'AND OR',
    ]) {
      await expect(t.store.search(query, full), query).resolves.toBeDefined();
    }
  });

  it('finds short CJK words whether or not spaces set them apart, all of them', async () => {
    const texts = Array.from({ length: 60 }, (_, i) => (i % 6 === 0 ? `第${i}回 昨日 は` : `第${i}回昨日は`));
    const t = await withMessages(texts, ['PPT 京都 会议', '大阪', '奈良']);
    expect(await found(t, '昨日')).toHaveLength(60);
    expect(await found(t, '京都 OR 大阪')).toHaveLength(2);
    expect(await found(t, 'PPT 京都 会议')).toHaveLength(1);
    const page = await t.store.search('昨日', { limit: 10, depth: 'full' });
    expect([page.hits.length, page.total]).toEqual([10, 60]);
  });

  it('narrows by role, source, time and title, and takes an unknown filter for text', async () => {
    const t = await withMessages(['alpha one']);
    const [id = ''] = t.ids;
    await t.store.appendMessage(id, { role: 'assistant', content: 'alpha two', time: Date.UTC(2020, 0, 5, 12) });
    await t.store.rename(id, 'Trip to 京都');
    expect(await found(t, 'alpha role:assistant')).toEqual(['alpha two']);
    expect(await found(t, 'alpha before:2021')).toEqual(['alpha two']);
    expect(await found(t, 'alpha after:2021')).toEqual(['alpha one']);
    expect(await found(t, 'alpha source:desktop')).toHaveLength(2);
    expect(await found(t, 'alpha source:telegram')).toEqual([]);
    expect(await found(t, 'alpha title:京都')).toHaveLength(2);
    expect(await found(t, 'alpha title:"trip to"')).toHaveLength(2);
    expect(await found(t, 'alpha title:100%')).toEqual([]);
    await t.store.appendMessage(id, { role: 'user', content: 'before:breakfast role:boss' });
    expect(await found(t, 'before:breakfast')).toEqual(['before:breakfast role:boss']);
    expect(await found(t, 'role:boss')).toEqual(['before:breakfast role:boss']);
  });

  it('finds conversations by title, without a message', async () => {
    const t = await withMessages(['something']);
    await t.store.rename(t.ids[0] ?? '', 'Sourdough 面包');
    const result = await t.store.search('面包', full);
    expect(result.hits).toMatchObject([{ message: null, role: 'title', snippet: 'Sourdough 面包', marks: [[10, 12]] }]);
    expect((await t.store.search('title:sourdough', full)).hits).toHaveLength(1);
  });

  it('looks into tool calls and their results, also beyond what the index holds', async () => {
    const t = await withMessages(['start']);
    const [id = ''] = t.ids;
    await t.store.appendMessage(id, {
      role: 'assistant',
      content: null,
      toolCalls: [{ id: 'c', name: 'weather', arguments: '{"city":"北京","note":"\\u4eac\\u90fd"}' }],
    });
    await t.store.appendMessage(id, { role: 'tool', content: `${'x '.repeat(9000)} deepneedle`, toolName: 'weather' });
    for (const query of ['北京', '京都', 'weather role:assistant', 'deepneedle']) {
      expect((await t.store.search(query, full)).total, query).toBe(1);
    }
  });

  it('shows of calls and results what they say, not their JSON, unless the JSON is what was looked for', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    const args = JSON.stringify({ action: 'add', target: 'user', content: 'Prefers metric units' });
    await store.appendMany(id, [
      { role: 'assistant', content: '', toolCalls: [{ id: 'c', name: 'memory', arguments: args }] },
      {
        role: 'tool',
        content: '{"success": true, "entry": "Prefers\\nmetric units", "usage": {"n": 3}}',
        toolCallId: 'c',
      },
    ]);
    const snippets = async (query: string): Promise<string[]> =>
      (await store.search(query, full)).hits.map((hit) => hit.snippet).sort();
    expect(await snippets('metric')).toEqual(['Prefers metric units', 'memory: Prefers metric units']);
    expect((await snippets('arguments')).join()).toContain('"arguments"');
  });

  it('looks into messages with pictures, but not into the pictures', async () => {
    const t = await withMessages(['start']);
    await t.store.appendMessage(t.ids[0] ?? '', {
      role: 'user',
      content: [
        { type: 'text', text: 'what is this 蘑菇 mushroom' },
        { type: 'image_url', image_url: { url: 'data:image/png;base64,NeedleNeedle' } },
      ],
    });
    expect((await t.store.search('mushroom', full)).total).toBe(1);
    expect((await t.store.search('蘑菇', full)).total).toBe(1);
    expect((await t.store.search('NeedleNeedle', full)).total).toBe(0);
  });

  it('never shows rewound or hidden messages', async () => {
    const t = await withMessages(['visible needle', 'rewound needle']);
    const [id = ''] = t.ids;
    await t.store.appendMessage(id, { role: 'user', content: 'hidden needle', displayKind: 'hidden' });
    const second = t.store.messages(id, { limit: 9 }).messages[1];
    await t.store.rewind(id, second?.id ?? 0);
    expect(await found(t, 'needle')).toEqual(['visible needle']);
  });

  it('says when no single message has all the words but a conversation does', async () => {
    const t = await withMessages(['trip to Rome', 'hotel near the station'], ['only a hotel']);
    const result = await t.store.search('Rome hotel', full);
    expect(result.note).toContain('No single message');
    expect(new Set(result.hits.map((h) => h.session.id))).toEqual(new Set([t.ids[0]]));
    expect((await t.store.search('Rome elephant', full)).note).toContain('No message');
  });

  it('drops the punctuation around words when nothing has it, and says so', async () => {
    const t = await withMessages(['is it ready']);
    const result = await t.store.search('ready?', full);
    expect([result.total, result.note]).toEqual([1, 'Nothing has this with its punctuation; shown without it.']);
  });

  it('keeps hits of one conversation together and does not let it crowd out the others', async () => {
    const t = await withMessages(
      Array.from({ length: 40 }, (_, i) => `needle ${i}`),
      ['needle elsewhere and more words'],
    );
    const { hits } = await t.store.search('needle', { limit: 20, depth: 'full' });
    const sessions = hits.map((h) => h.session.id);
    expect(new Set(sessions).size).toBe(2);
    expect(sessions.filter((s, i) => s !== sessions[i - 1])).toHaveLength(2);
  });

  it('cuts snippets between characters and marks every hit', async () => {
    const t = await withMessages([`${'👩‍🍳é'.repeat(60)} needle\tand\nneedle ${'𠮷👍🏽'.repeat(80)}`]);
    const result = await t.store.search('needle', full);
    expect(marked(result)).toEqual(['needle', 'needle']);
    const snippet = result.hits[0]?.snippet ?? '';
    expect(snippet.isWellFormed()).toBe(true);
    expect(snippet).not.toMatch(/[\n\t]/);
    expect(snippet).not.toMatch(/^…[\u200d\p{M}\ufe0f]/u);
  });

  it('answers a pasted monster quickly instead of failing', async () => {
    const t = await withMessages(['word']);
    const monster = '"'.repeat(50_000) + ' word'.repeat(10_000);
    await expect(t.store.search(monster, full)).resolves.toBeDefined();
  });

  it('answers what it has when it is called off', async () => {
    const t = await withMessages(['needle']);
    const result = await t.store.search('needle', { ...full, signal: AbortSignal.abort() });
    expect(result).toMatchObject({ total: 1, complete: false });
  });
});
