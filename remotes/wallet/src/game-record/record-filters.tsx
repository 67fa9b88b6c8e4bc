import { useT } from '@foyer/shared/i18n';
import { Pick, ReportFilters } from '@foyer/shared/report';
import type { Day } from '@foyer/shared/time';
import { gameTypes, type RecordFilter, statuses } from './record-filter';

interface RecordFiltersProps {
  filter: RecordFilter;
  today: Day;
  /** Takes what changes; the rest is as it was asked for last. */
  onChange: (part: Partial<RecordFilter>) => void;
}

export function RecordFilters({ filter, today, onChange }: RecordFiltersProps) {
  const t = useT('wallet');
  return (
    <ReportFilters period={filter} today={today} onChange={onChange}>
      <Pick
        label={t('record.category')}
        all={t('record.allGames')}
        options={gameTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        value={filter.gameType}
        onChange={(gameType) => onChange({ gameType })}
      />
      <Pick
        label={t('record.result')}
        all={t('record.allResults')}
        options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </ReportFilters>
  );
}
