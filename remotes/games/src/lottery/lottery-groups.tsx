import type { Lottery } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { momentText } from '@foyer/shared/report';
import type { LotteryMenu, OnMenu } from './get-lottery-menu';
import styles from './lottery.module.css';
import { LotteryCard } from './lottery-card';
import { groupsOf, useClassName } from './lottery-classes';
import { useOpenLottery } from './use-open-lottery';

interface LotteryGroupsProps {
  lotteries: readonly OnMenu<Lottery>[];
  menu: LotteryMenu | undefined;
  /** Epoch milliseconds. */
  now: number;
}

/** Lotteries under the headings of their classes, each with its countdown. */
export function LotteryGroups({ lotteries, menu, now }: LotteryGroupsProps) {
  const t = useT('games');
  const nameOf = useClassName(menu);
  const open = useOpenLottery();
  return groupsOf(lotteries).map(([code, group]) => (
    <section key={code} aria-label={nameOf(code)}>
      <h2 className={styles.title}>{nameOf(code)}</h2>
      <ul className={styles.list}>
        {group.map((lottery) => (
          <li key={lottery.code}>
            <LotteryCard
              lottery={lottery}
              now={now}
              note={
                lottery.until !== undefined && lottery.until > now
                  ? t('maintenance.until', { until: momentText(lottery.until) })
                  : undefined
              }
              onOpen={() => open(lottery)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}
