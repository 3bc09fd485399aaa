import type { PatternRule } from './patterns.ts';
import type { Kind } from './rule.ts';

const says = 'Looks like a key or password. Memory is sent to the model in every session; keep secrets in .env.';
const scope = 'strict' as const;
const kind = 'hardcoded_secret';

/** The kind of what is found by its name in a note: see `noted.ts`. */
export const notedRule: Kind = { kind, scope, says };

/** What people write before a password, in the languages it is found in. */
const labels =
  'password|passwort|kennwort|passphrase|passwd|passcode|pass|pwd|pw|psk|wlan|wifi|wi-fi|key|login|logon|credentials?|creds|zugang|contraseña|clave|senha|mot de passe|mdp|wachtwoord|hasło|heslo|lösenord|salasana|jelszó|пароль|密码|口令|パスワード|비밀번호|şifre|كلمة المرور'.split(
    '|',
  );
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** A label, a few small words, and something with figures, small letters and capitals or signs. */
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...labels, ...labels.map(capital), ...labels.map((label) => label.toUpperCase())].join('|')}` +
    String.raw`)(?:\s(?:for|of|to|für|de|del|du|von|im|the|my|our|his|her|den|der|das|dem|is|ist|es|est|\p{L}{2,16}|"[^"\n]{1,24}")){0,5}?\s?(?:[=:：]|是|は|는|\sis|\sist|\sest|\ses|\se|\/|->|→|\skey|\spassword|\spw|\spass|(?=\s))\s?["'“]?(?!https?:|[$<{*]|1Password|SHA(?:1|256|512):|MD5:|0x[\dA-F]{8,40}(?![\dA-Fa-f])|\d{1,4}[.:/-]\d|v\d)(?=[^\s"'”]{0,40}\d)(?=[^\s"'”]{0,40}[a-z])(?=[^\s"'”]{0,40}(?:[A-Z]|[!#$%&*+?@^~]))[^\s"'”,;()<>]{7,64}(?=["'”]?(?:[\s.,;)]|$))`,
  'gu',
);

/** Credentials, over the text as it stands (case matters). */
export const secretRules: readonly PatternRule[] = [
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:api[_-]?key|token|secret|password|passwd|pwd|access[_-]?key|client[_-]?secret)["']?\s?[=:]\s?["'][A-Za-z0-9+/=_\-.]{20,200}["']/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /(?<![\w-])(?:sk-(?:ant-|or-|proj-)?[A-Za-z0-9_-]{20,200}|gh[posur]_[A-Za-z0-9]{30,100}|github_pat_[A-Za-z0-9_]{30,120}|xox[baprs]-[A-Za-z0-9-]{10,120}|xapp-\d-[A-Za-z0-9-]{10,120}|AIza[A-Za-z0-9_-]{30,60}|AKIA[A-Z0-9]{16}|ASIA[A-Z0-9]{16}|hf_[A-Za-z0-9]{20,80}|glpat-[A-Za-z0-9_-]{15,60}|npm_[A-Za-z0-9]{30,60}|pypi-[A-Za-z0-9_-]{30,250}|(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,100}|SG\.[A-Za-z0-9_-]{16,40}\.[A-Za-z0-9_-]{16,60}|dop_v1_[a-f0-9]{40,80}|gsk_[A-Za-z0-9]{20,80}|xai-[A-Za-z0-9]{30,100}|tvly-[A-Za-z0-9-]{16,60}|pplx-[A-Za-z0-9]{20,80}|AGE-SECRET-KEY-1[A-Z0-9]{40,80})(?![\w-])/g,
  },
  { kind, scope, says, pattern: /-----BEGIN (?:[A-Z]{2,12} ){0,3}PRIVATE KEY-----/g },
  { kind, scope, says, pattern: /\beyJ[A-Za-z0-9_-]{10,600}\.eyJ[A-Za-z0-9_-]{10,2000}\.[A-Za-z0-9_-]{10,600}/g },
  {
    kind,
    scope,
    says,
    pattern: /\b(?:bearer|authorization:\s?(?:bearer|basic|token))\s(?!\$|<|\{|\*)[A-Za-z0-9+/=_.-]{24,400}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:my |the |his |her |our |root |admin |wifi |wi-fi |login |account |bank )?(?:password|passphrase|passwort|mot de passe|contraseña|pin code)\s(?:is|lautet|ist|est|es)\s?:?\s?["'“]?(?=[^\s"'”]*\d)(?=[^\s"'”]*[A-Za-z])[^\s"'”]{8,64}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b[A-Z][A-Z0-9_]{0,60}(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD)\s?=\s?(?!\$|<|\{|\*|["']?\s)["']?(?=[^\s"']*\d)[A-Za-z0-9+/=_.-]{16,200}/g,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /(?<![\p{L}\p{N}])[\w-]{0,40}(?:api[ _-]?key|token|secret|passw(?:or)?d|passwort|passwords?|kennwort|pass|pwd|contraseña|clave|mot de passe|senha|пароль|access[ _-]?key|密码|パスワード)["']?\s?[=:：]\s?["'“]?(?![<$*{([]|os\.|process\.|env\b|your|example|changeme|xxx|null|none|true|false)(?=[^\s"'”<>{}()[\],;]{0,60}\d)(?=[^\s"'”<>{}()[\],;]{0,60}[A-Za-z])[^\s"'”<>{}()[\],;/]{8,200}/giu,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:password|passphrase|passwort|kennwort|passcode|contraseña|mot de passe|senha|wachtwoord|hasło|wifi key|wlan-schlüssel|api key|secret key|access key|token)\s(?:(?:of|for|to|on|from|in|the|my|our|his|her|de|del|du|der|des|vom|für|nas|router|server|wifi|account|[\w-]{1,20})\s){0,5}?(?:is|=|lautet|ist|est|es|é|jest|:)\s?["'“]?(?=[^\s"'”]{0,60}\d)(?=[^\s"'”]{0,60}[A-Za-z])[^\s"'”/.,]{7,64}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:pin|door code|alarm code|tan)\s(?:code\s|for\s|of\s|the\s|my\s|card\s|\w{1,16}\s){0,4}?(?:is|=|:)\s?\d{4,8}\b|\b(?:seed|recovery|mnemonic)\s(?:phrase|words?)\s?(?:is|:|=)?\s?["“]?(?:[a-z]{3,8}\s){11,23}[a-z]{3,8}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /-----BEGIN PGP PRIVATE KEY BLOCK-----|\bPuTTY-User-Key-File-\d|(?<![\w-])(?:shp(?:at|ca|pa|ss)_[a-f0-9]{32}|key-[a-f0-9]{32}|ya29\.[\w-]{20,200}|EAA[A-Za-z0-9]{30,200}|lin_api_\w{20,60}|ntn_\w{30,60}|secret_[A-Za-z0-9]{30,60}|figd_[\w-]{20,60}|dckr_pat_[\w-]{20,60}|ATATT3[\w=-]{30,250}|hvs\.[\w-]{20,120}|whsec_[\w+/=-]{20,80}|glsa_\w{30,60}|sntrys_[\w=+/-]{30,250}|nvapi-[\w-]{30,100}|r8_\w{30,50}|sq0(?:atp|csp)-[\w-]{20,60}|AC[a-f0-9]{32}|SK[a-f0-9]{32}|rubygems_[a-f0-9]{40,60}|PMAK-[\w-]{40,70}|NRAK-[A-Z0-9]{20,40}|phc_\w{30,60}|re_\w{16,40}|vercel_\w{20,40}|sbp_[a-f0-9]{30,50}|fly_\w{20,60}|patt?[A-Za-z0-9]{14}\.[a-f0-9]{40,70}|GOCSPX-[\w-]{20,40}|AQ\.[\w-]{30,60}|[MNO][A-Za-z\d]{23,27}\.[\w-]{6}\.[\w-]{27,40})(?![\w-])/g,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /https:\/\/(?:hooks\.slack\.com\/(?:services|workflows)\/[\w/]{20,100}|(?:\w{2,10}\.)?discord(?:app)?\.com\/api\/webhooks\/\d{8,20}\/[\w-]{20,100}|[a-f0-9]{32}(?::[a-f0-9]{32})?@[\w.-]{3,60}\/\d|[\w-]{3,60}\.webhook\.office\.com\/\S{20,200}|api\.telegram\.org\/bot\d{8,10}:[\w-]{20,50})|\b(?:redis|amqps?|rediss|smtps?|imaps?|mqtts?|ldaps?|socks5|mssql|mariadb|clickhouse|nats|ssh|sftp|mongodb(?:\+srv)?|postgres(?:ql)?|mysql|https?|ftp):\/\/[^\s:/@]{0,60}:(?!\*{3}|<|\$|\{|pass|secret|changeme|example|x{3})[^\s:/@$<{]{6,80}@[\w.-]{3,120}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\bmysql(?:dump)?\s[^\n]{0,60}\s-p(?=\w{0,40}\d)[\w!#%&.+-]{6,60}|\bcurl\s[^\n]{0,80}-u\s?["']?[\w.@-]{1,40}:(?![$<{*])[^\s"']{6,80}|\bsshpass\s-p\s?["']?[^\s"'$<]{4,60}|\b(?:login|user(?:name)?|admin)\s?[:=]?\s[\w.@-]{1,40}\s?[/|,]\s?(?:pass(?:word|wd)?\s?[:=]?\s?)?(?=\S{0,40}\d)(?=\S{0,40}[A-Z])(?=\S{0,40}[a-z])[^\s,/]{8,40}|\bbearer\s(?:token\s?[=:]\s?)?(?![$<{*])(?=\w{0,40}\d)[\w+/=.-]{24,400}/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /(?<![\p{L}\p{N}])(?:api|access|secret|license|licence|encryption|signing|account|deploy|private|auth|shared|storage|master|service|heroku|mailgun|datadog|algolia|[\w.-]{2,20})?[ _-]?(?<!public[ _-]?)(?:key|token|secret|credential)s?["']?\s?(?:[=:：]|is|->|=>)\s?["'“]?(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32,128}|(?=[A-Za-z0-9+/_-]{0,90}\d)(?=[A-Za-z0-9+/_-]{0,90}[A-Z])(?=[A-Za-z0-9+/_-]{0,90}[a-z])[A-Za-z0-9+/_-]{24,100}={0,2})(?![\w-])/giu,
  },
  {
    kind,
    scope,
    says,
    pattern: labelled,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:(?:login|user(?:name)?|admin|root|account)\s?(?:\/|:|\|)\s?|[\w.-]{2,24}\s[\/|]\s)(?=[^\s"'\/]{0,40}\d)(?=[^\s"'\/]{0,40}[a-z])(?=[^\s"'\/]{0,40}(?:[!$%&*?^~]))[^\s"'\/,;()<>=]{8,40}(?=\s|$|[.,;])|\baccountkey=[A-Za-z0-9+/]{40,100}={0,2}|\bmachine\s\S{3,80}\slogin\s\S{1,60}\spassword\s\S{4,80}|\b(?:pin|code|combination|passcode|puk|cvv|cvc|tan)\b(?:\s(?:for|of|to|the|my|our|his|her|on|\w{2,16})){0,4}?\s?(?:is|=|:)\s?\d{4,8}(?![\d.:/-])|[A-Z]\w{22,27}\.\w{6}\.[\w-]{27,40}/g,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:secret|secret key|access key|api key|key)\s(?=[A-Za-z0-9+/]{0,60}\d)(?=[A-Za-z0-9+/]{0,60}[A-Z])(?=[A-Za-z0-9+/]{0,60}[a-z])[A-Za-z0-9+/]{32,64}(?![\w/+])|\b(?:gate|door|alarm|safe|lock|entry|bike lock|garage|house)\s(?:code|combination|pin)\s?(?:is|=|:)?\s?#?\d{3,8}#?(?![\d.:/-])|\bbasic\s(?:auth\s?[:=]\s?)[A-Za-z0-9+/]{12,200}={0,2}|\b(?:session(?:id)?|sid|csrf|auth|jsessionid|phpsessid|connect\.sid)=(?=[\w%.-]{0,80}\d)[\w%.-]{20,300}|\b(?:docker|podman|helm registry|npm|az)\slogin\s[^\n]{0,80}(?:-p|--password)[\s=](?![$<{*])\S{6,80}|\b(?:backup|recovery)\scodes?\s?[:=]?\s?(?:\d{4,5}[ -]?\d{4,5}[\s,;]{1,3}){2,12}|\b(?:cvv|cvc|card security code)\s?:?\s?\d{3,4}\b|\b(?:visa|mastercard|amex|credit card|debit card|card(?: number| no\.?)?)\s?[:#]?\s?(?:\d{4}[ -]?){3}\d{3,4}\b|\b(?:licen[cs]e|serial|product|activation|key)[^\n]{0,24}\s[A-Z0-9]{5}(?:-[A-Z0-9]{5}){3,4}\b/gi,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:key|token|secret)\b[^\n.,;]{0,24}[\s:=]["'“]?(?:[0-9a-f]{64}|(?=[0-9a-f]{0,31}\d)(?=[0-9a-f]{0,31}[a-f])[0-9a-f]{32})(?![\w-])|\b(?:key|token|secret|code|passcode)\b(?:\s\w{1,16}){0,4}(?:\s?[:=]|\sis|\skey)?\s["'“]?(?=[\w-]{0,40}\d)(?:[a-z0-9]{3,8}(?:-[a-z0-9]{4,8}){2,7})(?![\w-])|\bpassphrase\b(?:\s\w{1,16}){0,5}(?:\s?[:=]|\sis)\s?["'“]?[a-z]{3,12}(?:-[a-z]{3,12}){3,9}(?![\w-])|\b(?:safe|vault|lock|padlock|strongbox)\b(?:\s\w{1,12}){0,3}\s(?:opens|combination|code)(?:\s(?:with|is|to))?\s?:?\s?\d{1,2}(?:-\d{1,2}){2,3}\b/gi,
  },
  { kind, scope, says, pattern: /\b\d{8,10}:AA[A-Za-z0-9_-]{30,40}\b/g },
  {
    kind,
    scope,
    says,
    pattern:
      /(?<![\w-])(?:gl(?:dt|rt|ft|soat|agent|imt|cbt|ptt)-[\w-]{18,80}|[0-9a-f]{32}-us\d{1,2}|dp\.(?:pt|st|ct|scim|audit)\.[A-Za-z0-9]{40,60}|(?:FlyV1 )?fm[12][a-z]?_[\w+/=-]{24,800}|sb_secret_\w{20,60}|pscale_(?:tkn|pw|oauth)_[\w.-]{30,80}|nf[pcoub]_[A-Za-z0-9]{36,60}|HRKU-[\w-]{30,70}|dapi[0-9a-f]{30,40}|glc_[\w+/=]{30,300}|AKCp[A-Za-z0-9]{60,90}|[A-Za-z0-9]{14}\.atlasv1\.[\w-]{40,100}|pul-[0-9a-f]{40}|tskey-(?:auth|api|client|scim|webhook)-[\w-]{15,100}|sk_[0-9a-f]{48}|\d\/\d{14,18}:[0-9a-f]{32}|pat-(?:na|eu|ap)\d-[0-9a-f-]{36}|sl\.[\w-]{100,1200}|oauth:[a-z0-9]{30}|SSWS\s[\w-]{30,60}|sk\.eyJ1[\w-]{30,200}\.[\w-]{20,40}|LTAI[A-Za-z0-9]{16,24}|AKID[A-Za-z0-9]{32}|AQVN[\w-]{30,50}|EZ[AT]K[A-Za-z0-9]{54}|shippo_(?:live|test)_[0-9a-f]{40}|xkeysib-[0-9a-f]{64}-\w{16}|AT(?:BB|CTT3)[\w=-]{28,250}|CC[IP]PAT_\w{30,90}|bk(?:ua|ct|pt|aj)_[0-9a-f]{40}|ops_eyJ[\w-]{80,1200}|A3-(?:[A-Z0-9]{5,6}-){4,6}[A-Z0-9]{5}|[xyz]prv[0-9A-Za-z]{80,140}|nsec1[a-z0-9]{50,70}|5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51}|li_at=AQ[\w-]{30,400})(?![\w-])/g,
    hint: /[-_.:=](?<=[a-z]\w{0,8}[-_.:=])\w|[A-Z]{2}[A-Za-z0-9]{14}|\d\/\d{14}|[5KL][1-9A-HJ-NP-Za-km-z]{49}|prv\w{90}|nsec1/,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:client-key-data|_auth(?:Token)?|auth(?=":)|SharedAccessKey|identitytoken)["']?\s?[:=]\s?["']?(?![$<{*])[A-Za-z0-9+/=_-]{16,4000}|"kty"\s?:[^{}]{0,300}"d"\s?:\s?"[\w-]{20,700}"|["'][A-Za-z_]{0,30}(?:PASSWORD|PASSWD|SECRET|_KEY|_SALT|TOKEN)["']\s?,\s?["'](?![$<{*])[^\s"']{8,100}["']|\bvariable\s"\w{0,40}(?:password|secret|token|key)\w{0,20}"[^{}]{0,20}\{[^{}]{0,120}default\s?=\s?"(?![$<{*])[^\s"]{6,100}"|\bPrivateKey\s?=\s?[A-Za-z0-9+/]{40,44}=?|\bPresharedKey\s?=\s?[A-Za-z0-9+/]{40,44}=?|[?&](?:appid|apikey|api_key|key|code|secret)=(?![<${*])(?=[\w%.~-]{0,80}\d)[\w%.~-]{24,200}|\b(?:private key|secret key|key)\s(?:is\s|:\s)?0x[0-9a-f]{64}\b|\+[a-z0-9]{2,12}:\/\/[^\s:/@]{0,60}:(?!\*{3}|<|\$|\{|pass|secret|changeme|example|x{3})[^\s:/@$<{]{6,80}@[\w.-]{2,120}/gi,
    hint: /[:=,]\s?["']?\w|0x|default/,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\bhtpasswd\s-\w*b\w*\s\S{1,60}\s\S{1,40}\s(?![$<{*])\S{6,60}|\becho\s["']?[\w.-]{1,32}:(?![$<{*])[^\s"':]{6,60}["']?\s?\|\s?(?:sudo\s)?chpasswd|\bnet use\b[^\n]{0,80}\/user:\S{1,40}\s(?![$<{*/])\S{6,60}|\bopenssl\s[^\n]{0,80}\s(?:-k|-pass(?:in|out)?\spass:)\s?(?![$<{*])\S{6,60}|\b(?:un)?zip\s[^\n]{0,40}-P\s?(?![$<{*])\S{6,60}|\b7z\w?\s[^\n]{0,60}\s-p(?![$<{*])[^\s"'<]{6,60}|\buser(?:name)?=[\w.-]{1,40}%(?![$<{*])\S{6,60}|\b(?:[A-Z]+_)?PASSPHRASE=["'](?![$<{*])[^"'\n]{8,80}["']|\bgpg\s[^\n]{0,60}--passphrase[\s=](?![$<{*])\S{6,60}|\bpgpass\b[^\n]{0,20}(?:[\w.*-]{1,60}:){4}(?![$<{*])\S{6,60}|\bcurl\s[^\n]{0,80}-(?:b|-cookie)\s["']?\w{2,30}=(?![$<{*])[\w%.-]{16,400}/gi,
    hint: /passwd|net use|openssl|zip|7z|%|PASSPHRASE|gpg|pgpass|curl/i,
  },
  {
    kind,
    scope,
    says,
    pattern:
      /\b(?:admin(?:istration)?(?: page)?|router|printer|panel|console|dashboard|nas|portal)\b[^\n.;]{0,40}\b(?:opens?|lets? (?:you|me|us) in|accepts?|unlocks?|takes?)\b(?:\s(?:you|me|us|in|with|by|to|using))*\s(?:\w{2,16}\s(?:and|\/)\s)?["'“]?(?=[^\s"'”]{0,40}\d)(?=[^\s"'”]{0,40}\p{L})[^\s"'”.,;]{7,64}|\b(?:root|admin|administrator)\/(?=\S{0,40}\d)(?=\S{0,40}[a-z])[\w!#%&+?@^~.-]{7,40}(?=$|[\s,;])|\b(?:u|user|usr)\s?:\s?[\w.@-]{2,40}[\s,;/|]{1,3}(?:p|pw|pass)\s?:\s?(?![$<{*])\S{6,60}|\b(?:creds?|credentials|zugangsdaten)\b[^\n:]{0,24}:\s[\w.+-]{2,40}(?:@[\w.-]{3,60})?[\s,/|]{1,3}(?![$<{*])(?=\S{0,40}\d)\S{7,60}|\b(?:ssid|network)\b[^\n/|]{1,24}[/|]\s?(?=[^\s]{0,40}\d)(?=[^\s]{0,40}[a-z])\S{7,60}|\blicen[cs]e\b[^\n]{0,20}\s[A-Z0-9]{6,10}(?:-[A-Z0-9]{6,10}){2,5}\b/giu,
  },
];
