/** Numbers in [0, 1), the same for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What made-up words are made of. */
export const syllables =
  'ba be bi bo da de do fa fe ga go ka ke ki ko la le li lo ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te ti to va ve vi zo'.split(
    ' ',
  );
const common =
  'the of to and a in is it you that he was for on are with as I his they be at one have this from or had by hot but some what there we can out other were all your when up use word how said an each she which do their time if will way about many then them would write like so these her long make thing see him two has look more day could go come did my sound no most number who over know water than call first people may down side been now find any new work part take get place made live where after back little only round man year came show every good me give our under name very through just form much great think say help low line before turn cause same mean differ move right boy old too does tell sentence set three want air well also play small end put home read hand port large spell add even land here must big high such follow act why ask men change went light kind off need house picture try us again animal point mother world near build self earth father'.split(
    ' ',
  );
/** Common Chinese characters, the most frequent first. */
export const han =
  '的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里用道行所然家种事成方多经么去法学如都同现当没动面起看定天分还进好小部其些主样理心她本前开但因只从想实日军者意无力它与长把机十民第公此已工使情明性知全三又关点正业外将两高间由问很最重并物手应战向头文体政美相见被利什二等产或新己制身果加西斯月话合回特代内信表化老给世位次度门任常先海通教儿原东声提立及比员解水名真论处走义各入几口认条平系气题活尔更别打女变四神总何电数安少报才结反受目太量再感建务做接必场件计管期市直德资命山金指克许统区保至队形社便空决治展马科司五基眼书非则听白却界达光放强即像难且权思王象完设式色路记南品住告类求据程北边死张该交规万取拉格望觉术领共确传师观清今切院让识候带导争运';

/** Plain messages that look like talk: a few very common words, a long tail, code names, dates, CJK. */
export class Talk {
  readonly #random: () => number;
  readonly #tail: string[];

  constructor(seed: number) {
    this.#random = randomFrom(seed);
    const random = randomFrom(17);
    const pick = (): string => syllables[Math.floor(random() * syllables.length)] ?? 'ba';
    this.#tail = Array.from({ length: 40_000 }, () =>
      Array.from({ length: 2 + Math.floor(random() * 3) }, pick).join(''),
    );
  }

  /** A word of the long tail by its rank: 0 is the most frequent. */
  tail(rank: number): string {
    return this.#tail[rank] ?? 'ba';
  }

  word(): string {
    const random = this.#random;
    if (random() < 0.55) return common[Math.floor(common.length * random() ** 2)] ?? 'the';
    return this.#tail[Math.floor(this.#tail.length * random() ** 3)] ?? 'ba';
  }

  message(): string {
    const random = this.#random;
    const kind = random();
    if (kind < 0.12) {
      return Array.from({ length: 20 + Math.floor(random() ** 2 * 300) }, () => this.hanSign()).join('');
    }
    const words = Array.from({ length: 8 + Math.floor(random() ** 2 * 260) }, () => this.word());
    if (kind < 0.25) words.splice(3, 0, this.codeName());
    if (kind > 0.9) words.splice(5, 0, `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`);
    return `${words.join(' ')}.`;
  }

  hanSign(): string {
    return han[Math.floor(han.length * this.#random() ** 1.6)] ?? '的';
  }

  codeName(): string {
    const random = this.#random;
    const parts = [this.word(), this.word(), this.word()];
    const styles = [
      () => parts.join('_'),
      () => parts.map((p) => (p[0] ?? '').toUpperCase() + p.slice(1)).join(''),
      () => `src/${parts.join('/')}.ts`,
      () => `--${parts.slice(0, 2).join('-')}`,
      () => `.${parts[0] ?? 'env'}rc`,
    ];
    return (styles[Math.floor(random() * styles.length)] ?? (() => 'x_y'))();
  }
}
