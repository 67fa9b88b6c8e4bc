import { useT } from '@foyer/shared/i18n';
import { QueryView } from '@foyer/shared/ui';
import { useLotteries } from '../lottery/get-lotteries';
import { LotteryCard } from '../lottery/lottery-card';
import { useInView } from '../lottery/use-in-view';
import { useOpenLottery } from '../lottery/use-open-lottery';
import { useSeconds } from '../lottery/use-seconds';
import { ShelfHead } from '../shelf-head/shelf-head';
import { Winners } from '../winners/winners';
import styles from './home-lottery.module.css';
import { WaitingShelf } from './waiting-shelf';

const HOME_WINNERS = 5;

/** Home's lotteries with countdowns, and the largest wins. Out of view the clock stops and nothing is loaded. */
export function Draws() {
  const t = useT('games');
  const { inView, ref } = useInView();
  const now = useSeconds(inView);
  const open = useOpenLottery();
  const query = useLotteries(inView);
  if (query.data?.length === 0) return null;
  return (
    <section ref={ref} aria-label={t('lottery.draws')} className={styles.section}>
      <ShelfHead name={t('lottery.draws')} allLabel={t('moreLottery.title')} all="/m/moreLottery" />
      <QueryView
        query={query}
        skeleton={<WaitingShelf />}
        failed={{ look: 'inline' }}
        around={(panel) => <div className={styles.note}>{panel}</div>}
      >
        {(lotteries) => (
          <ul className={styles.shelf}>
            {lotteries.map((lottery) => (
              <li key={lottery.code} className={styles.item}>
                <LotteryCard lottery={lottery} now={now} onOpen={() => open(lottery)} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
      <Winners live={inView} count={HOME_WINNERS} className={styles.winners} />
    </section>
  );
}
