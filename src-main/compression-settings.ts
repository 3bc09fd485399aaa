import type { CompressionSettings } from './agent/compression/settings.ts';
import type { Config } from './home/index.ts';

/** `compression.*` of config.yaml as the agent takes it. */
export function compressionSettings(config: Config): CompressionSettings {
  const whole = (key: string, fallback: number, min = 0): number =>
    config.number(`compression.${key}`, fallback, { min, integer: true });
  const share = (key: string, fallback: number): number => config.number(`compression.${key}`, fallback, { min: 0 });
  const tokens = whole('threshold_tokens', 0);
  const thresholds = Object.entries(config.record('compression.model_thresholds')).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0 && entry[1] <= 1,
  );
  return {
    enabled: config.bool('compression.enabled'),
    threshold: share('threshold', 0.5),
    thresholdTokens: tokens > 0 ? tokens : null,
    modelThresholds: Object.fromEntries(thresholds),
    protectFirst: whole('protect_first_n', 3),
    protectLast: whole('protect_last_n', 20),
    minTailUsers: whole('min_tail_user_messages', 1),
    tailMode: config.string('compression.tail_mode') === 'lean' ? 'lean' : 'full',
    targetRatio: share('target_ratio', 0.2),
    maxAttempts: whole('max_attempts', 3, 1),
    hardMessageLimit: whole('hygiene_hard_message_limit', 5000, 1),
    idleAfter: whole('idle_compact_after_seconds', 0) * 1000,
    micro: config.bool('compression.micro_compact')
      ? {
          everyTurns: whole('micro_compact_every_n_turns', 1, 1),
          shortenAbove: whole('micro_compact_defrag_threshold_tokens', 2000, 1),
        }
      : null,
    timeout: whole('context_timeout_seconds', 120, 1) * 1000,
    ceiling: whole('context_total_ceiling_seconds', 600, 1) * 1000,
    abortOnFailure: config.bool('compression.abort_on_summary_failure'),
  };
}
