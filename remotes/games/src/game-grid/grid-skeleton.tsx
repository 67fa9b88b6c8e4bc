import { Loading } from '@foyer/shared/ui';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-grid.module.css';

/** Placeholder of a grid of games. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.grid}>
        <GameCardSkeleton count={count} />
      </div>
    </Loading>
  );
}
