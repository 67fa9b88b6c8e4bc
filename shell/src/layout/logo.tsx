import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { Link } from '@foyer/shared/router';
import styles from './logo.module.css';

/** A lit lantern, for merchants without a logo. */
function LanternMark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false" className={styles.mark}>
      <path className={styles.cord} d="M16 1.5v3.6M16 26.9v3.6" />
      <path className={styles.cap} d="M11 5h10v2.6H11zM11 24.4h10V27H11z" />
      <path
        className={styles.paper}
        d="M10.2 7.6h11.6c3.2 2.3 4.7 5.2 4.7 8.4s-1.5 6.1-4.7 8.4H10.2C7 22.1 5.5 19.2 5.5 16s1.5-6.1 4.7-8.4Z"
      />
      <path
        className={styles.rib}
        d="M12.7 7.6c-1.9 2.6-2.8 5.4-2.8 8.4s.9 5.8 2.8 8.4M19.3 7.6c1.9 2.6 2.8 5.4 2.8 8.4s-.9 5.8-2.8 8.4M16 7.6v16.8"
      />
    </svg>
  );
}

/** The merchant's logo in the home header (S2-HEADER-02). The name disappears when there is no room. */
export function Logo() {
  const t = useT('shell');
  const { name, theme } = siteConfig();
  return (
    <Link to={HOME} aria-label={t('header.home', { name })} className={styles.logo}>
      {theme.logo ? <img src={theme.logo} alt="" className={styles.image} /> : <LanternMark />}
      {theme.logo ? null : <span className={styles.name}>{name}</span>}
    </Link>
  );
}
