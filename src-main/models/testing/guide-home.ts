import { collect } from './support.ts';
import type { ModelRequest, WireMessage } from '../provider.ts';
import { textAt } from '@shared/record.ts';
import { OfflineGuide } from '../offline-guide/guide.ts';

/** The two stores and the answers of the tools, small and in memory, in the shapes the real tools give. For tests. */
export class TestHome {
  readonly stores: Record<'user' | 'memory', string[]> = { user: [], memory: [] };
  readonly searches: string[] = [];
  results: readonly Readonly<Record<string, unknown>>[] = [];
  skills: readonly { name: string; description: string }[] = [];
  gate = false;
  /** Refuses every write with this sentence. */
  refusal: string | null = null;
  tools: readonly string[] = ['memory', 'session_search', 'skills_list'];
  readonly messages: WireMessage[] = [];
  /** The prompt as frozen at the start. */
  system = '';
  calls: { name: string; arguments: Record<string, unknown> }[] = [];

  /** Freezes the stores into the prompt, as a new session does. */
  freeze(): void {
    const ruler = '═'.repeat(46);
    const block = (head: string, entries: readonly string[]): string[] =>
      entries.length === 0 ? [] : [`${ruler}\n${head} [9% — 1/2 chars]\n${ruler}\n${entries.join('\n§\n')}`];
    this.system = [
      'You are an assistant.',
      '## Skills\nNone.',
      ...block('MEMORY (your personal notes)', this.stores.memory),
      ...block('USER PROFILE (who the user is)', this.stores.user),
      'Conversation started: Monday, June 01, 2026 (UTC)\nModel: offline-guide',
    ].join('\n\n');
  }

  /** Says something and lets the loop run to the end of the answer. */
  async say(words: string): Promise<string> {
    this.messages.push({ role: 'user', content: words });
    const guide = new OfflineGuide();
    this.calls = [];
    for (let round = 0; round < 10; round++) {
      const request: ModelRequest = {
        system: this.system,
        messages: this.messages,
        tools: this.tools.map((name) => ({ name, description: name, parameters: { type: 'object' } })),
      };
      const outcome = await collect(guide, request);
      if (outcome.error !== null) throw outcome.error;
      if (outcome.calls.length === 0) {
        this.messages.push({ role: 'assistant', content: outcome.text });
        return outcome.text;
      }
      this.messages.push({
        role: 'assistant',
        content: null,
        tool_calls: outcome.calls.map((call) => ({
          id: call.id,
          type: 'function',
          function: { name: call.name, arguments: call.arguments },
        })),
      });
      for (const call of outcome.calls) {
        const args = JSON.parse(call.arguments) as Record<string, unknown>;
        this.calls.push({ name: call.name, arguments: args });
        this.messages.push({
          role: 'tool',
          tool_call_id: call.id,
          content: JSON.stringify(this.#run(call.name, args)),
        });
      }
    }
    throw new Error('The guide does not come to an end.');
  }

  #run(name: string, args: Readonly<Record<string, unknown>>): Record<string, unknown> {
    if (name === 'skills_list')
      return { success: true, skills: this.skills, categories: [], count: this.skills.length };
    if (name === 'session_search') {
      this.searches.push(typeof args['query'] === 'string' ? args['query'] : '');
      return { success: true, mode: 'discover', results: this.results, count: this.results.length };
    }
    return this.#memory(args);
  }

  #memory(args: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const target = args['target'] === 'user' ? 'user' : 'memory';
    const entries = this.stores[target];
    const content = textAt(args, 'content');
    const action = textAt(args, 'action');
    if (action !== 'add' && args['old_text'] === undefined) {
      return { success: false, error: `'${action}' needs old_text`, current_entries: [...entries], usage: '1/2' };
    }
    const old = textAt(args, 'old_text');
    const exact = entries.filter((entry) => entry === old);
    const hits = exact.length > 0 ? exact : entries.filter((entry) => entry.includes(old));
    if (action !== 'add' && hits.length === 0) {
      return { success: false, error: `No entry matched '${old}'`, current_entries: [...entries] };
    }
    if (action !== 'add' && new Set(hits).size > 1) {
      return { success: false, error: `Multiple entries matched '${old}'`, matches: hits };
    }
    if (this.refusal !== null) return { success: false, error: this.refusal };
    if (this.gate) return { success: true, staged: true, pending_id: '0a1b2c3d', message: 'Staged.' };
    const at = entries.indexOf(hits[0] ?? '');
    if (action === 'add') {
      const there = entries.includes(content);
      if (!there) entries.push(content);
      const message = there ? 'Entry already exists (no duplicate added).' : 'Entry added.';
      return { success: true, done: true, target, usage: '1% — 22/2,200 chars', entry_count: entries.length, message };
    }
    if (action === 'remove') entries.splice(at, 1);
    else entries[at] = content;
    return { success: true, done: true, target, usage: '1% — 22/2,200 chars', message: 'Done.' };
  }
}
