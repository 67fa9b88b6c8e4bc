import { Component, type ReactNode } from 'react';
import { ServiceError } from './startup/screens';

/** Catches the shell's own errors and shows a screen with a retry. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <ServiceError onRetry={() => this.setState({ failed: false })} /> : this.props.children;
  }
}
