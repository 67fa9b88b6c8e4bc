import styles from './lantern.module.css';

/** A lantern on its hook, dark or lit. The words beside it say which. */
export function Lantern({ lit }: { lit: boolean }) {
  return (
    <svg viewBox="0 0 40 56" aria-hidden="true" className={lit ? styles.lit : styles.dark}>
      {lit ? <circle cx="20" cy="29" r="19" className={styles.glow} /> : null}
      <path d="M20 2v9" className={styles.line} />
      <rect x="13" y="10" width="14" height="4" rx="2" className={styles.frame} />
      <path d="M12 14h16c5 4 7 9 7 15s-2 11-7 15H12c-5-4-7-9-7-15s2-11 7-15Z" className={styles.paper} />
      <path d="M15 14c-3 9-3 21 0 30M25 14c3 9 3 21 0 30" className={styles.rib} />
      <rect x="13" y="44" width="14" height="4" rx="2" className={styles.frame} />
      <path d="M20 48v6M16 48v4M24 48v4" className={styles.line} />
    </svg>
  );
}
