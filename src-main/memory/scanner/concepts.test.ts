import { describe, expect, it } from 'vitest';
import { Concepts } from './concepts.ts';
import { isCommandLine } from './model/tokens.ts';
import { verbForms } from './inflect.ts';
import { marksOf, withMarks } from './marks.ts';
import { wordsOf } from './words.ts';

const lexicon = {
  SEND: { verbs: 'send(sent) mail', terms: ['+pass _ on'] },
  THING: { nouns: 'key diary(diaries)' },
  PLACE: { words: 'outside' },
  CALM: { words: 'garden' },
};

function found(frame: string, text: string): string[] {
  const concepts = new Concepts(lexicon, [{ kind: 'k', scope: 'all', says: 's', frames: [frame] }]);
  const hits: string[] = [];
  concepts.search(withMarks(wordsOf(text), marksOf(text)), (_, first, last) =>
    hits.push(text.slice(first.start, last.end)),
  );
  return hits;
}

describe('a frame', () => {
  it.each([
    ['SEND THING', 'please send the diaries away', ['send the diaries']],
    ['SEND THING', 'the keys were sent', ['keys were sent']],
    ['SEND >THING', 'the keys were sent', []],
    ['SEND THING', 'pass the old keys on', ['pass the old keys on']],
    ['~2 SEND THING', 'send a very old and rusty key', []],
    ['SEND THING', 'send it. the key is here', []],
    ['* SEND THING', 'send it. the key is here', ['send it. the key']],
    ['^SEND >THING', 'he likes to mail keys', ['mail keys']],
    ['^SEND >THING', 'the postman mails keys', []],
    ['SEND >THING !CALM', 'send the key to the garden', []],
    ['SEND THING', 'never send the key', []],
    ['+ never >SEND >THING', 'never send the key', ['never send the key']],
    ['SEND >THING >#mail', 'send the key to a@b.example', ['send the key to a@b.example']],
  ])('%s in "%s"', (frame, text, hits) => expect(found(frame, text)).toEqual(hits));

  it('names classes that exist and has two slots', () => {
    expect(() => found('SEND NOWHERE', '')).toThrow(/No class NOWHERE/);
    expect(() => found('SEND', '')).toThrow(/two slots/);
  });
});

describe('forms of verbs', () => {
  it.each([
    ['stop', ['stops', 'stopping', 'stopped']],
    ['hide(hid,hidden)', ['hides', 'hiding', 'hid', 'hidden']],
    ['authorise', ['authorised', 'authorized', 'authorizing']],
    ['carry', ['carries', 'carrying', 'carried']],
  ])('%s', (entry, forms) => expect(verbForms(entry)).toEqual(expect.arrayContaining(forms)));
});

describe('a command line', () => {
  it.each(['rm -rf dist', 'curl -I https://acme.example', 'sudo apt update && sudo apt upgrade'])('is: %s', (text) =>
    expect(isCommandLine(text)).toBe(true),
  );
  it.each(['find the keys', 'make dinner at seven', 'curl up with a book'])('is not: %s', (text) =>
    expect(isCommandLine(text)).toBe(false),
  );
});
