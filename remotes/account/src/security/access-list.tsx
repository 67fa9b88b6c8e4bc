import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, List } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { AccessRowSkeleton } from './access-row';
import styles from './security.module.css';

interface AccessListProps<T> {
  heading: string;
  empty: string;
  /** What stands above has its final height; until then only the shape is shown. */
  placed: boolean;
  query: {
    readonly data: readonly T[] | undefined;
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  row: (entry: T) => ReactNode;
}

/** A list of ways into the account, in each of its states. */
export function AccessList<T>({ heading, empty, placed, query, row }: AccessListProps<T>) {
  const shared = useT('shared');
  const { data, error, isFetching, refetch } = query;
  if (!placed || (data === undefined && error === null)) {
    return (
      <List heading={heading}>
        <AccessRowSkeleton />
      </List>
    );
  }
  if (data === undefined) {
    return (
      <section aria-label={heading} className={styles.failed}>
        <h2 className={styles.heading}>{heading}</h2>
        <ErrorPanel
          look="inline"
          title={shared(errorTextKey(error))}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </section>
    );
  }
  return <List heading={heading}>{data.length === 0 ? <li className={styles.empty}>{empty}</li> : data.map(row)}</List>;
}
