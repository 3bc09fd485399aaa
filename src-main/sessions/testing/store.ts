import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventName } from '@shared/contract/index.ts';
import { onTestFinished } from 'vitest';
import { createSessions } from '../store.ts';
import type { NewSession, SessionsDeps, SessionStore } from '../store-types.ts';

/** A store over a temporary home for one test, with what it told its clients. */
export interface TestStore {
  readonly store: SessionStore;
  readonly home: string;
  readonly file: string;
  readonly events: { type: EventName; data: unknown }[];
}

/** A temporary directory that is gone when the test has ended. */
export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'desk-sessions-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** Opens a store in a home of its own, or in the one given. */
export async function openTestStore(overrides: Partial<SessionsDeps> & { home?: string } = {}): Promise<TestStore> {
  const { home = temporaryHome(), ...rest } = overrides;
  const events: TestStore['events'] = [];
  const file = join(home, 'state.db');
  const store = await createSessions({
    file,
    deskDir: join(home, 'desk'),
    readOnly: false,
    emit: (type, data) => events.push({ type, data }),
    log: () => undefined,
    waiting: () => 0,
    running: () => false,
    ...rest,
  });
  onTestFinished(() => store.close());
  return { store, home, file, events };
}

/** The same with our own search index, which this store keeps. */
export async function openIndexedStore(overrides: Partial<SessionsDeps> & { home?: string } = {}): Promise<TestStore> {
  const { home = temporaryHome(), ...rest } = overrides;
  return openTestStore({ home, searchDb: { file: join(home, 'desk', 'search.db'), keep: 'always' }, ...rest });
}

/** The same as a single command does: the index is brought on by its first search. */
export async function openCommandStore(overrides: Partial<SessionsDeps> & { home?: string } = {}): Promise<TestStore> {
  const { home = temporaryHome(), ...rest } = overrides;
  return openTestStore({ home, searchDb: { file: join(home, 'desk', 'search.db'), keep: 'asked' }, ...rest });
}

/** A session to create; what does not matter to the test is filled in. */
export function aSession(overrides: Partial<NewSession> = {}): NewSession {
  return {
    source: 'desktop',
    model: 'test-model',
    provider: 'test',
    systemPrompt: 'You are a test.',
    cwd: null,
    ...overrides,
  };
}
