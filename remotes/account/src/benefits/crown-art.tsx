import styles from './crown-art.module.css';

export function CrownArt() {
  return (
    <svg viewBox="0 0 96 72" fill="none" aria-hidden="true" focusable="false" className={styles.art}>
      <circle className={styles.glow} cx="48" cy="38" r="32" />
      <path className={styles.body} d="m16 24 17 15 15-27 15 27 17-15-7 32H23l-7-32Z" />
      <path className={styles.line} d="M23 62h50M30 48h36" />
      <circle className={styles.gem} cx="16" cy="22" r="4" />
      <circle className={styles.gem} cx="48" cy="10" r="5" />
      <circle className={styles.gem} cx="80" cy="22" r="4" />
    </svg>
  );
}
