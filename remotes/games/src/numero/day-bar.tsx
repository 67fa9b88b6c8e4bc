import { useT } from '@foyer/shared/i18n';
import { addDays, isDay } from '@foyer/shared/time';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '@foyer/shared/ui';
import styles from './vn-results.module.css';

interface DayBarProps {
  day: string;
  /** The present day of Vietnam, once it is known. */
  today: string | undefined;
  onDay: (day: string) => void;
}

/** The day before, a calendar, the day after. Days are those of Vietnam. */
export function DayBar({ day, today, onDay }: DayBarProps) {
  const t = useT('games');
  const known = isDay(day);
  return (
    <div className={styles.bar}>
      <IconButton
        icon={<ChevronLeftIcon />}
        label={t('numero.before')}
        disabled={!known}
        onClick={() => onDay(addDays(day, -1))}
      />
      <label className={styles.field}>
        <span className={styles.label}>{t('numero.day')}</span>
        <input
          type="date"
          className={styles.date}
          value={known ? day : ''}
          max={today}
          onChange={({ target }) => {
            if (isDay(target.value)) onDay(target.value);
          }}
        />
      </label>
      <IconButton
        icon={<ChevronRightIcon />}
        label={t('numero.after')}
        disabled={!known || today === undefined || day >= today}
        onClick={() => onDay(addDays(day, 1))}
      />
    </div>
  );
}
