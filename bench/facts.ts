import { han, randomFrom, syllables } from './talk.ts';

/** Something that was said once, and how it is asked for later. */
export interface Fact {
  readonly type: string;
  readonly says: string;
  readonly asks: string;
  readonly answer: string;
  /** Said by the assistant, not by the person. */
  readonly byAssistant?: boolean;
  /** An older statement of the same that no longer holds. */
  readonly older?: string;
}

const kana = 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモラリルレロ';
const hangul = '가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우';
const months = 'January February March April May June July August September October November December'.split(' ');

/**
 * A planted fact of each kind. `n` makes them different: every one is about a name of its own, so that all of them can lie
 * in one haystack, and the others are near misses.
 */
export function factsOf(n: number): Fact[] {
  const random = randomFrom(1000 + n);
  const from = (signs: string, count: number): string =>
    Array.from({ length: count }, () => [...signs][Math.floor(random() * [...signs].length)] ?? '').join('');
  const name = (): string =>
    Array.from({ length: 4 }, () => syllables[Math.floor(random() * syllables.length)] ?? 'ba').join('');
  const capital = (s: string): string => (s[0] ?? '').toUpperCase() + s.slice(1);
  const day = 10 + (n % 18);
  const month = months[n % 12] ?? 'March';
  return [
    aboutPerson(capital(name()), capital(name()), capital(name())),
    [
      paraphrased(name(), n),
      inflected(name(), n),
      dated(capital(name()), n, day, month),
      inChinese(from(han, 4), from(han, 4)),
      n % 2 === 0 ? inJapanese(from(kana, 5)) : inKorean(from(hangul, 4)),
      code(name(), capital(name()), n),
      mistyped(name(), n),
      updated(name(), n),
    ],
  ].flat();
}

function aboutPerson(dog: string, valley: string, roast: string): Fact[] {
  return [
    {
      type: 'single-session-user',
      says: `By the way, my dog is called ${dog} and he sleeps under the piano.`,
      asks: `Where does my dog ${dog} sleep?`,
      answer: 'under the piano',
    },
    {
      type: 'single-session-assistant',
      says: `For the ${valley} valley I suggest the northern trail; it takes about four hours and ends at the old mill.`,
      asks: `How long did you say the northern trail in the ${valley} valley takes?`,
      answer: 'four hours',
      byAssistant: true,
    },
    {
      type: 'single-session-preference',
      says: `In the mornings I really prefer the ${roast} roast, without sugar, as the other coffees are too bitter for me.`,
      asks: `Can you recommend a coffee like the ${roast} I prefer in the morning?`,
      answer: `${roast} roast without sugar`,
    },
  ];
}

function paraphrased(thing: string, n: number): Fact {
  const [says, asks] = [
    [`I left the ${thing} bicycle behind the bakery yesterday evening.`, `where is the ${thing} bike parked`],
    [`Grandmother taught us the ${thing} soup with fennel and lemon.`, `ingredients of grandma's ${thing} recipe`],
    [`The plumber from ${thing} wants 240 for the new boiler.`, `price of the heating repair by ${thing}`],
    [`Our flight with ${thing} was put off until Thursday.`, `when do we fly with ${thing} airline`],
  ][n % 4] ?? ['', ''];
  return { type: 'paraphrase', says: says ?? '', asks: asks ?? '', answer: thing };
}

function inflected(thing: string, n: number): Fact {
  const [says, asks] = [
    [`I parked the ${thing} bicycle behind the bakery.`, `parking ${thing} bicycles`],
    [
      `The ${thing} restaurant near the harbour closes at nine on Sundays.`,
      `When does the ${thing} restaurant close on a Sunday?`,
    ],
    [`We were painting the ${thing} fences all weekend.`, `painted ${thing} fence`],
  ][n % 3] ?? ['', ''];
  return { type: 'endings', says: says ?? '', asks: asks ?? '', answer: thing };
}

function dated(doctor: string, n: number, day: number, month: string): Fact {
  const [date, asked] = [
    [`2027-03-${day}`, `2027-03-${day}`],
    [`${day} ${month} 2027`, `${day} ${month}`],
    [`${month} ${day}, 2027`, `${month} ${day}`],
    [`${day}/03/2027`, `${day}/03/2027`],
  ][n % 4] ?? ['', ''];
  const says = `The appointment with doctor ${doctor} is on ${date ?? ''} at noon.`;
  const asks =
    n % 2 === 0 ? `appointment ${doctor} ${asked ?? ''}` : `On which day is my appointment with doctor ${doctor}?`;
  return { type: 'temporal-reasoning', says, asks, answer: date ?? '' };
}

function inChinese(cat: string, food: string): Fact {
  return { type: 'cjk', says: `我的猫叫${cat}，它喜欢吃${food}。`, asks: `猫叫${cat}`, answer: cat };
}

function inJapanese(bike: string): Fact {
  return { type: 'cjk', says: `私の自転車の名前は${bike}です。青くて軽いです。`, asks: bike, answer: bike };
}

function inKorean(puppy: string): Fact {
  return {
    type: 'cjk',
    says: `우리 강아지 이름은 ${puppy}이고 산책을 좋아해요.`,
    asks: `강아지 ${puppy}`,
    answer: puppy,
  };
}

function code(word: string, capital: string, n: number): Fact {
  const upper = word.toUpperCase();
  const [says, asks] = [
    [`Set the variable ${upper}_RETRY_LIMIT in .${word}rc first.`, `${upper}_RETRY_LIMIT`],
    [`It works after load${capital}Config() was called twice.`, `load${capital}Config`],
    [`The fix is in src/${word}/${capital}View.tsx, line 42.`, `src/${word}/${capital}View.tsx`],
    [`Run the build with --${word}-cache=off and look at the log.`, `--${word}-cache`],
    [`After the update to ${word}@2.13.${n} the tests passed.`, `${word}@2.13.${n}`],
    [`The ${capital} server says error E${1000 + n}: no route.`, `${capital} E${1000 + n}`],
  ][n % 6] ?? ['', ''];
  return { type: 'code', says: says ?? '', asks: asks ?? '', answer: word };
}

function mistyped(lighthouse: string, n: number): Fact {
  const capital = (lighthouse[0] ?? '').toUpperCase() + lighthouse.slice(1);
  const typo = misspelt(lighthouse, n);
  return {
    type: 'typo',
    says: `The wedding of ${capital} takes place in the old lighthouse.`,
    asks: [`${typo} wedding`, typo, `Where is the wedding of ${typo}?`][n % 3] ?? typo,
    answer: lighthouse,
  };
}

function updated(thing: string, n: number): Fact {
  const [older, says, asks] = [
    [
      `My ${thing} subscription costs eleven euros a month.`,
      `My ${thing} subscription costs fourteen euros a month now.`,
      `${thing} subscription costs`,
    ],
    [
      `I go to the ${thing} gym three times a week.`,
      `Since last month I only go to the ${thing} gym once a week.`,
      `How often do I go to the ${thing} gym?`,
    ],
    [
      `The password hint for ${thing} is the name of my first teacher.`,
      `I changed it: the password hint for ${thing} is now the street of my school.`,
      `password hint for ${thing}`,
    ],
  ][n % 3] ?? ['', '', ''];
  return { type: 'knowledge-update', older: older ?? '', says: says ?? '', asks: asks ?? '', answer: thing };
}

/** The word with one letter exchanged with the next, left out, wrong, or too many. */
function misspelt(word: string, n: number): string {
  const at = 1 + (n % (word.length - 2));
  const kinds = [
    () => `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`,
    () => word.slice(0, at) + word.slice(at + 1),
    () => `${word.slice(0, at)}x${word.slice(at + 1)}`,
    () => `${word.slice(0, at)}w${word.slice(at)}`,
    () => `y${word.slice(1)}`,
  ];
  const typo = (kinds[n % kinds.length] ?? (() => word))();
  // Two equal letters exchanged are no mistake.
  return typo === word ? `${word.slice(0, at)}x${word.slice(at + 1)}` : typo;
}
