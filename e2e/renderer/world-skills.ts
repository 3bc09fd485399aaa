import type { SkillRow } from '../../src-shared/contract/index.ts';

const day = 86_400_000;

/** Skills of every origin and state. */
export function skills(): SkillRow[] {
  const skill = (
    name: string,
    category: string,
    uses: number,
    age: number,
    more: Partial<SkillRow> = {},
  ): SkillRow => ({
    id: `${category}/${name}`,
    name,
    description:
      'Import photos from a card or phone into the album on the home server. Use when the user says “import photos”, plugs in a card, or asks why new pictures are missing.',
    category,
    origin: 'learned',
    state: 'active',
    pinned: false,
    uses,
    views: uses * 2,
    lastUsed: Date.now() - age * day,
    createdAt: Date.now() - (age + 80) * day,
    problem: null,
    staged: [],
    readOnly: null,
    ...more,
  });
  return [
    skill('bike-log-release', 'coding', 61, 0, { pinned: true }),
    skill('photo-import', 'media', 42, 0),
    skill('restic-backup', 'system', 37, 1),
    skill('weekly-menu', 'kitchen', 29, 1, { pinned: true, origin: 'person' }),
    skill('周报整理', 'writing', 18, 2, { origin: 'person' }),
    skill('bakers-percent', 'kitchen', 14, 6),
    skill('formal-letter-de', 'writing', 11, 11, { origin: 'person' }),
    skill('pdf-to-text', 'documents', 9, 12, { origin: 'builtin' }),
    skill('garden-planner', 'garden', 7, 9, { origin: 'hub' }),
    skill('gpx-clean', 'sport', 4, 14),
    skill('tile-key-rotation', 'coding', 2, 70, { state: 'stale' }),
    skill('printer-reset', 'system', 1, 95, { state: 'stale' }),
    skill('old-router', 'system', 3, 200, { state: 'archived' }),
  ];
}

/** A SKILL.md body. */
export function skillBody(): string {
  return [
    '## Steps',
    '',
    '1. Stop the watcher: `systemctl --user stop photo-watch`',
    '2. Start the import at once.',
    '3. Rename with `exif-sort`, dry run first, real run only on request.',
    '4. Start the watcher, then check that the album shows the newest file.',
    '',
    '## Pitfalls',
    '',
    'Files with no EXIF date go to `unsorted/` and are listed at the end. HEIC is copied as it is, never converted.',
    '',
    '| camera | folder |',
    '| --- | --- |',
    '| X100 | `DCIM/100_FUJI` |',
    '| phone | `DCIM/Camera` |',
  ].join('\n');
}
