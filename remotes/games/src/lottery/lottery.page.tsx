import { errorTextKey } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { ErrorPanel, LinkButton, Loading, NoData, Skeleton } from '@foyer/shared/ui';
import { useLotteries } from './get-lotteries';
import styles from './lottery.module.css';
import { LotteryGroups } from './lottery-groups';
import { useSeconds } from './use-seconds';

/** The lottery category: every lottery under the heading of its class, with the time until its next draw (S2-ROUTES-46). */
export default function LotteryPage() {
  const t = useT('games');
  const errorText = useT('shared');
  const now = useSeconds(true);
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
          <LinkButton size="small" to={HOME}>
            {t('launch.home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <div className={styles.page}>
      <LotteryGroups lotteries={data} now={now} />
      <LinkButton full to="/m/moreLottery">
        {t('moreLottery.search')}
      </LinkButton>
    </div>
  );
}
