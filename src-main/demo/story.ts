import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { storeSchema, type Store } from '@shared/contract/index.ts';
import { writeFileAtomic, type Config, type HomePaths, type Logger, type Secrets } from '../home/index.ts';
import { openServices, type Services } from '../services.ts';
import { SkillEvents } from '../skills/events.ts';
import { formatUsage, isoTime } from '../skills/usage.ts';

const memoryStepSchema = z.object({
  op: z.enum(['add', 'replace', 'remove']),
  store: storeSchema,
  /** Names the entry within the story. */
  key: z.string(),
  text: z.string().optional(),
});

const storySchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      daysAgo: z.number(),
      at: z.string().regex(/^\d\d:\d\d$/),
      title: z.string(),
      messages: z.array(z.object({ role: z.enum(['user', 'assistant']), text: z.string() })),
      memory: z.array(memoryStepSchema),
      skillsBorn: z.array(z.string()),
      skillsUsed: z.array(z.string()),
      skillsPatched: z.array(z.string()),
    }),
  ),
  staged: z.array(
    memoryStepSchema.partial({ key: true }).extend({
      session: z.string(),
      /** Which of the person's messages there led to it, from 0. */
      says: z.number().int(),
      hoursAgo: z.number(),
      origin: z.enum(['foreground', 'background_review']),
    }),
  ),
});

type Story = z.infer<typeof storySchema>;
type Step = {
  readonly op: string;
  readonly store: Store;
  readonly key?: string | undefined;
  readonly text?: string | undefined;
};

/** What the story is played into. */
export interface StoryStage {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
}

const hour = 3_600_000;
const day = 24 * hour;
const model = 'aurora-70b';
const provider = 'demo';

/**
 * Plays the story of the demo home through the real stores with a clock of its own, so that journal, times, transcripts
 * and search are what months of use would have left. Does nothing where conversations already exist.
 */
export async function playStory(file: string, stage: StoryStage, now: number = Date.now()): Promise<void> {
  if (existsSync(stage.paths.stateDb)) return;
  const story = storySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  await new StoryTeller(story, stage, now).play();
}

class StoryTeller {
  readonly #story: Story;
  readonly #stage: StoryStage;
  readonly #now: number;
  readonly #texts = new Map<string, string>();
  readonly #sessions = new Map<string, { readonly id: string; readonly messages: number[] }>();
  readonly #usage = new Map<string, Record<string, unknown>>();
  readonly #events: SkillEvents;
  #clock = 0;
  #gate = false;

  constructor(story: Story, stage: StoryStage, now: number) {
    this.#story = story;
    this.#stage = stage;
    this.#now = now;
    this.#events = new SkillEvents(stage.paths.skillEventsFile);
  }

  async play(): Promise<void> {
    const services = await openServices({
      ...this.#stage,
      emit: () => undefined,
      source: 'desktop',
      readOnly: false,
      model: null,
      workspace: null,
      watch: false,
      onProblem: () => undefined,
      now: () => this.#clock,
      gate: () => this.#gate,
    });
    try {
      for (const session of this.#story.sessions) await this.#session(services, session);
      await this.#writeUsage();
      this.#gate = true;
      for (const staged of this.#story.staged) await this.#staged(services, staged);
    } finally {
      await services.close();
    }
  }

  async #session(services: Services, told: Story['sessions'][number]): Promise<void> {
    this.#clock = this.#timeOf(told.daysAgo, told.at);
    const id = sessionId(this.#clock, told.id);
    const facts = { session: id, model, provider, startedAt: this.#clock, workspace: null };
    const prompt = await services.prompts.build({ ...facts, tools: services.tools.map(({ name }) => name) });
    await services.sessions.createSession({
      id,
      source: 'desktop',
      model,
      provider,
      systemPrompt: prompt.text,
      title: told.title,
      cwd: null,
      modelConfig: prompt.config,
    });
    const source = { id, messages: [] as number[] };
    this.#sessions.set(told.id, source);
    const steps = [...told.memory];
    for (const [index, { role, text }] of told.messages.entries()) {
      this.#clock += 20_000 + text.length * 40;
      if (role === 'assistant' && index > 0 && steps.length > 0) {
        const last = index === told.messages.length - 1;
        for (const step of steps.splice(0, last ? steps.length : 1)) await this.#remember(services, id, step);
      }
      const message = await services.sessions.appendMessage(id, {
        role,
        content: text,
        ...(role === 'assistant' ? { finishReason: 'stop' } : {}),
      });
      if (role === 'user') source.messages.push(message.id);
    }
    await this.#skills(told, id);
    await services.sessions.addUsage(id, {
      model,
      provider,
      calls: told.messages.length / 2,
      inputTokens: 4200 + told.messages.length * 310,
      outputTokens: told.messages.reduce((sum, { text }) => sum + Math.ceil(text.length / 3), 0),
      cacheReadTokens: 3100,
      cacheWriteTokens: 0,
      reasoningTokens: 0,
      costUsd: null,
    });
  }

  async #remember(services: Services, session: string, step: Step): Promise<void> {
    const args = this.#argumentsOf(step);
    const callId = `call_${session.slice(-6)}_${this.#clock.toString(36)}`;
    const source = [...this.#sessions.values()].find(({ id }) => id === session);
    await services.sessions.appendMessage(session, {
      role: 'assistant',
      content: '',
      toolCalls: [{ id: callId, name: 'memory', arguments: JSON.stringify(args) }],
      finishReason: 'tool_calls',
    });
    const result = await this.#call(services, session, source?.messages.at(-1) ?? null, 'foreground', args);
    if (result.failed) throw new Error(`the story cannot be told: ${result.content}`);
    this.#clock += 1500;
    await services.sessions.appendMessage(session, {
      role: 'tool',
      content: result.content,
      toolCallId: callId,
      toolName: 'memory',
      ...(result.effect === null ? {} : { effect: result.effect }),
    });
    this.#keep(step);
  }

  /** What the session did to skills: events with their times, counted for `.usage.json`. */
  async #skills(told: Story['sessions'][number], session: string): Promise<void> {
    const message = this.#sessions.get(told.id)?.messages.at(-1) ?? null;
    const time = this.#clock;
    for (const skill of told.skillsBorn) {
      this.#usage.set(skill, { created_by: 'agent', created_at: isoTime(time), pinned: false, state: 'active' });
      await this.#events.append({ time, skill, kind: 'born', session, message });
    }
    for (const skill of told.skillsUsed) {
      const last = { last_used_at: isoTime(time), last_viewed_at: isoTime(time) };
      this.#count(skill, ['use_count', 'view_count'], last);
      await this.#events.append({ time, skill, kind: 'use', session, message });
    }
    for (const skill of told.skillsPatched) {
      this.#count(skill, ['patch_count'], { last_patched_at: isoTime(time) });
      await this.#events.append({ time, skill, kind: 'edit', session, message });
    }
  }

  #count(skill: string, counters: readonly string[], times: Readonly<Record<string, string>>): void {
    const record = this.#usage.get(skill) ?? {};
    const counted = counters.map((name) => [name, Number(record[name] ?? 0) + 1] as const);
    this.#usage.set(skill, { ...record, ...Object.fromEntries(counted), ...times });
  }

  /** `.usage.json` by folder name, as Hermes keys it. */
  async #writeUsage(): Promise<void> {
    const byFolder = [...this.#usage].map(([id, record]) => [id.split('/').at(-1) ?? id, record] as const);
    await writeFileAtomic(join(this.#stage.paths.skillsDir, '.usage.json'), formatUsage(new Map(byFolder)));
  }

  async #staged(services: Services, staged: Story['staged'][number]): Promise<void> {
    this.#clock = this.#now - staged.hoursAgo * hour;
    const source = this.#sessions.get(staged.session);
    if (source === undefined) throw new Error(`the story has no session ${staged.session}`);
    const message = source.messages[staged.says] ?? null;
    const result = await this.#call(services, source.id, message, staged.origin, this.#argumentsOf(staged));
    if (result.failed) throw new Error(`the story cannot be told: ${result.content}`);
  }

  #call(
    services: Services,
    session: string,
    message: number | null,
    origin: 'foreground' | 'background_review',
    args: Readonly<Record<string, unknown>>,
  ): ReturnType<Services['memory']['tool']['run']> {
    const { signal } = new AbortController();
    return services.memory.tool.run(args, {
      session,
      turn: `${session}-story`,
      origin,
      message,
      workspace: null,
      signal,
    });
  }

  #argumentsOf({ op, store, key, text }: Step): Readonly<Record<string, unknown>> {
    const old = key === undefined ? undefined : this.#texts.get(key);
    return {
      action: op,
      target: store,
      ...(text === undefined ? {} : { content: text }),
      ...(op === 'add' ? {} : { old_text: old }),
    };
  }

  #keep({ op, key, text }: Step): void {
    if (key === undefined) return;
    if (op === 'remove' || text === undefined) this.#texts.delete(key);
    else this.#texts.set(key, text);
  }

  #timeOf(daysAgo: number, at: string): number {
    const date = new Date(this.#now - daysAgo * day);
    const [hours, minutes] = at.split(':').map(Number);
    date.setHours(hours ?? 0, minutes ?? 0, 0, 0);
    return Math.min(date.getTime(), this.#now - hour);
  }
}

/** An id in Hermes' form for command-line and window sessions, the same for the same time and place in the story. */
function sessionId(time: number, name: string): string {
  const stamp = new Date(time).toISOString().replace(/[-:]/g, '').replace('T', '_').slice(0, 15);
  return `${stamp}_${Buffer.from(name).toString('hex').padEnd(6, '0').slice(0, 6)}`;
}
