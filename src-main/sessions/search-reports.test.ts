import { describe, expect, it } from 'vitest';
import { found, full, tell } from './testing/search.ts';
import { openCommandStore, openIndexedStore, openTestStore } from './testing/store.ts';

/**
 * Kinds of failure that were reported of session search elsewhere, each with variations. A row says which messages there
 * are, and which of them a query finds; every row holds with our own index, without it, and where a single command makes it.
 */
interface Case {
  readonly kind: string;
  readonly texts: readonly string[];
  /** What the indexes of state.db cannot know and no substring scan would find. */
  readonly needsIndex?: true;
  /** Query to what it finds. */
  readonly finds: Readonly<Record<string, readonly string[]>>;
}

const cases: readonly Case[] = [
  {
    kind: 'one hyphenated word makes a query with OR fail',
    texts: ['my meal-plan', '食谱', 'good recipes', '-recipes', 'x -y', 'a--b', '–dash'],
    finds: {
      '食谱 OR meal-plan OR recipes': ['-recipes', 'good recipes', 'my meal-plan', '食谱'],
      'recipes OR meal-plan': ['-recipes', 'good recipes', 'my meal-plan'],
      'wrong-book OR recipes': ['-recipes', 'good recipes'],
      '-recipes': ['-recipes'],
      'x -y': ['x -y'],
      'a--b': ['a--b'],
      '–dash': ['–dash'],
      'meal-plan NOT recipes': ['my meal-plan'],
      '(meal-plan OR recipes) NOT good': ['-recipes', 'my meal-plan'],
    },
  },
  {
    kind: 'paths, addresses and numbers with signs find nothing',
    texts: [
      ...[
        'run scripts/build.sh now',
        'in C:\\Temp\\log.txt',
        'ask anna@example.org',
        'up 61.2% since',
        'at ~/.config/app',
      ],
      ...['see https://example.org/a?b=c#d', 'the @types/node package', 'closes #123', 'set $HOME', 'for $5', '€ 5,50'],
      ...['a,b', '[x]', '{y}', '~z', '`code`', '../up', 'v2.13.7-rc.1', '10.0.0.1:8080', 'key=value', 'a|b', '<tag/>'],
      ...['1,000.50', '50°', '½ cup', '10–20', 'x*y', '&amp;', 'name@host:~/dir', '\\n'],
    ],
    finds: Object.fromEntries([
      ...['scripts/build.sh', 'build.sh', 'scripts/'].map((q) => [q, ['run scripts/build.sh now']]),
      ...['C:\\Temp\\log.txt', 'log.txt', 'Temp\\log'].map((q) => [q, ['in C:\\Temp\\log.txt']]),
      ...['anna@example.org', '@example.org'].map((q) => [q, ['ask anna@example.org']]),
      ...['61.2%', '61.2', '2%'].map((q) => [q, ['up 61.2% since']]),
      ...['https://example.org/a?b=c#d', 'a?b=c', 'b=c#d', '//example'].map((q) => [
        q,
        ['see https://example.org/a?b=c#d'],
      ]),
      ['~/.config', ['at ~/.config/app']],
      ['.config', ['at ~/.config/app']],
      ['@types/node', ['the @types/node package']],
      ['#123', ['closes #123']],
      ['$HOME', ['set $HOME']],
      ['$home', ['set $HOME']],
      ['$5', ['for $5']],
      ['€', ['€ 5,50']],
      ['5,50', ['€ 5,50']],
      ...['a,b', '[x]', '{y}', '~z', '`code`', '../up', 'v2.13.7-rc.1', '10.0.0.1:8080', 'key=value', 'a|b'].map(
        (q) => [q, [q]],
      ),
      ...['<tag/>', '1,000.50', '50°', '10–20', 'x*y', '&amp;', 'name@host:~/dir', '\\n'].map((q) => [q, [q]]),
      ['½', ['½ cup']],
      ['2.13.7', ['v2.13.7-rc.1']],
    ]) as Record<string, string[]>,
  },
  {
    kind: 'a punctuation sign empties the result',
    texts: [
      "don't",
      'is it ok?',
      'foo(bar)',
      'a^b',
      'in C++',
      'in C#',
      'in F#',
      'wait!',
      'so: yes',
      'a;b',
      'x=1',
      '“quoted”',
      'e.g.',
    ],
    finds: {
      "don't": ["don't"],
      'ok?': ['is it ok?'],
      'foo(bar)': ['foo(bar)'],
      'foo(': ['foo(bar)'],
      '(bar)': ['foo(bar)'],
      'a^b': ['a^b'],
      'C++': ['in C++'],
      'c++': ['in C++'],
      'C#': ['in C#'],
      'F#': ['in F#'],
      'wait!': ['wait!'],
      'so: yes': ['so: yes'],
      'so:': ['so: yes'],
      'a;b': ['a;b'],
      '=1': ['x=1'],
      'e.g.': ['e.g.'],
      '?': ['is it ok?'],
      '+': ['in C++'],
      '^': ['a^b'],
      '(': ['foo(bar)'],
    },
  },
  {
    kind: 'a quoted phrase becomes loose words',
    texts: [
      'docker networking basics',
      'networking for docker',
      'my meal-plan',
      'plan a meal',
      'docker\nnetworking',
      "it's 'single quotes'",
    ],
    finds: {
      '"docker networking"': ['docker\nnetworking', 'docker networking basics'],
      '“docker networking”': ['docker\nnetworking', 'docker networking basics'],
      '„docker networking“': ['docker\nnetworking', 'docker networking basics'],
      '«docker networking»': ['docker\nnetworking', 'docker networking basics'],
      '»docker netw«*': ['docker\nnetworking', 'docker networking basics'],
      '‹docker networking› NOT basics': ['docker\nnetworking'],
      '«»': [],
      '"Docker Networking"': ['docker\nnetworking', 'docker networking basics'],
      '"docker netw"*': ['docker\nnetworking', 'docker networking basics'],
      '"meal-plan"': ['my meal-plan'],
      '"docker" "basics"': ['docker networking basics'],
      '"docker networking" NOT basics': ['docker\nnetworking'],
      "'single quotes'": ["it's 'single quotes'"],
      '""': [],
      '" "': [],
    },
  },
  {
    kind: 'short words of scripts without spaces are not found, alone or with OR',
    texts: [
      '京都に行く',
      '大阪へ',
      '奈良公園',
      '検索エンジン',
      '검색 기능',
      'ひらがなで',
      'PPT 京都 会议',
      '讨论Agent通信',
      '广西',
      'ประเทศไทย',
      'ﾃｽﾄ',
      '大别山项目',
    ],
    finds: {
      '京都 OR 大阪': ['PPT 京都 会议', '京都に行く', '大阪へ'],
      京: ['PPT 京都 会议', '京都に行く'],
      阪: ['大阪へ'],
      検索: ['検索エンジン'],
      검색: ['검색 기능'],
      검: ['검색 기능'],
      ひらがな: ['ひらがなで'],
      らが: ['ひらがなで'],
      'PPT 京都 会议': ['PPT 京都 会议'],
      '京都 NOT PPT': ['京都に行く'],
      Agent通信: ['讨论Agent通信'],
      Agent: ['讨论Agent通信'],
      '通信 agent': ['讨论Agent通信'],
      广西: ['广西'],
      大别山: ['大别山项目'],
      ไทย: ['ประเทศไทย'],
    },
  },
  {
    kind: 'a percent sign or underscore is taken for a wildcard',
    texts: ['达成100%完成率', '达成100完成率', 'user_name', 'userXname', '100 percent', '50%off'],
    finds: {
      '100%完成': ['达成100%完成率'],
      user_name: ['user_name'],
      r_n: ['user_name'],
      '%': ['50%off', '达成100%完成率'],
      _: ['user_name'],
      '%off': ['50%off'],
    },
  },
  {
    kind: 'an apostrophe or SQL breaks the query',
    texts: [
      "I don't know",
      "l'été dernier",
      'O’Neil',
      "rock 'n' roll",
      "'; DROP TABLE messages; --",
      'NEAR(a b)',
      'content:x',
    ],
    finds: {
      "don't": ["I don't know"],
      "l'été": ["l'été dernier"],
      'O’Neil': ['O’Neil'],
      "rock 'n' roll": ["rock 'n' roll"],
      "'; DROP TABLE messages; --": ["'; DROP TABLE messages; --"],
      'DROP TABLE': ["'; DROP TABLE messages; --"],
      'NEAR(a b)': ['NEAR(a b)'],
      'content:x': ['content:x'],
      '" OR 1=1 --': [],
    },
  },
  {
    kind: 'an apostrophe or a dash is found only as the key that was used for it',
    needsIndex: true,
    texts: [
      'rock’n’roll',
      "qu'est-ce que",
      'D’Angelo',
      'Hawaiʻi',
      'a well‑known name',
      'pages 10–20',
      'x − y',
      "we won't",
    ],
    finds: {
      "rock'n'roll": ['rock’n’roll'],
      'qu’est-ce': ["qu'est-ce que"],
      "d'angelo": ['D’Angelo'],
      Hawaiʻi: ['Hawaiʻi'],
      'well-known': ['a well‑known name'],
      '10-20': ['pages 10–20'],
      'won’t': ["we won't"],
      '"we won’t"': ["we won't"],
      '–': ['pages 10–20'],
    },
  },
  {
    kind: 'joined names are found whole only, or in pieces only',
    texts: [
      'use hermes-agent',
      'in my-app.config.ts',
      'chat-send',
      'my_var here',
      'getUserName()',
      'XMLHttpRequest',
      '.env file',
      'foo..bar',
      'node_modules/.bin',
    ],
    finds: {
      'hermes-agent': ['use hermes-agent'],
      agent: ['use hermes-agent'],
      'my-app.config.ts': ['in my-app.config.ts'],
      'my-app.config*': ['in my-app.config.ts'],
      'config.ts': ['in my-app.config.ts'],
      'chat-send': ['chat-send'],
      my_var: ['my_var here'],
      username: ['getUserName()'],
      getuser: ['getUserName()'],
      httprequest: ['XMLHttpRequest'],
      '.env': ['.env file'],
      'foo..bar': ['foo..bar'],
      '..': ['foo..bar'],
      '/.bin': ['node_modules/.bin'],
    },
  },
  {
    kind: 'letters with marks, or those that people write in two ways, are not found',
    needsIndex: true,
    texts: [
      'The Café opens',
      'naïve résumé',
      'Größe und Straße',
      'smørrebrød',
      'Łódź',
      'Æther',
      'İstanbul',
      'ПРИВЕТ ёлка',
      'Ἀθῆναι',
      'שָׁלוֹם',
      'مُحَمَّد',
      'Việt Nam',
      'बस का किताब',
      'ﾃｽﾄ',
      'ＡＢＣ',
    ],
    finds: {
      cafe: ['The Café opens'],
      CAFÉ: ['The Café opens'],
      'cafe\u0301': ['The Café opens'],
      resume: ['naïve résumé'],
      größe: ['Größe und Straße'],
      strasse: ['Größe und Straße'],
      smorrebrod: ['smørrebrød'],
      lodz: ['Łódź'],
      aether: ['Æther'],
      istanbul: ['İstanbul'],
      привет: ['ПРИВЕТ ёлка'],
      елка: ['ПРИВЕТ ёлка'],
      Αθηναι: ['Ἀθῆναι'],
      שלום: ['שָׁלוֹם'],
      محمد: ['مُحَمَّد'],
      'viet nam': ['Việt Nam'],
      किताब: ['बस का किताब'],
      テスト: ['ﾃｽﾄ'],
      abc: ['ＡＢＣ'],
    },
  },
  {
    kind: 'pictures and signs are not found',
    texts: ['bread 🍞', 'cook 👩‍🍳', 'ok 👍🏽', 'to 🇩🇪', 'a → b', '2 × 3', '∑ x', '1️⃣ first', '❤️'],
    finds: {
      '🍞': ['bread 🍞'],
      '👩‍🍳': ['cook 👩‍🍳'],
      '👩': ['cook 👩‍🍳'],
      '👍🏽': ['ok 👍🏽'],
      '👍': ['ok 👍🏽'],
      '🇩🇪': ['to 🇩🇪'],
      '→': ['a → b'],
      '×': ['2 × 3'],
      '∑': ['∑ x'],
      '1️⃣': ['1️⃣ first'],
      '❤️': ['❤️'],
    },
  },
];

const stores = [
  ['without our own index', openTestStore],
  ['with our own index', openIndexedStore],
  ['in a single command', openCommandStore],
] as const;

describe.each(stores)('search %s does not fall for it that', (_name, open) => {
  it.each(cases.filter((c) => c.needsIndex !== true || open !== openTestStore))('$kind', async ({ texts, finds }) => {
    const opened = await open();
    await tell(
      opened,
      texts.map((text) => [text]),
    );
    await opened.store.searchIndexSettled();
    for (const [query, expected] of Object.entries(finds)) expect(await found(opened, query), query).toEqual(expected);
  });

  it('some hits keep the others from being looked for', async () => {
    const texts = Array.from({ length: 200 }, (_, i) => (i % 20 === 0 ? `第${i}回 昨日 は` : `第${i}回昨日は`));
    const opened = await open();
    await tell(opened, [texts]);
    const { total, complete } = await opened.store.search('昨日', { limit: 10, depth: 'full' });
    expect([total, complete]).toEqual([200, true]);
  });

  it('words of one conversation in different messages count for nothing', async () => {
    const opened = await open();
    const [id] = await tell(opened, [['trip to Rome', 'hotel near the station'], ['only a hotel']]);
    const { hits, note } = await opened.store.search('Rome hotel', full);
    expect([...new Set(hits.map((h) => h.session.id))]).toEqual([id]);
    expect(note).toContain('No single message');
  });

  it('short words in different conversations give nothing, not even those with one of them', async () => {
    const opened = await open();
    await tell(opened, [['京都に行く'], ['大阪へ'], ['奈良']]);
    await opened.store.searchIndexSettled();
    const { hits, note } = await opened.store.search('京都 大阪', full);
    expect(hits.map((h) => h.snippet).sort()).toEqual(['京都に行く', '大阪へ']);
    expect(note).toContain('some of them');
  });

  it('a question has to be repeated word by word', async () => {
    const opened = await open();
    const [id] = await tell(opened, [
      ['My dog is called Biscuit and sleeps under the piano.'],
      ['Where do we go on Sunday?'],
      ['The weather is fine, the dog barks.'],
    ]);
    await opened.store.searchIndexSettled();
    const { hits, note } = await opened.store.search('Where does my dog Biscuit sleep?', full);
    expect(hits[0]?.session.id).toBe(id);
    expect(note).toContain('some of them');
  });

  it('a pasted monster is an error', async () => {
    const opened = await open();
    await tell(opened, [['word']]);
    const monsters = [
      '"'.repeat(50_000) + ' word'.repeat(10_000),
      '('.repeat(3000),
      'a OR '.repeat(900),
      'a '.repeat(1024),
      '京 '.repeat(1024),
      '*'.repeat(5000),
      '\0',
    ];
    for (const monster of monsters) await expect(opened.store.search(monster, full)).resolves.toBeDefined();
  });
});

describe('search with our own index', () => {
  it.each([
    ['exchanged', 'sourdoguh'],
    ['left out', 'sourdouh'],
    ['twice', 'sourdoughh'],
    ['wrong', 'sourdoxgh'],
    ['wrong at the beginning', 'wourdough'],
    ['too many', 'soourdough'],
  ])('finds a word with a letter %s, also in a single command and among others', async (_how, typo) => {
    for (const open of [openIndexedStore, openCommandStore]) {
      const opened = await open();
      await tell(opened, [['the sourdough starter'], ['unrelated'], ['a starter motor']]);
      await opened.store.searchIndexSettled();
      for (const query of [typo, `${typo} starter`])
        expect(await found(opened, query), query).toEqual(['the sourdough starter']);
    }
  });
});
