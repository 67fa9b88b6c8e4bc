import type { SiteAddress } from '@foyer/shared/paths';
import { Link } from '@foyer/shared/router';
import styles from './other-way.module.css';

/** The line under a form that leads those who are wrong here to the other one. */
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
