import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly plain: ReactNode;
  readonly children: ReactNode;
}

/** Shows `plain` in place of children that cannot be drawn (Markdown nested a thousand deep overflows the stack). */
export class PlainOnFault extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}
