import type { Json } from '@shared/contract/common.ts';

/** What a known key of config.yaml may hold, and what holds when it is not written there. */
export type KnownSetting = { readonly key: string } & (
  | { readonly kind: 'switch'; readonly value: boolean }
  /** A switch that gives the person's consent away or asks for it: `asks` is the position in which the person is asked. */
  | { readonly kind: 'consent'; readonly value: boolean; readonly asks: boolean }
  | {
      readonly kind: 'number';
      readonly value: number | null;
      readonly min?: number;
      readonly max?: number;
      readonly whole?: true;
    }
  /** `form`: what a new value has to be; what stands in the file already is taken as it is. */
  | { readonly kind: 'text'; readonly value: string; readonly form?: 'address' | 'time zone' }
  | { readonly kind: 'choice'; readonly value: string; readonly choices: readonly string[] }
  | { readonly kind: 'list'; readonly value: readonly Json[] }
  | { readonly kind: 'record'; readonly value: Readonly<Record<string, Json>> }
);

const on = (key: string): KnownSetting => ({ key, kind: 'switch', value: true });
const off = (key: string): KnownSetting => ({ key, kind: 'switch', value: false });
/** A gate: on, the person is asked. */
const gate = (key: string, value: boolean): KnownSetting => ({ key, kind: 'consent', value, asks: true });
/** Consent given in advance: off, the person is asked. */
const advance = (key: string): KnownSetting => ({ key, kind: 'consent', value: false, asks: false });
const count = (key: string, value: number | null, min = 0): KnownSetting => ({
  key,
  kind: 'number',
  value,
  min,
  whole: true,
});
const share = (key: string, value: number): KnownSetting => ({ key, kind: 'number', value, min: 0, max: 1 });
const text = (key: string, value = ''): KnownSetting => ({ key, kind: 'text', value });
const address = (key: string): KnownSetting => ({ key, kind: 'text', value: '', form: 'address' });
const choice = (key: string, value: string, ...others: string[]): KnownSetting => ({
  key,
  kind: 'choice',
  value,
  choices: [value, ...others],
});
const list = (key: string, value: readonly Json[] = []): KnownSetting => ({ key, kind: 'list', value });
const record = (key: string, value: Readonly<Record<string, Json>> = {}): KnownSetting => ({
  key,
  kind: 'record',
  value,
});

/** The settings every auxiliary model task has. */
function task(name: string, timeoutSeconds: number): KnownSetting[] {
  const at = `auxiliary.${name}`;
  return [
    text(`${at}.provider`, 'auto'),
    text(`${at}.model`),
    address(`${at}.base_url`),
    text(`${at}.api_key`),
    count(`${at}.timeout`, timeoutSeconds, 1),
    text(`${at}.reasoning_effort`),
    record(`${at}.extra_body`),
  ];
}

/** Every key of config.yaml that we read, with Hermes' default. The one place that holds defaults. */
export const knownSettings: readonly KnownSetting[] = [
  text('model.default'),
  text('model.provider'),
  address('model.base_url'),
  text('model.api_key'),
  text('model.api_mode'),
  text('model.key_env'),
  count('model.context_length', null, 1),
  count('model.max_tokens', null, 1),
  on('model.streaming'),
  count('model.ollama_num_ctx', null, 1),
  record('providers'),
  list('fallback_providers'),

  on('memory.memory_enabled'),
  on('memory.user_profile_enabled'),
  gate('memory.write_approval', false),
  count('memory.memory_char_limit', 2200, 1),
  count('memory.user_char_limit', 1375, 1),
  count('memory.nudge_interval', 10),
  text('memory.provider'),

  count('agent.max_turns', 500, 1),
  count('agent.api_max_retries', 3),
  count('agent.auto_recovery_cycles', 5),
  text('agent.reasoning_effort'),
  record('agent.reasoning_overrides'),
  text('agent.environment_hint'),
  list('agent.disabled_toolsets'),

  on('compression.enabled'),
  share('compression.threshold', 0.5),
  count('compression.threshold_tokens', null, 1),
  share('compression.target_ratio', 0.2),
  choice('compression.tail_mode', 'lean', 'full'),
  count('compression.protect_first_n', 3),
  count('compression.protect_last_n', 20),
  count('compression.min_tail_user_messages', 1),
  count('compression.max_attempts', 3, 1),
  count('compression.hygiene_hard_message_limit', 5000),
  count('compression.context_timeout_seconds', 120, 1),
  count('compression.context_total_ceiling_seconds', 600, 1),
  count('compression.idle_compact_after_seconds', 0),
  off('compression.micro_compact'),
  count('compression.micro_compact_every_n_turns', 1, 1),
  count('compression.micro_compact_defrag_threshold_tokens', 2000, 1),
  off('compression.abort_on_summary_failure'),
  off('compression.progress_notices'),
  off('compression.checkpoint_required'),
  on('compression.in_place'),
  record('compression.model_thresholds'),

  choice('display.busy_input_mode', 'interrupt', 'queue', 'steer'),
  off('display.compact'),
  text('display.personality'),
  on('display.show_reasoning'),
  choice('display.memory_notifications', 'on', 'off', 'verbose'),
  off('display.streaming'),
  text('display.language', 'en'),
  text('display.skin', 'default'),

  on('curator.enabled'),
  off('curator.paused'),
  count('curator.interval_hours', 168, 1),
  { key: 'curator.min_idle_hours', kind: 'number', value: 2, min: 0 },
  count('curator.stale_after_days', 14, 1),
  count('curator.archive_after_days', 30, 1),
  count('curator.archive_ttl_days', 0),
  off('curator.consolidate'),
  on('curator.prune_builtins'),
  on('curator.backup.enabled'),
  count('curator.backup.keep', 5),

  count('auxiliary.transient_retries', 2),
  ...task('compression', 120),
  ...task('title_generation', 30),
  on('auxiliary.title_generation.enabled'),
  ...task('goal_judge', 60),
  ...task('curator', 600),
  ...task('memory_query_rewrite', 8),
  ...task('background_review', 120),
  on('auxiliary.background_review.enabled'),
  count('auxiliary.background_review.max_input_tokens', 600_000),
  list('auxiliary.background_review.extra_tools'),
  choice('auxiliary.background_review.defer', 'auto', 'never'),
  count('auxiliary.background_review.defer_max_age_s', 1800),

  count('goals.max_turns', 20, 1),

  text('delegation.model'),
  text('delegation.provider'),
  address('delegation.base_url'),
  text('delegation.api_key'),
  text('delegation.api_mode'),
  text('delegation.reasoning_effort'),
  list('delegation.default_toolsets'),
  count('delegation.max_iterations', 250, 1),
  count('delegation.max_summary_chars', 24_000),
  count('delegation.child_timeout_seconds', 0),
  count('delegation.max_concurrent_children', 10, 1),
  count('delegation.max_spawn_depth', 1),
  on('delegation.orchestrator_enabled'),
  advance('delegation.subagent_auto_approve'),
  on('delegation.inherit_mcp_toolsets'),
  count('delegation.oneshot_max_children', 2, 1),

  list('skills.external_dirs'),
  text('skills.create_dir'),
  on('skills.project_discovery'),
  list('skills.trusted_project_dirs'),
  on('skills.template_vars'),
  advance('skills.inline_shell'),
  off('skills.guard_agent_created'),
  gate('skills.write_approval', false),
  on('skills.ledger'),
  list('skills.disabled'),
  count('skills.creation_nudge_interval', 10),

  record('mcp_servers'),
  choice('context.engine', 'compressor', 'record'),
  count('context_file_max_chars', null, 1),
  count('context_file_read_timeout', null, 1),
  off('privacy.redact_pii'),
  on('security.redact_secrets'),
  { key: 'timezone', kind: 'text', value: '', form: 'time zone' },
  text('prompt_caching.cache_ttl', '5m'),
  choice('approvals.mode', 'smart', 'manual', 'off'),
  advance('hooks_auto_accept'),

  off('sessions.auto_prune'),
  count('sessions.retention_days', 90, 1),
  on('sessions.vacuum_after_prune'),
  count('sessions.min_interval_hours', 24, 1),
  record('database'),
  record('plugins'),

  choice('desk.language', 'system', 'en', 'zh'),
  choice('desk.theme', 'system', 'light', 'dark'),
  { key: 'desk.text_size', kind: 'number', value: 100, min: 80, max: 200, whole: true },
  choice('desk.contrast', 'system', 'more'),
  choice('desk.density', 'normal', 'compact'),
  choice('desk.motion', 'system', 'reduced', 'full'),
  text('desk.workspace'),
  record('desk.shortcuts'),
  text('desk.global_shortcut'),
  on('desk.tray'),
  choice('desk.notifications', 'on', 'off'),
  count('desk.notify_after_seconds', 20, 1),
  off('desk.welcomed'),
  { key: 'desk.spending_limit_usd', kind: 'number', value: null, min: 0 },
  off('desk.paused'),
  list('desk.allowed_tools'),
  list('desk.allowed_private_hosts'),
];

const byKey: ReadonlyMap<string, KnownSetting> = new Map(knownSettings.map((setting) => [setting.key, setting]));

/** The entry of the table for a key, undefined for keys we do not know. */
export function knownSetting(key: string): KnownSetting | undefined {
  return byKey.get(key);
}

/** The entries of the table below a key that leads to several, such as `memory`. */
export function knownBelow(key: string): readonly KnownSetting[] {
  return knownSettings.filter((setting) => setting.key.startsWith(`${key}.`));
}

/** Whether a key is no setting itself but leads to some. */
export function isSection(key: string): boolean {
  return !byKey.has(key) && knownBelow(key).length > 0;
}

/** Every section: the beginnings of keys that are no setting themselves, outer ones before those within. */
export const sections: readonly string[] = [
  ...new Set(
    knownSettings.flatMap(({ key }) => {
      const parts = key.split('.');
      return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('.'));
    }),
  ),
].filter(isSection);

/** The default of a key: of the table's entry, or the object of all entries below it; undefined for unknown keys. */
export function defaultOf(key: string): Json | undefined {
  const known = byKey.get(key);
  if (known !== undefined) return structuredClone(known.value) as Json;
  const below = knownBelow(key);
  if (below.length === 0) return undefined;
  const tree: Record<string, Json> = {};
  for (const setting of below) place(tree, setting.key.slice(key.length + 1).split('.'), setting.value as Json);
  return tree;
}

function place(tree: Record<string, Json>, path: readonly string[], value: Json): void {
  const [head = '', ...rest] = path;
  if (rest.length === 0) {
    tree[head] = structuredClone(value);
    return;
  }
  const below = tree[head];
  const child: Record<string, Json> = typeof below === 'object' && below !== null && !Array.isArray(below) ? below : {};
  tree[head] = child;
  place(child, rest, value);
}
