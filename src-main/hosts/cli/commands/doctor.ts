import { DeskError, type Problem } from '@shared/contract/index.ts';
import type { Command, CommandContext } from '../command.ts';
import { counted } from '../words.ts';

/** One thing looked at. */
interface Check {
  readonly name: string;
  readonly ok: boolean;
  readonly message: string;
  readonly remedy: string;
}

const good = (name: string, message: string): Check => ({ name, ok: true, message, remedy: '' });
const bad = (name: string, { message, remedy }: Pick<Problem, 'message' | 'remedy'>): Check => ({
  name,
  ok: false,
  message,
  remedy,
});

/** Under which name a standing problem is told. */
function areaOf({ code }: Problem): 'config' | 'home' {
  return code.startsWith('config_') ? 'config' : 'home';
}

/** What an area finds about itself may be among the problems of the home already. */
function onceEach(checks: readonly Check[]): Check[] {
  const told = new Set<string>();
  return checks.filter(({ ok, message }) => ok || (!told.has(message) && told.add(message)));
}

/** Runs one look; what it throws is what was found. */
async function look(name: string, check: () => Promise<Check | Check[]>): Promise<Check[]> {
  try {
    return [await check()].flat();
  } catch (fault) {
    if (fault instanceof DeskError) return [bad(name, fault)];
    throw fault;
  }
}

function looks({ request }: CommandContext): Promise<Check[]>[] {
  return [
    look('home', async () => {
      const state = await request('app.state', {});
      const open = state.owner === null ? '' : `, open in another app (process ${state.owner.pid})`;
      const of = state.problems.filter((problem) => areaOf(problem) === 'home');
      const writable = of.every(({ code }) => !code.startsWith('home_'));
      const home = writable ? [good('home', `${state.home}, profile ${state.profile}${open}`)] : [];
      return [...home, ...of.map((problem) => bad('home', problem))];
    }),
    look('model', async () => {
      const { provider } = await request('app.state', {});
      if (provider.problem !== null)
        return bad('model', { message: provider.problem, remedy: 'See Settings, or config.yaml.' });
      return good('model', `${provider.label}, ${provider.model}`);
    }),
    look('config', async () => {
      const { problems } = await request('app.state', {});
      const found = problems.filter((problem) => areaOf(problem) === 'config');
      return found.length === 0 ? good('config', 'config.yaml is readable') : found.map((each) => bad('config', each));
    }),
    look('approvals', async () => {
      const { proposals, unreadable } = await request('approvals.list', {});
      const remedy = 'It is left as it is. Correct it, or move it out of that folder.';
      return [
        good('approvals', `${proposals.length} waiting`),
        ...unreadable.map((name) => bad('approvals', { message: `pending/memory/${name} cannot be read.`, remedy })),
      ];
    }),
    look('conversations', async () => {
      const { total } = await request('sessions.list', { limit: 1 });
      return good('conversations', `${total} in state.db`);
    }),
    look('memory', async () => {
      const { stores } = await request('memory.view', {});
      return stores.map(({ store, problem, liveEntries, liveUsage }) =>
        problem === null
          ? good(
              'memory',
              `${store}: ${counted(liveEntries, 'entry', 'entries')}, ${liveUsage.chars} of ${counted(liveUsage.limit, 'character')}`,
            )
          : bad('memory', problem),
      );
    }),
    look('journal', async () => {
      const { ok, lines, problems } = await request('memory.verify', {});
      if (ok) return good('journal', `${counted(lines, 'line')}, all consistent`);
      return problems.map(({ line, message }) =>
        bad('journal', {
          message: `desk/journal.jsonl, line ${line}: ${message}`,
          remedy: 'The files still rule; nothing of memory is lost.',
        }),
      );
    }),
    look('skills', async () => {
      const { skills } = await request('skills.list', {});
      const broken = skills.map((skill) => skill.problem).filter((problem) => problem !== null);
      return [good('skills', counted(skills.length, 'skill')), ...broken.map((problem) => bad('skills', problem))];
    }),
  ];
}

export const doctorCommand: Command = {
  name: 'doctor',
  words: '',
  about: 'looks at everything this app needs and says what is wrong and what to do',
  count: [0, 0],
  tellsProblems: true,
  async run(context) {
    const runtime = good('runtime', `Node ${process.versions.node} on ${process.platform}-${process.arch}`);
    const checks = [runtime, ...onceEach((await Promise.all(looks(context))).flat())];
    const ok = checks.every((check) => check.ok);
    const lines = checks.map(({ name, ok: fine, message, remedy }) =>
      [`${fine ? 'ok  ' : 'BAD '} ${name}: ${message}`, ...(remedy === '' ? [] : [`     ${remedy}`])].join('\n'),
    );
    return { data: { ok, checks }, text: lines.join('\n'), exit: ok ? 0 : 1 };
  },
};
