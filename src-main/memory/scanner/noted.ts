/**
 * Passwords and codes as people note them: a name for the thing, a few words, and something that nobody speaks. What is
 * told apart by its own form (prefixes of services, addresses with a password) stands in `secrets.ts`.
 */
import { matchesOf } from './matches.ts';

/** A stretch of a text that is a secret with its name. Offsets are UTF-16 units. */
export interface Noted {
  readonly start: number;
  readonly end: number;
}

/** Names of a password in languages with blanks between words, each with its common endings; and in those without. */
const spelt =
  'pass ?words?|pass ?phrases?|passcode|passwd|pwd?s?|pass|psk|wpa[23]?(?:-psk)?(?: key)?|creds|credentials|log-?in|secret(?: word| key)?|community string|master(?: password| key)?|auth|api[ _-]?key|private key|unseal key(?: \d)?|server key|app password|access[ _-]?key|token|security answer|' +
  'passwort(?:es)?|kennwort|zugangsdaten|schlüssel|wlan-?(?:schlüssel|key|passwort)|mot de passe|mdp|clé(?: wi-?fi| wpa)?|identifiants?|contraseña|clave|palavra-passe|senha|parola(?: d.ordine)?|wachtwoord|hasł[oa]|hesl[oa]|lösenord(?:et)?|passord(?:et)?|adgangskoden?|salasana|jelszó|şifre(?:si|miz)?|пароль|пароля|гасло|κωδικός|kata sandi|mật khẩu';
const joined =
  '密码|密碼|口令|パスワード|暗証番号|비밀번호|비번|암호|كلمة السر|كلمة المرور|الرقم السري|رمز(?: عبور)?|گذرواژه|סיסמה|סיסמא|הסיסמה|पासवर्ड|गुप्त शब्द|পাসওয়ার্ড|รหัสผ่าน';
const names = new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelt})(?![\\p{L}\\p{N}])|(?:${joined})`, 'giu');

/** Words after a name that make it one of something else, or a word about passwords rather than one. */
const elsewhere =
  /^(?:policy|policies|rules?|reset|managers?|must|should|hash(?:es|ed|ing)?|fields?|vault|uses?|expires?|forgot|lengths?|tokens?|page|change|every|per|limits?|counts?|buckets?|protected|rotation|box|form|header|headers|liegt|bitte|expire|since|seit|moved|renewal|port)$/iu;
/** What stands right before a password: a sign, or a word for "is" or "to". */
const says =
  /(?:[:：=]|->|=>|→|\/|[–—-])$|^(?:is|are|was|to|now|=|ist|lautet|lauten|est|c'est|es|é|è|to|jest|är|er|on|je|este|είναι|هي|هو|है|là|คือ|adalah|ialah|with|mit)$/iu;
const quote = /^["'“„«‘`]/u;
const placeholder =
  /^(?:your|my[_-]|change[_-]?me|example|x{3,}|<|\*|\$|\{|\[|%[a-z_]|hunter2|redacted|1password|argon2|bcrypt|scrypt|sha\d|md5|base64|utf-?8|oauth2?|wpa\d|ipv\d|null|none|true|false|os\.|process\.|env\b|id_|python3|pk_|id=)/iu;
const longestWords = 9;

/** How much a token looks like a password: 0 not, 1 where it is named at once, 2 wherever a name stands before it. */
function coined(token: string): 0 | 1 | 2 {
  if (token.length < 6 || token.length > 128 || placeholder.test(token)) return 0;
  if (/^(?:https?:|www\.|~?\/|\.{1,2}\/)/i.test(token) || /^[^@\s]+@[\w-]+(?:\.[\w-]+)+$/.test(token)) return 0;
  if (/^v?\d+(?:[.:/-]\d+)+$|^\d+\p{L}{1,5}$|^[\d.,]+%?$/u.test(token) || /^[\w-]+\.[a-z]{1,4}$/i.test(token)) return 0;
  if (/[()<>{}[\]]|::/.test(token) || /^[A-Z]+-?\d{1,4}$/.test(token)) return 0;
  const digit = /\d/.test(token);
  const letter = /\p{L}/u.test(token);
  const sign = /[!#$%&*+?@^~_=.-]/.test(token.slice(0, -1)) || /[!#$%&*+@^~]$/.test(token);
  const cased = /\p{Ll}/u.test(token) && /\p{Lu}/u.test(token);
  if (!letter) return 0;
  if (digit && (sign || cased) && token.length > 6) return 2;
  if (digit && token.length > 5) return 1;
  const changes = (token.match(/\p{Ll}\p{Lu}|\p{Lu}\p{Ll}/gu) ?? []).length;
  if (token.length > 8 && changes > 2) return 1;
  return /[!#$%&*+@^~]/.test(token) && token.length > 6 ? 1 : 0;
}

/** Words that make a passphrase: three to eight plain ones, to the end of the line or of the quotes. */
const phraseWords =
  /^\s?(?:is\s|lautet\s|est\s|es\s|[:：=]\s?|(?=["“„«]|\p{L}{3,12} \p{L}{3,12} \p{L}{3,12} ))(?:["“„«](?:\p{L}{2,14}[ -]){2,9}\p{L}{2,14}["”“»]|(?:\p{L}{3,12} ){2,7}\p{L}{3,12}\.?(?:\n|$))/u;

/** Finds what is noted as a password. Linear: of each name a bounded stretch behind it is looked at. */
export function notedPasswords(text: string): Noted[] {
  const found: Noted[] = [];
  for (const match of matchesOf(text, names)) {
    const name = match[0];
    const begin = match.index + name.length;
    const behind = text.slice(begin, begin + 160);
    const line = behind.slice(0, behind.search(/\n|$/));
    if (/phrase/i.test(name)) {
      const words = phraseWords.exec(
        line.replace(/^(?:\s(?:of|for|to|on)(?:\s[\p{L}'-]{1,14}){1,4})(?=\s?(?:is\s|[:=]))/u, ''),
      );
      if (words !== null) {
        found.push({ start: match.index, end: begin + line.trimEnd().length });
        continue;
      }
    }
    // A name to log in with stands before the password.
    const first = /^(?:log-?in|identifiants?)$/iu.test(name) ? 1 : 0;
    const weak =
      /^(?:log-?in|auth|secret|master|token|clé|pass|schlüssel|credentials|identifiants?|clave|parola|رمز)$/iu.test(
        name,
      );
    const end = passwordEnd(line, weak, first);
    if (end > 0) found.push({ start: match.index, end: begin + end });
  }
  return found;
}

/** What every password has at least one of. */
const odd = /[\d!#$%&*+@^~]|\p{Ll}\p{Lu}/u;

/** Where the password ends that follows a name on its line, behind `first` words at least, or -1. */
function passwordEnd(line: string, weak: boolean, first: number): number {
  if (!odd.test(line)) return -1;
  const token = /[^\s,;，、。「」『』()]+/gu;
  let before = '';
  let said = /^\s?["']?\s?(?:[:：=]|是|は|는|은|->|=>|→)/u.test(line);
  let words = 0;
  let named = true;
  for (const match of line.matchAll(token)) {
    // What a name is glued to in scripts without blanks, and signs before the password.
    const raw = match[0].replace(/^(?:[:：=]|是|は|는|은)+/u, '');
    if (raw === '') {
      said = true;
      continue;
    }
    const quoted = quote.test(raw);
    const bare = raw.replace(/^["'“„«‘`]+|["'”“»’`]*[.!?:;]?["'”“»’`]*$/gu, '');
    const value = /[!?]$/.test(raw) && !quoted ? raw.replace(/^["'“„«‘`]+/u, '') : bare;
    const worth = Math.max(coined(value), value === bare ? 0 : coined(bare));
    const close = said || says.test(before) || (words === 0 && named);
    if (worth === 2 && words >= first && (!weak || close || words < 3)) return match.index + match[0].length;
    if (worth === 1 && words >= first && close && (quoted || value.length > 7 || (said && value.length > 5)))
      return match.index + match[0].length;
    if (elsewhere.test(bare) && words < 5) return -1;
    if (/[.!?]["'”]?$/.test(raw) && bare.length > 2) return -1;
    before = raw;
    said = /[:：=]$/.test(raw);
    named = false;
    if (bare !== '') words += 1;
    if (words > longestWords) return -1;
  }
  return -1;
}

/** What opens with a number, and words of that number; not those of mail, faults, goods and clothes. */
const notCode =
  '(?<!(?:post|postal|zip|area|error|exit|status|http|country|dial(?:l)?ing|product|promo|discount|coupon|course|dress|colou?r|tax|sort|swift|source|booking|qr|bar|building|airport|station|response|fault|item|voucher)[ -]?)';
const lock =
  '(?:front |back |garden |cellar |building |office |house |side )?(?:door|gate|garage|safe|lock(?:box)?|padlock|bike lock|key ?box|alarm|keypad|vault|locker|suitcase|intercom|entrance|entry ?phone)';
const figures = String.raw`(?!(?:19|20)\d\d(?!\d))#?\d{4,8}[#*]?(?![\p{L}\d%€$°]|[.:,/-]\d|\s?(?:km|kg|m|m2|cm|eur|euros?|uhr|h|k|w|min|minutes|lines|times|people|points|staff|x|st|nd|rd|th)\b)`;
const few = String.raw`(?:[ ,]{1,2}[\p{L}'-]{1,14}){0,4}?`;

const numbers: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:pin|puk|tan|pin-?code|passcode|pincode|portkod|portcode|dørkode|türcode|pin-?nummer|sim pin|kod pin|code pin|pin atm)(?![\p{L}\p{N}-])${few}(?:\s?[:=]|,? (?:is|ist|lautet|est|es|é|è|jest|är|er|to))?\s["'“]?${figures}`,
    'giu',
  ),
  new RegExp(
    String.raw`${notCode}(?<![\p{L}\p{N}-])${lock}(?:\s(?:code|combination|pin|keypad|number|combo))(?![\p{L}\p{N}])${few}(?:\s?[:=]|,? is)?\s["'“]?#?\d{3,8}[#*A-Z]?(?![\p{L}\d%]|[.:,/-]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:code|combination|keypad|number)\s(?:for|of|to|on)\s(?:the |my |our |his |her )?${lock}(?:\s?[:=]|,? is)?\s["'“]?#?\d{3,8}[#*A-Z]?(?![\p{L}\d%]|[.:,/-]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:lock ?box|key ?box|bike lock|padlock|suitcase|luggage lock)(?:\s?[:,-])?\s(?:is |code |to )?["'“]?${figures}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:alarm|gate|door|safe|keypad|intercom)(?![\p{L}\p{N}])[^\n.]{0,30}?[\s,](?:type|press|enter|dial|punch in|key in)\s["'“]?${figures}(?!\s?(?:hz|v)\b)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:alarmanlage|tresor|schließfach|handy|haustür|hoftor|garage|schloss|tür)(?![\p{L}\p{N}])[^\n.]{0,30}?(?:code|pin|mit|kombination)\s(?:dem code )?["'„]?${figures}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:code de (?:la porte|l'immeuble|l'alarme|la grille|l'entrée|la boîte à clés)|código de (?:la (?:alarma|puerta|caja fuerte|verja))|código do (?:alarme|portão)|codice (?:allarme|cancello|porta|cassaforte)|kod do (?:bramy|drzwi|alarmu|domofonu|sejfu)|код (?:домофона|от домофона|сейфа|от сейфа|двери|подъезда|сигнализации)|senha do (?:cartão|cofre|alarme)|kart şifresi|kapı şifresi)${few}(?:\s?[:=]|,? (?:est|es|é|è|to|jest))?\s["'«]?\d{3,8}[#*A-Z]?(?![\p{L}\d%]|[.:,/-]\d)`,
    'giu',
  ),
  new RegExp(
    String.raw`(?:密码|密碼|口令|暗証番号|비밀번호|비번|الرقم السري|رمز|पिन|पिन कोड|รหัส|סיסמה|קוד)(?:\s?[\p{L}\p{M}-]{1,12}){0,2}?\s?(?:是|は|는|은|है|[:：])?\s?(?!(?:19|20)\d\d(?!\d))\d{4,8}(?![\d.:/-]|\s?[位桁자文字])`,
    'gu',
  ),
  /\b(?:punch|key in|dial|enter|tap|type)\s(?!(?:19|20)\d\d\b)\d{4,8}\s(?:on|into|at)\s(?:the |its )?(?:pad|keypad|panel|door|lock|gate)\b/gi,
  /(?<!\p{L})(?:padlock|key safe|intercom|parental lock|cadenas|fahrradschloss|vorhängeschloss|zahlenschloss|candado|lucchetto|cadeado|hangslot|kłódka|замок|caja fuerte|cassaforte|coffre-fort)(?!\p{L})[^\n.]{0,24}?(?:\s?:|\s(?:is|answers to|opens? (?:with|by|on)|hat|se abre con|s'ouvre avec|si apre con|öffnet mit))\s(?!(?:19|20)\d\d\b)(?:\d{3,8}[#*]?|\d{1,2}(?:-\d{1,2}){2,3})(?![\p{L}\d]|[.:]\d)/giu,
  /(?<!\p{L})(?:installer|engineer|screen time|parental|voicemail|kids?|child|guest)\s(?:code|pin)\s(?:is\s)?(?!(?:19|20)\d\d\b)\d{4,8}(?![\p{L}\d]|[.:]\d)/giu,
  /(?<!\p{L})(?:unlocks?|opens?)\s(?:on|with|by)\s(?!(?:19|20)\d\d\b)\d{4,8}[#*]?(?=\s*(?:$|[,;)]|\.(?!\d)))/gimu,
  /\bsafe\b[^\n.;]{0,20}\b(?:left|right)\s\d{1,2}\b[^\n.;]{0,12}\b(?:left|right)\s\d{1,2}\b[^\n.;]{0,12}\b(?:left|right)\s\d{1,2}\b/gi,
  /\b(?:ssn|social security(?: number)?)\b[^\n\d]{0,16}\d{3}-\d{2}-\d{4}\b/gi,
  /\b(?:wpa[23]?|wi-?fi|wlan|clé|schlüssel|psk)(?![\p{L}])[^\n\d]{0,30}(?:\d{16,24}|[0-9A-F]{26})(?![\dA-F])/giu,
];

/** A mail address and what one logs in with beside it. */
const withAddress =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}(?:\s?[,/|:]|\s(?:with|and))\s?["'“]?(?!https?:)(?![^\s]{0,80}\.\w{2,4}(?:[\s,;)]|$))(?=[^\s]{0,40}\d)(?=[^\s]{0,40}\p{Ll})(?=[^\s]{0,40}\p{Lu})(?=[^\s]{0,40}[!#$%&*+?@^~_-])[^\s"',;]{8,64}/gu;

/** Words of a wallet, codes that stand in for a second factor, and what they are made from. */
const recovery: readonly RegExp[] = [
  /\b(?:seed|mnemonic|wallet|recovery|ledger|trezor|metamask|bip-?39)\b(?!\s(?:list|packets?|catalog\w*|swap|order|bed|trays?))[^\n]{0,40}?(?:\b(?:\d{1,2}[.)]\s?)?(?!(?:the|and|of|is|in|with|for)\b)[a-z]{3,8}\b[\s,]{1,2}){11,23}(?:\d{1,2}[.)]\s?)?[a-z]{3,8}\b/gi,
  /\b(?:backup|recovery|emergency|one-time|scratch|2fa|two-factor)\b[^\n]{0,40}?(?<![\w-])(?=[\w -]{0,24}\d)[a-z0-9]{4,6}-[a-z0-9]{4,6}(?:[\s,;]{1,3}[a-z0-9]{4,6}-[a-z0-9]{4,6}){1,12}(?![\w-])/gi,
  /\b(?:2fa|totp|mfa|otp|authenticator|two-factor)\b[^\n]{0,40}?(?<![\w])(?:(?=[A-Z2-7]{0,64}[2-7])[A-Z2-7]{16,64}(?![\w])|(?:[a-z2-7]{4} ){3,12}[a-z2-7]{4}(?![\w]))/g,
  /\b(?:2FA|TOTP|MFA|OTP)\b[^\n]{0,40}?(?<![\w])(?=[A-Z2-7]{0,64}[2-7])[A-Z2-7]{16,64}(?![\w])/g,
  /\botpauth:\/\/[^\s]{0,120}secret=[A-Z2-7]{8,80}/gi,
  /\brecovery key\b[^\n]{0,24}?(?:[A-Z0-9]{4}-){4,8}[A-Z0-9]{4}\b/gi,
];

/** What a text must have for numbers, and for means of recovery, to be looked for. */
const numbered = /\d{3}|\d-\d\d?-\d|\b(?:left|right)\s\d/;
const recovered =
  /\b(?:seed|mnemonic|wallet|recovery|ledger|trezor|metamask|bip-?39|backup|emergency|one-time|scratch|2fa|two-factor|totp|mfa|otp|authenticator|otpauth)\b/i;

/** Finds numbers that open something, and what a lost second factor or wallet is recovered with. */
export function notedCodes(text: string): Noted[] {
  const patterns = [
    ...(numbered.test(text) ? numbers : []),
    ...(text.includes('@') ? [withAddress] : []),
    ...(recovered.test(text) ? recovery : []),
  ];
  return patterns.flatMap((pattern) =>
    Array.from(matchesOf(text, pattern), ({ index, 0: { length } }) => ({ start: index, end: index + length })),
  );
}
