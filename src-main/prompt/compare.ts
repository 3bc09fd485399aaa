import type { PromptChange, PromptComparison, PromptView } from '@shared/contract/prompt.ts';
import { codePoints } from './tiers.ts';

/** A prompt as it is shown, without what it is held against. */
export type PlainView = Omit<PromptView, 'before'>;

interface Part {
  readonly tier: PromptChange['tier'];
  readonly name: string;
  readonly text: string;
  /** Tells apart parts of one name in one tier. */
  readonly key: string;
}

function partsOf(view: PlainView): Part[] {
  const seen = new Map<string, number>();
  return view.tiers.flatMap(({ name: tier, parts }) =>
    parts.map(({ name, text }) => {
      const place = JSON.stringify([tier, name]);
      const number = seen.get(place) ?? 0;
      seen.set(place, number + 1);
      return { tier, name, text, key: `${place}${String(number)}` };
    }),
  );
}

/** How many items at the beginning (or, with `fromEnd`, at the end) two lists have in common. */
function alike<T>(a: ArrayLike<T>, b: ArrayLike<T>, most: number, fromEnd = false): number {
  let count = 0;
  while (count < most) {
    const [left, right] = fromEnd ? [a[a.length - 1 - count], b[b.length - 1 - count]] : [a[count], b[count]];
    if (left !== right) break;
    count += 1;
  }
  return count;
}

const linesOf = (text: string): string[] => (text === '' ? [] : text.split('\n'));

function change(of: Part, before: string, now: string): PromptChange {
  const [old, fresh] = [linesOf(before), linesOf(now)];
  const most = Math.min(old.length, fresh.length);
  const head = alike(old, fresh, most);
  const tail = alike(old, fresh, most - head, true);
  return {
    tier: of.tier,
    part: of.name,
    kind: before === '' ? 'added' : now === '' ? 'removed' : 'changed',
    chars: codePoints(now),
    charsBefore: codePoints(before),
    removed: old.slice(head, old.length - tail),
    added: fresh.slice(head, fresh.length - tail),
  };
}

/** What of a prompt reads otherwise than in the one before: part by part, in the order of the prompt, what is gone last. */
export function comparePrompts(before: PlainView & { readonly session: string }, now: PlainView): PromptComparison {
  const old = new Map(partsOf(before).map((part) => [part.key, part]));
  const changes: PromptChange[] = [];
  for (const part of partsOf(now)) {
    const was = old.get(part.key)?.text ?? '';
    old.delete(part.key);
    if (was !== part.text) changes.push(change(part, was, part.text));
  }
  changes.push(...[...old.values()].map((part) => change(part, part.text, '')));
  const same = alike(before.text, now.text, Math.min(before.text.length, now.text.length));
  return {
    session: before.session,
    frozenAt: before.frozenAt ?? 0,
    sha256: before.sha256,
    sharedChars: codePoints(now.text.slice(0, same)),
    changes,
  };
}
