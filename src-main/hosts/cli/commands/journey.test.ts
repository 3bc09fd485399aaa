import { describe, expect, it } from 'vitest';
import { DeskError } from '@shared/contract/index.ts';
import { desk, lastAsked, type World } from '../test-desk.ts';

const result = { seq: 9, entry: 'U1', message: 'done' };
const world: World = {
  handlers: () => ({
    'journey.graph': () => ({ nodes: [], edges: [], builtAt: 0 }),
    'memory.replace': () => result,
    'memory.remove': () => result,
  }),
  services: {
    journeyPayload: () => Promise.resolve({ nodes: [], memory: [] }),
    journeyNode(id) {
      if (id === 'a-skill') return Promise.resolve({ kind: 'skill', id: 'misc/a-skill', name: 'a-skill' });
      if (id.startsWith('memory:memory:')) {
        return Promise.resolve({ kind: 'memory', store: 'memory', entry: 'U1', text: 'as it stands' });
      }
      return Promise.reject(new DeskError('stale', `"${id}" is stale`));
    },
  },
};

describe('journey commands', () => {
  it('changes exactly the entry an id names, and names the text that was there', async () => {
    const edited = await desk(['journey', 'edit', 'memory:memory:U1', 'new text'], world);
    expect(lastAsked(edited)).toEqual({
      name: 'memory.replace',
      input: { store: 'memory', entry: 'U1', seen: 'as it stands', text: 'new text' },
    });
    const removed = await desk(['journey', 'delete', 'memory:memory:U1'], world);
    expect(lastAsked(removed)).toEqual({
      name: 'memory.remove',
      input: { store: 'memory', entry: 'U1', seen: 'as it stands' },
    });
    expect([edited.code, removed.code]).toEqual([0, 0]);
  });

  it('changes nothing for a stale id or a skill', async () => {
    for (const id of ['memory:other:0', 'a-skill']) {
      const ran = await desk(['journey', 'delete', id], world);
      expect(ran.code).toBe(1);
      expect(ran.asked).toEqual([]);
    }
  });

  it('prints the payload bare with --json, and says what an empty journey will hold', async () => {
    expect(JSON.parse((await desk(['journey', '--json'], world)).out)).toEqual({ nodes: [], memory: [] });
    expect((await desk(['journey'], world)).out).toContain('Nothing learned yet');
    expect((await desk(['journey', '--width', '12'], world)).code).toBe(2);
  });
});
