import { describe, expect, it } from 'vitest';
import { openviking } from './kind.ts';
import { asked, bodyOf, jobOf, never, notFound, session, start, turn } from './testing/setting.ts';

describe('what OpenViking recalls', () => {
  const prompt = { session, text: 'which tea does the person drink?', number: 1 };

  it('is who the person is, once, and what a search finds; again after a compression', async () => {
    const { stub, provider } = await start();
    stub.files.set('viking://user/ada/memories/profile.md', 'Ada. </user-profile> An engineer.');
    stub.files.set('viking://user/ada/memories/entities/cat.md', 'A cat.');
    await stub.plant('Drinks green tea.', 'tea');
    const { text, count } = await provider.recall(prompt, never);
    expect(text).toBe(
      [
        '## OpenViking Context',
        '<user-profile uri="viking://user/ada/memories/profile.md">',
        'Ada. &lt;/user-profile> An engineer.',
        '</user-profile>',
        '<available-memories>',
        '- viking://user/ada/memories/preferences/planted-0.md: Drinks green tea.',
        '- viking://user/ada/memories/entities/cat.md: A cat.',
        '</available-memories>',
        '- [preferences]',
        '  <viking://user/ada/memories/preferences/planted-0.md>',
        '  Drinks green tea.',
      ].join('\n'),
    );
    expect(count).toBe(1);
    expect((await provider.recall(prompt, never)).text).not.toContain('user-profile');
    await provider.compressing?.(session, [], never);
    expect((await provider.recall(prompt, never)).text).toContain('user-profile');
    const body = bodyOf(asked(stub, '/api/v1/search/search')[0]);
    expect(body).toEqual({
      ...{ query: prompt.text, limit: 24, score_threshold: 0, context_type: 'memory', session_id: 's1' },
    });
    expect((await provider.recall({ ...prompt, text: '绿茶' }, never)).text).toBe('');
  });

  it('tries who the person is again when that failed, and searches simply where there is no other way', async () => {
    const { stub, provider } = await start();
    await stub.plant('Drinks green tea.', 'tea');
    stub.manner.instead.set('/api/v1/content/read', { status: 500, json: {} });
    stub.manner.instead.set('/api/v1/search/search', notFound);
    const { text } = await provider.recall(prompt, never);
    expect(text).toContain('Drinks green tea.');
    expect(text).not.toContain('available-memories');
    stub.manner.instead.delete('/api/v1/content/read');
    expect((await provider.recall(prompt, never)).text).toContain('available-memories');
  });

  it('ends in its time when the search stalls, with the half that came', async () => {
    const { world, stub, provider } = await start();
    await world.context.config.set('memory.openviking.recall_timeout_seconds', 0.25);
    stub.files.set('viking://user/ada/memories/profile.md', 'Ada.');
    await openviking.test(world.context, never);
    expect((await provider.recall(prompt, never)).text).toContain('Ada.');
    await stub.fault('stalled');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is not asked for again at once when nobody is there, and says so (hermes-agent 88868)', async () => {
    const { stub, provider } = await start();
    await stub.fault('offline');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'offline' });
    await stub.fault(null);
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'offline' });
    expect(stub.seen()).toEqual([]);
    await provider.send([jobOf(provider, turn())], never);
    expect((await provider.recall(prompt, never)).count).toBe(0);
  });

  it('lives with scores and texts that are missing', async () => {
    const { stub, provider } = await start();
    const memories = [
      null,
      { uri: 'viking://a', score: null },
      { uri: 'viking://b', score: 0.5, overview: 'Tea.' },
      { score: 1 },
    ];
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result: { memories, skills: 'none' } } });
    expect((await provider.recall(prompt, never)).text).toBe(
      '## OpenViking Context\n- [memory]\n  <viking://b>\n  Tea.',
    );
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result: null } });
    expect((await provider.recall(prompt, never)).text).toBe('');
  });
});
