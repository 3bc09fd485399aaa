import { resolve } from 'node:path';
import { DeskError, type Json } from '@shared/contract/index.ts';
import type { HonchoDesk, HonchoStatus } from '../../../memory-providers/honcho/index.ts';
import { LEVELS, MODES, STRATEGIES } from '../../../memory-providers/honcho/settings.ts';
import type { OptionSpec } from '../arguments.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { oneLine, word, wholeNumber } from '../words.ts';
import { honchoSignIn } from './honcho-sign-in.ts';

const target: Readonly<Record<string, OptionSpec>> = {
  'target-profile': { value: 'NAME', about: 'another profile of this home' },
};
const LATER = 'It holds for conversations that begin from now on.';

interface Spec extends Omit<Command, 'options' | 'run'> {
  readonly options?: Readonly<Record<string, OptionSpec>>;
  run(desk: HonchoDesk, context: CommandContext): Promise<Outcome>;
}

function command(spec: Spec): Command {
  return {
    ...spec,
    options: { ...target, ...spec.options },
    run: async (context) => await spec.run(context.services.honcho(context.args.option('target-profile')), context),
  };
}

/** The directory a command is about: `--workspace`, else where it was called. */
function directoryOf({ args }: CommandContext): string {
  return resolve(args.option('workspace') ?? process.cwd());
}

function statusText(status: HonchoStatus): string {
  const { contextTokens, session } = status;
  const state = status.missing === null ? (status.selected ? 'in use' : 'set up, not selected') : 'cannot work';
  return [
    `Honcho of ${status.profile}: ${state}${status.missing === null ? '' : `. ${status.missing}`}`,
    `  server      ${status.address}`,
    `  workspace   ${status.workspace}, host ${status.host}`,
    `  peers       you are ${status.user || '(no name yet)'}, the assistant is ${status.ai}`,
    `  recall      ${status.mode}, base every ${status.contextCadence}, questions every ${status.dialecticCadence} (depth ${status.dialecticDepth}, ${status.reasoning})`,
    `  sizes       context ${contextTokens === null ? 'without a limit' : `${contextTokens} tokens`}, answers ${status.dialecticMaxChars} characters`,
    `  sessions    ${status.strategy}${session === null ? '' : `, here ${session}`}`,
    `  writes      ${status.write}; observation ${status.observation}`,
    `  settings    ${status.file ?? 'the environment alone'}`,
    ...status.warnings.map((warning) => `  ! ${warning}`),
  ].join('\n');
}

const status = command({
  name: 'honcho status',
  words: '',
  about: 'how Honcho is set up here; --test asks the server',
  options: { all: { about: 'every profile' }, test: { about: 'asks the server too' } },
  count: [0, 0],
  async run(desk, context) {
    if (context.args.has('all')) {
      const data = desk.all();
      return { data, text: data.map(statusText).join('\n\n') };
    }
    const data = desk.status(directoryOf(context));
    if (!context.args.has('test')) return { data, text: statusText(data) };
    const answer = await asked(desk.reach(context.signal));
    return { data: { ...data, answer }, text: `${statusText(data)}\n  answer      ${answer}` };
  },
});

const setup = command({
  name: 'honcho setup',
  words: '',
  about: 'sets Honcho up and selects it',
  options: {
    user: { value: 'NAME', about: 'what Honcho calls you' },
    ai: { value: 'NAME', about: 'what it calls the assistant' },
    url: { value: 'ADDRESS', about: 'your own server; its own service when left out' },
    space: { value: 'NAME', about: 'the workspace' },
    'key-stdin': { about: 'reads the key from standard input' },
  },
  count: [0, 0],
  async run(desk, context) {
    const { args } = context;
    const given = { peerName: 'user', aiPeer: 'ai', baseUrl: 'url', workspace: 'space' } as const;
    const values: Record<string, string> = {};
    for (const [key, option] of Object.entries(given)) {
      const value = args.option(option);
      if (value !== null) values[key] = value;
    }
    if (args.has('key-stdin')) values['apiKey'] = (await context.readInput()).trim();
    await desk.setUp(values);
    const data = desk.status(directoryOf(context));
    return { data, text: statusText(data), exit: data.missing === null ? 0 : 1 };
  },
});

function switching(name: 'enable' | 'disable', about: string): Command {
  return command({
    name: `honcho ${name}`,
    words: '',
    about,
    count: [0, 0],
    async run(desk, context) {
      await desk.enable(name === 'enable');
      const data = desk.status(directoryOf(context));
      const how = name === 'enable' ? 'on' : 'off';
      const chosen = data.selected || name === 'disable' ? '' : ' config.yaml selects another memory provider or none.';
      return { data, text: `Honcho of ${data.profile} is switched ${how}.${chosen} ${LATER}` };
    },
  });
}

function choosing(name: 'mode' | 'strategy', key: string, values: readonly string[], about: string): Command {
  return command({
    name: `honcho ${name}`,
    words: `[${values.join('|')}]`,
    about,
    count: [0, 1],
    async run(desk, context) {
      const [given] = context.args.words;
      if (given !== undefined) {
        if (!values.includes(given)) throw usage(`${given} is none of: ${values.join(', ')}.`);
        await desk.set({ [key]: given });
      }
      const now = desk.status(null)[name];
      const text = given === undefined ? `${now} (${values.join(', ')})` : `It is ${now} now. ${LATER}`;
      return { data: { [name]: now }, text };
    },
  });
}

const peer = command({
  name: 'honcho peer',
  words: '',
  about: 'who you and the assistant are to Honcho, and how hard it thinks',
  options: {
    user: { value: 'NAME', about: 'your name there' },
    ai: { value: 'NAME', about: "the assistant's name there" },
    reasoning: { value: 'LEVEL', about: LEVELS.join(', ') },
  },
  count: [0, 0],
  async run(desk, { args }) {
    const level = args.option('reasoning');
    if (level !== null && !LEVELS.some((known) => known === level)) {
      throw usage(`${level} is none of: ${LEVELS.join(', ')}.`);
    }
    const given = { peerName: args.option('user'), aiPeer: args.option('ai'), dialecticReasoningLevel: level };
    await change(desk, given);
    const { user, ai, reasoning } = desk.status(null);
    return {
      data: { user, ai, reasoning },
      text: `You are ${user || '(no name yet)'}, the assistant is ${ai}; ${reasoning}.`,
    };
  },
});

const peers = command({
  name: 'honcho peers',
  words: '',
  about: 'the peers of every profile, and who else stands for one',
  count: [0, 0],
  run(desk) {
    const data = {
      profiles: desk.all().map(({ profile, user, ai, workspace }) => ({ profile, user, ai, workspace })),
      aliases: desk.aliases(),
    };
    const lines = data.profiles.map(
      (one) => `${one.profile}: ${one.user || '(no name yet)'} and ${one.ai} in ${one.workspace}`,
    );
    const aliases = Object.entries(data.aliases).map(([id, name]) => `  ${id} stands for ${name}`);
    return Promise.resolve({ data, text: [...lines, ...aliases].join('\n') });
  },
});

const peersMap = command({
  name: 'honcho peers map',
  words: 'ID PEER',
  about: 'has a user of another program stand for a peer',
  count: [2, 2],
  async run(desk, context) {
    await desk.alias(word(context, 0), word(context, 1));
    return { data: desk.aliases(), text: `${word(context, 0)} stands for ${word(context, 1)} from now on.` };
  },
});

const tokens = command({
  name: 'honcho tokens',
  words: '',
  about: 'how much is put into a prompt',
  options: {
    context: { value: 'N', about: 'tokens of a whole recall; 0 for no limit' },
    dialectic: { value: 'N', about: 'characters of an answer' },
  },
  count: [0, 0],
  async run(desk, { args }) {
    const context = args.option('context');
    const dialectic = args.option('dialectic');
    await change(desk, {
      contextTokens: context === null ? null : wholeNumber(context, '--context'),
      dialecticMaxChars: dialectic === null ? null : wholeNumber(dialectic, '--dialectic', 1),
    });
    const { contextTokens, dialecticMaxChars } = desk.status(null);
    const limit = contextTokens === null ? 'without a limit' : `${contextTokens} tokens`;
    return {
      data: { contextTokens, dialecticMaxChars },
      text: `Context ${limit}, answers ${dialecticMaxChars} characters.`,
    };
  },
});

const sessions = command({
  name: 'honcho sessions',
  words: '',
  about: 'directories whose conversations belong to a session by hand',
  count: [0, 0],
  run(desk) {
    const data = desk.mapped();
    const lines = Object.entries(data).map(([directory, name]) => `${directory}  ${name}`);
    return Promise.resolve({ data, text: lines.length === 0 ? 'None is.' : lines.join('\n') });
  },
});

const map = command({
  name: 'honcho map',
  words: '[NAME]',
  about: 'has conversations of this directory (or --workspace) belong to a session',
  count: [0, 1],
  async run(desk, context) {
    const directory = directoryOf(context);
    const [name] = context.args.words;
    if (name !== undefined) await desk.map(directory, name);
    const { session } = desk.status(directory);
    return { data: { directory, session }, text: `${directory}  ${session ?? ''}` };
  },
});

const sync = command({
  name: 'honcho sync',
  words: '',
  about: 'gives every profile without settings of its own those of the default one',
  count: [0, 0],
  async run(desk) {
    const made = await desk.sync();
    return { data: { made }, text: made.length === 0 ? 'Every profile has its own.' : `Made for: ${made.join(', ')}` };
  },
});

const identity = command({
  name: 'honcho identity',
  words: '[FILE]',
  about: 'what Honcho knows of the assistant; with FILE sends that text as what it is',
  options: { show: { about: 'only shows' } },
  count: [0, 1],
  async run(desk, context) {
    const [file] = context.args.words;
    if (file !== undefined && !context.args.has('show')) {
      await asked(desk.setIdentity(resolve(file), directoryOf(context), context.signal));
      return { data: { sent: file }, text: `${file} was sent as what the assistant is.` };
    }
    const data = await asked(desk.identity(context.signal));
    const facts = data.card.map((fact) => `- ${oneLine(fact, 300)}`);
    const text = [data.representation, ...facts].filter((part) => part !== '').join('\n');
    return { data, text: text === '' ? `Nothing is known of ${data.peer} yet.` : text };
  },
});

const migrate = command({
  name: 'honcho migrate',
  words: '',
  about: 'writes older spellings in honcho.json the way they are written today',
  count: [0, 0],
  async run(desk) {
    const changed = await desk.migrate();
    return { data: { changed }, text: changed.length === 0 ? 'Nothing is to be changed.' : changed.join('\n') };
  },
});

/** Writes what was given of some keys; null was not given. */
async function change(desk: HonchoDesk, given: Readonly<Record<string, Json>>): Promise<void> {
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  if (Object.keys(values).length > 0) await desk.set(values);
}

/** A failure outside as a refusal of the command. */
async function asked<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof DeskError || !(error instanceof Error)) throw error;
    throw new DeskError('provider_failed', error.message, {
      remedy: 'hermes-desk honcho status shows how it is set up.',
      cause: error,
    });
  }
}

export const honchoCommands: readonly Command[] = [
  status,
  setup,
  honchoSignIn,
  switching('enable', 'switches it on in its own settings'),
  switching('disable', 'switches it off there; nothing is deleted'),
  choosing('mode', 'recallMode', MODES, 'how memories reach the model'),
  choosing('strategy', 'sessionStrategy', STRATEGIES, 'which conversations share a session'),
  peer,
  peers,
  peersMap,
  tokens,
  sessions,
  map,
  sync,
  identity,
  migrate,
];
