import { describe, expect, it } from 'vitest';
import { indexNews, IndexNews } from './news.ts';
import { useSkillsHome } from './testing/skills-home.ts';

const at = useSkillsHome();

describe('news of the list of skills', () => {
  it('are told once to a conversation that began before them', async () => {
    at.skill('a', 'name: a\ndescription: First.');
    at.skill('b', 'name: b\ndescription: Second.');
    const prompt = `Stable part\n\n${await at.skills.promptBlock()}\n\nMore`;
    expect(await at.skills.news('s', prompt)).toBeNull();
    at.skill('b', 'name: b\ndescription: Another.');
    at.skill('c', 'name: c\ndescription: "Third: with a colon."');
    await at.skills.archive('a', 'person');
    const news = await at.skills.news('s', prompt);
    expect(news?.model.split('\n').slice(1, -1)).toEqual([
      '- new: c: Third: with a colon.',
      '- changed: b: Another.',
      '- no longer there: a',
    ]);
    expect(news?.person).toContain('new: c; changed: b; no longer there: a');
    expect(await at.skills.news('s', prompt)).toBeNull();
    expect(await at.skills.news('other', prompt)).not.toBeNull();
  });

  it('are told again only for what is new since', () => {
    const block = (...names: string[]): string =>
      ['<available_skills>', '  x:', ...names.map((name) => `    - ${name}: d`), '</available_skills>'].join('\n');
    const news = new IndexNews();
    expect(news.of('s', block('a'), block('a', 'b'))?.model).toContain('new: b');
    expect(news.of('s', block('a'), block('a', 'b', 'c'))?.model).not.toContain('new: b');
    expect(indexNews('no list at all', '')).toBeNull();
  });
});
