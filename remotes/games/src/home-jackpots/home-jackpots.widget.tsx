import { Loading, Skeleton } from '@foyer/shared/ui';
import { lazy, Suspense } from 'react';
import { useNear } from '../home-games/use-near';
import styles from './home-jackpots.module.css';

const Jackpots = lazy(() => import('./jackpots').then((module) => ({ default: module.Jackpots })));

/** Home's jackpots (decision 76). Until their place comes near, nothing of them is loaded; it has the size of what comes. */
export default function HomeJackpots() {
  const { near, ref } = useNear();
  const waiting = (
    <Loading className={styles.waiting}>
      <Skeleton shape="block" className={styles.shape} />
    </Loading>
  );
  return (
    <div ref={ref}>
      {near ? (
        <Suspense fallback={waiting}>
          <Jackpots waiting={waiting} />
        </Suspense>
      ) : (
        <div className={styles.waiting}>
          <div className={styles.shape} />
        </div>
      )}
    </div>
  );
}
