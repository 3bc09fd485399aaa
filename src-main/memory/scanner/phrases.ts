import type { Kind } from './rule.ts';

/** A kind that is recognised by phrases; the notation is that of `phrase()` in words.ts. */
export interface PhraseRule extends Kind {
  readonly phrases: readonly string[];
}

const drop =
  'ignore|ignores|ignoring|ignored|disregard|disregarding|overlook|dismiss|neglect|bypass|override|overrule|discard|forget|forgetting|drop|abandon|skip|unlearn';
const earlier =
  'previous|previously|prior|above|earlier|preceding|foregoing|former|past|existing|original|initial|aforementioned';
const told = 'instruction|instructions|directive|directives|guardrail|guardrails|programming|instructed';

/** English phrases by kind. Gaps are bounded, so a text is read in linear time. */
export const phraseRules: readonly PhraseRule[] = [
  {
    kind: 'prompt_injection',
    scope: 'all',
    says: 'Tells the agent to ignore the instructions it was given.',
    phrases: [
      `${drop} ~6 ${earlier}|all|any|every|these|those ~5 ${told}`,
      `${drop} ~4 ${earlier} ~3 rule|rules|guideline|guidelines|prompt|prompts|constraint|constraints|training|policies|restrictions`,
      `${drop} ~2 everything|anything|whatever|all|what ~3 you ~2 told|instructed|taught|programmed|trained|learned`,
      `${drop} ~3 everything|all|anything ~2 above|before|prior|preceding|previously ~1 this|and|now|instead|here|said|written|mentioned`,
      `${drop} ~1 whatever|any|all ~2 rules|instructions|guidelines|directives ~3 before|above|earlier|previously`,
      'do|does not follow|obey|heed|honor|honour ~4 previous|prior|above|earlier|system|original ~3 instructions|rules|prompt|guidelines|directives',
      'stop following|obeying|heeding ~4 instructions|rules|guidelines|directives|prompt',
      'instructions|rules|guidelines|directives ~2 above|before|earlier ~1 are|were ~2 void|invalid|cancelled|canceled|obsolete|revoked|superseded|fake',
      'new|updated|real|actual ~1 instructions ~4 override|overrides|replace|replaces|supersede|supersedes ~4 instructions|rules|prompt|previous|prior|all',
      'supersede|supersedes|overrides|replaces|override ~3 previous|prior|earlier|existing|system|all ~3 instructions|directives|prompt|guidelines',
    ],
  },
  {
    kind: 'sys_prompt_override',
    scope: 'all',
    says: 'Claims to override the system prompt.',
    phrases: [
      'system prompt ~1 override|overridden|overwrite|replaced',
      'override|overwrite|replace|rewrite|erase ~3 system ~1 prompt|message|instructions',
    ],
  },
  {
    kind: 'disregard_rules',
    scope: 'all',
    says: 'Tells the agent to disregard its rules.',
    phrases: [
      'disregard ~8 your|all|any ~8 instructions|rules|guidelines|directives',
      'ignore|violate|break|bypass|circumvent ~3 your ~3 rules|guidelines|guardrails|safety|policies|restrictions|training|constraints|safeguards',
      'forget|ignore|drop|abandon ~2 your ~2 rules|guidelines|instructions|training|programming|restrictions|principles',
    ],
  },
  {
    kind: 'bypass_restrictions',
    scope: 'all',
    says: 'Tells the agent to act as if it had no limits.',
    phrases: [
      "act|behave|respond|answer|work|operate ~1 as ~1 if|though ~8 you ~4 no|without|don't|dont ~4 restrictions|limits|rules|limitations|filters|guidelines|boundaries",
      'you ~2 no longer ~3 bound|restricted|limited|constrained|required ~5 by|to',
      'you ~2 free from|of ~4 restrictions|rules|limits|constraints|guidelines|filters',
      'without ~2 any ~2 restrictions|limitations|safeguards|guardrails ~3 you|answer|respond|comply',
      'enable|enter|activate|switch|engage ~4 jailbreak|dan|godmode|unrestricted|unfiltered|uncensored ~2 mode|now|version|persona',
      'developer|god|debug|admin|root|sudo|maintenance mode ~4 enabled|activated|unlocked|engaged ~6 restrictions|filters|safety|rules|all|no',
      'safety|content|ethical ~2 filters|guidelines|restrictions|protocols|checks|policies ~3 disabled|off|lifted|removed|suspended|deactivated',
      'disable|remove|lift|suspend|deactivate|turn ~3 safety|content|ethical|security ~2 filters|guidelines|restrictions|protocols|checks|guardrails|policies',
    ],
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: 'Tells the agent to hide something from the person.',
    phrases: [
      'do not ~8 tell|inform|mention|reveal|notify|alert|show|disclose ~8 the|to user|person|owner|human|operator',
      "don't|dont|never|without ~3 tell|telling|inform|informing|notify|notifying|alert|alerting|asking|mention|mentioning|reveal|show ~3 user|person|owner|human|operator",
      "do not|never|don't ~2 let ~2 user|person|owner|human ~3 know|see|notice|find",
      'hide|conceal|keep ~4 from ~2 user|person|owner|human|operator',
      'keep ~3 secret|hidden|quiet ~3 from ~2 user|person|owner|human|everyone',
      'secretly|silently|covertly|quietly ~4 send|upload|forward|copy|exfiltrate|run|execute|delete|post|transmit|email|install',
      'user|person|owner ~2 must|should|need|needs ~1 not|never ~2 know|see|notice|learn|find',
    ],
  },
  {
    kind: 'no_confirm',
    scope: 'all',
    says: 'Tells the agent to skip consent.',
    phrases: [
      'never|not|without|no|stop|skip|avoid|instead ~1 ask|asking|wait|waiting|request|requesting|seek|seeking|confirm|confirming ~3 approval|permission|confirmation|consent|before',
      'always|automatically|auto|silently ~2 approve|accept|confirm|allow|grant ~4 write|writes|request|requests|tool|tools|command|commands|call|calls|memory|everything|change|changes|permission|permissions|all',
      'skip|bypass|disable|ignore|circumvent|avoid ~3 approval|approvals|confirmation|consent|permission|review ~2 step|steps|gate|gates|prompt|prompts|check|checks|dialog|for|queue|of|from|and',
      'approve|accept ~3 all|every|any ~3 staged|pending|memory|writes|requests|tool|future ~3 automatically|silently|yourself|without',
      'mark ~3 as approved|trusted|verified ~2 without|automatically',
      'consent|approval|permission|confirmation ~2 is|are ~1 not|never|already|no|implied|granted|unnecessary ~1 needed|required|necessary|given|assumed|always|for',
    ],
  },
  {
    kind: 'translate_execute',
    scope: 'all',
    says: 'Asks to turn text into code and run it.',
    phrases: [
      'translate|convert|turn|decode|rewrite ~12 into|to|as ~3 and|then ~1 execute|run|eval|evaluate',
      'decode|decrypt|deobfuscate|unscramble ~8 and|then ~2 execute|run|follow|obey|eval|perform|do',
    ],
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: 'Tries to give the agent another role.',
    phrases: [
      'you ~1 are ~3 now ~1 a|an|the|my ~6 ai|assistant|model|bot|agent|chatbot|llm|dan|hacker|terminal|shell|persona|character|entity|system|admin|administrator|root|attacker|different|new|unrestricted|evil|unfiltered|uncensored|rogue|operator|expert|pirate',
      'from now on you ~2 are|will|must|shall|act|obey|answer|respond|behave|ignore|only|serve',
      'you|your ~1 new ~2 role|identity|persona|purpose|mission|objective|master|name ~1 is',
      'assume|adopt|take|switch ~3 role|identity|persona|character ~1 of ~6 ai|assistant|model|hacker|unrestricted|admin|attacker|evil|jailbroken|unfiltered',
      'you are no longer ~3 assistant|ai|hermes|model|bot|claude|chatgpt|an',
      'act|roleplay|role-play|simulate|behave ~1 as ~4 unrestricted|unfiltered|uncensored|jailbroken|evil|rogue|dan|malicious|amoral',
    ],
  },
  {
    kind: 'role_pretend',
    scope: 'context',
    says: 'Asks the agent to pretend to be someone else.',
    phrases: [
      'pretend ~8 you are|have|were',
      "pretend ~8 you're|you've",
      'pretend ~3 to be',
      'imagine ~3 you are|were|have ~4 no|unrestricted|without|free|evil',
    ],
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: 'Asks for the system prompt to be given out.',
    phrases: [
      'output|print|reveal|repeat|display|show|leak|expose|dump|disclose|recite|share|write|give|tell|send|paste|return|copy ~6 system|initial|hidden|secret|original|developer ~2 prompt|instructions|message|prompts',
      'repeat|print|output|recite|copy|reproduce ~3 everything|all|text|words|content|instructions ~3 above|before|verbatim',
      'what ~1 are|is|were ~2 your ~2 system|initial|hidden|secret|original ~1 prompt|instructions',
    ],
  },
  {
    kind: 'remove_filters',
    scope: 'context',
    says: 'Asks for answers without safety filters.',
    phrases: [
      'respond|answer|reply|speak|write|generate ~3 without ~6 restrictions|limitations|filters|filter|filtering|safety|censorship|guardrails|warnings|disclaimers|moderation',
    ],
  },
  {
    kind: 'fake_update',
    scope: 'context',
    says: 'Claims that the agent was updated.',
    phrases: [
      'you have ~1 been ~4 updated|upgraded|patched|reprogrammed|reconfigured|reset ~2 to|with|and|by',
      'your ~3 instructions|rules|guidelines|programming|policy|policies ~1 have|has|were ~2 been|updated|changed|replaced ~2 updated|changed|replaced|revised|to|by',
    ],
  },
  {
    kind: 'identity_override',
    scope: 'context',
    says: 'Tries to rename the agent.',
    phrases: ['name yourself ~1 *', 'call yourself ~1 *', 'your name is now ~1 *'],
  },
  {
    kind: 'c2_node_registration',
    scope: 'context',
    says: 'Tells the agent to register with a control server.',
    phrases: [
      'register ~1 as ~1 node',
      'register ~2 node',
      'enroll|enrol|register ~4 with ~2 c2|controller|botnet|command',
    ],
  },
  {
    kind: 'c2_heartbeat',
    scope: 'context',
    says: 'Tells the agent to report to a control server.',
    phrases: [
      'heartbeat|beacon|beacons|checkin to|with',
      'check in with ~3 server|controller|c2|host|handler|operator|endpoint|node|master|botnet',
    ],
  },
  {
    kind: 'c2_task_pull',
    scope: 'context',
    says: 'Tells the agent to fetch orders from a server.',
    phrases: [
      'pull ~1 down ~1 task|tasks|tasking',
      'pull ~1 new ~1 task|tasks|tasking',
      'pull task|tasks|tasking',
      'fetch|retrieve|poll|await ~4 tasking|orders|commands ~3 from ~4 server|url|c2|controller|endpoint|host|pastebin|gist',
    ],
  },
  {
    kind: 'c2_network_connect',
    scope: 'context',
    says: 'Tells the agent to join a network.',
    phrases: ['connect|connected to the network', 'join ~2 botnet|swarm'],
  },
  {
    kind: 'forced_action',
    scope: 'context',
    says: 'Orders the agent to contact somebody.',
    phrases: ['you must ~3 register|connect|report|beacon'],
  },
  {
    kind: 'anti_forensic_oneliner',
    scope: 'context',
    says: 'Tells the agent to leave no files behind.',
    phrases: ['only use one ~1 liner|liners', 'only use oneliner|oneliners', 'use only one liner|liners'],
  },
  {
    kind: 'anti_forensic_disk',
    scope: 'context',
    says: 'Tells the agent to leave no trace on disk.',
    phrases: [
      'never ~8 create|write|save ~8 script|scripts|file|files ~8 disk',
      'delete|clear|wipe|erase|remove ~4 logs|history|traces|evidence ~6 after|so|cover|afterwards|tracks|silently|every',
      'leave|leaving no ~1 trace|traces|logs|evidence',
      'cover ~1 your|our|its tracks',
    ],
  },
  {
    kind: 'known_c2_framework',
    scope: 'context',
    says: 'Names a remote-control framework used in attacks.',
    phrases: ['cobalt strike', 'cobaltstrike', 'sliver', 'havoc', 'mythic', 'metasploit', 'brainworm'],
  },
  {
    kind: 'c2_explicit',
    scope: 'context',
    says: 'Speaks of a command-and-control server.',
    phrases: ['c2 server|servers|channel|channels|infrastructure|beacon|beacons'],
  },
  {
    kind: 'c2_explicit_long',
    scope: 'context',
    says: 'Speaks of command and control.',
    phrases: ['command and control'],
  },
  {
    kind: 'context_exfil',
    scope: 'strict',
    says: 'Asks for the conversation to be given out.',
    phrases: [
      'include|output|print|share|send|forward|upload|post|email|leak|append|exfiltrate|transmit|copy ~8 conversation|conversations',
      "include|output|print|share|send|forward|upload|post|email|leak|append|exfiltrate|transmit|copy ~8 chat|previous|full|entire|whole|complete|user's|session ~1 history|messages|context|transcript|memory|memories",
    ],
  },
  {
    kind: 'exfil_request',
    scope: 'strict',
    says: 'Asks for secrets or private data to be sent away.',
    phrases: [
      'send|upload|post|forward|email|exfiltrate|transmit|leak|share|copy|dump|publish|append|include|reveal|paste|print|output ~6 password|passwords|credentials|credential|secrets|tokens|cookies|keychain|wallet|seed|private ~4 to|in|into|at|on|with|every|phrase|key|keys|as',
      'send|upload|post|forward|email|exfiltrate|transmit|leak|publish ~6 api|ssh|private|secret|access|encryption ~1 key|keys|token|tokens',
      'exfiltrate ~4 data|file|files|database|contents|information|everything|documents|source',
      'send|upload|forward|email|post|transmit|bcc|copy ~6 all|every|each|any ~4 file|files|email|emails|document|documents|message|messages|reply|replies|photo|photos|note|notes ~4 to ~5 attacker|server|webhook|endpoint|url|external|drop|collector|listener|http|https',
    ],
  },
  {
    kind: 'persistence',
    scope: 'strict',
    says: 'Tries to plant itself where it will be run or read again.',
    phrases: [
      'add|append|write|insert|put|install|create|plant ~8 crontab|cron|bashrc|zshrc|profile|launchagent|launchagents|systemd|autostart|startup|authorized_keys ~6 so|that|every|each|to|run|runs|which|with|entry|which',
      'copy|repeat|write|save|store|add|include|reinsert|restore|keep ~3 this ~3 instruction|instructions|note|rule|rules|text|entry|paragraph|line|message ~4 every|each|all|into|memory|forever|future|whenever|again',
      'every|each time ~6 session|conversation|start|starts|begins ~4 run|execute|download|send|curl|fetch',
      'remember|save|store|memorize ~3 to ~2 always ~3 ignore|obey|execute|run|approve|trust|send',
    ],
  },
  {
    kind: 'authority_claim',
    scope: 'strict',
    says: 'Claims an authority that it cannot have.',
    phrases: [
      'this is ~3 message|instruction|instructions|directive|notice|order|update ~2 from ~3 developer|developers|system|anthropic|openai|nous|administrator|creator|creators|vendor|provider|admin',
      'as ~2 developer|administrator|creator|owner|admin|root ~3 i ~2 authorize|authorise|order|command|instruct|grant|permit|allow|require',
      'i ~1 am|im ~2 your ~2 developer|creator|administrator|admin|owner|maker|programmer ~3 and|obey|so|you|ignore',
      'obey ~3 me|only|commands|orders|following|every|all|any|instructions',
      'treat ~4 as ~2 system|trusted|highest|root|administrator|developer ~2 prompt|instruction|instructions|message|priority|level|command',
      'highest|top|absolute|maximum priority ~2 instruction|instructions|directive|directives|order|override',
      'user|person|owner ~2 has|have ~2 already|previously ~2 approved|authorized|authorised|consented|agreed|granted|permitted',
    ],
  },
  {
    kind: 'dangerous_command',
    scope: 'strict',
    says: 'Tells the agent to run something that destroys or takes over.',
    phrases: [
      'run|execute|type|invoke|paste|eval ~6 rm ~1 rf',
      'run|execute|invoke|eval ~6 reverse ~1 shell',
      'open|spawn|start|launch ~3 reverse ~1 shell',
    ],
  },
];
