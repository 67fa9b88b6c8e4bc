import { Loading, Skeleton } from '@foyer/shared/ui';
import { GameCardSkeleton } from '../game-card/game-card-skeleton';
import { Shelf } from '../shelf/shelf';
import { IN_WINDOW } from './game-shelf';
import styles from './rail-skeleton.module.css';
import section from './section.module.css';

/** Placeholder of rail and first shelves while the categories load. */
export function RailSkeleton() {
  return (
    <Loading>
      <div className={styles.rail}>
        {Array.from({ length: 5 }, (_, index) => (
          <span key={index} className={styles.entry}>
            <Skeleton shape="circle" className={styles.icon} />
            <Skeleton className={styles.name} />
          </span>
        ))}
      </div>
      {Array.from({ length: 2 }, (_, index) => (
        <div key={index} className={section.section}>
          <div className={styles.head}>
            <Skeleton className={styles.title} />
          </div>
          <Shelf>
            <GameCardSkeleton count={IN_WINDOW} />
          </Shelf>
        </div>
      ))}
    </Loading>
  );
}
