import styles from './night-desk.module.css';

/** A service window at night. Decoration in the theme's colours. */
export function NightDesk() {
  return (
    <svg viewBox="0 0 240 150" fill="none" aria-hidden="true" focusable="false" className={styles.art}>
      <circle className={styles.glow} cx="120" cy="66" r="62" />
      <path className={styles.far} d="M4 138h232M18 138V96l14-9 14 9v42M194 138V90l14-9 14 9v48" />
      <path className={styles.wall} d="M62 54h116v70H62z" />
      <path className={styles.roof} d="M48 56q28-4 44-26h56q16 22 44 26Z" />
      <path className={styles.line} d="M62 56v82M178 56v82M56 124h128v8H56z" />
      <circle className={styles.person} cx="120" cy="86" r="13" />
      <path className={styles.person} d="M96 124c2-14 11-21 24-21s22 7 24 21Z" />
      <path className={styles.line} d="M105 86a15 15 0 0 1 30 0M103 84v7M137 84v7M137 91c0 6-5 9-11 9" />
      <path className={styles.cord} d="M120 6v14" />
      <path className={styles.paper} d="M113 20c-7 3-10 6-10 11s3 8 10 11h14c7-3 10-6 10-11s-3-8-10-11Z" />
      <path
        className={styles.bubble}
        d="M196 34h30a4 4 0 0 1 4 4v16a4 4 0 0 1-4 4h-18l-8 8v-8h-4a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Z"
      />
      <path className={styles.dots} d="M202 46h.1M211 46h.1M220 46h.1" />
    </svg>
  );
}
