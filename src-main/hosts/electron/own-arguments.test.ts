import { describe, expect, it } from 'vitest';
import { ownArguments } from './own-arguments.ts';

describe('ownArguments', () => {
  it('takes what stands behind the app folder, in development', () => {
    const argv = ['/electron', '--inspect=0', '--remote-debugging-port=0', '--no-sandbox', '.', '--home', '/h'];
    expect(ownArguments(argv, true)).toEqual(['--home', '/h']);
  });

  it('takes what stands behind the program, packaged, without the switches of the engine', () => {
    const argv = ['/Hermes Desk', '--no-sandbox', '--ozone-platform=wayland', '-psn_0_1', '--demo', '--disable-gpu'];
    expect(ownArguments(argv, false)).toEqual(['--demo']);
  });

  it('leaves unknown flags for the parser to refuse', () => {
    expect(ownArguments(['/app', '--what'], false)).toEqual(['--what']);
  });
});
