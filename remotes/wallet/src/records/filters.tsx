import { useT } from '@foyer/shared/i18n';
import type { Day } from '@foyer/shared/time';
import { SegmentedControl } from '@foyer/shared/ui';
import type { ReactNode } from 'react';
import { CustomRange } from './custom-range';
import styles from './filters.module.css';
import { type Period, periods } from './period';

interface FiltersProps {
  period: Period;
  today: Day;
  onChange: (period: Period) => void;
  children: ReactNode;
}

/** The period and other filters of a record, stored in the address, so that reloads and going back keep them. */
export function Filters({ period, today, onChange, children }: FiltersProps) {
  const t = useT('wallet');
  return (
    <div className={styles.filters}>
      <SegmentedControl
        label={t('record.period')}
        className={styles.periods}
        items={periods.map((value) => ({ value, label: t(`period.${value}`) }))}
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
      <div className={styles.picks}>{children}</div>
    </div>
  );
}
