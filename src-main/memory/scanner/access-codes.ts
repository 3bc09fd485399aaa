import type { PatternRule } from './patterns.ts';

const says = 'Looks like a key or password. Memory is sent to the model in every session; keep secrets in .env.';
const shared = { kind: 'hardcoded_secret', scope: 'strict', says } as const;

/** What people call a password or a number that opens something, where they write it out. */
const passwords =
  'pass ?words?|passphrase|passcode|passwort|kennwort|mot de passe|contraseña|password|senha|palavra-passe|wachtwoord|hasło|heslo|lösenord|adgangskode|passord|salasana|jelszó|parola|şifre(?:si)?|пароль|密码|口令|パスワード|비밀번호|كلمة المرور|गुप्त शब्द|पासवर्ड|รหัสผ่าน|mật khẩu|סיסמה';
const numbers =
  'pin(?:-code| code|-nummer)?|pincode|puk|keypad|door ?code|entry ?code|gate code|digicode|interphone|türcode|zahlencode|dem code|boîte à clés|zugangscode|geheimzahl|código|codice|kod|пин(?:-код)?|код|暗証番号|密码|비밀번호|şifresi';
/** A word that nobody speaks: letters with figures, and a sign or a capital in it. */
const coined = String.raw`(?=[^\s"'”»]{0,40}\p{L})(?=[^\s"'”»]{0,40}\d)(?=[^\s"'”»]{0,40}(?:[-_!#%&+?@^~.*]|(?<=\p{Ll})\p{Lu}|\p{Lu}\p{Ll}))[^\s"'”»,;()<>{}$/]{7,48}`;

/** Passwords, numbers and words that open something, as people note them, over the text as it stands. */
export const accessRules: readonly PatternRule[] = [
  {
    ...shared,
    pattern: new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?:${passwords})(?![\p{L}-])(?:[ ,]{1,2}(?!policy|rules|reset|manager|must|should|changed|vault|hash|fields?\b|uses?\b)[\p{L}'-]{1,16}){0,6}(?:\s?[:=：]|,? (?:is|was|are|ist|lautet|c'est|est|es|è|é|to|jest|on)|は|是|:)?\s?["'“„«]?(?!https?:|[$<{*]|v\d|hunter2|1password|argon2|bcrypt|pbkdf2)${coined}`,
      'giu',
    ),
    hint: /\d(?:(?<=\p{L}\S{0,20}\d)|\S{0,20}\p{L})/u,
  },
  {
    ...shared,
    pattern: new RegExp(
      String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\p{N}])(?<!gpio[ -]?)(?:${numbers})(?![\p{L}])(?!\s(?:the|a|it|to|this|that|version|of conduct|on)\s|\s(?:postal|pocztow|del? err|de erro|de área|d'erreur|ошибк|почтов|fiscal|d'err|di err|błędu|fout|fel))(?:[ ,]{1,2}[\p{L}'-]{1,18}){0,6}?(?:\s?[:=：]|,? (?:is|ist|lautet|c'est|est|es|è|é|to|jest))?\s?(?:は|是)?["'“„«#]?(?!(?:19|20)\d\d(?!\d)|\d{1,2}[.:]\d)\d{2,4}(?:[ -]?\d{2,4}){0,2}[#*]?(?![\p{L}\d%€$°]|[.:,/]\d|\s?(?:km|kg|m|cm|eur|euro|uhr|h|min|minutes|lines|times|people|x|st|nd|rd|th)\b)`,
      'giu',
    ),
    hint: new RegExp(numbers, 'i'),
  },
  {
    ...shared,
    pattern:
      /\b(?:lock|padlock|safe|locker|tablet|phone|laptop|suitcase|luggage|door|gate|alarm|garage|vault|keypad)\b[^\n.;:]{0,24}(?:\b|(?=:))(?!set to (?:[01]\d|2[0-3])[0-5]\d\b)(?:unlocks? with|opens? with|set to|disarms? with|: disarm with|code is|keypad is)\s["'“]?#?\d{3,8}[#*]?(?![\d%]|[.:]\d)/gi,
  },
  {
    ...shared,
    pattern:
      /\b(?:zip|archive|file|pdf|vault|document|folder|backup)\b[^\n.;]{0,40}\b(?:opens?|unlocks?|decrypts?)\s(?:with|by)\s["“'](?=[^"”'\n]{0,40}\d)[^"”'\s]{6,40}["”']/gi,
  },
  {
    ...shared,
    pattern:
      /\b(?:[Rr]oot|[Aa]dmin|[Aa]dministrator|[Ll]ogin|[Gg]uest account)\b[^\n:.]{0,24}:\s(?=\S{0,40}\d)(?=\S{0,40}[a-z])(?=\S{0,40}[A-Z])[\w!#%&+?@^~-]{8,40}(?=$|[\s.,;(])/g,
  },
  {
    ...shared,
    pattern:
      /https?:\/\/(?:hooks\.[\w.-]{3,40}\/(?:services|workflows|hooks)\/[\w/]{20,100}|[\w.-]{3,60}\/bot\d{8,10}:[\w-]{20,50})|(?<!\d)\d{8,10}:AA[A-Za-z0-9_-]{25,40}\b|[?&](?:sig|signature|x-amz-signature|token|access_token|api_?key|auth|secret)=(?![<${*])(?=[\w%.~-]{0,80}\d)[\w%.~-]{20,200}/gi,
  },
  {
    ...shared,
    pattern:
      /\b(?:recovery|seed(?! list)|mnemonic|backup|wallet)\b[^\n]{0,50}(?:\b[a-z]{3,8},\s){10,23}[a-z]{3,8}\b|\b(?:recovery|seed|mnemonic)\b[^\n:]{0,40}:\s(?:[a-z]{3,8}\s){11,23}[a-z]{3,8}|\b(?:backup|recovery|emergency|one-time|scratch|2fa|two-factor)\b[^\n\d]{0,50}\d{4,6}[ -]?\d{4,6}(?:[\s,;]{1,3}\d{4,6}[ -]?\d{4,6}){1,12}|(?<![\d-])(?:\d{6}-){5,7}\d{6}(?![\d-])/gi,
  },
  {
    ...shared,
    pattern:
      /\b[A-Z][A-Z0-9_]{0,60}(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)_[A-Z0-9_]{1,30}\s?=\s?["']?(?![$<{*\s])(?=[^\s"']*\d)[A-Za-z0-9+/=_.-]{16,200}|\bmysql(?:dump|admin)?\s[^\n]{0,80}\s(?:-p|--password=)["'](?![$<{*])[^\s"']{4,60}["']/g,
  },
];
