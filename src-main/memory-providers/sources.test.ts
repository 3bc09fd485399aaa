import { describe, expect, it } from 'vitest';
import type { LoggedSent } from './log.ts';
import { SourcesOfTexts } from './sources.ts';

const rows: LoggedSent[] = [];
const sent = (session: string | null, text: string, more: Partial<LoggedSent> = {}): void => {
  rows.unshift({
    ...{ id: rows.length + 1, at: 1, what: 'mirror', session, address: '', result: 'done', message: '', text, ms: 1 },
    ...more,
  });
};
const read = (before: number | null, limit: number): LoggedSent[] =>
  rows.filter(({ id }) => before === null || id < before).slice(0, limit);

describe('where a remembered text came from', () => {
  it('is the conversation that handed it over first, word for word, and nothing where nobody knows', () => {
    const sources = new SourcesOfTexts(read);
    sent('s1', '{"content":" Likes tea ","category":"user_pref"}');
    sent('s2', '{"content":"Likes tea"}', { what: 'tool fact_store' });
    sent('s3', '{"content":"Refused"}', { result: 'aside' });
    sent(null, '{"content":"Nobody"}');
    sent('s4', 'not JSON, like tea');
    sent('s5', '{"content":"cut…');
    sources.catchUp();
    expect(
      ['Likes tea', 'Refused', 'Nobody', 'not JSON, like tea', '', '__proto__'].map((text) => sources.of(text)),
    ).toEqual(['s1', null, null, null, null, null]);
  });

  it('reads a long log once, and later only what is new', () => {
    for (let at = 0; at < 1800; at += 1) sent(`long-${String(at)}`, JSON.stringify({ content: `Fact ${String(at)}` }));
    let asked = 0;
    const sources = new SourcesOfTexts((before, limit) => {
      asked += 1;
      return read(before, limit);
    });
    sources.catchUp();
    expect([sources.of('Fact 0'), sources.of('Fact 1799')]).toEqual(['long-0', 'long-1799']);
    asked = 0;
    sent('new', '{"content":"Fact of now"}');
    sources.catchUp();
    expect([sources.of('Fact of now'), asked]).toEqual(['new', 1]);
  });
});
