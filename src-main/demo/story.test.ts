import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { Config, resolveHome, Secrets, silentLogger } from '../home/index.ts';
import { openServices, type Services } from '../services.ts';
import { playStory } from './story.ts';

const demo = resolve(import.meta.dirname, '../../resources/demo-home');

async function played(): Promise<Services> {
  const home = mkdtempSync(join(tmpdir(), 'hermes-desk-story-'));
  cpSync(demo, home, { recursive: true });
  const paths = resolveHome({ home, env: {} });
  const secrets = new Secrets(paths.envFile, {});
  const config = new Config(paths.configFile);
  const stage = { paths, config, secrets, log: silentLogger };
  await playStory(join(demo, 'story.json'), stage);
  const more = { source: 'desktop', readOnly: false, model: null, workspace: null, watch: false } as const;
  return await openServices({ ...stage, ...more, emit: () => undefined, onProblem: () => undefined });
}

test('the demo home is what months of real use leave: conversations, a journal that verifies, three writes that wait', async () => {
  const services = await played();
  try {
    expect(services.sessions.list({ limit: 100, offset: 0, archived: false, title: '' }).total).toBe(20);
    expect(await services.memory.verify()).toMatchObject({ ok: true });
    expect(services.waiting().count).toBe(3);
    const { proposals, unreadable } = await services.memory.proposals();
    expect(unreadable).toEqual([]);
    expect(proposals.map(({ state, cause }) => [state, cause.quote !== null])).toEqual(Array(3).fill(['ready', true]));
    const { nodes } = await services.journey.graph();
    expect(nodes.length).toBeGreaterThanOrEqual(40);
    expect(nodes.every(({ time, session }) => time !== null && session !== null)).toBe(true);
    const kinds = (await services.memory.view(null)).stores.flatMap(({ rows }) => rows.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['unchanged', 'changed', 'added', 'removed']));
  } finally {
    await services.close();
  }
});
