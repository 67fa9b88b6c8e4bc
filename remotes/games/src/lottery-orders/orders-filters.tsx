import { useT } from '@foyer/shared/i18n';
import { Pick, ReportFilters } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';
import { listedIn, useLotteryMenu } from '../lottery/get-lottery-menu';
import { type OrdersFilter, statuses } from './orders-filter';

interface OrdersFiltersProps {
  filter: OrdersFilter;
  today: Day;
  /** Takes what changes; the rest is as it was asked for last. */
  onChange: (part: Partial<OrdersFilter>) => void;
}

/** Days, lottery and state of the orders. A lottery of the address that is not offered any more stays a choice. */
export function OrdersFilters({ filter, today, onChange }: OrdersFiltersProps) {
  const t = useT('games');
  const { data: menu = [] } = useLotteryMenu();
  const named = listedIn(menu).map(({ code, displayName }) => ({ value: code, label: displayName }));
  const isKnown = filter.code === '' || named.some(({ value }) => value === filter.code);
  return (
    <ReportFilters period={filter} today={today} onChange={onChange}>
      <Pick
        label={t('orders.lottery')}
        all={t('orders.allLotteries')}
        options={isKnown ? named : [...named, { value: filter.code, label: filter.code }]}
        value={filter.code}
        onChange={(code) => onChange({ code })}
      />
      <Pick
        label={t('orders.status')}
        all={t('orders.allStates')}
        options={statuses.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </ReportFilters>
  );
}
