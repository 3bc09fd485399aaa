import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { FocusReturn } from './focus-return.ts';

afterEach(cleanup);

/** A part of a page that an editor takes the place of, or that goes for good with it. */
function Part({ stays }: { stays: boolean }): ReactNode {
  const [state, setState] = useState<'shown' | 'editing' | 'gone'>('shown');
  return (
    <main>
      <section>
        <input aria-label="another control" />
        {state === 'shown' && <button onClick={() => setState('editing')}>Change</button>}
        {state === 'editing' && (
          <form>
            <FocusReturn />
            <input autoFocus aria-label="words" />
            <button type="button" onClick={() => setState(stays ? 'shown' : 'gone')}>
              Done
            </button>
          </form>
        )}
      </section>
      <button>elsewhere</button>
    </main>
  );
}

function open(stays: boolean): void {
  render(<Part stays={stays} />);
  screen.getByText('Change').focus();
  fireEvent.click(screen.getByText('Change'));
  expect(document.activeElement).toBe(screen.getByLabelText('words'));
}

describe('the focus, when what took it is taken away', () => {
  it('returns to the button it came from, though that was drawn anew', async () => {
    open(true);
    fireEvent.click(screen.getByText('Done'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('Change')));
  });

  it('goes to the first control of that part of the screen when the button is gone for good', async () => {
    open(false);
    fireEvent.click(screen.getByText('Done'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('another control')));
  });

  it('stays where the person put it meanwhile', async () => {
    open(true);
    screen.getByText('elsewhere').focus();
    fireEvent.click(screen.getByText('Done'));
    await waitFor(() => expect(screen.queryByText('Change')).not.toBeNull());
    expect(document.activeElement).toBe(screen.getByText('elsewhere'));
  });
});
