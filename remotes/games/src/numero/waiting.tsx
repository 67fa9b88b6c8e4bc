import { serverNow } from '@foyer/shared/api';
import type { LotteryResult } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { useEffect, useState } from 'react';
import { PrizeTable } from './prize-table';
import styles from './vn-results.module.css';

const two = (value: number): string => String(value).padStart(2, '0');

/** Hours, minutes and seconds until a moment: `05:29:59`. */
export function left(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':');
}

/** A day whose draw is still to come: the time until it, and the prizes of the day before. */
export function Waiting({ drawAt, before }: { drawAt: number; before: LotteryResult | undefined }) {
  const t = useT('games');
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const clock = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(clock);
  }, []);
  return (
    <>
      <p className={styles.countdown}>
        {t('numero.waits')}{' '}
        <span role="timer" className={styles.time}>
          {left(drawAt - now)}
        </span>
      </p>
      {before?.prizes === undefined ? null : <PrizeTable prizes={before.prizes} caption={t('numero.yesterday')} />}
    </>
  );
}
