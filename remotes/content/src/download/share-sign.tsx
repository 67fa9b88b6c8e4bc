import { Icon } from '@foyer/shared/ui';
import styles from './download.module.css';

/** The share sign of iOS: a tray with an arrow out of it. */
export const ShareSign = () => (
  <span className={styles.sign}>
    <Icon
      size={20}
      d="M9 10H7.5A1.5 1.5 0 0 0 6 11.5v7A1.5 1.5 0 0 0 7.5 20h9a1.5 1.5 0 0 0 1.5-1.5v-7a1.5 1.5 0 0 0-1.5-1.5H15M12 14.5V3.5M8.5 7 12 3.5 15.5 7"
    />
  </span>
);
