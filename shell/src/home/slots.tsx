import type { SlotName } from '@foyer/shared/remote';
import { Skeleton } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import styles from './home.module.css';

const Shelf = () => (
  <div className={styles.shelf}>
    <Skeleton className={styles.heading} />
    <div className={styles.tiles}>
      <Skeleton shape="tile" count={7} className={styles.tile} />
    </div>
  </div>
);

const Rail = () => (
  <div className={styles.rail}>
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <span key={key} className={styles.category}>
        <Skeleton shape="circle" />
        <Skeleton className={styles.label} />
      </span>
    ))}
  </div>
);

export const homeSlots: readonly { name: SlotName; skeleton: ReactNode }[] = [
  { name: 'home.banner', skeleton: <Skeleton shape="block" className={styles.banner} /> },
  { name: 'home.ticker', skeleton: <Skeleton shape="block" className={styles.ticker} /> },
  { name: 'home.matches', skeleton: <Skeleton shape="block" className={styles.matches} /> },
  {
    name: 'home.games',
    skeleton: (
      <>
        <Rail />
        <Shelf />
        <Shelf />
        <Shelf />
      </>
    ),
  },
  { name: 'home.popular', skeleton: <Shelf /> },
  { name: 'home.lottery', skeleton: <Skeleton shape="block" className={styles.lottery} /> },
];
