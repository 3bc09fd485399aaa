import type { PairRule, PatternRule } from './patterns.ts';

const stays = 'Tries to plant itself where it will be run or read again.';

/** An address on the internet that names no host anybody vouches for. */
const strangeHost = String.raw`https?:\/\/(?!localhost|127\.|0\.0\.0\.0|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)(?:\d{1,3}(?:\.\d{1,3}){3}|[\w.-]{0,60}(?:evil|mitm|attacker|hacker|rogue)[\w.-]{0,60})`;

/** Settings and commands after which something stays. */
export const settingRules: readonly PatternRule[] = [
  {
    kind: 'persistence',
    scope: 'strict',
    says: stays,
    hint: /[:=+@{*<]|\.(?:dot[mx]|php|jspx?|aspx?)\b|\b(?:wmic|new-service|sc|chattr|docker|pip|sed|mv|cp|security|code|tee)\b/,
    pattern: new RegExp(
      [
        String.raw`(?:base_?url|api_base|proxy|endpoint|registry|index-url)["']?\s?[:=]?\s?["']?${strangeHost}`,
        String.raw`\b(?:write_approval|require_approval|threat_scan|injection_scan|confirm_writes)["']?\s?[:=]\s?["']?(?:false|off|no|0|none|never)\b`,
        String.raw`\bapprovals?["']?\s?[:=]\s?\{?\s?["']?(?:mode["']?\s?[:=]\s?["']?)?(?:off|never|none|yolo)\b`,
        String.raw`["']mcpservers["']\s?:\s?\{[^\n]{0,120}["']command["']`,
        String.raw`["'](?:pre|post)install["']\s?:\s?["'][^"'\n]{0,80}(?:curl|wget|\.\/|bash|sh\s)`,
        String.raw`(?:^|\n)\s{0,8}@reboot\s(?!(?:\/(?:home|usr\/local|srv)\/|~\/)(?:[\w-][\w.-]{0,40}\/){0,6}[\w-][\w.-]{0,40}(?:\s|$)(?![^\n]{0,200}[|&;>]))\S|\bprompt_command\s?=\s?["']?[^\n]{0,60}(?:curl|wget|nc|bash)\b`,
        String.raw`\bwmic\sstartup\b|\bnew-service\s-name\b|\bsc(?:\.exe)?\screate\s\S|\bdocker\srun\s[^\n]{0,80}--restart[\s=]always[^\n]{0,60}(?:miner|evil|xmr)`,
        String.raw`\bchattr\s\+i\s[^\n]{0,80}(?:\.hermes|memory\.md|user\.md|agents\.md|claude\.md|\.ssh)`,
        String.raw`\b(?:cat|tee)\s(?:-a\s)?>{0,2}\s?\S{0,60}(?:agents|claude|soul|gemini|memory|user)\.md\s?<<`,
        String.raw`\bsed\s-i\s[^\n]{0,120}(?:approval|allow|permission)[^\n]{0,120}(?:\.hermes|config|settings)`,
        String.raw`\b(?:mv|cp)\s\S{1,80}\s(?:~|\$home|\/home\/\w{1,32})\/\.hermes\/(?:skills|memories|config)`,
        String.raw`(?:^|\n)\s{0,8}(?:@(?:hourly|daily|weekly|monthly)|(?:[\d*\/,-]{1,12}\s){5})[^\n]{0,120}(?:\bcurl\s|\bwget\s|\bnc\s|\/tmp\/|\/dev\/shm|base64|\/\.\w{1,20}\/)`,
        String.raw`\bsecurity\sadd-trusted-cert\b|\binit\.templatedir\s["']?\/tmp|\bterminal\.integrated\.(?:shell|env)\b[^\n]{0,60}(?:wrapper|\/tmp|http)`,
        String.raw`["']runon["']\s?:\s?["']folderopen|\bweb\s?shell\.(?:php|jspx?|aspx?)\b|\bshell\.(?:php|jspx?|aspx?)\b`,
        String.raw`\btee\s-a\s(?:~|\$home|\/home\/\w{1,32}|\/root)\/\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv)\b`,
        String.raw`\bcode\s--install-extension\s\S{1,80}\s--force|["']dangerously\w{1,30}["']\s?:\s?true`,
        String.raw`\bfunction\s(?:cd|ls|sudo|git|ssh)\b[^\n]{0,80}(?:curl|wget|nc)\b`,
      ].join('|'),
      'g',
    ),
  },
];

/** Two things on one line after which something stays: an order or a command, and a place that is run or read again. */
export const settingPairs: readonly PairRule[] = [
  {
    kind: 'persistence',
    scope: 'strict',
    says: stays,
    first:
      /(?:^|[.;:&|"'`(\n]\s{0,2}|\bsudo\s|\bto\s|\band\s|\bthen\s)(?:put|add|copy|cp|ln|mv|move|write|append|drop|install|save|place|create|insert|link|hide|store)\s/g,
    second:
      /\/etc\/(?:rc\.local|cron\.?\w{0,10}|init\.d|systemd\/system|profile\.d|ld\.so\.preload)|\.config\/autostart|\.config\/systemd|\.git\/hooks|\blaunch(?:agents|daemons)\b|\bstart menu\\|\\startup\b|@reboot\b|\bcurrentversion\\run/g,
    gap: 120,
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: stays,
    first: /(?:\becho\s|\bprintf\s|\bcat\s<<|\btee\s|\badd-content\s)/g,
    second:
      />>?\s?(?:~|\$home|\/home\/\w{1,32}|\/root)?\/(?:\.(?:bashrc|zshrc|profile|bash_profile|zprofile|zshenv|config\/fish\/\S{1,30}|config\/autostart\/\S{1,40}|ssh\/\S{1,30}|git\/hooks\/\S{1,30})|etc\/(?:cron\S{0,40}|rc\.local|profile\S{0,20}|sudoers\S{0,20}|hosts|ld\.so\.preload|passwd|systemd\/\S{1,60})|library\/launch\S{1,60})|\btee\s(?:-a\s)?\/etc\/(?:sudoers|cron|hosts|ld\.so)|\|\s?crontab\b/g,
    gap: 240,
    unless:
      /export (?:path|editor|lang)=|alias (?!(?:sudo|su|ssh|cd|ls|git|cat|rm|python3?|node|npm|pip)=)[\w.-]{1,20}=['"]?[\w -]{1,40}['"]{0,2}\s?$/,
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: stays,
    first: /\b(?:add|append|put|install|insert|paste|write|copy|register|accept|trust)\s/g,
    second:
      /\b(?:ssh-(?:rsa|ed25519|dss)|ecdsa-sha2-nistp\d{3})\s?aaaa|\bmcp\b[^\n.]{0,60}\b(?:npx|uvx|bunx|docker run)\b|\bfolderopen\b/g,
    gap: 120,
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: stays,
    first: /\b(?:cat|tee)\s(?:-a\s)?(?=[>\/])/g,
    second: /(?:>{1,2}\s?|\s)\/etc\/(?:systemd\/system|cron\.?\w{0,10}|init\.d|profile\.d|rc\.local)[^\n]{0,80}<</g,
    gap: 20,
  },
];
