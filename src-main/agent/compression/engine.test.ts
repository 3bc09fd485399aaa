import { describe, expect, it } from 'vitest';
import { counted, fill, open, settings, writer } from '../testing/compressing.ts';
import { lines } from '../testing/fakes.ts';
import { compressorEngine, engineNamed, recordEngine, type ContextEngine } from './engine.ts';

describe('the context engine', () => {
  it('is chosen by name, and a name that is not known here means the compressor', () => {
    expect(engineNamed('record')).toBe(recordEngine);
    expect(engineNamed('compressor')).toBe(compressorEngine);
    expect(engineNamed('a-plugin-of-hermes')).toBe(compressorEngine);
  });

  it('record never asks a model', async () => {
    const model = writer();
    const b = open([], { model: () => model, engine: () => recordEngine });
    const session = await fill(b);
    await b.say(session, 'go on');
    expect(model.asked).toHaveLength(0);
    expect(lines(b.store, session)[1]).toContain('- Asked: question 1 ***');
  });

  it('may be any that keeps its promises: when, which rows, and what stands in their place', async () => {
    const seen: number[] = [];
    const own: ContextEngine = {
      ...compressorEngine,
      name: 'own',
      due: ({ tokens, opening }) => {
        seen.push(tokens);
        return opening && tokens > 10_000;
      },
      plan: (rows, model, inForce, keep) => compressorEngine.plan(rows, model, inForce, keep),
      summarise: ({ rows, focus }) => Promise.resolve(`Own words for ${String(rows.length)} rows; ${focus}`),
    };
    const b = open([], { engine: () => own });
    const session = await fill(b, 20_000);
    await b.say(session, 'go on');
    expect(seen.at(-1)).toBeGreaterThan(10_000);
    expect(lines(b.store, session)[1]).toMatch(/Own words for \d+ rows/u);
  });

  it('that throws where it may not leaves the conversation as it is, and the turn goes on', async () => {
    const broken = (): never => {
      throw new Error('broken');
    };
    const logged: string[] = [];
    for (const slip of [{ due: broken }, { plan: broken }, { summarise: broken }] as Partial<ContextEngine>[]) {
      const b = open(
        [],
        { engine: () => ({ ...compressorEngine, ...slip }) },
        () => 0,
        (message) => logged.push(message),
      );
      const session = await fill(b);
      await b.say(session, 'go on');
      expect(b.events('turn.ended').at(-1)).toMatchObject({ outcome: 'completed' });
      expect(lines(b.store, session).join('\n')).not.toContain('REFERENCE ONLY');
    }
    expect(logged).toContain('the context engine compressor failed');
  });
});

describe('a conversation left alone for long', () => {
  it('is compressed before it goes on, where that is asked for and there is much to gain', async () => {
    let time = 0;
    const idle = { ...settings, idleAfter: 60_000 };
    const model = writer();
    const b = open([], { model: () => model, settings: () => idle }, () => time);
    const session = await fill(b, 40_000);
    time = 59_000;
    b.steps.push(counted('soon', 40_000));
    await b.say(session, 'soon');
    expect(model.asked).toHaveLength(0);
    time = 130_000;
    await b.say(session, 'much later');
    expect(model.asked).toHaveLength(1);
  });
});
