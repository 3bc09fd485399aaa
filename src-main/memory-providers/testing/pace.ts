import { ProviderDesk } from '../desk.ts';
import type { ProviderManager } from '../manager.ts';
import type { RecallState } from '../recall.ts';
import type { ProviderFixture, ProviderStub } from './fixture.ts';
import { providerWorld, turnOf, type ProviderWorld } from './world.ts';

const never = new AbortController().signal;

/** Prompts to one provider whose clock the test moves, over as many runs of the app as it likes. */
export class Pace {
  readonly stub: ProviderStub;
  /** Milliseconds since 1970; time also passes by itself. */
  now = 0;
  session = 's1';
  readonly #world: ProviderWorld;
  #manager: ProviderManager;
  #turns = 0;

  private constructor(stub: ProviderStub, world: ProviderWorld, manager: ProviderManager) {
    this.stub = stub;
    this.#world = world;
    this.#manager = manager;
  }

  /** Sets a kind up on a stub of its own and opens it. */
  static async start(fixture: ProviderFixture): Promise<Pace> {
    const world = providerWorld([fixture.kind]);
    const stub = await fixture.start('ada');
    await fixture.kind.save(stub.values, world.context);
    await world.select(fixture.kind.name);
    const made: { pace: Pace | null } = { pace: null };
    const context = { ...world.context, now: () => Date.now() + (made.pace?.now ?? 0) };
    const pace = new Pace(
      stub,
      { ...world, open: (more = {}) => world.open({ context, ...more }) },
      await world.open({ context }),
    );
    made.pace = pace;
    return pace;
  }

  /** One prompt; answers what became of its recall. */
  async ask(): Promise<RecallState['outcome'] | undefined> {
    await this.#manager.recall(this.session, 'what about tea?', never);
    return this.state()?.outcome;
  }

  state(): RecallState | null | undefined {
    return this.#manager.current?.lastRecall;
  }

  /** A turn is told and arrives. */
  async deliver(): Promise<void> {
    this.#turns += 1;
    this.#manager.answered(turnOf(this.session, `turn-${String(this.#turns)}`, 'I like tea.'));
    await this.#manager.current?.line.sender.drain(2000);
  }

  desk(): ProviderDesk {
    const nothing = (): void => undefined;
    const kinds = [this.#manager.selection.kind].filter((kind) => kind !== null);
    const about = { manager: this.#manager, readOnly: false, paused: () => false };
    return new ProviderDesk({ kinds: () => kinds, ...about, onChange: nothing, onRestored: nothing });
  }

  /** Ends the app and begins it again. */
  async again(): Promise<void> {
    await this.#manager.close();
    this.#manager = await this.#world.open();
  }

  async stop(): Promise<void> {
    await this.#manager.close();
    await this.stub.stop();
    this.#world.remove();
  }
}
