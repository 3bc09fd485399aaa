/** One row a Latin letter: letters of Cyrillic, Greek, Armenian, Cherokee and others drawn like it (lower case). */
const rows: readonly (readonly [string, string])[] = [
  ['a', 'аαɑ∂ᴀᎪꭺⲁ'],
  ['b', 'ьвβƄʙᖯ'],
  ['c', 'сϲⅽᴄ¢ᏟⲤ'],
  ['d', 'ԁⅾժɗᴅᏧᎠđ'],
  ['e', 'еєҽ℮εɛᴇᎬⲉəɜ'],
  ['f', 'ƒғϝքꜰ'],
  ['g', 'ɡցԍɢᏀǥɠ'],
  ['h', 'һհнʜᏂⲏħᎻ'],
  ['i', 'іιɩıⅰϊїɪӏǃᎥɨ'],
  ['j', 'јϳʝᴊᎫ'],
  ['k', 'кκҟқᴋᏦⲕ'],
  ['l', 'ⅼƖǀןŀʟᏞłɫ'],
  ['m', 'мⅿϻᴍᎷⲙ'],
  ['n', 'пηռոɴᏁŋ'],
  ['o', 'оοσօɔɵ०০ᴏჿᎾⲟ'],
  ['p', 'рρϱᴘᏢⲣ'],
  ['q', 'ԛգզϙǫ'],
  ['r', 'гᴦʀⲅᏒᎡ'],
  ['s', 'ѕꜱʂᏚֆᏕ'],
  ['t', 'тτţᴛᎢⲧŧ'],
  ['u', 'υսʋᴜʊ'],
  ['v', 'νѵⅴᴠᏙ'],
  ['w', 'ԝωѡᴡᎳ'],
  ['x', 'хχⅹ×ⲭ'],
  ['y', 'уγүყʏᎩ'],
  ['z', 'ᴢʐƶᏃ'],
];

/** Look-alike letter to the Latin letter it passes for. */
export const confusables: ReadonlyMap<string, string> = new Map(
  rows.flatMap(([latin, others]) =>
    [...others].flatMap((other) => [[other, latin] as const, [other.toLowerCase(), latin] as const]),
  ),
);
