import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import { ErrorPanel, type ErrorPanelProps } from './error-panel';

export interface QueryViewProps<T> {
  /** What `useQuery` gives. */
  query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** The shape of what is on its way, in a `Loading`. */
  skeleton: ReactNode;
  /** Stands in the place of null, of an empty list, or of what `isEmpty` says; without it they are content. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** How the error looks; what it says and how it is tried again comes from the query. */
  failed?: Omit<ErrorPanelProps, 'busy' | 'onRetry'>;
  /** Puts the error into its place on the page. */
  around?: (panel: ReactNode) => ReactNode;
  children: (data: NonNullable<T>) => ReactNode;
}

const isNothing = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/**
 * What a query gives, in each of its states: on its way, failed with a way to try again, empty, there. What was there stays while
 * newer data does not come.
 */
export function QueryView<T>({
  query,
  skeleton,
  empty,
  isEmpty = isNothing,
  failed,
  around,
  children,
}: QueryViewProps<T>) {
  const t = useT('shared');
  const { data, error, isFetching, refetch } = query;
  if (data === null) return empty;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error === null) return skeleton;
  const panel = (
    <ErrorPanel title={t(errorTextKey(error))} {...failed} busy={isFetching} onRetry={() => void refetch()} />
  );
  return around ? around(panel) : panel;
}
