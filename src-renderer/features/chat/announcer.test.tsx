import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Announcer } from './announcer.tsx';
import { createPane, PaneProvider } from './pane.tsx';
import { aMessage } from './rows.test-support.ts';

afterEach(cleanup);

it('an answer is spoken when its turn ends, not before, and again when the next one has the same words', () => {
  const pane = createPane('main');
  pane.conversation.show('s');
  render(
    <PaneProvider pane={pane}>
      <Announcer />
    </PaneProvider>,
  );
  const spoken: string[] = [];
  const said = (): string => screen.getByRole('status').textContent;
  for (const id of [2, 4]) {
    act(() => {
      pane.conversation.take([aMessage({ id: id - 1 })]);
      pane.live.started(`t${String(id)}`);
    });
    spoken.push(said());
    act(() => pane.live.setState({ text: 'Don' }));
    spoken.push(said());
    act(() => {
      pane.live.stored(id);
      pane.conversation.take([aMessage({ id, role: 'assistant', content: 'Done.' })]);
    });
    spoken.push(said());
    act(() => pane.live.reset(null));
    spoken.push(said());
  }
  expect(spoken).toEqual(['', '', '', 'Answer: Done.', '', '', '', 'Answer: Done.']);
});
