/**
 * A curator in a process of its own, to be killed: ages the skills of a home and says when it begins a pass. Arguments: home, the
 * time it is in milliseconds.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSkills } from '../skills.ts';
import { curatedWorld, curatorOf } from './curated-home.ts';

const [home = '', now = '0'] = process.argv.slice(2);
const skills = createSkills({
  dir: join(home, 'skills'),
  eventsFile: join(home, 'desk/skill-events.jsonl'),
  deskDir: join(home, 'desk'),
  pendingDir: join(home, 'pending'),
  config: { list: () => [], bool: () => false },
  secrets: { get: () => undefined },
  curator: curatedWorld(home).surroundings,
  emit: () => undefined,
  now: () => Number(now),
});
await skills.open();
writeSync(1, 'begins\n');
await curatorOf(skills).run({ cause: 'person', dryRun: false });
writeSync(1, 'ended\n');
