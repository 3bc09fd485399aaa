import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGoalText, readTerms, writeGoalText, writeTerms } from './terms.ts';

describe('the words of a goal', () => {
  it('give what it is held to in lines of their own, and the rest is the goal', () => {
    const text = [
      'Move the login to tokens',
      'Verify: the auth tests pass',
      'evidence:   and the log is empty',
      'must not: change /login',
      'scope: services/auth',
      'stop when: the schema would change',
      'Fix bug: the parser',
    ].join('\r\n');
    expect(readGoalText(text)).toEqual({
      goal: 'Move the login to tokens\nFix bug: the parser',
      terms: [
        { field: 'verification', text: 'the auth tests pass and the log is empty' },
        { field: 'constraints', text: 'change /login' },
        { field: 'boundaries', text: 'services/auth' },
        { field: 'stop_when', text: 'the schema would change' },
      ],
    });
  });

  it.each([
    ['写三页\n验证：编译通过', { goal: '写三页', terms: [{ field: 'verification', text: '编译通过' }] }],
    [
      'outcome: all green\nverify: npm test',
      { goal: 'all green', terms: [{ field: 'verification', text: 'npm test' }] },
    ],
    ['verify:', { goal: 'verify:', terms: [] }],
    ['https://example.org: read it', { goal: 'https://example.org: read it', terms: [] }],
    ['  two\n\nlines  ', { goal: 'two\n\nlines', terms: [] }],
  ])('%j', (text, read) => {
    expect(readGoalText(text)).toEqual(read);
  });

  it('written out and read again are the same, and nothing of a goal on disk is lost', () => {
    const word = fc.stringMatching(/^[A-Za-z][A-Za-z ]{0,20}[a-z]$/u);
    const field = fc.constantFrom('verification', 'constraints', 'boundaries', 'stop_when');
    fc.assert(
      fc.property(word, fc.uniqueArray(fc.tuple(field, word), { selector: ([name]) => name }), (goal, pairs) => {
        const terms = readTerms(Object.fromEntries(pairs));
        expect(readGoalText(writeGoalText({ goal, terms }))).toEqual({ goal, terms });
        const kept = writeTerms(terms, { contract: { of_tomorrow: 'x', outcome: 'y' } });
        expect(readTerms(kept)).toEqual(expect.arrayContaining([...terms, { field: 'of_tomorrow', text: 'x' }]));
      }),
      { numRuns: 100 },
    );
  });
});
