import { useT } from '@foyer/shared/i18n';
import type { ReactNode } from 'react';
import type { Day } from '../time';
import { SegmentedControl } from '../ui';
import { CustomRange } from './custom-range';
import styles from './filters.module.css';
import { type Period, periods } from './period';

interface ReportFiltersProps {
  period: Period;
  today: Day;
  onChange: (period: Period) => void;
  /** Other filters, below the days. */
  children?: ReactNode;
}

/** The period and other filters of a record, stored in the address, so that reloads and going back keep them. */
export function ReportFilters({ period, today, onChange, children }: ReportFiltersProps) {
  const t = useT('shared');
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('report.period')}
        look="chips"
        items={periods.map((value) => ({ value, label: t(`report.period.${value}`) }))}
        value={period.period}
        onChange={(name) => onChange({ ...period, period: name })}
      />
      {period.period === 'custom' ? (
        <CustomRange
          key={`${period.from} ${period.to}`}
          range={period}
          today={today}
          onApply={(range) => onChange({ ...period, ...range })}
        />
      ) : null}
      {children === undefined ? null : <div className={styles.picks}>{children}</div>}
    </div>
  );
}
