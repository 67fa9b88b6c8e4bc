import { useT } from '@foyer/shared/i18n';
import { useEffect, useState } from 'react';
import styles from './launch-game.module.css';

const SECOND = 1_000;
const MINUTE = 60_000;

/**
 * The whole minutes since a game opened. They are counted by the clock, so that a timer which was held back does not slow them.
 * @param since in epoch milliseconds; nothing shows while it is undefined
 */
export function BarTime({ since }: { since: number | undefined }) {
  const t = useT('games');
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    if (since === undefined) return;
    const look = () => setMinutes(Math.floor((Date.now() - since) / MINUTE));
    look();
    const timer = setInterval(look, SECOND);
    return () => clearInterval(timer);
  }, [since]);
  if (since === undefined) return null;
  return (
    <span className={styles.time}>
      <span className="visually-hidden">{t('launch.time')} </span>
      {t('launch.minutes', { minutes })}
    </span>
  );
}
