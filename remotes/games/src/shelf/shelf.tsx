import { join } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './shelf.module.css';

export interface ShelfProps {
  /** Smaller items, of which more are visible. */
  small?: boolean;
  children: ReactNode;
}

/** A horizontally scrolling row that snaps to its items; a partly visible one shows that there are more. */
export function Shelf({ small = false, children }: ShelfProps) {
  return <div className={join(styles.shelf, small && styles.small)}>{children}</div>;
}
