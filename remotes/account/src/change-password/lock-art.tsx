import styles from './lock-art.module.css';

export function LockArt() {
  return (
    <svg viewBox="0 0 120 84" fill="none" aria-hidden="true" focusable="false" className={styles.art}>
      <circle className={styles.glow} cx="60" cy="46" r="36" />
      <path className={styles.far} d="M4 76h112M16 76V54l9-6 9 6v22M86 76V50l9-6 9 6v26" />
      <path className={styles.body} d="M42 40h36a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H42a4 4 0 0 1-4-4V44a4 4 0 0 1 4-4Z" />
      <path className={styles.line} d="M46 40V28a14 14 0 0 1 28 0v12M60 54v8" />
      <circle className={styles.hole} cx="60" cy="53" r="3.5" />
    </svg>
  );
}
