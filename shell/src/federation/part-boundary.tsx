import { bus } from '@foyer/shared/bus';
import { Component, type ReactNode } from 'react';
import { boot } from '../boot/state';

interface Props {
  part: string;
  version: string;
  expose: string;
  failed: (error: unknown, reset: () => void) => ReactNode;
  children: ReactNode;
}

/** Catches rendering errors of a page or widget and reports them. The rest of the site goes on. */
export class PartBoundary extends Component<Props, { error: unknown; has: boolean }> {
  override state = { error: undefined as unknown, has: false };

  static getDerivedStateFromError(error: unknown) {
    return { error, has: true };
  }

  override componentDidCatch(error: unknown): void {
    const { part, version, expose } = this.props;
    boot().seen.push({ part, version, failed: true, error });
    bus.emit('part:failed', { part, version, expose, error: String(error) });
  }

  readonly reset = (): void => this.setState({ error: undefined, has: false });

  override render(): ReactNode {
    return this.state.has ? this.props.failed(this.state.error, this.reset) : this.props.children;
  }
}
