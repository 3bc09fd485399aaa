import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CuratorRun, RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import { startFakeProvider } from '../e2e/fake-provider/server.ts';
import { corrections, isReview, procedures, usesIn, weekModel } from '../e2e/fake-provider/week.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';

const person = { host: 'web', person: true } as const;
const day = 86_400_000;
const hour = 3_600_000;

let now = Date.UTC(2026, 5, 1, 8);

beforeEach(() => {
  now = Date.UTC(2026, 5, 1, 8);
  vi.useFakeTimers({ toFake: ['Date'], now });
});
afterEach(() => vi.useRealTimers());

function pass(ms: number): void {
  now += ms;
  vi.setSystemTime(now);
}

async function ask<K extends RequestName>(desk: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await desk.api.call(name, input, person)) as RequestOutput<K>;
}

describe('a week of use', () => {
  it(
    'is learned from: proposed, approved in part, used, shown, aged, restored, and accounted for',
    { timeout: 600_000 },
    async () => {
      const server = await startFakeProvider();
      onTestFinished(() => server.close());
      server.respond(weekModel);
      const home = tempDir();
      const config = {
        model: { provider: 'custom', default: 'fake-model', base_url: server.url },
        memory: { nudge_interval: 2 },
        skills: { write_approval: true },
        auxiliary: { title_generation: { enabled: false }, background_review: { defer: 'never' } },
      };
      writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
      const desk = await openDesk({
        paths: homePaths(home, home, 'default'),
        story: null,
        model: null,
        workspace: null,
        host: 'web',
        env: { HERMES_DESK_TEST: '1' },
        version: 'test',
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      });
      onTestFinished(() => desk.close());
      const { agent, skills } = desk.core.services();
      const curator = skills.curator;
      if (curator === null) throw new Error('no curator');

      /** One conversation: the task, and a correction or thanks. */
      const converse = async (topic: string, second: string): Promise<string> => {
        const { session } = await ask(desk, 'chat.send', { session: null, text: `[${topic}] please` });
        await agent.idle(session);
        await ask(desk, 'chat.send', { session, text: second });
        await agent.idle(session);
        await agent.reviewer?.settled();
        pass(20 * 60_000);
        return session;
      };
      const indexOf = async (session: string): Promise<string[]> => {
        const { text } = await ask(desk, 'prompt.view', { session });
        return procedures.map(({ topic }) => topic).filter((topic) => text.includes(`- ${topic}:`));
      };

      // Sixty conversations in seven days. In the evening of each the person decides what waits.
      const seen: string[][] = [];
      let sessions = 0;
      for (let date = 0; date < 7; date += 1) {
        const count = date < 4 ? 9 : 8;
        let last = '';
        for (let n = 0; n < count; n += 1) {
          const { topic } = procedures[(sessions + date) % procedures.length] ?? procedures[0];
          const second = n === 0 ? `No, remember: ${corrections[date] ?? ''}` : 'thanks';
          last = await converse(topic, second);
          sessions += 1;
        }
        seen.push(await indexOf(last));
        const { proposals } = await ask(desk, 'approvals.list', {});
        // Nothing waits twice, however often it was asked for.
        expect(new Set(proposals.map(({ skill }) => skill)).size).toBe(proposals.length);
        for (const { id, skill } of proposals) {
          const verdict = procedures.find(({ topic }) => skill?.endsWith(topic))?.verdict;
          if (verdict === 'approve') await ask(desk, 'approvals.approve', { ids: [id] });
          if (verdict === 'reject') await ask(desk, 'approvals.reject', { ids: [id] });
        }
        pass(Date.UTC(2026, 5, 2 + date, 8) - now);
      }
      expect(sessions).toBe(60);

      // What was approved is in the index of later conversations, what was not is in none.
      expect(seen[0]).toEqual([]);
      expect(seen[6]).toEqual(['deploy-site', 'photo-import', 'weekly-menu', 'invoice-run']);
      const waiting = (await ask(desk, 'approvals.list', {})).proposals.map(({ skill }) => skill);
      expect(waiting).toEqual(['meeting-minutes']);
      // Each correction was kept once, by itself.
      expect(readFileSync(join(home, 'memories/USER.md'), 'utf8').split('\n§\n')).toEqual(corrections);

      // The reviews account for what was proposed and saved, and for every call they made.
      const { runs } = await ask(desk, 'review.runs', { limit: 200 });
      expect(runs).toHaveLength(60);
      const did = runs.flatMap(({ actions }) => actions);
      expect(did.filter(({ tool, outcome }) => tool === 'memory' && outcome === 'saved')).toHaveLength(7);
      const proposed = did.filter(({ outcome }) => outcome === 'proposed');
      expect(proposed.map(({ subject }) => subject).sort()).toEqual(procedures.map(({ topic }) => topic).sort());
      const reviewCalls = server.requests.filter(isReview).length;
      expect(runs.reduce((sum, { usage }) => sum + usage.calls, 0)).toBe(reviewCalls);
      expect(server.requests).toHaveLength(reviewCalls + 120 + usesIn(server.requests));

      // On the Star Map with birth and use.
      const { nodes } = await ask(desk, 'journey.graph', {});
      const stars = new Map(nodes.filter(({ kind }) => kind === 'skill').map((node) => [node.label, node]));
      expect([...stars.keys()].sort()).toEqual(['deploy-site', 'invoice-run', 'photo-import', 'weekly-menu']);
      const star = stars.get('deploy-site');
      expect(star?.time).toBeGreaterThanOrEqual(Date.UTC(2026, 5, 1));
      expect(star?.time).toBeLessThan(Date.UTC(2026, 5, 3));
      expect(star?.useTimes.length).toBeGreaterThan(3);

      // Then one procedure is used on, and the others are not.
      const all: CuratorRun[] = [];
      const age = async (days: number): Promise<Record<string, string>> => {
        pass(days * day);
        await converse('deploy-site', 'thanks');
        pass(3 * hour);
        await curator.look();
        all.splice(0, Infinity, ...(await ask(desk, 'curator.runs', { limit: 100 })).runs);
        const { skills: rows } = await ask(desk, 'skills.list', {});
        return Object.fromEntries(
          rows.filter(({ origin }) => origin === 'learned').map(({ name, state }) => [name, state]),
        );
      };
      await curator.look();
      expect((await age(0.5))['photo-import']).toBe('active');
      expect(all).toEqual([]);
      expect(await age(15)).toEqual({
        'deploy-site': 'active',
        'photo-import': 'stale',
        'weekly-menu': 'stale',
        'invoice-run': 'stale',
      });
      expect(await age(16)).toEqual({
        'deploy-site': 'active',
        'photo-import': 'archived',
        'weekly-menu': 'archived',
        'invoice-run': 'archived',
      });

      // One comes back, and stays.
      await ask(desk, 'skills.restore', { id: '.archive/photo-import' });
      expect((await age(8))['photo-import']).toBe('active');
      const next = await converse('photo-import', 'thanks');
      expect(await indexOf(next)).toEqual(['deploy-site', 'photo-import']);

      // Every change of state stands in a report: those of each skill, in order, are what became of it.
      const steps = [...all]
        .reverse()
        .flatMap(({ changes }) => changes.map(({ name, step, outcome }) => `${name} ${step} ${outcome}`));
      expect(steps.filter((step) => step.startsWith('photo-import'))).toEqual([
        'photo-import stale done',
        'photo-import archive done',
      ]);
      expect(steps.filter((step) => step.startsWith('deploy-site'))).toEqual([]);
      expect(steps).toHaveLength(6);
      for (const run of all) {
        const report = readFileSync(join(run.report, 'REPORT.md'), 'utf8');
        for (const { name } of run.changes) expect(report).toContain(`**${name}**`);
      }
      const { events } = await ask(desk, 'skills.history', { id: 'photo-import' });
      const kinds = events.map(({ kind }) => kind).reverse();
      expect(kinds.filter((kind) => kind !== 'use')).toEqual(['propose', 'born', 'stale', 'archive', 'restore']);
      expect(kinds.at(-1)).toBe('use');
    },
  );
});
