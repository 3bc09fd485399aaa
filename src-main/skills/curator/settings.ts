/** `curator.*` of config.yaml as the curator takes it. Times are milliseconds. */
export interface CuratorSettings {
  readonly enabled: boolean;
  readonly interval: number;
  readonly idle: number;
  readonly staleAfter: number;
  /** Never less than `staleAfter`. */
  readonly archiveAfter: number;
  /** Whether a pass asks a model for proposals too. */
  readonly consolidate: boolean;
  /** Whether skills that came with Hermes age as well. */
  readonly pruneBuiltins: boolean;
  readonly backup: { readonly enabled: boolean; readonly keep: number };
  /** What was written that makes no sense, and what holds instead. */
  readonly warnings: readonly string[];
}

/** Where the settings come from. */
export interface CuratorConfig {
  bool(key: string): boolean;
  number(key: string, fallback: number, options: { min?: number; integer?: boolean }): number;
  written(key: string): unknown;
}

const hour = 3_600_000;
const day = 24 * hour;

const numbers = [
  ['curator.interval_hours', 168, 1],
  ['curator.min_idle_hours', 2, 0],
  ['curator.stale_after_days', 14, 1],
  ['curator.archive_after_days', 30, 1],
  ['curator.backup.keep', 5, 0],
] as const;

type NumberKey = (typeof numbers)[number][0];

/** Reads the settings. Nonsense counts as the default and is told; archiving never comes before going stale. */
export function curatorSettings(config: CuratorConfig): CuratorSettings {
  const warnings: string[] = [];
  const read = new Map<NumberKey, number>();
  for (const [key, fallback, min] of numbers) {
    const value = config.number(key, fallback, { min });
    const written = config.written(key);
    const meant = typeof written === 'string' ? Number(written.replaceAll('_', '')) : written;
    if (written !== undefined && written !== null && meant !== value) {
      warnings.push(`${key} is ${JSON.stringify(written)}, which is no number it can be; ${String(value)} holds.`);
    }
    read.set(key, value);
  }
  const of = (key: NumberKey): number => read.get(key) ?? 0;
  const stale = of('curator.stale_after_days');
  let archive = of('curator.archive_after_days');
  if (archive < stale) {
    warnings.push(
      `curator.archive_after_days (${String(archive)}) is less than curator.stale_after_days; ${String(stale)} holds.`,
    );
    archive = stale;
  }
  return {
    enabled: config.bool('curator.enabled'),
    interval: of('curator.interval_hours') * hour,
    idle: of('curator.min_idle_hours') * hour,
    staleAfter: stale * day,
    archiveAfter: archive * day,
    consolidate: config.bool('curator.consolidate'),
    pruneBuiltins: config.bool('curator.prune_builtins'),
    backup: { enabled: config.bool('curator.backup.enabled'), keep: Math.trunc(of('curator.backup.keep')) },
    warnings,
  };
}
