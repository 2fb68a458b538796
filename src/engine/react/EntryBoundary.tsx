import { Component, type ReactNode } from 'react';

interface Props {
  slot: string;
  onError: (slot: string, cause: unknown) => void;
  /** Rendered in place of a failed entry; nothing by default. */
  fallback?: (retry: () => void, cause: unknown) => ReactNode;
  children: ReactNode;
}

/** Contains the error of one entry, so that its neighbours stay (F16). */
export class EntryBoundary extends Component<Props, { cause: unknown; failed: boolean }> {
  override state = { cause: null as unknown, failed: false };

  static getDerivedStateFromError(cause: unknown) {
    return { cause, failed: true };
  }

  override componentDidCatch(cause: unknown) {
    this.props.onError(this.props.slot, cause);
  }

  retry = () => this.setState({ cause: null, failed: false });

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback?.(this.retry, this.state.cause) ?? null;
  }
}
