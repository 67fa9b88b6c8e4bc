import { useT } from '@foyer/shared/i18n';
import { ErrorPanel, List, ListRow, Money } from '@foyer/shared/ui';
import { dayOf, dayText, timeText } from '../records/days';
import type { useOpenDeposits } from './get-open-deposits';
import { MethodIcon } from './method-icon';

const words = { pending: 'open.pending', refused: 'open.refused' } as const;

interface OpenDepositsProps {
  query: ReturnType<typeof useOpenDeposits>;
  currency: string;
}

/** What waits for the cashier, and what was refused lately; nothing when there is none. */
export function OpenDeposits({ query, currency }: OpenDepositsProps) {
  const t = useT('wallet');
  if (query.data === undefined) {
    if (!query.isError) return null;
    return (
      <ErrorPanel look="inline" title={t('open.failed')} busy={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  // One that is followed may be listed although it was approved.
  const open = query.data.flatMap(({ status, ...rest }) => (status === 'approved' ? [] : [{ ...rest, status }]));
  if (open.length === 0) return null;
  const row = ({ orderNo, kind, amount, status, createdAt }: (typeof open)[number]) => (
    <ListRow
      key={orderNo}
      icon={<MethodIcon kind={kind} />}
      title={orderNo}
      note={`${t(words[status])} · ${dayText(dayOf(createdAt), 'short')}, ${timeText(createdAt)}`}
      trailing={<Money value={amount} currency={currency} />}
    />
  );
  return <List heading={t('open.title')}>{open.map(row)}</List>;
}
