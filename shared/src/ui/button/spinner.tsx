import { join } from '../styles/join';
import styles from './spinner.module.css';

/** A turning ring inside of a busy button or a loading toast. Pages use `Skeleton`, never this. */
export function Spinner({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={join(styles.spinner, className)} />;
}
