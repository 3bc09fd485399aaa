import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A temporary home for one test. */
export function temporaryHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'desk-agent-'));
  onTestFinished(() => rmSync(home, { recursive: true, force: true }));
  return home;
}

/** A chat completions server that answers what `answer` says and keeps the raw bodies it was sent. */
export interface ChatServer {
  readonly url: string;
  readonly bodies: string[];
}

/** One answer: text, or tool calls by name and argument text. */
export type ServerAnswer = string | readonly { readonly name: string; readonly args: string }[];

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function stream(response: ServerResponse, answer: ServerAnswer, number: number): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (choices: unknown[], more: object = {}): void => {
    response.write(
      `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', model: 'm', choices, ...more })}\n\n`,
    );
  };
  if (typeof answer === 'string') {
    for (const piece of answer.match(/.{1,7}/gsu) ?? [])
      send([{ index: 0, delta: { content: piece }, finish_reason: null }]);
  } else {
    const tool_calls = answer.map(({ name, args }, index) => ({
      index,
      id: `call_${String(number)}_${String(index)}`,
      type: 'function',
      function: { name, arguments: args },
    }));
    send([{ index: 0, delta: { tool_calls }, finish_reason: null }]);
  }
  send([{ index: 0, delta: {}, finish_reason: typeof answer === 'string' ? 'stop' : 'tool_calls' }]);
  send([], { usage: { prompt_tokens: 100, completion_tokens: 5, total_tokens: 105 } });
  response.end('data: [DONE]\n\n');
}

/** Starts the server on a free port of the loopback; it is closed when the test has ended. */
export async function chatServer(answer: (number: number) => ServerAnswer): Promise<ChatServer> {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      bodies.push(body);
      stream(response, answer(bodies.length - 1), bodies.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/v1`, bodies };
}
