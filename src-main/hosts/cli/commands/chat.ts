import {
  DeskError,
  type ErrorShape,
  type EventData,
  type EventFrame,
  type UsageRecord,
} from '@shared/contract/index.ts';
import { readCompressWish } from '@shared/chat/compress-words.ts';
import { readCommand } from '@shared/chat/commands.ts';
import { usage, type Arguments } from '../arguments.ts';
import { isWork, tellChildren, work } from '../work.ts';
import { isEvent, type Command, type CommandContext, type HomeNeed, type Outcome } from '../command.ts';
import { withoutOrders } from '../words.ts';

/** One tool call of the turn, with what it answered. */
interface Called {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
  failed: boolean;
  result: string | null;
}

/** Follows one turn through the event stream. Events may come before the turn's id is known, so they are kept till then. */
class TurnReader {
  finalResponse = '';
  readonly calls = new Map<string, Called>();
  readonly ended: Promise<EventData<'turn.ended'>>;
  readonly #stream: (text: string) => void;
  /** Something of the answer that is coming in was written. */
  #streaming = false;
  #early: EventFrame[] = [];
  #turn: { session: string; turn: string } | null = null;
  #end: (data: EventData<'turn.ended'>) => void = () => undefined;

  constructor(stream: (text: string) => void) {
    this.#stream = stream;
    this.ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  follow(turn: { session: string; turn: string }): void {
    this.#turn = turn;
    const early = this.#early;
    this.#early = [];
    for (const event of early) this.take(event);
  }

  take(event: EventFrame): void {
    const turn = this.#turn;
    if (turn === null) {
      this.#early.push(event);
    } else if (isEvent(event, 'turn.delta') && event.data.turn === turn.turn) {
      this.#streaming ||= event.data.text !== '';
      this.#stream(event.data.text);
    } else if (isEvent(event, 'turn.restart') && event.data.turn === turn.turn) {
      if (this.#streaming) this.#stream('\n(The answer begins anew.)\n');
      this.#streaming = false;
    } else if (isEvent(event, 'turn.tool') && event.data.turn === turn.turn) {
      this.#tool(event.data);
    } else if (isEvent(event, 'message.added') && event.data.session === turn.session) {
      this.#message(event.data);
    } else if (isEvent(event, 'turn.ended') && event.data.turn === turn.turn) {
      this.#end(event.data);
    }
  }

  #tool({ callId, name, arguments: args, state }: EventData<'turn.tool'>): void {
    const known = this.calls.get(callId);
    if (known === undefined) {
      this.calls.set(callId, { id: callId, name, arguments: args, failed: state === 'failed', result: null });
    } else {
      known.failed = state === 'failed';
    }
  }

  #message({ role, content, toolCallId }: EventData<'message.added'>): void {
    if (role === 'assistant') {
      this.finalResponse = content;
      this.#streaming = false;
    }
    const call = toolCallId === null ? undefined : this.calls.get(toolCallId);
    if (call !== undefined) call.result = content;
  }
}

/** The usage of a turn under the names that scripts around Hermes know. */
function usageData(record: UsageRecord): Record<string, number | null> {
  return {
    input_tokens: record.inputTokens,
    output_tokens: record.outputTokens,
    cache_read_tokens: record.cacheReadTokens,
    cache_write_tokens: record.cacheWriteTokens,
    reasoning_tokens: record.reasoningTokens,
    calls: record.calls,
    cost_usd: record.costUsd,
  };
}

async function sessionMeant({ args, request }: CommandContext): Promise<string | null> {
  const session = args.option('session');
  if (session !== null && args.has('continue')) throw usage('Say --session or --continue, not both.');
  const name = args.has('continue') ? 'latest' : session;
  return name === null ? null : (await request('sessions.resolve', { name })).id;
}

async function wordsOf(context: CommandContext): Promise<string> {
  const { args } = context;
  const option = args.option('query');
  if (option !== null && args.words.length > 0) throw usage('Say what to send once: as TEXT or with -q TEXT.');
  const given = option ?? args.words.join(' ');
  if (given === '') throw usage('Say what to send: hermes-desk chat TEXT (- reads standard input).');
  const text = given === '-' ? await context.readInput() : given;
  if (text.trim() === '') throw usage('There is nothing to send.');
  return text;
}

function failure(ended: EventData<'turn.ended'>): ErrorShape | null {
  if (ended.error !== null) return ended.error;
  if (ended.outcome === 'completed') return null;
  return { code: 'refused', message: 'The turn was stopped.', remedy: 'Send again to go on.' };
}

/** `/compress` in place of words: what it gained. */
async function compress(context: CommandContext, session: string | null, args: string): Promise<Outcome> {
  if (session === null) throw usage('Say which conversation to summarise: --session ID or --continue.');
  const { compressed, tokensBefore, tokensAfter, message } = await context.request('chat.compress', {
    session,
    ...readCompressWish(args),
  });
  const data = { session_id: session, compressed, tokens_before: tokensBefore, tokens_after: tokensAfter, message };
  return { data, text: message, exit: compressed ? 0 : 1 };
}

/** Only a first message makes a home: not a command without words, nor one that goes on with a conversation. */
function needOf(args: Arguments): HomeNeed {
  if (args.words.length === 0 && args.option('query') === null) return 'nothing';
  return args.has('continue') || args.option('session') !== null ? 'there' : 'made';
}

export const chatCommand: Command = {
  name: 'chat',
  words: '[TEXT]',
  about:
    'sends a message and waits for the answer; or /compress [WORDS], /goal [WORDS], /subgoal WORDS, /agents in place of a message',
  options: {
    query: { value: 'TEXT', short: 'q', about: 'what to say, instead of TEXT; - reads standard input' },
    session: { value: 'NAME', about: 'in this session: its id, the beginning of one, its title, or latest' },
    continue: { about: 'in the newest session' },
    'allow-tools': { about: 'runs tools of MCP servers that would ask; without it such calls are refused' },
  },
  count: [0, Infinity],
  home: needOf,
  async run(context) {
    const text = await wordsOf(context);
    const session = await sessionMeant(context);
    const command = readCommand(text);
    if (command?.kind === 'command' && command.name === 'compress') {
      return compress(context, session, command.args);
    }
    if (command?.kind === 'command' && isWork(command)) return work(context, session, command);
    let streamed = '';
    const reader = new TurnReader((piece) => {
      streamed += piece;
      if (!context.json) context.write(withoutOrders(piece));
    });
    const stop = context.onEvent((event) => reader.take(event));
    const stopTelling = tellChildren(context);
    try {
      const sent = await context.request('chat.send', { session, text });
      reader.follow(sent);
      const halt = (): void => void context.request('chat.stop', { session: sent.session }).catch(() => undefined);
      context.signal.addEventListener('abort', halt, { once: true });
      const ended = await reader.ended;
      const error = failure(ended);
      const data = {
        session_id: sent.session,
        turn: sent.turn,
        outcome: ended.outcome,
        final_response: reader.finalResponse,
        tool_calls: [...reader.calls.values()],
        usage: usageData(ended.usage),
        error,
      };
      if (!context.json) context.write(withoutOrders(closing(streamed, reader.finalResponse)));
      if (error !== null && !context.json) throw DeskError.fromShape(error);
      return { data, exit: error === null ? 0 : 1 };
    } finally {
      stop();
      stopTelling();
    }
  },
};

/** What still has to be written after the streamed text: all of it for a model that does not stream, and a line end. */
function closing(streamed: string, response: string): string {
  const rest = streamed === '' ? response : '';
  return (streamed + rest).endsWith('\n') ? rest : `${rest}\n`;
}
