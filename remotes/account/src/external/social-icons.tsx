import styles from './social-buttons.module.css';

const Mark = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" className={styles.mark}>
    <path d={d} />
  </svg>
);

export const marks = {
  facebook: (
    <Mark d="M12 2.5a9.5 9.5 0 0 0-1.5 18.9v-6.7H8.1V12h2.4V9.9c0-2.4 1.4-3.7 3.6-3.7 1 0 2.1.2 2.1.2v2.3H15c-1.2 0-1.5.7-1.5 1.5V12h2.6l-.4 2.7h-2.2v6.7A9.5 9.5 0 0 0 12 2.5Z" />
  ),
  google: (
    <Mark d="M21.2 12.2c0-.7-.1-1.3-.2-1.9H12v3.6h5.2a4.4 4.4 0 0 1-1.9 2.9v2.4h3.1c1.8-1.7 2.8-4.1 2.8-7Zm-9.2 9.3c2.6 0 4.7-.9 6.3-2.3l-3.1-2.4a5.8 5.8 0 0 1-8.7-3H3.3v2.5a9.5 9.5 0 0 0 8.7 5.2Zm-5.5-7.7a5.7 5.7 0 0 1 0-3.6V7.7H3.3a9.5 9.5 0 0 0 0 8.6l3.2-2.5Zm5.5-7.6c1.4 0 2.7.5 3.7 1.4l2.7-2.7a9.5 9.5 0 0 0-15.1 2.8l3.2 2.5A5.7 5.7 0 0 1 12 6.2Z" />
  ),
} as const;
