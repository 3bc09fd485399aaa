import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import type { Emit, EventData, Json, Problem } from '@shared/contract/index.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { createAgent, type Agent } from './agent/agent.ts';
import { estimateTokens } from './agent/context-use.ts';
import { createDrafts } from './agent/drafts.ts';
import { sessionPort } from './agent/session-port.ts';
import { createToolConsent, type ToolConsent } from './agent/tool-consent.ts';
import { engineNamed } from './agent/compression/engine.ts';
import { createFileTools } from './agent/tools/file-tools.ts';
import type { Config, HomePaths, Logger, Secrets } from './home/index.ts';
import { redactorFor, writeFileAtomic } from './home/index.ts';
import { createJourney, type Journey } from './journey/journey.ts';
import { causeOf } from './memory/causes.ts';
import { createMemory, type MemoryService, type WaitingCount } from './memory/index.ts';
import { scan } from './memory/scanner/index.ts';
import { compressionSettings } from './compression-settings.ts';
import { curatorOfHome } from './curator-of-home.ts';
import { mcpOfHome, toolRules } from './mcp-of-home.ts';
import type { McpServers } from './mcp/servers.ts';
import { harmlessEnv } from './mcp/spec.ts';
import { createModels, type Models } from './models/models.ts';
import { isOverflow, type Provider } from './models/provider.ts';
import { expandReferences } from './prompt/references/expand.ts';
import type { Things } from './prompt/references/things.ts';
import { createPromptBuilder, type PromptBuilder } from './prompt/builder.ts';
import { createSessions, createTitleWriter, sessionSearchTool, type SessionStore } from './sessions/index.ts';
import { MemoryBounds } from './journey-bounds.ts';
import { memoryRecords, skillRecords } from './journey-sources.ts';
import { reviewOfHome } from './review-of-home.ts';
import { reviewsOf, type Reviews } from './reviews.ts';
import { createSkills, type Skills } from './skills/skills.ts';
import { sessionSource } from './session-source.ts';
import { thingsOfHome } from './things-of-home.ts';
import { delegationOfHome, goalsOfHome, type WorkOfHomeDeps } from './work-of-home.ts';

/** How long the end of a command waits for the title of its conversation. */
const TITLE_PATIENCE_MS = 4000;
/** How long it waits for a review that has become due; what is not done by then waits for the next run of the app. */
const REVIEW_PATIENCE_MS = 45_000;

/** What the services of a home are built from. */
export interface ServicesDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  readonly emit: Emit;
  /** Marks new sessions. */
  readonly source: 'desktop' | 'cli';
  /** True while another app owns the home: everything is read, nothing written. */
  readonly readOnly: boolean;
  readonly model: string | null;
  readonly workspace: string | null;
  /** The folder of the skills the app brings along; left out or null, there are none. */
  readonly shippedSkills?: string | null;
  /** Who is asked about tool calls that need leave: the person on a screen, or nobody. */
  readonly asking: 'person' | 'allow' | 'deny';
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Version of the app, as MCP servers are told it. */
  readonly version: string;
  /** Whether changes by other programs are looked for; a single command need not. */
  readonly watch: boolean;
  /** Told when the state of the app reads differently: a store's file is damaged, everything is paused. */
  readonly onProblem: () => void;
  readonly now?: () => number;
  /** Instead of `memory.write_approval`. */
  readonly gate?: () => boolean;
}

/** Every service of one home, wired to each other. */
export interface Services {
  readonly sessions: SessionStore;
  readonly memory: MemoryService;
  readonly skills: Skills;
  readonly models: Models;
  readonly prompts: PromptBuilder;
  readonly agent: Agent;
  readonly journey: Journey;
  readonly mcp: McpServers;
  readonly consent: ToolConsent;
  /** What words of the person's can point at besides files. */
  readonly things: Things;
  readonly reviews: Reviews;
  /** Whether turns and MCP servers are stopped. */
  paused(): boolean;
  /** Stops them at once, or lets them go on; then writes that down. */
  setPaused(paused: boolean): Promise<void>;
  /** The folder that tools and references of the next conversation may read. */
  readonly workspace: () => string | null;
  /** The app's own tools, and those of MCP servers as they are now. */
  readonly tools: () => readonly Tool[];
  /** What waits for the person, as last counted. */
  waiting(): WaitingCount;
  /** Counts again; answers whether anything changed. */
  recount(): Promise<boolean>;
  problems(): readonly Problem[];
  close(): Promise<void>;
}

/**
 * Builds and opens the services of a home. Nothing here throws for what is on disk: a damaged state.db or store is among
 * `problems()`, and its area answers with that.
 */
export async function openServices(deps: ServicesDeps): Promise<Services> {
  const { paths, config, secrets, log, readOnly } = deps;
  const clock = deps.now === undefined ? {} : { now: deps.now };
  let waiting: WaitingCount = { count: 0, oldest: null, bySession: {} };
  let storeProblems: readonly Problem[] = [];
  let queueProblem: Problem | null = null;
  const late: { agent: Agent | null; journey: Journey | null; memory: MemoryService | null } = {
    agent: null,
    journey: null,
    memory: null,
  };

  const emit: Emit = (type, data) => {
    if (type === 'approvals.changed') {
      announceWaiting();
      return;
    }
    deps.emit(type, data);
    if (type === 'memory.changed') changed('memory');
    if (type === 'skills.changed') changed('skills');
  };
  /** Each tells of its own; what the person is told is the sum. */
  const announceWaiting = (): void => {
    countWaiting().then(
      ({ count, oldest }) => deps.emit('approvals.changed', { count, oldest }),
      (error: unknown) => log.warn('what waits could not be counted', { detail: String(error) }),
    );
  };
  const countWaiting = async (): Promise<WaitingCount> => bothWaiting(await memory.waiting(), await skills.waiting());
  const changed = (reason: 'memory' | 'skills'): void => {
    late.journey?.invalidate();
    deps.emit('journey.changed', { reason });
  };

  const consent = createToolConsent({
    asking: deps.asking,
    rules: toolRules(config),
    emit: deps.emit,
    onCount: (session) => tellRow(sessions, session),
    now: deps.now ?? Date.now,
  });
  const sessions = await createSessions({
    file: paths.stateDb,
    deskDir: paths.deskDir,
    readOnly,
    emit: deps.emit,
    log: (message, details) => log.warn(message, details),
    waiting: (session) => (waiting.bySession[session] ?? 0) + consent.asks(session).length,
    changes: (session) => late.memory?.changesBySession().get(session) ?? 0,
    running: (session) => late.agent?.running(session) ?? false,
    journalMode: config.record('database')['journal_mode'] === 'delete' ? 'delete' : 'wal',
    onProblem: deps.onProblem,
    // One command must not start what takes minutes: it brings the index on for a moment when it searches.
    searchDb: { file: paths.searchDb, keep: deps.watch ? 'always' : 'asked' },
    ...clock,
  });

  const source = sessionSource(sessions);
  const memory = createMemory({
    memoriesDir: paths.memoriesDir,
    pendingDir: paths.pendingDir,
    deskDir: paths.deskDir,
    limits: () => ({
      memory: config.number('memory.memory_char_limit', 2200, { min: 1, integer: true }),
      user: config.number('memory.user_char_limit', 1375, { min: 1, integer: true }),
    }),
    enabled: (store) => config.bool(store === 'memory' ? 'memory.memory_enabled' : 'memory.user_profile_enabled'),
    gate: deps.gate ?? (() => config.bool('memory.write_approval')),
    setGate: (on) => config.set('memory.write_approval', on),
    scan,
    emit,
    sessions: source,
    log,
    readOnly: () => readOnly,
    ...clock,
  });

  late.memory = memory;

  const skills = createSkills({
    dir: paths.skillsDir,
    eventsFile: paths.skillEventsFile,
    deskDir: paths.deskDir,
    pendingDir: paths.pendingDir,
    // The marker by which Hermes, too, leaves its own out.
    shippedDir: existsSync(join(paths.dir, '.no-bundled-skills')) ? null : (deps.shippedSkills ?? null),
    config,
    secrets,
    emit,
    scan: (text) => scan(text, 'strict'),
    workspace: () => workspace(),
    cause: (cause) => causeOf(source, cause),
    curator: curatorOfHome({
      paths,
      config,
      model: () => models.auxiliary('curator'),
      obstacle: () => noWorkBehind(models.auxiliary('curator')),
      paused: () => paused,
      idleSince: () => (late.agent?.running(null) === true ? null : lastWords(sessions)),
    }),
    mayWrite: () => !readOnly,
    log: (message, detail) => log.warn(message, { detail: String(detail) }),
    ...clock,
  });

  const models = createModels({ config: () => config, secrets, model: deps.model });
  const prompts = createPromptBuilder({
    home: paths.dir,
    homeShort: paths.short,
    profile: paths.profile,
    platform: deps.source,
    memory: () => memory.snapshot(),
    skills: (workspace) => skills.promptBlock(undefined, workspace),
    scan: (text) => scan(text, 'context').map(({ kind }) => kind),
    settings: () => ({
      memoryEnabled: config.bool('memory.memory_enabled'),
      userEnabled: config.bool('memory.user_profile_enabled'),
      contextFileMaxChars: config.number('context_file_max_chars', 0),
      contextFileTimeout: config.number('context_file_read_timeout', 5) * 1000,
      timeZone: config.string('timezone') || null,
      contextWindow: models.provider().contextWindow,
    }),
    ...clock,
  });

  const memoryOn = (): boolean => config.bool('memory.memory_enabled') || config.bool('memory.user_profile_enabled');
  const tools: readonly Tool[] = [
    ...(memoryOn() ? [memory.tool] : []),
    sessionSearchTool(sessions, { root: paths.root, profile: paths.profile }),
    ...skills.tools,
    ...createFileTools({ redact: redactorFor(() => secrets.values()) }),
  ];

  const workspace = (): string | null => deps.workspace ?? (config.string('desk.workspace') || null);
  const mcp = mcpOfHome({
    paths,
    config,
    secrets,
    env: deps.env,
    workspace,
    version: deps.version,
    emit: deps.emit,
    log,
  });
  await mcp.open();
  /** Looking on, nothing of theirs is run; otherwise they are there at the latest when a conversation asks. */
  const mcpTools = (): readonly Tool[] => {
    if (!readOnly) mcp.start();
    return mcp.tools();
  };
  let paused = config.bool('desk.paused');
  await mcp.setPaused(paused);
  const applyPause = async (next: boolean): Promise<void> => {
    if (paused === next) return;
    paused = next;
    deps.onProblem();
    await Promise.all([mcp.setPaused(next), next ? late.agent?.pause() : late.agent?.resume()]);
  };
  const stopFollowing = config.onChange((keys) => {
    if (keys.includes('desk.paused')) void applyPause(config.bool('desk.paused'));
    if (!keys.some((key) => key.split('.')[0] === 'mcp_servers')) return;
    mcp.reload().catch((error: unknown) => log.warn('MCP servers could not be read again', { detail: String(error) }));
  });

  /** Why a model does no work of its own behind the conversations now. */
  const noWorkBehind = ({ kind, problem }: Provider): DeskError | null => {
    if (readOnly) return new DeskError('looking_on', 'Another app has this home open, and this is done there.');
    if (paused) {
      return new DeskError('refused', 'Everything is paused.', { remedy: 'Go on with the switch in the status line.' });
    }
    if (problem !== null) return problem;
    if (kind === 'offline_guide') {
      return new DeskError('not_configured', 'The offline guide does not do this.', {
        remedy: 'Choose a model in Settings.',
      });
    }
    return spendingRefusal(config, sessions);
  };

  const titleWriter = createTitleWriter({
    store: sessions,
    model: () => {
      if (readOnly || paused || !config.bool('auxiliary.title_generation.enabled')) return null;
      if (spendingRefusal(config, sessions) !== null) return null;
      const writer = models.auxiliary('title_generation');
      return writer.kind === 'offline_guide' || writer.problem !== null ? null : writer;
    },
    timeout: () => config.number('auxiliary.title_generation.timeout', 30, { min: 1 }) * 1000,
    redact: redactorFor(() => secrets.values()),
    log: (message, details) => log.warn(message, details),
  });

  const reviewModel = (): Provider => models.auxiliary('background_review');
  const review = reviewOfHome({
    paths,
    config,
    source: deps.source,
    model: reviewModel,
    obstacle: () => noWorkBehind(reviewModel()),
    emit: deps.emit,
  });

  /** Nobody is asked about the calls of children; what the person has allowed for good holds for them too. */
  const unasked = (asking: 'allow' | 'deny'): ToolConsent =>
    createToolConsent({
      asking,
      rules: toolRules(config),
      emit: () => undefined,
      onCount: () => undefined,
      now: deps.now ?? Date.now,
    });
  const work: WorkOfHomeDeps = {
    paths,
    config,
    sessions,
    models,
    prompts,
    obstacle: noWorkBehind,
    consent: { allowing: unasked('allow'), refusing: unasked('deny') },
    stays: deps.watch,
    env: harmlessEnv(deps.env),
    redact: redactorFor(() => secrets.values()),
  };

  const things = thingsOfHome({ memory, sessions, skills });

  /** What a conversation is to be told of the skills, on its way from the model's text to the person's. */
  const skillNews = new Map<string, string>();
  const agent = createAgent({
    store: sessionPort(
      sessions,
      deps.source,
      tools.map(({ name }) => name),
    ),
    model: (choice) => models.provider(choice),
    prompts,
    tools,
    moreTools: mcpTools,
    consent,
    paused: () => paused,
    refusal: () => spendingRefusal(config, sessions),
    references: (said) =>
      expandReferences(said, {
        estimate: estimateTokens,
        redact: redactorFor(() => secrets.values()),
        suspicious: (text) => scan(text, 'context').length > 0,
        things,
        allowedHosts: () => config.list('desk.allowed_private_hosts').map(String),
      }),
    drafts: createDrafts(`${paths.deskDir}/turns`, (message, detail) => log.warn(message, { detail: String(detail) })),
    emit: (type, data) => {
      deps.emit(type, data);
      if (type === 'turn.ended') exchangeEnded(data as EventData<'turn.ended'>);
    },
    workspace,
    maxCalls: () => config.number('agent.max_turns', 500, { min: 1, integer: true }),
    compression: {
      settings: () => compressionSettings(config),
      engine: () => engineNamed(config.string('context.engine')),
      model: () => {
        const writer = models.auxiliary('compression');
        return writer.kind === 'offline_guide' || writer.problem !== null ? null : writer;
      },
      redact: redactorFor(() => secrets.values()),
      isOverflow,
    },
    review,
    goals: goalsOfHome(work),
    delegation: delegationOfHome(work),
    turnContext: async (session) => {
      const news = await skills.news(session, sessions.prompt(session)?.text ?? '', sessions.facts(session).cwd);
      if (news !== null) skillNews.set(session, news.person);
      return news?.model ?? '';
    },
    turnNotes: (session) => {
      const note = skillNews.get(session);
      skillNews.delete(session);
      return note === undefined ? [] : [note];
    },
    log: (message, detail) => log.warn(message, { detail: String(detail) }),
    ...clock,
  });
  late.agent = agent;
  const exchangeEnded = ({ session, outcome }: EventData<'turn.ended'>): void => {
    if (outcome === 'completed' && !agent.isChild(session)) titleWriter.exchanged(session);
  };

  const bounds = new MemoryBounds({
    past: () => sessions.past(),
    file: join(paths.deskDir, 'known-by.json'),
    mayWrite: () => !readOnly,
    onFound: () => changed('memory'),
    // A home that is closed meanwhile is looked through the next time.
    log: (message, detail) => log.info(message, { detail: String(detail) }),
  });
  const journey = createJourney({
    memories: async () => await bounds.apply(await memoryRecords(memory)),
    skills: () => skillRecords(skills),
    sessionTitles: (ids) => titles(sessions, ids),
    provided: () => Promise.resolve([]),
    onLate: () => deps.emit('journey.changed', { reason: 'memory' }),
    layoutFile: {
      read: async () => JSON.parse(await readFile(paths.layoutFile, 'utf8').catch(() => 'null')) as Json,
      write: (value) => writeFileAtomic(paths.layoutFile, JSON.stringify(value)),
    },
    now: deps.now ?? Date.now,
  });
  late.journey = journey;

  const recount = async (): Promise<boolean> => {
    const before = waiting;
    try {
      waiting = await countWaiting();
      queueProblem = null;
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      queueProblem = queueProblemOf(error, paths.pendingDir);
    }
    for (const session of new Set([...Object.keys(before.bySession), ...Object.keys(waiting.bySession)])) {
      if (before.bySession[session] !== waiting.bySession[session]) tellRow(sessions, session);
    }
    return before.count !== waiting.count || before.oldest !== waiting.oldest;
  };

  await memory.open({ watch: deps.watch });
  await skills.open();
  await recount();
  storeProblems = await memory.problems();
  const stopWatching = deps.watch ? watchSafely(sessions) : () => undefined;
  if (deps.watch && !readOnly) tidy(sessions, config, log);
  if (deps.watch) skills.watch();
  if (deps.watch && !readOnly) {
    skills.curator?.start();
    agent.reviewer?.start().catch((error: unknown) => log.warn('reviews could not begin', { detail: String(error) }));
  }

  return {
    sessions,
    memory,
    skills,
    models,
    prompts,
    agent,
    journey,
    mcp,
    consent,
    things,
    reviews: reviewsOf(
      review,
      () => agent.reviewer,
      (session) => titles(sessions, [session]).get(session) ?? null,
    ),
    workspace,
    paused: () => paused,
    setPaused: async (next) => {
      await applyPause(next);
      await config.set('desk.paused', next);
    },
    tools: () => [...tools, ...(agent.delegations === null ? [] : [agent.delegations.tool]), ...mcp.tools()],
    waiting: () => waiting,
    recount: async () => {
      const before = JSON.stringify([storeProblems, queueProblem]);
      storeProblems = await memory.problems();
      const recounted = await recount();
      return recounted || JSON.stringify([storeProblems, queueProblem]) !== before;
    },
    problems: () => [sessions.problem, queueProblem].filter((problem) => problem !== null).concat(storeProblems),
    close: async () => {
      stopWatching();
      stopFollowing();
      await agent.reviewer?.close(deps.watch ? 0 : REVIEW_PATIENCE_MS);
      await agent.close();
      // A command has shown its answer by now and ends with its title; a window is not kept from closing.
      await titleWriter.close(deps.watch ? 0 : TITLE_PATIENCE_MS);
      await mcp.close();
      await skills.close();
      memory.close();
      await sessions.close();
    },
  };
}

/** What waits in memory and among the skills, as one. */
function bothWaiting(a: WaitingCount, b: WaitingCount): WaitingCount {
  const sessions = new Set([...Object.keys(a.bySession), ...Object.keys(b.bySession)]);
  const times = [a.oldest, b.oldest].filter((time) => time !== null);
  return {
    count: a.count + b.count,
    oldest: times.length === 0 ? null : Math.min(...times),
    bySession: Object.fromEntries([...sessions].map((id) => [id, (a.bySession[id] ?? 0) + (b.bySession[id] ?? 0)])),
  };
}

/** While the folder cannot be read, what waits in it stays there and is counted as last seen. */
function queueProblemOf({ message, remedy, file }: DeskError, pendingDir: string): Problem {
  return { code: 'pending_unreadable', file: file ?? pendingDir, message, remedy, blocking: false };
}

/** The line that ends a turn when the day's limit is reached. A limit of nothing is no limit. */
function spendingRefusal(config: Config, sessions: SessionStore): DeskError | null {
  const limit = config.number('desk.spending_limit_usd', 0, { min: 0 });
  if (limit === 0) return null;
  const spent = sessions.costToday();
  if (spent < limit) return null;
  return new DeskError('refused', `Today's spending limit is reached: $${spent.toFixed(2)} of $${limit.toFixed(2)}.`, {
    remedy: 'Raise desk.spending_limit_usd in Settings, or go on tomorrow.',
  });
}

/** When something was last said in any conversation, in milliseconds since 1970; 0 when nothing ever was. */
function lastWords(sessions: SessionStore): number {
  try {
    return sessions.get(sessions.resolve('latest')).lastActive;
  } catch (error) {
    if (error instanceof DeskError) return 0;
    throw error;
  }
}

/** A session that is gone meanwhile has no row to tell of. */
function tellRow(sessions: SessionStore, id: string): void {
  try {
    sessions.changed(id);
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
  }
}

/** What is due in the conversations by itself, behind the opening of the home. */
function tidy(sessions: SessionStore, config: Config, log: Logger): void {
  const settings = config.bool('sessions.auto_prune')
    ? {
        retentionDays: config.number('sessions.retention_days', 90, { min: 1, integer: true }),
        intervalHours: config.number('sessions.min_interval_hours', 24, { min: 1 }),
      }
    : null;
  sessions.tidy(settings).then(
    (gone) => {
      if (gone > 0) log.info('Old conversations were cleaned up', { gone });
    },
    (error: unknown) => log.warn('Old conversations could not be cleaned up', { detail: String(error) }),
  );
}

function watchSafely(sessions: SessionStore): () => void {
  return sessions.problem?.blocking === true ? () => undefined : sessions.watch();
}

function titles(sessions: SessionStore, ids: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const id of ids) {
    try {
      const title = sessions.get(id).title;
      if (title !== null) found.set(id, title);
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
    }
  }
  return found;
}
