import { expect } from 'vitest';
import type { Proposal } from '@shared/contract/index.ts';
import { testMemory, type TestMemory } from '../../testing/home.ts';

export async function gated(texts: readonly string[] = []): Promise<TestMemory> {
  const test = await testMemory({ gate: true });
  if (texts.length > 0) await test.entries('memory', texts);
  return test;
}

/** Stages a write and answers its id. */
export async function stage(test: TestMemory, args: Record<string, unknown>): Promise<string> {
  const answer = await test.call({ target: 'memory', ...args });
  expect(answer.json).toMatchObject({ success: true, staged: true });
  return String(answer.json['pending_id']);
}

export async function only(test: TestMemory): Promise<Proposal> {
  const { proposals } = await test.memory.proposals();
  expect(proposals).toHaveLength(1);
  const [proposal] = proposals;
  if (proposal === undefined) throw new Error('nothing waits');
  return proposal;
}

export async function approve(test: TestMemory, ...ids: string[]): Promise<string[]> {
  return (await test.memory.approve(ids, 'person')).map((decision) => decision.outcome);
}
