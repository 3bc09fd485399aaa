import { DeskError } from '@shared/contract/index.ts';
import type { MemoryPlugin, MemoryPluginDetail } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { harmless, when, word } from '../words.ts';

/** How it stands with a plug-in, in words. */
function stateText({ state, changed, allowedAt, selected, problem }: MemoryPlugin): string {
  switch (state) {
    case 'allowed':
      return `allowed ${when(allowedAt)}${selected ? ', in use' : ''}`;
    case 'new':
      return 'not allowed';
    case 'changed':
      return `off: changed since you allowed it (${changed.join(', ')})`;
    case 'faulty':
      return `cannot be used: ${problem?.message ?? ''} ${problem?.remedy ?? ''}`.trim();
    case 'python':
      return 'written for Hermes in Python, not usable here';
  }
}

function listText(folder: string, plugins: readonly MemoryPlugin[]): string {
  if (plugins.length === 0) return `There is none in ${folder}. docs/plugins.md says how to write one.`;
  return plugins
    .map((plugin) => {
      const mark = plugin.state === 'allowed' ? '* ' : '  ';
      const about = plugin.about.en === '' ? [] : [`    ${plugin.about.en}`];
      return [`${mark}${plugin.name} - ${stateText(plugin)}`, ...about].join('\n');
    })
    .join('\n');
}

const listOf = (all: readonly string[]): string => (all.length === 0 ? 'none' : all.join(', '));

/** All that a person has to know before they allow it. */
function detailText(detail: MemoryPluginDetail): string {
  const { plugin, command, program, data, environment, secrets, events, tools, prompt, files } = detail;
  const row = (name: string, value: string): string => `${`${name}:`.padEnd(14)}${value}`;
  return [
    `${plugin.title}${plugin.version === '' ? '' : ` ${plugin.version}`} (${plugin.name})`,
    plugin.about.en,
    row('State', stateText(plugin)),
    row('Lies in', plugin.folder),
    row('Privacy', plugin.privacy.en),
    row('Runs', command.map((each) => (/^[\w./-]+$/u.test(each) ? each : JSON.stringify(each))).join(' ')),
    ...(program === null ? [] : [row('Program', program)]),
    row('Keeps in', data),
    row('Is told of', listOf(events)),
    row('Is given', listOf([...environment, ...secrets])),
    row('Tools', listOf(tools.map(({ name }) => name))),
    ...(prompt === '' ? [] : [row('Prompt', prompt.replaceAll('\n', `\n${' '.repeat(14)}`))]),
    row('Files', ''),
    ...files.map(({ path, size, hash }) => `  ${hash.slice(0, 16)}  ${String(size).padStart(9)}  ${path}`),
    row('Hash', plugin.hash ?? ''),
  ].join('\n');
}

const warning =
  'It is a program that somebody wrote, and it runs with your rights: it can read and change whatever you can, and send it anywhere. The hash says that it is the one you looked at, not that it is harmless.';

/** Asks at the terminal. True when the person wrote the name of the plug-in, and for nothing else. */
async function saysSo(context: CommandContext, name: string): Promise<boolean> {
  const lines = context.inputLines()[Symbol.asyncIterator]();
  context.write(`Type ${name} to let it run: `);
  try {
    const line: IteratorResult<string, undefined> = await lines.next();
    return line.done !== true && !context.signal.aborted && line.value.trim() === name;
  } finally {
    await lines.return?.();
  }
}

async function allow(context: CommandContext): Promise<Outcome> {
  const name = word(context, 0);
  const given = context.args.option('hash');
  const detail = await context.request('providers.plugin', { name });
  const hash = detail.plugin.hash ?? '';
  if (given === null) {
    if (!context.atTerminal || context.json) {
      throw usage(
        'Nobody can be asked here, so --hash is needed.',
        `hermes-desk memory plugins show ${name} shows the hash of what you would let run.`,
      );
    }
    context.print(harmless(`${detailText(detail)}\n\n${warning}\n`));
    if (!(await saysSo(context, name))) {
      return { data: { allowed: false }, text: 'Nothing was allowed.', exit: 1 };
    }
  } else if (given.toLowerCase() !== hash) {
    throw new DeskError('stale', `The hash of ${name} is ${hash}, not ${given}.`, {
      remedy: 'Look at it again: its files are others than those you looked at.',
    });
  }
  await context.request('providers.allowPlugin', { name, hash });
  return {
    data: { allowed: true, name, hash },
    text: `${name} may run, as it is now. Switch it on with: hermes-desk memory setup ${name}`,
  };
}

/** Plug-ins that are memory providers, on the command line. */
export const pluginCommands: readonly Command[] = [
  {
    name: 'memory plugins',
    words: '',
    about: 'the memory providers in <home>/plugins, and which of them may run',
    count: [0, 0],
    async run({ request }: CommandContext): Promise<Outcome> {
      const { folder, plugins } = await request('providers.plugins', {});
      return { data: plugins, text: listText(folder, plugins) };
    },
  },
  {
    name: 'memory plugins show',
    words: 'NAME',
    about: 'what a plug-in is, what it would run, and its files with their hashes; nothing of it is run',
    count: [1, 1],
    async run(context: CommandContext): Promise<Outcome> {
      const detail = await context.request('providers.plugin', { name: word(context, 0) });
      return { data: detail, text: detailText(detail) };
    },
  },
  {
    name: 'memory plugins allow',
    words: 'NAME',
    about: 'lets a plug-in run with the files it has now; asks, or takes the hash you looked at',
    count: [1, 1],
    options: {
      hash: { value: 'HASH', about: 'the hash that memory plugins show tells; needed where nobody can be asked' },
    },
    run: allow,
  },
  {
    name: 'memory plugins forbid',
    words: 'NAME',
    about: 'ends a plug-in and lets it run no more; what it keeps stays',
    count: [1, 1],
    async run(context: CommandContext): Promise<Outcome> {
      const name = word(context, 0);
      await context.request('providers.forbidPlugin', { name });
      return { data: { allowed: false, name }, text: `${name} runs no more. Its folder and what it keeps stay.` };
    },
  },
];
