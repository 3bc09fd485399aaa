import { DeskError } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import type { HandlerTable } from '../../api/dispatch.ts';
import { desk, lastAsked } from './test-desk.ts';
import { live, memory, usage } from './test-memory.ts';

describe('the frame of every command', () => {
  it('prints bare data with --json and words without, and closes the home', async () => {
    const data = await desk(['memory', 'list', 'user', '--json'], { handlers: memory });
    expect(JSON.parse(data.out)).toEqual({
      user: { file: '/h/user.md', enabled: true, problem: null, usage, entries: [live('u1', 'likes tea')] },
    });
    const words = await desk(['memory', 'list'], { handlers: memory });
    expect(words.out).toContain('server birch');
    expect([data.code, words.code, data.closed, words.err]).toEqual([0, 0, true, '']);
  });

  it('tells a refusal in one line on standard error, or as an object on standard output, and ends with 1', async () => {
    const handlers = (): HandlerTable => ({
      'memory.add': () => {
        throw new DeskError('over_budget', 'USER.md is full.', { remedy: 'Remove something.', file: '/h/USER.md' });
      },
    });
    const words = await desk(['memory', 'add', 'user', 'x'], { handlers });
    expect([words.code, words.out, words.err]).toEqual([1, '', 'hermes-desk: USER.md is full. Remove something.\n']);
    const data = await desk(['memory', 'add', 'user', 'x', '--json'], { handlers });
    expect([data.code, data.err]).toEqual([1, '']);
    expect(JSON.parse(data.out)).toEqual({
      error: { code: 'over_budget', message: 'USER.md is full.', remedy: 'Remove something.', file: '/h/USER.md' },
    });
  });

  it('says what is wrong with the home on standard error before its data, once, and not at all for doctor', async () => {
    const wrong = {
      code: 'damaged',
      file: '/h/state.db',
      message: 'state.db is none.',
      remedy: 'Move it.',
      blocking: true,
    };
    const line = 'hermes-desk: state.db is none. Move it.\n';
    const fine = await desk(['memory', 'list', 'user', '--json'], { handlers: memory, problems: [wrong] });
    expect([fine.code, fine.err]).toEqual([0, line]);
    expect(JSON.parse(fine.out)).toHaveProperty('user');
    const handlers = (): HandlerTable => ({
      'sessions.list': () => {
        throw new DeskError('damaged', wrong.message, { remedy: wrong.remedy });
      },
    });
    const refused = await desk(['sessions', 'list'], { handlers, problems: [wrong] });
    expect([refused.code, refused.out, refused.err]).toEqual([1, '', line]);
    expect((await desk(['doctor'], { handlers, problems: [wrong] })).err).toBe('');
    // Keys that others may read keep no command from its work: doctor alone tells of them.
    const open = { ...wrong, code: 'env_open', blocking: false };
    const undisturbed = await desk(['memory', 'list', 'user', '--json'], { handlers: memory, problems: [open] });
    expect([undisturbed.code, undisturbed.err]).toEqual([0, '']);
  });

  it('gives the terminal no orders in what it says of a problem or a refusal', async () => {
    const message = 'The server said \u001b]0;owned\u0007 and \u202e.';
    const wrong = { code: 'memory_provider', file: '', message, remedy: '', blocking: false };
    const handlers = (): HandlerTable => ({
      'sessions.list': () => {
        throw new DeskError('provider_failed', `${message} Twice.`);
      },
    });
    const { err } = await desk(['sessions', 'list'], { handlers, problems: [wrong] });
    expect(err).toContain('The server said [U+001B]]0;owned[U+0007] and [U+202E].\n');
    expect(err).not.toMatch(/[\u001b\u0007\u202e]/u);
    expect(err.match(/Twice/gu)).toHaveLength(1);
  });

  it('never prints a stack trace', async () => {
    const handlers = (): HandlerTable => ({
      'memory.add': () => {
        throw new TypeError('undefined is not a function');
      },
    });
    for (const more of [[], ['--json']]) {
      const { code, out, err } = await desk(['memory', 'add', 'user', 'x', ...more], { handlers });
      expect(code).toBe(1);
      expect(out + err).not.toMatch(/\bat \S+ \(|TypeError|\.ts:\d/);
    }
  });

  it.each([
    [['nope']],
    [['sessions']],
    [['memory', 'add', 'user']],
    [['memory', 'add', 'users', 'x']],
    [['sessions', 'list', '--limit', 'x']],
    [['chat']],
  ])('ends with 2 for the wrong words %j', async (argv) => {
    expect((await desk(argv, { handlers: memory })).code).toBe(2);
  });

  it('has help for everything, an area and a command, without opening a home', async () => {
    for (const argv of [['--help'], ['memory', '--help'], ['memory', 'add', '--help']]) {
      const { code, out, closed } = await desk(argv);
      expect([code, closed]).toEqual([0, false]);
      expect(out).toContain('memory add');
    }
  });
});

describe('tool', () => {
  const turn = (calls: string[], closes: string[]) => ({
    openToolTurn: (session: string | null) =>
      Promise.resolve({
        call: (name: string, args: string) => {
          calls.push(`${session ?? '-'} ${name} ${args}`);
          return Promise.resolve({
            content: args.includes('no') ? '{"success":false}' : '{\n"success": true\n}',
            failed: args.includes('no'),
          });
        },
        close: () => Promise.resolve(void closes.push('closed')),
      }),
  });

  it('prints the exact result of one call, and ends with 1 when it was refused', async () => {
    const calls: string[] = [];
    const good = await desk(['tool', 'memory', '{"a":1}', '--session', 's'], { services: turn(calls, []) });
    expect([good.code, good.out]).toEqual([0, '{\n"success": true\n}\n']);
    const bad = await desk(['tool', 'memory', '{"a":"no"}'], { services: turn(calls, []) });
    expect([bad.code, bad.out]).toEqual([1, '{"success":false}\n']);
    expect(calls).toEqual(['s memory {"a":1}', '- memory {"a":"no"}']);
  });

  it('makes a call a line within one turn, a result a line', async () => {
    const calls: string[] = [];
    const closes: string[] = [];
    const { code, out } = await desk(['tool', 'memory'], {
      services: turn(calls, closes),
      input: '{"a":1}\n\n{"a":"no"}\n{"a":2}',
    });
    expect(out).toBe('{"success":true}\n{"success":false}\n{"success":true}\n');
    expect([code, calls.length, closes]).toEqual([1, 3, ['closed']]);
  });
});

describe('config', () => {
  const settings = [
    { key: 'memory.write_approval', value: true, source: 'file' as const, warning: null },
    { key: 'memory.limits.user', value: 1375, source: 'default' as const, warning: null },
    { key: 'model.default', value: 'm', source: 'file' as const, warning: null },
  ];
  const handlers = (): HandlerTable => ({
    'settings.get': () => ({
      settings,
      keys: [],
      files: [{ name: 'config.yaml', path: '/h/config.yaml', bytes: 1 }],
      profiles: [],
    }),
    'settings.set': () => ({ ok: true }),
    'settings.setKey': () => ({ ok: true }),
  });

  it('gets a value, a section, everything, or says that it is not there', async () => {
    expect((await desk(['config', 'get', 'model.default'], { handlers })).out).toBe('m\n');
    expect((await desk(['config', 'get', 'memory.write_approval', '--json'], { handlers })).out).toBe('true\n');
    expect(JSON.parse((await desk(['config', 'get', 'memory', '--json'], { handlers })).out)).toEqual({
      write_approval: true,
      limits: { user: 1375 },
    });
    expect((await desk(['config', 'get', 'none'], { handlers })).code).toBe(1);
    expect((await desk(['config', 'path'], { handlers })).out).toBe('/h/config.yaml\n');
  });

  it.each([
    ['true', true],
    ['off', false],
    ['12', 12],
    ['-0.5', -0.5],
    ['null', null],
    ['[1,2]', [1, 2]],
    ['1.2.3', '1.2.3'],
    ['{not json', '{not json'],
    ['"quoted"', '"quoted"'],
  ])('writes %s as %j', async (text, value) => {
    expect(lastAsked(await desk(['config', 'set', 'a.b', '--', text], { handlers }))).toEqual({
      name: 'settings.set',
      input: { key: 'a.b', value },
    });
  });

  it('puts a key into .env, never into config.yaml, and never says it again', async () => {
    const ran = await desk(['config', 'set', 'OPENAI_API_KEY', 'sk-secret', '--json'], { handlers });
    expect(lastAsked(ran)).toEqual({ name: 'settings.setKey', input: { name: 'OPENAI_API_KEY', value: 'sk-secret' } });
    expect(ran.out + ran.err).not.toContain('sk-secret');
  });
});

describe('doctor', () => {
  it('names everything that is wrong with its remedy, and ends with 1', async () => {
    const problem = {
      code: 'config_syntax',
      file: '/h/config.yaml',
      message: 'config.yaml has a mistake in line 3.',
      remedy: 'Correct it.',
      blocking: false,
    };
    const handlers = (): HandlerTable => ({
      'app.state': () =>
        ({
          version: '1',
          host: 'cli',
          home: '/h',
          homeShort: '/h',
          profile: 'default',
          demo: false,
          mode: 'owner',
          owner: null,
          problems: [problem],
          provider: { id: 'g', label: 'Offline guide', model: 'g', kind: 'offline_guide', problem: null },
          waiting: { count: 0, oldest: null },
          tokensToday: 0,
          looks: { contrast: 'system', textSize: 100, density: 'normal', motion: 'system' },
          shortcuts: {},
          welcome: false,
          visiting: false,
          paused: false,
          language: 'system',
          theme: 'system',
          epoch: 'e',
          seq: 0,
        }) as const,
    });
    const { code, out } = await desk(['doctor'], { handlers });
    expect(code).toBe(1);
    expect(out).toContain('BAD  config: config.yaml has a mistake in line 3.\n     Correct it.');
    expect(out).toContain('ok   model: Offline guide');
    expect(out.split('mistake in line 3')).toHaveLength(2);
  });
});
