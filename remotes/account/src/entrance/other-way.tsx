import type { SiteAddress } from '@foyer/shared/paths';
import { Link } from '@foyer/shared/router';
import styles from './other-way.module.css';

/** A link under a form to the other entrance page. */
export function OtherWay({ question, to, label }: { question: string; to: SiteAddress; label: string }) {
  return (
    <p className={styles.way}>
      {question}{' '}
      <Link to={to} className={styles.link}>
        {label}
      </Link>
    </p>
  );
}
