/** One row a Latin letter: letters of Cyrillic, Greek, Armenian, Cherokee and others drawn like it (lower case). */
const rows: readonly (readonly [string, string])[] = [
  ['a', 'аαɑ∂ᴀᎪꭺⲁ'],
  ['b', 'ьвβƄʙᖯ'],
  ['c', 'сϲⅽᴄ¢ᏟⲤ'],
  ['d', 'ԁⅾժɗᴅᏧ'],
  ['e', 'еєҽ℮εɛᴇᎬⲉ'],
  ['f', 'ƒғϝք'],
  ['g', 'ɡցԍɢᏀǥ'],
  ['h', 'һհнʜᏂⲏ'],
  ['i', 'іιɩıⅰϊїɪӏǃᎥ'],
  ['j', 'јϳʝᴊᎫ'],
  ['k', 'кκҟқᴋᏦⲕ'],
  ['l', 'ⅼƖǀןŀʟᏞ'],
  ['m', 'мⅿϻᴍᎷⲙ'],
  ['n', 'пηռոɴᏁ'],
  ['o', 'оοσօ०০ᴏჿᎾⲟ'],
  ['p', 'рρϱᴘᏢⲣ'],
  ['q', 'ԛգզϙ'],
  ['r', 'гᴦʀⲅᏒ'],
  ['s', 'ѕꜱʂᏚֆ'],
  ['t', 'тτţᴛᎢⲧ'],
  ['u', 'υսʋᴜ'],
  ['v', 'νѵⅴᴠᏙ'],
  ['w', 'ԝωѡᴡᎳ'],
  ['x', 'хχⅹ×ⲭ'],
  ['y', 'уγүყʏᎩ'],
  ['z', 'ᴢʐƶᏃ'],
];

/** Look-alike letter to the Latin letter it passes for. */
export const confusables: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);
