import type { DepositOrder } from '@foyer/shared/contract';
import { useT } from '@foyer/shared/i18n';
import { dayText, timeText } from '@foyer/shared/report';
import { dayOf } from '@foyer/shared/time';
import { List, ListRow, Money, QueryView } from '@foyer/shared/ui';
import type { useOpenDeposits } from './get-open-deposits';
import { MethodIcon } from './method-icon';

const words = { pending: 'open.pending', refused: 'open.refused', review: 'open.review' } as const;

/** Leaves out a followed order once it ended. */
const openOf = (orders: readonly DepositOrder[]) =>
  orders.flatMap(({ status, ...rest }) =>
    status === 'pending' || status === 'refused' || status === 'review' ? [{ ...rest, status }] : [],
  );
type OpenDeposit = ReturnType<typeof openOf>[number];

interface OpenDepositsProps {
  query: ReturnType<typeof useOpenDeposits>;
  currency: string;
}

/** Pending and recently refused deposits; nothing without any. */
export function OpenDeposits({ query, currency }: OpenDepositsProps) {
  const t = useT('wallet');
  const row = ({ orderNo, kind, amount, status, createdAt }: OpenDeposit) => (
    <ListRow
      key={orderNo}
      icon={<MethodIcon kind={kind} />}
      title={orderNo}
      note={`${t(words[status])} · ${dayText(dayOf(createdAt), 'short')}, ${timeText(createdAt)}`}
      trailing={<Money value={amount} currency={currency} />}
    />
  );
  return (
    <QueryView
      query={{ ...query, data: query.data && openOf(query.data) }}
      skeleton={null}
      empty={null}
      failed={{ look: 'inline', title: t('open.failed') }}
    >
      {(open) => <List heading={t('open.title')}>{open.map(row)}</List>}
    </QueryView>
  );
}
