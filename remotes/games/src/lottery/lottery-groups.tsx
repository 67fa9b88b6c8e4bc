import type { Lottery } from '@foyer/shared/contract';
import styles from './lottery.module.css';
import { LotteryCard } from './lottery-card';
import { groupsOf, useClassName } from './lottery-classes';
import { useOpenLottery } from './use-open-lottery';

interface LotteryGroupsProps {
  lotteries: readonly Lottery[];
  /** Epoch milliseconds. */
  now: number;
}

/** Lotteries under the headings of their classes, each with its countdown. */
export function LotteryGroups({ lotteries, now }: LotteryGroupsProps) {
  const nameOf = useClassName();
  const open = useOpenLottery();
  return groupsOf(lotteries).map(([code, group]) => (
    <section key={code} aria-label={nameOf(code)}>
      <h2 className={styles.title}>{nameOf(code)}</h2>
      <ul className={styles.list}>
        {group.map((lottery) => (
          <li key={lottery.code}>
            <LotteryCard lottery={lottery} now={now} onOpen={() => open(lottery)} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
