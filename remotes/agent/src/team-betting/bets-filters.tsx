import { useT } from '@foyer/shared/i18n';
import { Pick, ReportFilters } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';
import { categories, useCategoryName } from '../category-name';
import { type BetsFilter, states } from './bets-filter';
import { MemberBox } from './member-box';

interface BetsFiltersProps {
  filter: BetsFilter;
  today: Day;
  /** Takes what changes; the rest is as it was asked for last. */
  onChange: (part: Partial<BetsFilter>) => void;
}

/** Days, a member by name, a category and a state. */
export function BetsFilters({ filter, today, onChange }: BetsFiltersProps) {
  const t = useT('agent');
  const nameOf = useCategoryName();
  return (
    <ReportFilters period={filter} today={today} onChange={({ period, from, to }) => onChange({ period, from, to })}>
      <MemberBox value={filter.member} onFind={(member) => onChange({ member })} />
      <Pick
        label={t('bets.category')}
        all={t('bets.allGames')}
        options={categories.map((value) => ({ value, label: nameOf(value) }))}
        value={filter.gameType}
        onChange={(gameType) => onChange({ gameType })}
      />
      <Pick
        label={t('bets.state')}
        all={t('bets.allStates')}
        options={states.map((value) => ({ value, label: t(`bets.status.${value}`) }))}
        value={filter.status}
        onChange={(value) => onChange({ status: states.find((state) => state === value) ?? '' })}
      />
    </ReportFilters>
  );
}
