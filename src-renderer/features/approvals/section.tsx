import type { ReactNode } from 'react';

/** A part of a proposal under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section className="sec">
      <h3>{title}</h3>
      <div>{children}</div>
    </section>
  );
}
