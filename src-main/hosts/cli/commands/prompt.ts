import type { Command } from '../command.ts';
import { when } from '../words.ts';

export const promptCommand: Command = {
  name: 'prompt',
  words: '',
  about: 'the system prompt by tier, with sizes and SHA-256: as the next session will get it',
  options: { session: { value: 'ID', about: 'as this session was given it' } },
  count: [0, 0],
  async run(context) {
    const view = await context.request('prompt.view', { session: context.args.option('session') });
    const whose = view.session === null ? 'the next session' : `session ${view.session}, frozen ${when(view.frozenAt)}`;
    const head = `System prompt of ${whose}: ${view.chars} characters, ${view.bytes} bytes, sha256 ${view.sha256}`;
    const tiers = view.tiers.map(({ name, text, chars, sha256, parts }) => {
      const names = parts.map((part) => `${part.name} ${part.chars}`).join(', ');
      return `=== ${name}: ${chars} characters, sha256 ${sha256}${names && ` (${names})`} ===\n${text}`;
    });
    return { data: view, text: [head, ...tiers].join('\n\n') };
  },
};
