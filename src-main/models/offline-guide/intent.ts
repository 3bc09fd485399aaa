import { declareChinese, declareEnglish, type Statement } from './declare.ts';

/** What the person wants, as far as the guide's rules reach. */
export type Intent =
  | { readonly kind: 'remember'; readonly statement: Statement }
  | { readonly kind: 'forget'; readonly what: string }
  | { readonly kind: 'change'; readonly from: string; readonly to: string }
  | { readonly kind: 'about_topic'; readonly topic: string }
  | { readonly kind: 'search'; readonly query: string }
  | {
      readonly kind:
        | 'remember_nothing'
        | 'forget_all'
        | 'forget_nothing'
        | 'about_me'
        | 'recent'
        | 'skills'
        | 'help'
        | 'who'
        | 'greeting'
        | 'thanks'
        | 'goodbye'
        | 'unknown';
    };

/** An intent and the language to answer in. */
export interface Understood {
  readonly language: 'en' | 'zh';
  readonly intent: Intent;
}

type Rule = readonly [RegExp, (found: RegExpExecArray) => Intent];

const polite =
  /^(?:(?:hello|hey|hi|good morning|good evening|ok|okay|so|well|and|now|also|yes|no)[,!.]? +)*(?:please,? +)?(?:(?:can|could|would|will) you (?:please )?|i(?: would|'d)? (?:want|like) you to |i want to ask you to |let's )?/i;
const stopWords = new Set(
  (
    'a an the my our your his her their its of for about on in at to with and or i me we you that this these those it is are was ' +
    'were be been do did does have has had ever any some from by'
  ).split(' '),
);

function at(found: RegExpExecArray, group: number): string {
  return (found[group] ?? '').trim();
}

/** The words worth searching for. */
function query(text: string): string {
  const plain = text.replace(/[?？!！。.,，]+$/g, '').trim();
  const quoted = /^["“](.+)["”]$/.exec(plain);
  if (quoted !== null) return (quoted[1] ?? '').trim();
  const words = plain.split(/\s+/).filter((word) => !stopWords.has(word.toLowerCase()));
  return words.length === 0 ? plain : words.join(' ');
}

function unquoted(text: string): string {
  return text.replace(/^["“'‘](.+)["”'’]$/, '$1').trim();
}

function searched(text: string): Intent {
  const words = query(text);
  return words === '' ? { kind: 'recent' } : { kind: 'search', query: words };
}

function forgotten(text: string): Intent {
  const what = unquoted(text.replace(/[.!?。！？]+$/g, '').trim());
  if (what === '' || /^(?:it|that|this|这个|那个|它|这件事)$/i.test(what)) return { kind: 'forget_nothing' };
  const all =
    /^(?:everything|all|all of it|everything about me|everything you know(?: about me)?|all (?:my )?memor(?:y|ies)|我的?一切|一切|所有.*|全部.*)$/i;
  return all.test(what) ? { kind: 'forget_all' } : { kind: 'forget', what };
}

function changed(found: RegExpExecArray): Intent {
  const to = unquoted(at(found, 2).replace(/[.!。！]+$/g, ''));
  return { kind: 'change', from: unquoted(at(found, 1)), to };
}

function remembered(words: string, declare: (words: string) => Statement): Intent {
  const plain = words.trim();
  if (/^(?:it|that|this|me|这个|那个|这件事)?[.!?。！？…]*$/i.test(plain)) return { kind: 'remember_nothing' };
  const thing = /^my ((?:[\p{L}'’-]+ ?){1,2})$/u.exec(plain.replace(/[.!?]+$/, ''));
  if (thing !== null) return { kind: 'about_topic', topic: (thing[1] ?? '').trim() };
  const statement = declare(plain);
  return statement.text === '' ? { kind: 'remember_nothing' } : { kind: 'remember', statement };
}

const plainKinds =
  (kind: 'help' | 'who' | 'greeting' | 'thanks' | 'goodbye' | 'skills' | 'about_me' | 'recent') => () => ({ kind });

const english: readonly Rule[] = [
  [
    /^\/?(?:help|commands|\?+|what can (?:you|i) do(?: here)?|how (?:do|does) (?:you|this) work|how do i use (?:you|this))[\s?!.]*$/i,
    plainKinds('help'),
  ],
  [
    /^(?:who|what) are you[\s?!.]*$|^are you (?:an? )?(?:ai|llm|bot|human|real|language model|chatgpt|claude)\b.*$|^what model are you.*$/i,
    plainKinds('who'),
  ],
  [
    /^(?:hello|hi|hey|hiya|greetings|good (?:morning|afternoon|evening|day))(?:[ ,]+(?:there|hermes|again|everyone))?[\s!.]*$/i,
    plainKinds('greeting'),
  ],
  [
    /^(?:thanks|thank you|thx|cheers|great|perfect|ok|okay|cool)(?:[ ,]+(?:a lot|so much|very much|thanks|thank you))?[\s!.]*$/i,
    plainKinds('thanks'),
  ],
  [/^(?:bye|goodbye|see you|good night|farewell)(?:[ ,]+\w+)?[\s!.]*$/i, plainKinds('goodbye')],
  [
    /^(?:list|show|what|which)(?: me)?(?: are)?(?: all)?(?: of)?(?: the| my| your)? ?skills?(?: do you have| are there| do i have| have you| exist)?[\s?!.]*$/i,
    plainKinds('skills'),
  ],
  [
    /^(?:what|which things) do you (?:know|remember) (?:about|of) me[\s?!.]*$|^what have you (?:learned|learnt|stored|saved|remembered)(?: about me)?[\s?!.]*$|^(?:show|list|tell me|read)(?: me)? (?:your |my |the )?(?:memory|memories|profile|what you know(?: about me)?)[\s?!.]*$|^what do you remember[\s?!.]*$|^who am i[\s?!.]*$/i,
    plainKinds('about_me'),
  ],
  [
    /^(?:what|which things) (?:do|did) (?:you know|you remember|i tell you) about (.+)$/i,
    (found) => ({ kind: 'about_topic', topic: query(at(found, 1)) }),
  ],
  [
    /^do you (?:know|remember) (?:anything |something |what i (?:said|told you) )?(?:about )?(.+)$/i,
    (found) => ({ kind: 'about_topic', topic: query(at(found, 1)) }),
  ],
  [
    /^what (?:did|have) we (?:talk|talked|speak|spoken|discuss|discussed)(?: about)?(?: lately| recently| yesterday| last time| before| so far| last week| today)?[\s?!.]*$|^(?:list|show)(?: me)?(?: my| our| the)?(?: recent| last)? (?:conversations|chats|sessions)[\s?!.]*$/i,
    plainKinds('recent'),
  ],
  [
    /^(?:did|have|had|when did|where did) (?:we|i|you) (?:ever |already |once )?(?:talk|talked|speak|spoken|spoke|discuss|discussed|chat|chatted|mention|mentioned|say|said|tell you|told you)(?: anything| something)?(?: about| of| on)? (.+)$/i,
    (found) => searched(at(found, 1)),
  ],
  [
    /^what (?:did|have) (?:we|i|you) (?:say|said|tell you|told you|decide|decided|discuss|discussed)(?: about| on)? (.+)$/i,
    (found) => searched(at(found, 1)),
  ],
  [
    /^(?:search|find|look (?:for|up|through))(?: for| in| through)?(?: (?:our|my|the|all|past|old|previous) (?:conversations|chats|sessions|messages|history))?(?: for| about)?[: ]+(.+)$/i,
    (found) => searched(at(found, 1)),
  ],
  [/^(?:search|find)[\s?!.]*$/i, plainKinds('recent')],
  [/^(?:forget|unlearn)\b(?: about| that)?[: ]*(.*)$/i, (found) => forgotten(at(found, 1))],
  [
    /^(?:remove|delete|erase)(?: the)?(?: memory| entry| note| fact)?(?: about| that| of)?[: ]+(.+?)(?: from (?:your |my |the )?(?:memory|memories|profile))?$/i,
    (found) => forgotten(at(found, 1)),
  ],
  [
    /^(?:change|replace|update|correct|edit)(?: the)?(?: memory| entry| note)?(?: about| that)? (.+) (?:to|with|by|into) (.+)$/i,
    changed,
  ],
  [
    /^(?:remember|memori[sz]e|don['’]t forget|do not forget|keep in mind|note down|note|take note|make a note|bear in mind|write down|save|store)\b(?: of)?(?: the fact)?(?: that| this)?\s*[:,]?\s*(.*)$/i,
    (found) => remembered(at(found, 1), declareEnglish),
  ],
];

const chinese: readonly Rule[] = [
  [/^(?:帮助|怎么用|如何使用|你(?:能|会|可以)(?:做|干)(?:什么|些什么|啥)|有什么功能)[？?。！!]*$/, plainKinds('help')],
  [/^(?:你是谁|你是什么|你是(?:人工智能|机器人|AI|大模型).*)[？?。！!]*$/i, plainKinds('who')],
  [/^(?:你好|您好|嗨|哈喽|早上好|早安|下午好|晚上好|早)[呀啊！!。~～]*$/, plainKinds('greeting')],
  [/^(?:谢谢|多谢|感谢|谢了|好的|好)[你您啦了]*[！!。]*$/, plainKinds('thanks')],
  [/^(?:再见|拜拜|晚安|回头见)[！!。]*$/, plainKinds('goodbye')],
  [
    /^(?:列出|显示|查看|有哪些|你有哪些|看看)?(?:所有|全部)?(?:的)?技能(?:列表|有哪些)?[？?。！!]*$/,
    plainKinds('skills'),
  ],
  [
    /^(?:关于我)?，?你(?:都)?(?:知道|了解|记得|记住了?)(?:关于)?我?(?:的)?(?:什么|哪些|些什么|哪些事|多少)(?:事情?|内容)?[？?。！!]*$|^(?:显示|查看|列出)(?:你的|我的)?(?:记忆|资料|档案)[？?。！!]*$|^你(?:了解|知道|认识|记得)我吗[？?]*$|^你对我(?:了解|知道)(?:多少|什么|些什么)[？?。！!]*$|^我是谁[？?。！!]*$/,
    plainKinds('about_me'),
  ],
  [
    /^(?:我们)?(?:最近|上次|之前|昨天)(?:都)?(?:聊|谈|说|讨论)(?:过|了)?(?:什么|些什么|哪些)[？?。！!]*$/,
    plainKinds('recent'),
  ],
  [
    /^(?:我们|咱们|我|你)?(?:以前|之前|有没有|是不是|是否|曾经|什么时候|上次)*(?:聊|谈|讨论|说|提)(?:到|起|及)?过(?:关于)?(.+?)(?:的?(?:事情?|话题|问题))?(?:吗|没有|么|呢)?[？?。！!]*$/,
    (found) => searched(at(found, 1)),
  ],
  [
    /^(?:我们|咱们|我|你)?(?:以前|之前|有没有|是不是|是否|曾经|什么时候|上次)+(?:聊|谈|讨论|说|提)(?:到|起|及)?了?(?:关于)?(.+?)(?:的?(?:事情?|话题|问题))?(?:吗|没有|么|呢)?[？?。！!]*$/,
    (found) => searched(at(found, 1)),
  ],
  [
    /^关于(.+?)，?(?:我们|咱们)?(?:以前|之前)?(?:聊|谈|讨论|说)过?(?:什么|哪些|些什么|吗|没有)[？?。！!]*$/,
    (found) => searched(at(found, 1)),
  ],
  [
    /^(?:搜索|搜一下|搜|查找|查一下|查询|找一下)(?:对话|聊天|聊天记录|记录)?(?:里|中)?(?:的|关于)?[:：\s]*(.+)$/,
    (found) => searched(at(found, 1)),
  ],
  [
    /^你(?:知道|记得)(?:关于)?(.+?)(?:的?事情?)?(?:吗|么|什么|些什么)?[？?。！!]*$/,
    (found) => ({ kind: 'about_topic', topic: query(at(found, 1)) }),
  ],
  [
    /^(?:请|麻烦|帮我)?(?:忘记|忘掉|忘了|删除|删掉|移除|别再记着?|不要再记着?)(?:记忆|关于|这条)?[:：，,\s]*(.*)$/,
    (found) => forgotten(at(found, 1)),
  ],
  [/^(?:请|麻烦|帮我)?把(.+?)(?:改成|改为|换成|更新为|更新成|修改为|修改成)(.+)$/, changed],
  [
    /^(?:请|请你|麻烦你?|帮我|你要|你)?(?:记住|记下来?|记得|记一下|牢记|别忘了|不要忘记|保存|记录)(?:一下)?[:：，,\s]*(.*)$/,
    (found) => remembered(at(found, 1), declareChinese),
  ],
];

function isChinese(text: string): boolean {
  return /\p{Script=Han}/u.test(text);
}

/** The person's own words: what the app puts behind them (recall, attachments) is cut off. */
export function ownWords(content: string): string {
  const end = content.search(
    /\n\s*(?:<[a-z][a-z-]*-context>|<memory-context|--- (?:Attached Context|Context Warnings) ---)/i,
  );
  return (end < 0 ? content : content.slice(0, end)).trim();
}

function apply(rules: readonly Rule[], text: string): Intent | null {
  for (const [pattern, make] of rules) {
    const found = pattern.exec(text);
    if (found !== null) return make(found);
  }
  return null;
}

const longest = 20_000;

/** Understands one message by fixed rules; `unknown` when none fits. Never throws. */
export function understand(content: string): Understood {
  const text = ownWords(content).slice(0, longest).replace(/\s+/g, ' ').trim();
  const language = isChinese(text) ? 'zh' : 'en';
  const asked = /[?？]$/.test(text);
  const bare = text.replace(polite, '');
  const wish = bare !== text;
  const hit =
    apply(chinese, text) ??
    apply(english, text) ??
    (wish ? apply(english, asked ? bare.replace(/[?？]+$/, '') : bare) : null);
  if (hit === null) return { language, intent: { kind: 'unknown' } };
  // "Remember my birthday?" asks; only "can you remember that ...?" is a wish with a question mark.
  if (asked && !wish && (hit.kind === 'remember' || hit.kind === 'forget' || hit.kind === 'change')) {
    return { language, intent: { kind: 'unknown' } };
  }
  return { language, intent: hit };
}
