import { useT } from '@foyer/shared/i18n';
import { lazy, Suspense } from 'react';
import { useNear } from '../home-games/use-near';
import { ShelfHead } from '../shelf-head/shelf-head';
import styles from './home-lottery.module.css';
import { WaitingShelf } from './waiting-shelf';

const Draws = lazy(() => import('./draws').then((module) => ({ default: module.Draws })));

/** Home's lotteries. Until their place comes near, cards, clocks and winners are not loaded; it has the size of what comes (decision 103). */
export default function HomeLottery() {
  const t = useT('games');
  const { near, ref } = useNear();
  const waiting = (
    <section aria-label={t('lottery.draws')} className={styles.section}>
      <ShelfHead name={t('lottery.draws')} allLabel={t('moreLottery.title')} all="/m/moreLottery" />
      <WaitingShelf />
    </section>
  );
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={waiting}>
          <Draws />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
