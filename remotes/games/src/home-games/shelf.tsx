import type { ReactNode } from 'react';
import styles from './shelf.module.css';

/** A row that scrolls sideways and rests at its items; three and a third of them are seen, so that one sees there is more. */
export function Shelf({ children }: { children: ReactNode }) {
  return <div className={styles.shelf}>{children}</div>;
}
