import type { Fact } from './facts.ts';
import { randomFrom } from './talk.ts';

/**
 * Talk in plain English about everyday things, and facts without made-up names, as a person says and later asks for them: the
 * words of question and answer overlap only in part, and the talk around them is about the same things.
 */
export const everydayFacts: readonly Fact[] = [
  [
    'We adopted a greyhound from the shelter in May and named her Pixel.',
    'What is the name of the dog we adopted?',
    'Pixel',
  ],
  [
    'I finally finished repainting the hallway in a pale sage green.',
    'Which colour did I paint the hallway?',
    'sage green',
  ],
  [
    'My sister is moving to Lisbon in October for her new job at an aquarium.',
    'Where is my sister moving to?',
    'Lisbon',
  ],
  ['I am allergic to walnuts, so please leave them out of any recipe.', 'What food am I allergic to?', 'walnuts'],
  ['The spare key is with our neighbour Mrs Tanaka on the second floor.', 'Who has our spare key?', 'Mrs Tanaka'],
  ['I ran my first half marathon in two hours and eleven minutes.', 'What was my time in the half marathon?', '2:11'],
  [
    'Our anniversary dinner is booked at the Blue Heron for the 14th.',
    'Where did we book the anniversary dinner?',
    'Blue Heron',
  ],
  [
    'My grandfather worked as a lighthouse keeper for thirty years.',
    "What was my grandfather's job?",
    'lighthouse keeper',
  ],
  ['I switched the car insurance to a cheaper one, 38 a month.', 'How much do I pay for car insurance now?', '38'],
  ['I take my coffee with oat milk and a pinch of cinnamon.', 'How do I take my coffee?', 'oat milk'],
  [
    'I bought a used cello last week and practise twenty minutes a day.',
    'Which instrument did I buy last week?',
    'cello',
  ],
  [
    'The router password is on the yellow note in the kitchen drawer.',
    'Where is the note with the wifi password?',
    'drawer',
  ],
  ['My flight to Oslo leaves at 6:40 in the morning from gate B12.', 'When does my flight to Oslo leave?', '6:40'],
  ['I read 31 books last year, most of them mysteries.', 'How many books did I read last year?', '31'],
  ['The doctor told me to cut down on salt because of my blood pressure.', 'What should I cut down on?', 'salt'],
  ['I set the thermostat to nineteen degrees at night.', 'What temperature is the thermostat set to at night?', '19'],
  [
    'My daughter was chosen for the school choir and sings alto.',
    'Which voice does my daughter sing in the choir?',
    'alto',
  ],
  ['The landlord is raising our rent by sixty from January.', 'By how much does the landlord raise the rent?', '60'],
  ['I planted three rows of kohlrabi behind the shed.', 'What did I plant behind the shed?', 'kohlrabi'],
  ['My blood type is AB negative, the nurse told me.', 'What is my blood type?', 'AB negative'],
  ['We met at a pottery class in Ghent in 2009.', 'Where did we meet, and in which year?', 'Ghent, 2009'],
  ['My bike was stolen from the station on Tuesday.', 'On which day was my bike stolen?', 'Tuesday'],
]
  .map(([says = '', asks = '', answer = '']): Fact => ({ type: 'everyday-user', says, asks, answer }))
  .concat(
    [
      [
        'For a beginner I would suggest the Willow loop: eight kilometres, hardly any climbing.',
        'Which loop did you suggest for a beginner?',
        'Willow',
      ],
      [
        'A good substitute for buttermilk is milk with a spoon of lemon juice.',
        'What did you say is a substitute for buttermilk?',
        'lemon',
      ],
      [
        'The painter you asked about is Hilma af Klint, born in 1862.',
        'Which painter did you tell me about, born in 1862?',
        'Klint',
      ],
      [
        'To descale the kettle, boil water with two spoons of citric acid.',
        'How did you tell me to descale the kettle?',
        'citric',
      ],
    ].map(([says = '', asks = '', answer = '']): Fact => ({
      type: 'everyday-assistant',
      says,
      asks,
      answer,
      byAssistant: true,
    })),
  );

const things =
  'the garden|a birthday party|our holiday|the kitchen|my sister|the car|a new bike|the dog|dinner|my job|the flat|a book|the rent|my flight|the hallway|school|the doctor|a recipe|the neighbours|coffee|the weekend|a present|my grandfather|the insurance|a marathon|the train|the wifi|a concert|the shed|the heating'.split(
    '|',
  );
const asked = [
  'Can you help me plan X for next month?',
  'What should I keep in mind about X and Y?',
  'I was thinking about X again, mostly because of Y.',
  'Last week we talked about X with some friends, and nobody knew how much it should cost.',
  'How long does it take to get used to X?',
  'I have the feeling that X takes more of my time every year. What do others do?',
  'Is there a good way to combine X with Y in the morning?',
  'My brother says I should worry less about X. Which colour, name or day would you choose?',
  'Could you write a short note about X for Y?',
  'On Tuesday I have to decide where to go with X.',
];
const answered = [
  'There are a few things to consider about X.',
  'First of all, write down what you need, and how much time and money you have for it.',
  'Many people start with Y and come to X later.',
  'It usually takes between two and four weeks, sometimes longer.',
  'I would suggest to begin with something small and see how it works.',
  'A good question is where you want to be with X in a year.',
  'If the price matters, compare at least three offers, and ask what happens in winter.',
  'You could also ask your neighbours or a friend who knows about Y.',
  'Let me know which of these you like, and I will make a plan for you.',
  'Do not forget to take a break, drink some water and get enough sleep.',
  'That depends on the day: in the morning it is quiet, at night it is not.',
];

/** One turn of such talk. */
export function everydayTurn(role: 'user' | 'assistant', random: () => number): string {
  const pick = <T>(of: readonly T[], fallback: T): T => of[Math.floor(random() * of.length)] ?? fallback;
  const fill = (text: string): string => text.replace(/X/g, pick(things, '')).replace(/Y/g, pick(things, ''));
  const from = role === 'user' ? asked : answered;
  const count = role === 'user' ? 1 + Math.floor(random() * 2) : 3 + Math.floor(random() * 6);
  return Array.from({ length: count }, () => fill(pick(from, ''))).join(' ');
}

/** A seed for a question of its own. */
export function everydayRandom(n: number): () => number {
  return randomFrom(50_000 + n);
}
