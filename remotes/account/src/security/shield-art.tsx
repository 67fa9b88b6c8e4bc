import styles from './shield-art.module.css';

export function ShieldArt({ isWhole }: { isWhole: boolean }) {
  return (
    <svg viewBox="0 0 88 92" fill="none" aria-hidden="true" focusable="false" className={styles.art}>
      <circle className={styles.glow} cx="44" cy="46" r="40" />
      <path className={styles.body} d="M44 10 14 21v23c0 18 12 32 30 39 18-7 30-21 30-39V21L44 10Z" />
      <path className={styles.line} d="M44 10 14 21v23c0 18 12 32 30 39 18-7 30-21 30-39V21L44 10Z" />
      {isWhole ? (
        <path className={styles.sign} d="m30 46 10 10 19-20" />
      ) : (
        <path className={styles.sign} d="M44 32v18M44 60h.1" />
      )}
    </svg>
  );
}
