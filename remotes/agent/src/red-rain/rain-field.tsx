import { useT } from '@foyer/shared/i18n';
import { GiftIcon, join } from '@foyer/shared/ui';
import styles from './red-rain.module.css';

/** Places of the falling packets: where, how large, how fast and how far ahead. */
const falling = [
  { at: 6, size: 1, lasts: 5.2, ahead: 0.4 },
  { at: 17, size: 0.7, lasts: 6.8, ahead: 3.1 },
  { at: 28, size: 0.9, lasts: 5.9, ahead: 5 },
  { at: 40, size: 0.65, lasts: 7.4, ahead: 1.6 },
  { at: 52, size: 1, lasts: 5.5, ahead: 2.7 },
  { at: 63, size: 0.75, lasts: 6.4, ahead: 4.4 },
  { at: 75, size: 0.95, lasts: 5, ahead: 1 },
  { at: 87, size: 0.7, lasts: 7, ahead: 6 },
];

interface RainFieldProps {
  seconds: number;
  busy: boolean;
  onOpen: () => void;
}

/**
 * The rain is one button: a tap anywhere opens a packet, and so does a key. The falling packets are decoration, moved by the browser
 * alone; with reduced motion the button rests (F-REDRAIN-04).
 */
export function RainField({ seconds, busy, onOpen }: RainFieldProps) {
  const t = useT('agent');
  return (
    <button type="button" className={styles.field} aria-busy={busy || undefined} onClick={onOpen}>
      <span aria-hidden="true" className={styles.sky}>
        {falling.map(({ at, size, lasts, ahead }) => (
          <span
            key={at}
            className={styles.packet}
            style={{
              insetInlineStart: `${at}%`,
              inlineSize: `${44 * size}px`,
              blockSize: `${60 * size}px`,
              animationDuration: `${lasts}s`,
              animationDelay: `-${ahead}s`,
            }}
          />
        ))}
      </span>
      <span className={join(styles.packet, styles.still)} aria-hidden="true">
        <GiftIcon size={32} />
      </span>
      <span className={styles.call}>{t('rain.open')}</span>
      <span className={styles.left}>{t('rain.left', { count: seconds })}</span>
    </button>
  );
}
