import { DeskError } from '@shared/contract/errors.ts';
import { isRecord, textAt } from '@shared/record.ts';
import { toNumber, withFileLock } from '../../home/index.ts';
import { ProviderFailure } from '../failure.ts';
import type { Http } from '../http.ts';
import { badAddress, isLocal } from './address.ts';
import { readConfig, withHost, writeConfig, type RawConfig } from './config-file.ts';
import { hostBlock } from './settings.ts';

/** What servers of one's own without keys are sent, as Hermes does. */
const PLACEHOLDER = 'local';
const REFRESH_BEFORE_S = 120;
const REFRESH_DEADLINE_MS = 15_000;

/** How requests are signed. */
export interface Credential {
  /** The bearer for the next request; a sign-in that ends within two minutes is renewed first. Throws ProviderFailure. */
  bearer(signal: AbortSignal): Promise<string>;
  /**
   * After a 401 for `refused`: another bearer to try once, null when there is none (a key does not change by itself). Throws
   * ProviderFailure when the sign-in cannot be renewed.
   */
  afterRefusal(refused: string, signal: AbortSignal): Promise<string | null>;
}

/** Where a credential is looked up. */
export interface CredentialSource {
  /** The configuration in use; null where there is none. */
  readonly file: string | null;
  readonly raw: RawConfig;
  readonly host: string;
  /** The address requests go to. */
  readonly base: string;
  readonly envKey: string | undefined;
}

interface SignIn {
  readonly access: string;
  readonly refresh: string;
  /** Seconds since 1970. */
  readonly expires: number;
  readonly client: string;
  readonly endpoint: string;
}

/** The key that a configuration holds for a host: its block's, else the root's, which every host may use. */
export function keyInFile(raw: RawConfig, host: string): string | null {
  const given = [hostBlock(raw, host).block['apiKey'], raw['apiKey']];
  const found = given.find((key): key is string => typeof key === 'string' && key.trim() !== '');
  return found?.trim() ?? null;
}

/**
 * The key that counts: that of the file, else of the environment. A key of the environment is one of the cloud and is withheld from
 * a server of one's own; such a server gets a placeholder where the file has no key. Null for none.
 */
export function keyOf({ raw, host, base, envKey }: CredentialSource): string | null {
  const inFile = keyInFile(raw, host);
  if (inFile !== null) return inFile;
  if (isLocal(base)) return PLACEHOLDER;
  const fromEnvironment = envKey?.trim() ?? '';
  return fromEnvironment === '' ? null : fromEnvironment;
}

/** Signs requests with the key that counts, and renews a sign-in for all programs that share its file. */
export function createCredential(source: CredentialSource, http: Http, now: () => number): Credential {
  const renewal = new Renewal(source, http, now);
  return {
    async bearer(signal) {
      const current = renewal.current();
      if (current === null) return requireKey(source);
      if (isFresh(current, now())) return current.access;
      try {
        return await renewal.run(null, signal);
      } catch (error) {
        // What still holds for a minute is used for that minute.
        const failed = error instanceof ProviderFailure && error.kind !== 'unauthorised';
        if (failed && current.expires > now() / 1000) return current.access;
        throw error;
      }
    },
    async afterRefusal(refused, signal) {
      return renewal.current() === null ? null : await renewal.run(refused, signal);
    },
  };
}

function isFresh({ expires }: SignIn, now: number): boolean {
  return expires - REFRESH_BEFORE_S > now / 1000;
}

function requireKey(source: CredentialSource): string {
  const key = keyOf({ ...source, raw: readAgain(source) });
  if (key !== null) return key;
  throw new ProviderFailure('unauthorised', 'Honcho has no key. Enter one in Settings, Memory provider.');
}

/** What the file says now: another program may have renewed the sign-in, or a person changed the key. */
function readAgain({ file, raw }: CredentialSource): RawConfig {
  if (file === null) return raw;
  try {
    return readConfig(file) ?? raw;
  } catch {
    return raw;
  }
}

function signInOf(raw: RawConfig, host: string): SignIn | null {
  const { block } = hostBlock(raw, host);
  const holder = block['oauth'] !== undefined || block['apiKey'] !== undefined ? block : raw;
  const { oauth } = holder;
  const refresh = textAt(oauth, 'refreshToken');
  const access = textAt(holder, 'apiKey');
  if (!isRecord(oauth) || refresh === '' || access === '') return null;
  return {
    access,
    refresh,
    expires: toNumber(oauth['expiresAt'], false) ?? 0,
    client: textAt(oauth, 'clientId') || 'hermes-agent',
    endpoint: textAt(oauth, 'tokenEndpoint'),
  };
}

/**
 * A refresh token is good for one use, and using it twice revokes the sign-in: only who holds the lock of the file uses it, after
 * reading the file again, and what another program has renewed meanwhile is taken over.
 */
class Renewal {
  readonly #source: CredentialSource;
  readonly #http: Http;
  readonly #now: () => number;
  /** A renewed sign-in that could not be written; the file has the spent one. */
  #unsaved: { readonly spent: string; readonly signIn: SignIn } | null = null;

  constructor(source: CredentialSource, http: Http, now: () => number) {
    this.#source = source;
    this.#http = http;
    this.#now = now;
  }

  /** The sign-in as it is now; null where a key is used. */
  current(): SignIn | null {
    return this.#newest(signInOf(readAgain(this.#source), this.#source.host));
  }

  /** Answers another bearer than `spent`; with null, one that is not about to end. */
  async run(spent: string | null, signal: AbortSignal): Promise<string> {
    const { file } = this.#source;
    if (file === null) throw ended();
    try {
      const wait = { timeoutMs: REFRESH_DEADLINE_MS * 2, signal };
      return await withFileLock(file, () => this.#locked(file, spent), wait);
    } catch (error) {
      if (error instanceof DeskError) throw new ProviderFailure('offline', error.message, { cause: error });
      throw error;
    }
  }

  async #locked(file: string, spent: string | null): Promise<string> {
    const { host } = this.#source;
    const raw = readConfig(file);
    const onDisk = raw === null ? null : signInOf(raw, host);
    const current = this.#newest(onDisk);
    if (raw === null || onDisk === null || current === null) throw ended();
    const usable = spent === null ? isFresh(current, this.#now()) : current.access !== spent;
    if (usable && current === onDisk) return current.access;
    const renewed = usable ? current : await exchange(current, this.#http, this.#now);
    try {
      await writeConfig(file, withSignIn(raw, host, renewed));
      this.#unsaved = null;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      this.#unsaved = { spent: onDisk.refresh, signIn: renewed };
    }
    return renewed.access;
  }

  #newest(onDisk: SignIn | null): SignIn | null {
    return onDisk !== null && this.#unsaved?.spent === onDisk.refresh ? this.#unsaved.signIn : onDisk;
  }
}

function withSignIn(raw: RawConfig, host: string, { access, refresh, expires }: SignIn): RawConfig {
  const { block } = hostBlock(raw, host);
  const inBlock = isRecord(block['oauth']);
  const old = inBlock ? block['oauth'] : raw['oauth'];
  const oauth = { ...(isRecord(old) ? (old as RawConfig) : {}), refreshToken: refresh, expiresAt: expires };
  return inBlock ? withHost(raw, host, { apiKey: access, oauth }) : { ...raw, apiKey: access, oauth };
}

/** Once sent, the token may be spent: the answer is waited for whatever becomes of the request that needed it. */
async function exchange(old: SignIn, http: Http, now: () => number): Promise<SignIn> {
  if (badAddress(old.endpoint) !== null) throw ended();
  let json: unknown;
  try {
    const form = { grant_type: 'refresh_token', client_id: old.client, refresh_token: old.refresh };
    const request = { method: 'POST', url: old.endpoint, body: new URLSearchParams(form) } as const;
    const answer = await http.request({ ...request, deadlineMs: REFRESH_DEADLINE_MS }, new AbortController().signal);
    json = answer.json;
  } catch (error) {
    const refused = error instanceof ProviderFailure && (error.kind === 'refused' || error.kind === 'unauthorised');
    throw refused ? ended(error) : error;
  }
  const access = textAt(json, 'access_token');
  const seconds = isRecord(json) ? toNumber(json['expires_in'] as never, false) : undefined;
  if (access === '') throw new ProviderFailure('malformed', 'The sign-in was not renewed: the answer has no token.');
  return {
    ...old,
    access,
    refresh: textAt(json, 'refresh_token') || old.refresh,
    expires: Math.floor(now() / 1000) + (seconds ?? 3600),
  };
}

function ended(cause?: unknown): ProviderFailure {
  return new ProviderFailure('unauthorised', 'The sign-in to Honcho has ended. Sign in again, or enter a key.', {
    status: 401,
    cause,
  });
}
