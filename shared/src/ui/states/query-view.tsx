import type { ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';
import { useErrorText } from './error-text';

export interface QueryViewProps<T> {
  query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Placeholder while loading, wrapped in `Loading`. */
  skeleton: ReactNode;
  /** Shown for null, an empty list, or when `isEmpty` says so. Without it these count as content. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** Look of the error. Text and retry come from the query. */
  failed?: Omit<ErrorPanelProps, 'busy' | 'onRetry'>;
  /** Wraps the error panel to place it on the page. */
  around?: (panel: ReactNode) => ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

const isNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** Draws a query in each state: loading, failed with retry, empty, content. Old content stays while new data loads. */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = isNothing,
  failed,
  around,
  children,
}: QueryViewProps<T>) {
  const textOf = useErrorText();
  const { data, error, isFetching, refetch } = query;
  if (data === null) return empty;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error === null) return skeleton;
  const panel = <ErrorPanel title={textOf(error)} {...failed} busy={isFetching} onRetry={() => void refetch()} />;
  return around ? around(panel) : panel;
}
