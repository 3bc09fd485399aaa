import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnreadNote } from './unread-note.tsx';

afterEach(cleanup);

describe('a filter that cannot be read', () => {
  it('is named, with what may stand there and what was done with it', () => {
    render(<UnreadNote filter={{ text: 'role:robot', filter: 'role', leftOut: false }} />);
    expect(screen.getByRole('status').textContent).toBe(
      '“role:robot” names no role: there are user, assistant, tool, system. It was looked for as text.',
    );
    cleanup();
    render(<UnreadNote filter={{ text: 'before:someday', filter: 'before', leftOut: true }} />);
    expect(screen.getByRole('status').textContent).toMatch(/^“before:someday” names no day: .+ It was left out\.$/);
  });
});
