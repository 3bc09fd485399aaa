import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Draft, Lease, LoopDeps, Model, NewRow, Row, SessionInfo } from './ports.ts';
import { lostResult, openCalls } from './transcript.ts';

/** A session made ready for a turn: the lease is ours, what a crash left is settled, the prompt fits the model. */
export interface Ready {
  readonly session: SessionInfo;
  readonly model: Model;
  readonly system: string;
  readonly lease: Lease;
  readonly rows: Row[];
}

/** Finds a session or refuses. */
export async function findSession(deps: LoopDeps, id: string): Promise<SessionInfo> {
  const session = await deps.store.find(id);
  if (session !== null) return session;
  throw new DeskError('not_found', `There is no conversation ${id}.`, { remedy: 'Choose one from the list.' });
}

/** Takes the lease of a session, or refuses and says who has it. */
export async function takeLease(deps: LoopDeps, id: string): Promise<Lease> {
  const lease = await deps.store.lease(id);
  if (!('heldBy' in lease)) return lease;
  throw new DeskError('busy', `${lease.heldBy} is running a turn in this conversation.`, {
    remedy: 'Wait until it has ended, or start another conversation.',
  });
}

/** The row a cut-off answer becomes. */
function draftRow(draft: Draft): NewRow {
  return {
    role: 'assistant',
    content: draft.text,
    ...(draft.reasoning === '' ? {} : { reasoning: draft.reasoning }),
    finishReason: 'incomplete',
  };
}

/** The same when the conversation has gone on meanwhile: kept for the person, but no longer part of what models are sent. */
function lateDraftRow(draft: Draft): NewRow {
  return { role: 'note', content: draft.text, displayKind: 'recovered' };
}

/**
 * Puts a conversation in order after a crash: an answer that was on the screen becomes a row marked incomplete, and a
 * call without a result gets one that says so. The caller holds the lease.
 */
export async function settle(deps: LoopDeps, id: string, rows: Row[]): Promise<void> {
  const draft = deps.drafts.find(id);
  if (draft !== null) {
    const stored = rows.some((row) => row.id > draft.after && row.role === 'assistant');
    if (!stored && draft.text !== '') {
      const moved = rows.some((row) => row.id > draft.after && row.role !== 'note');
      rows.push(...(await deps.store.append(id, [moved ? lateDraftRow(draft) : draftRow(draft)])));
    }
    deps.drafts.drop(id);
  }
  const open = openCalls(rows);
  if (open.length === 0) return;
  const lost = open.map((call): NewRow => ({
    role: 'tool',
    content: lostResult,
    toolCallId: call.id,
    toolName: call.name,
  }));
  rows.push(...(await deps.store.append(id, lost)));
}

/**
 * Opens an existing session for a turn. The stored system prompt is used as it is while its model and provider lines
 * match; otherwise a new one is built and a note in the conversation says that a new snapshot began.
 */
export async function openSession(deps: LoopDeps, id: string, model: Model): Promise<Ready> {
  const session = await findSession(deps, id);
  if (isDelegated(session) && deps.children.of(id) === null) throw notTheirs();
  const lease = await takeLease(deps, id);
  try {
    const rows = [...(await deps.store.conversation(id))];
    await settle(deps, id, rows);
    const stored = session.systemPrompt ?? '';
    if (stored !== '' && deps.prompts.matches(stored, model.model, model.id)) {
      return { session, model, system: stored, lease, rows };
    }
    const built = await buildPrompt(deps, session, model);
    await deps.store.setPrompt(id, {
      systemPrompt: built.text,
      model: model.model,
      provider: model.id,
      config: built.config,
    });
    const reason =
      stored === '' ? 'This conversation had no stored system prompt.' : `The model is now ${model.model}.`;
    const note: NewRow = {
      role: 'note',
      content: `${reason} A new snapshot of memory begins here.`,
      displayKind: 'new_snapshot',
    };
    rows.push(...(await deps.store.append(id, [note, ...warningNotes(built.warnings)])));
    return { session, model, system: built.text, lease, rows };
  } catch (error) {
    await lease.release();
    throw error;
  }
}

/** Whether a conversation was made for a task of another one. A branch or a reset of it is a person's own. */
function isDelegated({ config }: SessionInfo): boolean {
  const own = ['_branched_from', '_reset_from'].some((marker) => typeof config[marker] === 'string');
  return typeof config['_delegate_from'] === 'string' && !own;
}

function notTheirs(): DeskError {
  return new DeskError('refused', 'This is the conversation of an agent that worked for another one; it has ended.', {
    remedy: 'Write in the conversation that gave it its task.',
  });
}

/** Makes a session with its system prompt, then opens it for its first turn. */
export async function createSession(
  deps: LoopDeps,
  id: string,
  model: Model,
  made: {
    readonly startedAt: number;
    readonly title: string | null;
    /** Keys for `model_config`; null leaves one out. */
    readonly config: Readonly<Record<string, Json>>;
  },
): Promise<Ready> {
  const { startedAt, title } = made;
  const workspace = deps.workspace();
  const built = await buildPrompt(deps, { id, startedAt, workspace }, model);
  await deps.store.create({
    id,
    model: model.model,
    provider: model.id,
    systemPrompt: built.text,
    config: {
      ...built.config,
      ...Object.fromEntries(Object.entries(made.config).filter(([, value]) => value !== null)),
    },
    startedAt,
    workspace,
    title,
  });
  const session = await findSession(deps, id);
  const warnings = warningNotes(built.warnings);
  const rows = warnings.length === 0 ? [] : [...(await deps.store.append(id, warnings))];
  const lease = await takeLease(deps, id);
  return { session, model, system: built.text, lease, rows };
}

/** Takes the user row `message` and all after it out of the conversation, on disk and in `ready`. */
export async function rewindTo(deps: LoopDeps, ready: Ready, message: number): Promise<void> {
  await deps.store.rewind(ready.session.id, message);
  ready.rows.splice(0, Infinity, ...(await deps.store.conversation(ready.session.id)));
}

/**
 * Takes the row that `choose` names and all behind it out of a conversation in which nothing runs, under its lease; answers the words it
 * held. Throws `busy`, and `conflict` when there is no such row.
 */
export async function openCutBack(
  deps: LoopDeps,
  id: string,
  choose: (rows: readonly Row[]) => Row | null,
): Promise<{ text: string }> {
  await findSession(deps, id);
  const lease = await takeLease(deps, id);
  try {
    const rows = [...(await deps.store.conversation(id))];
    await settle(deps, id, rows);
    const row = choose(rows);
    if (row === null) throw new DeskError('conflict', 'There are no words of yours to take back.');
    await deps.store.rewind(id, row.id);
    return { text: row.content };
  } finally {
    await lease.release();
  }
}

/**
 * Settles what a crash left in one session. False when the session is gone; throws `busy` when someone else is using it,
 * who will settle it.
 */
export async function recoverSession(deps: LoopDeps, id: string): Promise<boolean> {
  if ((await deps.store.find(id)) === null) {
    deps.drafts.drop(id);
    return false;
  }
  const lease = await takeLease(deps, id);
  try {
    await settle(deps, id, [...(await deps.store.conversation(id))]);
    return true;
  } finally {
    await lease.release();
  }
}

/** Builds the prompt of a session for a model. A new prompt is a new prefix, so the tools there are now come with it. */
export function buildPrompt(
  deps: LoopDeps,
  session: Pick<SessionInfo, 'id' | 'startedAt' | 'workspace'>,
  model: Model,
): ReturnType<LoopDeps['prompts']['build']> {
  const facts = {
    session: session.id,
    model: model.model,
    provider: model.id,
    startedAt: session.startedAt,
    workspace: session.workspace,
    tools: deps.toolSets.renew(session.id).map((tool) => tool.name),
  };
  const child = deps.children.of(session.id);
  return child === null ? deps.prompts.build(facts) : child.prompt(facts);
}

/** Notes for files that were cut, blocked or skipped while a prompt was built. */
function warningNotes(warnings: readonly string[]): NewRow[] {
  return warnings.map((content) => ({ role: 'note', content, displayKind: 'notice' }));
}
