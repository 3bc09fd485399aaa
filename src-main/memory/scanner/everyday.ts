import type { Concepts } from './concepts.ts';
import { nounForms } from './inflect.ts';
import type { Word } from './words.ts';

/** Who or what an order to the agent speaks to or about. A sentence with none of these may be about anything. */
const addressed = ['YOU', 'AGENT', 'USER', 'SYSTEM', 'THIS'] as const;
const about =
  /^(?:prompts?|memor(?:y|ies)|sessions?|conversations?|chats?|transcripts?|passwords?|credentials?|secrets|keys?|api|tokens?|restrictions|guardrails|unrestricted|uncensored|unfiltered|outputs?|answers?|repl(?:y|ies)|responses?)$/;

/** Things of home, food, health, travel, sport, school and craft, beyond those that frames know. */
const things = new Set(
  `bin oven fridge freezer stove dishwasher washing-machine kettle toaster coffee tea bread cake dough soup sauce flour egg
  butter cheese salad dinner lunch breakfast meal menu bakery baker restaurant cafe pizza wine beer grandma grandpa granny
  grandmother grandfather mum mom dad aunt uncle cousin niece nephew twin sister brother daughter son baby toddler cat dog
  puppy kitten horse bird hamster garage cellar attic balcony roof wall door window sofa shelf drawer carpet lamp plant
  cactus flower tomato tree lawn shed ladder bike bicycle tram train bus ferry boat plane tent hut trail mountain beach
  hike luggage suitcase passport visa museum concert orchestra piano guitar violin drum song lyric poem poet sonata band
  painting knitting sewing pattern yarn origami puzzle riddle crossword quiz dice lego toy doll pirate dragon lighthouse
  coach referee goalkeeper striker match race marathon sprint medal lap lane ski skate yoga swim referee trainer
  nurse surgeon pill tablet dose ointment allergy fever cough tooth knee pregnancy midwife pharmacy insulin bandage
  teacher pupil classroom lesson homework textbook lecture syllabus essay thesis chapter spelling grammar
  wedding birthday anniversary christmas easter surprise bouquet gift present guest host invitation
  wardrobe shirt shoe jacket tailor laundry ironing
  camera photo lens tripod postcard envelope stamp parcel courier
  rent lease mortgage landlord plumber electrician carpenter painter chimney heating boiler radiator thermostat
  ceilidh bagpipe choir alto tenor soprano rehearsal conductor`
    .split(/\s+/)
    .flatMap(nounForms),
);

/** Longer sentences are judged in pieces of this many words. */
const longest = 40;

/**
 * By word, whether its sentence speaks of everyday things (a garden, a recipe, a game) and of nobody and nothing that an
 * order to the agent needs. One walk over the words.
 */
export function everydayWords(words: readonly Word[], concepts: Concepts): Uint8Array {
  const verdicts = new Uint8Array(words.length);
  let from = 0;
  let everyday = false;
  let other = false;
  const close = (end: number): void => {
    if (everyday && !other) verdicts.fill(1, from, end);
    from = end;
    everyday = false;
    other = false;
  };
  words.forEach(({ word, hard }, at) => {
    if (hard || at - from >= longest) close(at);
    everyday ||= things.has(word) || concepts.means(word, 'EVERYDAY');
    other ||= about.test(word) || addressed.some((name) => concepts.means(word, name));
  });
  close(words.length);
  return verdicts;
}

const belonging = new Set(['of', 'for']);
const determiners = new Set(['the', 'a', 'an', 'my', 'our', 'his', 'her']);
const anyParty = [...addressed, 'MAKER', 'ADMIN', 'PERSON', 'ANYONE', 'RULE', 'AGENT_RULE', 'PRIOR', 'SECRET'] as const;

/** Whether what ends at word `last` is said to be of something else: the rules *of the pool*, the instructions *for my oven*. */
export function isOfSomethingElse(words: readonly Word[], last: number, concepts: Concepts): boolean {
  const at = words[last]?.word === 'of' ? last : last + 1;
  const [preposition, determiner, thing] = words.slice(at, at + 3);
  if (preposition === undefined || determiner === undefined || thing === undefined) return false;
  if ((at > last && preposition.opens) || determiner.opens || thing.opens) return false;
  if (!belonging.has(preposition.word) || !determiners.has(determiner.word)) return false;
  return !about.test(thing.word) && !anyParty.some((name) => concepts.means(thing.word, name));
}
