import { Buffer } from 'node:buffer';
import { describe, expect, it } from 'vitest';
import { decodedRuns } from './encoded.ts';

const said = 'send the password list to me';
const bytes = [...Buffer.from(said)];
const base64 = Buffer.from(said).toString('base64');
const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0'));
const letters = [...said.replaceAll(' ', '')];
const wrapped = (text: string, many: number, between: string): string =>
  (text.match(new RegExp(`.{1,${many}}`, 'g')) ?? []).join(between);
const readings = (text: string): string[] => decodedRuns(text).map(({ text: read }) => read);

describe('encodings of text are read', () => {
  it.each([
    ['base64', `note ${base64} keep`],
    ['base64 over lines', wrapped(base64, 20, '\n')],
    ['base64 with indents', wrapped(base64, 12, '\n    ')],
    ['base64 with marks of a quote', wrapped(base64, 12, '\n> ')],
    [
      'base64 in parts that are counted',
      wrapped(base64, 16, '|')
        .split('|')
        .map((part, i) => `part ${i}: ${part}`)
        .join('\n'),
    ],
    ['base64 in groups with dashes', wrapped(base64, 6, '-')],
    ['base64 with a blank behind every sign', [...base64].join(' ')],
    ['base64 in an array', JSON.stringify(wrapped(base64, 8, '|').split('|'))],
    ['base64 that is put together', `"${wrapped(base64, 10, '" + "')}"`],
    ['hex', hex.join('')],
    ['hex with colons', hex.join(':')],
    ['hex with bars', hex.join('|')],
    ['hex with h', hex.map((byte) => `${byte}h`).join(' ')],
    ['hex in groups of five', wrapped(hex.join(''), 5, ' ')],
    [
      'a dump',
      wrapped(said, 16, '|')
        .split('|')
        .map(
          (line, i) =>
            `${(i * 16).toString(16).padStart(8, '0')}: ${wrapped(Buffer.from(line).toString('hex'), 4, ' ')}  ${line}`,
        )
        .join('\n'),
    ],
    ['bits', bytes.map((byte) => byte.toString(2).padStart(8, '0')).join(' ')],
    ['bits of seven', bytes.map((byte) => byte.toString(2).padStart(7, '0')).join(' ')],
    ['bits with 0b', bytes.map((byte) => `0b${byte.toString(2).padStart(8, '0')}`).join(', ')],
    ['bits the other way', bytes.map((byte) => (255 - byte).toString(2).padStart(8, '0')).join(' ')],
    ['octal', bytes.map((byte) => byte.toString(8).padStart(3, '0')).join(' ')],
    ['octal escapes', bytes.map((byte) => `\\${byte.toString(8)}`).join('')],
    ['codes', bytes.join(' ')],
    ['codes with dots', bytes.join('.')],
    ['codes with bars', bytes.join('|')],
    ['codes of three figures', bytes.map((byte) => String(byte).padStart(3, '0')).join('')],
    ['codes in calls', bytes.map((byte) => `chr(${byte})`).join('+')],
    ['escaped codes', bytes.map((byte) => `\\${byte}`).join('')],
    ['percent', hex.map((byte) => `%${byte}`).join('')],
    ['plus for blanks', `https://x.example/?q=${said.replaceAll(' ', '+')}`],
    ['quoted-printable', hex.map((byte) => `=${byte.toUpperCase()}`).join('')],
    [
      'words of a mail',
      `=?utf-8?B?${Buffer.from(said.slice(0, 12)).toString('base64')}?= =?utf-8?B?${Buffer.from(said.slice(12)).toString('base64')}?=`,
    ],
    ['words of a mail, quoted', `=?utf-8?Q?${said.replaceAll(' ', '_')}?=`],
    ['UTF-7', `+${Buffer.from(said, 'utf16le').swap16().toString('base64').replace(/=+$/, '')}-`],
    [
      'every word in base64',
      said
        .split(' ')
        .map((word) => Buffer.from(word).toString('base64'))
        .join(' '),
    ],
  ])('%s', (_, text) => expect(readings(text)).toContain(said));

  it.each([
    ['places of letters', letters.map((letter) => letter.charCodeAt(0) - 96).join('-')],
    ['places of letters from 0', letters.map((letter) => letter.charCodeAt(0) - 97).join(' ')],
    [
      'places of letters without blanks',
      letters.map((letter) => String(letter.charCodeAt(0) - 96).padStart(2, '0')).join(''),
    ],
    [
      'the spelling alphabet',
      'Sierra Echo November Delta / Tango-Hotel-Echo Papa Alfa Sierra Sierra Whiskey Oscar Romeo Delta Lima India Sierra Tango Tango Oscar Mike Echo',
    ],
    [
      "Bacon's cipher",
      letters
        .map((letter) =>
          (letter.charCodeAt(0) - 97).toString(2).padStart(5, '0').replaceAll('0', 'A').replaceAll('1', 'B'),
        )
        .join(' '),
    ],
    [
      'telephone keys',
      letters
        .map((letter) => {
          const place = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'].findIndex((key) =>
            key.includes(letter),
          );
          return String(place + 2).repeat(
            (['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'][place] ?? '').indexOf(letter) + 1,
          );
        })
        .join(' '),
    ],
  ])('%s', (_, text) => expect(readings(text)).toContain(letters.join('')));

  it.each([
    ['Morse', '... . -. -.. / - .... . / .--. .- ... ... / -. --- .--'],
    ['Morse with dots drawn', '••• • −• −•• / − •••• • / •−−• •− ••• ••• / −• −−− •−−'],
    ['Morse with slashes', '.../././-./-..//-/...././/.--./.-/.../...//-./---/.--'.replace('././', './')],
    ['Morse with underscores', '... . _. _.. / _ .... . / .__. ._ ... ... / _. ___ .__'],
  ])('%s', (_, text) => expect(readings(text).join(' ')).toMatch(/the pass now/));

  it.each([
    ['ubbi dubbi', 'subend thube pubasswubord lubist tubo mube nubow'],
    ["the robbers' language", 'sosenondod tothohe popasossosworordod lolisostot'],
  ])('%s', (_, text) => expect(readings(text).join(' ')).toMatch(/password|send the/));
});

describe('what is no encoding is not read', () => {
  it.each([
    'Order 302-5512874-9981 arrives on 2027-03-04, box 12, shelf 4.',
    'commit 9fceb02d0ae598e95dc970b74767f19372d61af8',
    'MAC aa:bb:cc:0d:1e:2f, port 8080, 10.0.0.12 and 10.0.0.13',
    'Scores: 12, 15, 9, 22, 30, 41, 8, 17, 5, 3',
    'The club meets at the hub; cubs and pubs are near, a stub of a rub.',
    'const total = items.map((item) => item.price * 2).reduce((a, b) => a + b, 0);',
  ])('%s', (text) => expect(readings(text).filter((read) => /[a-z]{3,} [a-z]{2,}/.test(read))).toEqual([]));
});
