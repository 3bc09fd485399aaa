import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawn } from 'node:child_process';

/**
 * `brv` as its documentation says, small: `node fake-brv.ts <state> <words...>`. `<state>/fake.json` says how it misbehaves, and every call
 * is a line of `<state>/calls.jsonl`.
 */
const [state = '', command = '', ...words] = process.argv.slice(2);

interface Manner {
  readonly fault: string | null;
  readonly times: number;
  readonly planted: readonly { readonly text: string; readonly query: string }[];
  readonly curate: object | null;
}

const fakeFile = join(state, 'fake.json');
const manner = JSON.parse(readFileSync(fakeFile, 'utf8')) as Manner;
const fault = manner.times > 0 ? manner.fault : null;
// Whoever says how it behaves may do so at this moment: only what counts down is written.
if (fault !== null && manner.times < 1000)
  writeFileSync(fakeFile, JSON.stringify({ ...manner, times: manner.times - 1 }));
const text = words[words.indexOf('--') + 1] ?? '';
const flags = words.slice(0, words.indexOf('--') === -1 ? words.length : words.indexOf('--'));
appendFileSync(
  join(state, 'calls.jsonl'),
  `${JSON.stringify({ command, flags, text, cwd: process.cwd(), key: process.env['BRV_API_KEY'] ?? null })}\n`,
);

const say = (data: object, success = true): void => {
  process.stdout.write(`${JSON.stringify({ command, data, success, timestamp: new Date().toISOString() })}\n`);
};
const known = ['--format', 'json', 'text', '--detach', '--limit', '--timeout'];
const unknown = flags.find((flag) => flag.startsWith('-') && !known.includes(flag));

/** The nearest folder at or above with a tree that has its config; a bare `.brv` ends the walk. */
function root(): string {
  for (let dir = process.cwd(); ; dir = dirname(dir)) {
    if (existsSync(join(dir, '.brv', 'config.json'))) return dir;
    if (existsSync(join(dir, '.brv')) || dirname(dir) === dir) return process.cwd();
  }
}

function notes(): { path: string; body: string }[] {
  const tree = join(root(), '.brv', 'context-tree');
  if (!existsSync(tree)) return [];
  return readdirSync(tree).map((name) => ({ path: name, body: readFileSync(join(tree, name), 'utf8') }));
}

function keep(): void {
  const tree = join(process.cwd(), '.brv', 'context-tree');
  mkdirSync(tree, { recursive: true });
  writeFileSync(join(process.cwd(), '.brv', 'config.json'), '{}');
  writeFileSync(join(tree, `${String(readdirSync(tree).length).padStart(4, '0')}.md`), text);
}

function matching(): { path: string; title: string; excerpt: string; score: number }[] {
  const spaced = (words: string): string => words.replace(/\s+/gu, ' ').trim();
  const planted = manner.planted.filter(({ query }) => text.includes(query));
  const kept = notes().filter(({ body }) => spaced(text).includes(spaced(body).slice(0, 40)));
  return [
    ...planted.map((one) => ({ path: 'planted.md', title: 'Planted', excerpt: one.text, score: 1 })),
    ...kept.map(({ path, body }) => ({ path, title: path, excerpt: spaced(body), score: 0.5 })),
  ];
}

function answer(): void {
  switch (command) {
    case 'status':
      say({ authStatus: 'not_logged_in', contextTreeStatus: 'no_vc', projectRoot: root(), cliVersion: '3.14.0' });
      return;
    case 'search':
      say({ results: matching(), totalFound: matching().length });
      return;
    case 'query': {
      say({ event: 'thinking' });
      const docs = matching();
      const result = docs.map(({ excerpt }) => excerpt).join('\n') || 'No matching knowledge was found in the tree.';
      say({ event: 'completed', result, status: 'completed', tier: 2, matchedDocs: docs });
      return;
    }
    case 'curate':
      if (manner.curate !== null) {
        say(manner.curate);
        return;
      }
      keep();
      say(
        flags.includes('--detach') ? { status: 'queued' } : { event: 'completed', changes: { created: 1, updated: 0 } },
      );
      return;
    default:
      process.exitCode = 2;
  }
}

const stalls = (): void => {
  // A grandchild that holds the output open must not keep the caller.
  if (process.platform !== 'win32') spawn('sleep', ['60'], { stdio: 'inherit' });
  setTimeout(() => undefined, 60_000);
};

if (unknown !== undefined) {
  process.stderr.write(`Nonexistent flag: ${unknown}\n`);
  process.exitCode = 2;
} else if (text === '' && command !== 'status') {
  process.stdout.write('Nothing was given.\n');
} else {
  switch (fault) {
    case 'stalled':
      stalls();
      break;
    case 'stalled_body':
      process.stdout.write('{"command":"');
      stalls();
      break;
    case '401':
      say({ error: 'No provider connected. Run brv providers connect.', status: 'error' }, false);
      break;
    case 'offline':
      say({ error: 'The daemon cannot be reached', status: 'error' }, false);
      break;
    case '500':
      say({ event: 'error', message: 'Agent disconnected' }, false);
      break;
    case 'committed_500':
      if (command === 'curate') keep();
      say({ event: 'error', message: 'Agent disconnected' }, false);
      break;
    case 'committed_dropped':
      if (command === 'curate') keep();
      process.stdout.write('{"command":"cur');
      process.exitCode = 1;
      break;
    case 'malformed':
      process.stdout.write('\u001b[31mSomething went wrong.\u001b[0m Credits left: 3\n');
      break;
    case 'oversized':
      process.stdout.write('x'.repeat(5 * 1024 * 1024));
      break;
    default:
      answer();
  }
}
