import { describe, expect, it } from 'vitest';
import { createOpenExternal, externalAddress } from './external-links.ts';

describe('externalAddress', () => {
  it.each(['https://example.org/a?b#c', 'http://example.org/', 'mailto:someone@example.org'])(
    'lets %s out',
    (address) => {
      expect(externalAddress(address)).toBe(address);
    },
  );

  it.each([
    'javascript:alert(1)',
    'file:///etc/passwd',
    'data:text/html,x',
    'vscode://x',
    'ms-msdt:/id',
    'smb://host/share',
    'app://hermes-desk/',
    'https://name:secret@example.org/',
    'https://',
    'example.org',
    '',
    `https://example.org/${'x'.repeat(2048)}`,
  ])('keeps %s in', (address) => {
    expect(externalAddress(address)).toBeNull();
  });
});

describe('createOpenExternal', () => {
  it('opens only what may be opened, and logs of the rest no more than its scheme', () => {
    const opened: string[] = [];
    const logged: string[] = [];
    const note = (message: string, detail?: unknown): void => void logged.push(JSON.stringify([message, detail]));
    const open = createOpenExternal(
      (address) => {
        opened.push(address);
        return Promise.resolve();
      },
      { info: note, warn: note, error: note },
    );
    open('https://example.org/');
    open('file:///home/someone/diary.txt');
    expect(opened).toEqual(['https://example.org/']);
    expect(logged).toEqual([expect.stringContaining('file:')]);
    expect(logged.join()).not.toContain('diary');
  });

  it('survives a system that cannot open it', async () => {
    const logged: string[] = [];
    const note = (message: string): void => void logged.push(message);
    createOpenExternal(() => Promise.reject(new Error('no browser')), { info: note, warn: note, error: note })(
      'https://example.org/',
    );
    await new Promise((resolve) => setImmediate(resolve));
    expect(logged).toHaveLength(1);
  });
});
