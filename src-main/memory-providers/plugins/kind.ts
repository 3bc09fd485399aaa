import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { isRecord, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext, ProviderKind, ProviderTest } from '../provider.ts';
import { addressesOf, isAsked, valuesOf } from './fields.ts';
import type { Manifest } from './manifest.ts';
import { malformed } from './messages.ts';
import { PluginProcess, type Prepared } from './process.ts';
import { openPlugin } from './provider.ts';
import type { PluginStanding } from './standing.ts';

/** What a kind needs of the plug-ins of its home. */
export interface PluginHost {
  standing(name: string): PluginStanding | null;
  /** Looks whether it may be started, and copies it for that. Throws ProviderFailure. */
  prepare(name: string, find: (program: string) => string | null): Promise<Prepared>;
  /** Tells that a process is there, to be ended when it may not run any more. Answers the way to take that back. */
  runs(name: string, process: PluginProcess): () => void;
  /** Tells that one was given up, or is tried again. */
  troubled(): void;
}

/** Milliseconds for a test. */
const testMs = 20_000;

/** A plug-in as a kind of provider like any other. */
export function pluginKind(manifest: Manifest, host: PluginHost): ProviderKind {
  const { name, title, about, privacy, fields, uploads } = manifest;
  const standing = (): PluginStanding | null => host.standing(name);
  return {
    ...{ name, title, about, privacy, fields, uploads },
    // Nobody but its author knows.
    local: false,
    offered: () => standing()?.state === 'allowed',
    read: (context) => {
      const values = valuesOf(name, fields, context);
      return Object.fromEntries(
        fields.map(({ key, secret }) => {
          const value = values[key] ?? '';
          return [key, secret && value !== '' ? `...${value.slice(-4)}` : value];
        }),
      );
    },
    save: async (values, { config, secrets }) => {
      for (const { key, env } of fields) {
        const value = values[key];
        if (value === undefined) continue;
        if (env === null) await config.set(`memory.${name}.${key}`, value);
        else if (value !== '') await secrets.set(env, value);
      }
    },
    missing: (context) => {
      const now = standing();
      const why = now === null ? `the plug-in ${name} is not there any more.` : whyNot(now);
      if (why !== null) return why;
      const values = valuesOf(name, fields, context);
      const empty = fields.find(
        (field) => field.required && isAsked(field, values) && (values[field.key] ?? '') === '',
      );
      if (empty !== undefined) return `${empty.label.en} is missing.`;
      const [program] = manifest.command;
      return program.includes('/') || context.program.find(program) !== null
        ? null
        : `${program} is not found in PATH.`;
    },
    places: (context) => [
      {
        what: { en: 'What it keeps, unless it says otherwise itself.', zh: '它保存的内容（除非它另有说明）。' },
        where: dataOf(context, name),
      },
      {
        what: {
          en: 'The plug-in itself. It runs from a copy of what you allowed.',
          zh: '插件本身。运行的是您允许时内容的副本。',
        },
        where: standing()?.folder ?? join(context.paths.dir, 'plugins', name),
      },
    ],
    test: (context, signal) => tested(manifest, host, context, signal),
    open: (context) => {
      const process = processOf(manifest, host, context);
      const gone = host.runs(name, process);
      return openPlugin(manifest, process, addressesOf(fields, valuesOf(name, fields, context)), gone);
    },
  };
}

/** A plug-in whose manifest cannot be used: nobody can choose it, and where it is chosen already it says why it does not work. */
export function brokenKind({ name, folder, problem }: PluginStanding): ProviderKind {
  const nothing = { en: '', zh: '' };
  const why = problem?.message ?? `${folder} cannot be used.`;
  const refuse = (): never => {
    throw new ProviderFailure('refused', why);
  };
  return {
    ...{ name, title: name, about: nothing, privacy: nothing, local: false, fields: [], uploads: [] },
    offered: () => false,
    read: () => ({}),
    save: refuse,
    missing: () => why,
    places: () => [],
    test: refuse,
    open: refuse,
  };
}

/** Why a plug-in may not run, as a sentence; null when it may. */
export function whyNot({ name, state, problem, changed }: PluginStanding): string | null {
  switch (state) {
    case 'allowed':
      return null;
    case 'new':
      return `the plug-in ${name} is not allowed to run in this home.`;
    case 'changed': {
      const most = 5;
      const more = changed.length > most ? ` and ${String(changed.length - most)} more` : '';
      const files = changed.slice(0, most).join(', ');
      return `the plug-in ${name} was changed since you allowed it (${files}${more}), so it is off.`;
    }
    case 'faulty':
      return `the plug-in ${name} cannot be used: ${problem?.message ?? ''} ${problem?.remedy ?? ''}`.trim();
    case 'python':
      return `the plug-in ${name} is written for Hermes in Python, and is not run here.`;
  }
}

/** The folder in which a plug-in keeps what it keeps. */
export function dataOf({ paths }: Pick<ProviderContext, 'paths'>, name: string): string {
  return join(paths.deskDir, 'plugins', name, 'data');
}

function processOf(manifest: Manifest, host: PluginHost, context: ProviderContext): PluginProcess {
  const { name, title, fields } = manifest;
  const { program, redact, log, now, paths } = context;
  // As they are when it is opened: a running conversation keeps the settings it began with.
  const settings = valuesOf(name, fields, context);
  const hello = (): Record<string, Json> => ({
    ...{ app: 'Hermes Desk', plugin: name, profile: paths.profile, data: dataOf(context, name), settings },
  });
  return new PluginProcess({
    ...{ title, program, hello, redact, log, now },
    prepare: () => host.prepare(name, (word) => program.find(word)),
    onTrouble: () => host.troubled(),
  });
}

/** Starts it for a moment and asks. Throws ProviderFailure. */
async function tested(
  manifest: Manifest,
  host: PluginHost,
  context: ProviderContext,
  signal: AbortSignal,
): Promise<ProviderTest> {
  const process = processOf(manifest, host, context);
  const gone = host.runs(manifest.name, process);
  try {
    const answer = await process.request('test', {}, testMs, signal);
    if (!isRecord(answer) || textAt(answer, 'message').trim() === '') throw malformed('test', 'there is no message');
    return { message: textAt(answer, 'message').trim().slice(0, 400).toWellFormed() };
  } finally {
    gone();
    await process.close();
  }
}
