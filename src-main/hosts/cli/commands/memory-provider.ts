import { DeskError } from '@shared/contract/index.ts';
import type { MemoryProviderField, MemoryProviderKind, MemoryProviderSent } from '@shared/contract/index.ts';
import { completedAddress } from '@shared/net/typed-address.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { counted, givenText, oneLine, when, wholeNumber } from '../words.ts';
import { providerStatusText } from './memory-status.ts';

type Values = Record<string, string>;

/** What a person has to have for it, in two or three words. */
function hint({ fields }: MemoryProviderKind): string {
  const secrets = fields.filter(({ secret }) => secret).length;
  if (fields.length === 0) return 'no setup needed';
  if (secrets === 0) return 'local';
  return secrets === fields.length ? 'requires API key' : 'API key / local';
}

async function kindsOf({ request }: CommandContext): Promise<MemoryProviderKind[]> {
  return (await request('providers.list', {})).providers;
}

function kindNamed(kinds: readonly MemoryProviderKind[], name: string): MemoryProviderKind {
  const kind = kinds.find((each) => each.name === name);
  if (kind !== undefined) return kind;
  throw new DeskError('not_found', `There is no memory provider named ${name}.`, {
    remedy: `Known are: ${kinds.map((each) => each.name).join(', ')}.`,
  });
}

/** The one a command is about: named, else the one in use. */
async function meant(context: CommandContext): Promise<string> {
  const [name] = context.args.words;
  if (name !== undefined) return kindNamed(await kindsOf(context), name).name;
  const { selected } = await context.request('providers.status', {});
  if (selected !== null) return selected;
  throw new DeskError('not_configured', 'No memory provider is in use.', {
    remedy: 'Name one; hermes-desk providers list shows them.',
  });
}

/** `--set key=value`, any number of them; of `-` the value is standard input, so that a secret need not be in the command. */
async function given(context: CommandContext): Promise<Values> {
  const values: Values = {};
  for (const pair of context.args.all('set')) {
    const at = pair.indexOf('=');
    if (at < 1) throw usage('--set takes KEY=VALUE.');
    values[pair.slice(0, at)] = await givenText(context, pair.slice(at + 1));
  }
  return values;
}

const cancelled: Outcome = { data: { cancelled: true }, text: 'Cancelled. No changes saved.', exit: 1 };

/** Asks line by line which one it is to be and what its form asks. Null when the person ends it; nothing is written here. */
async function asked(context: CommandContext): Promise<{ kind: MemoryProviderKind | null; values: Values } | null> {
  if (context.json) throw usage('With --json the memory provider is named.');
  const kinds = await kindsOf(context);
  const lines = context.inputLines()[Symbol.asyncIterator]();
  const answer = async (question: string): Promise<string | null> => {
    context.write(`${question} `);
    const line: IteratorResult<string, undefined> = await lines.next();
    return line.done === true || context.signal.aborted ? null : line.value.trim();
  };
  try {
    kinds.forEach((kind, index) => context.print(`  ${String(index + 1)}  ${kind.name} - ${hint(kind)}`));
    context.print(`  ${String(kinds.length + 1)}  Built-in only (default)`);
    const choice = await answer('Which memory provider?');
    if (choice === null) return null;
    const number = choice === '' ? kinds.length + 1 : Number(choice);
    if (number === kinds.length + 1) return { kind: null, values: {} };
    const kind = kinds[number - 1] ?? kinds.find(({ name }) => name === choice);
    if (kind === undefined) throw usage(`${choice} is none of them.`);
    context.print(kind.privacy.en);
    const { values: now } = await context.request('providers.read', { name: kind.name });
    const values: Values = {};
    const valueOf = (key: string): string =>
      values[key] ?? now[key] ?? kind.fields.find((field) => field.key === key)?.default ?? '';
    for (const field of kind.fields) {
      if (!Object.entries(field.when).every(([key, value]) => valueOf(key) === value)) continue;
      if (field.secret) {
        context.print(`${field.label.en}: not asked for here, where it would be seen. ${secretHelp(kind, field)}`);
        continue;
      }
      const choices = field.choices === null ? '' : ` (${field.choices.map(({ value }) => value).join(', ')})`;
      const said = await answer(`${field.label.en}${choices} [${valueOf(field.key)}]:`);
      if (said === null) return null;
      if (said === '') continue;
      const whole = field.address === undefined ? said : completedAddress(said, field.address.port);
      if (whole !== said) context.print(`  ${whole}`);
      values[field.key] = whole;
    }
    return { kind, values };
  } finally {
    await lines.return?.();
  }
}

function secretHelp({ name }: MemoryProviderKind, { key }: MemoryProviderField): string {
  return `Give it on standard input: hermes-desk memory setup ${name} --set ${key}=-`;
}

async function off(context: CommandContext): Promise<Outcome> {
  await context.request('providers.select', { name: null });
  return {
    data: { selected: null },
    text: '✓ Memory provider: built-in only\nSaved to config.yaml. Its settings, its keys, its queue and what it remembers stay.',
  };
}

async function setUp(context: CommandContext, kind: MemoryProviderKind, values: Values): Promise<Outcome> {
  const { request, args } = context;
  const { selected } = await request('providers.status', {});
  if (selected !== null && selected !== kind.name && !args.has('switch')) {
    throw new DeskError('conflict', `${selected} is the memory provider in use, so ${kind.name} cannot be as well.`, {
      remedy: `To change from ${selected} to ${kind.name}: the same command with --switch. Nothing is moved between them.`,
    });
  }
  if (Object.keys(values).length > 0) await request('providers.save', { name: kind.name, values });
  await request('providers.select', { name: kind.name });
  const test = args.has('test') ? await request('providers.test', { name: kind.name }) : null;
  const told = test === null ? [] : [`${test.ok ? '✓' : '✗'} ${test.message}`];
  return {
    data: { selected: kind.name, saved: Object.keys(values), test },
    text: [
      `✓ Memory provider: ${kind.name}`,
      kind.privacy.en,
      ...told,
      'Saved. Conversations that begin from now on have it.',
    ].join('\n'),
    exit: test?.ok === false ? 1 : 0,
  };
}

function sentText({ at, what, result, address, ms, message, text }: MemoryProviderSent): string {
  const place = address === '' ? 'on this machine' : address;
  const why = message === '' ? '' : `  ${oneLine(message, 200)}`;
  const sent = text === '' ? '' : `\n  ${oneLine(text, 200)}`;
  return `${when(at)}  ${what}  ${result}  ${place}  ${String(ms)} ms${why}${sent}`;
}

const setup: Command = {
  name: 'memory setup',
  words: '[NAME]',
  about: 'sets a memory provider up and switches it on; without NAME it asks',
  count: [0, 1],
  home: 'made',
  options: {
    set: { value: 'KEY=VALUE', about: 'a setting of it, as often as needed (VALUE - reads standard input)' },
    switch: { about: 'in the place of the one that is in use' },
    test: { about: 'asks it whether it works' },
  },
  async run(context) {
    const [name] = context.args.words;
    if (name !== undefined) return await setUp(context, kindNamed(await kindsOf(context), name), await given(context));
    if (context.args.all('set').length > 0) throw usage('--set needs the NAME of the memory provider.');
    const answers = await asked(context);
    if (answers === null) return cancelled;
    return answers.kind === null ? await off(context) : await setUp(context, answers.kind, answers.values);
  },
};

/** `memory` alone says the same, as in Hermes. */
const statusCommands: readonly Command[] = ['memory', 'memory status'].map((name) => ({
  name,
  words: '',
  about:
    name === 'memory'
      ? 'the same as memory status'
      : 'the built-in memory and the memory provider: selected, configured, reachable, waiting',
  count: [0, 0],
  async run({ request }) {
    const [status, { providers }, { settings }] = await Promise.all([
      request('providers.status', {}),
      request('providers.list', {}),
      request('settings.get', {}),
    ]);
    const kind = providers.find(({ selected }) => selected) ?? null;
    const { values } = kind === null ? { values: {} } : await request('providers.read', { name: kind.name });
    return { data: status, text: providerStatusText({ status, providers, settings, values }) };
  },
}));

/** Jobs named by their ids, or every one that needs a look. */
async function jobsMeant(context: CommandContext): Promise<{ name: string; ids: string[] }> {
  const { selected, troubled } = await context.request('providers.status', {});
  const { words } = context.args;
  if (selected === null) throw new DeskError('not_configured', 'No memory provider is in use.');
  const ids = words[0] === 'all' ? troubled.map(({ id }) => id) : [...words];
  if (ids.length > 0) return { name: selected, ids };
  throw new DeskError('not_found', `Nothing of ${selected} needs a look.`);
}

const jobCommands: readonly Command[] = (['again', 'drop'] as const).map((what) => ({
  name: `providers ${what}`,
  words: 'ID... | all',
  about: what === 'again' ? 'sends again what was set aside or is uncertain' : 'takes it out of the queue for good',
  count: [1, 1000],
  async run(context) {
    const { changed } = await context.request(`providers.${what}`, await jobsMeant(context));
    const done = what === 'again' ? 'will be sent again' : 'dropped';
    return { data: { changed }, text: `${counted(changed, 'thing')} ${done}.`, exit: changed === 0 ? 1 : 0 };
  },
}));

/** Memory providers on the command line. No command prints a secret. */
export const providerCommands: readonly Command[] = [
  ...statusCommands,
  setup,
  {
    name: 'memory off',
    words: '',
    about: 'switches the memory provider off; all that is of it stays',
    count: [0, 0],
    run: off,
  },
  {
    name: 'providers list',
    words: '',
    about: 'the memory providers there are, and what each costs in privacy',
    count: [0, 0],
    async run(context: CommandContext): Promise<Outcome> {
      const kinds = await kindsOf(context);
      const line = (kind: MemoryProviderKind): string =>
        `${kind.selected ? '* ' : '  '}${kind.name}  (${hint(kind)})\n    ${kind.about.en}\n    ${kind.privacy.en}`;
      return { data: kinds, text: kinds.map(line).join('\n') };
    },
  },
  {
    name: 'providers test',
    words: '[NAME]',
    about: 'asks a memory provider whether it works as it is configured',
    count: [0, 1],
    async run(context: CommandContext): Promise<Outcome> {
      const test = await context.request('providers.test', { name: await meant(context) });
      return { data: test, text: `${test.ok ? '✓' : '✗'} ${test.message}`, exit: test.ok ? 0 : 1 };
    },
  },
  {
    name: 'providers log',
    words: '[NAME]',
    about: 'what was sent to a memory provider and asked of it, newest first',
    count: [0, 1],
    options: { limit: { value: 'N', about: 'how many rows (50; at most 200)' } },
    async run(context: CommandContext): Promise<Outcome> {
      const limit = Math.min(200, wholeNumber(context.args.option('limit') ?? '50', '--limit', 1));
      const { rows } = await context.request('providers.log', { name: await meant(context), limit });
      return { data: rows, text: rows.length === 0 ? 'Nothing was sent.' : rows.map(sentText).join('\n') };
    },
  },
  ...jobCommands,
];
