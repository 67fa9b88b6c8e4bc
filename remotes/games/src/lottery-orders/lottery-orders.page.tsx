import { siteConfig } from '@foyer/shared/api';
import { useT } from '@foyer/shared/i18n';
import { DayGroups, ListEnd, NoRecords, RecordSkeleton, ReportLayout, StaleNote } from '@foyer/shared/report';
import { useAddressQuery } from '@foyer/shared/router';
import { useSession } from '@foyer/shared/session';
import { dayOf } from '@foyer/shared/time';
import { QueryView } from '@foyer/shared/ui';
import { useOrders } from './get-orders';
import { groupBySeries } from './group-by-series';
import styles from './lottery-orders.module.css';
import { OrderDrawer } from './order-drawer';
import { SeriesRow } from './order-row';
import { isNarrow, type OrdersFilter, readFilter, writeFilter } from './orders-filter';
import { OrdersFilters } from './orders-filters';
import { useFollowedBalance } from './use-followed-balance';
import { useNewWins } from './use-new-wins';

/** /m/lotteryOrders: the member's lottery orders, which open to their lines at `?order=` (F-ORDERS-05, decision 51). */
export default function LotteryOrdersPage() {
  const t = useT('games');
  const { drawn, newest, replace } = useAddressQuery();
  const currency = useSession((state) => state.wallet?.currencySymbol) ?? siteConfig().currencySymbol;
  const today = dayOf(Date.now());
  const filter = readFilter(drawn, today);
  const { query, orders } = useOrders(filter);
  useFollowedBalance(orders);
  const news = useNewWins(orders);
  const change = (part: Partial<OrdersFilter>) => replace(writeFilter({ ...readFilter(newest(), today), ...part }));
  const none = (
    <NoRecords
      texts={{ filtered: t('orders.filtered'), none: t('orders.none') }}
      narrow={isNarrow(filter)}
      onWiden={() => replace(new URLSearchParams())}
      next={{ to: '/m/lottery', label: t('orders.play') }}
    />
  );
  return (
    <ReportLayout filters={<OrdersFilters filter={filter} today={today} onChange={change} />}>
      <div className={styles.list}>
        <QueryView query={{ ...query, data: orders }} skeleton={<RecordSkeleton low />} empty={none}>
          {(rows) => (
            <>
              <StaleNote query={query} />
              <div>
                <DayGroups rows={groupBySeries(rows)} momentOf={({ orders: [first] }) => first.placedAt} today={today}>
                  {(group) => <SeriesRow key={group.series} group={group} currency={currency} news={news} />}
                </DayGroups>
              </div>
              <ListEnd query={query} />
            </>
          )}
        </QueryView>
      </div>
      <OrderDrawer currency={currency} />
    </ReportLayout>
  );
}
