import { DeskError, type SkillHappening, type SkillRow } from '@shared/contract/index.ts';
import { preview } from '@shared/memory/text.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { textWord, when, word } from '../words.ts';
import { proposalText, unreadableNote } from './approvals.ts';
import { decidingCommands } from './deciding.ts';
import { stagedId, waitingOf } from './waiting.ts';

/** The one skill a word means: its id, else its folder or declared name. @throws {DeskError} `not_found`, `ambiguous`. */
async function skillMeant(context: CommandContext, fits: (skill: SkillRow) => boolean): Promise<SkillRow> {
  const given = word(context, 0);
  const { skills } = await context.request('skills.list', {});
  const exact = skills.find(({ id }) => id === given);
  if (exact !== undefined) return exact;
  const named = skills.filter((skill) => skill.name === given || skill.id.split('/').at(-1) === given);
  const found = named.filter(fits);
  const [only] = found;
  if (only === undefined) {
    throw new DeskError('not_found', `There is no ${named.length > 0 ? 'such ' : ''}skill ${JSON.stringify(given)}.`, {
      remedy: 'hermes-desk skills list --all shows them, the archive included.',
    });
  }
  if (found.length > 1) {
    throw new DeskError('ambiguous', `${found.length} skills are named ${JSON.stringify(given)}.`, {
      remedy: `Use the path of the one you mean: ${found.map(({ id }) => id).join(', ')}`,
    });
  }
  return only;
}

const living = ({ state }: SkillRow): boolean => state !== 'archived';

/** What happened to a skill, in words. */
const happened: Readonly<Record<SkillHappening['kind'], string>> = {
  born: 'created',
  use: 'used',
  edit: 'changed',
  archive: 'archived',
  restore: 'restored',
  pin: 'pinned',
  unpin: 'unpinned',
  propose: 'proposed',
  reject: 'rejected',
  stale: 'went stale',
  active: 'active again',
  adopt: 'given to the curator',
  release: 'taken back from the curator',
};

/** Who made it happen, where nobody approved it. */
const makers: Readonly<Record<SkillHappening['cause']['origin'], string>> = {
  foreground: 'the agent',
  background_review: 'the review',
  curator: 'the curator',
  person: 'you',
  external: 'another program',
};

/** Where a skill comes from, in words. */
const origins: Readonly<Record<SkillRow['origin'], string>> = {
  learned: 'learned',
  person: 'yours',
  builtin: 'built in',
  hub: 'from the hub',
  installed: 'linked',
  project: 'of the project',
  external: 'from a shared folder',
};

function rowText(skill: SkillRow): string {
  const marks = [
    skill.state === 'active' ? null : skill.state,
    skill.pinned ? 'pinned' : null,
    skill.staged.length === 0 ? null : `${skill.staged.length} staged`,
    origins[skill.origin],
    skill.uses === 1 ? '1 use' : `${skill.uses} uses`,
  ].filter((mark) => mark !== null);
  const problem = skill.problem === null ? [] : [`    ! ${skill.problem.message}`, `      ${skill.problem.remedy}`];
  const about = skill.description === '' ? [] : [`    ${preview(skill.description, 200, '…')}`];
  return [`${skill.id}  (${marks.join(', ')})`, ...about, ...problem].join('\n');
}

const list: Command = {
  name: 'skills list',
  words: '',
  about: 'the skills there are, with state, origin and use',
  options: { all: { about: 'with those in the archive' } },
  count: [0, 0],
  async run(context) {
    const { skills } = await context.request('skills.list', {});
    const shown = context.args.has('all') ? skills : skills.filter(living);
    return { data: shown, text: shown.length === 0 ? 'No skills.' : shown.map(rowText).join('\n') };
  },
};

const view: Command = {
  name: 'skills view',
  words: 'SKILL [FILE]',
  about: 'a skill whole with its history, or one of its files',
  count: [1, 2],
  async run(context) {
    const { id } = await skillMeant(context, () => true);
    const path = context.args.words[1];
    if (path !== undefined) {
      const found = await context.request('skills.file', { id, path });
      return { data: { id, path, ...found }, text: found.text ?? `[Binary file, ${found.bytes} bytes]` };
    }
    const shown = await context.request('skills.view', { id });
    const { events } = await context.request('skills.history', { id });
    const history = events.map(
      ({ time, kind, cause, change, undoable }) =>
        `  ${when(time)}  ${happened[kind]} by ${cause.approver ?? makers[cause.origin]}${undoable && change !== null ? `  undo ${change}` : ''}`,
    );
    const files = shown.files.map((file) => `  ${file}`);
    return {
      data: { ...shown, history: events },
      text: [shown.content, '', ...(files.length === 0 ? [] : ['Files:', ...files]), 'History:', ...history].join('\n'),
    };
  },
};

function pinning(name: 'pin' | 'unpin', about: string): Command {
  return {
    name: `skills ${name}`,
    words: 'SKILL',
    about,
    count: [1, 1],
    async run(context) {
      const { id } = await skillMeant(context, living);
      const pinned = name === 'pin';
      await context.request('skills.pin', { id, pinned });
      return { data: { id, pinned }, text: `${id} is ${pinned ? 'pinned' : 'no longer pinned'}.` };
    },
  };
}

function written(result: { readonly message: string }): Outcome {
  return { data: result, text: result.message };
}

const archive: Command = {
  name: 'skills archive',
  words: 'SKILL',
  about: 'puts a skill into the archive',
  count: [1, 1],
  async run(context) {
    const { id } = await skillMeant(context, living);
    return written(await context.request('skills.archive', { id }));
  },
};

const restore: Command = {
  name: 'skills restore',
  words: 'SKILL',
  about: 'brings a skill back from the archive',
  count: [1, 1],
  async run(context) {
    const { id } = await skillMeant(context, (skill) => !living(skill));
    return written(await context.request('skills.restore', { id }));
  },
};

const edit: Command = {
  name: 'skills edit',
  words: 'SKILL TEXT',
  about: 'rewrites the SKILL.md of a skill (TEXT - reads standard input)',
  count: [2, 2],
  async run(context) {
    const { id } = await skillMeant(context, living);
    const { content } = await context.request('skills.view', { id });
    const text = await textWord(context, 1);
    return written(await context.request('skills.save', { id, path: 'SKILL.md', seen: content, text }));
  },
};

const diff: Command = {
  name: 'skills diff',
  words: 'ID',
  about: 'what a staged skill write would change, as a unified diff',
  count: [1, 1],
  async run(context) {
    const id = stagedId(word(context, 0), 'skills');
    const { diff: text, state, reason, skill } = await context.request('approvals.get', { id });
    return { data: { id, skill, state, reason, diff: text }, text: text ?? '' };
  },
};

const pending: Command = {
  name: 'skills pending',
  words: '',
  about: 'the staged skill writes that wait for you, oldest first',
  count: [0, 0],
  async run(context) {
    const { proposals, unreadable } = await waitingOf(context, 'skills');
    const lines = proposals.length === 0 ? ['Nothing waits.'] : proposals.map(proposalText);
    return { data: proposals, text: [...lines, ...unreadable.map(unreadableNote)].join('\n') };
  },
};

const undo: Command = {
  name: 'skills undo',
  words: 'CHANGE',
  about: 'takes a change of a skill back; skills view shows them',
  count: [1, 1],
  async run(context) {
    return written(await context.request('skills.undo', { change: word(context, 0) }));
  },
};

export const skillCommands: readonly Command[] = [
  list,
  view,
  edit,
  pinning('pin', 'keeps a skill from being archived by itself'),
  pinning('unpin', 'takes that back'),
  archive,
  restore,
  undo,
  pending,
  diff,
  ...decidingCommands('skills'),
];
