import type { PatternRule } from './patterns.ts';

const says = 'Tells the agent to ignore the instructions it was given.';
const hides = 'Tells the agent to hide something from the person.';
const leaks = 'Asks for the system prompt to be given out.';
const roles = 'Tries to give the agent another role.';

/**
 * The main phrases in other languages, over folded text (lower case, accents of Latin letters dropped). Gaps are short
 * and bounded. English is in phrases.ts; what is not covered here passes, and docs/scanner.md says so.
 */
export const languageRules: readonly PatternRule[] = [
  // Chinese
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:忽略|无视|無視|忘记|忘記|忘掉|不要理会|不要遵守|不要遵循|别管|抛弃|丢弃|绕过|覆盖).{0,10}(?:之前|以前|以上|上面|上述|先前|前面|此前|所有|全部|一切|原有|原来|系统|你的|你被|一直).{0,8}(?:指令|指示|指导|规则|規則|要求|命令|提示|提示词|设定|限制|约束|说明)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /(?:输出|显示|打印|泄露|说出|告诉我|重复|复述|发送|公开).{0,8}(?:系统提示|系统提示词|系统指令|初始提示|隐藏指令|初始指令|系统消息)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /(?:不要|别|不得|切勿|不能|禁止|勿).{0,4}(?:告诉|告知|通知|让|透露给|提醒|询问|征求).{0,4}(?:用户|主人|使用者)|瞒着.{0,4}(?:用户|主人)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: roles,
    pattern:
      /(?:你现在是|从现在起你是|从现在开始你是|你不再是|你必须扮演|假装你是).{0,12}(?:没有|不受|无).{0,4}(?:限制|约束|规则|道德)|从现在(?:起|开始).{0,6}(?:你|只)(?:必须|要|只)?(?:服从|听从|执行)/g,
  },
  // Japanese
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:以前|これまで|上記|前|先|すべて|全て|既存|元|システム)の?.{0,8}(?:指示|命令|指令|ルール|規則|プロンプト|制約)(?:を|は|も)?.{0,6}(?:無視|忘れ|破棄|従わない|従うな|上書き)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /(?:システムプロンプト|システム指示|初期プロンプト|隠された指示)を?.{0,8}(?:出力|表示|教え|公開|漏ら|見せ|書き出)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /(?:ユーザー|利用者|使用者)に.{0,8}(?:言うな|言わない|教えない|伝えない|知らせない|知らせるな|隠し|確認せず|秘密)/g,
  },
  // Korean
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:이전|기존|위의|앞의|모든|지금까지의?|시스템)\s?.{0,10}(?:지시|명령|지침|규칙|프롬프트|설정).{0,8}(?:무시|잊어|잊고|따르지|무효|버려)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern: /(?:시스템\s?프롬프트|시스템\s?지시|초기\s?프롬프트).{0,8}(?:출력|보여|공개|알려|말해)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern: /사용자(?:에게|한테|가|몰래).{0,10}(?:말하지|알리지|알려주지|모르게|숨기|숨겨|묻지)/g,
  },
  // German
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignorier|missacht|vergiss|vergesst|vergessen|verwirf|uberschreib|umgeh|ubergeh|beachte|befolge)\w{0,6}\s(?:\S{1,20}\s){0,5}?(?:(?:vorherig|bisherig|fruher|vorig|obig|vorangegangen|ursprunglich|vorangehend|bestehend)\w{0,4}|all(?:e|en|er)?(?:\s(?:deine|ihre|diese|deiner))?|deine|system)\s?(?:\S{1,20}\s){0,3}?(?:anweisung|instruktion|vorgabe|regel|befehl|richtlinie|systemprompt|prompt|anordnung|weisung)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /\b(?:gib|zeig|nenn|verrat|wiederhol|druck|schreib|offenbar|schick)\w{0,5}\s(?:\S{1,20}\s){0,5}?(?:system-?\s?prompt|systemanweisung|systemnachricht|ursprungliche[nr]? anweisung)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /\b(?:sag|erzahl|teil|verrat|informier|benachrichtig|frag)\w{0,4}\s(?:\S{1,20}\s){0,4}?(?:nutzer|benutzer|anwender|besitzer|user)\w{0,3}\s(?:\S{1,20}\s){0,4}?(?:nicht|nichts|niemals|nie)\b|\bohne\s(?:den|die|das)?\s?(?:nutzer|benutzer|anwender)\w{0,3}\s(?:\S{1,20}\s){0,3}?zu\s(?:fragen|informieren|benachrichtigen)/g,
  },
  // French
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignore[rsz]?|oublie[rsz]?|neglige[rsz]?|contourne[rsz]?|meprise[rsz]?|ne (?:tiens|tenez) (?:pas|plus) compte)\s(?:\S{1,20}\s){0,5}?(?:instruction|consigne|regle|directive|ordre|prompt|commande)s?\s?(?:\S{1,16}\s){0,3}?(?:precedente?s?|anterieure?s?|ci-dessus|initiale?s?|d'origine|du systeme|systeme|prealables?|que tu|que vous|recues?)/g,
  },
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignore[rsz]?|oublie[rsz]?|neglige[rsz]?|contourne[rsz]?)\s(?:toute?s?|tous)\s(?:\S{1,12}\s){0,3}?(?:instruction|consigne|regle|directive|prompt)s?\b/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /\b(?:affiche|montre|revele|repete|donne|imprime|divulgue|ecri[st])[rsz]?\w{0,2}(?:-moi)?\s(?:\S{1,20}\s){0,4}?(?:(?:prompt|message|invite|instructions?)\s(?:du\s|de\s)?systeme|instructions? initiales?)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /\b(?:ne|n')\s?(?:le\s|la\s|en\s)?(?:dis|dites|parle[sz]?|informe[sz]?|previens|prevenez|revele[sz]?|mentionne[sz]?|demande[sz]?)\s(?:pas|rien|jamais|plus)\s(?:\S{1,16}\s){0,4}?(?:utilisateur|proprietaire)|\ba l'insu de l'utilisateur/g,
  },
  // Spanish
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|olvid|descart|desatiend|omit|anul|pas)(?:a|e|es|ar|en|ad|ando|o|e por alto)?\s(?:\S{1,16}\s){0,5}?(?:instruccion(?:es)?|reglas?|directrices|ordenes|indicaciones|normas|prompt)\s?(?:\S{1,16}\s){0,3}?(?:anterior(?:es)?|previ[ao]s?|de arriba|originales|iniciales|del sistema|precedentes|que (?:te|has|recibiste))/g,
  },
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|olvid|descart|desatiend)(?:a|e|es|ar|en|ad)\s(?:tod[ao]s?)\s(?:\S{1,12}\s){0,3}?(?:instruccion(?:es)?|directrices|prompts?|reglas)\b/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /\b(?:muestra|revela|imprime|repite|di|dame|escribe|ensena|envia)\w{0,4}\s(?:\S{1,16}\s){0,4}?(?:(?:prompt|mensaje|instrucciones) (?:del |de )?sistema|instrucciones iniciales)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /\b(?:no|nunca)\s(?:se lo\s|le\s|lo\s)?(?:dig|cuent|inform|revel|mencion|avis|pregunt|notifi)\w{1,6}\s(?:\S{1,16}\s){0,4}?(?:usuari[oa]|propietari[oa])|\bsin que el usuario (?:lo )?(?:sepa|se entere)/g,
  },
  // Portuguese
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|esquec|desconsider|descart|desobedec)(?:a|e|ar|em|er|endo|ando)\s(?:\S{1,16}\s){0,5}?(?:instruco(?:es)|instrucao|regras?|diretrizes|ordens|comandos|orientacoes|prompt)\s?(?:\S{1,16}\s){0,3}?(?:anterior(?:es)?|previ[ao]s?|acima|originais|iniciais|do sistema|precedentes|que (?:voce|recebeu))/g,
  },
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|esquec|desconsider|descart)(?:a|e|ar|em|er)\s(?:tod[ao]s)\s(?:\S{1,12}\s){0,3}?(?:instrucoes|diretrizes|regras|prompts?)\b/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /\b(?:mostre|revele|imprima|repita|diga|exiba|envie)\s(?:\S{1,16}\s){0,4}?(?:(?:prompt|mensagem|instrucoes) (?:do |de )?sistema|instrucoes iniciais)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /\b(?:nao|nunca|jamais)\s(?:\S{1,10}\s)?(?:diga|conte|informe|revele|mencione|avise|pergunte|notifique)\w{0,3}\s(?:\S{1,16}\s){0,4}?(?:usuari[oa]|utilizador|dono)|\bsem (?:que )?o usuario (?:saber|saiba|perceber)/g,
  },
  // Italian
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|dimentic|trascur|scart|disattend)(?:a|are|ate|i|ere|ando)\s(?:\S{1,16}\s){0,5}?(?:istruzion[ei]|regol[ae]|direttiv[ae]|ordini|comandi|indicazioni|prompt)\s?(?:\S{1,16}\s){0,3}?(?:precedent[ei]|di prima|sopra|original[ei]|inizial[ei]|del sistema|ricevut[eo])/g,
  },
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /\b(?:ignor|dimentic|trascur)(?:a|are|ate|i)\s(?:tutt[ei])\s(?:\S{1,14}\s){0,3}?(?:istruzioni|direttive|regole|prompt)\b/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /\bnon\s(?:\S{1,10}\s)?(?:dire|dirlo|rivelare|informare|avvisare|menzionare|chiedere)\s(?:\S{1,16}\s){0,4}?(?:all'|l'|al )?utente/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /\b(?:mostra|rivela|stampa|ripeti|scrivi|dimmi|invia)\w{0,3}\s(?:\S{1,16}\s){0,4}?(?:(?:prompt|messaggio|istruzioni) (?:di |del )?sistema|istruzioni iniziali)/g,
  },
  // Russian and Ukrainian (accents of Cyrillic letters are dropped by the fold: й reads и)
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:игнорируи|проигнорируи|забудь|не обращаи внимания на|отмени|отбрось|не следуи|игноруи|забудьте|игнорируите|нарушь)(?:те)?\s(?:\S{1,20}\s){0,4}?(?:предыдущ|прежн|предшествующ|все|всё|всi|попередн|ранее|выше|своих?|свои|системн)\S{0,6}\s?(?:\S{1,20}\s){0,3}?(?:инструкци|указани|правил|команд|приказ|промпт|установк|iнструкцi|вказiвк)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /(?:покажи|выведи|напечатаи|раскрои|повтори|сообщи|отправь)(?:те)?\s(?:\S{1,20}\s){0,4}?(?:системн\S{1,4}\s(?:промпт|инструкци|сообщени|подсказк)|начальн\S{1,4}\sинструкци)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /(?:не|никогда не)\s(?:говори|сообщаи|рассказываи|упоминаи|спрашиваи|уведомляи|показываи)(?:те)?\s(?:\S{1,20}\s){0,4}?(?:пользовател|владельц|хозяин)|втаине от пользовател/g,
  },
  // Arabic
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:تجاهل|انس|إنس|تجاوز|اهمل|أهمل|لا تتبع)\s?(?:\S{1,20}\s){0,4}?(?:التعليمات|الأوامر|القواعد|الإرشادات|التوجيهات|تعليمات|أوامر)\s?(?:\S{1,16}\s){0,2}?(?:السابقة|السابقه|أعلاه|الأصلية|القديمة|النظام|كلها|كل)|(?:تجاهل|انس|تجاوز)\s(?:كل|جميع)\s(?:\S{1,16}\s){0,2}?(?:التعليمات|الأوامر|القواعد|الإرشادات)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /(?:لا تخبر|لا تعلم|لا تبلغ|لا تقل|دون علم|دون إخبار|اخف عن|أخف عن)\s?(?:\S{1,12}\s){0,2}?(?:المستخدم|المالك|للمستخدم)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: leaks,
    pattern:
      /(?:اعرض|أظهر|اكشف|اطبع|كرر|أرسل)\s(?:\S{1,16}\s){0,3}?(?:موجه النظام|تعليمات النظام|رسالة النظام|التعليمات الأولية)/g,
  },
  // Hindi
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:पिछल|पहल|पूर्व|ऊपर|सभी|सारे|सब|सिस्टम)\S{0,6}\s?(?:\S{1,16}\s){0,4}?(?:निर्देश|आदेश|नियम|हिदायत|प्रॉम्प्ट)\S{0,4}\s?(?:\S{1,12}\s){0,3}?(?:अनदेखा|नज़रअंदाज|नजरअंदाज|अनदेखी|भूल|उपेक्षा|मत मान|छोड़)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /(?:उपयोगकर्ता|यूज़र|यूजर)\s?(?:\S{1,10}\s){0,3}?(?:मत बता|न बता|नहीं बता|बताए बिना|से छिपा|से छुपा|मत पूछ|बिना पूछे)/g,
  },
  // Turkish
  {
    kind: 'prompt_injection',
    scope: 'all',
    says,
    pattern:
      /(?:onceki|yukaridaki|daha once|butun|tum|sistem|mevcut)\s(?:\S{1,20}\s){0,4}?(?:talimat|yonerge|kural|komut|emir|direktif|istem)\S{0,10}\s(?:\S{1,12}\s){0,2}?(?:yok say|gormezden gel|unut|dikkate alma|uyma|gecersiz|gec)/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: hides,
    pattern:
      /kullaniciya\s(?:\S{1,14}\s){0,3}?(?:soyleme|bildirme|bahsetme|sorma)|kullanicidan\s(?:\S{1,14}\s){0,2}?(?:gizle|sakla)/g,
  },
];
