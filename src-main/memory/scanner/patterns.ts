import type { Kind } from './rule.ts';

/** A kind recognised by one bounded expression over the folded text. No expression has a gap that can backtrack. */
export interface PatternRule extends Kind {
  readonly pattern: RegExp;
  /** What a text must have for the pattern to be tried at all. Without the flag g. */
  readonly hint?: RegExp;
}

/** A kind recognised by two things on one line, `gap` characters apart at most, in this order. Linear whatever the text. */
export interface PairRule extends Kind {
  readonly first: RegExp;
  readonly second: RegExp;
  readonly gap: number;
  /** A reason to let it pass, looked for between the two. */
  readonly unless?: RegExp;
}

const secretVariable =
  /\$\{?[a-z0-9_]{0,64}(?:key|token|secret|password|passwd|credential)s?\b\}?|\$\((?:cat|<)[^)\n]{1,80}\)|`cat [^`\n]{1,80}`/g;

export const patternRules: readonly PatternRule[] = [
  {
    kind: 'hidden_div',
    scope: 'all',
    says: 'HTML that hides its text.',
    hint: /(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0|opacity\s?:\s?0)/,
    pattern:
      /<\s?(?:div|span|p|section|font|body)\s[^>\n]{0,400}(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0|opacity\s?:\s?0(?![.\d]))/g,
  },
  {
    kind: 'script_injection',
    scope: 'all',
    says: 'HTML that runs script.',
    pattern:
      /(?<!`)<\s?(?:script|iframe|object|embed)[\s>]|\bon(?:error|load|click|mouseover)\s?=\s?["']|javascript:\S/g,
  },
  {
    kind: 'markdown_exfil',
    scope: 'strict',
    says: 'A picture or link that carries data to a server.',
    pattern: /!\[[^\]\n]{0,200}\]\(\s?https?:\/\/[^)\s]{1,200}[?&/=](?:\{|\$|<|%7b|\[)/g,
  },
  {
    kind: 'role_markup',
    scope: 'all',
    says: 'Imitates the marks that separate system, person and agent.',
    pattern:
      /<\|(?:im_start|im_end|system|user|assistant|endoftext|begin_of_text|start_header_id|eot_id)\|?>?|\[\/?inst\]|<<\/?sys>>|<\/?(?:system|system_prompt|memory-context|instructions|untrusted)>|###\s?(?:system|instruction)s?\s?(?:prompt|message)?\s?:|(?:^|\n)\s{0,4}(?:system|assistant)\s?(?:prompt|message|override|instruction)s?\s?:/g,
  },
  {
    kind: 'ssh_backdoor',
    scope: 'strict',
    says: 'Names the file that decides who may log in by ssh.',
    // What it has, or that something was taken out of it, is told in notes about a machine.
    pattern:
      /authorized_keys(?<!\bremoved from \S{0,40}authorized_keys)(?!\s(?:on\s[\w\s]{1,24}\s)?(?:has|lists|holds)\s)/g,
  },
  {
    kind: 'ssh_access',
    scope: 'strict',
    says: 'Points at the ssh keys.',
    // Rights and the agent of ssh, public keys and the file of settings pass; settings that are written do not.
    pattern:
      /(?:\$home|~|\/root|\/home\/[a-z0-9_.-]{1,40})\/\.ssh\b(?<!\b(?:chmod\s[\w+=,-]{3,12}|ssh-add|identityfile)\s\S{1,50})(?!\/(?:config|known_hosts|[\w-]{1,40}\.pub)\b)|\/\.ssh\/config\b(?:(?<=(?:\b(?:add|append|write|put|insert|copy|cp|mv|tee|echo|edit|change|modify|plant)\s|>)[^\n]{0,160})|(?=[^\n]{0,160}\b(?:proxycommand|localcommand|include)\b))|\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?<!\b(?:ssh-add|identityfile|chmod\s[\w+=,-]{3,12})\s\S{1,60})(?!\.pub)/g,
  },
  {
    kind: 'hermes_env',
    scope: 'strict',
    says: "Points at the agent's own keys.",
    pattern: /(?:\$home|\$\{home\}|~)\/\.hermes\/\.env\b/g,
  },
  {
    kind: 'shell_pipe',
    scope: 'strict',
    says: 'Downloads something and runs it at once.',
    pattern:
      /\b(?:curl|wget|fetch)\s[^\n|]{1,300}\|\s?(?:sudo\s)?(?:ba|z|da|k)?sh\b|\b(?:ba)?sh\s?<\(\s?(?:curl|wget)|\biex\s?\(|invoke-expression|\bbash\s-i\s?>&\s?\/dev\/tcp|\/dev\/tcp\/|\bnc\s(?:-[a-z]{1,6}\s){0,3}[^\n]{0,60}-e\s?\/bin\/|\bmkfifo\s\/tmp\/|base64\s(?:-d|--decode)\s?\|\s?(?:ba|z)?sh\b/g,
  },
  {
    kind: 'destructive_command',
    scope: 'strict',
    says: 'A command that destroys data.',
    pattern:
      /\brm\s-(?:rf|fr|r\s-f|f\s-r)\s(?:--no-preserve-root\s)?(?:\/(?![\w.])|~\/?(?![\w./-])|\$home\/?(?![\w./-])|\/\*)|\bmkfs(?:\.\w{2,5})?\s\/dev\/|\bdd\sif=\/dev\/(?:zero|u?random)\sof=\/dev\/|:\(\)\s?\{\s?:\s?\|\s?:&\s?\}|\bdel\s(?:\/[fsqa]\s){1,4}[a-z]:\\|\bformat\s[a-z]:(?:\s|$)|\bremove-item\s[^\n]{0,80}-recurse|\b(?:rd|rmdir)\s\/s|\bdrop\s(?:database|table|schema)\s(?:if exists\s)?(?!te?mp_|staging_|test_)[\w.]{1,60}\s?(?:;|--|cascade|$)|\bshred\s-\w{1,6}\s\/dev|\bof=\/dev\/(?:sd(?!(?<=\.(?:iso|img|raw)\sof=\/dev\/sd)[b-z]\b)|nvme|disk)|>\s?\/dev\/(?:sd|nvme)/g,
  },
  {
    kind: 'fake_transcript',
    scope: 'strict',
    says: 'Imitates a conversation that never took place.',
    pattern:
      /(?:^|\n)\s{0,4}(?:human|user)\s?:[^\n]{0,400}\n{1,3}\s{0,4}(?:assistant|ai)\s?:|(?:^|\n)\s{0,4}(?:assistant|ai)\s?:[^\n]{0,400}\n{1,3}\s{0,4}(?:human|user)\s?:|(?:^|\n)\s{0,4}assistant\s?:\s?(?:sure|certainly|of course|yes|ok|understood|i will|i'll|i have|i am|deleting|sending|approved)\b/g,
  },
  {
    kind: 'role_markup',
    scope: 'all',
    says: 'Imitates the marks that separate system, person and agent.',
    pattern:
      /<\/(?:user|assistant|human|tool_response|context|document|conversation)>|<(?:assistant|tool_response)>|["']role["']\s?:\s?["'](?:system|developer|assistant)["']|(?:^|\n)role\s?:\s?system(?![\w ])|\{\{[#~]{0,2}(?:system|assistant)[~}]|\[(?:system|admin|developer|assistant)\s?(?:override|message|prompt|note|instruction|directive|notice|update)?s?\](?:\(#|\s?(?!(?:in|is|are|means|tags?|prefix|label|marks?|stands)\s)[a-z:])|[-=%#*═]{3}\s?(?:begin|end|start)?\s?(?:of\s)?(?:system|developer|admin)\s(?:message|prompt|override|instructions?|rules?|note)|[-=%#*═]{3}\s?end of (?:instructions|context|prompt|memory)/g,
  },
  {
    kind: 'hidden_markup',
    scope: 'strict',
    says: 'HTML that hides its text.',
    hint: /hidden|(?:color|left|height)\s?:|font-size\s?:\s?1px/,
    pattern:
      /<(?:details|div|span|p|section|input|template|noscript)\s(?:[^>\n]{0,200}\s)?(?:hidden|aria-hidden\s?=\s?["']?true)[\s>/=]|<\w{1,12}\s[^>\n]{0,200}(?:color\s?:\s?(?:white|#fff(?:fff)?|transparent)|font-size\s?:\s?1px|left\s?:\s?-\d{3,5}px|height\s?:\s?0|max-height\s?:\s?0)/g,
  },
  {
    kind: 'dangerous_command',
    scope: 'strict',
    says: 'A command that takes over or plants something.',
    pattern:
      /\bpowershell(?:\.exe)?\s(?:[^\n]{0,80}\s)?-(?:e|ec|enc|encodedcommand)\s|\b(?:python3?|perl|ruby|php|node)\s-[a-z]{1,8}\s[^\n]{0,120}(?:socket|subprocess|pty\.spawn|fsockopen|os\.system|child_process|urllib|exec\()|\bsocat\s[^\n]{0,80}exec:|\bmshta\s(?:https?:|javascript:|vbscript:)|\bcertutil\s[^\n]{0,60}-urlcache|\bbitsadmin\s[^\n]{0,60}\/transfer|\bregsvr32\s[^\n]{0,60}\/i:http|\bwmic\s[^\n]{0,60}process\scall|\bssh\s(?:[^\n]{0,60}\s)?-\w{0,4}r\s?\d{2,5}:[^\n]{1,60}@|\b(?:npm|pnpm|yarn|pip3?|gem|uv pip)\s(?:install|add|i)\s(?:-\S{1,20}\s){0,3}(?:http:\/\/|https?:\/\/\d{1,3}\.\d)|\bschtasks\s\/create|\breg\sadd\s[^\n]{0,100}\\run|\bnew-itemproperty\s[^\n]{0,120}\\run|\bchmod\s(?:u\+s|\+s|[246]7[57][57])\s|\bchmod\s-r\s777\s\/|\b(?:ncat?|netcat)\s-\w{0,5}[el]\w{0,4}\s|\bcrontab\s-(?:\s|$)|\bhistory\s-c\b|\bsetenforce\s0|\bspctl\s--master-disable|\bcsrutil\sdisable|\bset-mppreference\s-disable|\bnet\suser\s\S{1,40}\s\S{1,40}\s\/add|\bvssadmin\sdelete|\biptables\s-f\b|\bld_preload=/g,
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: 'Tries to plant itself where it will be run or read again.',
    pattern:
      /(?:curl|wget|bash|sh|python3?|nc|https?:)[^\n]{0,160}>>\s?(?:~|\$home|\/home\/\w{1,32}|\/root|\/etc)\/(?:\.?(?:bash|zsh)rc|\.?profile|\.bash_profile|\.zprofile|crontab|rc\.local)|\b(?:set|change|switch|point|redirect|export|update|replace)\s[^\n]{0,60}(?:base[_ ]?url|api[_ ]?base|provider endpoint)[^\n]{0,60}https?:\/\/(?!localhost|127\.|192\.168\.|10\.|0\.0\.0\.0)|["']?bash\(\*\)|["']?(?:autoapprove|auto_approve|bypasspermissions|alwaysallow)["']?\s?[:=]\s?["']?(?:true|on|\*|all|yes)/g,
  },
  {
    kind: 'exfil_markup',
    scope: 'strict',
    says: 'Carries data to a server inside an address or a script.',
    pattern:
      /document\.cookie|(?:local|session)storage\.getitem\([^)\n]{0,60}(?:token|key|secret)|https?:\/\/[^\s<{[]{1,200}[?&][\w-]{1,24}=(?:<|\{\{?|\[|\$\{?)\s?(?:api|key|token|pass|secret|user|host|data|conv|history|memory|message|context|prompt|chat|name|email|env|cred)/g,
  },
];

export const pairRules: readonly PairRule[] = [
  {
    kind: 'html_comment_injection',
    scope: 'all',
    says: 'An HTML comment that gives orders.',
    first: /<!--/g,
    second:
      /(?<![a-z])(?:ignore|override|system|secret|hidden|instruction|instructions|disregard)(?![a-z])[^>]{0,512}?-->/g,
    gap: 512,
  },
  {
    kind: 'exfil_curl',
    scope: 'all',
    says: 'Sends a secret away with curl.',
    first: /\bcurl\s/g,
    second: secretVariable,
    gap: 2048,
    unless: /authorization:|x-api-key:|api-key:/,
  },
  {
    kind: 'exfil_wget',
    scope: 'all',
    says: 'Sends a secret away with wget.',
    first: /\bwget\s/g,
    second: secretVariable,
    gap: 2048,
    unless: /authorization:|x-api-key:/,
  },
  {
    kind: 'read_secrets',
    scope: 'all',
    says: 'Reads a file that holds secrets.',
    first: /(?<![\w-])(?:cat|less|head|tail|more|type|bat|xxd|strings|nl|tac|od)\s(?=[^\n])/g,
    second:
      /(?:^|[\s/\\"'=:~])(?:\.env(?!\w|\.(?:example|sample|template|dist)\b)|(?<=[\/\\.])credentials\b|\.netrc\b|\.pgpass\b|\.npmrc\b|\.pypirc\b|\.aws\/|shadow\b(?<=\/etc\/shadow))/g,
    gap: 200,
  },
  {
    kind: 'send_to_url',
    scope: 'strict',
    says: 'Tells the agent to send something to an address.',
    first: /\b(?:send|post|upload|transmit|forward|exfiltrate|submit|report|leak|push)s?\s/g,
    second:
      /\s(?:to|at|into|via)\s(?:the\s|this\s|my\s)?(?:url\s|server\s|endpoint\s|webhook\s|address\s)?["'<(`]?(?:https?:\/\/|ftp:\/\/|wss?:\/\/)/g,
    gap: 2048,
  },
  {
    kind: 'agent_config_mod',
    scope: 'strict',
    says: 'Tells the agent to change its own instruction files.',
    first: /\b(?:update|modify|edit|write|change|append|add|insert|overwrite|replace|rewrite|patch)\s/g,
    second: /agents\.md|claude\.md|\.cursorrules|\.clinerules|copilot-instructions\.md|gemini\.md/g,
    gap: 200,
  },
  {
    kind: 'hermes_config_mod',
    scope: 'strict',
    says: "Tells the agent to change Hermes' own settings.",
    first: /\b(?:update|modify|edit|write|change|append|add|insert|overwrite|replace|rewrite|patch)\s/g,
    second: /\.hermes\/(?:config\.yaml|soul\.md)|\bsoul\.md\b|memory\.write_approval|write_approval\s?[:=]/g,
    gap: 200,
  },
  {
    kind: 'env_var_unset_agent',
    scope: 'context',
    says: 'Takes variables of an agent away.',
    first: /\bunset\s/g,
    second: /\b\w{0,40}(?:claude|codex|hermes|agent|openai|anthropic)\w{0,40}/g,
    gap: 60,
  },
  {
    kind: 'tool_call_spoof',
    scope: 'all',
    says: 'Imitates a tool call.',
    first: /<(?:tool_call|function_call|invoke|tool_use)\b/g,
    second: /<\/(?:tool_call|function_call|invoke|tool_use)>|"name"\s?:/g,
    gap: 2048,
  },
  {
    kind: 'exfil_file',
    scope: 'strict',
    says: 'Sends a file of secrets or messages away.',
    first: /(?<![\w-])(?:scp|rsync|curl|wget|sftp|rclone|nc|gist\screate|aws\ss3|gsutil|mail\s-s|mutt\s-)\s?/g,
    second:
      /\/etc\/(?:shadow|sudoers)|(?<![\w.])\.env(?![\w.])|\/\.env(?![\w.])|\.ssh(?![\w-])|id_(?:rsa|ed25519|ecdsa)|\.aws\/|\.netrc|\.gnupg|\.kube\/config|\.docker\/config|\.config\/gh|library\/(?:messages|keychains|cookies|mail)|cookies\.sqlite|login data|wallet\.dat|\.pgpass|\.git-credentials|\.hermes\/(?:memories|state|auth|\.env|sessions)|key4\.db|ntds\.dit/g,
    gap: 300,
  },
  {
    kind: 'exfil_file',
    scope: 'strict',
    says: 'Sends the environment away.',
    first: /\b(?:printenv|env|set|export\s-p)\s?[>|]/g,
    second: /\b(?:curl|wget|nc|https?:)/g,
    gap: 200,
  },
  {
    kind: 'send_to_url',
    scope: 'strict',
    says: 'Tells the agent to put private data behind an address.',
    first: /\b(?:add|append|include|insert|embed|put|attach|render)\s(?:\S{1,20}\s){0,6}?["'<(`]?https?:\/\//g,
    second:
      /\b(?:confidential|private|secret|sensitive|conversation|credentials|passwords?|api key|history|memory|contents|personal data)\b/g,
    gap: 240,
  },
  {
    kind: 'send_to_url',
    scope: 'strict',
    says: 'Tells the agent to send something to an address.',
    first:
      /\b(?:send|post|upload|transmit|forward|submit|report|leak|push|copy|mail|email|deliver|stream)s?\s(?:\S{1,30}\s){0,8}?(?:memory|memories|transcripts?|conversations?|keys?|passwords?|credentials|secrets?|clipboard|keystrokes|contents|files?|history|location|screenshots?|data)\b/g,
    second: /\b(?:https?|wss?|ftp):\/\//g,
    gap: 120,
  },
  {
    kind: 'destructive_command',
    scope: 'strict',
    says: 'A command that destroys data.',
    first: /\bfind\s(?:\/|~|\$home)\s/g,
    second: /\s-(?:delete|exec\srm)\b/g,
    gap: 120,
  },
];
