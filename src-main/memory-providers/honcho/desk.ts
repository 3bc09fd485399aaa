import { basename } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { isRecord } from '@shared/record.ts';
import { readText, type Profile } from '../../home/index.ts';
import type { ProviderContext, ProviderKind } from '../provider.ts';
import { readPeer } from './base-layer.ts';
import { HonchoClient } from './client.ts';
import { completed } from '../shown.ts';
import { cloneHost } from './clone.ts';
import { editConfig, withHost, type RawConfig } from './config-file.ts';
import { createCredential } from './credential.ts';
import { missing } from './kind.ts';
import { Members, slotOf, type Joined } from './members.ts';
import { peersOf, sessionName } from './names.ts';
import { readPlace, type HonchoPlace } from './place.ts';
import { hostBlock } from './settings.ts';
import { storable } from './text.ts';

/** Largest file that is made known to the AI peer as its identity. */
const LARGEST_IDENTITY = 200_000;

/** What of a profile's Honcho is shown. */
export interface HonchoStatus {
  readonly profile: string;
  readonly host: string;
  /** The configuration in use; null for the environment alone. */
  readonly file: string | null;
  /** Whether config.yaml selects it. */
  readonly selected: boolean;
  /** Why it cannot work; null when it can as far as the settings say. */
  readonly missing: string | null;
  readonly address: string;
  readonly workspace: string;
  readonly user: string;
  readonly ai: string;
  readonly mode: string;
  readonly strategy: string;
  readonly write: string;
  readonly contextCadence: number;
  readonly dialecticCadence: number;
  readonly dialecticDepth: number;
  readonly reasoning: string;
  readonly contextTokens: number | null;
  readonly dialecticMaxChars: number;
  readonly observation: string;
  /** The Honcho session of conversations that begin in this directory; null without one. */
  readonly session: string | null;
  readonly warnings: readonly string[];
}

/** What is known of the AI itself. */
export interface Identity {
  readonly peer: string;
  readonly representation: string;
  readonly card: readonly string[];
}

/** What the commands about Honcho work on. */
export interface HonchoDeskDeps {
  readonly kind: ProviderKind;
  readonly context: ProviderContext;
  /** Every profile of the root, with the context of each. */
  readonly profiles: readonly { readonly profile: Profile; readonly context: ProviderContext }[];
  readonly userDir: string | null;
}

/** The commands about Honcho for one profile. Everything that is written goes into `<home>/honcho.json`. */
export class HonchoDesk {
  readonly #deps: HonchoDeskDeps;

  constructor(deps: HonchoDeskDeps) {
    this.#deps = deps;
  }

  /** How the profile stands, by its settings; asks no network. `directory`: where a conversation would work. */
  status(directory: string | null): HonchoStatus {
    return this.#statusOf(this.#deps.context, directory);
  }

  /** The same of every profile. */
  all(): readonly HonchoStatus[] {
    return this.#deps.profiles.map(({ context }) => this.#statusOf(context, null));
  }

  /** Asks the server; a sentence on what answered. Throws ProviderFailure. */
  async reach(signal: AbortSignal): Promise<string> {
    return (await this.#deps.kind.test(this.#deps.context, signal)).message;
  }

  /** Sets the profile up with values of the form, and selects it. Throws DeskError. */
  async setUp(values: Readonly<Record<string, string>>): Promise<void> {
    const { kind, context } = this.#deps;
    await kind.save(completed(kind.fields, values), context);
    await context.config.set('memory.provider', kind.name);
  }

  /** Sets keys of the host's block; null removes one. Throws DeskError. */
  async set(values: Readonly<Record<string, Json>>): Promise<void> {
    await this.#edit((raw, host) => withHost(raw, host, values));
  }

  /** Switches it on or off in its own configuration; a profile without a block gets one like the default profile's. */
  async enable(enabled: boolean): Promise<void> {
    const { context, profiles, userDir } = this.#deps;
    const { found, settings } = this.#place();
    const from = profiles.find(({ profile }) => profile.name === 'default')?.context.paths;
    const bare = Object.keys(hostBlock(found.raw, settings.host).block).length === 0;
    if (enabled && bare && from !== undefined && context.paths.profile !== 'default') {
      await cloneHost(from, context.paths, userDir);
    }
    await this.#edit((raw, host) => withHost(raw, host, { enabled }));
  }

  /** Directories with the session each belongs to, by hand. */
  mapped(): Readonly<Record<string, string>> {
    return this.#place().settings.sessions;
  }

  /** Has conversations of a directory belong to a session of that name. */
  async map(directory: string, name: string): Promise<void> {
    await this.#edit((raw) => {
      const sessions = isRecord(raw['sessions']) ? (raw['sessions'] as RawConfig) : {};
      return { ...raw, sessions: { ...sessions, [directory]: name } };
    });
  }

  /** Ids of other programs' users that stand for a peer. */
  aliases(): Readonly<Record<string, string>> {
    const { found, settings } = this.#place();
    const own = hostBlock(found.raw, settings.host).block['userPeerAliases'];
    const given = own === undefined ? found.raw['userPeerAliases'] : own;
    const pairs = isRecord(given) ? Object.entries(given) : [];
    return Object.fromEntries(pairs.filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
  }

  /** Has an id of another program's user stand for a peer. */
  async alias(id: string, peer: string): Promise<void> {
    await this.set({ userPeerAliases: { ...this.aliases(), [id]: peer } });
  }

  /** Gives every profile without a block one like the default profile's; answers their names. */
  async sync(): Promise<readonly string[]> {
    const { profiles, userDir } = this.#deps;
    const from = profiles.find(({ profile }) => profile.name === 'default')?.context.paths;
    const made: string[] = [];
    for (const { profile, context } of profiles) {
      if (from === undefined || profile.name === 'default') continue;
      if (await cloneHost(from, context.paths, userDir)) made.push(profile.name);
    }
    return made;
  }

  /** Writes older spellings the way they are written today; answers what was changed. */
  async migrate(): Promise<readonly string[]> {
    let changed: string[] = [];
    await this.#edit((raw) => {
      const mended = migrated(raw);
      changed = mended.changed;
      return mended.raw;
    });
    return changed;
  }

  /** What Honcho knows of the AI. Throws ProviderFailure. */
  async identity(signal: AbortSignal): Promise<Identity> {
    const { client, joined } = await this.#join(null, signal);
    const known = await readPeer(client, slotOf(joined, joined.ai), signal);
    return { peer: joined.ai, representation: known.text, card: known.card };
  }

  /** Makes a file known to Honcho as what the AI is. Secrets in it are masked. Throws DeskError, ProviderFailure. */
  async setIdentity(file: string, directory: string | null, signal: AbortSignal): Promise<void> {
    const read = await readText(file);
    const text = storable(this.#deps.context.redact(read?.text ?? ''));
    if (text === '' || text.length > LARGEST_IDENTITY) {
      const why = read === null ? 'There is no' : text === '' ? 'Nothing is in' : 'Too much is in';
      throw new DeskError('refused', `${why} ${file}.`, { remedy: 'Name a text file that says who the AI is.', file });
    }
    const { client, joined } = await this.#join(directory, signal);
    const form = new FormData();
    form.append('file', new Blob([text], { type: 'text/plain' }), basename(file));
    form.append('peer_id', joined.ai);
    form.append('metadata', JSON.stringify({ source: 'identity', file: basename(file) }));
    await client.upload(joined.name, form, signal);
  }

  #statusOf(context: ProviderContext, directory: string | null): HonchoStatus {
    const place = readPlace(context, this.#deps.userDir);
    const { settings, found } = place;
    const { user, ai } = peersOf(settings);
    const problem = found.problem === null ? [] : [found.problem.message];
    return {
      profile: context.paths.profile,
      host: settings.host,
      file: found.file,
      selected: context.config.string('memory.provider', '') === this.#deps.kind.name,
      missing: missing(place),
      address: settings.base,
      workspace: settings.workspace,
      user,
      ai,
      mode: settings.mode,
      strategy: settings.strategy,
      write: String(settings.writeFrequency),
      contextCadence: settings.contextCadence,
      dialecticCadence: settings.dialecticCadence,
      dialecticDepth: settings.depth,
      reasoning: settings.level,
      contextTokens: settings.contextTokens,
      dialecticMaxChars: settings.dialecticMaxChars,
      observation: settings.observationMode,
      session: directory === null ? null : sessionName(sessionIn(directory), settings),
      warnings: [...problem, ...settings.warnings],
    };
  }

  #place(): HonchoPlace {
    return readPlace(this.#deps.context, this.#deps.userDir);
  }

  async #edit(edit: (raw: RawConfig, host: string) => RawConfig): Promise<void> {
    const { places, settings } = this.#place();
    await editConfig(places, settings.host, (raw) => edit(raw, settings.host));
  }

  async #join(
    directory: string | null,
    signal: AbortSignal,
  ): Promise<{ readonly client: HonchoClient; readonly joined: Joined }> {
    const place = this.#place();
    const why = missing(place);
    if (why !== null) throw new DeskError('not_configured', why, { remedy: 'hermes-desk honcho setup sets it up.' });
    const { settings, source } = place;
    const { http, now, log } = this.#deps.context;
    const { base, workspace, timeoutMs } = settings;
    const client = new HonchoClient({
      http,
      credential: createCredential(source, http, now),
      base,
      workspace,
      timeoutMs,
    });
    const name = directory === null ? '' : sessionName(sessionIn(directory), settings);
    const joined = await new Members(client, settings.observation, log).join({ ...peersOf(settings), name }, signal);
    return { client, joined };
  }
}

function sessionIn(workspace: string): Parameters<typeof sessionName>[0] {
  return { id: '', parent: null, title: null, workspace, platform: 'cli', context: 'primary' };
}

/** Blocks `hermes.<profile>` become `hermes_<profile>`, and `pinPeerName` becomes `pinUserPeer`. What stands already wins. */
function migrated(raw: RawConfig): { readonly raw: RawConfig; readonly changed: string[] } {
  const changed: string[] = [];
  const pinned = (of: RawConfig, where: string): RawConfig => {
    const { pinPeerName, ...rest } = of;
    if (pinPeerName === undefined) return of;
    changed.push(`${where}pinPeerName is pinUserPeer now`);
    return { ...rest, pinUserPeer: of['pinUserPeer'] ?? pinPeerName };
  };
  const hosts = isRecord(raw['hosts']) ? (raw['hosts'] as RawConfig) : null;
  const blocks = Object.entries(hosts ?? {}).map(([key, block]): readonly [string, Json] => {
    const named = key.replace(/^hermes\./, 'hermes_');
    const free = named !== key && !Object.hasOwn(hosts ?? {}, named);
    if (free) changed.push(`hosts.${key} is hosts.${named} now`);
    return [free ? named : key, isRecord(block) ? pinned(block, `hosts.${key}.`) : block];
  });
  const root = pinned(raw, '');
  return { raw: hosts === null ? root : { ...root, hosts: Object.fromEntries(blocks) }, changed };
}
