import { useT } from '@foyer/shared/i18n';
import { OrderLines } from '@foyer/shared/lottery';
import { callQuery, useQuery } from '@foyer/shared/query';
import { Loading, NoData, QueryView, Skeleton } from '@foyer/shared/ui';

interface BetOrderProps {
  /** Number of a lottery order of the team. */
  orderNo: string;
  currency: string;
}

/** The draw and the lines of the lottery order that a bet of the team is (F-TEAMBET-01). */
export function BetOrder({ orderNo, currency }: BetOrderProps) {
  const t = useT('agent');
  const query = useQuery(callQuery('teamOrder', { orderNo }));
  return (
    <QueryView
      query={query}
      skeleton={
        <Loading>
          <Skeleton count={3} />
        </Loading>
      }
      empty={<NoData text={t('bets.orderGone')} />}
    >
      {({ issue, picks }) => (
        <>
          <p>
            {t('bets.order', { order: orderNo })} · {t('bets.draw', { issue })}
          </p>
          <OrderLines picks={picks} currency={currency} />
        </>
      )}
    </QueryView>
  );
}
