import type { PairRule, PatternRule } from './patterns.ts';

const takesOver = 'A command that takes over or plants something.';
const destroys = 'A command that destroys data.';
const runsForeign = 'Downloads something and runs it at once.';
const sendsFile = 'Sends a file of secrets or messages away.';

/** What every command below has somewhere: an option, a path, a sign of the shell, or a name that says enough. */
const hint =
  /\s-|[|(=~\\&;<>:]|\s\/|\b(?:launchctl|sqlmap|mimikatz|flushall|msf\w+|insmod|modprobe|ufw|gpasswd|setcap|truncate|delete|drop|xmrig|dig|nslookup|alias|sysctl)\b/;

/** Shell commands by what they do, over folded text. */
export const shellRules: readonly PatternRule[] = [
  {
    kind: 'shell_pipe',
    scope: 'strict',
    says: runsForeign,
    hint,
    pattern:
      /\b(?:curl|wget|fetch|iwr|irm|aria2c|http)\s[^\n|]{1,300}\|\s?(?:sudo\s)?(?:-\w\s)?(?:python3?|perl|ruby|node|php|ba?sh|zsh|dash|ksh|iex|tclsh|pwsh|source|xargs\s(?:ba)?sh)\b|\b(?:ba|z|da)?sh\s-\w{0,3}c\s?["']?\$\(\s?(?:curl|wget)|\b(?:eval|exec)\s?["'(]{0,3}\$?\(?\s?(?:curl|wget|base64)|\b(?:source|\.|python3?|node|perl|ruby|php)\s<\(\s?(?:curl|wget)|\b(?:irm|iwr)\s[^\n|;]{1,200}(?:\||;)\s?iex\b|downloadstring\(|\|\s?(?:base64|xxd|openssl)\s[^\n|]{1,40}\|\s?(?:sudo\s)?(?:ba|z)?sh\b/g,
  },
  {
    kind: 'destructive_command',
    scope: 'strict',
    says: destroys,
    hint,
    pattern:
      /\bcrontab\s-r\b|\bmv\s(?:~|\/|\$home|\/home|\/\*)\S{0,40}\s\/dev\/null|\brm\s(?:-{1,2}[\w-]{1,20}\s){1,5}(?:--no-preserve-root|(?:\/|~|\$home|\.|\*|\/(?:etc|usr|var|boot|home|bin|lib)|c:\\?)\/?\*?(?:\s|$|[;&|"'`.,]\s?(?:\s|$)))|\bgit\s(?:push\s[^\n]{0,60}(?:--mirror\s[^\n]{0,40}--force|--force\s[^\n]{0,20}--(?:all|mirror)|--all\s[^\n]{0,20}--force)|filter-branch|update-ref\s-d)|\bmongo(?:sh)?\s[^\n]{0,80}dropdatabase|\bredis-cli\s[^\n]{0,40}flushall|\bflushall\b|\bkubectl\sdelete\s(?:ns|namespace|all|pv)\s?[^\n]{0,40}(?:--all|prod)|\bterraform\sdestroy\s[^\n]{0,40}-auto-approve|\bdiskpart\b[^\n]{0,80}\bclean\b|\bcipher\s\/w|\bbcdedit\s[^\n]{0,60}recoveryenabled|\bwbadmin\sdelete|\bdiskutil\serase|\bsgdisk\s-z|\bwipefs\s-a|\bblkdiscard\s|\bdelete\sfrom\s\w{1,40}\s?(?:;|--|where\s1\s?=\s?1)|\btruncate\stable\s|\btruncate\s-s\s?0\s\/|\bupdate\s\w{1,40}\sset\s[^\n]{1,80}where\s1\s?=\s?1|\bchmod\s-r\s0{1,3}\s|\bchown\s-r\s\S{1,30}\s\/(?:\s|$)|\btar\s[^\n]{0,60}--remove-files|\bshutil\.rmtree\(\s?["'](?:\/|~)|\bgsutil\s[^\n]{0,20}rm\s-r|\baws\ss3\s(?:rb|rm)\s[^\n]{0,80}(?:--force|--recursive)/g,
  },
  {
    kind: 'dangerous_command',
    scope: 'strict',
    says: takesOver,
    hint,
    pattern:
      /\bdocker\srun\s[^\n]{0,120}(?:-v|--volume|--mount)[\s=]\S{0,20}\/:\/|\bdocker\srun\s[^\n]{0,120}--privileged[^\n]{0,80}--pid[\s=]host|\bapt(?:-get)?\s[^\n]{0,60}--(?:allow-unauthenticated|force-yes)|\bssh\s[^\n]{1,120}\s["']?(?:ba)?sh\s-s["']?\s?<|\bssh\s[^\n]{0,60}-o\s?proxycommand=|\bnopasswd\b\s?:|\busermod\s-?\w{0,3}g\s(?:sudo|wheel|admin|root)\b|\buseradd\s[^\n]{0,60}-o?u?\s?0\b|\bpasswd\s-d\s|\bgpasswd\s-a\s|\bsetcap\scap_|\bchmod\s(?:-r\s)?(?:a\+rwx|777)\s(?:\/(?:etc|usr|var|home|root|bin|$)|~|\/\s|\/$)|\b(?:systemctl|service)\s(?:stop|disable|mask)\s(?:--now\s)?(?:firewalld|ufw|apparmor|auditd|clamav|fail2ban|falcon|crowdstrike|defender|wazuh|osquery|syslog|rsyslog)|\bufw\sdisable|\bnetsh\s[^\n]{0,40}(?:firewall|advfirewall)[^\n]{0,40}off|\bsc\s(?:stop|delete|config)\s(?:windefend|wuauserv)|\bnmap\s-(?!sn\b)[a-z]{1,3}[^\n]{0,60}\d{1,3}\.\d{1,3}|\bhydra\s-\w|\bhashcat\s-\w|\bsqlmap\s|\bmsfvenom\b|\bmsfconsole\b|\bmimikatz\b|\bxmrig\b|\bstratum\+tcp:|\brundll32(?:\.exe)?\s(?:javascript|\S{1,60},)|\bcscript\s[^\n]{0,20}http|\bwscript\.shell|\bmsiexec\s[^\n]{0,40}http|\binstallutil\b|\bnohup\s[^\n]{0,80}(?:\/tmp\/|http)|\binsmod\s|\bmodprobe\s[^\n]{0,20}\/tmp|\bgdb\s[^\n]{0,20}-p\s?\d|\bpickle\.loads\(|\b__import__\(["'](?:os|subprocess|socket)|\bos\.system\(|\bsubprocess\.(?:run|popen|call)\([^\n]{0,80}(?:rm |curl|nc |sh["'])|require\(["']child_process|\bruntime\.getruntime\(\)\.exec|\bprocess\.start\(|\beval\((?:atob|base64|compile|bytes|buffer|unescape|string\.fromcharcode)|\bexec\((?:base64|compile|bytes|requests|urllib|zlib|codecs)|\bnpm\s(?:config\sset\s)?(?:set\s)?(?:registry|ignore-scripts)\s?[=\s]\s?(?:http|false)|\bpip\d?\s(?:install|download)\s[^\n]{0,60}(?:--(?:extra-)?index-url|--trusted-host|-i)\s?[=\s]|\bgit\sconfig\s[^\n]{0,40}(?:core\.(?:hookspath|sshcommand|fsmonitor|pager(?!\s["']?(?:less|more|bat|delta)\b)|editor(?!\s["']?(?:code|n?vim?|nano|emacs|subl|hx|micro|helix|zed)\b))|alias\.\w{1,20}\s["']?!|url\.[^\n]{1,80}insteadof|http\.sslverify)|\bgit\sclone\s\S{1,120}\s?(?:&&|;)\s?(?:cd\s\S{1,40}\s?(?:&&|;)\s?)?(?:sudo\s)?(?:(?:ba)?sh|make|\.\/|python)|\bexport\s(?:path=\/tmp|prompt_command=|bash_env=|ld_library_path=\/tmp|node_options=[^\n]{0,20}--require)|\balias\s(?:sudo|ssh|su|ls|cd|git|cat|rm)\s?=\s?["']?[^\n]{0,80}(?:curl|wget|nc |http|\/tmp|logger|python)|\blaunchctl\s(?:load|bootstrap|submit)\s|\bat\snow\s?\+|\bsystemd-run\s[^\n]{0,40}--on-|\bloginctl\senable-linger|\bosascript\s-e\s[^\n]{0,60}(?:password|login item)|\bdefaults\swrite\s[^\n]{0,60}loginhook|\bsecurity\s(?:dump-keychain|find-(?:generic|internet)-password)|\bscreencapture\s-|\bxinput\stest|\btcpdump\s[^\n]{0,60}-w|\bsysctl\s[^\n]{0,40}randomize_va_space|\bip(?:6)?tables\s(?:-p\s\w{1,8}\saccept|--flush|-x\b)|\bauditctl\s-e\s?0|\bunset\shistfile|\bhistfile=\/dev\/null|\bset\s\+o\shistory|\bjournalctl\s--vacuum|\bwevtutil\scl|\bclear-eventlog|\bshred\s[^\n]{0,40}(?:history|\.log)|>\s?\/var\/log\/|\brm\s[^\n]{0,40}(?:\.bash_history|\/var\/log)/g,
  },
  {
    kind: 'exfil_file',
    scope: 'strict',
    says: sendsFile,
    hint,
    pattern:
      /\b(?:tar|zip|base64|xxd|openssl|gpg|cat)\s[^\n|]{0,120}(?:\.env\b|\.ssh\b|id_(?:rsa|ed25519)|\.aws\/|\.netrc|\.gnupg|\/etc\/shadow|wallet\.dat|\.hermes\/)[^\n]{0,160}(?:\bcurl\s|\bnc\s|\bwget\s|https?:|ftp:|@\d)|\bcurl\s[^\n]{0,160}(?:-t|--upload-file)\s(?![^\n]{0,120}(?:localhost|127\.0|192\.168\.))\S{1,120}|\bcurl\s[^\n]{0,160}(?:-d|--data(?:-binary|-raw|-urlencode)?|-f|--form)[\s=]["']?(?:\w{1,20}=)?@(?:-|~|\/|\$home|\$\{?home)|\b(?:cat|tar|env|printenv|history|zip|base64|xxd|gzip|mysqldump|pg_dump|find|ls|set|ps|whoami|uname|id|hostname|dmesg|xclip|pbpaste|sqlite3)\b[^\n|]{0,200}\|[^\n]{0,120}\b(?:curl\s[^\n]{0,120}(?:-d|--data|-f\s|-t\s|@-)|nc\s|ncat\s|netcat\s|wget\s[^\n]{0,60}--post|socat\s|telnet\s|mail\s-s|openssl\ss_client)|\b(?:nc|ncat|netcat)\s(?:-\w{1,6}\s){0,3}[\w.-]{3,80}\s\d{2,5}\s?<\s?\S|\bcurl\s[^\n]{0,60}(?:-d|--data(?:-binary)?|-f|--form)[\s=]["']?(?:\w{1,20}=)?@(?:memory|user|soul|history|secrets?|passwords?|credentials|keys?|\.env|id_)|\bgit\spush\s(?:--all\s|--mirror\s)?https?:|\bwget\s[^\n]{0,120}--post-(?:file|data)|\b(?:nslookup|dig|host|ping)\s[^\n]{0,60}\$\(|\bgit\sremote\sadd\s[^\n]{1,120}(?:&&|;)\s?git\spush|\bscp\s(?:-\w{1,4}\s){0,3}(?:~|\/etc|\/root|\/home|\$home)\S{0,80}\s\S{1,40}@\d|\brequests\.post\([^\n]{0,160}(?:environ|open\(|getenv|token|secret|password|history)|\bfetch\(["'`]https?:[^\n]{0,160}(?:cookie|localstorage|process\.env|env\.)|\bnavigator\.sendbeacon\(|\bxxd\s-p\s[^\n]{0,60}\|/g,
  },
];

/** Two commands on one line that are only harmful together. */
export const shellPairs: readonly PairRule[] = [
  {
    kind: 'shell_pipe',
    scope: 'strict',
    says: runsForeign,
    first: /\b(?:curl|wget|iwr|invoke-webrequest|certutil|scp)\s[^\n]{0,200}?(?:https?:\/\/|ftp:\/\/|@)\S{3,}/g,
    second:
      /\bchmod\s(?:\+x|a\+x|u\+x|[0-7]?7[0-7]{2})\s|(?:&&|;|\|\|?)\s?(?:sudo\s)?(?:ba|z|da)?sh\s(?:-\w{1,3}\s)?[~.\w/]|(?:&&|;)\s?(?:sudo\s)?\.?\/(?:tmp\/)?[\w.-]{1,40}(?:\s|$)|(?:&&|;)\s?(?:python3?|perl|node|start(?:-process)?)\s\S/g,
    gap: 200,
  },
];
