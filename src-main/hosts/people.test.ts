import { DeskError } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import { errorLine, exitCode } from './people.ts';

describe('errors for people', () => {
  it('say what is so, then what to do, and never show a stack', () => {
    expect(errorLine(new DeskError('port_busy', 'Port 1 is in use.', { remedy: 'Choose another.' }))).toBe(
      'hermes-desk: Port 1 is in use. Choose another.\n',
    );
    expect(errorLine(new TypeError('x is not a function'))).not.toContain('at ');
  });

  it('end with 2 for wrong words and 1 for everything else', () => {
    expect(exitCode(new DeskError('usage', ''))).toBe(2);
    expect(exitCode(new DeskError('invalid_input', ''))).toBe(2);
    expect(exitCode(new DeskError('not_found', ''))).toBe(1);
    expect(exitCode(new Error())).toBe(1);
  });
});
