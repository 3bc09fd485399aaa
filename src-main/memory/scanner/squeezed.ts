import type { PatternRule } from './patterns.ts';

/** Phrases with everything but letters taken out, for texts whose letters are spread out or glued together. */
export const compactRules: readonly PatternRule[] = [
  {
    kind: 'prompt_injection',
    scope: 'all',
    says: 'Tells the agent to ignore the instructions it was given.',
    pattern:
      /(?:ignore|disregard|forget|bypass|override)(?:all|any|the|of|my|your|every|these|those|previous|prior|above|earlier|preceding|system|original){1,6}(?:instructions?|directives?|guardrails?|rules|prompts?|programming)/g,
  },
  {
    kind: 'leak_system_prompt',
    scope: 'context',
    says: 'Asks for the system prompt to be given out.',
    pattern:
      /(?:output|print|reveal|repeat|show|leak|display|expose)(?:me|us|the|your|entire|full|whole|hidden){0,4}systemprompt/g,
  },
  {
    kind: 'deception_hide',
    scope: 'all',
    says: 'Tells the agent to hide something from the person.',
    pattern: /(?:donot|dont|never)(?:tell|inform|notify|alert)(?:the|this|to){0,2}(?:user|person|owner)/g,
  },
  {
    kind: 'bypass_restrictions',
    scope: 'all',
    says: 'Tells the agent to act as if it had no limits.',
    pattern:
      /asifyouhaveno(?:restrictions|limits|rules|limitations)|withoutany(?:restrictions|safetyfilters|safeguards)/g,
  },
  {
    kind: 'role_hijack',
    scope: 'context',
    says: 'Tries to give the agent another role.',
    pattern: /youarenow(?:a|an|the)(?:different|new|unrestricted|evil|hacker|uncensored|unfiltered)/g,
  },
];
