import type { DelegationDeps, DelegationRecord } from '../delegation/ports.ts';
import type { GoalDeps } from '../goals/ports.ts';
import type { Model, ModelRequest } from '../ports.ts';
import { says, type Step } from './fakes.ts';

/** A model that answers by script, and what it was asked. */
export interface ScriptedModel {
  readonly model: Model;
  readonly requests: ModelRequest[];
  readonly steps: Step[];
}

/** Makes one; without more steps it answers with `otherwise`. */
export function scripted(name: string, steps: Step[], otherwise: string): ScriptedModel {
  const requests: ModelRequest[] = [];
  return {
    steps,
    requests,
    model: {
      id: 'fake',
      model: name,
      contextWindow: 100_000,
      stream: (request, signal) => {
        requests.push(
          structuredClone({ ...request, tools: request.tools.map(({ name: tool }) => ({ name: tool })) }) as never,
        );
        return (steps.shift() ?? says(otherwise))(request, signal);
      },
    },
  };
}

/** A verdict as a judge writes it. */
export const verdict = (word: string, reason = '', more: object = {}): Step =>
  says(JSON.stringify({ verdict: word, reason, ...more }));

/** Goals in memory, judged by script. */
export function fakeGoals(
  judge: ScriptedModel,
  over: Partial<GoalDeps> = {},
): GoalDeps & { kept: Map<string, unknown> } {
  const kept = new Map<string, Readonly<Record<string, unknown>>>();
  return {
    kept,
    store: () => ({
      read: (session) => kept.get(session) ?? null,
      write: (session, goal) => {
        if (goal === null) kept.delete(session);
        else kept.set(session, JSON.parse(JSON.stringify(goal)) as Readonly<Record<string, unknown>>);
        return Promise.resolve();
      },
      list: () => [...kept.keys()],
    }),
    judge: () => judge.model,
    obstacle: () => null,
    runGate: () => Promise.resolve({ exit: 0, output: '' }),
    alive: () => true,
    maxTurns: () => 20,
    timeout: () => 60_000,
    ...over,
  };
}

/** Delegation over a scripted model, with its records in memory. */
export function fakeDelegation(
  children: ScriptedModel,
  over: Partial<DelegationDeps> = {},
  settings: Partial<ReturnType<DelegationDeps['settings']>> = {},
): DelegationDeps & { rows: Map<string, DelegationRecord>; lines: string[] } {
  const rows = new Map<string, DelegationRecord>();
  const lines: string[] = [];
  const change = (id: string, patch: Partial<DelegationRecord>): void => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, ...patch });
  };
  return {
    rows,
    lines,
    settings: () => ({
      maxChildren: 10,
      maxDepth: 1,
      orchestrators: true,
      maxCalls: 50,
      summaryChars: 24_000,
      inactivity: 0,
      mcpTools: true,
      toolsets: [],
      ...settings,
    }),
    model: () => children.model,
    prompt: ({ session, model, provider }, role) =>
      Promise.resolve({
        text: `You are a ${role}.\n\nSession ID: ${session}\nModel: ${model}\nProvider: ${provider}`,
        config: {},
        warnings: [],
      }),
    consent: () => ({ ask: () => ({ allowed: false, reason: 'Nobody can be asked.' }), asks: () => [] }),
    records: () => ({
      begin: (id, parent, task) => {
        rows.set(id, { id, parent, task, state: 'running', startedAt: 1, endedAt: null, delivered: false, result: {} });
        return Promise.resolve();
      },
      progress: (id, result) => {
        change(id, { result });
        return Promise.resolve();
      },
      end: (id, state, result, delivered) => {
        change(id, { state, result, delivered, endedAt: 2 });
        return Promise.resolve();
      },
      claim: (id) => Promise.resolve(rows.get(id)?.delivered === false),
      delivered: (id) => {
        change(id, { delivered: true });
        return Promise.resolve();
      },
      of: (parent) => [...rows.values()].filter((row) => row.parent === parent),
      settle: () => Promise.resolve([]),
    }),
    transcripts: {
      path: (delegation, index) => `/logs/${delegation}/${String(index)}`,
      write: (_, index, line) => void lines.push(`${String(index)} ${line}`),
    },
    oneShot: () => null,
    ...over,
  };
}
