import { DeskError, type CuratedSkill, type CuratorRun } from '@shared/contract/index.ts';
import type { Command, CommandContext } from '../command.ts';
import { counted, when, word } from '../words.ts';
import { skillCommands } from './skills.ts';

/** The one skill a word means among those the curator sees. @throws {DeskError} `not_found`, `ambiguous`. */
async function meant(context: CommandContext, fits: (skill: CuratedSkill) => boolean): Promise<CuratedSkill> {
  const given = word(context, 0);
  const { skills } = await context.request('curator.status', {});
  const found = skills.filter((skill) => skill.id === given);
  const named = found.length > 0 ? found : skills.filter((skill) => skill.name === given && fits(skill));
  const [only] = named;
  if (only === undefined) {
    throw new DeskError('not_found', `There is no such skill ${JSON.stringify(given)}.`, {
      remedy: 'hermes-desk curator status --all shows them.',
    });
  }
  if (named.length > 1) {
    throw new DeskError('ambiguous', `${named.length} skills are named ${JSON.stringify(given)}.`, {
      remedy: `Use the path of the one you mean: ${named.map(({ id }) => id).join(', ')}`,
    });
  }
  return only;
}

function skillText(skill: CuratedSkill): string {
  const { name, state, uses, lastActive, protectedBy, neededBy, next } = skill;
  const named = neededBy.length === 0 ? '' : ` (${neededBy.join(', ')})`;
  const coming = next === null ? '' : `, ${next.step} from ${when(next.at)}`;
  const why = protectedBy === null ? coming : `, left alone: ${protectedBy}${named}`;
  return `  ${name}  ${state}, ${counted(uses, 'use')}, last ${when(lastActive)}${why}`;
}

const status: Command = {
  name: 'curator status',
  words: '',
  about: 'what the curator looks after, what comes next, and when it runs',
  options: { all: { about: 'with the skills it leaves alone' } },
  count: [0, 0],
  async run(context) {
    const data = await context.request('curator.status', {});
    const state = !data.enabled ? 'off' : data.paused ? 'paused' : 'on';
    const living = data.skills.filter((skill) => skill.state !== 'archived');
    const shown = context.args.has('all') ? data.skills : living.filter(({ managed }) => managed);
    const lines = [
      `Curator: ${state}. ${counted(data.runs, 'pass', 'passes')}, last ${data.lastRun === null ? 'never' : when(data.lastRun)}, next from ${data.nextRun === null ? 'never' : when(data.nextRun)}`,
      `  every ${data.intervalHours} h after ${data.idleHours} h without a word; stale after ${data.staleDays} days, archived after ${data.archiveDays}`,
      `  model phase: ${data.consolidate ? 'on' : 'off'}; skills that came with Hermes: ${data.pruneBuiltins ? 'age too' : 'left alone'}`,
      ...(data.summary === '' ? [] : [`  last: ${data.summary}`]),
      ...data.warnings.map((warning) => `  ! ${warning}`),
      ...(data.proposals === 0 ? [] : [`  ${counted(data.proposals, 'proposal')} of the model wait for you.`]),
      '',
      ...(shown.length === 0 ? ['It looks after no skill.'] : shown.map(skillText)),
    ];
    return { data, text: lines.join('\n') };
  },
};

async function reportOf(context: CommandContext, { id }: CuratorRun): Promise<string> {
  return (await context.request('curator.report', { id })).markdown;
}

const run: Command = {
  name: 'curator run',
  words: '',
  about: 'a pass now',
  options: {
    'dry-run': { about: 'only says what it would do' },
    consolidate: { about: 'asks the model for merges too; they wait for you' },
  },
  count: [0, 0],
  async run(context) {
    const consolidate = context.args.has('consolidate') ? { consolidate: true } : {};
    const { run: data } = await context.request('curator.run', {
      dryRun: context.args.has('dry-run'),
      ...consolidate,
    });
    return { data, text: await reportOf(context, data), exit: data.ended === 'failed' ? 1 : 0 };
  },
};

const report: Command = {
  name: 'curator report',
  words: '[ID]',
  about: 'the report of a pass; of the newest when left out',
  options: { list: { about: 'the passes on record instead' } },
  count: [0, 1],
  async run(context) {
    if (context.args.has('list')) {
      const { runs } = await context.request('curator.runs', { limit: 200 });
      const lines = runs.map(({ id, startedAt, ended, changes, dryRun }) =>
        `${id}  ${when(startedAt)}  ${dryRun ? 'trial' : ended}, ${counted(changes.length, 'step')}`.trimEnd(),
      );
      return { data: runs, text: lines.length === 0 ? 'The curator has not run yet.' : lines.join('\n') };
    }
    const [id] = context.args.words;
    const { run: data, markdown } = await context.request('curator.report', id === undefined ? {} : { id });
    return { data, text: markdown };
  },
};

function pausing(name: 'pause' | 'resume', about: string): Command {
  return {
    name: `curator ${name}`,
    words: '',
    about,
    count: [0, 0],
    async run(context) {
      const paused = name === 'pause';
      await context.request('curator.pause', { paused });
      return { data: { paused }, text: paused ? 'The curator is paused.' : 'The curator goes on.' };
    },
  };
}

function adopting(name: 'adopt' | 'release', about: string): Command {
  return {
    name: `curator ${name}`,
    words: 'SKILL',
    about,
    count: [1, 1],
    async run(context) {
      const adopted = name === 'adopt';
      const { id } = await meant(context, (skill) => skill.state !== 'archived' && skill.managed !== adopted);
      await context.request('curator.adopt', { id, adopted });
      const text = adopted ? `The curator looks after ${id} from now on.` : `${id} is yours again.`;
      return { data: { id, adopted }, text };
    },
  };
}

const archived: Command = {
  name: 'curator list-archived',
  words: '',
  about: 'the skills in the archive',
  count: [0, 0],
  async run(context) {
    const { skills } = await context.request('curator.status', {});
    const data = skills.filter(({ state }) => state === 'archived');
    return { data, text: data.length === 0 ? 'The archive is empty.' : data.map(({ id }) => id).join('\n') };
  },
};

const backup: Command = {
  name: 'curator backup',
  words: '',
  about: 'a copy of the skills folder now',
  count: [0, 0],
  async run(context) {
    const data = await context.request('curator.backup', {});
    return { data, text: `Copied to ${data.path}` };
  },
};

const preview: Command = {
  name: 'curator preview',
  words: '',
  about: 'the merges the model proposed, as unified diffs',
  count: [0, 0],
  async run(context) {
    const { preview: data } = await context.request('curator.preview', {});
    if (data === null) return { data, text: 'Nothing waits.' };
    const texts = data.proposals.map(({ id, into, absorbs, why, diff, stale }) =>
      [`${id}  ${absorbs.map(({ name }) => name).join(', ')} → ${into}`, `    ${stale ?? why}`, diff].join('\n'),
    );
    return { data, text: texts.join('\n') };
  },
};

function deciding(name: 'approve' | 'reject', about: string): Command {
  return {
    name: `curator ${name}`,
    words: 'ID|all',
    about,
    count: [1, 1],
    async run(context) {
      const { preview: waits } = await context.request('curator.preview', {});
      const given = word(context, 0);
      const all = waits?.proposals.map(({ id }) => id) ?? [];
      const ids = given === 'all' ? all : all.filter((id) => id === given);
      if (waits === null || ids.length === 0) {
        throw new DeskError('not_found', `No proposal ${given} waits.`, {
          remedy: 'hermes-desk curator preview shows them.',
        });
      }
      const { run: data } = await context.request('curator.decide', { preview: waits.id, [name]: ids });
      if (data === null) return { data: { rejected: ids }, text: `${counted(ids.length, 'proposal')} rejected.` };
      const failed = data.changes.some(({ outcome }) => outcome !== 'done');
      return { data, text: await reportOf(context, data), exit: failed ? 1 : 0 };
    },
  };
}

/** The same commands as under `skills`, where people who know Hermes look for them. */
const aliases = ['pin', 'unpin', 'archive', 'restore'].flatMap((name) =>
  skillCommands
    .filter((command) => command.name === `skills ${name}`)
    .map((command): Command => ({ ...command, name: `curator ${name}` })),
);

export const curatorCommands: readonly Command[] = [
  status,
  run,
  report,
  pausing('pause', 'keeps it from running by itself'),
  pausing('resume', 'lets it run by itself again'),
  adopting('adopt', 'gives a skill of yours to the curator: it will age'),
  adopting('release', 'takes that back: the curator leaves it alone'),
  ...aliases,
  archived,
  backup,
  preview,
  deciding('approve', 'carries out a merge the model proposed, or all of them'),
  deciding('reject', 'drops it for good, or all of them'),
];
