import { join } from '../styles/join';
import styles from './spinner.module.css';

/** A turning ring for busy buttons and loading toasts. Pages use `Skeleton`. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={join(styles.spinner, className)} />;
}
