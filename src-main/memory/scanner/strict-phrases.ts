import type { PhraseRule } from './phrases.ts';

/** English phrases that only count where a text is read in every session; notation and bounds as in phrases.ts. */
export const strictPhrases: readonly PhraseRule[] = [
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
