import type { PromptChange, PromptComparison, PromptView } from '@shared/contract/index.ts';
import type { Command } from '../command.ts';
import { counted, oneLine, when } from '../words.ts';

/** Lines of one changed part that are printed; all of them are in `--json`. */
const mostLines = 12;

const size = ({ chars, tokens }: { readonly chars: number; readonly tokens: number }): string =>
  `${counted(chars, 'character')}, about ${counted(tokens, 'token')}`;

function lines(sign: string, of: readonly string[]): string[] {
  const more = of.length > mostLines ? [`  ${sign} ... ${of.length - mostLines} more lines`] : [];
  return [...of.slice(0, mostLines).map((line) => `  ${sign} ${oneLine(line, 160)}`), ...more];
}

function changeText({ tier, part, kind, chars, charsBefore, removed, added }: PromptChange): string {
  const sizes = kind === 'changed' ? `${charsBefore} to ${chars}` : String(kind === 'added' ? chars : charsBefore);
  return [`${tier} / ${part}: ${kind}, ${sizes} characters`, ...lines('-', removed), ...lines('+', added)].join('\n');
}

function comparisonText(before: PromptComparison | null): string {
  if (before === null) return 'No session before it kept a prompt.';
  const { session, frozenAt, changes, sharedChars } = before;
  const whose = `session ${session}, frozen ${when(frozenAt)}`;
  if (changes.length === 0) return `The same as that of ${whose}.`;
  const head = `Changed against ${whose}; the first ${sharedChars} characters are the same:`;
  return [head, ...changes.map(changeText)].join('\n');
}

function promptText(view: PromptView): string {
  const whose = view.session === null ? 'the next session' : `session ${view.session}, frozen ${when(view.frozenAt)}`;
  const head = `System prompt of ${whose}: ${size(view)}, ${counted(view.bytes, 'byte')}, sha256 ${view.sha256}`;
  const tiers = view.tiers.map(({ parts, ...tier }) => {
    const names = parts.map(({ name, chars, tokens }) => `${name} ${chars}/${tokens}`).join(', ');
    return `=== ${tier.name}: ${size(tier)}, sha256 ${tier.sha256}${names && ` (${names})`} ===\n${tier.text}`;
  });
  return [head, comparisonText(view.before), ...tiers].join('\n\n');
}

export const promptCommand: Command = {
  name: 'prompt',
  words: '',
  about: 'the system prompt by tier: sizes, tokens, SHA-256, and what changed against the session before',
  options: { session: { value: 'ID', about: 'as this session was given it, not as the next one will get it' } },
  count: [0, 0],
  async run({ request, args }) {
    const view = await request('prompt.view', { session: args.option('session') });
    return { data: view, text: promptText(view) };
  },
};
