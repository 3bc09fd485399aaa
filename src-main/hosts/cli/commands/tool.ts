import type { Command } from '../command.ts';
import { word } from '../words.ts';

/** A tool's result as one line of JSON: as it is where it is that, without line ends, or as a JSON string. */
export function asLine(content: string): string {
  try {
    const value: unknown = JSON.parse(content);
    return /[\r\n]/.test(content) ? JSON.stringify(value) : content;
  } catch {
    return JSON.stringify(content);
  }
}

export const toolCommand: Command = {
  name: 'tool',
  words: 'NAME [JSON]',
  about: 'one tool call as the model would make it; without JSON a line a call from standard input, all as one turn',
  options: {
    session: { value: 'ID', about: 'the session the calls belong to' },
    'allow-tools': { about: 'runs tools of MCP servers that would ask; without it such calls are refused' },
  },
  count: [1, 2],
  home: 'made',
  async run(context) {
    const name = word(context, 0);
    const json = context.args.words[1];
    const turn = await context.services.openToolTurn(context.args.option('session'));
    try {
      if (json !== undefined) {
        const { content, failed } = await turn.call(name, json);
        context.print(context.json ? asLine(content) : content);
        return { exit: failed ? 1 : 0 };
      }
      let refused = false;
      for await (const line of context.inputLines()) {
        if (line.trim() === '') continue;
        const { content, failed } = await turn.call(name, line);
        context.print(asLine(content));
        refused ||= failed;
      }
      return { exit: refused ? 1 : 0 };
    } finally {
      await turn.close();
    }
  },
};
