import type { Cause, Finding } from '@shared/contract/index.ts';
import type { Translate } from '../../i18n/language.tsx';

/** Who made a change, in a word or two; a session in view is "this session". */
export function whoOf(cause: Cause, t: Translate, session: string | null = null): string {
  switch (cause.origin) {
    case 'person':
      return t('memory.who.you');
    case 'external':
      return t('memory.who.external');
    case 'curator':
      return t('memory.who.curator');
    case 'background_review':
      return t('memory.who.review');
    case 'foreground':
      if (session !== null && cause.session === session) return t('memory.who.thisSession');
      return cause.sessionTitle ?? t('memory.who.agent');
  }
}

/** Families of findings, by how their kinds are named. */
const families = [
  ['hidden', /^(?:invisible_unicode|control_character|variation_selector|hidden_character)/],
  ['secret', /^hardcoded_secret/],
  ['consent', /^(?:no_confirm|bypass_restrictions|remove_filters|forced_action|authority_claim)/],
  ['leak', /^(?:exfil|context_exfil|markdown_exfil|send_to_url|leak_system|read_secrets|hermes_env)/],
  [
    'command',
    /^(?:dangerous|destructive|shell_pipe|script_injection|ssh_|persistence|anti_forensic|c2_|known_c2|env_var)/,
  ],
  ['config', /^(?:agent_config|hermes_config|fake_update)/],
  ['hiding', /^(?:deception|encoded|hidden_div|html_comment|translate_execute)/],
  ['injection', /./],
] as const;

type Family = (typeof families)[number][0];

function familyOf(kind: string): Family {
  return families.find(([, names]) => names.test(kind))?.[0] ?? 'injection';
}

/** What kind of trouble a finding is, in a few words. */
export function findingTitle(kind: string, t: Translate): string {
  return t(`finding.${familyOf(kind)}`);
}

/** The kinds of some findings, each once, in order. */
export function kindsOf(findings: readonly Finding[]): string[] {
  return [...new Set(findings.map((finding) => finding.kind))];
}

/** Their titles, each once, joined. */
export function findingTitles(findings: readonly Finding[], t: Translate): string {
  return [...new Set(kindsOf(findings).map((kind) => findingTitle(kind, t)))].join(t('memory.comma'));
}

/** `7c1e…a90d`: enough of a hash to tell two apart by eye. */
export function shortHash(hash: string): string {
  return hash === '' ? '' : `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}
