import type { TextKey } from '../../i18n/catalog/index.ts';

/** The parts of the screen, in the order of its contents. */
export const sections = [
  'providers',
  'memory',
  'memory-provider',
  'review',
  'mcp',
  'chat',
  'appearance',
  'window',
  'shortcuts',
  'profiles',
  'data',
] as const;
export type SectionName = (typeof sections)[number];

interface Base {
  readonly section: SectionName;
  /** Its key in config.yaml. */
  readonly key: string;
  readonly label: TextKey;
  readonly note?: TextKey;
}

/** One setting, and how it is set. `own` ones are drawn by their section. */
export type SettingRow = Base &
  (
    | { readonly kind: 'switch'; readonly fallback: boolean; readonly note: TextKey }
    | {
        readonly kind: 'count';
        readonly fallback: number;
        readonly unit: TextKey;
        readonly note: TextKey;
        /** 0 where zero means off; else 1. */
        readonly least: 0 | 1;
      }
    | {
        readonly kind: 'choice';
        readonly fallback: string;
        readonly options: readonly { readonly value: string; readonly label: TextKey }[];
      }
    | { readonly kind: 'amount'; readonly note: TextKey }
    | { readonly kind: 'text'; readonly note: TextKey; readonly example: TextKey }
    | { readonly kind: 'own' }
  );

const onOff = (section: SectionName, key: string, label: TextKey, note: TextKey, fallback: boolean): SettingRow => ({
  kind: 'switch',
  section,
  key,
  label,
  note,
  fallback,
});
const count = (
  section: SectionName,
  key: string,
  label: TextKey,
  note: TextKey,
  unit: TextKey,
  fallback: number,
  least: 0 | 1 = 1,
): SettingRow => ({ kind: 'count', section, key, label, note, unit, fallback, least });
const own = (section: SectionName, key: string, label: TextKey): SettingRow => ({ kind: 'own', section, key, label });

/** Every setting the screen offers, in its order: what the screen draws and what the palette finds. */
export const settingTable: readonly SettingRow[] = [
  own('providers', 'model.provider', 'settings.provider'),
  own('providers', 'model.default', 'settings.model'),
  own('providers', 'model.base_url', 'settings.address'),
  own('providers', 'agent.reasoning_effort', 'settings.effort'),

  onOff('memory', 'memory.write_approval', 'settings.memoryGate', 'settings.memoryGateNote', false),
  onOff('memory', 'skills.write_approval', 'settings.skillGate', 'settings.skillGateNote', false),
  onOff('memory', 'memory.memory_enabled', 'settings.memoryOn', 'settings.memoryOnNote', true),
  onOff('memory', 'memory.user_profile_enabled', 'settings.userOn', 'settings.userOnNote', true),
  count('memory', 'memory.memory_char_limit', 'settings.memoryLimit', 'settings.limitNote', 'settings.chars', 2200),
  count('memory', 'memory.user_char_limit', 'settings.userLimit', 'settings.limitNote', 'settings.chars', 1375),
  {
    kind: 'choice',
    section: 'memory',
    key: 'display.memory_notifications',
    label: 'settings.memoryTold',
    note: 'settings.memoryToldNote',
    fallback: 'on',
    options: [
      { value: 'on', label: 'settings.memoryTold.on' },
      { value: 'verbose', label: 'settings.memoryTold.verbose' },
      { value: 'off', label: 'settings.memoryTold.off' },
    ],
  },

  onOff('review', 'auxiliary.background_review.enabled', 'settings.review', 'settings.reviewNote', true),
  count('review', 'memory.nudge_interval', 'settings.reviewTurns', 'settings.reviewTurnsNote', 'settings.turns', 10, 0),
  count(
    'review',
    'skills.creation_nudge_interval',
    'settings.reviewCalls',
    'settings.reviewCallsNote',
    'settings.calls',
    10,
    0,
  ),
  onOff('review', 'curator.enabled', 'settings.curator', 'settings.curatorNote', true),
  count(
    'review',
    'curator.interval_hours',
    'settings.curatorEvery',
    'settings.curatorEveryNote',
    'settings.hours',
    168,
  ),
  count(
    'review',
    'curator.stale_after_days',
    'settings.curatorStale',
    'settings.curatorStaleNote',
    'settings.days',
    14,
  ),
  count(
    'review',
    'curator.archive_after_days',
    'settings.curatorArchive',
    'settings.curatorArchiveNote',
    'settings.days',
    30,
  ),
  onOff('review', 'curator.consolidate', 'settings.curatorModel', 'settings.curatorModelNote', false),

  {
    kind: 'choice',
    section: 'chat',
    key: 'display.busy_input_mode',
    label: 'settings.busy',
    fallback: 'steer',
    options: [
      { value: 'steer', label: 'settings.busy.steer' },
      { value: 'queue', label: 'settings.busy.queue' },
      { value: 'interrupt', label: 'settings.busy.interrupt' },
    ],
  },
  {
    kind: 'text',
    section: 'chat',
    key: 'desk.workspace',
    label: 'settings.workspace',
    note: 'settings.workspaceNote',
    example: 'settings.workspaceExample',
  },
  count('chat', 'agent.max_turns', 'settings.maxCalls', 'settings.maxCallsNote', 'settings.calls', 500),
  onOff('chat', 'compression.enabled', 'settings.compression', 'settings.compressionNote', true),
  onOff('chat', 'auxiliary.title_generation.enabled', 'settings.titles', 'settings.titlesNote', true),
  {
    kind: 'amount',
    section: 'chat',
    key: 'desk.spending_limit_usd',
    label: 'settings.spending',
    note: 'settings.spendingNote',
  },
  onOff('chat', 'sessions.auto_prune', 'settings.prune', 'settings.pruneNote', false),
  count('chat', 'sessions.retention_days', 'settings.keepDays', 'settings.keepDaysNote', 'settings.days', 90),

  {
    kind: 'choice',
    section: 'appearance',
    key: 'desk.theme',
    label: 'settings.theme',
    fallback: 'system',
    options: [
      { value: 'system', label: 'common.system' },
      { value: 'light', label: 'common.light' },
      { value: 'dark', label: 'common.dark' },
    ],
  },
  {
    kind: 'choice',
    section: 'appearance',
    key: 'desk.contrast',
    label: 'settings.contrast',
    note: 'settings.contrastNote',
    fallback: 'system',
    options: [
      { value: 'system', label: 'common.system' },
      { value: 'more', label: 'settings.contrast.more' },
    ],
  },
  own('appearance', 'desk.text_size', 'settings.textSize'),
  {
    kind: 'choice',
    section: 'appearance',
    key: 'desk.density',
    label: 'settings.density',
    fallback: 'normal',
    options: [
      { value: 'normal', label: 'settings.density.normal' },
      { value: 'compact', label: 'settings.density.compact' },
    ],
  },
  {
    kind: 'choice',
    section: 'appearance',
    key: 'desk.motion',
    label: 'settings.motion',
    note: 'settings.motionNote',
    fallback: 'system',
    options: [
      { value: 'system', label: 'common.system' },
      { value: 'reduced', label: 'settings.motion.reduced' },
      { value: 'full', label: 'settings.motion.full' },
    ],
  },
  {
    kind: 'choice',
    section: 'appearance',
    key: 'desk.language',
    label: 'settings.language',
    fallback: 'system',
    options: [
      { value: 'system', label: 'common.system' },
      { value: 'en', label: 'common.languageEn' },
      { value: 'zh', label: 'common.languageZh' },
    ],
  },

  own('window', 'desk.notifications', 'settings.notices'),
  count(
    'window',
    'desk.notify_after_seconds',
    'settings.noticesAfter',
    'settings.noticesAfterNote',
    'settings.seconds',
    20,
  ),
  own('window', 'desk.global_shortcut', 'settings.askKeys'),
  own('window', 'desk.tray', 'settings.tray'),
];
