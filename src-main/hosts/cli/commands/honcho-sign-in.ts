import { setTimeout as wait } from 'node:timers/promises';
import { DeskError, type MemoryProviderKind } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';

const named = { name: 'honcho' } as const;
/** Milliseconds between looks whether the person has signed in. */
const lookMs = 250;

type State = NonNullable<MemoryProviderKind['signIn']>;

/** `honcho sign-in`: what the button in Settings does. The page leads back to this machine; where it cannot, its address is pasted. */
export const honchoSignIn: Command = {
  name: 'honcho sign-in',
  words: '',
  about: 'signs in on a page of Honcho instead of entering a key',
  count: [0, 0],
  async run(context) {
    if (context.json) throw usage('Signing in shows a page to open: leave --json out.');
    const { address } = await context.request('providers.signIn', named);
    context.print(`Open this page in a browser and sign in:\n${address}`);
    context.print('If it ends at an address that does not open, paste that address here.');
    const pasting = pasted(context);
    try {
      const { state, message } = await Promise.race([ended(context), pasting.refused]);
      if (state === 'done') return { data: { signedIn: true }, text: '✓ You are signed in to Honcho.' };
      throw new DeskError('provider_failed', `You are not signed in to Honcho. ${message}`.trim(), {
        remedy: 'Begin again: hermes-desk honcho sign-in',
      });
    } finally {
      pasting.stop();
      await context.request('providers.signInCancel', named);
    }
  },
};

/** How the sign-in ended: it was done, or failed. Rejects when the person stops waiting. */
async function ended({ request, signal }: CommandContext): Promise<State> {
  for (;;) {
    const { providers } = await request('providers.list', {});
    const state = providers.find(({ name }) => name === named.name)?.signIn;
    if (state?.state === 'done' || state?.state === 'failed') return state;
    await wait(lookMs, undefined, { signal });
  }
}

/** Takes addresses that the person pastes; one that cannot be right is told, and another one can follow. */
function pasted(context: CommandContext): { readonly refused: Promise<never>; stop(): void } {
  const lines = context.inputLines()[Symbol.asyncIterator]();
  const { promise, reject } = Promise.withResolvers<never>();
  const read = async (): Promise<void> => {
    for (;;) {
      const line: IteratorResult<string, undefined> = await lines.next();
      if (line.done === true) return;
      if (line.value.trim() === '') continue;
      try {
        await context.request('providers.signInPasted', { ...named, address: line.value.trim() });
      } catch (error) {
        if (!(error instanceof DeskError) || error.code !== 'invalid_input') throw error;
        context.print(`${error.message} ${error.remedy}`);
      }
    }
  };
  if (context.atTerminal) read().catch(reject);
  return { refused: promise, stop: () => void lines.return?.() };
}
