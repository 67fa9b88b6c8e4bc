import { Loading } from '@foyer/shared/ui';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import styles from './game-grid.module.css';
import { EDGE, GAP } from './use-rows-in-view';

/** Placeholder of a grid of games. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <Loading>
      <div className={styles.grid} style={{ rowGap: GAP, paddingBlock: EDGE }}>
        <GameCardSkeleton count={count} />
      </div>
    </Loading>
  );
}
