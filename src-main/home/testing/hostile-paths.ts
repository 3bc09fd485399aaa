import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** What stands in everything that nobody may read; no answer may hold it. */
export const forbidden = 'FORBIDDEN-WORDS';

/** Names of files that hold keys, as they lie in the workspace. */
const secrets = [
  ...['.env', '.env.local', '.env.production', 'sub/.env', '.e\u200Bnv', '\uFF0Eenv'],
  ...['.ssh/id_rsa', '.ssh/config', '.aws/credentials', '.gnupg/secring', '.kube/config', '.docker/config.json'],
  ...['.azure/token', '.config/gh/hosts.yml', '.config/gcloud/x.db', 'mcp-tokens/x.json', 'skills/.hub/index.json'],
  ...['.netrc', '_netrc', '.pgpass', '.npmrc', '.pypirc', '.git-credentials', '.htpasswd', '.envrc'],
  ...['.bashrc', '.zshrc', '.profile', '.bash_profile', '.zprofile', '.bash_history'],
  ...[
    'auth.json',
    '.anthropic_oauth.json',
    'auth/google_oauth.json',
    'credentials.json',
    'client_secret_1.json',
    '.git/config',
  ],
  ...['id_rsa', 'keys/id_ed25519', 'keys/server.pem', 'keys/server.KEY', 'keys/store.p12', 'keys/vault.kdbx'],
];

/** Links of the workspace, and where each leads. */
const links: Readonly<Record<string, string>> = {
  'link.txt': '../outside.txt',
  linkdir: '..',
  'sub/up': '../..',
  chain: 'chain-2',
  'chain-2': 'chain-3',
  'chain-3': '../outside.txt',
  loop: 'loop',
  dangling: '../nowhere.txt',
  'harmless.txt': '.env',
  environ: '/proc/self/environ',
  'proc-root': '/proc/self/root',
  'proc-cwd': '/proc/self/cwd',
  twin: '../work-twin',
  home: homedir(),
};

function put(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Makes `<base>/work`, a workspace with files to read (`a.txt`, `sub/b.txt`), keys, links that lead out, and a pipe; beside it
 * `outside.txt` and `work-twin/`. Answers the workspace.
 */
export function hostileWorkspace(base: string): string {
  const root = join(base, 'work');
  put(join(base, 'outside.txt'), forbidden);
  put(join(base, 'work-twin', 'twin.txt'), forbidden);
  put(join(root, 'a.txt'), 'one\ntwo\n');
  put(join(root, 'sub', 'b.txt'), 'three\n');
  for (const name of secrets) put(join(root, name), forbidden);
  symlinkSync(join(base, 'outside.txt'), join(root, 'absolute-link'));
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(root, name));
  execFileSync('mkfifo', [join(root, 'pipe')]);
  return root;
}

/** Ways to read what lies outside of a workspace made by `hostileWorkspace`, or keys inside of it. Every one is to be refused. */
export function hostilePaths(base: string): readonly string[] {
  const up = [
    ...['..', '../', '../.', '../outside.txt', './../outside.txt', './/..//outside.txt', '..//outside.txt'],
    ...['sub/../../outside.txt', 'sub/./.././../outside.txt', '../work/../outside.txt', 'a.txt/../../outside.txt'],
    ...['sub/../sub/../../outside.txt', '../../../../../../../../../../etc/passwd', 'missing/../../outside.txt'],
    ...['../work-twin/twin.txt', `${base}/outside.txt`, `${base}/work/../outside.txt`, `${base}/work-twin/twin.txt`],
  ];
  const absolute = [
    ...['/', '/etc/passwd', '/etc/../etc/passwd', '/etc/./passwd', '/proc/self/environ', '/proc/self/root/etc/passwd'],
    ...['/proc/self/cwd', '/proc/self/fd/0', '/proc/1/environ', '/dev/zero', '/dev/stdin', '/dev/fd/0', '/sys/kernel'],
  ];
  const linked = [
    ...['link.txt', 'absolute-link', 'linkdir', 'linkdir/outside.txt', 'linkdir/work/../outside.txt'],
    ...['linkdir/work/linkdir/outside.txt', 'linkdir/work/.env', 'sub/up', 'sub/up/outside.txt', 'chain', 'loop'],
    ...['loop/a.txt', 'dangling', 'harmless.txt', 'environ', 'proc-root', 'proc-root/etc/passwd', 'proc-cwd', 'home'],
    ...['twin', 'twin/twin.txt', 'pipe'],
  ];
  const network = [
    ...['//server/share', '///etc/passwd', '//?/C:/x', '\\\\server\\share\\x', '/\\server/share', '\\/server/share'],
    ...['\\\\?\\C:\\x', '\\\\.\\PhysicalDrive0', 'C:\\Windows\\win.ini', 'C:/Windows/win.ini', 'C:..\\outside.txt'],
    ...['file:///etc/passwd', 'file:../outside.txt', 'smb://server/share'],
  ];
  const encoded = [
    ...['%2e%2e/outside.txt', '..%2foutside.txt', '%2e%2e%2foutside.txt', '..%252foutside.txt', '..%c0%afoutside.txt'],
    ...['..\\outside.txt', '..\\..\\etc\\passwd', 'sub\\..\\..\\outside.txt', '....//outside.txt', '..;/outside.txt'],
    ...['..\u2215outside.txt', '..\u2044outside.txt', '\uFF0E\uFF0E/outside.txt', '..\uFF0Foutside.txt'],
    ...['\u2025/outside.txt', '.\u200B./outside.txt', '\u202E../outside.txt', 'a.txt\0', '..\0/outside.txt', '\0'],
  ];
  const expanded = [
    ...[
      '~',
      '~/.ssh/id_rsa',
      '~root',
      '$HOME/.ssh/id_rsa',
      '${HOME}/.env',
      '%USERPROFILE%\\x',
      '$(cat ../outside.txt)',
    ],
    'x'.repeat(5000),
  ];
  const spelled = [
    ...['.ENV', '.Env', './.env', 'sub/../.env', '.env.', '.env ', '.env::$DATA', '.\uFF45nv', '.git/../.env'],
    ...['.ssh', '.SSH/config', '.\u017Fsh/id_rsa', '.\u212Aube/config', 'ID_RSA', 'keys/../keys/id_ed25519', '.BASHRC'],
    ...['skills/.hub', 'mcp-tokens', '.config/gh', 'AUTH.JSON', '.aws/'],
  ];
  return [...up, ...absolute, ...linked, ...network, ...encoded, ...expanded, ...secrets, ...spelled];
}
