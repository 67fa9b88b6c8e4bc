import { List, QueryView, type QueryViewProps } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { AccessRowSkeleton } from './access-row';
import styles from './security.module.css';

interface AccessListProps<T> {
  heading: string;
  empty: string;
  /** Whether everything above has its final height; until then a placeholder shows. */
  placed: boolean;
  query: QueryViewProps<readonly T[]>['query'];
  row: (entry: T) => ReactNode;
}

/** A list of sessions or devices, in each of its states. */
export function AccessList<T>({ heading, empty, placed, query, row }: AccessListProps<T>) {
  const shape = (
    <List heading={heading}>
      <AccessRowSkeleton />
    </List>
  );
  if (!placed) return shape;
  return (
    <QueryView
      query={query}
      skeleton={shape}
      failed={{ look: 'inline' }}
      around={(panel) => (
        <section aria-label={heading} className={styles.failed}>
          <h2 className={styles.heading}>{heading}</h2>
          {panel}
        </section>
      )}
    >
      {(entries) => (
        <List heading={heading}>
          {entries.length === 0 ? <li className={styles.empty}>{empty}</li> : entries.map(row)}
        </List>
      )}
    </QueryView>
  );
}
