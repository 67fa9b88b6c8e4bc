import { errorTextKey } from '@foyer/shared/api';
import type { Lottery } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { useLotteries } from './get-lotteries';
import styles from './lottery.module.css';
import { LotteryCard } from './lottery-card';
import { useOpenLottery } from './use-open-lottery';
import { useSeconds } from './use-seconds';

const NAMED = new Set(['FAST', 'RACING', 'KENO', 'LOTTO', 'VIETNAM']);

function groupsOf(lotteries: readonly Lottery[]): [string, Lottery[]][] {
  const groups = new Map<string, Lottery[]>();
  for (const lottery of lotteries) {
    groups.set(lottery.gameClassifyNew, [...(groups.get(lottery.gameClassifyNew) ?? []), lottery]);
  }
  return [...groups];
}

/** The lottery category: every lottery under the heading of its class, with the time until its next draw (S2-ROUTES-46). */
export default function LotteryPage() {
  const t = useT('games');
  const errorText = useT('shared');
  const now = useSeconds(true);
  const open = useOpenLottery();
  const { data, error, isFetching, refetch } = useLotteries(true);
  if (data === undefined) {
    if (error !== null) {
      return <ErrorPanel title={errorText(errorTextKey(error))} busy={isFetching} onRetry={() => refetch()} />;
    }
    return (
      <Loading>
        <div className={styles.page}>
          <Skeleton shape="block" count={4} className={styles.waiting} />
        </div>
      </Loading>
    );
  }
  if (data.length === 0) {
    return (
      <NoData
        text={t('lottery.empty')}
        action={
          <LinkButton size="small" to="/m/home">
            {t('launch.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={styles.page}>
      {groupsOf(data).map(([code, lotteries]) => (
        <section key={code} aria-label={NAMED.has(code) ? t(`lottery.${code}`) : code} className={styles.group}>
          <h2 className={styles.title}>{NAMED.has(code) ? t(`lottery.${code}`) : code}</h2>
          <ul className={styles.list}>
            {lotteries.map((lottery) => (
              <li key={lottery.code}>
                <LotteryCard lottery={lottery} now={now} onOpen={() => open(lottery)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
