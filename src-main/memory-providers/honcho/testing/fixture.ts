import type { ProviderFixture, ProviderStub } from '../../testing/fixture.ts';
import { createHonchoKind } from '../kind.ts';
import { HonchoStub } from './stub.ts';

/** Honcho on its stub, for the table that every provider passes. */
export const honchoFixture: ProviderFixture = {
  kind: createHonchoKind({ userDir: null }),
  start: async (profile) => await startProfile(profile),
  immune: {},
  syncs: true,
  mirrors: ['add'],
  toolCall: { name: 'honcho_search', args: { query: 'tea' }, finds: 'green tea' },
};

async function startProfile(profile: string): Promise<ProviderStub> {
  const stub = await new HonchoStub().start();
  const key = `honcho-key-of-${profile}`;
  const workspace = `work-${profile}`;
  stub.bearers = new Set([key]);
  const { state } = stub;
  return {
    values: { apiKey: key, baseUrl: stub.url, peerName: profile, workspace, aiPeer: 'hermes' },
    fault: async (fault, times) => await stub.fault(fault, times),
    seen: () => stub.seen(),
    turns: () =>
      state
        .messages(workspace)
        .filter(({ metadata }) => 'turn' in metadata)
        .map(({ content }) => content),
    mirrored: () => state.conclusions.map(({ content }) => content),
    plant: (text) => {
      state.workspaces.add(workspace);
      state.representations.set(`hermes>${profile}`, text);
      state.plant(workspace, profile, text);
    },
    stop: async () => await stub.stop(),
  };
}
