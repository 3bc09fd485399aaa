import { describe, expect, it } from 'vitest';
import { readToldMemory } from './prompt-memory.ts';

const ruler = '═'.repeat(46);
const prompt = (entries: readonly string[], after: string): string => {
  const body = entries.join('\n§\n');
  const used = [...body].length.toLocaleString('en-US');
  const head = `${ruler}\nMEMORY (your personal notes) [1% — ${used}/2,200 chars]\n${ruler}`;
  return `You are Hermes.\n\n${head}\n${body}\n\n${after}Conversation started: Monday (UTC)\nModel: offline-guide`;
};

describe('the memory that a system prompt tells', () => {
  it.each([
    ['short entries', ['Likes tea', 'Server is called 柏 🌲']],
    ['an entry with a paragraph and a heading', ['First\n\n# Second\n\nThird', 'Last']],
    ['more than a thousand characters', ['x'.repeat(1500)]],
  ])('is its entries alone, also before the block of a memory provider: %s', (_, entries) => {
    const block = '# Mem0 Memory\nActive, user ada.\n\n';
    expect(readToldMemory(prompt(entries, block)).memory).toEqual(entries);
    expect(readToldMemory(prompt(entries, '')).memory).toEqual(entries);
  });

  it('is kept whole where the number of characters does not fit', () => {
    const odd = prompt(['Likes tea\n\nand cake'], '').replace('19/', '3/');
    expect(readToldMemory(odd).memory).toEqual(['Likes tea\n\nand cake']);
  });
});
