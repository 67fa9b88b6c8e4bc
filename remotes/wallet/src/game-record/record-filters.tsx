import { useT } from '@foyer/shared/i18n';
import { ChevronDownIcon, join, SegmentedControl } from '@foyer/shared/ui';
import { CustomRange } from './custom-range';
import type { Day } from './days';
import { gameTypes, periods, type RecordFilter, statuses } from './record-filter';
import styles from './record-filters.module.css';

interface PickProps {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** The phone's own picker in the shape of a pill; lit while it narrows. */
function Pick({ label, all, options, value, onChange }: PickProps) {
  return (
    <span className={join(styles.pick, value !== '' && styles.lit)}>
      <select
        aria-label={label}
        value={value}
        className={styles.select}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={styles.chevron} />
    </span>
  );
}

interface RecordFiltersProps {
  filter: RecordFilter;
  today: Day;
  onChange: (filter: RecordFilter) => void;
}

/** Period, category and result. The choice lives in the address, so that a reload and a way back keep it. */
export function RecordFilters({ filter, today, onChange }: RecordFiltersProps) {
  const t = useT('wallet');
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('record.period')}
        items={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
        value={filter.period}
        onChange={(period) => onChange({ ...filter, period })}
      />
      {filter.period === 'custom' ? (
        <CustomRange
          key={`${filter.from} ${filter.to}`}
          range={filter}
          today={today}
          onApply={(range) => onChange({ ...filter, ...range })}
        />
      ) : null}
      <div className={styles.picks}>
        <Pick
          label={t('record.category')}
          all={t('record.allGames')}
          options={gameTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={filter.gameType}
          onChange={(gameType) => onChange({ ...filter, gameType })}
        />
        <Pick
          label={t('record.result')}
          all={t('record.allResults')}
          options={statuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={filter.status}
          onChange={(status) => onChange({ ...filter, status })}
        />
      </div>
    </div>
  );
}
