import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import type { ProviderTool } from '../../provider.ts';
import { openFacts } from '../database.ts';
import { FactStore } from '../facts.ts';
import { Retriever } from '../retrieval.ts';
import { holographicTools } from '../tools.ts';

/** The facts of a temporary home, for one test. */
export interface TestFacts {
  readonly home: string;
  readonly file: string;
  readonly store: FactStore;
  readonly retriever: Retriever;
  readonly tools: readonly ProviderTool[];
  /** Calls `fact_store`, or the tool named. */
  readonly call: (args: Record<string, unknown>, tool?: string) => Promise<Json>;
}

/** How they are opened. */
export interface TestFactsOptions {
  readonly home?: string;
  readonly file?: string;
  readonly dim?: number;
  readonly halfLifeDays?: number;
  readonly now?: () => number;
  readonly redact?: (text: string) => string;
}

/** A temporary directory that is gone when the test has ended. */
export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'desk-facts-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** Opens `memory_store.db` of a temporary home, or of the one given. */
export function openTestFacts(options: TestFactsOptions = {}): TestFacts {
  const home = options.home ?? temporaryHome();
  const file = options.file ?? join(home, 'memory_store.db');
  const db = openFacts(file);
  onTestFinished(() => db.close());
  const store = new FactStore(db, { dim: options.dim ?? 64, defaultTrust: 0.5 });
  const retriever = new Retriever(store, {
    halfLifeDays: options.halfLifeDays ?? 0,
    vectorWeight: 0.3,
    now: options.now ?? Date.now,
  });
  const redact = options.redact ?? ((text: string) => text);
  const tools = holographicTools({ store, retriever, minTrust: 0.3, redact });
  const session = { id: 's', parent: null, title: null, workspace: null, platform: 'cli', context: 'primary' as const };
  return {
    ...{ home, file, store, retriever, tools },
    call: (args, name = 'fact_store') => {
      const tool = tools.find((one) => one.name === name);
      if (tool === undefined) throw new Error(`there is no tool ${name}`);
      return tool.run(args, { session, signal: new AbortController().signal });
    },
  };
}
