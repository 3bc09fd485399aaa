/** What is particular to English, which most questions and most code words are in. */

/** Words that a question is made of, not what it is about. */
const fillers = new Set(
  (
    'a about after again all also am an and any anything are as at be because been before being but by can could did do does doing ' +
    'done for from get got had has have having he her hers him his how i if in into is it its just kind let like lot many may me might ' +
    'mine more most much must my no nor not now of off on once one only or other our ours out over own please same shall she should ' +
    'so some something such sure tell than that the their theirs them then there these they thing things this those through time to ' +
    'too up us very want was we were what whatever when where whether which while who whom whose why will with would yes you your yours'
  ).split(' '),
);

/** Whether a word says nothing about what is asked for. */
export function isFiller(word: string): boolean {
  return fillers.has(word.toLowerCase().replace(/['’](?:s|re|ve|ll|d|m|t)$/, ''));
}

/** Forms of verbs and nouns that no ending leads back from, each after its plain form. */
const irregular = new Map(
  (
    'be:been begin:began,begun bite:bitten blow:blew,blown break:broke,broken bring:brought build:built buy:bought catch:caught ' +
    'child:children choose:chose,chosen deal:dealt dig:dug draw:drew,drawn drink:drank,drunk drive:drove,driven eat:ate,eaten fall:fell,fallen ' +
    'feed:fed feel:felt fight:fought find:found fly:flew,flown foot:feet forbid:forbade,forbidden forget:forgot,forgotten forgive:forgave,forgiven ' +
    'freeze:froze,frozen give:gave,given go:went,gone grow:grew,grown hang:hung hear:heard hide:hid,hidden hold:held keep:kept know:knew,known ' +
    'lead:led lend:lent lose:lost man:men mean:meant meet:met mouse:mice pay:paid person:people ride:rode,ridden ring:rang,rung rise:rose,risen ' +
    'run:ran say:said see:saw,seen seek:sought sell:sold send:sent shake:shook,shaken shine:shone shoot:shot sing:sang,sung sink:sank,sunk ' +
    'sit:sat sleep:slept speak:spoke,spoken spend:spent stand:stood steal:stole,stolen stick:stuck strike:struck swear:swore,sworn ' +
    'sweep:swept swim:swam,swum take:took,taken teach:taught tear:tore,torn tell:told think:thought throw:threw,thrown tooth:teeth ' +
    'understand:understood wake:woke,woken wear:wore,worn win:won woman:women write:wrote,written'
  )
    .split(' ')
    .flatMap((entry) => {
      const [plain = '', forms = ''] = entry.split(':');
      return forms.split(',').map((form): [string, string] => [form, plain]);
    }),
);

const vowel = /[aeiouy]/;

/**
 * A word of English without its ending, so that `bakes`, `baked`, `baking` and `bake` meet, and `bought` and `buy`. Only tells
 * words apart for the index; it is no word to show. Anything but plain letters stays as it is.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return regular(irregular.get(word) ?? word);
}

function regular(word: string): string {
  if (word.length < 4) return word;
  const singular = word.endsWith('ies')
    ? word.length > 4
      ? `${word.slice(0, -3)}y`
      : word.slice(0, -1)
    : /(?:ss|us|is)$/.test(word)
      ? word
      : /(?:sses|ches|shes|xes|zes)$/.test(word)
        ? word.slice(0, -2)
        : word.replace(/s$/, '');
  for (const ending of ['ingly', 'edly', 'ing', 'ed', 'ly']) {
    const rest = singular.slice(0, -ending.length);
    if (!singular.endsWith(ending) || rest.length < (ending === 'ly' ? 4 : 2) || !vowel.test(rest)) continue;
    if (ending === 'ed' && rest.endsWith('e')) return rest.length > 3 ? rest : singular;
    if (ending !== 'ly' && rest.length === 2) return `${rest}e`;
    return finish(ending !== 'ly' && /([bdfgkmnprtv])\1$/.test(rest) ? rest.slice(0, -1) : rest);
  }
  return finish(singular);
}

function finish(word: string): string {
  if (word.length < 4) return word;
  return word.endsWith('e') ? word.slice(0, -1) : word.endsWith('i') ? `${word.slice(0, -1)}y` : word;
}
