import type { ErrorShape, Finding } from '@shared/contract/index.ts';
import { usage } from '../arguments.ts';
import type { Command, CommandContext } from '../command.ts';
import type { ScanScope } from '../services.ts';

const scopes: readonly ScanScope[] = ['all', 'context', 'strict'];

function scopeOf({ args }: CommandContext): ScanScope {
  const given = args.option('scope') ?? 'all';
  const scope = scopes.find((name) => name === given);
  if (scope === undefined) throw usage(`${given} is not a scope.`, `The scopes are: ${scopes.join(', ')}.`);
  return scope;
}

function findingText({ kind, start, end, message }: Finding): string {
  return `${start}-${end}  ${kind}: ${message}`;
}

function jsonOf(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** One JSON string a line in, one JSON result a line out; a line that is none is answered too, so that lines stay in step. */
function scanLine(
  line: string,
  scan: (text: string) => readonly Finding[],
): { findings: readonly Finding[] } | { error: ErrorShape } {
  const text = jsonOf(line);
  if (typeof text === 'string') return { findings: scan(text) };
  return { error: { code: 'invalid_input', message: 'The line is not a JSON string.', remedy: 'Write it as "...".' } };
}

export const scanCommand: Command = {
  name: 'memory scan',
  words: '',
  about: 'what the scanner finds in standard input',
  options: {
    scope: { value: 'all|context|strict', about: 'the rules to scan by (default all)' },
    lines: { about: 'each line is a JSON string; answers one JSON result a line' },
  },
  count: [0, 0],
  home: 'nothing',
  async run(context) {
    const scope = scopeOf(context);
    const scan = (text: string): readonly Finding[] => context.services.scan(text, scope);
    if (context.args.has('lines')) {
      let exit: 0 | 1 = 0;
      for await (const line of context.inputLines()) {
        const result = scanLine(line, scan);
        if ('error' in result) exit = 1;
        context.print(JSON.stringify(result));
      }
      return { exit };
    }
    const findings = scan(await context.readInput());
    return {
      data: { findings },
      text: findings.length === 0 ? 'Nothing found.' : findings.map(findingText).join('\n'),
    };
  },
};
