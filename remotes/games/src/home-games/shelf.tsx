import type { ReactNode } from 'react';
import styles from './shelf.module.css';

/** A horizontally scrolling row that snaps to its items; a partly visible one shows that there are more. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>;
}
