import { join } from 'node:path';
import { createSessions } from '../store.ts';

/** A process of its own for tests: `node indexer.ts HOME` makes the search index of a home until it is killed. */
const [home = ''] = process.argv.slice(2);
const store = await createSessions({
  file: join(home, 'state.db'),
  deskDir: join(home, 'desk'),
  readOnly: false,
  emit: () => undefined,
  log: () => undefined,
  waiting: () => 0,
  running: () => false,
  searchDb: { file: join(home, 'desk', 'search.db'), keep: 'always' },
});
await store.searchIndexSettled();
await store.close();
