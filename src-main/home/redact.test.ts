import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskSecret, redact, redactorFor } from './redact.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';

const body = 'Ab3dEf6hIj9kLm2nOp5qRs8tUv1wXy4z';

/** Texts with a secret in them, and the part that may not be left. */
const secrets: readonly [string, string][] = [
  [`key is sk-${body}`, body],
  [`sk-proj-${body}-x.y`, body],
  [`"sk-ant-api03-${body}"`, body],
  [`ghp_${body}`, body],
  [`github_pat_${body}`, body],
  [`xoxb-123-${body}`, body],
  [`AIza${body}ab`, body],
  [`hf_${body}`, body],
  [`AKIAIOSFODNN7EXAMPLE`, 'IOSFODNN7EXAM'],
  [`glpat-${body}`, body],
  [`gsk_${body}`, body],
  [`line\\nsk-${body}`, body],
  [`0123456789abcdef0123456789abcdef.${body}`, body],
  ['PASSWORD=hunter2', 'hunter2'],
  ['password=mysecret&username=bob&token=opaqueValue', 'mysecret'],
  ['password=mysecret&username=bob&token=opaqueValue', 'opaqueValue'],
  ['https://x.test/cb?state=1&token=opaqueValue', 'opaqueValue'],
  ['{"password": "hun \\"ter2"}', 'ter2'],
  ['{\\"api_key\\": \\"abcdef123456\\"}', 'abcdef123456'],
  ["{'secret': 'abc def'}", 'abc def'],
  ['  client_secret: abcdef', 'abcdef'],
  ['myApiKey = "abcdefgh"', 'abcdefgh'],
  ['AWS_SECRET_ACCESS_KEY=abc/def+ghi', 'abc/def'],
  ['GITHUB_TOKEN=short', 'short'],
  ['token: 0123456789abcdef', '0123456789abcdef'],
  ['Error: password=hunter2', 'hunter2'],
  ['"password": "cut off here', 'cut off'],
  ['key: password=hunter2', 'hunter2'],
  ['"key": "x", "password": "hunter2"', 'hunter2'],
  ['"token": "0123456789abcdef"', '0123456789abcdef'],
  ['key="password=hunter2"', 'hunter2'],
  ['Authorization: Bearer abcdef', 'abcdef'],
  [`authorization: Basic dXNlcjpwYXNz`, 'dXNlcjpwYXNz'],
  ['"Authorization": "Token abcdefgh"', 'abcdefgh'],
  ['Proxy-Authorization=abcdefgh', 'abcdefgh'],
  ['x-api-key: abcdefgh', 'abcdefgh'],
  ['X-Goog-Api-Key: abcdefgh', 'abcdefgh'],
  ['401 for Bearer 0123456789abcdefXYZ', '0123456789abcdef'],
  ['Cookie: session=abc; other=def', 'def'],
  ['bot 123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw4', 'AAHdqTcv'],
  ['-----BEGIN RSA PRIVATE KEY-----\nMIIabc\n-----END RSA PRIVATE KEY----- rest', 'MIIabc'],
  ['"-----BEGIN PRIVATE KEY-----\\nMIIabc\\n-----END PRIVATE KEY-----"', 'MIIabc'],
  ['-----BEGIN OPENSSH PRIVATE KEY-----\nb3Blbn', 'b3Blbn'],
  ['postgres://ann:s3cret@db:5432/x', 's3cret'],
  ['mongodb+srv://u:p%40ss@host/db', 'p%40ss'],
  ['redis://:s3cret@localhost', 's3cret'],
  ['https://ghtoken123abc@github.com/x', 'ghtoken123abc'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'eyJzdWIiOiIx'],
  ['call +491701234567 now', '1701234'],
];

const harmless: readonly string[] = [
  'HOME=/home/user',
  'KEYBOARD=notsecret',
  "MY_API_KEY=os.getenv('OPENAI_API_KEY')",
  'const key = process.env.OPENAI_API_KEY;',
  'API_KEY=$OPENAI_API_KEY',
  'api_key: ${OPENAI_API_KEY}',
  'api_key: ""',
  'api_key: <YOUR_KEY>',
  'password: str',
  'tokenizer: gpt2, max_tokens: 4096, total_tokens=12, token_count: 5',
  'press the key: Enter',
  'primary_key: user_id, sort_key=created_at_2026_01_01_x',
  'if (token == other) return;',
  'author: Ann, authority=x',
  'User prefers dark mode; the mail key is in ~/.apphome/.env',
  'ssh_key_path: /home/ann/.ssh/id_ed25519',
  'https://example.org/a?b=c#d',
  'mailto:ann@example.org, ann@host:~/x',
  'sk-short, task-sk-abcdefghijklmnop, ask-me-anything-about-this',
  'time 12:30:45, 2026-01-01T10:00:00+00:00',
  'commit 0123456789abcdef0123456789abcdef01234567',
  'a Bearer of good news everywhere',
  '+20240101 in a diff line',
  '',
];

describe('redact', () => {
  it.each(secrets)('hides the secret of %j', (text, secret) => {
    expect(redact(text)).not.toContain(secret);
  });

  it.each(harmless)('leaves %j as it is', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('keeps what stands around a secret', () => {
    expect(redact('password=mysecret&username=bob')).toBe('password=***&username=bob');
    expect(redact(`{"api_key": "sk-${body}", "n": 1}`)).toBe('{"api_key": "sk-Ab3...Xy4z", "n": 1}');
    expect(redact('postgres://ann:s3cret@db:5432/x')).toBe('postgres://ann:***@db:5432/x');
    expect(redact('a -----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY----- b')).toBe('a [REDACTED PRIVATE KEY] b');
    expect(redact('123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsaw4')).toBe('123456789:***');
  });

  it('changes nothing more when it is done twice', () => {
    for (const [text] of secrets) expect(redact(redact(text))).toBe(redact(text));
  });

  it('hides every secret of the list wherever it stands in other text', () => {
    const before = fc.constantFrom('', ' ', '\n', '"', 'log: ', ', ', '(', '{"a": "', 'é ');
    const after = fc.constantFrom('', ' ', '\n', '"', ', more', ')', '"}', '; x=1', ' é');
    fc.assert(
      fc.property(fc.constantFrom(...secrets), before, after, ([text, secret], head, tail) => {
        expect(redact(`${head}${text}${tail}`)).not.toContain(secret);
      }),
      { numRuns: 500 },
    );
  });

  it('never throws, and takes time linear in the text', () => {
    const pieces = [
      'password=',
      'key=',
      'pass=self.',
      'token=$token=',
      '"password": "',
      "token='",
      'sk-',
      'eyJ',
      '-----BEGIN PRIVATE KEY-----',
      'a://b:',
      'Bearer ',
      'Cookie:',
      'authorization: ',
      'A_',
      '\\"',
      'x=',
      '+1',
      '123456789:',
      '&',
      'a.b-c_d',
      'AIza',
    ];
    const time = (repeat: number): number => {
      const start = process.cpuUsage();
      for (const piece of pieces) redact(piece.repeat(repeat));
      return process.cpuUsage(start).user;
    };
    time(2000);
    const once = time(5_000);
    // Ten times the text: quadratic work would take a hundred times as long.
    expect(time(50_000) / Math.max(once, 1)).toBeLessThan(60);
  });
});

describe('redactorFor', () => {
  it('hides the exact secrets it is given, and none of the short ones', () => {
    const mine = redactorFor(() => ['correct horse battery', 'correct horse', 'abc']);
    expect(mine('say correct horse battery, correct horse, abc')).toBe('say ***, ***, abc');
    expect(mine(`also sk-${body}`)).not.toContain(body);
  });
});

describe('maskSecret', () => {
  it.each([
    ['', '***'],
    ['elevenchars', '***'],
    ['sk-or-abcdefgh9f2c', 'sk-o...9f2c'],
  ])('shows %j as %j', (secret, shown) => {
    expect(maskSecret(secret)).toBe(shown);
  });
});

describeWithHermes('redact beside Hermes', () => {
  it('hides what Hermes hides of the same texts', () => {
    const texts = secrets.map(([text]) => text);
    const theirs = runHermes(
      'import json, sys\nfrom agent.redact import redact_sensitive_text as r\nprint(json.dumps([r(t, force=True) for t in json.load(sys.stdin)]))',
      texts,
    ) as string[];
    const missed = secrets.filter(
      ([text, secret], at) => theirs[at]?.includes(secret) === false && redact(text).includes(secret),
    );
    expect(missed).toEqual([]);
  });
});
