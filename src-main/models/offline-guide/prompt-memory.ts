import type { Store } from '@shared/contract/common.ts';

/** The entries of the two stores as a session's system prompt tells them. */
export type ToldMemory = Readonly<Record<Store, readonly string[]>>;

const ruler = '═'.repeat(46);
const heads: Readonly<Record<Store, string>> = {
  memory: 'MEMORY (your personal notes) [',
  user: 'USER PROFILE (who the user is) [',
};

function endOf(lines: readonly string[], from: number): number {
  for (let at = from; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line === ruler || line.startsWith('Conversation started: ')) return at;
  }
  return lines.length;
}

function entriesOf(lines: readonly string[], head: string): string[] {
  const at = lines.findIndex(
    (line, index) => line.startsWith(head) && lines[index - 1] === ruler && lines[index + 1] === ruler,
  );
  if (at < 0) return [];
  const body = lines.slice(at + 2, endOf(lines, at + 2)).join('\n');
  return withoutWhatFollows(body, lines[at] ?? '')
    .split('\n§\n')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/** The block of a memory provider may follow without a ruler: the head says how many characters are the store's. */
function withoutWhatFollows(body: string, head: string): string {
  const used = Number(/ ([\d,]+)\//u.exec(head)?.[1]?.replaceAll(',', ''));
  const signs = [...body];
  return signs[used] === '\n' && signs[used + 1] === '\n' ? signs.slice(0, used).join('') : body;
}

/** Reads the memory blocks of a system prompt, as Hermes renders them; a store without a block is empty. */
export function readToldMemory(system: string): ToldMemory {
  const lines = system.split('\n');
  return { memory: entriesOf(lines, heads.memory), user: entriesOf(lines, heads.user) };
}
