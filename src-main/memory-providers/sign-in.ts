import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeskError } from '@shared/contract/errors.ts';
import { inTime } from './in-time.ts';
import type { ProviderContext, ProviderKind, SignInBegun } from './provider.ts';

/** How it stands with signing in to a provider by a page of its vendor's. */
export interface SignInState {
  readonly state: 'none' | 'waiting' | 'done' | 'failed';
  /** Why it failed; empty otherwise. */
  readonly message: string;
}

/** What signing in works with. */
export interface SignInsDeps {
  readonly context: ProviderContext;
  /** Told when a sign-in was written: `kind` has other settings now. */
  readonly onSigned: (kind: ProviderKind) => Promise<void>;
  /** Told whenever `state` reads differently. */
  readonly onChange: () => void;
  /** How long the person has for it, in milliseconds. */
  readonly patienceMs?: number;
}

const usualPatienceMs = 300_000;
/** Longest that exchanging the answer of the vendor's page may take. */
const exchangeMs = 20_000;
const backPath = '/callback';

interface Attempt {
  readonly begun: SignInBegun;
  readonly address: string;
  readonly server: Server;
  readonly timer: NodeJS.Timeout;
  /** The vendor's page is answered once. */
  isAnswered: boolean;
}

/**
 * Signs in to providers by a page of their vendor's: the page leads the person's browser back to an address of this machine, which is open
 * for that alone and for five minutes at most. Where the browser runs on another machine, the address it was led to is pasted instead.
 */
export class SignIns {
  readonly #deps: SignInsDeps;
  readonly #attempts = new Map<string, Attempt>();
  readonly #beginning = new Map<string, Promise<string>>();
  readonly #states = new Map<string, SignInState>();

  constructor(deps: SignInsDeps) {
    this.#deps = deps;
  }

  /** How the newest attempt for a kind stands; null for a kind that has no such page. */
  state(kind: ProviderKind): SignInState | null {
    if (kind.signIn === undefined) return null;
    return this.#states.get(kind.name) ?? { state: 'none', message: '' };
  }

  /** Begins; answers the page to open. One that was begun and waits goes on. Throws `refused`, and what the kind throws. */
  async begin(kind: ProviderKind): Promise<string> {
    const running = this.#attempts.get(kind.name)?.address ?? this.#beginning.get(kind.name);
    if (running !== undefined) return await running;
    const beginning = this.#begin(kind).finally(() => this.#beginning.delete(kind.name));
    this.#beginning.set(kind.name, beginning);
    return await beginning;
  }

  async #begin(kind: ProviderKind): Promise<string> {
    const { context, patienceMs = usualPatienceMs } = this.#deps;
    if (kind.signIn === undefined) throw none(kind);
    const server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://127.0.0.1');
      const isBack = request.method === 'GET' && url.pathname === backPath;
      const done = isBack ? this.#answered(kind, url.searchParams) : Promise.resolve(false);
      void done.then((isDone) => {
        response.writeHead(isBack ? 200 : 404, {
          ...{ 'content-type': 'text/plain; charset=utf-8', connection: 'close', 'cache-control': 'no-store' },
          ...{ 'referrer-policy': 'no-referrer', 'x-content-type-options': 'nosniff' },
        });
        const said = isDone
          ? `You are signed in to ${kind.title}. You can close this page.`
          : `This did not sign you in to ${kind.title}. The app says why.`;
        response.end(isBack ? said : '');
      });
    });
    await listen(server, kind.signIn.port);
    const { port } = server.address() as AddressInfo;
    try {
      const begun = kind.signIn.begin(context, `http://127.0.0.1:${String(port)}${backPath}`);
      const late = (): void => this.#end(kind, { state: 'failed', message: 'Nobody signed in in time.' });
      const timer = setTimeout(late, patienceMs);
      timer.unref();
      const { address } = begun;
      this.#attempts.set(kind.name, { begun, address, server, timer, isAnswered: false });
      this.#say(kind, { state: 'waiting', message: '' });
      return address;
    } catch (error) {
      server.close();
      throw error;
    }
  }

  /** The address that the person's browser was led to, pasted because it could not be opened there. Throws `invalid_input`, `conflict`. */
  async paste(kind: ProviderKind, address: string): Promise<void> {
    if (!this.#attempts.has(kind.name)) {
      throw new DeskError('conflict', `No sign-in to ${kind.title} is under way.`, { remedy: 'Begin it again.' });
    }
    const url = URL.canParse(address.trim()) ? new URL(address.trim()) : null;
    if (url?.pathname !== backPath) {
      throw new DeskError('invalid_input', 'This is not the address that the page led to.', {
        remedy: `Copy the whole address that begins with http://127.0.0.1 and has ${backPath} in it.`,
      });
    }
    await this.#answered(kind, url.searchParams);
  }

  /** Gives one up that waits. */
  cancel(kind: ProviderKind): void {
    if (this.#attempts.has(kind.name)) this.#end(kind, { state: 'none', message: '' });
  }

  /** Ends all of them. */
  close(): void {
    for (const { server, timer } of this.#attempts.values()) {
      clearTimeout(timer);
      server.close();
      server.closeAllConnections();
    }
    this.#attempts.clear();
  }

  /** Whether it signed the person in. What does not belong to this attempt changes nothing: anybody can open the address. */
  async #answered(kind: ProviderKind, answer: URLSearchParams): Promise<boolean> {
    const attempt = this.#attempts.get(kind.name);
    if (attempt === undefined || attempt.isAnswered || !attempt.begun.belongs(answer)) return false;
    attempt.isAnswered = true;
    const never = new AbortController().signal;
    try {
      await inTime((signal) => attempt.begun.finish(answer, signal), exchangeMs, never);
      await this.#deps.onSigned(kind);
      this.#end(kind, { state: 'done', message: '' });
      return true;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      this.#end(kind, { state: 'failed', message: this.#deps.context.redact(message) });
      return false;
    }
  }

  #end(kind: ProviderKind, state: SignInState): void {
    const attempt = this.#attempts.get(kind.name);
    this.#attempts.delete(kind.name);
    if (attempt !== undefined) {
      clearTimeout(attempt.timer);
      // What is being answered now is answered to its end.
      attempt.server.close();
      attempt.server.closeIdleConnections();
    }
    this.#say(kind, state);
  }

  #say(kind: ProviderKind, state: SignInState): void {
    this.#states.set(kind.name, state);
    this.#deps.onChange();
  }
}

/** At the port that the vendor knows, or at any other one where that is taken. */
async function listen(server: Server, port: number): Promise<void> {
  const at = (wanted: number): Promise<void> =>
    new Promise((done, fail) => {
      server.once('error', fail);
      server.listen(wanted, '127.0.0.1', () => {
        server.off('error', fail);
        done();
      });
    });
  try {
    await at(port);
  } catch {
    server.removeAllListeners('error');
    await at(0);
  }
}

function none(kind: ProviderKind): DeskError {
  return new DeskError('refused', `${kind.title} has no page to sign in on.`, { remedy: 'Enter a key.' });
}
