import { useT } from '@foyer/shared/i18n';
import { HOME } from '@foyer/shared/paths';
import { useSession } from '@foyer/shared/session';
import { LinkButton, Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';
import { Winners } from '../winners/winners';
import { useLotteries } from './get-lotteries';
import { arranged, useLotteryMenu } from './get-lottery-menu';
import styles from './lottery.module.css';
import { LotteryGroups } from './lottery-groups';
import { MenuFailed } from './menu-failed';
import { useSeconds } from './use-seconds';

const PAGE_WINNERS = 20;

/** The lottery category: all lotteries by class, with countdowns, and the largest wins (S2-ROUTES-46). */
export default function LotteryPage() {
  const t = useT('games');
  const query = useLotteries(true);
  const menu = useLotteryMenu();
  const now = useSeconds(true);
  const isMember = useSession(({ session }) => session !== undefined);
  const home = (
    <LinkButton size="small" to={HOME}>
      {t('launch.home')}
    </LinkButton>
  );
  return (
    <QueryView
      query={{ ...query, data: arranged(query, menu) }}
      skeleton={
        <Loading>
          <div className={styles.page}>
            <Skeleton shape="block" count={4} className={styles.waiting} />
          </div>
        </Loading>
      }
      empty={<NoData text={t('lottery.empty')} action={home} />}
    >
      {(lotteries) => (
        // Kept ones are of draws that have passed.
        <div className={styles.page} aria-busy={(query.dataUpdatedAt === 0 && query.isFetching) || undefined}>
          <MenuFailed menu={menu} />
          <LotteryGroups lotteries={lotteries} menu={menu.data} now={now} />
          <Winners live count={PAGE_WINNERS} />
          <LinkButton full to="/m/moreLottery">
            {t('moreLottery.search')}
          </LinkButton>
          {isMember ? (
            <LinkButton full to="/m/lotteryOrders">
              {t('orders.title')}
            </LinkButton>
          ) : null}
        </div>
      )}
    </QueryView>
  );
}
