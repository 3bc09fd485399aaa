import { describe, expect, it } from 'vitest';
import { abbreviationMarker } from './abbreviation.ts';
import { similarEntries } from './similar.ts';

describe('text that stands in for text', () => {
  it.each([
    '... [rest of the entry unchanged] ...',
    'new fact\n[remaining entries as before]',
    'Backup at 02:15 ... (rest unchanged)',
    'new rule\n... existing content ...',
    '... rest of the list stays the same ...',
    '<!-- other entries unchanged -->',
    '[... previous content omitted ...]',
    '(everything else kept as is)',
    '# ... existing code ...',
    '备份改到 oak，[其余不变]',
    '新规则……其他条目保持不变',
    'new rule\n*remaining memories omitted for brevity*',
  ])('is seen in %j', (text) => {
    expect(abbreviationMarker(text)).not.toBeNull();
  });

  it.each([
    'Keep the rest of the file unchanged when editing config.',
    'Prefers short answers... and no apologies.',
    '[todo] [done] marks ok | vegetarian',
    'Existing tests must stay green; never change other entries of the changelog.',
    '[PLANTS · always] water before 8:00',
    'When refactoring leave the public API unchanged.',
    'Loves (really) the rest day on Sunday.',
    'Array spread: [...previous, next] is preferred.',
    'Function signature f(...rest) here is fine',
    '其他时间不要打扰。',
    'Wants **no other changes** in a commit',
    'Uses *existing* code where there is some',
  ])('is not seen in %j', (text) => {
    expect(abbreviationMarker(text)).toBeNull();
  });
});

describe('entries that say nearly the same', () => {
  const rule = 'Always run the tests before committing';
  it.each([
    'Run all tests before every commit',
    'Never commit without running the tests',
    'tests must be run before each commit',
  ])('finds the rule in %j', (paraphrase) => {
    expect(similarEntries([rule, 'Likes green tea'], paraphrase)).toEqual([rule]);
  });

  it('finds it in Chinese', () => {
    expect(similarEntries(['回答控制在三句内，表格优先'], '回答请控制在三句内')).toHaveLength(1);
  });

  it.each([
    ['Likes green tea', 'Has two cats'],
    ['Photos service listens on port 2283', 'Media player listens on port 8096 of birch'],
    ['x', 'x y'],
  ])('does not pair %j with %j', (a, b) => {
    expect(similarEntries([a], b)).toEqual([]);
  });

  it('does not name the text itself', () => {
    expect(similarEntries([rule], rule)).toEqual([]);
  });
});
