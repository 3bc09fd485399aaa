import type { Store } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { abbreviationMarker } from '@shared/memory/abbreviation.ts';
import { STORES, STORE_FILES, normalizeEntry } from '@shared/memory/entries.ts';
import { similarEntries } from '@shared/memory/similar.ts';
import { countCodePoints, preview } from '@shared/memory/text.ts';
import { pythonJson } from '@shared/tools/python-json.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import type { StagedQueue } from '../consent/queue.ts';
import { stage } from '../consent/stage.ts';
import {
  plan,
  type Operation,
  type Plan,
  type Pointer,
  type Refusal,
  type RefusalReason,
  type Rules,
} from '../mutation.ts';
import { sayReason } from '../sentences.ts';
import { backUp } from '../store-file.ts';
import { freshId, type MemoryStores, type StoreState } from '../stores.ts';
import type { Verdicts } from '../verdicts.ts';
import { ACTIONS, readCall, type Asked, type Call } from './arguments.ts';
import {
  badCall,
  echo,
  lostTexts,
  ratio,
  refusal,
  singleMessage,
  staged,
  stop,
  success,
  type Envelope,
} from './envelope.ts';
import { schemaOf } from './schema.ts';
import { TurnFailures } from './turns.ts';

/** What the tool needs of the memory service. */
export interface ToolDeps {
  readonly stores: MemoryStores;
  readonly queue: StagedQueue;
  readonly verdicts: Verdicts;
  readonly limits: () => Readonly<Record<Store, number>>;
  readonly enabled: (store: Store) => boolean;
  readonly gate: () => boolean;
  readonly now: () => number;
  readonly onChanged: (store: Store, seqs: readonly number[]) => void;
  readonly onStaged: (id: string) => Promise<void>;
}

/** What came of a call, before it becomes text. `counts` says whether a failure counts toward the turn's cap. */
interface Answer {
  readonly envelope: Envelope;
  readonly failed: boolean;
  readonly counts?: boolean;
  readonly journal?: readonly number[];
  readonly staged?: string;
}

interface Request {
  readonly store: Store;
  readonly batch: boolean;
  readonly operations: readonly Operation[];
  readonly oldTexts: readonly (string | null)[];
  readonly context: ToolContext;
}

/** How many entries an ambiguous answer names. */
const MOST_MATCHES = 30;
const NONE_APPLIED = 'No operations were applied (batch is all-or-nothing).';

/** The tool `memory` of the model. It can write and stage; it has no way to approve, purge or override. */
export function createMemoryTool(deps: ToolDeps): Tool {
  const failures = new TurnFailures();
  const calls = new MemoryCalls(deps);
  return {
    name: 'memory',
    get description() {
      return schemaOf(STORES.filter((store) => deps.enabled(store))).description;
    },
    get parameters() {
      return schemaOf(STORES.filter((store) => deps.enabled(store))).parameters;
    },
    concurrency: 'barrier',
    async run(args, context): Promise<ToolResult> {
      const turn = `${context.session} ${context.turn}`;
      const answer = await calls.run(args, context);
      let { envelope } = answer;
      if (answer.failed) {
        const count = failures.failed(turn, answer.counts === true);
        if (count !== null) envelope = stop(count);
      } else {
        failures.succeeded(turn);
      }
      const journal = [...(answer.journal ?? [])];
      const waiting = answer.staged === undefined ? [] : [answer.staged];
      return {
        content: pythonJson(envelope),
        failed: answer.failed,
        effect: journal.length + waiting.length === 0 ? null : { journal, staged: waiting },
      };
    },
  };
}

class MemoryCalls {
  readonly #deps: ToolDeps;

  constructor(deps: ToolDeps) {
    this.#deps = deps;
  }

  async run(args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<Answer> {
    const call = readCall(args);
    try {
      return await this.#answer(call, context);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      return { envelope: refusal(sayTrouble(error)), failed: true };
    }
  }

  async #answer(call: Call, context: ToolContext): Promise<Answer> {
    if (call.store !== null && !this.#deps.enabled(call.store)) {
      const error = `Built-in ${STORE_FILES[call.store]} writes are disabled in memory config.`;
      return { envelope: { ...badCall(error), target: call.store }, failed: true };
    }
    if (call.kind === 'invalid') return { envelope: badCall(call.error), failed: true };
    if (call.kind === 'batch') return await this.#batch(call, context);
    return await this.#single(call, context);
  }

  async #single(call: Extract<Call, { kind: 'single' }>, context: ToolContext): Promise<Answer> {
    const { asked, store } = call;
    const bad = (error: string): Answer => ({ envelope: badCall(error), failed: true });
    if (asked.action === '') {
      return bad(
        `Missing required parameter: give 'action' (add, replace or remove) or a list of 'operations'. ${call.received}`,
      );
    }
    if (!isAction(asked.action)) {
      const hint = asked.action === 'read' ? ' What is stored stands in the system prompt.' : '';
      return bad(`Unknown action '${preview(asked.action, 40)}'. Use: add, replace, remove.${hint} ${call.received}`);
    }
    if (asked.action !== 'add' && (asked.oldText ?? '') === '') return await this.#missingOldText(call, asked);
    if (asked.action !== 'remove' && (asked.content ?? '') === '') {
      const word = asked.action === 'add' ? 'Content' : 'content';
      return bad(`${word} is required for '${asked.action}' action. ${call.received}`);
    }
    if (asked.oldText !== null && asked.action !== 'add' && normalizeEntry(asked.oldText) === '') {
      return { envelope: refusal('old_text cannot be empty: give a piece of the entry it is about.'), failed: true };
    }
    const operation = toOperation(asked);
    const lint = abbreviation(operation);
    if (lint !== null) return { envelope: refusal(`${lint} Nothing was changed.`), failed: true };
    return await this.#carryOut({ store, batch: false, operations: [operation], oldTexts: [asked.oldText], context });
  }

  async #missingOldText(call: Extract<Call, { kind: 'single' }>, asked: Asked): Promise<Answer> {
    const state = await this.#deps.stores.read(call.store);
    const error =
      `'${asked.action}' needs old_text: a piece of the entry it is about that no other entry has. ` +
      `Send it again with old_text taken from current_entries. ${call.received}`;
    return { envelope: refusal(error, this.#entriesAndUsage(state)), failed: true };
  }

  async #batch(call: Extract<Call, { kind: 'batch' }>, context: ToolContext): Promise<Answer> {
    const { store } = call;
    const operations: Operation[] = [];
    const oldTexts: (string | null)[] = [];
    for (const [at, asked] of call.asked.entries()) {
      const fault = typeof asked === 'string' ? asked : operationFault(asked);
      if (fault !== null || typeof asked === 'string') {
        const action = typeof asked === 'string' || asked.action === '' ? 'unknown' : preview(asked.action, 40);
        return await this.#aborted(store, `Operation ${at + 1} (${action}): ${fault ?? ''}`);
      }
      const operation = toOperation(asked);
      const lint = abbreviation(operation);
      if (lint !== null) return await this.#aborted(store, `Operation ${at + 1} (${asked.action}): ${lint}`);
      operations.push(operation);
      oldTexts.push(asked.action === 'add' ? null : asked.oldText);
    }
    return await this.#carryOut({ store, batch: true, operations, oldTexts, context });
  }

  async #aborted(store: Store, error: string): Promise<Answer> {
    const state = await this.#deps.stores.read(store);
    return { envelope: this.#abort(state, error), failed: true, counts: true };
  }

  #abort(state: StoreState, error: string): Envelope {
    const texts = state.entries.map((entry) => entry.text);
    return refusal(`${error} ${NONE_APPLIED}`, { usage: ratio(texts, this.#deps.limits()[state.store]) });
  }

  /** Writes at once, or stages what has to wait for the person. */
  async #carryOut(request: Request): Promise<Answer> {
    const { origin, attended } = request.context;
    const review = origin === 'background_review' && attended !== true;
    const destroys = request.operations.some((operation) => operation.action !== 'add');
    const gate = this.#deps.gate();
    if (gate || (review && destroys)) return await this.#stage(request, gate, review && destroys);
    return await this.#write(request);
  }

  async #write(request: Request): Promise<Answer> {
    const { store, context } = request;
    const cause = {
      origin: context.origin,
      session: context.session === '' ? null : context.session,
      message: context.message,
      approver: null,
    };
    const { result, seqs } = await this.#deps.stores.change(store, cause, async (state) => {
      const decided = this.#plan(state, request, true);
      if (!decided.ok) {
        return { entries: [], changes: [], result: await this.#refuse(state, request, decided) };
      }
      return { entries: decided.entries, changes: decided.changes, result: this.#done(state, request, decided) };
    });
    if (seqs.length > 0) this.#deps.onChanged(store, seqs);
    return { ...result, journal: seqs };
  }

  async #stage(request: Request, gate: boolean, asProposal: boolean): Promise<Answer> {
    const { store, context } = request;
    this.#deps.stores.assertOwner();
    const state = await this.#deps.stores.read(store);
    if (state.problem !== null) {
      throw new DeskError('unreadable', state.problem.message, { remedy: state.problem.remedy, file: state.file });
    }
    const decided = this.#plan(state, request, !gate);
    if (!decided.ok) return await this.#refuse(state, request, decided);
    if (decided.changes.length === 0) return this.#done(state, request, decided);
    const id = await stage(this.#deps.queue, {
      store,
      batch: request.batch,
      operations: request.operations,
      oldTexts: request.oldTexts,
      plan: decided,
      origin: context.origin,
      asProposal,
      session: context.session === '' ? null : context.session,
      message: context.message,
      time: this.#deps.now(),
    });
    await this.#deps.onStaged(id);
    return { envelope: staged(id, asProposal, decided.findings.flat().length > 0), failed: false, staged: id };
  }

  #plan(state: StoreState, request: Request, refuseFindings: boolean): Plan | Refusal {
    const rules: Rules = {
      limit: this.#deps.limits()[state.store],
      scan: (text) => this.#deps.verdicts.findings(text),
      mayEmpty: !request.batch,
      guardOversized: true,
      refuseFindings,
      newId: () => freshId(),
    };
    const operations = request.operations.map((operation) => this.#resolvePlaceholder(state, operation));
    return plan(state.entries, operations, rules);
  }

  /** The model knows a withheld entry only by the line it was told in its place; that line names the entry. */
  #resolvePlaceholder(state: StoreState, operation: Operation): Operation {
    if (operation.action === 'add' || operation.target.by !== 'text') return operation;
    const wanted = normalizeEntry(operation.target.text);
    if (!wanted.startsWith('[BLOCKED:') || state.entries.some((entry) => entry.text === wanted)) return operation;
    const named = state.entries.filter(
      (entry) => this.#deps.verdicts.of(state.store, entry.text).placeholder === wanted,
    );
    const [only] = named;
    if (only === undefined || named.length > 1) return operation;
    const target: Pointer = { by: 'id', id: only.id, seen: only.text };
    return { ...operation, target };
  }

  #done(state: StoreState, request: Request, decided: Plan): Answer {
    const limit = this.#deps.limits()[state.store];
    const texts = decided.entries.map((entry) => entry.text);
    const [first] = decided.effects;
    const message =
      request.batch || first === undefined
        ? `Applied ${request.operations.length} operation(s).`
        : singleMessage(first);
    const extras = { ...lostTexts(decided.effects, request.batch), ...this.#similar(state, decided) };
    return { envelope: success(state.store, texts, limit, message, extras), failed: false };
  }

  /** A hint at entries that say nearly the same as what was just added; nothing is done about them. */
  #similar(state: StoreState, decided: Plan): { similar_entries?: string[] } {
    const added = new Set(decided.changes.flatMap((change) => (change.op === 'add' ? [change.after ?? ''] : [])));
    const others = decided.entries.map((entry) => entry.text).filter((text) => !added.has(text));
    const similar = new Set([...added].flatMap((text) => similarEntries(others, text)));
    if (similar.size === 0) return {};
    return { similar_entries: [...similar].slice(0, 3).map((text) => preview(this.#told(state.store, text), 80)) };
  }

  async #refuse(state: StoreState, request: Request, refused: Refusal): Promise<Answer> {
    const { reason, op } = refused;
    const counts = ['over_budget', 'no_match', 'empties'].includes(reason.kind);
    if (reason.kind === 'oversized' || this.#isDrifted(state, request, reason)) {
      return await this.#guarded(state, sayReason(reason, state.store));
    }
    if (request.batch) {
      const action = op === null ? null : (request.operations[op]?.action ?? 'unknown');
      if (reason.kind === 'flagged') {
        const error = `Operation ${(op ?? 0) + 1}: ${sayReason(reason, state.store)} ${NONE_APPLIED}`;
        return { envelope: refusal(error), failed: true };
      }
      const where = action === null ? '' : `Operation ${(op ?? 0) + 1} (${action}): `;
      const error = where + sayReason(reason, state.store, 80);
      return { envelope: this.#abort(state, error), failed: true, counts: true };
    }
    const error = sayReason(reason, state.store);
    switch (reason.kind) {
      case 'over_budget':
        return {
          envelope: refusal(
            `${error} Shorten or merge entries with 'replace', or 'remove' what is stale (see current_entries), then retry this in the same turn.`,
            { ...this.#entriesAndUsage(state), chars_to_free: reason.total - reason.limit },
          ),
          failed: true,
          counts,
        };
      case 'no_match': {
        const hint = 'Take old_text from current_entries, word for word, and retry.';
        const entries = { current_entries: this.#entries(state) };
        return { envelope: refusal(`${error} ${hint}`, entries), failed: true, counts };
      }
      case 'ambiguous': {
        const shown = reason.matches.slice(0, MOST_MATCHES);
        const matches = shown.map((text) => preview(this.#told(state.store, text), 80));
        const rest = reason.matches.length - shown.length;
        const more = rest === 0 ? '' : ` ${rest} more match as well.`;
        return { envelope: refusal(error + more, { matches }), failed: true };
      }
      default:
        return { envelope: refusal(error), failed: true, counts };
    }
  }

  /** Whether the store has no room because of text that came into the file past the tool: no memory call put it there. */
  #isDrifted(state: StoreState, request: Request, reason: RefusalReason): boolean {
    if (reason.kind !== 'over_budget' || request.operations.every(({ action }) => action === 'add')) return false;
    return state.entries.some(({ text }) => countCodePoints(text) > reason.limit);
  }

  /** Text that came into the file past the tool is kept safe before anything could be lost of it. */
  async #guarded(state: StoreState, error: string): Promise<Answer> {
    let backup: string;
    try {
      backup = await backUp(state.file, state.raw, Math.floor(this.#deps.now() / 1000));
    } catch {
      backup = `${state.file}.bak.${Math.floor(this.#deps.now() / 1000)} (BACKUP FAILED — file unchanged on disk)`;
    }
    return {
      envelope: refusal(`${error} Nothing was changed; a copy of the file is at ${backup}.`, {
        drift_backup: backup,
        remediation:
          'Separate the facts in the file with lines that hold only §, or name the whole entry as old_text. The person can also edit it on the Memory screen.',
      }),
      failed: true,
    };
  }

  #entriesAndUsage(state: StoreState): { current_entries: string[]; usage: string } {
    const texts = state.entries.map((entry) => entry.text);
    return { current_entries: this.#entries(state), usage: ratio(texts, this.#deps.limits()[state.store]) };
  }

  #entries(state: StoreState): string[] {
    return echo(state.entries.map((entry) => this.#told(state.store, entry.text)));
  }

  /** A withheld text does not reach the model by way of an error message either. */
  #told(store: Store, text: string): string {
    return this.#deps.verdicts.told(store, text);
  }
}

function isAction(action: string): action is (typeof ACTIONS)[number] {
  return ACTIONS.some((known) => known === action);
}

function toOperation(asked: Asked): Operation {
  const target: Pointer = { by: 'text', text: asked.oldText ?? '' };
  if (asked.action === 'remove') return { action: 'remove', target };
  if (asked.action === 'replace') return { action: 'replace', target, content: asked.content ?? '' };
  return { action: 'add', content: asked.content ?? '' };
}

/** What is missing in one operation of a batch; null when nothing is. */
function operationFault(asked: Asked): string | null {
  if (!isAction(asked.action)) return 'unknown action. Use: add, replace, remove.';
  if (asked.action !== 'add' && normalizeEntry(asked.oldText ?? '') === '') return 'old_text is required.';
  if (asked.action !== 'remove' && normalizeEntry(asked.content ?? '') === '') return 'content is required.';
  return null;
}

/** Why a text that leaves something out by a remark is not stored; null when it does not. */
function abbreviation(operation: Operation): string | null {
  if (operation.action === 'remove') return null;
  const marker = abbreviationMarker(operation.content);
  if (marker === null) return null;
  return (
    `The content stands in for text it leaves out ('${preview(marker, 80)}'). Content is stored word for word and 'replace' ` +
    'overwrites the whole entry, so that text would be lost. Send the full text of this one entry; other entries stay as they are.'
  );
}

/** Trouble with the file or the disk, as the model is told it. */
function sayTrouble(error: DeskError): string {
  const text = `${error.message} ${error.remedy}`.trim();
  return error.code === 'unreadable' ? `The memory file could not be read, so nothing was written. ${text}` : text;
}
