import { beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../patience.test-support.ts';
import { countIn, findInMessage } from './find-in-text.ts';
import { rangesIn } from './find-marks.ts';
import { createPane } from './pane.tsx';
import { aMessage } from './rows.test-support.ts';

describe('words in a message', () => {
  it.each([
    ['The garden. GARDEN', 'garden', 2],
    ['aaaa', 'aa', 2],
    ['ÄPFEL äpfel', 'äpfel', 2],
    ['中文 端口 中文', '中文', 2],
    ['', 'x', 0],
    ['x', '', 0],
    ['a.b', 'a+b', 0],
  ])('%j holds %j %i times', (text, query, count) => {
    expect(countIn(text, query)).toBe(count);
  });

  it('are found as they are shown, without the marks of Markdown, and with them when they are asked for', () => {
    const message = aMessage({ id: 1, role: 'assistant', content: 'the **south** bed and `south`' });
    expect(findInMessage(message, new Map(), 'the south bed')).toHaveLength(1);
    expect(findInMessage(message, new Map(), '**south**')).toHaveLength(1);
  });

  it('are found in reasoning, in what was said, and once in a call with its result', () => {
    const call = { id: 'c', name: 'read_file', arguments: '{"path":"tea.md"}' };
    const message = aMessage({ id: 1, role: 'assistant', content: 'tea, tea', reasoning: 'tea?', toolCalls: [call] });
    const result = aMessage({ id: 2, role: 'tool', content: 'tea and tea', toolCallId: 'c' });
    expect(findInMessage(message, new Map([['c', result]]), 'tea')).toEqual([
      { message: 1, part: 'reasoning', nth: 0 },
      { message: 1, part: 'content', nth: 0 },
      { message: 1, part: 'content', nth: 1 },
      { message: 1, part: { call: 'c' }, nth: 0 },
    ]);
  });
});

describe('the places on the screen', () => {
  it('are found over the borders of elements, and never in what is not the text', () => {
    document.body.innerHTML = '<p>the <b>so</b>uth bed</p><div class="acts">south</div><p>South</p>';
    expect(rangesIn(document.body, 'south').map((range) => range.toString())).toEqual(['south', 'South']);
    expect(rangesIn(document.body, '')).toEqual([]);
  });
});

describe('the search of a conversation', () => {
  let pane = createPane('main');
  beforeEach(() => {
    pane = createPane('main');
    pane.conversation.show('s');
  });
  const fill = (count: number, from = 1): void =>
    pane.conversation.take(
      Array.from({ length: count }, (_, index) =>
        aMessage({ id: from + index, content: (from + index) % 10 === 0 ? 'a needle here' : 'hay' }),
      ),
    );
  const hits = (): number => pane.find.getState().hits.length;

  it('looks through every message, and begins with the newest hit', async () => {
    fill(10_000);
    pane.find.begin('needle');
    await eventually(() => expect(pane.find.getState().searching).toBe(false));
    expect(hits()).toBe(1000);
    expect(pane.find.getState().hits[pane.find.getState().current]?.message).toBe(10_000);
    pane.find.step(1);
    expect(pane.find.getState().hits[pane.find.getState().current]?.message).toBe(10);
    pane.find.step(-1);
    expect(pane.find.getState().current).toBe(999);
  });

  it('takes in older messages as they come, and keeps the hit in view', async () => {
    fill(100, 101);
    pane.find.begin('needle');
    await eventually(() => expect(hits()).toBe(10));
    pane.find.step(-1);
    const at = pane.find.getState().hits[pane.find.getState().current]?.message;
    fill(100);
    await eventually(() => expect(hits()).toBe(20));
    expect(pane.find.getState().hits[pane.find.getState().current]?.message).toBe(at);
  });

  it('drops what an older question finds, and forgets all once it is closed', async () => {
    fill(5000);
    pane.find.begin('needle');
    pane.find.seek('hay', null);
    await eventually(() => expect(hits()).toBe(4500));
    pane.find.end(true);
    expect(pane.find.getState()).toMatchObject({ open: false, query: '', hits: [], back: true });
  });
});
