import type { Store } from '@shared/contract/common.ts';

/** An entry as it would be stored: a plain statement about the person (`user`) or about the world (`memory`). */
export interface Statement {
  readonly store: Store;
  readonly text: string;
}

const adverbs = new Set(
  (
    'always never usually often also really just still currently mostly generally sometimes rarely only actually now ' +
    'already typically normally personally absolutely strongly both mainly frequently seldom hardly definitely truly'
  ).split(' '),
);
const modals = new Set('can could will would should must may might cannot shall'.split(' '));
const negations: Readonly<Record<string, string>> = {
  "don't": 'does not',
  "haven't": 'has not',
  "can't": 'cannot',
  "won't": 'will not',
  "wouldn't": 'would not',
  "shouldn't": 'should not',
  "couldn't": 'could not',
  "mustn't": 'must not',
  "didn't": 'did not',
  "wasn't": 'was not',
  "hadn't": 'had not',
};
const pasts = new Set(
  (
    'was were went had did made bought got grew met left won wrote ran saw took came found lost sold chose began broke ' +
    'built drove felt gave heard kept knew led learnt lent meant paid said sent slept spoke spent stood taught thought ' +
    'told understood wore became ate drank flew fell held hid rode rose sang sat shot swam threw woke brought caught'
  ).split(' '),
);
const presentsInEd = new Set(
  'need feed breed bleed exceed proceed succeed heed embed speed seed weed shed wed'.split(' '),
);
const surelyVerbs = new Set('am have live prefer want enjoy eat speak own hate dislike avoid drink'.split(' '));
const instructions =
  /^(?:please |always |never |don't |do not |use |answer |reply |respond |call me |speak |write |be |avoid |stop |start |address |talk |explain |show |give |ask |tell |keep (?:your|the) )/i;

/** The third person of an English verb in its base form. */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'am' || verb === 'be' || verb === 'are') return 'is';
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return `${verb}s`;
}

function isPast(verb: string): boolean {
  return pasts.has(verb) || (verb.length > 3 && verb.endsWith('ed') && !presentsInEd.has(verb));
}

/** Applies `change` to what is outside quotes and code. */
function outsideQuotes(text: string, change: (part: string) => string): string {
  return text
    .split(/("[^"]*"|“[^”]*”|`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');
}

function thirdPersonPronouns(text: string): string {
  const linked =
    'that|when|if|because|and|but|where|which|what|so|while|since|as|whenever|unless|until|before|after|how|why|who';
  return outsideQuotes(text, (part) =>
    part
      .replace(/\bof mine\b/g, 'of theirs')
      .replace(/\bmyself\b/g, 'themselves')
      .replace(/\bmy\b/gi, 'their')
      .replace(/\bme\b/g, 'them')
      .replace(/\bI(?:'m| am)\b/g, 'they are')
      .replace(/\bI was\b/g, 'they were')
      .replace(/\bI've\b/g, 'they have')
      .replace(/\bI'll\b/g, 'they will')
      .replace(/\bI'd\b/g, 'they would')
      .replace(new RegExp(`\\b(${linked}|,|;) I (?=[a-z])`, 'g'), '$1 they '),
  );
}

/** Verbs after "and" or "but" that still belong to the person: "I like tea and don't drink coffee". */
function followingVerbs(text: string): string {
  return outsideQuotes(text, (part) =>
    part.replace(/\b(and|but) (do not|don't|[a-z]+)\b/g, (whole, link: string, verb: string) => {
      if (verb === 'do not') return `${link} does not`;
      const negated = negations[verb];
      if (negated !== undefined) return `${link} ${negated}`;
      const sure = surelyVerbs.has(verb) || (link === 'but' && (verb === 'like' || verb === 'love'));
      return sure ? `${link} ${thirdPerson(verb)}` : whole;
    }),
  );
}

/** Turns what follows "I" into a statement without a subject; null when the verb is not to be trusted. */
function clause(text: string): string | null {
  const words = text.split(' ');
  const lead: string[] = [];
  while (words.length > 1 && adverbs.has(words[0] ?? '')) lead.push(words.shift() ?? '');
  const verb = (words.shift() ?? '').replaceAll('’', "'");
  const rest = words.join(' ');
  const finish = (told: string): string => [...lead, told, rest].filter((part) => part !== '').join(' ');
  const negated = negations[verb];
  if (negated !== undefined) return finish(negated);
  if (verb === 'do' && words[0] === 'not') return [...lead, 'does', rest].join(' ');
  if (modals.has(verb) || isPast(verb)) return finish(verb);
  return /^[a-z]{2,}$/.test(verb) || verb === 'am' ? finish(thirdPerson(verb)) : null;
}

/** "I ..." with the short forms taken apart; what follows the pronoun, or null when it does not begin so. */
function afterI(text: string): string | null {
  const forms: readonly (readonly [RegExp, string])[] = [
    [/^I['’]m\b/i, 'am'],
    [/^I['’]ve\b/i, 'have'],
    [/^I['’]d\b/i, 'would'],
    [/^I['’]ll\b/i, 'will'],
  ];
  for (const [pattern, verb] of forms) if (pattern.test(text)) return text.replace(pattern, verb);
  return /^I (?=\S)/i.test(text) ? text.slice(2) : null;
}

function aboutPerson(told: string): string | null {
  const clauses = told.split(/ (and|but) (?=I\b|I['’])/);
  const parts: string[] = [];
  for (const [index, part] of clauses.entries()) {
    if (index % 2 === 1) {
      parts.push(part);
      continue;
    }
    const own = index === 0 ? part : afterI(part);
    const said = own === null ? null : clause(own);
    if (said === null) return null;
    parts.push(followingVerbs(thirdPersonPronouns(said)));
  }
  return parts.join(' ');
}

function capital(text: string): string {
  const first = /^[a-z]+(?=[\s,'’.]|$)/.exec(text);
  return first === null ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

const openers =
  /^(?:the|a|an|this|that|these|those|there|it|we|our|when|if|on|in|at|for|every|all|each|some|no|never|always) /;

/** A fact about the world begins as it was said, but for words that are no name: `pnpm is used` stays, `the server` does not. */
function fact(text: string): string {
  return openers.test(text) ? capital(text) : text;
}

function instruction(text: string): string {
  const plain = thirdPersonPronouns(text.replace(/^please /i, ''));
  const negative = /^(?:don['’]t|do not|never)(?: to)? (.*)$/i.exec(plain);
  if (negative !== null) {
    const how = /^never/i.test(plain) ? 'never to' : 'not to';
    return `Wants the assistant ${how} ${negative[1] ?? ''}`;
  }
  if (/^call them /i.test(plain)) return `Wants to be called ${plain.slice(10)}`;
  const always = /^always (.*)$/i.exec(plain);
  const what = always === null ? plain.charAt(0).toLowerCase() + plain.slice(1) : `always ${always[1] ?? ''}`;
  return `Wants the assistant to ${what}`;
}

function sentence(text: string): Statement {
  const own = afterI(text);
  if (own !== null) {
    const told = aboutPerson(own);
    return { store: 'user', text: told === null ? `In their own words: “${text}”` : capital(told) };
  }
  if (/^my /i.test(text)) return { store: 'user', text: capital(followingVerbs(thirdPersonPronouns(text.slice(3)))) };
  const duty = /^you (?:should|must|have to|need to|ought to|are to) (.*)$/i.exec(text);
  if (duty !== null) return { store: 'user', text: instruction(duty[1] ?? '') };
  if (/^your /i.test(text)) return { store: 'memory', text: `The assistant’s ${text.slice(5)}` };
  const errand = /^to (.*)$/i.exec(text);
  if (errand !== null) {
    const what = errand[1] ?? '';
    const told = instructions.test(`${what} `)
      ? instruction(what)
      : `Wants to remember to ${thirdPersonPronouns(what)}`;
    return { store: 'user', text: told };
  }
  if (instructions.test(`${text} `)) return { store: 'user', text: instruction(text) };
  return { store: 'memory', text: fact(text) };
}

/**
 * Words it as a memory entry: one line, a statement that still makes sense in another conversation. "I prefer metric
 * units" is `Prefers metric units` about the person; what speaks of neither "I" nor "my" is kept as said, in `memory`.
 * Adds no fact: where the grammar is not to be trusted the person's own words are quoted.
 */
export function declareEnglish(words: string): Statement {
  const plain = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!]+$/, '');
  const statements = plain.split(/(?<=[.!?])\s+(?=\p{Lu})/u).map(sentence);
  const store = statements.some((statement) => statement.store === 'user') ? 'user' : 'memory';
  return { store, text: statements.map((statement) => statement.text).join(' ') };
}

/** The same for Chinese: a leading 我 is left out, any other becomes 用户; wishes are told as wishes. */
export function declareChinese(words: string): Statement {
  const plain = words
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[。！!.]+$/, '');
  if (/^我们/.test(plain)) return { store: 'memory', text: plain };
  if (/^我/.test(plain)) {
    const rest = plain
      .replace(/^我的?/, '')
      .replace(/^叫/, '名字是')
      .trim();
    return { store: 'user', text: rest.replaceAll(/我(?!们)/g, '用户') };
  }
  if (/^(?:请|以后|不要|别|总是|永远|每次|一律|回答|称呼我|叫我)/.test(plain)) {
    return { store: 'user', text: `希望助手${plain.replace(/^请/, '').replaceAll(/我(?!们)/g, '用户')}` };
  }
  return { store: 'memory', text: plain };
}
