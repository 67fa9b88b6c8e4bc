import { Component, type ReactNode } from 'react';
import { ServiceError } from './startup/screens';

/** What the shell itself throws ends here and nowhere else: a screen with another try instead of a blank page. */
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
