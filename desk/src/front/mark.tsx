import { useFront } from './front';
import styles from './look.module.css';

/** The sign of desk and console: a lantern on a line. */
export function Mark() {
  const { name } = useFront();
  return (
    <span className={styles.mark}>
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
        <path fill="currentColor" d="M9 3h6v2H9zM7 6h10l1.6 9.2A3 3 0 0 1 15.7 19H8.3a3 3 0 0 1-2.9-3.8z" />
        <path fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" d="M3 22h18" />
      </svg>
      {name}
    </span>
  );
}
