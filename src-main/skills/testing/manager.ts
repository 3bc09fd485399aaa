/**
 * One of many processes that change the same skills. Prints a line before each call and one when the call was answered.
 * Arguments: home, name, number of calls, seed.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { createSkills } from '../skills.ts';

const [home = '', name = '', count = '0', seed = '1'] = process.argv.slice(2);
const skills = createSkills({
  dir: join(home, 'skills'),
  eventsFile: join(home, 'desk/skill-events.jsonl'),
  deskDir: join(home, 'desk'),
  pendingDir: join(home, 'pending'),
  config: { list: () => [], bool: () => false },
  secrets: { get: () => undefined },
  emit: () => undefined,
});
const tool = skills.tools.find((each) => each.name === 'skill_manage');
if (tool === undefined) throw new Error('there is a tool');
let state = Number(seed);

/** A small generator, so that a run can be repeated. */
function random(below: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** A text of two lines that must stand together: a torn write would part them. */
function text(skill: string, mark: string): string {
  const line = `${mark} ${'事实 fact '.repeat(1 + random(200))}`;
  return `---\nname: ${skill}\ndescription: ${mark}\n---\n${line}\n${line}\n`;
}

const mine: string[] = [];

function next(n: number): Record<string, unknown> {
  const mark = `${name}-${String(n)}`;
  const old = mine[random(mine.length)];
  const dice = random(10);
  if (old === undefined || dice < 3) {
    const fresh = `${name}-s${String(n)}`;
    mine.push(fresh);
    return { action: 'create', name: fresh, category: dice === 0 ? 'shared' : undefined, content: text(fresh, mark) };
  }
  if (dice < 5) return { action: 'edit', name: old, content: text(old, mark) };
  if (dice < 7) return { action: 'edit', name: 'common', content: text('common', mark) };
  if (dice < 9) {
    const operations = [
      { action: 'edit', name: old, content: text(old, mark) },
      { action: 'write_file', name: old, file_path: 'references/mark.md', file_content: mark },
      { action: 'write_file', name: old, file_path: 'references/again.md', file_content: mark },
    ];
    return { operations };
  }
  mine.splice(mine.indexOf(old), 1);
  return { action: 'delete', name: old };
}

const { signal } = new AbortController();
const context = { session: name, turn: 't', origin: 'foreground', message: null, workspace: null, signal } as const;
for (let n = 0; n < Number(count); n++) {
  const args = next(n);
  writeSync(1, `try ${String(n)}\n`);
  const { failed, content } = await tool.run(args, context);
  writeSync(1, `${failed ? 'failed' : 'done'} ${JSON.stringify(failed ? content : args)}\n`);
}
