import { existsSync } from 'node:fs';
import { homePaths, listProfiles, type Profile } from '../home/index.ts';
import type { Recall } from './recall.ts';
import { createSessions } from './store.ts';
import type { SessionStore } from './store-types.ts';

/** The profiles that lie beside a home. */
export interface ProfilePlace {
  /** The directory they hang from. */
  readonly root: string;
  /** The one whose home is open. */
  readonly profile: string;
}

/** Conversations of other profiles, only read, opened for one question each. */
export class OtherProfiles {
  readonly #place: ProfilePlace;

  constructor(place: ProfilePlace) {
    this.#place = place;
  }

  /** Another profile by name, letter case aside; null for the one that is open. Throws when there is none such. */
  named(name: string): Profile | null {
    const stored = name.trim().toLowerCase();
    if (stored === this.#place.profile) return null;
    const found = listProfiles(this.#place.root).find((profile) => profile.name === stored);
    if (!found) throw new Error(`profile '${name}': there is no profile of this name`);
    return found;
  }

  /** Answers from the conversations of a profile. */
  async reading<T>(profile: Profile, fn: (recall: Recall) => T | Promise<T>): Promise<T> {
    const store = await openToRead(this.#place.root, profile);
    try {
      return await fn(store.recall());
    } finally {
      await store.close();
    }
  }

  /** The other profile that has a session; null for none. */
  async owner(session: string): Promise<Profile | null> {
    for (const profile of listProfiles(this.#place.root)) {
      const { stateDb } = homePaths(profile.dir, this.#place.root, profile.name);
      if (profile.name === this.#place.profile || !existsSync(stateDb)) continue;
      const isThere = await this.reading(profile, (r) => r.lineages.cell(session) !== undefined).catch(() => false);
      if (isThere) return profile;
    }
    return null;
  }
}

function openToRead(root: string, { dir, name }: Profile): Promise<SessionStore> {
  const { stateDb, deskDir, searchDb } = homePaths(dir, root, name);
  return createSessions({
    file: stateDb,
    deskDir,
    readOnly: true,
    emit: () => undefined,
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
    searchDb: { file: searchDb, keep: 'never' },
  });
}
