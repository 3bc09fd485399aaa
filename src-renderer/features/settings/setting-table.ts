import type { TextKey } from '../../i18n/catalog/index.ts';

/** The parts of the screen, in the order of its contents, each with its title as heading, contents and palette name it. */
export const sections = [
  { name: 'providers', title: 'settings.providers' },
  { name: 'memory', title: 'settings.memory' },
  { name: 'memory-provider', title: 'provider.title' },
  { name: 'review', title: 'settings.reviewTitle' },
  { name: 'mcp', title: 'settings.mcp' },
  { name: 'chat', title: 'settings.chat' },
  { name: 'appearance', title: 'settings.appearance' },
  { name: 'window', title: 'settings.window' },
  { name: 'shortcuts', title: 'settings.shortcuts' },
  { name: 'profiles', title: 'settings.profiles' },
  { name: 'data', title: 'settings.data' },
] as const satisfies readonly { readonly name: string; readonly title: TextKey }[];
export type SectionName = (typeof sections)[number]['name'];

interface Base {
  /** Its key in config.yaml. */
  readonly key: string;
  readonly label: TextKey;
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
        readonly note: TextKey | null;
        readonly options: readonly { readonly value: string; readonly label: TextKey }[];
      }
    | { readonly kind: 'amount'; readonly note: TextKey }
    | { readonly kind: 'text'; readonly note: TextKey; readonly example: TextKey }
    | { readonly kind: 'own' }
  );

const onOff = (key: string, label: TextKey, note: TextKey, fallback: boolean): SettingRow => ({
  kind: 'switch',
  key,
  label,
  note,
  fallback,
});
const count = (
  key: string,
  label: TextKey,
  note: TextKey,
  unit: TextKey,
  fallback: number,
  least: 0 | 1 = 1,
): SettingRow => ({ kind: 'count', key, label, note, unit, fallback, least });
const choice = (
  key: string,
  label: TextKey,
  note: TextKey | null,
  fallback: string,
  options: readonly (readonly [value: string, label: TextKey])[],
): SettingRow => ({
  kind: 'choice',
  key,
  label,
  note,
  fallback,
  options: options.map(([value, each]) => ({ value, label: each })),
});
const text = (key: string, label: TextKey, note: TextKey, example: TextKey): SettingRow => ({
  kind: 'text',
  key,
  label,
  note,
  example,
});
const own = (key: string, label: TextKey): SettingRow => ({ kind: 'own', key, label });

/** Every setting the screen offers, by section, in its order: what the screen draws and what the palette finds. */
export const settingTable: Readonly<Partial<Record<SectionName, readonly SettingRow[]>>> = {
  providers: [
    own('model.provider', 'settings.provider'),
    own('model.default', 'settings.model'),
    own('model.base_url', 'settings.address'),
    own('agent.reasoning_effort', 'settings.effort'),
  ],
  memory: [
    onOff('memory.write_approval', 'settings.memoryGate', 'settings.memoryGateNote', false),
    onOff('skills.write_approval', 'settings.skillGate', 'settings.skillGateNote', false),
    onOff('memory.memory_enabled', 'settings.memoryOn', 'settings.memoryOnNote', true),
    onOff('memory.user_profile_enabled', 'settings.userOn', 'settings.userOnNote', true),
    count('memory.memory_char_limit', 'settings.memoryLimit', 'settings.limitNote', 'settings.chars', 2200),
    count('memory.user_char_limit', 'settings.userLimit', 'settings.limitNote', 'settings.chars', 1375),
    choice('display.memory_notifications', 'settings.memoryTold', 'settings.memoryToldNote', 'on', [
      ['on', 'settings.memoryTold.on'],
      ['verbose', 'settings.memoryTold.verbose'],
      ['off', 'settings.memoryTold.off'],
    ]),
  ],
  review: [
    onOff('auxiliary.background_review.enabled', 'settings.review', 'settings.reviewNote', true),
    count('memory.nudge_interval', 'settings.reviewTurns', 'settings.reviewTurnsNote', 'settings.turns', 10, 0),
    count(
      'skills.creation_nudge_interval',
      'settings.reviewCalls',
      'settings.reviewCallsNote',
      'settings.calls',
      10,
      0,
    ),
    onOff('curator.enabled', 'settings.curator', 'settings.curatorNote', true),
    count('curator.interval_hours', 'settings.curatorEvery', 'settings.curatorEveryNote', 'settings.hours', 168),
    count('curator.stale_after_days', 'settings.curatorStale', 'settings.curatorStaleNote', 'settings.days', 14),
    count('curator.archive_after_days', 'settings.curatorArchive', 'settings.curatorArchiveNote', 'settings.days', 30),
    onOff('curator.consolidate', 'settings.curatorModel', 'settings.curatorModelNote', false),
  ],
  chat: [
    choice('display.busy_input_mode', 'settings.busy', null, 'steer', [
      ['steer', 'settings.busy.steer'],
      ['queue', 'settings.busy.queue'],
      ['interrupt', 'settings.busy.interrupt'],
    ]),
    text('desk.workspace', 'settings.workspace', 'settings.workspaceNote', 'settings.workspaceExample'),
    count('agent.max_turns', 'settings.maxCalls', 'settings.maxCallsNote', 'settings.calls', 500),
    onOff('compression.enabled', 'settings.compression', 'settings.compressionNote', true),
    onOff('auxiliary.title_generation.enabled', 'settings.titles', 'settings.titlesNote', true),
    { kind: 'amount', key: 'desk.spending_limit_usd', label: 'settings.spending', note: 'settings.spendingNote' },
    onOff('sessions.auto_prune', 'settings.prune', 'settings.pruneNote', false),
    count('sessions.retention_days', 'settings.keepDays', 'settings.keepDaysNote', 'settings.days', 90),
  ],
  appearance: [
    choice('desk.theme', 'settings.theme', null, 'system', [
      ['system', 'common.system'],
      ['light', 'common.light'],
      ['dark', 'common.dark'],
    ]),
    choice('desk.contrast', 'settings.contrast', 'settings.contrastNote', 'system', [
      ['system', 'common.system'],
      ['more', 'settings.contrast.more'],
    ]),
    own('desk.text_size', 'settings.textSize'),
    choice('desk.density', 'settings.density', null, 'normal', [
      ['normal', 'settings.density.normal'],
      ['compact', 'settings.density.compact'],
    ]),
    choice('desk.motion', 'settings.motion', 'settings.motionNote', 'system', [
      ['system', 'common.system'],
      ['reduced', 'settings.motion.reduced'],
      ['full', 'settings.motion.full'],
    ]),
    choice('desk.language', 'settings.language', null, 'system', [
      ['system', 'common.system'],
      ['en', 'common.languageEn'],
      ['zh', 'common.languageZh'],
    ]),
  ],
  window: [
    own('desk.notifications', 'settings.notices'),
    count('desk.notify_after_seconds', 'settings.noticesAfter', 'settings.noticesAfterNote', 'settings.seconds', 20),
    own('desk.global_shortcut', 'settings.askKeys'),
    own('desk.tray', 'settings.tray'),
  ],
};

/** The same in one row, each with its section. */
export const settingRows: readonly { readonly section: SectionName; readonly row: SettingRow }[] = sections.flatMap(
  ({ name }) => (settingTable[name] ?? []).map((row) => ({ section: name, row })),
);
