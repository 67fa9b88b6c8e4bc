import type { LotteryResult } from '@foyer/shared/contract';
import { countdownText, useT } from '@foyer/shared/i18n';
import { useSeconds } from '../lottery/use-seconds';
import { PrizeTable } from './prize-table';
import styles from './vn-results.module.css';

/** A day whose draw is still to come: the time until it, and the prizes of the day before. */
export function Waiting({ drawAt, before }: { drawAt: number; before: LotteryResult | undefined }) {
  const t = useT('games');
  const now = useSeconds(true);
  return (
    <>
      <p className={styles.countdown}>
        {t('numero.waits')}{' '}
        <span role="timer" className={styles.time}>
          {countdownText(drawAt - now)}
        </span>
      </p>
      {before?.prizes === undefined ? null : <PrizeTable prizes={before.prizes} caption={t('numero.yesterday')} />}
    </>
  );
}
