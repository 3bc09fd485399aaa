import type { PruneReport, RequestOutput, RequestParsed, SessionRow } from '../../src-shared/contract/index.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Sessions over several months, in English and Chinese. */
export function sessionRows(): SessionRow[] {
  const noon = new Date();
  noon.setHours(9, 30, 0, 0);
  const now = Math.min(Date.now(), noon.getTime());
  const row = (id: string, title: string, age: number, more: Partial<SessionRow> = {}): SessionRow => ({
    id,
    title,
    preview: title,
    source: 'desktop',
    model: 'aurora-70b',
    startedAt: now - age - hour,
    lastActive: now - age,
    endedAt: null,
    messageCount: 6,
    pinned: false,
    archived: false,
    parent: null,
    parts: 1,
    waiting: 0,
    changes: 0,
    running: false,
    inputTokens: 41_200,
    outputTokens: 3100,
    cacheReadTokens: 36_000,
    costUsd: 0.04,
    ...more,
  });
  return [
    row('photo', 'Photo import after the power cut', 0, { running: true, waiting: 1, changes: 1 }),
    row('labels', 'Labels for the A6 printer', hour / 2, { waiting: 2, messageCount: 14 }),
    row('release', 'Release notes for bike-log 0.9', hour, { messageCount: 31 }),
    row('oak', 'Backup moved to oak', day - 2 * hour, { messageCount: 22 }),
    row('bike', '自行车数据导入与坡度统计', day, { messageCount: 40 }),
    row('tile', 'Tile key rotation', day + 2 * hour, { messageCount: 9, model: 'aurora-8b', source: 'cli' }),
    row('house', 'House and server notes', 5 * day, { pinned: true, messageCount: 1912, parts: 5, changes: 14 }),
    row('menu', '周末两日菜单与采购', 9 * day, { pinned: true, messageCount: 18 }),
    row('bread', 'Sourdough at 76 % hydration', 12 * day, { messageCount: 27 }),
    row('frost', 'Frost dates and the bean bed', 34 * day, { messageCount: 11 }),
    row('letter', 'Draft: letter to the landlord', 41 * day, { messageCount: 8 }),
    row('gpx', 'Regex for GPX waypoints', 75 * day, { messageCount: 19 }),
    row('meeting', '把会议录音整理成要点', 110 * day, { messageCount: 13 }),
  ];
}

/** What keeps sessions in order, over the same rows: enough to be looked at. */
export function sessionKeeping(rows: readonly SessionRow[]): {
  'sessions.kinds': () => RequestOutput<'sessions.kinds'>;
  'sessions.stats': () => RequestOutput<'sessions.stats'>;
  'sessions.trash': () => RequestOutput<'sessions.trash'>;
  'sessions.index': () => RequestOutput<'sessions.index'>;
  'sessions.prune': (input: RequestParsed<'sessions.prune'>) => PruneReport;
} {
  const distinct = (names: readonly (string | null)[]): string[] => [...new Set(names.filter((n) => n !== null))];
  return {
    'sessions.kinds': () => ({
      sources: distinct(rows.map((row) => row.source)),
      models: distinct(rows.map((row) => row.model)),
    }),
    'sessions.stats': () => ({
      sessions: rows.length,
      messages: rows.reduce((n, row) => n + row.messageCount, 0),
      bySource: {},
      fileBytes: 0,
      indexBytes: 0,
      freeBytes: 0,
      oldest: null,
      newest: null,
      trashed: 0,
      staleIndexes: false,
    }),
    'sessions.trash': () => ({
      rows: [
        { id: 'old', title: 'Old notes on the router', deletedAt: Date.now() - 2 * day, messages: 12, parts: 1 },
        { id: 'older', title: null, deletedAt: Date.now() - 9 * day, messages: 3, parts: 1 },
      ],
    }),
    'sessions.index': () => ({ state: 'ready', done: 41_906, total: 41_906 }),
    'sessions.prune': ({ filter: { days, title } }) => {
      const meant = rows.filter(
        (row) =>
          row.lastActive < Date.now() - (days ?? 0) * day &&
          (row.title ?? '').toLowerCase().includes(title.toLowerCase()),
      );
      const found = meant.filter((row) => !row.pinned);
      return {
        total: found.length,
        messages: found.reduce((n, row) => n + row.messageCount, 0),
        rows: found,
        ids: found.map((row) => row.id),
        spared: { pinned: meant.length - found.length, archived: 0, open: 0 },
        refused: [],
        space: { given: 0, free: 0 },
      };
    },
  };
}
