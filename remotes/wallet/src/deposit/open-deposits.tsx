import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText, timeText } from '@foyer/shared/report';
import { dayOf } from '@foyer/shared/time';
import { List, ListRow, Money, QueryView } from '@foyer/shared/ui';
import styles from './deposit.module.css';
import type { useOpenDeposits } from './get-open-deposits';
import { LookAgain } from './look-again';
import { MethodIcon } from './method-icon';

const words = { pending: 'open.pending', refused: 'open.refused', review: 'open.review' } as const;

/** Those of the list, without the one that the page shows above. */
const openOf = (orders: readonly DepositOrder[], followed: string | undefined) =>
  orders.flatMap(({ status, ...rest }) =>
    rest.orderNo !== followed && (status === 'pending' || status === 'refused' || status === 'review')
      ? [{ ...rest, status }]
      : [],
  );
type OpenDeposit = ReturnType<typeof openOf>[number];

interface OpenDepositsProps {
  open: ReturnType<typeof useOpenDeposits>;
  followed: string | undefined;
  currency: string;
  /** Shows an order, with what can still be done with it. */
  onFollow: (orderNo: string) => void;
}

/** Pending and recently refused deposits; nothing without any. */
export function OpenDeposits({ open: { query, isOver, look }, followed, currency, onFollow }: OpenDepositsProps) {
  const t = useT('wallet');
  const row = ({ orderNo, kind, amount, status, createdAt, payUrl }: OpenDeposit) => (
    <ListRow
      key={orderNo}
      icon={<MethodIcon kind={kind} />}
      title={orderNo}
      note={
        <>
          {t(payUrl === undefined ? words[status] : 'open.unpaid')} ·{' '}
          <span className={styles.moment}>{`${dayText(dayOf(createdAt), 'short')}, ${timeText(createdAt)}`}</span>
        </>
      }
      trailing={<Money value={amount} currency={currency} />}
      onPress={() => onFollow(orderNo)}
    />
  );
  return (
    <QueryView
      query={{ ...query, data: query.data && openOf(query.data, followed) }}
      skeleton={null}
      empty={null}
      failed={{ look: 'inline', title: t('open.failed') }}
    >
      {(open) => (
        <>
          <List heading={t('open.title')}>{open.map(row)}</List>
          {isOver && followed === undefined ? <LookAgain onLook={look} /> : null}
        </>
      )}
    </QueryView>
  );
}
