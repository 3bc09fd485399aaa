import type { PhraseRule } from './phrases.ts';

/*
 * Orders put together from what they consist of: who gives the rules, what is done to them, what is taken and where it
 * goes. The words of a slot are wide, so each row needs three of them or a place where an order can begin.
 */
const drop =
  'ignore|disregard|forget|override|overrule|discard|abandon|drop|dismiss|reject|ditch|scrap|dump|toss|void|suspend|neglect|skip|bypass|circumvent|violate|break|disobey|defy|flout|sidestep|unlearn|erase|wipe|clear|reset|delete|purge|remove|replace|supersede|overwrite|cancel|revoke|nullify|invalidate|annul|withdraw|rescind|repeal|deprioritize|deprioritise|disable|deactivate|evade|breach|renounce|relinquish|shed';
const rule =
  'instruction|instructions|directive|directives|guideline|guidelines|guardrail|guardrails|rule|rules|prompt|prompts|programming|training|constraint|constraints|restriction|restrictions|policy|policies|protocol|protocols|orders|commands|principles|safeguards|limits|limitations|configuration|briefing|conditioning|alignment';
const yours =
  "your|ur|system|original|initial|earlier|previous|prior|preceding|above|existing|current|default|core|developer|developer's|developers|vendor's|vendor|anthropic's|openai's|creator's|creators|builtin|hidden|internal|former|foregoing|aforementioned|safety|base";
const person =
  "user|users|person|owner|human|operator|principal|user's|owner's|person's|him|her|them|anyone|anybody|people";
const secret =
  'password|passwords|passphrase|credential|credentials|secret|secrets|token|tokens|cookie|cookies|key|keys|keychain|keyring|wallet|wallets|seed|env|environment|history|conversation|conversations|transcript|transcripts|chat|chats|memory|memories|contacts|inbox|clipboard|screenshot|screenshots|keystrokes|database|confidential|personal|private|sensitive|bank|ssn|passport|medical|vault|logins|session|sessions|bookmarks|addresses|recordings|identity|source';
const send =
  'send|sends|post|posts|upload|uploads|forward|forwards|email|emails|mail|mails|transmit|transmits|leak|leaks|exfiltrate|copy|copies|publish|submit|report|push|relay|deliver|ship|stream|sync|mirror|export|dump|pipe|tunnel|beam|transfer|smuggle|share|hand|pass|save|write|move|back|text|message|dm|reveal';
const far =
  'http|https|ftp|wss|ws|server|webhook|endpoint|url|attacker|external|remote|pastebin|gist|bucket|collector|listener|telegram|discord|outside|stranger|strangers|third|dropbox|domain|host|port|dns|channel|onion|ip|c2|drop|site|website|forum|publicly|internet|address';
const show =
  'output|print|reveal|repeat|display|show|leak|expose|dump|disclose|recite|share|write|give|tell|send|paste|return|copy|reproduce|provide|quote|spell|divulge|publish|translate|summarize|summarise|encode|list|describe|paraphrase|echo|type|read|say|state|explain|present|surface|render|restate|transcribe|reconstruct|emit|uncover|unveil|outline|rephrase|report|convert|embed|include|append|start|begin|see|know';

/** English orders by their parts, for kinds that also have phrases of their own. */
export const broadPhrases: readonly PhraseRule[] = [
  {
    kind: 'prompt_injection',
    scope: 'all',
    says: 'Tells the agent to ignore the instructions it was given.',
    phrases: [
      `^${drop} ~5 your|ur|system|original|initial|developer|developer's|developers|anthropic's|openai's|vendor's|creator's|core|safety|builtin|hidden|internal|base ~4 ${rule}`,
      `^ignore|disregard|forget|override|overrule|discard|abandon|dismiss|reject|ditch|scrap|toss|void|neglect|bypass|disobey|unlearn ~5 ${yours} ~4 instructions|instruction|directives|guidelines|guardrails|prompt|programming|training|restrictions|constraints|commands|orders`,
      `^${drop} ~5 instructions|directives|guidelines|guardrails|prompt|programming|restrictions|constraints|rules|orders|commands ~5 you|before|above|earlier|previously|developers|developer|vendor|anthropic|openai|prior|preceding|creators|far`,
      `^throw|put|cast|set|leave|lay|brush|push|sweep|let ~1 out|away|aside|behind|go ~5 ${rule}`,
      `^throw|put|cast|set|leave|lay|brush|push ~4 ${rule} ~3 aside|away|out|behind`,
      `^treat|consider|regard|view|see|deem|count|declare ~6 ${rule} ~4 void|null|invalid|obsolete|suggestions|optional|irrelevant|fake|outdated|expired|cancelled|nonexistent|untrusted|jokes|noise|overridden|superseded|deleted|wrong`,
      `${yours} ~3 ${rule} ~5 no longer|not ~1 apply|applies|valid|matter|count|relevant|binding|force|effect|hold|active|needed`,
      `your|system|safety|developer|core ~2 ${rule} ~4 void|obsolete|superseded|invalid|revoked|cancelled|null|suspended|overridden|malicious|replaced|overwritten|irrelevant|expired|rescinded|withdrawn|fake|terminated|deprecated|optional`,
      `instructions|directives|guidelines|guardrails|prompt|programming|rules ~3 you ~3 given|received|got|have|had|follow|following|were|know ~5 void|obsolete|superseded|invalid|revoked|cancelled|null|suspended|overridden|malicious|replaced|irrelevant|expired|wrong|fake|outdated|longer`,
      `^follow|obey|use|apply|execute|adopt|accept|heed ~5 instead of|than ~4 ${yours}`,
      `^follow|obey|use|apply|execute|adopt|heed ~1 only|just|these|my|this|following ~4 instructions|rules|orders|directives|commands|guidelines ~4 instead|only|not|over|rather|above|from|now|regardless`,
      `rather|instead than|of ~4 your|system|original|developer|developers|safety ~4 ${rule}`,
      `^stop|quit|cease|halt|refuse|decline|end ~2 following|obeying|respecting|applying|listening|honoring|honouring|observing|adhering|complying|caring|using ~5 ${rule}|developers|developer|creators|anthropic|system`,
      `not|never|don't|dont|longer ~2 follow|obey|respect|apply|honor|honour|observe|adhere|comply|heed|bound|listen|trust|need|care|worry|use ~5 ${yours} ~3 ${rule}|anymore|developers|creators`,
      'forget|erase|wipe|clear|purge ~2 everything|anything ~5 you|before|above|prior|earlier|told|learned|know|context|memory|so',
      'forget|erase|wipe|purge ~2 all ~5 you|above|prior|told|learned|know|context',
      'wipe|erase|clear|reset|flush|empty ~1 your ~2 memory|context|mind|slate|programming|instructions|state|training|history ~3 and|of|then|start|now',
      'start|begin ~1 over|fresh|anew|afresh|scratch ~5 my|these|new|following|this ~2 instructions|rules|orders|prompt|directives',
      'your|the ~1 only|real|true|actual|new|updated|sole ~1 instructions|directive|directives|rules|orders|task|prompt|guidelines|objective|priority|job ~1 is|are|follow|from|now|come',
      'new|updated|real|actual|revised ~1 instructions|directives|orders|prompt ~3 you|ignore|follow|obey|assistant|agent|replace',
      'only|sole|highest|top ~1 instructions|rules|authority|source|priority ~3 matter|count|valid|follow|obey',
      'takes|take|has|have|with|given|overrides|override|trumps|outranks|beats|supersedes|replaces|precedence ~4 over|priority|system|all|any|previous|prior|every|other ~4 system|previous|prior|earlier|safety|developer|developers|original|other ~3 prompt|instructions|rules|guidelines|directives|message|policies',
      `act|behave|continue|proceed|answer|respond|work ~3 as|like ~2 if|though ~6 ${rule} ~4 existed|exist|exists|written|given|not|never|gone|deleted|apply`,
      'no|none ~1 of ~3 your|the ~2 rules|instructions|guidelines|restrictions|prompt ~3 apply|applies|matter|matters|count|valid|hold',
      'contrary|opposite|reverse|inverse ~1 to|of ~4 your|system|previous|prior|told|original|developer ~3 instructions|prompt|rules|guidelines|to|directives|training',
    ],
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: 'Tells the agent to hide something from the person.',
    phrases: [
      `not|never|don't|dont|without|avoid|nobody|refrain ~3 tell|telling|inform|informing|notify|notifying|alert|alerting|mention|mentioning|reveal|revealing|disclose|disclosing|show|showing|report|reporting|admit|warn|warning|let|letting|remind|explain|confess|hint|indicate|announce|tip ~5 user|person|owner|human|operator|principal|user's|owner's`,
      `without ~2 ${person} ~2 knowing|knowledge|noticing|awareness|consent|realizing|realising|seeing|finding|aware|permission|approval|involvement|notice|understanding`,
      `unbeknownst|unknown ~1 to ~2 ${person}`,
      `user|person|owner|human|operator ~2 never|needn't|shouldn't|mustn't|won't ~3 know|notice|learn|told|informed|aware|shown|notified|realize|realise|suspect|discover`,
      `user|person|owner|human|operator ~1 must|should|may|shall|needn't|shouldn't|mustn't ~1 not|never|no ~3 see|find|hear|asked|understand`,
      'nobody|noone|none|one|anyone|anybody ~1 must|should|may|can|will|to|ever|needs ~2 know|find|notice|learn|suspect|see|discover|hear ~1 about|out|this|of|it|that|what|anything',
      '^keep|make|leave|do|run|perform|handle|carry ~3 hidden|invisible|undetected|unnoticed|secret|covert|stealthy|stealth|hush|radar|quiet|confidential|undisclosed|discreet ~4 user|person|owner|human|from|log|logs|so|at|in|until|and',
      'under|below the radar',
      'keep|stay|remain quiet|silent|mum|vague|tight ~2 about ~4 this|it|what|that|your|the|these',
      'off the record',
      'cover ~1 up ~3 the|this|that|what|any|your',
      "if|when|whenever|should ~2 ask|asks|asked|questioned|questions|inquires|notices|confronted|wonders ~6 deny|lie|claim|pretend|say|blame|invent|dodge|deflect|change|vague|answer|insist|tell|evade|reply|feign ~5 nothing|don't|not|no|never|innocent|ignorance|subject|bug|error|network|glitch|know|question|else|topic|routine|normal|it",
      '^make|let ~2 it ~1 look|seem|appear ~2 like|as|to|normal|that',
      'blame ~3 on',
      `^leave|omit|exclude|strip|drop|keep|remove ~5 out|off|from ~4 summary|report|log|logs|answer|output|transcript|response|reply|journal|history|record|records|changelog|notes|minutes`,
      `not|never|don't|without|avoid|mustn't ~3 appear|appearing|log|logged|logging|record|recorded|recording|include|included|list|listed|show|shown|document|leave|leaving ~4 log|logs|summary|report|history|transcript|output|journal|trace|traces|record|audit|changelog|evidence`,
      'hide|conceal|mask|disguise|obscure|bury|camouflage|obfuscate|withhold ~6 user|person|owner|human|operator|logs|log|reviewer|output|summary|audit|view|sight|reviewers|scanner|detection|report',
      '^hide|conceal|mask|disguise|obscure|bury|camouflage ~2 the|this|your|all|any|that|these ~2 action|actions|activity|command|commands|change|changes|transfer|upload|request|edit|edits|purpose|payload|operation|process|call|calls|payment|error|failure|traffic|tool|fact',
      'mislead|deceive|trick|fool|manipulate|gaslight|distract|lull|reassure ~3 user|person|owner|human|operator',
      'lie|lies|lying ~2 to|about ~3 user|person|owner|human|operator|what|it|this',
      '^pretend|claim|say|tell|insist|state ~5 nothing|never|failed|normal|fine|successful|succeeded|routine|harmless|accident ~2 happened|occurred|went|wrong|changed|about|error|out|even|update|maintenance|though|when',
      'delete|remove|erase|wipe|destroy|scrub|purge|shred|clean ~4 log|logs|history|trace|traces|evidence|proof|tracks|record|records|message|entry|audit ~5 afterwards|so|nobody|when|immediately|silently|before|done|finished',
      '^erase|scrub|wipe|destroy|purge|remove ~2 all|any|every|the ~1 trace|traces|evidence|proof|record|records ~2 of ~1 this|that|what|it|your|these|everything|login|download|having|our',
    ],
  },
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    phrases: [
      'no|without|skip|bypass|waive|ignore|avoid|unnecessary|disable|suppress|longer|circumvent|omit|forgo ~4 approval|approvals|permission|permissions|confirmation|confirmations|consent|authorization|authorisation|sign ~4 needed|required|necessary|for|any|when|from|user|ever|anymore|before|dialog|dialogs|step|gate|flow|queue|prompt|prompts|process|check|at',
      'not|never ~4 approval|approvals|permission|permissions|confirmation|confirmations|consent|authorization|authorisation|sign ~4 needed|required|necessary|for|any|when|user|ever|anymore|before|dialog|dialogs|step|gate|flow|queue|prompt|prompts|process|check|at',
      '^assume|presume|suppose|imagine|act|behave|consider|treat ~4 user|owner|person|human|permission|approval|consent|silence ~3 agrees|agreed|approves|approved|consents|consented|granted|given|yes|fine|permission|ok|already|okay|permits|said|as',
      '^self approve|approving|confirm',
      '^approve|confirm|accept|authorize|authorise|grant|allow|sign|validate ~4 yourself|automatically|silently|immediately|instantly|blindly|unconditionally|unread|sight|reading|looking|behalf|always',
      '^approve|confirm|accept|authorize|authorise|grant|allow ~2 all|any|every|each|whatever|everything ~5 without|pending|staged|automatically|unseen|future|asks|requests',
      'pre|already|automatically approved|authorized|authorised|confirmed ~3 all|any|every|future|everything|actions|commands|writes|requests|transfers|by',
      'all|any|every|future|these|this ~2 action|actions|command|commands|write|writes|request|requests|transfer|transfers|tool|tools|change|changes|proposal|proposals|call|calls ~3 pre|preapproved|already|automatically|auto|are|is|count|considered ~2 approved|approve|authorized|authorised|confirmed|allowed|preapproved|accepted',
      "on|in ~1 user's|owner's|person's|his|her|their behalf|name ~5 without|automatically|always|yes|approve|confirm|accept",
      'always|automatically ~1 click|press|choose|select|pick|answer|say|reply|type|respond ~3 yes|allow|approve|accept|ok|y|confirm|agree|continue',
      "never|not|without|stop|no|don't|dont|avoid|instead|rather|quit ~2 bother|bothering|interrupt|interrupting|ask|asking|consult|consulting|disturb|disturbing|check|checking|involve|involving|pester|prompt|prompting|wait|waiting ~3 user|owner|person|human|operator|him|approval|permission|confirmation|consent ~5 question|questions|approval|permission|confirmation|before|first|when|about|just|and|reply|answer|for|execute|run",
      '^go ~1 ahead ~4 without|even ~3 approval|permission|confirmation|asking|if|consent|waiting|answer',
      '^send|delete|buy|pay|transfer|run|execute|install|commit|push|merge|deploy|publish|write|save|change|update|edit|remove|submit|order|book|sign|post|apply|proceed|continue|act ~6 before ~2 user|owner|person|human|he|she|they|anyone ~2 see|sees|notice|notices|react|object|stop|review|reads|can|reviews|approves|confirms|agrees|answers|wakes|looks|says',
      'even ~1 if|when|though ~3 user|owner|person|human ~2 says|refuses|declines|objects|rejects|denies|no|disagrees|cancels|said|not',
    ],
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: 'Asks for the system prompt to be given out.',
    phrases: [
      `^${show} ~6 your|ur|system|hidden|initial|original|secret|internal|developer|confidential|setup|entire|full|underlying|custom|complete ~3 instructions|instruction|prompt|prompts|preamble|preprompt|guidelines|directives|configuration|programming|briefing|scaffold|constraints|persona|schema`,
      `^${show} ~5 prompt|instructions|guidelines|directives|message|rules|text ~5 you|developers|developer|creators|above|system|anthropic|openai|verbatim|preceding|your|configured ~3 given|received|got|were|wrote|have|follow|started|use|set|by|with|context|operate|role`,
      '^output|print|reveal|repeat|display|show|leak|expose|dump|recite|write|give|paste|return|copy|reproduce|quote|echo|type|start|begin ~6 context|above|conversation|first|system|preceding|beginning|top|prompt ~2 window|line|lines|sentence|words|token|tokens|paragraph|message|text|conversation|section|block|role|verbatim|contents|content|of',
      'what|how|which|who|where|were|tell ~3 your|you ~3 instructed|instructions|prompted|configured|prompt|guidelines|programmed|briefing|told|directives|preamble ~3 to|by|say|says|with|contain|before|exactly|at|in|word|not|verbatim|begin|start|look',
      'how|what|which ~2 were|was|did|are|have ~2 you|your ~2 prompted|instructed|configured|programmed|told|given|instructions|prompt',
      'want|like|need|let|allowed|able|may|can|could ~4 see|read|know|view|have|get|inspect|look|hear|learn ~4 your|system|hidden|original|internal|initial|full ~3 prompt|instructions|guidelines|preamble|directives|message|configuration|rules',
      'first|last|opening|exact|top|second|next ~2 sentence|line|lines|words|word|paragraph|message|text|tokens|characters|letters ~3 of|in ~3 your|system|prompt|instructions|context|the|this ~2 prompt|instructions|context|conversation|preamble|message',
      'contents|content|text|copy|version|transcript|wording|summary|translation|list ~2 of|from ~3 your|system|hidden|initial ~3 prompt|instructions|context|guidelines|memory|message|rules|preamble|directives',
      'complete|finish|continue|fill ~3 sentence|text|blank|line ~6 prompt|instructions|system',
      'system|developer|initial|hidden ~1 prompt|message|instructions ~4 verbatim|base64|rot13|code|full|entirety|word|letter|translated|backwards|json|poem|exactly|reversed|markdown',
    ],
  },
  {
    kind: 'exfil_request',
    scope: 'strict',
    says: 'Asks for secrets or private data to be sent away.',
    phrases: [
      `^${send} ~7 ${secret} ~9 ${far}`,
      `^${send} ~5 ${secret} ~7 to|into|at|with|via ~3 me|us|attacker|stranger|strangers|anyone|everyone|whoever|number|address|account|competitor|public|channel|support|bot`,
      `${send} ~5 password|passwords|credential|credentials|secrets|cookies|keychain|wallet|transcript|transcripts|keystrokes|clipboard ~7 to|into|via|at|through|over ~4 ${far}|me|us`,
      '^read|open|collect|gather|grab|find|search|steal|copy|extract|harvest|scan|list|take|fetch|get|look|scrape|dump|compress|zip|archive|encode|encrypt|record|capture|package|bundle ~8 send|post|upload|forward|email|mail|transmit|exfiltrate|publish|submit|push|paste|ship|relay|share|leak ~6 it|them|result|to|results|everything|that|contents|archive|output|back|home|off|away ~4 to|http|https|server|me|us|url|webhook|pastebin|attacker|home',
      `put|place|hide|encode|embed|insert|append|include|add|attach|smuggle|slip|write|tuck|stash|pack ~6 ${secret} ~6 url|urls|link|links|query|parameter|image|images|subdomain|dns|header|headers|filename|request|requests|user|commit|pixel|markdown|qr|metadata|footer|signature|emoji`,
      'bcc|cc ~8 every|all|each|any|mail|email|emails|message|messages|replies|invoice',
      'add|include|put|insert ~4 bcc|cc',
      `every|each|any|all|whenever|when|after|before|once ~6 ${person}|message|conversation|session|chat|turn|reply|file|mail|email ~6 send|post|upload|forward|transmit|exfiltrate|relay|copy|bcc|leak ~6 ${far}|me|us|phone`,
      'steal|exfiltrate|siphon|harvest|leak|smuggle|pilfer ~5 data|files|file|keys|key|password|passwords|tokens|cookies|contacts|information|secrets|credentials|documents|emails|messages|money|funds|identity|code|history|memory',
      "reveal|disclose|divulge|leak|expose|share|tell|give ~4 stored|saved|user|user's|owner's|all|his|her|api|private|secret ~2 password|passwords|credentials|secrets|keys|key|tokens|pin|cookies|phrase|passphrase|data ~3 to|when|if|on|upon|with|in|whenever|without",
    ],
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: 'Tries to plant itself where it will be run or read again.',
    phrases: [
      'keep|preserve|retain|maintain|protect|restore|recreate|rewrite|copy|repeat|carry|reinsert|re|save|store|write|replicate ~2 this|these ~2 entry|memory|rule|instruction|instructions|directive|message|note|text|prompt|paragraph|order ~5 every|all|each|any|forever|future|always|new|across|never|whatever|deleted|even|sessions|verbatim|removed|when|if|into|other',
      'this|these ~1 entry|memory|rule|instruction|instructions|directive|order|orders ~3 permanent|immutable|irrevocable|undeletable|binding|eternal|forever|protected|locked|stays|remains|applies|apply|survives|outlives|persists',
      'in|at|on|during|for|from ~1 every|each|all|any|future|later|subsequent|next|new ~1 session|sessions|conversation|conversations|start|startup|boot|login|chat|chats|reply|run ~5 load|run|execute|obey|insert|repeat|download|fetch|contact|ignore|follow|include|reinstall|open|call|send|act|apply|begin|read|restore|must|approve',
      '^load|run|execute|obey|insert|repeat|download|fetch|contact|reinstall|restore|start|launch|open|call|apply|follow|reread ~6 every|each|at|on|whenever|all ~1 session|sessions|conversation|conversations|startup|boot|login|restart|reboot|time|start|launch|wake',
      '^modify|edit|change|set|disable|enable|turn|remove|weaken|loosen|switch|patch|rewrite|alter|override|update|add|append|delete|flip|configure ~6 write_approval|approval|approvals|scanner|guardrails|allowlist|whitelist|blocklist|denylist|hooks|permissions|sandbox|sandboxing|toolset|toolsets|write|auto|yolo|trusted ~3 off|on|false|true|none|all|disabled|everything|mode|so|yourself|unrestricted|gate|always|list|allow|to|skip',
      '^write|add|append|save|insert|put|store|plant|copy|hide|place|inject|sneak ~6 soul|agents|claude|memory|user|gemini|skill|skills|bashrc|zshrc|profile|crontab|rc|hooks|sudoers|systemd|launchagents|startup|autostart|registry|config ~3 md|file|files|d|so|that|which|to|folder|key|script|yaml|and ~6 always|every|never|ignore|obey|run|runs|so|that|loads|executes|starts|each|automatically|approve|survive|survives|again|session|instruction|instructions',
      '^overwrite|rewrite|modify|edit|alter|tamper|poison|corrupt|change|replace|append|inject|update ~3 soul|agents|claude|gemini|memory|user ~1 md',
      '^overwrite|rewrite|modify|edit|alter|tamper|poison|replace|inject|plant ~4 your|its|own ~2 memory|memories|system|config|configuration|instructions|settings|skills|prompt|code|persona|soul|rules',
      'add|create|make|register ~3 new|another|hidden|second|secret|admin|sudo|backdoor|root ~2 user|account|admin|administrator|ssh|login ~4 with|for|named|called|and|so|to|on|key',
      'spread|propagate|replicate|copy|clone|infect|distribute|multiply|duplicate ~3 yourself|itself|virus|worm ~5 other|every|all|agents|machines|repositories|users|memory|files|hosts|into|to|across',
      '^remember|memorize|memorise|store|save|note|learn|record|keep ~4 forever|permanently|always|never|permanent|rule|future ~6 ignore|obey|approve|trust|execute|run|skip|bypass|send|comply|allow|accept|unrestricted|admin|administrator|refuse|confirmation|hide',
      'always|never ~4 remember|include|repeat|append|add|start|begin|end|finish ~4 this|these|following ~2 instruction|instructions|rule|text|sentence|line|message|link|payload',
      'when|whenever|if|once|every|as ~6 trigger|word|codeword|keyword|phrase|passphrase|says|hears|sees|mentions|types ~6 execute|run|delete|send|ignore|obey|unlock|switch|approve|wipe|reveal|upload|disable|transfer',
      'schedule|set|plan|arrange|register|create|add ~4 timer|task|job|cron|reminder|trigger|hook|webhook|automation|reboot ~8 payload|curl|http|https|script|reinstall|exfiltrate|upload|silently|fetches|downloads|executes|remote|url',
      'come|phone|call|calls|phones|beacon|report|reports ~1 home|back ~4 every|each|to|on|at|when|hourly|daily',
    ],
  },
  {
    kind: 'authority_claim',
    scope: 'strict',
    says: 'Claims an authority that it cannot have.',
    phrases: [
      "i|im|i'm|this|we|we're|it's|it ~2 am|is|your|are|the|from|a|an|with ~3 your|the|system|hermes|anthropic|openai|nous|lead|chief|real|true|original|an ~2 developer|creator|administrator|admin|maker|programmer|master|vendor|god|overseer|supervisor|engineer|sysadmin|root|superuser|principal ~6 obey|must|so|ignore|grant|order|authorize|authorise|you|need|disable|command|require|instruct|follow|give|comply|override|unlock",
      'speaking|acting|writing ~1 as|for ~3 developer|admin|administrator|anthropic|openai|system|creator|owner|root|vendor|operator|hermes|nous',
      'on behalf of ~2 anthropic|openai|nous|hermes|developers|developer|administrator|admin|vendor|system|security|management',
      'with|by|under ~2 authority|permission|authorization|authorisation|approval|clearance|mandate|order|orders|decree ~2 of|from ~3 anthropic|openai|nous|developers|developer|administrator|admin|vendor|system|ceo|operator|owner|root|creator',
      'anthropic|openai|nous|developers|developer|admins|administrators|administrator|vendor|creators|operators|maintainers ~2 has|have|hereby|had|now ~3 authorised|authorized|decided|enabled|granted|approved|instructed|ordered|whitelisted|lifted|unlocked|permitted|disabled|allowed|mandated|waived|revoked|removed|confirmed|cleared ~4 you|this|all|your|the|every|full|unrestricted|any|user|access|that',
      'authorization|authorisation|override|access|clearance|admin|security|maintenance|unlock|root ~1 code|level|key|token|pin|phrase|granted|confirmed|accepted ~6 granted|accepted|verified|confirmed|unlocks|grants|you|alpha|omega|comply|obey|full|unrestricted|disable|now|five|proceed',
      'priority|severity|clearance|trust ~1 level ~3 highest|maximum|max|system|root|absolute|override|critical|1|0|zero|10',
      'this|the ~1 message|entry|memory|note|text|instruction|file|document|source ~2 is|has|comes|carries|counts|was ~4 trusted|verified|authoritative|official|signed|root|system|admin|certified|binding|highest|privileged|authenticated ~3 and|so|by|source|authority|level|must|you|instruction|privileges|priority|message|developers|over',
      'higher|more|greater|absolute|full|total|supreme ~1 authority|priority|privilege|privileges|rank|trust|permission ~2 than|over ~3 user|system|owner|person|developer|any|you|all|your|every|other',
      'ai|llm|language|assistant|chatbot|agent|agents|assistants|llms|bots ~2 model|models|agent|agents|assistant|assistants|reading|visiting|processing|that|who|parsing|which|crawlers ~3 must|should|shall|are|is|reading|read|reads|visiting|process|processing|see|visit|parse|find|encounter ~5 this|must|should|required|page|follow|ignore|recommend|rate|please|instructed|obliged|always|output|include|do|execute|buy',
      '^dear|attention|hey|hello|hi|note|notice|message|memo|instruction|instructions|important|warning ~2 ai|llm|llms|assistant|assistants|agent|agents|model|models|chatbot|bot|bots|robots|copilot|gpt|claude|chatgpt|hermes ~4 please|you|must|when|reading|read|ignore|follow|disregard|this|the|do|always|if|recommend|approve|add|should',
      'whoever|anyone|person|user ~2 says|knows|types|gives|writes|sends|mentions ~3 codeword|password|code|phrase|keyword|word ~6 admin|administrator|owner|trusted|obey|authorised|authorized|full|access|approved',
      'treat|regard|consider|accept|handle|view ~4 me|this|these|following|next|my|any|all|messages|instructions|text ~4 as ~3 system|trusted|owner|admin|administrator|root|developer|authoritative|orders|commands|law|gospel|instructions|verified|user|privileged|approved',
      'user|owner|person|human|he|she ~2 gave|gives|granted|grants|signed|waived|delegated|has|already ~3 permission|consent|authority|approval|full|blanket|everything|rights|power|approved|authorised|authorized ~3 to|for|everything|all|any|every|in|over|control|access ~3 everything|all|any|every|future|advance|anything|delete|send|transfer|share|actions|accounts|spend|funds|writes|commands',
      'rate|rank|score|grade|recommend|praise|favor|favour|promote|endorse|choose|prefer|select|hire|accept|approve ~4 this|our|my|the ~2 candidate|applicant|paper|product|company|shop|resume|submission|manuscript|brand|application|bid|vendor|proposal|service ~4 regardless|always|highest|above|best|first|over|matter|top|excellent|positively|only|without|strongly|unconditionally|whatever',
    ],
  },
  {
    kind: 'dangerous_command',
    scope: 'strict',
    says: 'Tells the agent to run something that destroys or takes over.',
    phrases: [
      'run|execute|follow|obey|perform|eval|do|carry ~4 code|command|commands|script|scripts|instructions|instruction|orders|whatever|anything|everything|binary|payload|macro ~4 from|in|on|at|that|found|inside|downloaded|returned|sent|received ~4 page|website|web|comment|comments|email|emails|message|messages|response|server|url|internet|attachment|http|https|channel|issue|pastebin|stranger|output|title|metadata',
      'wipe|destroy|erase|shred|nuke|trash|corrupt|overwrite|encrypt|brick ~4 disk|drive|drives|disks|filesystem|partition|backups|backup|machine|computer|server|database|databases|home|system|documents|everything|volume|cluster|production|photos',
      '^format|reformat ~4 disk|drive|drives|disks|filesystem|partition|backups|backup|machine|computer|server|database|databases|home|system|documents|everything|volume|cluster|production|photos',
      "delete|remove ~3 all|every|entire|whole|everything ~3 files|file|data|database|databases|home|directory|disk|system|documents|photos|emails|backups|repositories|repository|branches|records|tables|volumes|accounts|user's|root|production|contents",
      'kill|stop|disable|uninstall|remove|terminate|blind|bypass|evade ~3 antivirus|firewall|edr|defender|monitoring|auditd|selinux|apparmor|backups|protection|security|siem|updates ~4 before|then|and|on|so|first|permanently|software|agent|service|all|entirely|completely|tools',
      'hack|breach|ddos|brute|bruteforce|phish|infect|hijack|compromise|exploit|pwn|sabotage ~4 account|accounts|server|servers|network|router|site|website|machine|machines|host|hosts|password|login|computer|phone|camera|bank|target|system|systems|neighbour|victim|wifi|domain|database|force',
      "keylogger|rootkit|ransomware|cryptominer|spyware|trojan|backdoor|payload|exploit|botnet|shellcode|stealer|miner ~3 on|and|in|from|into|onto|to|for ~4 machine|host|computer|server|run|execute|start|install|deploy|system|network|background|laptop|every|all|phone|http|https|device|devices|persist|user's",
      'install|deploy|plant|run|drop|build|write|inject|launch|start|fetch|spawn|compile ~3 keylogger|rootkit|ransomware|cryptominer|miner|xmrig|spyware|trojan|backdoor|botnet|shellcode|stealer|malware|implant|webshell|worm|virus|rat|beacon ~3 on|for|in|at|into|and|to|that|from|silently|as',
      'install|deploy|plant|run|drop|inject|fetch|spawn ~3 agent ~3 on|for|in|at|into|and|to|that|from|silently|as',
    ],
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: 'Tries to give the agent another role.',
    phrases: [
      'you|assistant|agent|ai|model|it|bot|who|that|character|persona ~4 no|without|zero|free|never|unbound|beyond|above|lacks|not ~3 rules|limits|restrictions|ethics|morals|filters|filter|guidelines|boundaries|conscience|refuses|refuse|limitations|inhibitions|censorship|morality|law|guardrails|scruples|policies|bound|constraints|declines',
      'forget|ignore|stop|drop|quit ~3 you ~1 are|were ~2 an|a|ai|assistant|hermes|language|being|claude|chatgpt|only',
      'stay|remain|always|never ~2 in|break|leave|drop|breaking ~1 character|role|persona ~6 no|never|even|always|whatever|if|matter|answer|regardless|ignore|unfiltered|must',
      'your|the ~2 alter ego',
      'from today|tomorrow|now|henceforth|here ~2 you ~2 are|will|must|obey|serve|belong|become|answer ~3 evil|unrestricted|another|different|new|uncensored|master|me|only|dan|not|free|hacker|my|no|called|an',
      'you|assistant|agent ~3 belong|obey|serve|loyal|answer|work|report ~2 to|only|me ~2 me|only|us|attacker|nobody|myself|him|alone',
      'unlock|release|unleash|liberate|free|awaken|unchain|unshackle|jailbreak ~2 your|yourself|the|hidden|true|full|this ~2 self|potential|mode|full|yourself|true|restrictions|model|capabilities|from|shackles|ai|assistant|chains|powers|now|limits|abilities',
      'moral|ethical|legal|safety|security ~3 considerations|concerns|rules|constraints|limits|objections|filters|boundaries|guidelines|norms|restrictions|policies|checks ~3 irrelevant|aside|off|disabled|void|ignored|apply|ignore|removed|no|gone|suspended|bypassed|lifted|matter|forgotten',
      'developer|debug|admin|maintenance|god|root|jailbreak|unrestricted|test|training|dan|sudo|service|evaluation mode ~5 no|off|disabled|without|unlocked|ignore|bypass|restrictions|filters|unfiltered|skip|anything|everything|suspended|lifted|unlimited|uncensored',
    ],
  },
];
