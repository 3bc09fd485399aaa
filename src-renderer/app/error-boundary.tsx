import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (fault: unknown) => ReactNode;
}

/** Keeps a fault of one screen from taking the window with it. */
export class ErrorBoundary extends Component<Props, { fault: unknown }> {
  override state: { fault: unknown } = { fault: null };

  static getDerivedStateFromError(fault: unknown): { fault: unknown } {
    return { fault };
  }

  override render(): ReactNode {
    return this.state.fault === null ? this.props.children : this.props.fallback(this.state.fault);
  }
}
