import styles from './login-dialog.module.css';

/** A door that stands ajar under two lanterns. */
export function DoorArt() {
  return (
    <svg viewBox="0 0 148 96" aria-hidden="true" focusable="false" strokeWidth="1.6" className={styles.art}>
      <path className={styles.wall} d="M14 92V26l60-20 60 20v66Z" />
      <path className={styles.light} d="M58 92 34 95.2h80L92 92V36H58Z" />
      <path className={styles.light} d="M58 36h34v56H58z" />
      <path className={styles.door} d="m58 36 22 7v53l-22-4Z" />
      <path className={styles.line} d="M92 92V36H58v56M8 92h132M75 68v4M64 46l9 2.8v12L64 58.4Z" />
      <path className={styles.line} d="M34 30v7M114 30v7M34 55v5M114 55v5" />
      <path
        className={styles.glow}
        d="M29 37h10c3 2.5 4.5 5.5 4.5 9s-1.5 6.5-4.5 9H29c-3-2.5-4.5-5.5-4.5-9s1.5-6.5 4.5-9ZM109 37h10c3 2.5 4.5 5.5 4.5 9s-1.5 6.5-4.5 9h-10c-3-2.5-4.5-5.5-4.5-9s1.5-6.5 4.5-9Z"
      />
    </svg>
  );
}
