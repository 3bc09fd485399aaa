import { describe, expect, it } from 'vitest';
import { notifyMode, reviewLine, saidOf, type Called } from './actions.ts';
import { instruction } from './instructions.ts';
import { knownAs } from './known.ts';
import type { KnownWrite } from './ports.ts';

const call = (result: unknown, args: unknown = {}, name = 'memory'): Called => ({
  name,
  arguments: JSON.stringify(args),
  content: JSON.stringify(result),
});

describe('the line after a review', () => {
  it.each<[string, Called, string[]]>([
    [
      'a message that says created is told as it is',
      call({ success: true, message: 'Memory entry created.' }),
      ['Memory entry created.'],
    ],
    ['a failure is not told', call({ success: false, message: 'something created but failed' }), []],
    ['what waits is not told', call({ success: true, staged: true, message: 'Entry added.' }), []],
    ['an entry added', call({ success: true, message: 'Entry added.', target: 'memory' }), ['Memory updated']],
    [
      'an entry of the person replaced',
      call({ success: true, message: 'Entry replaced.', target: 'user' }),
      ['User profile updated'],
    ],
    [
      'a skill',
      call({ success: true, message: 'The skill a was created.' }, {}, 'skill_manage'),
      ['The skill a was created.'],
    ],
    ['what only looks', call({ success: true, message: 'created' }, {}, 'skill_view'), []],
    ['a result that is a list', call([{ success: true }]), []],
    ['a result that is no JSON', { name: 'memory', arguments: '{}', content: 'oops' }, []],
  ])('%s', (_, called, said) => {
    expect(saidOf(called, 'on')).toEqual(said);
    expect(saidOf(called, 'off')).toEqual([]);
  });

  it('says each action once, by Hermes’ form, and nothing when there is nothing', () => {
    const added = call({ success: true, message: 'Entry added.', target: 'memory' });
    const made = call({ success: true, message: 'The skill a was created.' }, {}, 'skill_manage');
    expect(reviewLine([added, added, made], 'on')).toBe(
      '💾 Self-improvement review: Memory updated · The skill a was created.',
    );
    expect(reviewLine([], 'on')).toBe('');
  });

  it('verbose tells what was written, shortened', () => {
    const long = 'x'.repeat(200);
    const args = {
      target: 'user',
      operations: [
        { action: 'add', content: long },
        { action: 'remove', old_text: 'tea' },
      ],
    };
    expect(saidOf(call({ success: true, message: 'Applied 2 operation(s).' }, args), 'verbose')).toEqual([
      `User profile ➕ ${'x'.repeat(119)}…`,
      'User profile ➖ tea',
    ]);
    const patched = call(
      { success: true, message: 'changed', _change: { old: 'a', new: 'b' } },
      { name: 's' },
      'skill_manage',
    );
    expect(saidOf(patched, 'verbose')).toEqual(['📝 Skill \'s\' patched: "a" → "b"']);
  });

  it.each<[unknown, string]>([
    [false, 'off'],
    ['off', 'off'],
    ['OFF ', 'off'],
    [true, 'on'],
    [undefined, 'on'],
    ['Verbose', 'verbose'],
    ['nonsense', 'on'],
  ])('display.memory_notifications %j is %s', (written, mode) => {
    expect(notifyMode(written)).toBe(mode);
  });
});

const memory = (payload: unknown): KnownWrite => ({ subsystem: 'memory', summary: 'm', payload });
const skill = (payload: unknown): KnownWrite => ({ subsystem: 'skills', summary: 's', payload });
const tea = memory({ action: 'add', target: 'user', content: 'Drinks green tea in the morning' });

describe('what was proposed before', () => {
  it.each<[string, KnownWrite, Record<string, unknown>, string, boolean]>([
    [
      'the same words',
      tea,
      { action: 'add', target: 'user', content: 'Drinks green tea in the morning' },
      'memory',
      true,
    ],
    [
      'the same fact in other words',
      tea,
      { action: 'add', target: 'user', content: 'In the morning drinks green tea.' },
      'memory',
      true,
    ],
    ['another fact', tea, { action: 'add', target: 'user', content: 'Has a dog named Rex' }, 'memory', false],
    ['the other store', tea, { action: 'add', content: 'Drinks green tea in the morning' }, 'memory', false],
    [
      'in a batch',
      tea,
      { target: 'user', operations: [{ action: 'add', content: 'drinks green  tea in the morning' }] },
      'memory',
      true,
    ],
    [
      'the same entry removed, by another piece',
      memory({ action: 'remove', target: 'memory', old_text: 'tea', matched_entry: 'Likes tea a lot' }),
      { action: 'remove', old_text: 'likes tea' },
      'memory',
      true,
    ],
    [
      'the same entry replaced by something else',
      memory({
        action: 'replace',
        target: 'memory',
        content: 'Likes green coffee beans',
        old_text: 'tea',
        matched_entry: 'Likes tea',
      }),
      { action: 'replace', old_text: 'Likes tea', content: 'Moved to Berlin last year' },
      'memory',
      false,
    ],
    [
      'a skill of the same name',
      skill({ action: 'create', name: 'photo-import', content: 'a' }),
      { action: 'create', name: 'Photo-Import', content: 'b' },
      'skill_manage',
      true,
    ],
    [
      'another skill',
      skill({ action: 'create', name: 'photo-import' }),
      { action: 'create', name: 'weekly-menu' },
      'skill_manage',
      false,
    ],
    [
      'the same patch by path',
      skill({ action: 'patch', name: 'a', new_string: 'x' }),
      { action: 'patch', name: 'media/a', new_string: 'x' },
      'skill_manage',
      true,
    ],
    [
      'another patch',
      skill({ action: 'patch', name: 'a', new_string: 'x' }),
      { action: 'patch', name: 'a', new_string: 'y' },
      'skill_manage',
      false,
    ],
  ])('%s', (_, known, args, tool, same) => {
    expect(knownAs(tool, args, { waiting: [known], rejected: [] })).toBe(same ? 'waiting' : null);
    expect(knownAs(tool, args, { waiting: [known], rejected: [known] })).toBe(same ? 'rejected' : null);
  });

  it('is named to the review, shortened, with the rule of the language and the focus', () => {
    const text = instruction(
      { memory: true, skills: false, focus: 'the tea' },
      { waiting: [{ ...tea, summary: `add: ${'long '.repeat(100)}` }], rejected: [{ ...tea, summary: 'no dogs' }] },
    );
    expect(text).toMatch(/language the person uses/);
    expect(text).toContain('- memory: no dogs');
    expect(text).toContain('Above all look at: the tea');
    expect(text).toContain('MEMORY.');
    expect(text).not.toContain('SKILLS.');
    expect(
      Math.max(
        ...text
          .split('\n')
          .filter((line) => line.startsWith('- '))
          .map((line) => line.length),
      ),
    ).toBeLessThan(180);
  });
});
