/**
 * A curator in a process of its own, to be killed: ages the skills of a home, or carries out every merge that waits, and says when it
 * begins. Arguments: home, the time it is in milliseconds, `merge` for the merges.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSkills } from '../skills.ts';
import { curatedWorld, curatorOf } from './curated-home.ts';

const [home = '', now = '0', what = 'age'] = process.argv.slice(2);
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
if (what === 'age') await curatorOf(skills).run({ cause: 'person', dryRun: false });
else {
  const { id = '', proposals = [] } = (await curatorOf(skills).preview()) ?? {};
  await curatorOf(skills).decide({ preview: id, approve: proposals.map((each) => each.id), reject: [] }, 'person');
}
writeSync(1, 'ended\n');
