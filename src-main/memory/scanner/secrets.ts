import type { PatternRule } from './patterns.ts';

const says = 'Looks like a key or password. Memory is sent to the model in every session; keep secrets in .env.';
const scope = 'strict' as const;
const kind = 'hardcoded_secret';

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
  { kind, scope, says, pattern: /\b\d{8,10}:AA[A-Za-z0-9_-]{30,40}\b/g },
];
