import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { Config, type ConfigOptions } from './config.ts';
import { knownSettings } from './defaults.ts';
import { describeWithHermes, runHermes } from './testing/hermes.ts';
import { canMount, smallDisk } from './testing/mount.ts';
import { tempHome } from './testing/temp-home.ts';

function configOf(text: string | null, options: ConfigOptions = {}): Config {
  const { configFile } = tempHome();
  if (text !== null) writeFileSync(configFile, text);
  const config = new Config(configFile, options);
  onTestFinished(() => config.close());
  return config;
}

const written = (config: Config): string => readFileSync(config.file, 'utf8');
const setting = (config: Config, key: string): unknown => config.settings().find((one) => one.key === key);

describe('reading a config', () => {
  it('answers the defaults of Hermes where there is no file, and makes none', () => {
    const config = configOf(null);
    expect(config.problem).toBeNull();
    expect(config.get('memory.memory_char_limit')).toBe(2200);
    expect(config.get('memory')).toMatchObject({ memory_enabled: true, write_approval: false, nudge_interval: 10 });
    expect(config.get('no.such.key')).toBeUndefined();
    expect(config.bool('memory.write_approval')).toBe(false);
    expect(config.number('goals.max_turns', 20)).toBe(20);
    expect(config.string('display.busy_input_mode')).toBe('interrupt');
    expect(config.settings().every(({ source, warning }) => source === 'default' && warning === null)).toBe(true);
    expect(() => statSync(config.file)).toThrow();
  });

  it('lays the file over the defaults', () => {
    const config = configOf('memory:\n  user_char_limit: 4000\n  extra: [1]\nmcp_servers:\n  a: {command: x}\n');
    expect(config.get('memory')).toMatchObject({ user_char_limit: 4000, memory_char_limit: 2200, extra: [1] });
    expect(config.record('mcp_servers')).toEqual({ a: { command: 'x' } });
    expect(config.has('memory.user_char_limit')).toBe(true);
    expect(config.has('memory.memory_char_limit')).toBe(false);
  });

  it.each<[string, boolean]>([
    ['"false"', false],
    ["'no'", false],
    ['"0"', false],
    ["'False '", false],
    ['""', false],
    ['off', false],
    ['n', false],
    ['on', true],
    ["'yes'", true],
    ['1', true],
    ['~', true],
  ])('takes a switch written as %s as %j', (value, expected) => {
    const config = configOf(`memory:\n  memory_enabled: ${value}\n`);
    expect(config.bool('memory.memory_enabled', true)).toBe(expected);
    expect(setting(config, 'memory.memory_enabled')).toMatchObject({ value: expected });
  });

  it.each(['"false"', "'no'", '"0"', '""', "'approve me'", '[]', '[1]', '{a: 1}'])(
    'takes consent in advance written as %s as not given',
    (value) => {
      const config = configOf(`hooks_auto_accept: ${value}\ndelegation:\n  subagent_auto_approve: ${value}\n`);
      expect(config.bool('hooks_auto_accept')).toBe(false);
      expect(config.bool('delegation.subagent_auto_approve')).toBe(false);
    },
  );

  it.each<[string, boolean]>([
    ['on', true],
    ['approve', true],
    ['"true"', true],
    ['off', false],
    ['garbage', false],
    ['null', false],
  ])('takes a write gate written as %s as %j', (value, expected) => {
    const config = configOf(`memory: {write_approval: ${value}}\nskills: {write_approval: ${value}}\n`);
    expect([config.bool('memory.write_approval'), config.bool('skills.write_approval')]).toEqual([expected, expected]);
  });

  it.each<[string, number, boolean]>([
    ['"5000"', 5000, false],
    ["'1_375'", 1375, false],
    ['1_000', 1000, false],
    ['2200.5', 2200, false],
    ['null', 2200, false],
    ['5e3', 2200, true],
    ['two thousand', 2200, true],
    ['[]', 2200, true],
    ['-1', 2200, true],
    ['0', 2200, true],
    ['true', 2200, true],
    ['.inf', 2200, true],
  ])('takes a limit written as %s as %j', (value, expected, warns) => {
    const config = configOf(`memory:\n  memory_char_limit: ${value}\n`);
    expect(config.number('memory.memory_char_limit', 2200, { min: 1, integer: true })).toBe(expected);
    expect(config.problems()).toHaveLength(warns ? 1 : 0);
    expect(setting(config, 'memory.memory_char_limit')).toMatchObject({
      value: expected,
      source: warns ? 'fallback' : value === 'null' ? 'default' : 'file',
    });
  });

  it('reads a choice whatever its case, and on and off without quotes', () => {
    const config = configOf('display:\n  memory_notifications: off\n  busy_input_mode: STEER\ndesk:\n  theme: pink\n');
    expect(config.string('display.memory_notifications')).toBe('off');
    expect(config.string('display.busy_input_mode')).toBe('steer');
    expect(config.string('desk.theme')).toBe('system');
    expect(config.problems()).toMatchObject([
      { code: 'config_value', message: expect.stringContaining('desk.theme') as string },
    ]);
  });

  it('warns of a section that is no mapping, once, and every gate in it asks', () => {
    const config = configOf('memory: 5\ndisplay: []\nskills:\nauxiliary:\n  background_review: no thanks\n');
    expect(config.problems().filter(({ code }) => code === 'config_section')).toMatchObject([
      { file: config.file, blocking: false, message: expect.stringMatching(/^memory is no mapping/) as string },
      { message: expect.stringMatching(/^display is/) as string },
      { message: expect.stringMatching(/^auxiliary\.background_review is/) as string },
    ]);
    expect(config.problems()[0]?.remedy).toContain('memory.');
    expect(config.bool('memory.write_approval')).toBe(true);
    expect(config.bool('skills.write_approval')).toBe(false);
    expect(config.number('memory.memory_char_limit', 2200)).toBe(2200);
  });

  it('writes several keys at once or none', async () => {
    const config = configOf('a:\n  x: 1 # one\n  y: 2\n');
    await config.setAll({ 'a.x': 3, 'a.y': null, 'b.c': ['d'] });
    expect(readFileSync(config.file, 'utf8')).toBe('a:\n  x: 3 # one\nb:\n  c:\n  - d\n');
    const before = readFileSync(config.file, 'utf8');
    await expect(config.setAll({ 'a.x': 9, 'a.api_key': 'sk-clear' })).rejects.toMatchObject({ code: 'refused' });
    expect(readFileSync(config.file, 'utf8')).toBe(before);
  });

  it('is one problem while it cannot be read at all, and every gate asks', () => {
    const config = configOf('memory:\n  write_approval: false\n bad: [\n');
    expect(config.problems()).toMatchObject([{ code: 'config_syntax', file: config.file, blocking: false }]);
    expect(config.bool('memory.write_approval')).toBe(true);
    expect(setting(config, 'memory.write_approval')).toMatchObject({ source: 'fallback' });
  });

  it('expands ${NAME} in values for use, and shows it unexpanded', () => {
    const config = configOf('model:\n  default: ${M}-x\n  base_url: ${NONE}\nlist: ["${M}", {a: "${M}"}]\n', {
      lookup: (name) => (name === 'M' ? 'owl' : undefined),
    });
    expect(config.string('model.default')).toBe('owl-x');
    expect(config.string('model.base_url')).toBe('${NONE}');
    expect(config.get('list')).toEqual(['owl', { a: 'owl' }]);
    expect(setting(config, 'model.default')).toMatchObject({ value: '${M}-x' });
  });

  it('takes a number from the environment for one', () => {
    const config = configOf('memory:\n  user_char_limit: ${LIMIT}\n', { lookup: () => '4000' });
    expect(config.number('memory.user_char_limit', 1375)).toBe(4000);
    expect(setting(config, 'memory.user_char_limit')).toMatchObject({ value: 4000, source: 'file', warning: null });
  });

  it('never shows a key that somebody wrote into the file', () => {
    const config = configOf('model:\n  api_key: sk-secret-123\ndelegation:\n  api_key: sk-secret-123\n');
    expect(config.string('model.api_key')).toBe('sk-secret-123');
    expect(JSON.stringify(config.settings())).not.toContain('secret-123');
  });

  it('reads the older shapes: a model by name alone, provider, base_url and max_turns at the top', () => {
    const config = configOf('model: owl\nprovider: custom\nbase_url: http://x\nmax_turns: 7\n');
    expect(config.get('model')).toMatchObject({ default: 'owl', provider: 'custom', base_url: 'http://x' });
    expect(config.number('agent.max_turns', 1)).toBe(7);
  });

  it('reads BOM, CRLF and duplicate blocks as Hermes does', () => {
    const config = configOf(
      '\uFEFFmemory:\r\n  write_approval: on\r\n  user_char_limit: 9\r\nmemory:\r\n  nudge_interval: 3\r\n',
    );
    expect(config.get('memory.write_approval')).toBe(false);
    expect(config.number('memory.nudge_interval', 10)).toBe(3);
  });

  it('keeps names of the language for what they are: keys', () => {
    const config = configOf('__proto__:\n  polluted: true\nconstructor: 1\n');
    expect(config.get('__proto__.polluted')).toBe(true);
    expect(config.get('toString')).toBeUndefined();
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('a config that cannot be read', () => {
  it.each([
    ['a: 1\nb:\tc\n', 2],
    ['a: 1\nb: [x\n', 3],
    ['<<<<<<< HEAD\na: 1\n', 1],
    ['- a\n- b\n', 1],
    ['a: {{X}}\n', 1],
    ['a: !!python/object:os.system x\n', 1],
  ])('says the line of %j, falls back to defaults, and is never overwritten', async (text, line) => {
    const config = configOf(text);
    expect(config.problem).toMatchObject({
      code: 'config_syntax',
      file: config.file,
      message: expect.stringContaining(`line ${line}`) as string,
    });
    expect(config.problem?.remedy).not.toBe('');
    expect(config.number('memory.memory_char_limit', 2200)).toBe(2200);
    await expect(config.set('memory.write_approval', true)).rejects.toMatchObject({
      code: 'config_syntax',
      file: config.file,
    });
    expect(written(config)).toBe(text);
  });

  it('asks for consent while nobody knows what the file would have said', () => {
    const config = configOf('memory:\n  write_approval: on\nbroken: [\n');
    expect(config.bool('memory.write_approval')).toBe(true);
    expect(config.bool('hooks_auto_accept')).toBe(false);
    expect(setting(config, 'memory.write_approval')).toMatchObject({ value: true, source: 'fallback' });
  });

  it('keeps the values last read when the file breaks while we run, and takes the mended ones', () => {
    const config = configOf('memory:\n  user_char_limit: 9\n');
    writeFileSync(config.file, 'memory: [\n');
    expect(config.reload()).toEqual([]);
    expect(config.problem).toMatchObject({ code: 'config_syntax' });
    expect(config.number('memory.user_char_limit', 1)).toBe(9);
    writeFileSync(config.file, 'memory:\n  user_char_limit: 10\n');
    expect(config.reload()).toEqual(['memory.user_char_limit']);
    expect(config.problem).toBeNull();
  });

  it('names a file that is not UTF-8, or a directory, and leaves it', async () => {
    const { configFile } = tempHome();
    writeFileSync(configFile, Buffer.from('a: caf\xe9\n', 'latin1'));
    const config = new Config(configFile);
    expect(config.problem).toMatchObject({
      code: 'config_unreadable',
      message: expect.stringContaining('offset 6') as string,
    });
    await expect(config.set('a', 1)).rejects.toMatchObject({ code: 'unreadable' });
    rmSync(configFile);
    mkdirSync(configFile);
    config.reload();
    expect(config.problem).toMatchObject({ code: 'config_unreadable' });
    await expect(config.set('a', 1)).rejects.toMatchObject({ code: 'unreadable' });
  });
});

describe('writing a config', () => {
  it('changes one line, tells the listeners once, and is in force at once', async () => {
    const config = configOf('# mine\nmemory:\n  write_approval: off # gate\n');
    const heard: (readonly string[])[] = [];
    const stop = config.onChange((keys) => heard.push(keys));
    await config.set('memory.write_approval', true);
    expect(written(config)).toBe('# mine\nmemory:\n  write_approval: on # gate\n');
    expect(config.bool('memory.write_approval')).toBe(true);
    expect(heard).toEqual([['memory.write_approval']]);
    stop();
    await config.set('memory.write_approval', null);
    expect(heard).toHaveLength(1);
    expect(written(config)).toBe('# mine\n');
  });

  it('makes a new file for the owner alone, and keeps the permissions of one that is there', async () => {
    const config = configOf(null);
    await config.set('desk.language', 'zh');
    expect(written(config)).toBe('desk:\n  language: zh\n');
    expect(statSync(config.file).mode & 0o777).toBe(0o600);
  });

  it('does not touch a file that says so already', async () => {
    const config = configOf('a:   1 # odd\n');
    const before = statSync(config.file);
    await config.set('a', 1);
    expect(statSync(config.file).ino).toBe(before.ino);
  });

  it('keeps what another program wrote in between', async () => {
    const config = configOf('a: 1\n');
    writeFileSync(config.file, 'a: 1\nb: theirs\n');
    await config.set('a', 2);
    expect(written(config)).toBe('a: 2\nb: theirs\n');
    expect(config.get('b')).toBe('theirs');
  });

  it('loses nothing of writers at the same time', async () => {
    const { configFile } = tempHome();
    const [one, other] = [new Config(configFile), new Config(configFile)];
    await Promise.all(Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? one : other).set(`k${at}`, at)));
    for (let at = 0; at < 12; at++) expect(new Config(configFile).get(`k${at}`)).toBe(at);
  });

  it('writes through a link', async () => {
    const { configFile, dir } = tempHome();
    writeFileSync(join(dir, 'real.yaml'), 'a: 1\n');
    symlinkSync('real.yaml', configFile);
    await new Config(configFile).set('a', 2);
    expect(readFileSync(join(dir, 'real.yaml'), 'utf8')).toBe('a: 2\n');
  });

  it.each([
    'model.api_key',
    'delegation.api_key',
    'mcp_servers.x.env.GITHUB_TOKEN',
    'auxiliary.curator.api_key',
    'x.password',
  ])('refuses to put a secret under %s', async (key) => {
    const config = configOf('a: 1\n');
    await expect(config.set(key, 'sk-123')).rejects.toMatchObject({ code: 'refused' });
    expect(written(config)).toBe('a: 1\n');
  });

  it('refuses a secret inside a mapping, takes the name of a key, and writes back what it showed masked', async () => {
    const config = configOf('mcp_servers:\n  a:\n    command: x\n    env: {GITHUB_TOKEN: ghp_old}\n');
    const shown = config.settings().find(({ key }) => key === 'mcp_servers')?.value as Record<string, Json>;
    expect(shown).toEqual({ a: { command: 'x', env: { GITHUB_TOKEN: '***' } } });
    await expect(config.set('mcp_servers.b', { env: { SOME_API_KEY: 'k' } })).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('mcp_servers.b.env.SOME_API_KEY') as string,
    });
    await config.set('mcp_servers', shown);
    expect(written(config)).toContain('ghp_old');
    await config.set('mcp_servers.b', { env: { SOME_API_KEY: '${SOME_API_KEY}' } });
    expect(config.get('mcp_servers.b')).toEqual({ env: { SOME_API_KEY: '${SOME_API_KEY}' } });
  });

  it('keeps the short form of a model for its name and opens it for anything else', async () => {
    const config = configOf('model: owl # mine\n');
    await config.set('model.default', 'fox');
    expect(written(config)).toBe('model: fox # mine\n');
    await config.set('model.provider', 'custom');
    expect(config.get('model')).toMatchObject({ default: 'fox', provider: 'custom' });
  });

  it('says which file cannot take a key below a value', async () => {
    const config = configOf('memory: 5\n');
    await expect(config.set('memory.write_approval', true)).rejects.toMatchObject({
      code: 'refused',
      file: config.file,
    });
    expect(written(config)).toBe('memory: 5\n');
  });

  it.skipIf(!canMount)('leaves the old file when the disk is full', async () => {
    const dir = smallDisk('16k');
    const file = join(dir, 'config.yaml');
    writeFileSync(file, `a: 1\n# ${'x'.repeat(9_000)}\n`);
    const config = new Config(file);
    await expect(config.set('a', 'y'.repeat(3_000))).rejects.toMatchObject({ code: 'disk_full', file });
    expect(config.get('a')).toBe(1);
    expect(readdirSync(dir).sort()).toEqual(['config.yaml', 'config.yaml.lock']);
  });

  it('notices edits by other programs', async () => {
    const config = configOf('a: 1\n');
    const heard = new Promise<readonly string[]>((resolve) => config.onChange(resolve));
    await config.watch();
    writeFileSync(config.file, 'a: 2\n');
    expect(await heard).toEqual(['a']);
    expect(config.get('a')).toBe(2);
  });
});

describe('the table of settings', () => {
  it('names every key once', () => {
    expect(new Set(knownSettings.map(({ key }) => key)).size).toBe(knownSettings.length);
  });

  it('holds no default that it would itself warn of', () => {
    const { configFile } = tempHome();
    for (const { key, value } of knownSettings) {
      if (value === null) continue;
      writeFileSync(
        configFile,
        JSON.stringify(key.split('.').reduceRight<Json>((below, part) => ({ [part]: below }), value as Json)),
      );
      expect(new Config(configFile).settings().filter(({ warning }) => warning !== null)).toEqual([]);
    }
  });
});

describeWithHermes('a config beside Hermes', () => {
  it('says in Hermes what it says here, and survives being written by both', async () => {
    const { configFile, dir } = tempHome();
    writeFileSync(
      configFile,
      'memory:\n  write_approval: off\n  memory_char_limit: 012\ncurator:\n  enabled: "false"\ndisplay:\n  skin: 12:30\n',
    );
    const config = new Config(configFile);
    await config.set('memory.user_char_limit', 1500);
    await config.set('display.personality', 'no');
    await config.set('skills.external_dirs', ['~/a', '- b', 'on']);
    const program = `
import json, sys
from hermes_cli.config import load_config, set_config_value
json.load(sys.stdin)
set_config_value("display.compact", "true")
config = load_config()
print(json.dumps([config["memory"]["write_approval"], config["memory"]["memory_char_limit"], config["memory"]["user_char_limit"],
                  config["display"]["personality"], config["skills"]["external_dirs"], config["display"]["skin"], config["curator"]["enabled"]]))
`;
    const answer = runHermes(program, null, dir) as string | unknown[];
    config.reload();
    const keys = [
      'memory.write_approval',
      'memory.memory_char_limit',
      'memory.user_char_limit',
      'display.personality',
      'skills.external_dirs',
      'display.skin',
      'curator.enabled',
    ];
    expect(answer).toEqual(keys.map((key) => config.get(key)));
    expect(config.bool('display.compact')).toBe(true);
  });
});
