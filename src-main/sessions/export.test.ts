import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';
import { escapeHtml } from './export-html.ts';

const nasty = `</pre><script>alert(1)</script><img src=x onerror="alert(2)"> & 'q' \`t\` \u0007`;

describe('an exported conversation', () => {
  it('as HTML runs nothing and loads nothing, whatever any field holds', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession({ model: nasty }));
    await store.rename(id, nasty);
    await store.appendMany(id, [
      { role: 'user', content: nasty },
      {
        role: 'assistant',
        content: nasty,
        reasoning: nasty,
        finishReason: nasty,
        toolCalls: [{ id: 'c', name: nasty, arguments: nasty }],
      },
      { role: 'tool', content: nasty, toolName: nasty },
    ]);
    const { name, mime, text } = await store.export(id, 'html');
    expect([mime, name.endsWith('.html')]).toEqual(['text/html', true]);
    expect(name).not.toMatch(/[<>:"/\\|?*]/);
    const body = text.slice(text.indexOf('<body>'));
    expect(body).not.toMatch(/<script|<img|<iframe|<link|<object|<svg/i);
    expect(
      body
        .match(/<[a-z/!][^>]*/gi)
        ?.every((tag) =>
          /^<\/?(body|html|h1|h2|dl|dt|dd|main|article( id="m\d+")?|details|summary|pre( class="code")?)$/i.test(tag),
        ),
    ).toBe(true);
    expect(text).toContain(`default-src 'none'`);
    expect(text.split('alert(1)').length).toBeGreaterThan(8);
  });

  it('as JSONL has every field of the session and its live messages', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread' }));
    const [, gone] = await store.appendMany(id, [
      { role: 'user', content: 'kept' },
      { role: 'user', content: 'rewound' },
    ]);
    await store.rewind(id, gone?.id ?? 0);
    await store.appendMessage(id, {
      role: 'assistant',
      content: [{ type: 'text', text: 'part' }],
      toolCalls: [{ id: 'c', name: 'n', arguments: '{}' }],
    });
    const lines = (await store.export(id, 'jsonl')).text.trimEnd().split('\n');
    expect(lines).toHaveLength(1);
    const session = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
    expect(session).toMatchObject({ id, title: 'Bread', source: 'desktop', system_prompt: 'You are a test.' });
    expect(session['messages']).toMatchObject([
      { role: 'user', content: 'kept' },
      { role: 'assistant', content: [{ type: 'text', text: 'part' }], tool_calls: [{ id: 'c' }] },
    ]);
  });

  it('as Markdown fences tool output with more backticks than it has', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'tool', content: 'a ````b````', toolName: 't' });
    expect((await store.export(id, 'markdown')).text).toContain('`````\na ````b````\n`````');
  });

  it('has a name that every file system takes', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    for (const title of ['con', '...', 'a/b\\c:d', '../../x', '😀'.repeat(100)]) {
      await store.rename(id, title);
      const { name } = await store.export(id, 'markdown');
      expect(name).toMatch(/^[^<>:"/\\|?*.][^<>:"/\\|?*]*\.md$/);
      expect(name).not.toBe('con.md');
      expect(name.isWellFormed()).toBe(true);
    }
  });
});

describe('escaping', () => {
  it('leaves no character that HTML reads', () => {
    expect(escapeHtml(`<>&"'\``)).toBe('&#60;&#62;&#38;&#34;&#39;&#96;');
    expect(escapeHtml('a\0b\ud800')).toBe('a\ufffdb\ufffd');
  });
});
