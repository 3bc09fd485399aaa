import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import { addressesOf } from './fields.ts';
import { isForDesk, isPluginName, readManifest, type Manifest } from './manifest.ts';

const example = readFileSync(resolve(import.meta.dirname, '../../../docs/examples/notebook/plugin.yaml'), 'utf8');
const taken = (name: string): string | null => (name === 'mem0' ? 'Mem0 is a memory provider of the app itself' : null);
const read = (text: string, name = 'notebook'): Manifest => readManifest(text, '/h/plugins/x/plugin.yaml', name, taken);

/** The example with a key of its block in other words, or with one more. */
function withKey(key: string, value: unknown): string {
  const without = example.replace(new RegExp(`^  ${key}:.*\n(?:    .*\n)*`, 'mu'), '');
  return `${without}  ${key}: ${JSON.stringify(value)}\n`;
}

describe('the manifest of a plug-in', () => {
  it('says all that people and models are told of it', () => {
    expect(read(example)).toMatchObject({
      ...{ name: 'notebook', version: '1.0.0', title: 'Notebook', command: ['node', 'main.mjs'] },
      ...{ events: ['turn', 'mirror'], answers: ['recall', 'list', 'search'], environment: [], uploads: [] },
      privacy: { en: 'Everything stays in one file on this machine; nothing is sent.' },
      tools: [{ name: 'notebook_search', reads: true, asks: false, timeoutMs: null }],
    });
  });

  it('is Hermes’ own file: one without our block is not meant for us', () => {
    expect(isForDesk('name: x\nhooks:\n  - on_session_end\n')).toBe(false);
    expect(isForDesk(example)).toBe(true);
  });

  it.each([
    ['a program by an absolute path', withKey('command', ['/bin/sh', 'main.mjs']), /"\/bin\/sh", which leads out/u],
    ['a program above the folder', withKey('command', ['../run', 'x']), /"\.\.\/run", which leads out/u],
    ['a word with .. between slashes', withKey('command', ['node', 'a/../../x.mjs']), /leads out/u],
    ['a word of Windows that leads out', withKey('command', ['node', 'C:\\x.mjs']), /leads out/u],
    ['a word with .. between backslashes', withKey('command', ['node', '..\\x.mjs']), /leads out/u],
    ['the home of the person', withKey('command', ['node', '~/x.mjs']), /leads out/u],
    ['a command that is a line', withKey('command', 'node main.mjs'), /no list of words/u],
    ['no command', withKey('command', []), /names no program/u],
    [
      'a title that a screen obeys',
      withKey('title', 'Note\u202ekoob'),
      /desk\.title has characters that are not shown/u,
    ],
    ['a prompt that a terminal obeys', withKey('prompt', 'a\u001b[2Jb'), /desk\.prompt has characters/u],
    [
      'a word of its command that a screen obeys',
      withKey('command', ['node', 'main\u202e.mjs']),
      /control characters/u,
    ],
    ['another protocol', withKey('protocol', 2), /desk\.protocol is 2/u],
    ['no protocol', example.replace('  protocol: 1\n', ''), /desk\.protocol is missing/u],
    ['no sentence on privacy', example.replace(/ {2}privacy:\n.*\n.*\n/u, ''), /desk\.privacy is missing/u],
    ['a key it does not know', withKey('comand', ['x']), /desk has no comand/u],
    ['an event there is none of', withKey('events', ['turn', 'keystroke']), /desk\.events has "keystroke"/u],
    ['a key of the environment', withKey('environment', ['OPENAI_API_KEY']), /OPENAI_API_KEY, which looks like a key/u],
    [
      'the key of another service',
      withKey('fields', [{ key: 'key', secret: true, env: 'OPENAI_API_KEY' }]),
      /env is OPENAI_API_KEY/u,
    ],
    [
      'a secret that nothing would mask',
      withKey('fields', [{ key: 'k', secret: true, env: 'NOTEBOOK_X' }]),
      /env is NOTEBOOK_X/u,
    ],
    ['a secret without a place', withKey('fields', [{ key: 'key', secret: true }]), /is secret and has no env/u],
    ['a field twice', withKey('fields', [{ key: 'a' }, { key: 'a' }]), /desk\.fields has a twice/u],
    ['a tool without a schema', withKey('tools', [{ name: 't', description: 'd', parameters: 1 }]), /no JSON Schema/u],
    ['another name than its folder', example.replace('name: notebook', 'name: diary'), /name is "diary"/u],
    ['what is no YAML', 'desk: [\n', /line \d+: /u],
    ['a block that is a text', 'name: notebook\ndesk: yes please\n', /desk is no block/u],
  ])('is refused with the place and what to write: %s', (_case, text, message) => {
    let refusal: unknown;
    try {
      read(text);
    } catch (error) {
      refusal = error;
    }
    expect(refusal).toBeInstanceOf(DeskError);
    expect(refusal).toMatchObject({
      code: 'damaged',
      file: '/h/plugins/x/plugin.yaml',
      message: expect.stringMatching(message) as string,
    });
    expect((refusal as DeskError).remedy).not.toBe('');
  });

  it('takes no name of the app itself', () => {
    expect(() => read(example.replace('name: notebook', 'name: mem0'), 'mem0')).toThrow(
      /the name mem0 is taken: Mem0/u,
    );
  });

  it.each([
    '..',
    '.',
    'con',
    'nul',
    'com1',
    'a b',
    'Notebook',
    'a/b',
    'a\\b',
    'note.book',
    'x'.repeat(51),
    '-a',
    'none',
    'é',
    '',
  ])('a folder cannot be called %j', (name) => expect(isPluginName(name)).toBe(false));

  it('whatever stands in the block, it is read or refused in words', () => {
    const keys = ['command', 'fields', 'tools', 'events', 'prompt', 'title', 'environment', 'uploads', 'about'];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        try {
          read(withKey(key, value));
        } catch (error) {
          expect(error).toBeInstanceOf(DeskError);
        }
      }),
      { numRuns: 300 },
    );
  });
});

it('a plug-in sends to the addresses among its settings, as far as they are asked for and no secrets', () => {
  const field = { label: { en: 'F', zh: 'F' }, secret: false, env: null, required: false, default: null };
  const fields = [
    { ...field, key: 'mode' },
    { ...field, key: 'server', when: { mode: 'own' } },
    { ...field, key: 'token', secret: true },
    { ...field, key: 'note' },
  ];
  const values = { mode: 'own', server: 'https://a.example', token: 'https://secret.example', note: 'see http://x' };
  expect(addressesOf(fields, values)).toBe('https://a.example');
  expect(addressesOf(fields, { ...values, mode: 'cloud' })).toBe('');
});
