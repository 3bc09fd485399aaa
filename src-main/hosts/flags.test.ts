import { describe, expect, it } from 'vitest';
import { parseStartFlags } from './flags.ts';

describe('parseStartFlags', () => {
  it('has a default for everything', () => {
    expect(parseStartFlags([])).toEqual({
      home: null,
      profile: null,
      web: false,
      port: null,
      open: true,
      model: null,
      workspace: null,
      demo: false,
      json: false,
      welcome: true,
      backTo: null,
      help: false,
    });
  });

  it('reads values behind a space or an equals sign, also such that begin with a dash', () => {
    expect(
      parseStartFlags(['--home', '/h', '--port=0', '--model', '-x', '--no-open', '--json', '--web']),
    ).toMatchObject({
      home: '/h',
      port: 0,
      model: '-x',
      open: false,
      json: true,
      web: true,
    });
    expect(parseStartFlags(['--workspace=/a=b']).workspace).toBe('/a=b');
  });

  it.each([
    [['--port', 'x']],
    [['--port', '65536']],
    [['--port']],
    [['--home=']],
    [['--what']],
    [['word']],
    [['--json=1']],
  ])('refuses %j, naming it', (argv) => {
    expect(() => parseStartFlags(argv)).toThrow(expect.objectContaining({ code: 'usage' }) as Error);
  });
});
