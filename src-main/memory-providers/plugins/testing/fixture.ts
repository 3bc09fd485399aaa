import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseJson, textAt } from '@shared/record.ts';
import { silentLogger } from '../../../home/index.ts';
import type { ProviderContext, ProviderKind } from '../../provider.ts';
import type { ProviderFixture, ProviderStub } from '../../testing/fixture.ts';
import { testLimits } from '../../testing/world.ts';
import { dataOf, pluginKind } from '../kind.ts';
import { readManifest, type Manifest } from '../manifest.ts';
import { Plugins } from '../plugins.ts';

const example = resolve(import.meta.dirname, '../../../../docs/examples/notebook');
const faulty = resolve(import.meta.dirname, 'faulty.mjs');

/** The example's manifest, with a key and with the setting by which the tests make it misbehave. */
function manifestText(): string {
  return readFileSync(join(example, 'plugin.yaml'), 'utf8')
    .replace('[node, main.mjs]', '[node, faulty.mjs]')
    .replace(
      '  fields:\n',
      '  fields:\n    - { key: control, required: true }\n    - { key: key, secret: true, env: NOTEBOOK_KEY, required: true }\n',
    );
}

/** Copies the example to where a person puts it. Answers the folder. */
export function putNotebook(home: string, name = 'notebook'): string {
  const folder = join(home, 'plugins', name);
  cpSync(example, folder, { recursive: true });
  return folder;
}

/** The plug-ins of a home as a test sees them. */
export function pluginsOf({ paths }: Pick<ProviderContext, 'paths'>, builtIn: readonly ProviderKind[] = []): Plugins {
  const nothing = (): void => undefined;
  return new Plugins({ paths, builtIn, log: silentLogger, now: Date.now, onChange: nothing, onTrouble: nothing });
}

/** Allows a plug-in as it is now. */
export async function allowNow(plugins: Plugins, name = 'notebook'): Promise<void> {
  const { listing } = await plugins.one(name);
  await plugins.allow(name, listing?.hash ?? '');
}

/** The fixture of the table: the example plug-in, allowed in each home in which it is set up. */
export function notebookFixture(): ProviderFixture {
  const text = manifestText();
  const manifest: Manifest = readManifest(text, 'plugin.yaml', 'notebook', () => null);
  const homes = new Map<string, Plugins>();
  const notes = new Map<string, string>();
  const here = (context: ProviderContext): ProviderKind => {
    const plugins = homes.get(context.paths.dir) ?? pluginsOf(context);
    homes.set(context.paths.dir, plugins);
    return pluginKind(manifest, plugins);
  };
  const kind: ProviderKind = {
    ...pluginKind(manifest, pluginsOf({ paths: { dir: '', deskDir: '' } as ProviderContext['paths'] })),
    read: (context) => here(context).read(context),
    save: async (values, context) => {
      const folder = putNotebook(context.paths.dir);
      writeFileSync(join(folder, 'plugin.yaml'), text);
      cpSync(faulty, join(folder, 'faulty.mjs'));
      here(context);
      const plugins = homes.get(context.paths.dir);
      if (plugins !== undefined) await allowNow(plugins);
      notes.set(values['control'] ?? '', join(dataOf(context, 'notebook'), 'notebook.jsonl'));
      await here(context).save(values, context);
    },
    missing: (context) => here(context).missing(context),
    places: (context) => here(context).places(context),
    test: (context, signal) => here(context).test(context, signal),
    open: (context) => here(context).open(context),
  };
  return {
    kind,
    start: (profile) => Promise.resolve(stubAt(profile, (control) => notes.get(control) ?? '')),
    immune: {},
    syncs: true,
    mirrors: ['add', 'replace', 'remove'],
    onePlace: 'the example names no server',
    // A program has to start.
    limits: { ...testLimits, recallMs: 700, sendMs: 900 },
    toolCall: { name: 'notebook_search', args: { query: 'tea' }, finds: 'green tea' },
  };
}

function stubAt(profile: string, fileOf: (control: string) => string): ProviderStub {
  const control = mkdtempSync(join(tmpdir(), 'desk-plugin-control-'));
  const linesOf = (file: string): unknown[] =>
    existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean).map(parseJson) : [];
  const kept = (kind: string): string[] =>
    linesOf(fileOf(control))
      .filter((note) => textAt(note, 'kind') === kind)
      .map((note) => textAt(note, 'text') || textAt(note, 'instead'));
  return {
    values: { control, key: `notebook-key-of-${profile}-0123456789` },
    fault: (fault) => writeFileSync(join(control, 'fault'), fault ?? ''),
    seen: () =>
      linesOf(join(control, 'seen.jsonl')).map((line) => ({
        ...{ method: 'POST', path: textAt(line, 'method'), headers: {}, body: JSON.stringify(line) },
      })),
    turns: () => kept('turn'),
    mirrored: () => kept('mirror'),
    plant: (text) => {
      const file = fileOf(control);
      mkdirSync(join(file, '..'), { recursive: true });
      appendFileSync(file, `${JSON.stringify({ id: text, at: 1, session: null, kind: 'planted', text })}\n`);
    },
    stop: () => {
      rmSync(control, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}
