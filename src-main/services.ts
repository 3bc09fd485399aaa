import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Emit, EventData, Problem } from '@shared/contract/index.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { createAgent, type Agent } from './agent/agent.ts';
import { estimateTokens } from './agent/context-use.ts';
import { createDrafts } from './agent/drafts.ts';
import { sessionPort } from './agent/session-port.ts';
import { createToolConsent, type ToolConsent } from './agent/tool-consent.ts';
import { engineNamed } from './agent/compression/engine.ts';
import { createFileTools } from './agent/tools/file-tools.ts';
import { redactorFor } from './home/index.ts';
import type { Journey } from './journey/journey.ts';
import { journeyOfHome } from './journey-of-home.ts';
import { causeOf } from './memory/causes.ts';
import type { MemoryService } from './memory/index.ts';
import { memoryOfHome } from './memory-of-home.ts';
import { scan } from './memory/scanner/index.ts';
import { compressionSettings } from './compression-settings.ts';
import { curatorOfHome } from './curator-of-home.ts';
import { mcpOfHome, toolRules } from './mcp-of-home.ts';
import { harmlessEnv } from './mcp/spec.ts';
import { createModels } from './models/models.ts';
import { isOverflow, type Provider } from './models/provider.ts';
import { expandReferences } from './prompt/references/expand.ts';
import { promptsOfHome } from './prompts-of-home.ts';
import { providedChanges } from './provided-memories.ts';
import { providersOfHome, type ProvidersOfHome } from './providers-of-home.ts';
import { ridingOfHome } from './riding-of-home.ts';
import { lastWords, tellRow, tidy, titles, watchSafely } from './conversations-of-home.ts';
import { createSessions, sessionSearchTool } from './sessions/index.ts';
import type { Services, ServicesDeps } from './service-types.ts';
import { spendingRefusal } from './spending.ts';
import { titlesOfHome } from './titles-of-home.ts';
import { waitingOfHome } from './waiting-of-home.ts';
import { memoryQuestions } from './memory-questions.ts';
import { reviewOfHome } from './review-of-home.ts';
import { reviewsOf } from './reviews.ts';
import { createSkills } from './skills/skills.ts';
import { sessionSource } from './session-source.ts';
import { thingsOfHome } from './things-of-home.ts';
import { workBehind } from './work-behind.ts';
import { delegationOfHome, goalsOfHome, type WorkOfHomeDeps } from './work-of-home.ts';

export type { Services } from './service-types.ts';

/** How long the end of a command waits for the title of its conversation. */
const TITLE_PATIENCE_MS = 4000;
/** How long it waits for a review that has become due; what is not done by then waits for the next run of the app. */
const REVIEW_PATIENCE_MS = 45_000;

/**
 * Builds and opens the services of a home. Nothing here throws for what is on disk: a damaged state.db or store is among
 * `problems()`, and its area answers with that.
 */
export async function openServices(deps: ServicesDeps): Promise<Services> {
  const { paths, config, secrets, log, readOnly } = deps;
  const clock = deps.now === undefined ? {} : { now: deps.now };
  let storeProblems: readonly Problem[] = [];
  const late: {
    agent: Agent | null;
    journey: Journey | null;
    memory: MemoryService | null;
    providers: ProvidersOfHome | null;
  } = { agent: null, journey: null, memory: null, providers: null };
  const waiting = waitingOfHome({
    parts: () => [memory, skills],
    sessions: () => sessions,
    pendingDir: paths.pendingDir,
    emit: deps.emit,
    log,
  });

  const emit: Emit = (type, data) => {
    if (type === 'approvals.changed') {
      waiting.announce();
      return;
    }
    deps.emit(type, data);
    if (type === 'memory.changed') {
      changed('memory');
      void late.providers?.manager.mirror();
    }
    if (type === 'skills.changed') changed('skills');
  };
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
    waiting: (session) => (waiting.count().bySession[session] ?? 0) + consent.asks(session).length,
    changes: (session) => late.memory?.changesBySession().get(session) ?? 0,
    running: (session) => late.agent?.running(session) ?? false,
    onRemoved: (ids) => late.providers?.manager.forget(ids),
    journalMode: config.record('database')['journal_mode'] === 'delete' ? 'delete' : 'wal',
    onProblem: deps.onProblem,
    // One command must not start what takes minutes: it brings the index on for a moment when it searches.
    searchDb: { file: paths.searchDb, keep: deps.watch ? 'always' : 'asked' },
    ...clock,
  });

  const source = sessionSource(sessions);
  const memory = memoryOfHome({
    ...{ paths, config, emit, log, readOnly, sessions: source },
    ...(deps.gate === undefined ? {} : { gate: deps.gate }),
    repeated: () => late.providers?.repeated ?? null,
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
  const prompts = promptsOfHome({
    ...{ paths, config, memory, skills, models },
    platform: deps.source,
    provider: (...asked) => late.providers?.manager.promptBlock(...asked) ?? '',
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
  const providers = providersOfHome({
    ...{ paths, config, secrets, log, readOnly, memory, sessions, workspace },
    ...(deps.memoryProviders === undefined ? {} : { kinds: deps.memoryProviders }),
    env: deps.env,
    platform: deps.source,
    agent: () => late.agent,
    toolNames: () => tools.map(({ name }) => name),
    toolsOn: memoryOn,
    paused: () => paused,
    stays: deps.watch,
    onChange: () => {
      deps.emit('providers.changed', { selected: providers.manager.selection.name });
      deps.onProblem();
      void lookAtProvided();
    },
    onRestored: () => providedAnew(),
    rewrite: memoryQuestions({
      ...{ config, sessions, log },
      model: () => models.auxiliary('memory_query_rewrite'),
      obstacle: (model) => noWorkBehind(model),
      redact: redactorFor(() => secrets.values()),
    }),
    ...clock,
  });
  late.providers = providers;
  const providedAnew = (): void => {
    late.journey?.providedChanged();
    deps.emit('journey.changed', { reason: 'memory' });
  };
  const lookAtProvided = providedChanges(providers.desk, providedAnew);
  const applyPause = async (next: boolean): Promise<void> => {
    if (paused === next) return;
    paused = next;
    deps.onProblem();
    const agentToo = next ? late.agent?.pause() : late.agent?.resume();
    await Promise.all([mcp.setPaused(next), providers.manager.setPaused(next), agentToo]);
  };
  const stopFollowing = config.onChange((keys) => {
    if (keys.includes('desk.paused')) void applyPause(config.bool('desk.paused'));
    if (keys.includes('memory.provider')) void providers.manager.reload(false);
    if (!keys.some((key) => key.split('.')[0] === 'mcp_servers')) return;
    mcp.reload().catch((error: unknown) => log.warn('MCP servers could not be read again', { detail: String(error) }));
  });

  const noWorkBehind = workBehind({ ...{ readOnly, config, sessions }, paused: () => paused });

  const titleWriter = titlesOfHome({ config, secrets, sessions, models, log, quiet: () => readOnly || paused });

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

  const riding = ridingOfHome({ skills, sessions, recall: (...asked) => providers.manager.recall(...asked), log });
  const agent = createAgent({
    store: sessionPort(
      sessions,
      deps.source,
      tools.map(({ name }) => name),
    ),
    model: (choice) => models.provider(choice),
    prompts,
    tools,
    moreTools: () => [...providers.manager.tools(), ...mcpTools()],
    witness: providers.witness,
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
      keep: providers.keep,
      redact: redactorFor(() => secrets.values()),
      isOverflow,
    },
    review,
    goals: goalsOfHome(work),
    delegation: delegationOfHome(work),
    turnContext: riding.context,
    turnNotes: riding.notes,
    log: (message, detail) => log.warn(message, { detail: String(detail) }),
    ...clock,
  });
  late.agent = agent;
  const exchangeEnded = ({ session, outcome }: EventData<'turn.ended'>): void => {
    if (outcome === 'completed' && !agent.isChild(session)) titleWriter.exchanged(session);
    // A tool of the provider may have kept something in the turn.
    if (providers.manager.tools().length > 0) providedAnew();
  };

  const journey = journeyOfHome({
    ...{ paths, readOnly, memory, skills, sessions, log, providers: providers.desk, now: deps.now ?? Date.now },
    onFound: () => changed('memory'),
    onLate: () => deps.emit('journey.changed', { reason: 'memory' }),
  });
  late.journey = journey;

  await memory.open({ watch: deps.watch });
  await skills.open();
  await waiting.recount();
  storeProblems = await memory.problems();
  const stopWatching = deps.watch ? watchSafely(sessions) : () => undefined;
  await providers.open({ paused });
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
    providers: providers.desk,
    plugins: providers.plugins,
    tools: () => [
      ...tools,
      ...(agent.delegations === null ? [] : [agent.delegations.tool]),
      ...providers.manager.tools(),
      ...mcp.tools(),
    ],
    waiting: () => waiting.count(),
    recount: async () => {
      const before = JSON.stringify([storeProblems, waiting.problem()]);
      storeProblems = await memory.problems();
      const recounted = await waiting.recount();
      return recounted || JSON.stringify([storeProblems, waiting.problem()]) !== before;
    },
    problems: () => [
      ...[sessions.problem, waiting.problem()].filter((problem) => problem !== null),
      ...storeProblems,
      ...providers.problems(),
    ],
    close: async () => {
      stopWatching();
      stopFollowing();
      await agent.reviewer?.close(deps.watch ? 0 : REVIEW_PATIENCE_MS);
      await agent.close();
      // A command has shown its answer by now and ends with its title; a window is not kept from closing.
      await titleWriter.close(deps.watch ? 0 : TITLE_PATIENCE_MS);
      providers.desk.close();
      await providers.close();
      await mcp.close();
      await skills.close();
      memory.close();
      await sessions.close();
    },
  };
}
