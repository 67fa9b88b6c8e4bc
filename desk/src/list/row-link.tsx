import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './list.module.css';

export interface RowLinkProps {
  readonly id: string;
  readonly to: string;
  readonly isOpen: boolean;
  /** Whether Tab stops at it. */
  readonly isStop: boolean;
  readonly onFocus: () => void;
  readonly children: ReactNode;
}

/** A row of a list, which leads to what it speaks of. */
export function RowLink({ id, to, isOpen, isStop, onFocus, children }: RowLinkProps) {
  return (
    <Link
      to={to}
      data-row={id}
      tabIndex={isStop ? 0 : -1}
      aria-current={isOpen ? 'true' : undefined}
      className={styles.row}
      onFocus={onFocus}
    >
      {children}
    </Link>
  );
}
