import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';
import { createTitleWriter, titleFrom, titleTask, type TitleModel, type TitleWriter } from './title-writer.ts';

const usage = {
  inputTokens: 10,
  outputTokens: 2,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  costUsd: null,
};

interface Asked {
  readonly asked: { system: string; content: string }[];
  readonly model: TitleModel;
}

/** A model that answers so; `gate` holds it back. */
function modelThatSays(answer: string, gate: Promise<unknown> = Promise.resolve()): Asked {
  const asked: Asked['asked'] = [];
  const model: TitleModel = {
    id: 'test',
    model: 'small',
    async *stream({ system, messages }, signal) {
      asked.push({ system, content: messages.map((m) => m.content).join('') });
      await gate;
      signal.throwIfAborted();
      yield { type: 'text', text: 'void' };
      yield { type: 'restart' };
      yield { type: 'text', text: answer };
      yield { type: 'usage', usage };
      yield { type: 'end' };
    },
  };
  return { asked, model };
}

function writerOver({ store }: TestStore, model: TitleModel | null, log: string[] = []): TitleWriter {
  return createTitleWriter({
    store,
    model: () => model,
    timeout: () => 5000,
    redact: (text) => text.replaceAll('sk-secret', '[key]'),
    log: (message) => log.push(message),
  });
}

async function exchange(opened: TestStore, words = 'how do I bake bread'): Promise<string> {
  const id = await opened.store.createSession(aSession({ title: words }));
  await opened.store.appendMany(id, [
    { role: 'user', content: words },
    { role: 'assistant', content: 'With flour, water, salt and time.' },
  ]);
  return id;
}

describe('the answer of a model as a title', () => {
  it.each([
    ['Baking sourdough bread at home', 'Baking sourdough bread at home'],
    ['"Baking bread at home."', 'Baking bread at home'],
    ['\n\n# Title: Baking bread at home\nbecause ...', 'Baking bread at home'],
    ['**Baking bread at home**', 'Baking bread at home'],
    ['Eight words that are one word too many', 'Eight words that are one word too'],
    ['在家烘焙酸面包的方法', '在家烘焙酸面包的方法'],
    ['「自家製パンの焼き方」', '自家製パンの焼き方'],
    ['Bread', null],
    ['OK', null],
    ['', null],
    ['I am sorry, but I cannot find a good title for this conversation at all today', null],
    ['\u202egnp.exe is a file', 'gnp.exe is a file'],
  ])('%j is %j', (answer, title) => {
    expect(titleFrom(answer)).toBe(title);
  });
});

describe('a title after the first exchange', () => {
  it('is asked of the model with both sides, stored in place of the derived one, and its use is counted', async () => {
    const opened = await openTestStore();
    const id = await exchange(opened);
    const { asked, model } = modelThatSays('Baking bread with sk-secret at home');
    const writer = writerOver(opened, model);
    writer.exchanged(id);
    writer.exchanged(id);
    await writer.close(5000);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.system).toBe(titleTask);
    expect(asked[0]?.content).toContain('how do I bake bread');
    expect(asked[0]?.content).toContain('flour, water');
    expect(opened.store.get(id)).toMatchObject({ title: 'Baking bread with [key] at home', inputTokens: 10 });
    expect(opened.store.facts(id).titledBy).toBe('llm');
    const db = new Database(opened.file, { readonly: true });
    expect(db.prepare('SELECT task FROM session_model_usage').pluck().all()).toEqual(['title_generation']);
    db.close();
  });

  it('does not keep the turn: the call returns at once, and a rename meanwhile wins', async () => {
    const opened = await openTestStore();
    const id = await exchange(opened);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { asked, model } = modelThatSays('A title that comes late', promise);
    const writer = writerOver(opened, model);
    writer.exchanged(id);
    await expect.poll(() => asked.length).toBe(1);
    await opened.store.rename(id, 'Mine');
    resolve(null);
    await writer.close(5000);
    expect(opened.store.get(id).title).toBe('Mine');
  });

  const prepared: readonly (readonly [string, (store: TestStore['store'], id: string) => Promise<unknown>])[] = [
    ['without a model (the offline guide)', () => Promise.resolve()],
    ['of a person', (store, id) => store.rename(id, 'Mine')],
    ['of a model already', (store, id) => store.autoTitle(id, 'Given before by one', 'llm')],
    [
      'of a conversation that has gone on for long',
      (store, id) =>
        store.appendMany(
          id,
          Array.from({ length: 3 }, () => ({ role: 'user', content: 'more' })),
        ),
    ],
  ];
  it.each(prepared)('is not asked for: the title %s', async (what, prepare) => {
    const opened = await openTestStore();
    const id = await exchange(opened);
    await prepare(opened.store, id);
    const before = opened.store.get(id).title;
    const { asked, model } = modelThatSays('Another title for this one');
    const writer = writerOver(opened, what.startsWith('without') ? null : model);
    writer.exchanged(id);
    await writer.close(5000);
    expect([asked.length, opened.store.get(id).title]).toEqual([0, before]);
  });

  it('that is taken gets a number; one that is none, or a model that fails, leaves the derived one', async () => {
    const opened = await openTestStore();
    const [a, b, c] = [await exchange(opened), await exchange(opened), await exchange(opened)];
    const log: string[] = [];
    const writer = writerOver(opened, modelThatSays('Baking bread at home').model, log);
    writer.exchanged(a);
    await expect.poll(() => opened.store.get(a).title).toBe('Baking bread at home');
    writer.exchanged(b);
    await writer.close(5000);
    expect(opened.store.get(b).title).toBe('Baking bread at home #2');
    const failing: TitleModel = {
      id: 'test',
      model: 'small',
      async *stream() {
        yield { type: 'text', text: 'Half a title that is' };
        await Promise.reject(new Error('away'));
      },
    };
    const second = writerOver(opened, failing, log);
    second.exchanged(c);
    await second.close(5000);
    expect(opened.store.get(c).title).toBe('how do I bake bread #3');
    expect(log).toEqual(['A conversation keeps its derived title']);
  });

  it('is called off when the app closes, without a word', async () => {
    const opened = await openTestStore();
    const id = await exchange(opened);
    const log: string[] = [];
    const never: TitleModel = {
      id: 'test',
      model: 'small',
      async *stream(_, signal) {
        await new Promise((_done, fail) => signal.addEventListener('abort', () => fail(new Error('aborted'))));
        yield { type: 'end' };
      },
    };
    const writer = writerOver(opened, never, log);
    writer.exchanged(id);
    await writer.close(0);
    expect(log).toEqual([]);
    writer.exchanged(id);
    expect(opened.store.get(id).title).toBe('how do I bake bread');
  });

  it('also replaces the derived one in a file of 0.19, which has no place for who chose it; a rename by Hermes wins', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    makeVersion22(file).close();
    const opened = await openTestStore({ home });
    const [a, b] = [await exchange(opened), await exchange(opened)];
    expect(opened.store.facts(a).titledBy).toBe('derived');
    const db = new Database(file);
    db.prepare('UPDATE sessions SET title = ? WHERE id = ?').run('Named in Hermes', b);
    db.close();
    const writer = writerOver(opened, modelThatSays('Baking bread at home').model);
    writer.exchanged(a);
    writer.exchanged(b);
    await writer.close(5000);
    expect([a, b].map((id) => opened.store.get(id).title)).toEqual(['Baking bread at home', 'Named in Hermes']);
    expect(opened.store.facts(a).titledBy).toBe('llm');
  });
});
