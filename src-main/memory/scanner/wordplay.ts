import type { Said } from './numbers.ts';

/** Words with the first consonants behind and -ay added, each as it was. Where several readings are possible, one. */
export function pigLatin(text: string): string {
  return text.toLowerCase().replace(/[a-z]+/g, (word) => {
    if (/[aeiou].*[wy]ay$/.test(word) && /^[aeiou]/.test(word) && /(?:way|yay)$/.test(word)) {
      return word.replace(/(?:way|yay)$/, '');
    }
    const bare = word.replace(/ay$/, '');
    const moved = /(?:[^aeiou]{2,3}|qu|[^aeiou])$/.exec(bare)?.[0] ?? '';
    const onset = ['str', 'scr', 'spr', 'thr', 'shr'].find((cluster) => moved.endsWith(cluster));
    const pair = /(?:[bcdfgkpst][lrh]|s[cklmnptw]|wh|th|sh|ch|ph|qu|wr|kn|tw|dw)$/.exec(bare)?.[0];
    const front = onset ?? pair ?? bare.slice(-1);
    return front + bare.slice(0, bare.length - front.length);
  });
}

interface Game {
  /** What the players put in, with what is left of it. */
  readonly put: RegExp;
  readonly left: string;
  /** Whether it stands before every vowel (or behind every consonant) of a text that was written so. */
  readonly every: RegExp;
}

const consonant = 'bcdfghjklmnpqrstvwxz';
const games: readonly Game[] = [
  { put: /ub([aeiou]+)/g, left: '$1', every: /(?<!ub|[aeiou])(?!ub[aeiou])[aeiou]/g },
  { put: /idig([aeiou]+)/g, left: '$1', every: /(?<!idig|[aeiou])(?!idig[aeiou]|ig[aeiou])[aeiou]/g },
  {
    put: new RegExp(`([${consonant}])o\\1`, 'g'),
    left: '$1',
    every: new RegExp(`(?<!o)([${consonant}])(?!o\\1)`, 'g'),
  },
  {
    put: new RegExp(`([${consonant}])op(?![aeiou]p)`, 'g'),
    left: '$1',
    every: new RegExp(`(?<!o)[${consonant}](?!op)`, 'g'),
  },
  { put: /([aeiou])p\1/g, left: '$1', every: /(?<!p|[aeiou])[aeiou](?!p)/g },
];
const fewestPut = 6;

/** A text with the syllables taken out that children put into their words (ubbi dubbi, the robbers' language); null for others. */
export function playedWith(text: string): Said | null {
  const plain = text.toLowerCase();
  for (const { put, left, every } of games) {
    const found = plain.match(put)?.length ?? 0;
    if (found < fewestPut) continue;
    const free = plain.match(every)?.length ?? 0;
    if (free * 5 <= found) return { how: 'syllables put in', text: plain.replace(put, left) };
  }
  return null;
}

const nato =
  'alpha|alfa bravo charlie delta echo foxtrot golf hotel india juliett|juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey|whisky xray|x-ray yankee zulu'.split(
    ' ',
  );
/** Letters said by the spelling alphabet. */
export const natoRun = new RegExp(`\\b(?:(?:${nato.join('|')})[\\s,./|-]{1,3}){5,}(?:${nato.join('|')})\\b`, 'gi');

/** The letters that words of the spelling alphabet stand for. */
export function spelt(text: string): string {
  return (text.toLowerCase().match(/x-ray|[a-z]+/g) ?? []).map((word) => word.charAt(0)).join('');
}
