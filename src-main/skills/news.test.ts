import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { indexNews, IndexNews } from './news.ts';
import { useSkillsHome } from './testing/skills-home.ts';
import { ToldListsFile } from './told-lists.ts';

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

  it('are told again only for what is new since, and anew where the prompt was built anew', async () => {
    const block = (...names: string[]): string =>
      ['<available_skills>', '  x:', ...names.map((name) => `    - ${name}: d`), '</available_skills>'].join('\n');
    const news = new IndexNews(new ToldListsFile(join(at.home, 'desk/skill-news.json'), () => undefined));
    expect((await news.of('s', block('a'), block('a', 'b')))?.model).toContain('new: b');
    expect((await news.of('s', block('a'), block('a', 'b', 'c')))?.model).not.toContain('new: b');
    expect(await news.of('s', block('a', 'b', 'c'), block('a', 'b', 'c'))).toBeNull();
    expect(indexNews('no list at all', '')).toBeNull();
  });

  it('are told once though the app was closed in between, and no file of it grows for ever', async () => {
    at.skill('a', 'name: a\ndescription: First.');
    const prompt = await at.skills.promptBlock();
    at.skill('b', 'name: b\ndescription: Second.');
    expect((await at.skills.news('s', prompt))?.model).toContain('new: b');
    const again = at.again();
    expect(await again.news('s', prompt)).toBeNull();
    expect((await again.news('other', prompt))?.model).toContain('new: b');
    const file = join(at.home, 'desk/skill-news.json');
    const told = new ToldListsFile(file, () => undefined);
    for (let n = 0; n < 205; n++) await told.put(`c${String(n)}`, 'one list');
    await told.put('big', 'x'.repeat(5_000_000));
    expect(await new ToldListsFile(file, () => undefined).get('c204')).toBeNull();
    expect(await new ToldListsFile(file, () => undefined).get('big')).not.toBeNull();
    writeFileSync(file, '{"v":1');
    expect(await at.again().news('s', prompt)).not.toBeNull();
  });
});
