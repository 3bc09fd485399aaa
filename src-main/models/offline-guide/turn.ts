import type { Store } from '@shared/contract/common.ts';
import { scanJson } from '../json-scan.ts';
import type { ModelRequest, WireToolCall } from '../provider.ts';
import { isRecord, listAt, parseJson, textAt } from '@shared/record.ts';
import type { Entry } from './match.ts';
import { readToldMemory } from './prompt-memory.ts';

/** A tool call and what came of it. */
export interface Step {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  /** The result; empty when the tool answered no JSON object. */
  readonly result: Readonly<Record<string, unknown>>;
  /** The result as the tool wrote it. */
  readonly raw: string;
}

/** The conversation as the guide needs it. */
export interface Turn {
  /** The person's latest message; empty when there is none. */
  readonly words: string;
  /** Tool calls since then, in order. */
  readonly steps: readonly Step[];
  /** Entries as far as they are known: told at the start, changed since, or named by the memory tool. */
  readonly known: readonly Entry[];
  /** Entries told at the start. */
  readonly told: Readonly<Record<Store, readonly string[]>>;
  /** Texts saved to memory in this conversation and still there. */
  readonly added: readonly string[];
  readonly tools: ReadonlySet<string>;
}

function objectOf(text: string): Record<string, unknown> {
  const scan = scanJson(text);
  const value = scan.ok ? parseJson(text.slice(0, scan.end)) : undefined;
  return isRecord(value) ? value : {};
}

/** The store a memory call was for. */
export function storeOf(step: Step): Store {
  return step.args['target'] === 'user' ? 'user' : 'memory';
}

function texts(list: readonly unknown[]): string[] {
  return list.filter((item): item is string => typeof item === 'string');
}

/** Keeps track of the entries through the memory calls of a conversation. */
class KnownEntries {
  readonly #stores: Record<Store, string[]>;
  readonly #added = new Set<string>();

  constructor(told: Readonly<Record<Store, readonly string[]>>) {
    this.#stores = { memory: [...told.memory], user: [...told.user] };
  }

  take(step: Step): void {
    if (step.name !== 'memory') return;
    const store = storeOf(step);
    if (Array.isArray(step.result['current_entries'])) {
      this.#stores[store] = texts(listAt(step.result, 'current_entries'));
    }
    if (step.result['success'] !== true || step.result['staged'] === true) return;
    const action = textAt(step.args, 'action');
    const before =
      textAt(step.result, 'replaced_entry') || textAt(step.result, 'removed_entry') || textAt(step.args, 'old_text');
    const after = textAt(step.args, 'content');
    if (action === 'replace' || action === 'remove') {
      this.#stores[store] = this.#stores[store].filter((entry) => entry !== before);
      this.#added.delete(before);
    }
    if ((action === 'add' || action === 'replace') && after !== '' && !this.#stores[store].includes(after)) {
      this.#stores[store].push(after);
      this.#added.add(after);
    }
  }

  entries(): Entry[] {
    const of = (store: Store): Entry[] => this.#stores[store].map((text) => ({ store, text }));
    return [...of('user'), ...of('memory')];
  }

  added(): string[] {
    return [...this.#added];
  }
}

/** Reads a request: what is wanted, what was done about it, what is known. */
export function readTurn(request: ModelRequest): Turn {
  const told = readToldMemory(request.system);
  const known = new KnownEntries(told);
  const open = new Map<string, WireToolCall>();
  let words = '';
  let steps: Step[] = [];
  for (const message of request.messages) {
    if (message.role === 'user') {
      words = message.content;
      steps = [];
    } else if (message.role === 'assistant') {
      for (const call of message.tool_calls ?? []) open.set(call.id, call);
    } else {
      const call = open.get(message.tool_call_id);
      if (call === undefined) continue;
      const step = {
        name: call.function.name,
        args: objectOf(call.function.arguments),
        result: objectOf(message.content),
        raw: message.content,
      };
      known.take(step);
      steps.push(step);
    }
  }
  return {
    words,
    steps,
    known: known.entries(),
    told,
    added: known.added(),
    tools: new Set(request.tools.map((tool) => tool.name)),
  };
}
