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
    pattern:
      /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|amqp|ftp|https?):\/\/[^\s:/@]{1,60}:(?!\*{3})[^\s:/@$<{]{6,80}@[\w.-]{3,120}/gi,
  },
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
  { kind, scope, says, pattern: /\b\d{8,10}:AA[A-Za-z0-9_-]{30,40}\b/g },
];
